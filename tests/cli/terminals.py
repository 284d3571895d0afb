"""A terminal of our own, with a command inside it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf

AGAIN = 15.0  # seconds after which a key is pressed once more
PATIENCE = 60.0  # seconds; only ever waited for by a test that fails
# A process that takes charge of its terminal, so that Ctrl-C reaches it, and then becomes the command.
IN_CHARGE = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "lascaux", *sys.argv[1:]])
"""


class Terminal:
    """Runs `lascaux` before a pseudo-terminal of 80 columns and 24 lines with many colours."""

    def __init__(self, arguments: Sequence[str], columns: int = 80, lines: int = 24) -> None:
        self._end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        unwanted = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES")
        environment = {name: value for name, value in os.environ.items() if name not in unwanted}
        environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_GB.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_CHARGE, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """What was shown up to this text; fails when it never comes."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} never came:\n{plain(self.shown)[-2000:]}"
            if select.select([self._end], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self._end, 65536).decode(errors="replace")
                except OSError:
                    assert text in self.shown, f"it ended without {text!r}:\n{plain(self.shown)[-2000:]}"
        shown, _, self.shown = self.shown.partition(text)
        return shown

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self._end, keys.encode())

    def close(self, press: str = "") -> int:
        """Wait until the command ends; its exit code.

        `press` is typed now and then: readline misses a Ctrl-C that comes just before it waits for a key.
        """
        end = time.monotonic() + PATIENCE
        pressed = -inf
        while self.process.poll() is None and time.monotonic() < end:
            if press and time.monotonic() - pressed >= AGAIN:
                pressed = time.monotonic()
                self.type(press)
            if select.select([self._end], [], [], 0.05)[0]:
                try:
                    self.shown += os.read(self._end, 65536).decode(errors="replace")
                except OSError:
                    break
        code = self.process.wait(PATIENCE)
        os.close(self._end)
        return code


@contextmanager
def terminal(*arguments: str, lines: int = 24) -> Iterator[Terminal]:
    """A terminal that is closed whatever happens."""
    opened = Terminal(arguments, lines=lines)
    try:
        yield opened
    finally:
        if opened.process.poll() is None:
            opened.process.kill()
        opened.process.wait()


def plain(text: str) -> str:
    """The text without what moves the cursor or changes colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)

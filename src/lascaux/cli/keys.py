"""Single keys from a terminal, arrows included."""

from __future__ import annotations

import os
import re
import sys
import termios
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_KEY: Final = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)
_AT_ONCE: Final = 64  # bytes; somebody may hold a key down


@contextmanager
def keys_pressed() -> Iterator[Iterator[str]]:
    """The keys as they are pressed, without Enter; the terminal is put back afterwards."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield _keys(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _keys(terminal: int) -> Iterator[str]:
    while data := os.read(terminal, _AT_ONCE):
        yield from _KEY.findall(data.decode(errors="replace"))

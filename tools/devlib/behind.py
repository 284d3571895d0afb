"""Compiling behind a server that runs already: bots use what is compiled as soon as it is there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread

from devlib.places import COMPILED, LIBRARY, LOGS, ROOT

_KINDNESS = 10  # how far compiling steps back behind the server and its bots
DONE = "The rules and the bots are compiled: from their next turn on bots are quicker and think further."
GOES_ON = "Bots play on uncompiled, slower."


class Behind:
    """A `dev build` of our own, and a link that bots follow once it is done."""

    def __init__(self) -> None:
        self._log = LOGS / "behind.txt"
        self._is_ended = False
        with self._log.open("w", encoding="utf-8") as output:
            # A session of its own: one signal ends it with all the compilers it has started.
            self._process = subprocess.Popen(
                [sys.executable, ROOT / "dev", "build"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        with suppress(OSError):
            os.setpriority(os.PRIO_PGRP, self._process.pid, _KINDNESS)
        self._watcher = Thread(target=self._watch, daemon=True)
        self._watcher.start()

    def end(self) -> None:
        """End it; what is compiled by then need not be compiled again."""
        self._is_ended = True
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        self._watcher.join()

    def _watch(self) -> None:
        code = self._process.wait()
        if self._is_ended:
            return
        if code == 0:
            COMPILED.unlink(missing_ok=True)
            COMPILED.symlink_to(LIBRARY)
            print(DONE, flush=True)
        else:
            print(f"{self._last_line()} {GOES_ON}", flush=True)

    def _last_line(self) -> str:
        lines = self._log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return lines[-1] if lines and lines[-1].endswith(".") else "Compiling was ended from outside."

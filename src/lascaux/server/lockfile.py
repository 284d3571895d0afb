"""A lock that one process holds and the system takes back when that process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final


class LockedElsewhere(Exception):
    """Another process holds the lock."""


class LockFile:
    """An exclusive lock on a file, held until released; raises LockedElsewhere."""

    def __init__(self, path: Path) -> None:
        self._handle: Final = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._handle)
            raise LockedElsewhere(str(path)) from None

    def release(self) -> None:
        """Let others have it."""
        os.close(self._handle)

"""One `dev` at a time may change what is built."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from devlib.places import BUILD


@contextmanager
def building() -> Iterator[None]:
    """Hold the checkout's build lock, waiting for another `dev` that holds it."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another `dev` is building here: waiting for it ...", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield

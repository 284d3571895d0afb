"""What the tests of `dev` share."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dev.checkout import Checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout in which nothing is set up yet."""
    return Checkout(tmp_path / "checkout")


@pytest.fixture
def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port that a program other than Lascaux listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield int(listener.getsockname()[1])

"""One server for all tests that do not need their own, and one with games that are over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.known import ORDER, Shelf
from tests.server.harness import STUB, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once; its log must stay free of tracebacks."""
    running = Server(tmp_path_factory.mktemp("server"), worker=STUB)
    yield running
    assert "Traceback" not in running.stop()


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """Games that are over, and one that is not."""
    return Shelf({"over": (ORDER, 56), "playing": (ORDER, 54)}, copies=20)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, shelf: Shelf) -> Iterator[Server]:
    """A server with these games."""
    folder = tmp_path_factory.mktemp("house")
    shelf.fill(folder)
    running = Server(folder, worker=STUB)
    yield running
    assert "Traceback" not in running.stop()

"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import STUB, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once; its log must stay free of tracebacks."""
    running = Server(tmp_path_factory.mktemp("server"), worker=STUB)
    yield running
    assert "Traceback" not in running.stop()

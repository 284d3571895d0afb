"""Those who watch: counted now and then, named if they like, and no burden to those who play."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from lascaux.server.messages import Ping, Pong, Seats, TableInfo
from lascaux.server.watching import MOST_NAMES, Watching
from tests.server.harness import STUB, Seated, Server

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that counts at once."""
    with Server(tmp_path_factory.mktemp("quick"), worker=STUB, count_every=0.01) as server:
        yield server


def test_watchers_are_counted_and_named_if_they_like(quick: Server) -> None:
    at = quick.seated("human", "human")
    with quick.sit(at.table.id, at.token) as host:
        with quick.sit(at.table.id, name=" Zia\u202e  Pina "), quick.sit(at.table.id):
            told = host.hear(Seats, lambda told: told.table.watchers == 2)
            assert told.table.watching == ["Zia Pina"]
        assert host.hear(Seats, lambda told: told.table.watchers == 0).table.watching == []


def test_comings_and_goings_between_two_counts_are_told_to_nobody(server: Server) -> None:
    at: Seated = server.seated("human", "human")
    with server.sit(at.table.id, at.token) as host:
        for _ in range(20):
            server.sit(at.table.id).__exit__(None, None, None)
        with ExitStack() as watchers:
            for _ in range(5):
                watchers.enter_context(server.sit(at.table.id))
            host.send(Ping())
            host.hear(Pong)
            assert not any('"seats"' in text[:20] for text in host.heard)
            assert server.get(f"/api/tables/{at.table.id}", TableInfo).watchers == 0


def test_so_many_names_are_told_and_no_more() -> None:
    watching = Watching()
    for number in range(40):
        watching.come(object(), f"W{number}")
    watching.come(object(), None)
    assert watching.count_anew()
    assert (watching.count, len(watching.names)) == (41, MOST_NAMES)
    assert not watching.count_anew()

"""How many tables one address may open, and at how many bots play for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.harness import STUB, Server, table_of

pytestmark = pytest.mark.server


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server with little room for bots and a small burst of openings."""
    with Server(
        tmp_path, worker=STUB, rules={"openings": 6, "openings_a_minute": 1, "bot_tables": 2}
    ) as server:
        yield server


def opened(client: httpx.Client, *seats: str) -> httpx.Response:
    return client.post("/api/tables", json=table_of(*seats))


def test_the_burst_of_openings_is_small_and_each_address_has_its_own(own: Server) -> None:
    with own.guest("127.0.0.2") as one, own.guest("127.0.0.3") as two:
        statuses = [opened(one, "human", "human").status_code for _ in range(7)]
        assert statuses == [201] * 6 + [429]
        refused = opened(one, "human", "human")
        assert own.fault(refused, 429).code == "too-fast"
        assert int(refused.headers["Retry-After"]) > 0
        assert opened(two, "human", "human").status_code == 201
    for _ in range(20):
        own.open("human", "human")


def test_bots_play_at_only_so_many_tables_of_one_address(own: Server) -> None:
    with own.guest("127.0.0.2") as one, own.guest("127.0.0.3") as two, ExitStack() as stack:
        for _ in range(2):
            table = opened(one, "human", "random").json()
            stack.enter_context(own.sit(table["table"]["id"], table["token"], own="127.0.0.2"))
        fault = own.fault(opened(one, "human", "random"), 429)
        assert (fault.code, "2" in fault.message) == ("too-many-tables", True)
        assert opened(one, "human", "human").status_code == 201
        assert opened(two, "human", "random").status_code == 201
        assert own.open("random", "random").table.seq == 1


def test_tables_whose_bots_rest_do_not_count(own: Server) -> None:
    with own.guest("127.0.0.2") as one:
        assert [opened(one, "random", "random").status_code for _ in range(5)] == [201] * 5

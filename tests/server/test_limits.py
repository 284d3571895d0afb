"""How much and how fast one visitor may ask."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request

from lascaux.server import api, guests
from lascaux.server.bus import LocalBus
from lascaux.server.clerk import Clerk
from lascaux.server.faults import Denied
from lascaux.server.health import FRESH, Health
from lascaux.server.houserules import HouseRules
from lascaux.server.lessons import Lessons
from lascaux.server.limits import TokenBucket
from lascaux.server.rulebooks import Rulebooks
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import CannotWrite
from lascaux.server.tables import Tables
from lascaux.server.workers import WorkerPool


def test_a_bucket_gives_a_burst_and_then_a_steady_flow() -> None:
    now = [0.0]
    bucket = TokenBucket(rate=2.0, burst=3.0, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_one_address_looks_back_only_so_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "FIRST_MOMENTS", 1.0)
    monkeypatch.setattr(guests, "MOMENTS", 0.0)
    known = {name: guests.Guest(name, HouseRules()) for name in ("a", "b")}

    async def look_back() -> list[str]:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool())
        routes = api.Api(tables, Health(store), Clerk(WorkerPool()), Rulebooks(), Lessons())
        codes: list[str] = []
        for name in ("a", "a", "b"):
            request = Request({"type": "http", "headers": []})
            guests.welcome(known[name])
            with pytest.raises(Denied) as denied:
                await routes.moment(request, "none", 1)
            codes.append(denied.value.code)
        store.close()
        return codes

    assert asyncio.run(look_back()) == ["no-table", "too-fast", "no-table"]


class Disk(SqliteStore):
    """A disk that may be full, and counts how often it is tried."""

    beats = 0
    is_full = False

    async def beat(self) -> None:
        """Count, and fail if it is full."""
        self.beats += 1
        if self.is_full:
            raise CannotWrite
        await super().beat()


def test_health_tries_the_disk_but_not_more_often_than_needed(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Disk(tmp_path)
        now = [0.0]
        health = Health(store, lambda: now[0])
        await asyncio.gather(*[health.check() for _ in range(50)])
        store.is_full = True
        await health.check()
        assert store.beats == 1
        now[0] = FRESH
        outcomes = await asyncio.gather(*[health.check() for _ in range(50)], return_exceptions=True)
        assert all(isinstance(outcome, Denied) and outcome.code == "store" for outcome in outcomes)
        assert store.beats == 2
        store.is_full = False
        now[0] = 2 * FRESH
        await health.check()
        store.close()

    asyncio.run(scene())

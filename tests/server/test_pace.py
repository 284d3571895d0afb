"""Bots take their time for those who follow, and none where all who play skip."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from lascaux.server.messages import Act, Pace, Update
from lascaux.server.presence import HOST, Presence
from lascaux.wire import YourDecision
from tests.server.harness import STUB, Person, Server

pytestmark = pytest.mark.server

PACE = 30.0  # seconds: who waits for it waits in vain
FOLLOWED = 2.4  # seconds: less than three bots take that are followed, more than others need


@pytest.mark.parametrize(
    ("sockets", "is_followed"),
    [
        ([(0, True)], True),
        ([(0, False)], False),
        ([(0, False), (1, True)], True),
        ([(0, False), (1, False)], False),
        ([(0, False), (None, True)], False),
        ([(0, True), (None, False)], True),
        ([(None, True)], True),
        ([(None, False)], False),
        ([(HOST, True), (0, False)], False),
        ([(HOST, True)], True),
        ([], False),
    ],
)
def test_those_who_play_decide_and_watchers_only_where_none_does(
    sockets: list[tuple[int | None, bool]], is_followed: bool
) -> None:
    async def scene() -> None:
        presence = Presence()
        for seat, follows in sockets:
            presence.come(seat)
            if follows:
                presence.follow(seat not in (None, HOST), 1)
        assert presence.is_followed == is_followed

    asyncio.run(scene())


def rounds(person: Person, count: int) -> None:
    """Move until the bots have gone round so often."""
    for number in range(count):
        action = person.choices()[0]
        person.send(Act(f"act {number}", person.update.seq, action))
        before = person.update.seq
        while person.update.seq == before or not isinstance(person.update.decision, YourDecision):
            person.hear(Update)


def seconds_of(server: Server, *, skips: bool, says_later: bool = False) -> float:
    """How long three bots take for one round of moves."""
    opened = server.open("human", "random", "random", "random")
    with server.sit(opened.table.id, opened.token, skips=skips and not says_later) as person:
        if says_later:
            person.send(Pace(skips))
        person.choices()
        began = monotonic()
        rounds(person, 1)
        return monotonic() - began


@pytest.mark.parametrize("says_later", [False, True], ids=["from the beginning", "later"])
def test_bots_take_no_time_for_one_who_skips(tmp_path: Path, says_later: bool) -> None:
    with Server(tmp_path, worker=STUB, pace=PACE) as server:
        assert seconds_of(server, skips=True, says_later=says_later) < FOLLOWED
        assert seconds_of(server, skips=False) > FOLLOWED


def test_a_watcher_slows_nobody_down_who_skips(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB, pace=PACE) as server:
        opened = server.open("human", "random", "random", "random")
        with server.sit(opened.table.id), server.sit(opened.table.id, opened.token, skips=True) as person:
            began = monotonic()
            rounds(person, 1)
            assert monotonic() - began < FOLLOWED

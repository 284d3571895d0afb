"""Whole games over the wire."""

from __future__ import annotations

import random

import msgspec
import pytest

from lascaux import Table
from lascaux.server.messages import Ack, Act, Moment, TableInfo, Updates
from lascaux.wire import GameOver, YourDecision
from tests.server.harness import Server, bearing
from tests.server.storytelling import whole_story
from tests.views import clans_view

pytestmark = pytest.mark.server


def test_a_whole_game_is_played_over_sockets_against_bots(server: Server) -> None:
    opened = server.open("human", "random", "greedy")
    dice = random.Random(1)
    with server.sit(opened.table.id, opened.token) as person:
        while not isinstance(person.update.decision, GameOver):
            if isinstance(person.update.decision, YourDecision):
                assert isinstance(person.act(dice.choice(person.choices())), Ack)
            person.receive()
        assert person.update.table.status == "over"
        assert person.update.table.seed is not None


def test_a_whole_game_is_played_over_plain_requests_against_bots(server: Server) -> None:
    opened = server.open("human", "random")
    path = f"/api/tables/{opened.table.id}"
    dice = random.Random(2)
    seq = 0
    while True:
        update = server.get(f"{path}/updates?since={seq}&wait=10", Updates, opened.token).update
        assert update is not None
        seq = update.seq
        if isinstance(update.decision, GameOver):
            break
        if isinstance(update.decision, YourDecision):
            action = dice.choice(update.decision.choices).text
            answer = server.send("POST", f"{path}/act", Act(f"n{seq}", seq, action), opened.token)
            assert msgspec.json.decode(answer.content, type=Ack).seq > seq
    record = server.http.get(f"{path}/record", headers=bearing(opened.token)).text
    assert Table.load(record).over
    assert server.http.post("/api/verify", content=record.encode()).json()["fair"] is True


def test_two_people_and_a_spectator_see_the_same_game(server: Server) -> None:
    opened = server.seated("human", "human")
    dice = random.Random(3)
    with (
        server.sit(opened.table.id, opened.token) as one,
        server.sit(opened.table.id, opened.tokens[1]) as two,
        server.sit(opened.table.id) as spectator,
    ):
        while True:
            seq = max(one.update.seq, two.update.seq)
            views = [person.catch_up(seq) for person in (one, two, spectator)]
            assert all(clans_view(view.view).huts == clans_view(views[0].view).huts for view in views)
            heard = [[told for told in view.told if told.kind != "dealt"] for view in views]
            assert heard[0] == heard[1] == heard[2]
            if isinstance(views[0].decision, GameOver):
                break
            mover = one if isinstance(views[0].decision, YourDecision) else two
            answer = mover.act(dice.choice(mover.choices()))
            assert isinstance(answer, Ack)
            mover.catch_up(answer.seq)
        assert views[0].decision == views[1].decision == views[2].decision


def test_the_record_grows_entry_by_entry_and_each_moment_can_be_looked_at(server: Server) -> None:
    opened = server.seated("human", "human")
    entries = server.get(f"/api/tables/{opened.table.id}/updates", Updates, opened.token).update
    assert entries is not None
    path = f"/api/tables/{opened.table.id}/at"
    first = server.get(f"{path}/0", Moment, opened.token)
    assert sum(sum(huts) for huts in clans_view(first.view).huts) == 0
    last = server.get(f"{path}/{entries.entries}", Moment, opened.token)
    assert last.view == entries.view
    assert server.fault(server.http.get(f"{path}/{entries.entries + 1}"), 404).code == "no-entry"


def test_each_move_can_be_looked_at_with_all_that_it_told(server: Server) -> None:
    opened = server.seated("human", "human")
    path = f"/api/tables/{opened.table.id}/moves"
    before = server.get(f"{path}/0", Moment, opened.token)
    assert (before.move, before.moves, before.told) == (0, 0, [])
    assert sum(sum(huts) for huts in clans_view(before.view).huts) == 60
    with (
        server.sit(opened.table.id, opened.tokens[0]) as one,
        server.sit(opened.table.id, opened.tokens[1]) as two,
        server.sit(opened.table.id) as spectator,
    ):
        mover = one if isinstance(one.update.decision, YourDecision) else two
        answer = mover.act(mover.choices()[0])
        assert isinstance(answer, Ack)
        told = spectator.catch_up(answer.seq).told
    first = server.get(f"{path}/1", Moment, opened.token)
    assert (first.move, first.moves) == (1, 1)
    assert first.told == [line for line in told if line.move == 1]
    for move in (2, -1):
        assert server.fault(server.http.get(f"{path}/{move}"), 404).code == "no-move"
    assert server.fault(server.http.get(f"{path}/first"), 400).code == "bad-message"


def test_a_table_of_bots_plays_by_itself_and_its_story_is_told(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(tmp_path_factory.mktemp("bots")) as server:
        opened = server.open("random", "random")
        with server.sit(opened.table.id) as spectator:
            while not isinstance(spectator.update.decision, GameOver):
                spectator.receive()
        info = server.get(f"/api/tables/{opened.table.id}", TableInfo)
        assert (info.status, opened.seat) == ("over", None)
        story = whole_story(server, opened.table.id)
        assert len(story.points) > 5
        assert all(point.chances and sum(point.chances) == 100 for point in story.points)
        assert len(story.turning_points) == 3


def test_the_story_is_not_told_before_the_end(server: Server) -> None:
    opened = server.open("human", "random")
    answer = server.http.get(f"/api/tables/{opened.table.id}/story")
    assert server.fault(answer, 409).code == "not-over"

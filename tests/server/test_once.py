"""Exactly once, in order, and taken back: what the numbers of rows are for."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from lascaux.server.messages import Ack, Act, AskWhyNot, Refused, TableOpened, Undo, Update, Updates, WhyNot
from lascaux.wire import YourDecision
from tests.server.harness import STUB, Person, Seated, Server, bearing
from tests.views import clans_view

pytestmark = pytest.mark.server


@pytest.fixture
def opened(server: Server) -> Seated:
    """A table of two people."""
    return server.seated("human", "human")


@pytest.fixture
def people(server: Server, opened: Seated) -> Iterator[list[Person]]:
    """Both of them: who is asked first, then the other."""
    tokens = [opened.token, opened.tokens[1]]
    with server.sit(opened.table.id, tokens[0]) as one, server.sit(opened.table.id, tokens[1]) as two:
        is_one = isinstance(one.update.decision, YourDecision)
        yield [one, two] if is_one else [two, one]


def test_a_move_sent_twice_is_played_once(people: list[Person]) -> None:
    mover, other = people
    action, at = mover.choices()[0], mover.update.seq
    first = mover.act(action, at, "same")
    again = mover.act(action, at, "same")
    assert isinstance(first, Ack)
    assert again == first
    assert other.catch_up(first.seq).seq == first.seq


def test_a_move_sent_again_over_a_new_socket_is_played_once(
    server: Server, opened: Seated, people: list[Person]
) -> None:
    mover = people[0]
    action, at = mover.choices()[0], mover.update.seq
    first = mover.act(action, at, "same")
    seat = mover.update.view.seat
    token = opened.token if seat == opened.seat else opened.tokens[1]
    with server.sit(opened.table.id, token) as returned:
        assert returned.act(action, at, "same") == first


def test_two_seats_may_use_the_same_id(people: list[Person]) -> None:
    mover, other = people
    first = mover.act(mover.choices()[0], number="same")
    second = other.act(other.choices()[0], number="same")
    assert isinstance(first, Ack)
    assert isinstance(second, Ack)
    assert second.seq == first.seq + 1


def test_a_choice_made_on_an_old_position_is_stale_and_the_new_one_follows(people: list[Person]) -> None:
    mover, other = people
    old = mover.update.seq
    mover.act(mover.choices()[0])
    answer = other.act(other.choices()[0], at=old)
    assert isinstance(answer, Refused)
    assert (answer.fault.code, answer.seq) == ("stale", old + 1)
    assert other.hear(Update).seq == old + 1


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes(people: list[Person]) -> None:
    mover = people[0]
    answer = mover.act("move 1 60")
    assert isinstance(answer, Refused)
    assert answer.fault.code == "not-legal"
    assert answer.fault.rule is not None
    assert answer.seq == mover.update.seq


def test_out_of_turn_is_refused(people: list[Person]) -> None:
    answer = people[1].act(people[0].choices()[0])
    assert isinstance(answer, Refused)
    assert answer.fault.code == "not-your-turn"


def test_an_undo_tells_everybody_which_lines_to_keep(people: list[Person]) -> None:
    mover, other = people
    before = mover.update
    played = mover.act(mover.choices()[0])
    assert isinstance(played, Ack)
    other.catch_up(played.seq)
    mover.catch_up(played.seq)
    back = mover.undo()
    assert isinstance(back, Ack)
    for person in people:
        update = person.catch_up(back.seq)
        assert update.keep == before.entries
        assert update.told == []
        assert clans_view(update.view).huts == clans_view(before.view).huts


def test_an_undo_that_is_not_allowed_says_why(people: list[Person]) -> None:
    answer = people[0].undo()
    assert isinstance(answer, Refused)
    assert answer.fault.code == "no-undo"
    assert answer.fault.message.startswith("There is nothing of yours")


def test_undo_works_over_plain_requests(server: Server, opened: Seated, people: list[Person]) -> None:
    mover = people[0]
    played = mover.act(mover.choices()[0])
    token = opened.token if mover.update.view.seat == opened.seat else opened.tokens[1]
    answer = server.send("POST", f"/api/tables/{opened.table.id}/undo", Undo("u", played.seq), token)
    assert answer.status_code == 200, answer.text
    assert people[1].catch_up(played.seq + 1).keep == people[1].update.entries


def test_one_who_comes_back_hears_only_what_is_new(
    server: Server, opened: Seated, people: list[Person]
) -> None:
    mover, other = people
    since = other.update.seq
    played = mover.act(mover.choices()[0])
    with server.sit(opened.table.id, opened.token, since) as returned:
        assert returned.update.seq == played.seq
        assert returned.update.keep == returned.update.entries - 1
        assert returned.update.told[0].kind == "moved"


def test_one_who_missed_an_undo_is_told_to_forget(
    server: Server, opened: Seated, people: list[Person]
) -> None:
    mover = people[0]
    played = mover.act(mover.choices()[0])
    mover.catch_up(played.seq)
    mover.undo()
    mover.act(mover.choices()[-1])
    with server.sit(opened.table.id, opened.token, played.seq) as returned:
        assert returned.update.keep == returned.update.entries - 1


def test_one_who_knows_another_log_is_told_everything(server: Server, opened: Seated) -> None:
    with server.sit(opened.table.id, opened.token, since=900_000) as returned:
        assert returned.update.keep == 0


def test_a_poll_waits_for_the_next_row(server: Server, opened: Seated, people: list[Person]) -> None:
    path = f"/api/tables/{opened.table.id}/updates"
    seq = people[0].update.seq
    assert server.get(f"{path}?since={seq}&wait=0.05", Updates).update is None
    people[0].act(people[0].choices()[0])
    update = server.get(f"{path}?since={seq}", Updates).update
    assert update is not None
    assert (update.seq, update.view.seat) == (seq + 1, None)


def test_a_poll_under_way_is_answered_by_a_move(server: Server, opened: Seated, people: list[Person]) -> None:
    path = f"/api/tables/{opened.table.id}/updates"
    seq = people[0].update.seq
    with ThreadPoolExecutor(1) as pool:
        poll = pool.submit(server.get, f"{path}?since={seq}&wait=15", Updates, opened.token)
        people[0].act(people[0].choices()[0])
        update = poll.result()
    assert update.update is not None
    assert update.update.seq == seq + 1


def test_a_refused_request_has_the_status_of_its_fault(server: Server, opened: Seated) -> None:
    path = f"/api/tables/{opened.table.id}/act"
    stale = server.send("POST", path, Act("x", 0, "move 1 2"), opened.token)
    assert server.fault(stale, 409).code == "stale"
    assert server.http.post(path, headers=bearing(opened.token)).status_code == 400


def test_why_not_is_answered_over_plain_requests(server: Server, opened: Seated) -> None:
    path = f"/api/tables/{opened.table.id}/why_not"
    answer = server.send("POST", path, AskWhyNot("x", "move 1 1"), opened.token)
    told = msgspec.json.decode(answer.content, type=WhyNot)
    assert told.id == "x"
    assert told.fault is not None


def test_a_move_can_be_taken_back_while_a_bot_takes_its_time(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB, pace=3600.0) as slow:
        opened = slow.open("human", "random")
        _wait_until_asked(slow, opened)
        with slow.sit(opened.table.id, opened.token) as person:
            person.act(person.choices()[0])
            person.hear(Update)
            assert isinstance(person.undo(), Ack)


def _wait_until_asked(server: Server, opened: TableOpened) -> None:
    """Look on without a socket, so that a bot that begins does not take its time."""
    since = 0
    while True:
        path = f"/api/tables/{opened.table.id}/updates?since={since}&wait=20"
        update = server.get(path, Updates, opened.token).update
        if update is not None and isinstance(update.decision, YourDecision):
            return
        since = update.seq if update is not None else since

"""After a person's choice bots wait until the turn is ended, or its time is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux.server.messages import Ack, Act, Done, Ping, Pong, Refused, TableOpened, Update, Updates
from lascaux.wire import OthersDecision, YourDecision
from tests.server.harness import STUB, Person, Server

pytestmark = pytest.mark.server

LONG = 3600.0


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait longer than any test."""
    with Server(tmp_path_factory.mktemp("patient"), worker=STUB, hold=LONG) as running:
        yield running


def moved(person: Person) -> int:
    """The row of a move just made, once everybody was told of it."""
    answer = person.act(person.choices()[0])
    assert isinstance(answer, Ack)
    person.catch_up(answer.seq)
    return answer.seq


def against_a_bot(server: Server, game: str = "clans") -> tuple[TableOpened, Person]:
    opened = server.open("human", "random", game=game)
    return opened, server.sit(opened.table.id, opened.token)


def test_bots_wait_after_a_persons_move_and_all_are_told_how_long(patient: Server) -> None:
    opened, person = against_a_bot(patient)
    with person, patient.sit(opened.table.id) as spectator:
        spectator.catch_up(moved(person))
        for told in (person.update, spectator.update):
            assert told.hold is not None
            assert LONG / 2 < told.hold <= LONG


def test_nobody_waits_while_a_person_is_asked(patient: Server) -> None:
    _, person = against_a_bot(patient)
    with person:
        person.choices()
        assert person.update.hold is None


def test_bots_go_on_when_the_turn_is_ended(patient: Server) -> None:
    _, person = against_a_bot(patient)
    with person:
        seq = moved(person)
        person.send(Done(seq))
        assert person.catch_up(seq + 1).hold is None


def test_bots_go_on_when_the_turn_is_ended_over_plain_requests(patient: Server) -> None:
    opened, person = against_a_bot(patient)
    with person:
        seq = moved(person)
        answer = patient.send("POST", f"/api/tables/{opened.table.id}/done", Done(seq), opened.token)
        assert answer.status_code == 200
        assert person.catch_up(seq + 1).hold is None


def test_a_held_move_can_be_taken_back_and_made_again(patient: Server) -> None:
    _, person = against_a_bot(patient)
    with person:
        moved(person)
        back = person.undo()
        assert isinstance(back, Ack)
        assert person.catch_up(back.seq).hold is None
        seq = moved(person)
        assert person.update.hold is not None
        person.send(Done(seq))
        person.catch_up(seq + 1)


def test_bots_wait_after_a_tile_of_tain_and_it_can_be_taken_back(patient: Server) -> None:
    _, person = against_a_bot(patient, "tain")
    with person:
        assert "scout outer" in person.choices()
        before = person.update.entries
        laid = person.act_all(["scout outer", "lay chief"])
        assert isinstance(laid, Ack)
        assert person.catch_up(laid.seq).hold is not None
        back = person.undo()
        assert isinstance(back, Ack)
        assert person.catch_up(back.seq).entries == before


def test_bots_do_not_wait_once_a_player_of_tain_has_passed(patient: Server) -> None:
    _, person = against_a_bot(patient, "tain")
    with person:
        person.choices()
        passed = person.act("pass")
        person.catch_up(passed.seq + 1)


def test_the_end_of_another_turn_lets_no_bot_go_on(patient: Server) -> None:
    opened, person = against_a_bot(patient)
    with person:
        seq = moved(person)
        person.send(Done(seq - 1))
        person.send(Ping())
        person.hear(Pong)
        told = patient.get(f"/api/tables/{opened.table.id}/updates", Updates, opened.token).update
        assert told is not None
        assert told.hold is not None


def test_who_only_watches_ends_no_turn(patient: Server) -> None:
    opened, person = against_a_bot(patient)
    with person, patient.sit(opened.table.id) as spectator:
        spectator.send(Done(moved(person)))
        assert spectator.hear(Refused).fault.code == "no-seat"
        answer = patient.send("POST", f"/api/tables/{opened.table.id}/done", Done(1))
        assert patient.fault(answer, 403).code == "no-seat"


def test_bots_do_not_wait_for_somebody_who_is_not_there(patient: Server) -> None:
    opened = patient.open("human", "random")
    path = f"/api/tables/{opened.table.id}"
    with patient.sit(opened.table.id) as spectator:
        while not isinstance(others := spectator.update.decision, OthersDecision) or others.seats != [0]:
            spectator.hear(Update)
        told = patient.get(f"{path}/updates", Updates, opened.token).update
        assert told is not None
        assert isinstance(told.decision, YourDecision)
        act = Act("move", told.seq, told.decision.choices[0].text)
        assert patient.send("POST", f"{path}/act", act, opened.token).status_code == 200
        assert spectator.catch_up(told.seq + 2).hold is None


def test_bots_go_on_by_themselves_when_the_time_is_over(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB, hold=0.05) as server:
        _, person = against_a_bot(server)
        with person:
            person.catch_up(moved(person) + 1)

"""Several actions as one message, and the question what they would bring about."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lascaux.server.messages import Ack, ActAll, AskWhatIf, Refused, WhatIf
from lascaux.wire import GameOver, OthersDecision, YourDecision
from tests.server.harness import STUB, Person, Seated, Server

pytestmark = pytest.mark.server

CHIEF_ROVES = ["scout outer", "lay chief"]


@pytest.fixture
def opened(server: Server) -> Seated:
    """A table of Táin for two people."""
    return server.seated("human", "human", game="tain")


@pytest.fixture
def people(server: Server, opened: Seated) -> Iterator[list[Person]]:
    """Both of them: who is asked first, then the other."""
    with (
        server.sit(opened.table.id, opened.token) as one,
        server.sit(opened.table.id, opened.tokens[1]) as two,
    ):
        is_one = isinstance(one.update.decision, YourDecision)
        yield [one, two] if is_one else [two, one]


def token_of(opened: Seated, person: Person) -> str:
    """What proves the seat of somebody at the table."""
    seat = person.welcome.seat
    assert seat is not None
    return opened.token if seat == opened.seat else opened.tokens[seat]


def test_several_actions_become_one_row(people: list[Person]) -> None:
    mover, other = people
    before = mover.update
    answer = mover.act_all(CHIEF_ROVES)
    assert isinstance(answer, Ack)
    assert answer.seq == before.seq + 1
    update = other.catch_up(answer.seq)
    assert (update.seq, update.entries) == (before.seq + 1, before.entries + 2)


def test_several_actions_sent_twice_are_played_once(people: list[Person]) -> None:
    mover = people[0]
    at = mover.update.seq
    first = mover.act_all(CHIEF_ROVES, at, "same")
    assert isinstance(first, Ack)
    assert mover.act_all(CHIEF_ROVES, at, "same") == first


def test_several_actions_are_refused_whole_with_the_sentence_of_the_one_that_fails(
    people: list[Person],
) -> None:
    mover = people[0]
    before = mover.update
    together = mover.act_all(["scout outer", "lay boy"])
    assert isinstance(together, Refused)
    assert together.seq == before.seq
    first = mover.act("scout outer")
    mover.catch_up(first.seq)
    alone = mover.act("lay boy")
    assert isinstance(alone, Refused)
    assert together.fault == alone.fault
    assert together.fault.rule is not None


def test_nothing_is_played_behind_the_raid(people: list[Person]) -> None:
    mover, other = people
    passed = mover.act("pass")
    other.catch_up(passed.seq)
    answer = other.act_all(["pass", "scout outer"])
    assert isinstance(answer, Refused)
    assert answer.fault.message.startswith("Something hidden is shown there first")
    assert answer.seq == passed.seq


def test_several_actions_on_an_old_question_are_stale(people: list[Person]) -> None:
    mover, other = people
    old = mover.update.seq
    mover.act_all(CHIEF_ROVES)
    answer = other.act_all(CHIEF_ROVES, at=old)
    assert isinstance(answer, Refused)
    assert answer.fault.code == "stale"


def test_an_old_question_is_not_asked_about(people: list[Person]) -> None:
    mover, other = people
    old = mover.update.seq
    mover.act_all(CHIEF_ROVES)
    answer = other.what_if(CHIEF_ROVES, at=old)
    assert answer.fault is not None
    assert answer.fault.code == "stale"


def test_what_if_tells_what_would_happen_and_be_asked_and_changes_nothing(people: list[Person]) -> None:
    mover = people[0]
    seq = mover.update.seq
    half, whole = mover.what_if(CHIEF_ROVES[:1]).preview, mover.what_if(CHIEF_ROVES).preview
    assert half is not None
    assert whole is not None
    assert isinstance(half.decision, YourDecision)
    assert half.decision.step == "lay_tile"
    assert isinstance(whole.decision, OthersDecision)
    assert [line.kind for line in whole.told] == ["scouted", "laid"]
    assert whole.view.seat == mover.welcome.seat
    answer = mover.act_all(CHIEF_ROVES, seq)
    assert isinstance(answer, Ack)
    assert answer.seq == seq + 1


def test_what_if_says_why_not_in_the_language_of_the_hello(server: Server, opened: Seated) -> None:
    sentences = set()
    for language in ("en", "it"):
        with server.sit(opened.table.id, opened.token, language=language) as person:
            answer = person.what_if(["nonsense"])
            assert answer.preview is None
            assert answer.fault is not None
            sentences.add(answer.fault.message)
    assert len(sentences) == 2


def test_both_work_over_plain_requests(server: Server, opened: Seated, people: list[Person]) -> None:
    mover = people[0]
    token, path, at = token_of(opened, mover), f"/api/tables/{opened.table.id}", mover.update.seq
    asked = server.send("POST", f"{path}/what_if", AskWhatIf("a", at, CHIEF_ROVES), token)
    assert msgspec.json.decode(asked.content, type=WhatIf).preview is not None
    played = server.send("POST", f"{path}/act", ActAll("b", at, CHIEF_ROVES), token)
    assert msgspec.json.decode(played.content, type=Ack).seq == at + 1


def test_watchers_neither_play_nor_ask(server: Server, opened: Seated) -> None:
    with server.sit(opened.table.id) as watcher:
        watcher.send(AskWhatIf("a", watcher.update.seq, CHIEF_ROVES))
        assert watcher.hear(Refused).fault.code == "no-seat"
        answer = watcher.act_all(CHIEF_ROVES)
        assert isinstance(answer, Refused)
        assert answer.fault.code == "no-seat"


@pytest.mark.parametrize("actions", [[], ["pass"] * 65, ["x" * 201], [""]])
def test_none_too_many_and_too_long_are_not_read(people: list[Person], actions: list[str]) -> None:
    mover = people[0]
    mover.send(ActAll("a", mover.update.seq, actions))
    assert mover.hear(Refused).fault.code == "bad-message"
    mover.send(AskWhatIf("a", mover.update.seq, actions))
    assert mover.hear(Refused).fault.code == "bad-message"


def test_what_was_played_as_one_is_taken_back_as_one_even_by_another_server(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        opened = server.seated("human", "human", game="first_sparks")
        with (
            server.sit(opened.table.id, opened.token) as one,
            server.sit(opened.table.id, opened.tokens[1]) as two,
        ):
            seat, before = _act_twice(one, two)
            token = token_of(opened, seat)
        server.kill()
    with Server(tmp_path, worker=STUB) as server, server.sit(opened.table.id, token) as person:
        answer = person.undo()
        assert isinstance(answer, Ack)
        assert person.catch_up(answer.seq).entries == before


def _act_twice(one: Person, two: Person) -> tuple[Person, int]:
    """Play until somebody can play two actions as one; gives who did, and how long the record was before."""
    while True:
        seq = max(one.update.seq, two.update.seq)
        mover = one if isinstance(one.catch_up(seq).decision, YourDecision) else two
        first = mover.choices()[-1]
        preview = mover.what_if([first]).preview
        assert preview is not None
        before = mover.update.entries
        if isinstance(preview.decision, YourDecision):
            answer = mover.act_all([first, preview.decision.choices[-1].text])
            assert isinstance(answer, Ack)
            decision = mover.catch_up(answer.seq).decision
            if not isinstance(decision, GameOver) and decision.undo.allowed:
                return mover, before
        else:
            answer = mover.act(first)
        one.catch_up(answer.seq)
        two.catch_up(answer.seq)

"""Hints at tables: only against bots alone, only on one's turn, and thought once for each decision."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from lascaux import games
from lascaux.server.limits import FIRST_HINTS
from lascaux.server.messages import Ack, Fault, Hint
from lascaux.wire import YourDecision
from tests.server.harness import STUB, Person, Seated, Server, bearing

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose workers really think."""
    with Server(tmp_path_factory.mktemp("thinking")) as server:
        yield server
        assert "Traceback" not in server.log()


def asked(server: Server, at: Seated, token: str | None, seq: int) -> Hint | str:
    """A hint, or the code of why there is none."""
    answer = server.send("POST", f"/api/tables/{at.table.id}/hint", {"at": seq}, token)
    if answer.status_code == 200:
        return msgspec.json.decode(answer.content, type=Hint)
    return msgspec.json.decode(answer.content, type=Fault).code


@pytest.mark.parametrize("game", games())
def test_a_hint_can_be_played_in_every_game(thinking: Server, game: str) -> None:
    at = thinking.seated("human", "random", "random", game=game)
    with thinking.sit(at.table.id, at.token) as person:
        for _ in range(3):
            choices = person.choices()
            hint = asked(thinking, at, at.token, person.update.seq)
            assert isinstance(hint, Hint)
            assert hint.actions[0] in choices
            assert hint.key.startswith("hint-")
            played = person.act(hint.actions[0])
            assert isinstance(played, Ack)
            person.catch_up(played.seq)


def test_asking_again_gives_the_same_hint_and_changes_nothing(thinking: Server) -> None:
    at = thinking.seated("human", "random")
    with thinking.sit(at.table.id, at.token) as person:
        person.choices()
        seq = person.update.seq
        hints = [asked(thinking, at, at.token, seq) for _ in range(3)]
        assert hints[0] == hints[1] == hints[2]
        assert isinstance(person.act(person.choices()[0], at=seq), Ack)


def test_a_hint_is_refused_where_other_people_play(server: Server) -> None:
    at = server.seated("human", "human", "random")
    with server.sit(at.table.id, at.token) as person:
        assert asked(server, at, at.token, person.update.seq) == "no-hint"
        server.granted(at.table.id, at.tokens[1], "stand_in", seat=1, bot="random")
        assert asked(server, at, at.token, person.update.seq) == "no-hint"


def test_a_hint_is_for_the_seat_that_is_asked_and_for_what_it_has_seen(server: Server) -> None:
    at = server.seated("human", "random")
    with server.sit(at.table.id, at.token) as person:
        person.choices()
        assert asked(server, at, None, person.update.seq) == "no-seat"
        assert asked(server, at, at.token, 0) == "stale"
        assert asked(server, at, "no such token", person.update.seq) == "bad-token"
        finish(person)
        assert asked(server, at, at.token, person.update.seq) in ("not-asked", "over")


def finish(person: Person) -> None:
    """Play to the end."""
    while True:
        answer = person.act(person.choices()[0])
        assert isinstance(answer, Ack)
        person.catch_up(answer.seq)
        while not isinstance(person.update.decision, YourDecision):
            if person.update.table.status == "over":
                return
            person.receive()


@pytest.mark.parametrize("body", [{}, {"at": -1}, {"at": "1"}, {"at": 1, "seat": 1}, [], None])
def test_what_is_no_question_is_refused(server: Server, body: object) -> None:
    at = server.seated("human", "random")
    answer = server.send("POST", f"/api/tables/{at.table.id}/hint", body, at.token)
    assert server.fault(answer, 400).code == "bad-message"


def test_one_address_has_a_share_of_hints(server: Server) -> None:
    with server.guest("127.0.0.9") as guest:
        codes = []
        for _ in range(int(FIRST_HINTS) + 3):
            at = server.seated("human", "random")
            with server.sit(at.table.id, at.token) as person:
                person.choices()
                body = msgspec.json.encode({"at": person.update.seq})
                path = f"/api/tables/{at.table.id}/hint"
                codes.append(guest.post(path, content=body, headers=bearing(at.token)).status_code)
        assert codes.count(429) >= 1


def test_a_worker_that_says_nothing_is_a_sentence(server: Server) -> None:
    assert STUB  # the workers of this server only choose
    at = server.seated("human", "random")
    with server.sit(at.table.id, at.token) as person:
        person.choices()
        assert asked(server, at, at.token, person.update.seq) == "no-thought"

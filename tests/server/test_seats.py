"""Opening tables, taking seats, and giving them to bots."""

from __future__ import annotations

import msgspec
import pytest

from lascaux.server.messages import Fault, Refused, Seats, TableInfo
from lascaux.wire import OthersDecision
from tests.server.harness import Server, table_of

pytestmark = pytest.mark.server


def test_the_host_sits_at_once_and_others_are_invited(server: Server) -> None:
    opened = server.open("random", "human", "human")
    assert opened.seat == 1
    assert list(opened.invitations) == [2]
    assert [seat.joined for seat in opened.table.seats] == [True, True, False]
    assert opened.table.status == "waiting"


def test_nobody_plays_until_everybody_has_sat_down(server: Server) -> None:
    opened = server.open("human", "human")
    with server.sit(opened.table.id, opened.token) as host:
        decision = host.update.decision
        assert isinstance(decision, OthersDecision)
        assert decision.seats == [1]
        answer = host.act("move 1 2")
        assert isinstance(answer, Refused)
        assert answer.fault.code == "waiting"
        server.join(opened.table.id, token=opened.invitations[1], name="Bruno")
        assert host.catch_up(2).table.status == "playing"
        assert host.update.table.seats[1].name == "Bruno"


def test_names_keep_only_what_can_be_seen(server: Server) -> None:
    opened = server.open("human", "human")
    joined = server.join(opened.table.id, token=opened.invitations[1], name=" A\u202eda\n <b> ")
    assert joined.table.seats[1].name == "Ada <b>"


@pytest.mark.parametrize("name", ["\u200b\u2028", "\u3164", "\u2800 \u115f"])
def test_a_name_of_nothing_visible_is_refused(server: Server, name: str) -> None:
    opened = server.open("human", "human")
    body = {"token": opened.invitations[1], "name": name}
    answer = server.send("POST", f"/api/tables/{opened.table.id}/join", body)
    assert server.fault(answer, 400).code == "bad-name"


def test_the_host_gives_an_empty_seat_to_a_bot_and_the_invitation_is_void(server: Server) -> None:
    opened = server.open("human", "human")
    path = f"/api/tables/{opened.table.id}"
    answer = server.send("PUT", f"{path}/seats/1", {"bot": "random"}, opened.token)
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.seats[1].kind, info.status) == ("bot", "playing")
    late = server.send("POST", f"{path}/join", {"token": opened.invitations[1]})
    assert server.fault(late, 401).code == "bad-token"


def test_a_bot_that_fills_in_has_the_name_it_was_given(server: Server) -> None:
    table = server.open("human", "human")
    answer = server.send(
        "PUT", f"/api/tables/{table.table.id}/seats/1", {"bot": "random", "name": "Brun"}, table.token
    )
    assert msgspec.json.decode(answer.content, type=TableInfo).seats[1].name == "Brun"


def test_a_taken_seat_is_not_given_away(server: Server) -> None:
    opened = server.seated("human", "human")
    for seat, code, status in ((1, "seat-taken", 409), (0, "seat-taken", 409), (7, "no-such-seat", 404)):
        path = f"/api/tables/{opened.table.id}/seats/{seat}"
        assert server.fault(server.send("PUT", path, {"bot": "random"}, opened.token), status).code == code


def test_nobody_is_told_of_those_who_only_watch_or_open_a_second_window(server: Server) -> None:
    opened = server.seated("human", "human")
    with server.sit(opened.table.id, opened.token) as host:
        for token in (None, opened.token):
            with server.sit(opened.table.id, token):
                pass
        with server.sit(opened.table.id, opened.tokens[1]):
            first = host.hear(Seats)
        assert first.table.seats[1].online
        assert sum('"seats"' in text and '"type":"seats"' in text for text in host.heard) == 1


def test_others_see_who_comes_and_goes(server: Server) -> None:
    opened = server.seated("human", "human")
    with server.sit(opened.table.id, opened.token) as host:
        with server.sit(opened.table.id, opened.tokens[1]):
            host.hear(Seats, lambda seats: seats.table.seats[1].online)
        host.hear(Seats, lambda seats: not seats.table.seats[1].online)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"ties": "coin"}}, "ties"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"seats": [{"kind": "bot", "bot": "random"}] * 5}, "2 to 4 players"),
        ({"seats": [{"kind": "human"}]}, "2 to 4 players"),
    ],
)
def test_a_table_no_game_has_is_refused_in_words(
    server: Server, changes: dict[str, object], words: str
) -> None:
    answer = server.send("POST", "/api/tables", table_of("human", "random") | changes)
    fault = server.fault(answer, 400)
    assert fault.code == "bad-setup"
    assert words in fault.message


def test_faults_come_in_the_language_asked_for(server: Server) -> None:
    headers = {"Accept-Language": "de, it;q=0.8, en;q=0.5"}
    answer = server.http.get("/api/tables/none", headers=headers)
    fault = msgspec.json.decode(answer.content, type=Fault)
    assert "tavolo" in fault.message

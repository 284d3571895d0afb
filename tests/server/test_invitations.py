"""An invitation is good for sitting down once, and shows nobody's secrets."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lascaux.server.history import History
from lascaux.server.messages import Updates
from lascaux.server.seats import Visitor, digest_of
from lascaux.server.store import Head, Row, SatDown, SeatHead
from tests.server.harness import AT, STUB, Server, bearing
from tests.views import clans_view

KEY = "k" * 32


def cards_of(server: Server, table: str, token: str | None) -> list[str | None]:
    """The clan cards that a token shows."""
    update = server.get(f"/api/tables/{table}/updates", Updates, token).update
    assert update is not None
    return clans_view(update.view).cards


@pytest.mark.server
def test_an_unused_invitation_shows_what_a_watcher_sees(server: Server) -> None:
    opened = server.open("human", "human")
    path, headers = f"/api/tables/{opened.table.id}", bearing(opened.invitations[1])
    with server.sit(opened.table.id, opened.invitations[1]) as guest:
        assert (guest.welcome.seat, clans_view(guest.update.view).cards) == (None, [None, None])
    assert cards_of(server, opened.table.id, opened.invitations[1]) == [None, None]
    for route in ("/record", "/at/5"):
        assert server.http.get(path + route, headers=headers).text == server.http.get(path + route).text


@pytest.mark.server
def test_an_unused_invitation_does_not_act(server: Server) -> None:
    opened = server.open("human", "human")
    act = {"type": "act", "id": "x", "at": 1, "action": "move 1 2"}
    answer = server.send("POST", f"/api/tables/{opened.table.id}/act", act, opened.invitations[1])
    assert server.fault(answer, 403).code == "no-seat"


@pytest.mark.server
def test_an_invitation_opens_a_table_that_is_not_to_be_watched(server: Server) -> None:
    opened = server.open("human", "human", watchable=False)
    assert cards_of(server, opened.table.id, opened.invitations[1]) == [None, None]


@pytest.mark.server
def test_who_sits_down_gets_a_token_that_shows_the_seats_own_card(server: Server) -> None:
    opened = server.open("human", "human")
    joined = server.join(opened.table.id, token=opened.invitations[1])
    assert joined.seat == 1
    assert joined.token != opened.invitations[1]
    cards = cards_of(server, opened.table.id, joined.token)
    assert (cards[0], cards[1] is None) == (None, False)


@pytest.mark.server
@pytest.mark.parametrize("route", ["", "/updates", "/record", "/at/5"])
def test_a_used_invitation_opens_nothing(server: Server, route: str) -> None:
    opened = server.open("human", "human")
    server.join(opened.table.id, token=opened.invitations[1])
    path, headers = f"/api/tables/{opened.table.id}", bearing(opened.invitations[1])
    assert server.fault(server.http.get(path + route, headers=headers), 401).code == "bad-token"


@pytest.mark.server
def test_nobody_sits_down_twice_by_one_invitation(server: Server) -> None:
    opened = server.open("human", "human")
    path, body = f"/api/tables/{opened.table.id}/join", {"token": opened.invitations[1]}
    assert server.send("POST", path, body).status_code == 200
    assert server.fault(server.send("POST", path, body), 401).code == "bad-token"
    assert server.fault(server.send("POST", path, body | {"key": KEY}), 401).code == "bad-token"


@pytest.mark.server
def test_a_join_whose_answer_was_lost_can_be_sent_again(server: Server) -> None:
    opened = server.open("human", "human")
    first = server.join(opened.table.id, token=opened.invitations[1], name="Bruno", key=KEY)
    assert (first.seat, first.token) == (1, KEY)
    assert server.join(opened.table.id, token=opened.invitations[1], name="Carla", key=KEY) == first


@pytest.mark.server
def test_who_already_sits_joins_without_effect(server: Server) -> None:
    opened = server.open("human", "human")
    joined = server.join(opened.table.id, token=opened.token, name="Other")
    assert (joined.seat, joined.token, joined.table.seats[0].name) == (0, opened.token, None)


@pytest.mark.server
def test_a_host_who_only_watches_takes_no_seat(server: Server) -> None:
    opened = server.open("random", "random")
    answer = server.send("POST", f"/api/tables/{opened.table.id}/join", {"token": opened.token})
    assert server.fault(answer, 403).code == "no-seat"


@pytest.mark.server
def test_the_token_of_a_seat_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        opened = server.open("human", "human")
        token = server.join(opened.table.id, token=opened.invitations[1]).token
    with Server(tmp_path, worker=STUB) as server:
        assert cards_of(server, opened.table.id, token)[1] is not None
        answer = server.http.get(f"/api/tables/{opened.table.id}", headers=bearing(opened.invitations[1]))
        assert server.fault(answer, 401).code == "bad-token"


def test_in_an_old_log_the_invitation_goes_on_to_prove_the_seat() -> None:
    seats = [SeatHead(None, None, digest_of("host")), SeatHead(None, None, digest_of("guest"))]
    history = History(Head("clans", "1.0.0", {}, seats, "", True, "ab" * 32, digest_of("host")))
    body = msgspec.json.decode(b'{"type":"join","seat":1,"name":"Bruno"}', type=SatDown)
    history.fold(Row(1, "join 1", body, AT))
    assert history.seating.visitor("guest") == Visitor(1)

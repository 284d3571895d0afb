"""Names, marks and invitations at a table that is open already."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from lascaux.server.marks import MARKS
from lascaux.server.messages import TableInfo, Update, Updates
from lascaux.server.seatmessages import Invitation
from lascaux.wire import YourDecision
from tests.server.harness import STUB, Server, bearing

pytestmark = pytest.mark.server


def call(server: Server, table: str, token: str | None, **wanted: str) -> httpx.Response:
    """Have another name or mark."""
    return server.send("PUT", f"/api/tables/{table}/seat/player", wanted, token)


def called(server: Server, table: str, token: str, **wanted: str) -> TableInfo:
    """The table after that."""
    answer = call(server, table, token, **wanted)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def test_seats_have_marks_in_their_order_until_somebody_chooses(server: Server) -> None:
    table = server.open("human", "human", "random").table
    assert [seat.mark for seat in table.seats] == list(MARKS[:3])


def test_a_new_name_and_mark_are_told_to_all(server: Server) -> None:
    at = server.seated("human", "human")
    with server.sit(at.table.id, at.token) as host:
        called(server, at.table.id, at.tokens[1], name=" Ilse ", mark="fish")
        seat = host.hear(Update).table.seats[1]
        assert (seat.name, seat.mark) == ("Ilse", "fish")
    assert called(server, at.table.id, at.tokens[1], mark="hand").seats[1].name == "Ilse"


def test_a_mark_of_another_person_is_refused(server: Server) -> None:
    at = server.seated("human", "human")
    fault = server.fault(call(server, at.table.id, at.tokens[1], mark="sun"), 409)
    assert (fault.code, fault.message) == (
        "mark-taken",
        "Another player has this mark: choose one that is free.",
    )
    assert called(server, at.table.id, at.tokens[1], mark="spiral").seats[1].mark == "spiral"


@pytest.mark.parametrize("other", ["random", "human"])
def test_a_bot_or_an_empty_seat_gives_its_mark_away_and_takes_the_former_one(
    server: Server, other: str
) -> None:
    opened = server.open("human", other)
    table = called(server, opened.table.id, opened.token, mark="spiral")
    assert [seat.mark for seat in table.seats] == ["spiral", "sun"]


@pytest.mark.parametrize("name", ["\u200b\u2028", "\u3164", "\u2800 \u115f", " "])
def test_a_name_that_looks_blank_is_refused(server: Server, name: str) -> None:
    at = server.seated("human", "human")
    assert server.fault(call(server, at.table.id, at.token, name=name), 400).code == "bad-name"


@pytest.mark.parametrize("wanted", [{"mark": "cross"}, {"name": "x" * 41}, {"colour": "red"}, {"name": 7}])
def test_what_is_no_name_and_no_mark_is_refused(server: Server, wanted: dict[str, object]) -> None:
    at = server.seated("human", "human")
    answer = server.send("PUT", f"/api/tables/{at.table.id}/seat/player", wanted, at.token)
    assert server.fault(answer, 400).code == "bad-message"


def test_a_new_name_makes_no_move_stale(server: Server) -> None:
    at = server.seated("human", "human")
    tokens = [at.token, at.tokens[1]]
    with server.sit(at.table.id, tokens[0]) as one, server.sit(at.table.id, tokens[1]) as two:
        asked = next(each for each in (one, two) if isinstance(each.update.decision, YourDecision))
        seq, action = asked.update.seq, asked.choices()[0]
        called(server, at.table.id, at.token, name="Ilse")
        assert asked.act(action, at=seq).seq == seq + 2


def test_the_record_has_the_newest_names(server: Server) -> None:
    at = server.seated("human", "human")
    called(server, at.table.id, at.tokens[1], name="Ilse")
    record = server.http.get(f"/api/tables/{at.table.id}/record").text
    assert '[Player1 "Ilse"]' in record


def test_a_new_invitation_makes_the_former_one_void(server: Server) -> None:
    opened = server.open("human", "human")
    path = f"/api/tables/{opened.table.id}"
    answer = server.http.post(f"{path}/seats/1/invitation", headers=bearing(opened.token))
    invitation = msgspec.json.decode(answer.content, type=Invitation)
    assert (answer.status_code, invitation.seat) == (201, 1)
    late = server.send("POST", f"{path}/join", {"token": opened.invitations[1]})
    assert server.fault(late, 401).code == "bad-token"
    assert server.join(opened.table.id, token=invitation.token, name="Ilse").seat == 1


def test_an_invitation_is_made_by_the_host_for_a_seat_that_is_empty(server: Server) -> None:
    opened = server.open("human", "human", "human")
    path = f"/api/tables/{opened.table.id}/seats"
    guest = server.join(opened.table.id, token=opened.invitations[1]).token
    for seat, token, code, status in (
        (2, guest, "not-yet", 409),  # the host is away
        (2, None, "not-host", 403),
        (1, opened.token, "seat-taken", 409),
        (0, opened.token, "seat-taken", 409),
        (9, opened.token, "no-such-seat", 404),
    ):
        answer = server.http.post(f"{path}/{seat}/invitation", headers=bearing(token))
        assert server.fault(answer, status).code == code


def test_who_waits_with_a_former_invitation_at_a_table_that_is_shut_is_sent_away(server: Server) -> None:
    opened = server.open("human", "human", watchable=False)
    with server.sit(opened.table.id, opened.invitations[1]) as guest:
        path = f"/api/tables/{opened.table.id}/seats/1/invitation"
        server.http.post(path, headers=bearing(opened.token))
        assert guest.closing() == 1008


def test_names_marks_and_invitations_are_rows_that_a_kill_does_not_lose(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("calling")
    with Server(folder, worker=STUB) as running:
        opened = running.open("human", "human")
        called(running, opened.table.id, opened.token, name="Ilse", mark="fish")
        path = f"/api/tables/{opened.table.id}/seats/1/invitation"
        token = running.http.post(path, headers=bearing(opened.token)).json()["token"]
        running.kill()
    with Server(folder, worker=STUB) as running:
        seat = running.get(f"/api/tables/{opened.table.id}", TableInfo).seats[0]
        assert (seat.name, seat.mark, seat.host) == ("Ilse", "fish", True)
        assert running.join(opened.table.id, token=token).seat == 1
        assert running.get(f"/api/tables/{opened.table.id}/updates", Updates).update is not None

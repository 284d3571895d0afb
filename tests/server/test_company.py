"""Several people at one device: one line stands for all of them and tells the secrets of one, or of none."""

from __future__ import annotations

import msgspec
import pytest

from lascaux.server.messages import Ack, Hello, Seats, TableInfo, Update, Updates, Welcome
from lascaux.wire import OthersDecision, YourDecision
from tests.server.harness import Person, Seated, Server, bearing
from tests.views import clans_view

pytestmark = pytest.mark.server


@pytest.fixture
def trio(server: Server) -> Seated:
    """A table of three people."""
    return server.seated("human", "human", "human")


def greet(server: Server, table: str, token: str | None, beside: list[str], watches: bool = False) -> Person:
    """Come to a table with others at the same device."""
    person = Person(server.address, table)
    person.send(Hello(token, beside=beside, watches=watches))
    person.welcome = person.hear(Welcome)
    person.update = person.hear(Update)
    return person


def online(seats: TableInfo) -> list[bool]:
    return [seat.online for seat in seats.seats]


def test_who_sits_beside_is_here_as_long_as_the_socket_is(server: Server, trio: Seated) -> None:
    table = trio.table.id
    with server.sit(table, trio.tokens[2]) as friend:
        with greet(server, table, trio.tokens[0], [trio.tokens[1]]):
            friend.hear(Seats, lambda told: online(told.table) == [True, True, True])
        gone = friend.hear(Seats, lambda told: online(told.table) == [False, False, True])
        assert [seat.away is None for seat in gone.table.seats] == [False, False, True]


def test_nothing_is_told_for_who_sits_beside(server: Server, trio: Seated) -> None:
    with greet(server, trio.table.id, trio.tokens[0], [trio.tokens[1]]) as person:
        cards = clans_view(person.update.view).cards
        assert [card is not None for card in cards] == [True, False, False]
        assert not [told for told in person.update.told if told.kind == "dealt" and told.seat != 0]


def test_a_covered_device_is_here_and_is_told_no_secret(server: Server) -> None:
    trio = server.seated("human", "human", "human", watchable=False)
    with greet(server, trio.table.id, trio.tokens[0], list(trio.tokens.values()), watches=True) as person:
        assert person.welcome.seat is None
        assert online(server.get(f"/api/tables/{trio.table.id}", TableInfo, trio.token)) == [True] * 3
        view = clans_view(person.update.view)
        assert view.seat is None
        assert view.cards == [None] * 3
        decision = person.update.decision
        assert isinstance(decision, OthersDecision)
        mover = decision.seats[0]
        with server.sit(trio.table.id, trio.tokens[mover]) as other:
            answer = other.act(other.choices()[0])
            assert isinstance(answer, Ack)
        told = person.catch_up(answer.seq)
        assert clans_view(told.view).cards == [None] * 3
        refused = person.act("move 1 2")
        assert not isinstance(refused, Ack)
        assert refused.fault.code == "no-seat"


def test_a_wrong_token_stands_for_nobody_and_spoils_nothing(server: Server, trio: Seated) -> None:
    with (
        server.sit(trio.table.id, trio.tokens[2]) as friend,
        greet(server, trio.table.id, trio.tokens[0], ["nonsense"]),
    ):
        told = friend.hear(Seats, lambda told: told.table.seats[0].online)
        assert online(told.table) == [True, False, True]


def test_a_seat_that_goes_to_another_device_is_no_longer_here(server: Server, trio: Seated) -> None:
    table = trio.table.id
    with (
        server.sit(table, trio.tokens[2]) as friend,
        greet(server, table, trio.tokens[0], [trio.tokens[1]]) as device,
    ):
        friend.hear(Seats, lambda told: online(told.table) == [True, True, True])
        renewed = server.send("POST", f"/api/tables/{table}/seat/renew", {"key": "k" * 40}, trio.tokens[1])
        assert renewed.status_code == 201, renewed.text
        while online(friend.update.table) != [True, False, True]:
            friend.hear(Update)
        mover = device.update.decision
        assert isinstance(mover, YourDecision | OthersDecision)  # the device itself plays on


def test_too_many_at_one_device_are_refused(server: Server, trio: Seated) -> None:
    person = Person(server.address, trio.table.id)
    with person:
        person.socket.send(msgspec.json.encode({"type": "hello", "beside": ["x"] * 7}).decode())
        assert person.closing() == 1008


def test_over_plain_requests_others_are_here_too(server: Server, trio: Seated) -> None:
    table = trio.table.id
    headers = {**bearing(trio.tokens[0]), "Lascaux-Beside": f"{trio.tokens[1]} nonsense {'x' * 200}"}
    with server.sit(table, trio.tokens[2]) as friend:
        seq = friend.update.seq
        path = f"/api/tables/{table}/updates?since={seq}&wait=0"
        answer = server.http.get(path, headers=headers)
        assert msgspec.json.decode(answer.content, type=Updates).update is None
        friend.hear(Seats, lambda told: online(told.table) == [True, True, True])


def test_over_plain_requests_a_covered_device_is_told_no_secret(server: Server) -> None:
    pair = server.seated("human", "human", watchable=False)
    headers = {**bearing(pair.tokens[0]), "Lascaux-Watches": "yes"}
    answer = server.http.get(f"/api/tables/{pair.table.id}/updates?since=0", headers=headers)
    update = msgspec.json.decode(answer.content, type=Updates).update
    assert update is not None
    assert clans_view(update.view).cards == [None, None]
    record = server.http.get(f"/api/tables/{pair.table.id}/record", headers=headers).text
    assert "* card " not in record


def test_over_plain_requests_a_covered_device_is_told_no_order_and_no_hint(server: Server) -> None:
    alone = server.seated("human", "random")
    path, headers = f"/api/tables/{alone.table.id}", {**bearing(alone.token), "Lascaux-Watches": "yes"}
    assert server.fault(server.http.get(f"{path}/seat/orders", headers=headers), 403).code == "no-seat"
    answer = server.http.post(f"{path}/hint", json={"at": 1}, headers=headers)
    assert server.fault(answer, 403).code == "no-seat"


def test_a_host_at_a_big_screen_has_no_seat_and_is_host(server: Server) -> None:
    opened = server.open("human", "human", hosted="screen", watchable=False)
    assert opened.seat is None
    assert sorted(opened.invitations) == [0, 1]
    assert not any(seat.host for seat in opened.table.seats)
    for seat, invitation in opened.invitations.items():
        server.join(opened.table.id, token=invitation, name=f"Friend {seat}")
    with greet(server, opened.table.id, opened.token, [], watches=True) as screen:
        assert screen.welcome.table.status == "playing"
        assert clans_view(screen.update.view).cards == [None, None]
    server.granted(opened.table.id, opened.token, "stand_in", seat=1, bot="random")


def test_a_screen_makes_new_links_for_empty_seats(server: Server) -> None:
    opened = server.open("human", "human", hosted="screen")
    answer = server.send("POST", f"/api/tables/{opened.table.id}/seats/0/invitation", {}, opened.token)
    assert answer.status_code == 201, answer.text


def test_presence_of_many_devices_adds_up(server: Server, trio: Seated) -> None:
    """Coming and going of two devices that both stand for a seat leaves no trace."""
    table = trio.table.id
    with server.sit(table, trio.tokens[2]) as friend:
        for _ in range(3):
            first = greet(server, table, trio.tokens[0], [trio.tokens[1]])
            with first, greet(server, table, trio.tokens[1], [trio.tokens[0]]):
                pass
        friend.hear(Seats, lambda told: online(told.table) == [False, False, True])

"""Playing again: one table for all who sat there, one seat on, and nobody else."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import msgspec
import pytest

from lascaux.registry import game as game_named
from lascaux.server.messages import HumanSeat, Join, Joined, NewTable, TableInfo, Update
from lascaux.server.rematches import Rematches
from lascaux.server.sqlite import SqliteStore
from tests.browser.known import ORDER, KnownTable, Shelf
from tests.server.harness import STUB, Server, bearing
from tests.server.test_tables import play, tables_in

pytestmark = pytest.mark.server

NAMES = ["Ada", "Ugo"]
CHIPS = 'game = "clans"\nchip_points = 9\n'


def again(server: Server, known: KnownTable, seat: int, key: str | None = None) -> Joined:
    """Somebody plays again."""
    answer = asked(server, known, known.tokens[seat], key or str(seat) * 32)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Joined)


def asked(server: Server, known: KnownTable, token: str | None, key: str = "k" * 32) -> httpx.Response:
    """What somebody who asks for a rematch is answered."""
    return server.send("POST", f"/api/tables/{known.id}/rematch", {"key": key}, token)


def looked(server: Server, table: str, token: str | None = None) -> TableInfo:
    """A table as everybody may know it."""
    return server.get(f"/api/tables/{table}", TableInfo, token)


def test_the_same_people_sit_one_seat_on_at_a_table_like_the_old_one(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    old = looked(house, known.id)
    joined = again(house, known, 0)
    new = joined.table
    assert [seat.name for seat in new.seats] == [*NAMES[1:], NAMES[0]]
    assert [seat.mark for seat in new.seats] == ["spiral", "sun"]
    assert (joined.seat, [seat.joined for seat in new.seats]) == (1, [False, True])
    assert (new.game, new.options, new.title, new.components) == (
        old.game,
        old.options,
        old.title,
        old.components,
    )
    assert (new.after, new.status, new.id != old.id) == (old.id, "waiting", True)


def test_who_is_not_there_yet_is_waited_for_and_then_the_game_begins(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    first = again(house, known, 1)
    with house.sit(first.table.id, first.token) as person:
        second = again(house, known, 0)
        assert second.table.id == first.table.id
        person.hear(Update, lambda update: update.table.status == "playing")
    assert {first.seat, second.seat} == {0, 1}


def test_all_who_ask_at_the_same_time_come_to_one_table(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda n: again(house, known, n % 2, f"{n:032}"), range(8)))
    assert len({joined.table.id for joined in found}) == 1
    assert looked(house, found[0].table.id).status == "playing"


def test_the_old_table_tells_who_has_come_and_where(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    with house.sit(known.id, known.tokens[0]) as waiting:
        joined = again(house, known, 1)
        update = waiting.hear(Update, lambda update: update.table.rematch is not None)
        assert update.table.rematch == joined.table.id
        assert [seat.again for seat in update.table.seats] == [False, True]
        again(house, known, 0)
        waiting.hear(Update, lambda update: all(seat.again for seat in update.table.seats))


def test_the_first_who_asks_is_the_host(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    joined = again(house, known, 1)
    path = f"/api/tables/{joined.table.id}/seats/1"
    assert [seat.host for seat in joined.table.seats] == [True, False]
    assert house.send("PUT", path, {"bot": "random"}, joined.token).status_code == 200
    late = asked(house, known, known.tokens[0])
    assert house.fault(late, 409).code == "seat-taken"


def test_a_second_device_of_the_same_person_comes_too(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    one, two = again(house, known, 0, "1" * 32), again(house, known, 0, "2" * 32)
    assert (one.table.id, one.seat) == (two.table.id, two.seat)
    for token in (one.token, two.token):
        with house.sit(one.table.id, token) as person:
            assert person.welcome.seat == one.seat


def test_a_request_whose_answer_was_lost_can_be_sent_again(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    first = again(house, known, 0)
    assert again(house, known, 0).table.seq == first.table.seq


@pytest.mark.parametrize("token", [None, "A" * 32])
def test_strangers_and_watchers_neither_make_nor_enter_a_rematch(
    house: Server, shelf: Shelf, token: str | None
) -> None:
    known = shelf.take("over")
    status = 403 if token is None else 401
    assert asked(house, known, token).status_code == status
    assert looked(house, known.id).rematch is None
    table = again(house, known, 0).table
    assert asked(house, known, token).status_code == status
    body = {"token": token or "B" * 32}
    assert house.send("POST", f"/api/tables/{table.id}/join", body).status_code == 401
    assert [seat.joined for seat in looked(house, table.id).seats] == [False, True]


def test_the_old_token_opens_nothing_at_the_new_table(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    table = again(house, known, 0).table
    answer = house.http.get(f"/api/tables/{table.id}", headers=bearing(known.tokens[0]))
    assert house.fault(answer, 401).code == "bad-token"


def test_a_game_that_is_not_over_has_no_rematch(house: Server, shelf: Shelf) -> None:
    known = shelf.take("playing")
    assert house.fault(asked(house, known, known.tokens[0]), 409).code == "no-rematch"
    assert looked(house, known.id).rematch is None


def test_who_lost_the_old_seat_does_not_come_by_it(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    path = f"/api/tables/{known.id}/seat/renew"
    assert house.send("POST", path, {"key": "n" * 32}, known.tokens[0]).status_code == 201
    assert house.fault(asked(house, known, known.tokens[0]), 401).code == "seat-moved"
    assert asked(house, known, "n" * 32).status_code == 200


def test_a_seat_given_to_somebody_else_is_not_shared_with_who_comes_late(house: Server, shelf: Shelf) -> None:
    known = shelf.take("over")
    joined = again(house, known, 0)
    path = f"/api/tables/{joined.table.id}"
    invitation = house.http.post(f"{path}/seats/0/invitation", headers=bearing(joined.token)).json()["token"]
    house.join(joined.table.id, token=invitation, name="Ilse")
    assert house.fault(asked(house, known, known.tokens[1]), 409).code == "seat-taken"
    assert [seat.again for seat in looked(house, known.id).seats] == [True, False]


def test_bots_options_and_box_are_those_of_the_game_before(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        async with tables_in(store) as tables:
            wanted = NewTable(
                "clans", [HumanSeat("Ada"), HumanSeat()], {"ties": "chips"}, "Evening", False, CHIPS
            )
            opened = await tables.open(wanted)
            live = await tables.get(opened.table.id)
            guest = await tables.join(live, Join(opened.invitations[1], "Bruno"))
            dice = random.Random(7)
            while live.position.status == "playing":
                await play(tables, live, 5, dice)
            live.position.history.seating.bots[0] = "random"  # as if Ada were one
            following = await Rematches(tables).join(live, guest.token, "k" * 32)
            table = following.table
            assert (table.options, table.title, table.watchable) == ({"ties": "chips"}, "Evening", False)
            assert table.components == live.position.box.hash != game_named("clans").box.hash
            assert [(seat.kind, seat.bot, seat.name) for seat in table.seats] == [
                ("human", None, "Bruno"),
                ("bot", "random", "Ada"),
            ]
            assert (following.seat, table.status) == (0, "playing")
        store.close()

    asyncio.run(scene())


def test_a_rematch_survives_a_kill(tmp_path: Path) -> None:
    shelf = Shelf({"over": (ORDER, 56)}, copies=1)
    shelf.fill(tmp_path)
    known = shelf.take("over")
    with Server(tmp_path, worker=STUB) as server:
        first = again(server, known, 0)
        server.kill()
    with Server(tmp_path, worker=STUB) as server:
        assert looked(server, known.id).rematch == first.table.id
        assert [seat.again for seat in looked(server, known.id).seats] == [True, False]
        with server.sit(first.table.id, first.token) as person:
            assert person.welcome.seat == first.seat
        assert again(server, known, 1).table.status == "playing"

"""Standing orders: kept, followed where they fit, revoked, and told to nobody."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

import msgspec
import pytest

from lascaux import Table
from lascaux.registry import games, orders
from lascaux.server.bus import LocalBus
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act, HumanSeat, Join, NewTable, Undo
from lascaux.server.seatmessages import Orders, SetOrder
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Acted, Row
from lascaux.server.tables import Tables
from lascaux.wire import YourDecision
from tests.server.harness import Server
from tests.server.test_stand_ins import Thinkers

FEW = [(game, order.name, (order.values or [""])[0]) for game in games() for order in orders(game)]


def positions(game: str) -> Iterator[Table]:
    """What is asked at tables of people who play by chance."""
    for seed in range(6):
        dice = random.Random(seed)
        table = Table.new(game, 2, seed=seed)
        while not table.over:
            yield table
            seat = table.asked[0]
            table.act(seat, dice.choice(table.choices(seat)).text)


@pytest.mark.parametrize("game", games())
def test_whatever_an_order_answers_is_legal_and_it_answers_only_its_own_steps(game: str) -> None:
    answered: dict[str, set[str]] = {order.name: set() for order in orders(game)}
    for table in positions(game):
        for seat in range(table.seats):
            for order in orders(game):
                for value in order.values or [""]:
                    action = table.ordered(seat, order, value)
                    if action is None:
                        continue
                    assert seat in table.asked
                    assert action in [choice.text for choice in table.choices(seat)]
                    answered[order.name].add(table.game.step_for(table._state, seat).name)
    steps = {
        "decline_above": {"answer"},
        "decline_rest": {"answer"},
        "take_die": {"choose_die"},
        "feed_with": {"feed"},
        "pass_spring": {"spring_turn"},
        "skip_summer": {"summer_turn"},
        "end_at_once": {"end_turn"},
    }
    assert answered == {name: steps[name] for name in answered}


def test_offers_up_to_the_price_are_left_to_the_owner() -> None:
    above = orders("first_sparks")[0]
    seen: set[bool] = set()
    for table in positions("first_sparks"):
        seat = table.asked[0]
        if table.game.step_for(table._state, seat).name != "answer":
            continue
        price = table.box.values["price"][str(table._state.stack[-1].a)]  # type: ignore[index]
        for value in (price - 1, price):
            is_declined = table.ordered(seat, above, str(max(0, value))) == "decline"
            assert is_declined == (price > max(0, value))
            seen.add(is_declined)
    assert seen == {False, True}


class Scene:
    """A table of two people in this house."""

    def __init__(self, tables: Tables, live: LiveTable, tokens: list[str]) -> None:
        self.tables = tables
        self.live = live
        self.tokens = tokens
        self.dice = random.Random(7)

    async def give(self, seat: int, name: str, value: str = "", *, stands: bool = True) -> Orders:
        """Give or revoke an order of a seat."""
        return await self.tables.order(self.live, self.tokens[seat], SetOrder(name, stands, value))

    async def act(self) -> None:
        """Let the first who is asked choose by chance."""
        seat = self.live.position._table.asked[0]
        decision = self.live.position.decision(seat)
        assert isinstance(decision, YourDecision)
        seq, action = self.live.seq, self.dice.choice(decision.choices).text
        await self.tables.act(self.live, seat, Act(f"{seq}", seq, action), "en", lambda _: None)

    async def followed(self) -> None:
        """Return when no order has anything to answer."""
        async with asyncio.timeout(30):
            while self.tables.ordering.is_following(self.live):
                await asyncio.sleep(0)

    async def until(self, name: str, value: str) -> int:
        """Play until an order would answer; gives the seat it would answer for."""
        game = self.live.position.history.head.game
        order = next(order for order in orders(game) if order.name == name)
        while True:
            for seat in range(2):
                if self.live.position.ordered(seat, order, value) is not None:
                    return seat
            await self.act()


def play(
    folder: Path, scene: Callable[[Scene], Coroutine[None, None, None]], game: str, pause: float = 0.0
) -> None:
    """Play a scene at a new table."""

    async def played() -> None:
        store = SqliteStore(folder)
        tables = Tables(store, LocalBus(), Thinkers(), pace=0.0, hold=0.0, order_pause=pause)
        opened = await tables.open(NewTable(game, [HumanSeat("Ada"), HumanSeat()]))
        live = await tables.get(opened.table.id)
        joined = await tables.join(live, Join(opened.invitations[1], "Bruno"))
        try:
            await scene(Scene(tables, live, [opened.token, joined.token]))
        finally:
            await tables.close()
            store.close()

    asyncio.run(played())


@pytest.mark.parametrize(("game", "name", "value"), FEW)
def test_an_order_answers_for_its_owner_like_a_person(
    tmp_path: Path, game: str, name: str, value: str
) -> None:
    async def scene(at: Scene) -> None:
        seat = await at.until(name, value)
        seq = at.live.seq
        await at.give(seat, name, value)
        await at.followed()
        assert at.live.seq > seq
        kept = await at.tables._store.read(at.live.id)
        assert kept is not None
        row = kept.rows[seq]
        assert isinstance(row.body, Acted)
        assert (row.body.seat, row.body.bot) == (seat, None)
        assert row.idem.startswith(f"{seat} ")
        assert at.live.info().seats[seat].stints == []

    play(tmp_path, scene, game)


@pytest.mark.parametrize(("game", "name", "value"), FEW)
def test_a_revoked_order_answers_nothing(tmp_path: Path, game: str, name: str, value: str) -> None:
    async def scene(at: Scene) -> None:
        seat = await at.until(name, value)
        seq = at.live.seq
        given = await at.give(seat, name, value)
        assert [order.value for order in given.orders if order.name == name] == [value]
        after = await at.give(seat, name, stands=False)
        assert [order.value for order in after.orders if order.name == name] == [None]
        await at.followed()
        assert at.live.seq == seq

    play(tmp_path, scene, game, pause=0.2)


def test_the_owner_may_answer_first(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        seat = await at.until("decline_rest", "")
        seq = at.live.seq
        await at.give(seat, "decline_rest")
        await at.tables.act(at.live, seat, Act("own", seq, "buy"), "en", lambda _: None)
        await at.followed()
        rows = at.live.position.history.seq_of
        assert rows[f"{seat} own"] == seq + 1

    play(tmp_path, scene, "first_sparks", pause=0.2)


def test_an_order_of_a_chapter_ends_with_it(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        await at.until("decline_rest", "")
        await at.give(0, "decline_rest")
        await at.followed()
        chapter = at.live.position.chapter
        while at.live.position.chapter == chapter:
            await at.act()
            await at.followed()
        assert [order.value for order in at.tables.ordering.of(at.live, 0).orders] == [None, None]

    play(tmp_path, scene, "first_sparks")


def test_who_takes_back_what_an_order_chose_decides_anew(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        seat = await at.until("end_at_once", "")
        await at.give(seat, "end_at_once")
        await at.followed()
        seq = at.live.seq
        assert at.live.position.can_take_back(seat)
        await at.tables.act(at.live, seat, Undo("back", seq), "en", lambda _: None)
        assert at.live.position.is_asked(seat)
        assert not at.tables.ordering.is_following(at.live)
        assert [order.value for order in at.tables.ordering.of(at.live, seat).orders] == [None, None, ""]

    play(tmp_path, scene, "prehistory")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (SetOrder("decline_most", True), "no-order"),
        (SetOrder("decline_above", True), "bad-order"),
        (SetOrder("decline_above", True, "-1"), "bad-order"),
        (SetOrder("decline_above", True, "many"), "bad-order"),
        (SetOrder("decline_rest", True, "4"), "bad-order"),
    ],
)
def test_a_bad_order_is_refused(tmp_path: Path, wanted: SetOrder, code: str) -> None:
    async def scene(at: Scene) -> None:
        with pytest.raises(Denied) as denied:
            await at.tables.order(at.live, at.tokens[0], wanted)
        assert denied.value.code == code
        assert denied.value.fault("it").message
        assert at.live.orders == {}

    play(tmp_path, scene, "first_sparks")


def test_an_order_outlives_the_server(tmp_path: Path) -> None:
    tables: list[str] = []

    async def scene(at: Scene) -> None:
        seat = await at.until("decline_rest", "")
        await at.give(1 - seat, "decline_above", "3")
        await at.give(seat, "decline_rest")
        tables.extend([at.live.id, str(seat), str(at.live.seq)])

    play(tmp_path, scene, "first_sparks", pause=1000.0)

    async def afterwards() -> None:
        store = SqliteStore(tmp_path)
        house = Tables(store, LocalBus(), Thinkers(), order_pause=0.0)
        live = await house.get(tables[0])
        seat = int(tables[1])
        assert [order.value for order in house.ordering.of(live, 1 - seat).orders] == ["3", None]
        async with asyncio.timeout(30):
            while house.ordering.is_following(live):
                await asyncio.sleep(0)
        assert live.seq > int(tables[2])
        await house.close()
        store.close()

    asyncio.run(afterwards())


def test_who_took_back_decides_anew_also_after_the_server_has_started_again(tmp_path: Path) -> None:
    tables: list[str] = []

    async def scene(at: Scene) -> None:
        seat = await at.until("end_at_once", "")
        await at.give(seat, "end_at_once")
        await at.followed()
        await at.tables.act(at.live, seat, Undo("back", at.live.seq), "en", lambda _: None)
        tables.extend([at.live.id, str(seat), str(at.live.seq)])

    play(tmp_path, scene, "prehistory")

    async def afterwards() -> None:
        store = SqliteStore(tmp_path)
        house = Tables(store, LocalBus(), Thinkers(), order_pause=0.0)
        live = await house.get(tables[0])
        assert not house.ordering.is_following(live)
        assert live.position.ordered(int(tables[1]), orders("prehistory")[2], "") is not None
        assert live.seq == int(tables[2])
        await house.close()
        store.close()

    asyncio.run(afterwards())


def said_to_others(live: LiveTable, owner: int) -> bytes:
    """All that the server would say to others now."""
    told = [
        [live.update(reader, 0), live.position.record(reader), live.info()]
        for reader in (None, *[seat for seat in range(2) if seat != owner])
    ]
    return msgspec.json.encode(told)


@pytest.mark.parametrize(("game", "name", "value"), FEW)
def test_no_byte_that_others_get_depends_on_an_order(
    tmp_path: Path, game: str, name: str, value: str
) -> None:
    async def scene(at: Scene) -> None:
        seat = await at.until(name, value)
        before = said_to_others(at.live, seat)
        rung: list[int] = []
        stop = at.tables.bells.listen(at.live.id, rung.append)
        await at.give(seat, name, value)
        assert said_to_others(at.live, seat) == before
        await at.give(seat, name, stands=False)
        assert said_to_others(at.live, seat) == before
        assert rung == []
        stop()

    play(tmp_path, scene, game, pause=1000.0)


@pytest.mark.parametrize(("game", "name", "value"), FEW)
def test_the_answer_of_an_order_is_told_as_that_of_a_person(
    tmp_path: Path, game: str, name: str, value: str
) -> None:
    """Twins from one log: in one the owner chose, in the other the order did."""

    async def scene(at: Scene) -> None:
        seat = await at.until(name, value)
        kept = await at.tables._store.read(at.live.id)
        assert kept is not None
        order = next(order for order in orders(game) if order.name == name)
        action = at.live.position.ordered(seat, order, value)
        assert action is not None
        by_person = LiveTable("twin", kept, at.tables._store)
        at_once = by_person.position.play(seat, Act("own", by_person.seq, action), "en")
        await at.give(seat, name, value)
        await at.followed()
        after = await at.tables._store.read(at.live.id)
        assert after is not None
        row = after.rows[len(kept.rows)]
        assert row.body == at_once
        twins = [
            LiveTable("twin", msgspec.structs.replace(kept, rows=[*kept.rows, last]), at.tables._store)
            for last in (row, Row(row.seq, f"{seat} own", at_once, row.at))
        ]
        assert said_to_others(twins[0], seat) == said_to_others(twins[1], seat)

    play(tmp_path, scene, game)


@pytest.mark.server
def test_orders_over_rest_are_their_owners_only(server: Server) -> None:
    table = server.seated("human", "human", game="first_sparks")
    path = f"/api/tables/{table.table.id}/seat/orders"
    before = server.http.get(f"/api/tables/{table.table.id}").text
    given = server.send("PUT", path, {"name": "decline_above", "stands": True, "value": "4"}, table.tokens[0])
    assert given.status_code == 200
    own = server.get(path, Orders, table.tokens[0])
    assert [order.value for order in own.orders] == ["4", None]
    assert [order.value for order in server.get(path, Orders, table.tokens[1]).orders] == [None, None]
    assert server.http.get(f"/api/tables/{table.table.id}").text == before
    assert server.fault(server.http.get(path), 403).code == "no-seat"
    refused = server.send("PUT", path, {"name": "decline_above", "stands": True}, table.tokens[0])
    assert server.fault(refused, 400).message.startswith("This standing order cannot be given so")


@pytest.mark.server
def test_a_game_without_orders_offers_none(server: Server) -> None:
    table = server.seated("human", "human", game="clans")
    path = f"/api/tables/{table.table.id}/seat/orders"
    assert server.get(path, Orders, table.token).orders == []

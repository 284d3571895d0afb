"""What a rematch does not open: seats that a device has lost, closed tables, room beyond a share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from lascaux.server.faults import Denied
from lascaux.server.guests import FRIEND, Guest, welcome
from lascaux.server.handover import Handover
from lascaux.server.houserules import HouseRules
from lascaux.server.live import LiveTable
from lascaux.server.messages import BotSeat, HumanSeat, Join, Joined, NewTable
from lascaux.server.rematches import Rematches
from lascaux.server.seatmessages import Redeem, Renew
from lascaux.server.sqlite import SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.wishes import Agree, Close
from tests.server.test_tables import tables_in

THIEF = "t" * 32


class Scene(NamedTuple):
    """A house with a table at which Ada and Bruno have ended their game, and their tokens."""

    tables: Tables
    handover: Handover
    live: LiveTable
    ada: str
    bruno: str

    async def again(self, token: str, key: str) -> Joined:
        """Somebody plays again."""
        return await Rematches(self.tables).join(self.live, token, key)

    async def denial(self, token: str, key: str) -> str:
        """Why somebody may not play again; nothing has changed then, at neither table."""
        rematch = self.live.position.history.seating.rematch
        following = None if rematch is None else self.tables.in_memory(rematch)
        before = (self.live.seq, following and following.seq)
        with pytest.raises(Denied) as denied:
            await self.again(token, key)
        assert (self.live.seq, following and following.seq) == before
        assert self.live.position.history.seating.rematch == rematch
        return denied.value.code


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[Scene]:
    """A house where a game is over."""
    store = SqliteStore(folder)
    async with tables_in(store) as tables:
        opened = await tables.open(NewTable("clans", [HumanSeat("Ada"), HumanSeat()]))
        live = await tables.get(opened.table.id)
        joined = await tables.join(live, Join(opened.invitations[1], "Bruno"))
        for token in (opened.token, joined.token):
            await tables.wish(live, token, Agree("end"))
        yield Scene(tables, Handover(tables, store), live, opened.token, joined.token)
    store.close()


def play(folder: Path, scene: Callable[[Scene], Coroutine[None, None, None]]) -> None:
    """Play a scene in such a house."""

    async def played() -> None:
        async with a_house(folder) as at:
            await scene(at)

    asyncio.run(played())


def test_a_device_that_a_renewal_shut_out_does_not_come_back_by_the_old_table(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        joined = await at.again(at.ada, "a" * 32)
        following = await at.tables.get(joined.table.id)
        await at.handover.renew(following, "a" * 32, Renew("n" * 32))
        for key in (THIEF, "a" * 32):
            assert await at.denial(at.ada, key) == "seat-moved"
        with pytest.raises(Denied):
            following.visitor(THIEF)
        assert (await at.again(at.ada, "n" * 32)).seat == joined.seat  # the owner is there already

    play(tmp_path, scene)


@pytest.mark.parametrize("keeps", [True, False])
def test_who_gave_the_new_seat_away_does_not_come_back_by_the_old_table(tmp_path: Path, keeps: bool) -> None:
    async def scene(at: Scene) -> None:
        joined = await at.again(at.ada, "a" * 32)
        following = await at.tables.get(joined.table.id)
        code = await at.handover.offer(following, "a" * 32, "en", keeps=keeps)
        await at.handover.redeem(Redeem(code.link, "p" * 32))
        if keeps:
            assert (await at.again(at.ada, THIEF)).seat == joined.seat
        else:
            assert await at.denial(at.ada, THIEF) == "seat-moved"

    play(tmp_path, scene)


def test_what_shuts_a_device_out_is_known_after_a_kill(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        joined = await at.again(at.ada, "a" * 32)
        following = await at.tables.get(joined.table.id)
        await at.handover.renew(following, "a" * 32, Renew("n" * 32))
        at.tables.sweep()
        assert not at.tables.is_live(following.id)
        again = at._replace(live=await at.tables.get(at.live.id))
        assert await again.denial(at.ada, THIEF) == "seat-moved"

    play(tmp_path, scene)


def test_nobody_is_seated_at_a_rematch_that_its_host_has_closed(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        joined = await at.again(at.ada, "a" * 32)
        following = await at.tables.get(joined.table.id)
        await at.tables.wish(following, "a" * 32, Close("shut"))
        assert await at.denial(at.bruno, "b" * 32) == "closed"
        assert [seat.again for seat in at.live.info().seats] == [True, False]

    play(tmp_path, scene)


def test_rematches_count_as_tables_that_are_opened(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        guest, other = [Guest(f"192.0.2.{number}", HouseRules(openings_a_day=2)) for number in range(2)]
        welcome(guest)
        for number in range(2):
            ada = await at.again(at.ada, f"a{number}" * 16)
            bruno = await at.again(at.bruno, f"b{number}" * 16)  # comes to what the other had opened
            following = await at.tables.get(bruno.table.id)
            at = at._replace(live=following, ada=ada.token, bruno=bruno.token)
            for token in (at.ada, at.bruno):
                await at.tables.wish(following, token, Agree("end"))
        assert await at.denial(at.ada, "c" * 32) == "too-fast"
        welcome(other)
        await at.again(at.bruno, "d" * 32)
        welcome(guest)
        await at.again(at.ada, "c" * 32)
        welcome(FRIEND)

    play(tmp_path, scene)


def test_bots_of_rematches_are_bots_in_play(tmp_path: Path) -> None:
    async def scene(at: Scene) -> None:
        welcome(Guest("192.0.2.1", HouseRules(bot_tables=1)))
        wanted = NewTable("clans", [HumanSeat(), BotSeat("random")])
        over = await at.tables.open(wanted)
        live = await at.tables.get(over.table.id)
        await at.tables.wish(live, over.token, Agree("end"))
        busy = await at.tables.get((await at.tables.open(wanted)).table.id)
        assert busy.presence.is_attended
        alone = at._replace(live=live)
        assert await alone.denial(over.token, "k" * 32) == "too-many-tables"
        assert (await at.again(at.ada, "a" * 32)).table.status == "waiting"  # people alone are no bots
        welcome(FRIEND)

    play(tmp_path, scene)

"""A seat goes from device to device, is found again and closed to others, and the log knows all of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from lascaux.server.claims import Claim
from lascaux.server.faults import Denied
from lascaux.server.handover import LASTS, Handover
from lascaux.server.keys import DEVICES
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act, HumanSeat, Join, Joined, NewTable, Reseat
from lascaux.server.seatmessages import Call, Redeem, Renew
from lascaux.server.seats import Visitor
from lascaux.server.sqlite import SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.wishes import Agree, Close, Resign
from lascaux.wire import YourDecision
from tests.server.test_tables import tables_in

BAD_CODE = "bad-code"


class Scene(NamedTuple):
    """A house with one table of two people, and their tokens."""

    store: SqliteStore
    tables: Tables
    handover: Handover
    live: LiveTable
    ada: str
    bruno: str

    async def redeem(self, code: str, key: str = "k" * 32) -> Joined:
        """Open a seat by a code."""
        return await self.handover.redeem(Redeem(code, key))

    def visitor(self, token: str) -> Visitor | str:
        """Who a token stands for, or why it opens nothing."""
        try:
            return self.live.visitor(token)
        except Denied as denied:
            return denied.code

    async def reloaded(self) -> Scene:
        """The same, read from the disk as after a kill."""
        self.tables.sweep()
        live = await self.tables.get(self.live.id)
        assert live is not self.live
        return self._replace(live=live)


@asynccontextmanager
async def a_table(folder: Path, lasts: int = LASTS) -> AsyncIterator[Scene]:
    """A table where Ada, who opened it, and Bruno have sat down."""
    store = SqliteStore(folder)
    async with tables_in(store) as tables:
        opened = await tables.open(NewTable("clans", [HumanSeat("Ada"), HumanSeat()]))
        live = await tables.get(opened.table.id)
        joined = await tables.join(live, Join(opened.invitations[1], "Bruno"))
        yield Scene(store, tables, Handover(tables, store, lasts), live, opened.token, joined.token)
    store.close()


async def refused(scene: Scene, code: str, key: str = "z" * 32) -> None:
    """A code must open nothing, and change nothing."""
    seq = scene.live.seq
    with pytest.raises(Denied) as denial:
        await scene.redeem(code, key)
    assert (denial.value.code, scene.live.seq) == (BAD_CODE, seq)


@pytest.mark.parametrize("kind", ["words", "link"])
def test_either_code_opens_the_seat_once(tmp_path: Path, kind: str) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.bruno, "en", keeps=True)
            opening, other = (code.words, code.link) if kind == "words" else (code.link, code.words)
            joined = await at.redeem(opening)
            assert (joined.seat, joined.token, joined.table.id) == (1, "k" * 32, at.live.id)
            assert at.visitor("k" * 32) == Visitor(1)
            await refused(at, opening)
            await refused(at, other)

    asyncio.run(scene())


def test_the_device_that_asked_keeps_the_seat_or_loses_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.bruno, "en", keeps=True)
            await at.redeem(code.words, "1" * 32)
            assert at.visitor(at.bruno) == Visitor(1)
            code = await at.handover.offer(at.live, at.bruno, "en", keeps=False)
            assert at.visitor(at.bruno) == Visitor(1)  # until the code is used
            await at.redeem(code.words, "2" * 32)
            assert at.visitor(at.bruno) == "seat-moved"
            assert at.visitor("1" * 32) == at.visitor("2" * 32) == Visitor(1)

    asyncio.run(scene())


def test_who_goes_on_with_another_device_stays_the_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.ada, "en", keeps=False)
            await at.redeem(code.link)
            assert at.visitor("k" * 32) == Visitor(0, is_host=True)
            assert at.visitor(at.ada) == "seat-moved"

    asyncio.run(scene())


def test_a_code_is_void_after_its_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path, lasts=0) as at:
            code = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            await refused(at, code.words)
            await refused(at, code.link)

    asyncio.run(scene())


def test_a_new_code_makes_the_former_one_void(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            former = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            code = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            await refused(at, former.words)
            await refused(at, former.link)
            assert (await at.redeem(code.words)).seat == 0

    asyncio.run(scene())


def test_a_code_whose_answer_was_lost_can_be_sent_again_by_the_same_device_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            first = await at.redeem(code.words)
            assert await at.redeem(code.words) == first
            await refused(at, code.words)

    asyncio.run(scene())


def test_two_who_try_a_code_at_once_do_not_both_get_in(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            tries = [at.redeem(code.words, sign * 32) for sign in "12345678"]
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(each, Joined) for each in found) == 1
            assert at.live.position.history.seating.keys.devices(0) == 2

    asyncio.run(scene())


def test_a_kill_loses_no_code_and_revives_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            used = await at.handover.offer(at.live, at.bruno, "en", keeps=False)
            await at.redeem(used.words)
            open_code = await at.handover.offer(at.live, at.ada, "it", keeps=False)
            again = await at.reloaded()
            await refused(again, used.link)
            assert (again.visitor(at.bruno), again.visitor("k" * 32)) == ("seat-moved", Visitor(1))
            assert (await again.redeem(open_code.words, "2" * 32)).seat == 0
            assert again.visitor(at.ada) == "seat-moved"

    asyncio.run(scene())


def test_a_recovery_code_opens_the_seat_again_and_again_until_there_is_a_new_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = (await at.handover.secure(at.live, at.bruno)).code
            again = await at.reloaded()
            for key in ("1" * 32, "2" * 32):
                assert (await again.redeem(code, key)).seat == 1
            assert again.visitor(at.bruno) == Visitor(1)
            newer = (await again.handover.secure(again.live, "2" * 32)).code
            await refused(again, code)
            assert (await again.redeem(newer, "3" * 32)).seat == 1

    asyncio.run(scene())


def test_a_renewed_seat_opens_to_nothing_that_opened_it_before(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            recovery = (await at.handover.secure(at.live, at.bruno)).code
            shared = await at.handover.offer(at.live, at.bruno, "en", keeps=True)
            await at.redeem(shared.words, "1" * 32)
            offer = await at.handover.offer(at.live, "1" * 32, "en", keeps=True)
            fresh = (await at.handover.renew(at.live, at.bruno, Renew("n" * 32))).code
            for code in (recovery, offer.words, offer.link):
                await refused(at, code)
            again = await at.reloaded()
            assert [again.visitor(token) for token in (at.bruno, "1" * 32)] == ["seat-moved", "seat-moved"]
            assert (again.visitor("n" * 32), again.visitor(at.ada)) == (Visitor(1), Visitor(0, is_host=True))
            assert (await again.redeem(fresh, "2" * 32)).seat == 1

    asyncio.run(scene())


def test_a_lost_token_makes_no_code_renews_nothing_and_names_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            await at.handover.renew(at.live, at.bruno, Renew("n" * 32))
            seq = at.live.seq
            for wanted in (
                at.handover.offer(at.live, at.bruno, "en", keeps=True),
                at.handover.secure(at.live, at.bruno),
                at.handover.renew(at.live, at.bruno, Renew("x" * 32)),
                at.handover.call(at.live, at.bruno, Call("Eve")),
            ):
                with pytest.raises(Denied) as denial:
                    await wanted
                assert (denial.value.code, at.live.seq) == ("seat-moved", seq)

    asyncio.run(scene())


def test_what_a_lost_token_sent_while_the_seat_was_renewed_comes_too_late(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            seat = 0 if at.live.position.is_asked(0) else 1
            token = (at.ada, at.bruno)[seat]
            decision = at.live.position.decision(seat)
            assert isinstance(decision, YourDecision)
            move = Act("a", at.live.seq, decision.choices[0].text)
            claim = Claim(at.live.position.history.seating, token)
            await at.live.lock.acquire()  # somebody else's row is on its way to the disk
            renewed = asyncio.create_task(at.handover.renew(at.live, token, Renew("n" * 32)))
            await asyncio.sleep(0.05)
            acted = at.tables.act(at.live, seat, move, "en", lambda _: None, claim)
            late = [
                asyncio.create_task(acted),
                asyncio.create_task(at.tables.wish(at.live, token, Agree("w"))),
            ]
            await asyncio.sleep(0.05)
            seq = at.live.seq
            at.live.lock.release()
            await renewed
            for task in late:
                with pytest.raises(Denied) as denial:
                    await task
                assert denial.value.code == "seat-moved"
            assert at.live.seq == seq + 1

    asyncio.run(scene())


def test_a_seat_is_held_by_a_few_devices_and_the_oldest_gives_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = (await at.handover.secure(at.live, at.bruno)).code
            keys = [f"{number:032}" for number in range(DEVICES)]
            for key in keys:
                await at.redeem(code, key)
            assert at.visitor(at.bruno) == "seat-moved"
            assert {at.visitor(key) for key in keys} == {Visitor(1)}

    asyncio.run(scene())


def test_the_disk_has_hashes_of_codes_and_tokens_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            recovery = await at.handover.secure(at.live, at.ada)
            await at.redeem(code.words)
            renewed = await at.handover.renew(at.live, "k" * 32, Renew("n" * 32))
            invited = await at.tables.open(NewTable("clans", [HumanSeat(), HumanSeat()]))
            other = await at.tables.get(invited.table.id)
            token = (await at.handover.invite(other, 1)).token
        written = b"".join([file.read_bytes() for file in tmp_path.iterdir()])
        words = code.words.replace(" ", "")
        for secret in (words, code.words, code.link, recovery.code, renewed.code, "k" * 32, "n" * 32, token):
            assert secret.encode() not in written
            assert secret.replace("-", "").encode() not in written

    asyncio.run(scene())


def test_a_code_of_a_table_that_is_gone_is_like_any_other_wrong_code(tmp_path: Path) -> None:
    class Forgetful(SqliteStore):
        """Leads to a table that it does not have."""

        async def find(self, code: str) -> str | None:
            """Any table."""
            return "nowhere"

    async def scene() -> None:
        store = Forgetful(tmp_path)
        async with tables_in(store) as tables:
            with pytest.raises(Denied) as denial:
                await Handover(tables, store).redeem(Redeem("moss heron fox 40", "k" * 32))
            assert denial.value.code == BAD_CODE
        store.close()

    asyncio.run(scene())


def test_a_code_opens_nothing_at_a_table_that_was_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as at:
            code = await at.handover.offer(at.live, at.ada, "en", keeps=True)
            recovery = await at.handover.secure(at.live, at.ada)
            await at.tables.wish(at.live, at.bruno, Resign("enough", "random"))
            await at.tables.wish(at.live, at.ada, Close("shut"))
            for opening in (code.words, code.link, recovery.code):
                await refused(at, opening)

    asyncio.run(scene())


def test_who_asks_while_a_table_is_closed_changes_nothing_there(tmp_path: Path) -> None:
    """The host's own requests may wait for each other: what is checked before may not hold any more."""

    async def scene() -> None:
        async with a_table(tmp_path) as at:
            opened = await at.tables.open(NewTable("clans", [HumanSeat("Ada"), HumanSeat()]))
            live = await at.tables.get(opened.table.id)
            await at.tables.wish(live, opened.token, Close("shut"))
            seq = live.seq
            for late in (at.handover.invite(live, 1), at.tables.reseat(live, 1, Reseat("random"))):
                with pytest.raises(Denied) as denial:
                    await late
                assert (denial.value.code, live.seq) == ("closed", seq)

    asyncio.run(scene())

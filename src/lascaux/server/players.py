"""Bots at the tables: asked when it is their turn, and heard like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

from lascaux.bots.interface import BotName
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import Act
from lascaux.server.workers import LONGEST_THOUGHT, WorkerFailed, WorkerPool
from lascaux.table.outlook import Outlook
from lascaux.table.words import DEFAULT

SEED_BITS: Final = 48
PACE: Final = 0.7  # seconds a bot takes at least when somebody looks on, unless there are many bots
PACE_AGAIN: Final = 0.25  # of it, if the same bot goes on
PACE_TURN: Final = 0.5  # of it, for all that the same bot goes on with: a turn may be many small choices
ROUND: Final = 2700  # milliseconds that the bots of a table think once round, all of them together
AGAIN: Final = 0.5  # of its last thought: what a bot has that thinks anew before a person was asked
LEAST: Final = 0.125  # of its first thought: what it has at least
PAUSE: Final = 1.0  # seconds until a bot tries again when the log cannot be written
UNATTENDED: Final = 5.0  # seconds a bot waits before it thinks where nobody is there to see it
FEW: Final = 20  # such tables of one address; with more of them each waits as much longer

_log: Final = logging.getLogger(__name__)


class BotPlayers:
    """Lets bots play wherever they are asked, one thought at a time for each table.

    Where nobody looks on they take their time, and rest if no person plays: until somebody comes, and nudges.
    """

    def __init__(
        self,
        pool: WorkerPool,
        tell: Callable[[LiveTable], None],
        pace: float = PACE,
        unattended: float = UNATTENDED,
    ) -> None:
        self._pace: Final = pace
        self._unattended: Final = unattended
        self._pool: Final = pool
        self._tell: Final = tell  # all who look at a table
        self._thinking: Final[dict[str, asyncio.Task[None]]] = {}
        self._unseen: Final[Counter[str]] = Counter()  # tables that wait since nobody looks on, by whose

    def is_thinking(self, live: LiveTable) -> bool:
        """Whether a bot is at it here."""
        return live.id in self._thinking

    def nudge(self, live: LiveTable) -> None:
        """Something changed at this table: see whether a bot is asked."""
        if live.id not in self._thinking and _can_play(live) and live.position.asked_bot_seat() is not None:
            task = asyncio.create_task(self._play(live), name=f"bots {live.id}")
            self._thinking[live.id] = task
            task.add_done_callback(lambda done: self._rested(live.id, done))

    async def close(self) -> None:
        """Stop thinking everywhere."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _rested(self, table_id: str, done: asyncio.Task[None]) -> None:
        del self._thinking[table_id]
        if not done.cancelled() and done.exception() is not None:
            _log.error("The bots of table %s stopped.", table_id, exc_info=done.exception())

    async def _play(self, live: LiveTable) -> None:
        """Play for the bots of a table until a person is asked, or the game is over."""
        newest = -1
        is_refused = False
        thoughts = Counter[int]()  # of each bot, since a person was asked
        while _can_play(live):
            if not live.presence.is_attended:
                await self._take_time(live)
            async with live.lock:
                seq = live.seq
                asked = live.position.asked_bot()
            if asked is None:
                return
            seat, bot, outlook = asked
            began = monotonic()
            time = _thought(live, thoughts[seat])
            thoughts[seat] += 1
            planned = [any_choice(outlook)] if is_refused else await self._planned(live, bot, outlook, time)
            is_refused = False
            again = min(PACE_AGAIN, PACE_TURN / len(planned))
            for action in planned:
                await self._keep_pace(live, began, time, again if seat == newest else 1.0)
                newest = seat
                try:
                    seq = await self._acted(live, seat, bot, Act(f"{seq}", seq, action))
                except Denied as denied:
                    if denied.code == "long-game":
                        return
                    is_refused = await self._is_refusal(denied, action)
                    break
                began = monotonic()

    async def _take_time(self, live: LiveTable) -> None:
        """Return when somebody comes, or after a while: longer where one address has many such tables.

        Else whoever opens tables and leaves them all to stand-ins would have any number of bots at work.
        """
        self._unseen[live.whose] += 1
        try:
            crowd = max(1.0, self._unseen[live.whose] / FEW)
            await live.presence.somebody(self._unattended * crowd)
        finally:
            self._unseen[live.whose] -= 1
            if not self._unseen[live.whose]:
                del self._unseen[live.whose]

    async def _keep_pace(self, live: LiveTable, began: float, time: int, part: float) -> None:
        """Return when those who follow can have done so, and no person's turn holds the bots up."""
        if live.presence.is_followed:
            pace = min(self._pace, time / 1000) * part
            await asyncio.sleep(max(0.0, began + pace - monotonic()))
        await live.holding.over()

    async def _acted(self, live: LiveTable, seat: int, bot: BotName, act: Act) -> int:
        """Play an action; gives the row it became.  Raises Denied, also if another plays there by now."""
        async with live.lock:
            newest = await live.writing.act(seat, act, DEFAULT, bot)
        self._tell(live)
        return newest

    async def _is_refusal(self, denied: Denied, action: str) -> bool:
        """Whether the rules refuse an action; else it came too late, or can be tried again after a pause."""
        if denied.code == "store":
            await asyncio.sleep(PAUSE)
        if denied.code in ("stale", "store", "over", "closed"):
            return False
        _log.error("A bot chose %r, which is refused: %s", action, denied.code)
        return True

    async def _planned(self, live: LiveTable, bot: BotName, outlook: Outlook, time: int) -> list[str]:
        """What a bot plays after so many milliseconds; where no worker can say, any choice that is legal."""
        request: dict[str, object] = {
            "bot": bot,
            "seed": secrets.randbits(SEED_BITS),
            "outlook": outlook.dump(),
        }
        try:
            answer = await self._pool.ask("choose", request, time, live.whose)
        except WorkerFailed as failure:
            _log.error("Bot %r gave no answer, so chance chooses: %s", bot, failure)
            return [any_choice(outlook)]
        if not answer.actions:
            _log.error("Bot %r gave no action, so chance chooses: %s", bot, answer.error)
            return [any_choice(outlook)]
        return answer.actions


def _can_play(live: LiveTable) -> bool:
    """Whether bots go on here: somebody looks on, or a person plays who may come back."""
    return live.presence.is_attended or live.position.has_people


def _thought(live: LiveTable, before: int) -> int:
    """Milliseconds that a bot thinks: its share of a round; less if it thought before while people wait."""
    players = [live.position.player_of(seat) for seat in range(len(live.position.history.seating.bots))]
    share = min(LONGEST_THOUGHT, ROUND // max(1, sum(bot is not None for bot in players)))
    return round(share * max(LEAST, AGAIN**before)) if live.position.has_people else share


def any_choice(outlook: Outlook) -> str:
    """One of the seat's choices, by chance."""
    return outlook.game.space.text(secrets.choice(outlook.choices))

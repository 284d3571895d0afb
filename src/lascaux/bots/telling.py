"""A finished game laid out for its story: its positions, the moments of the curve, how much to play on."""

from __future__ import annotations

from functools import lru_cache
from time import process_time
from typing import Final

import msgspec

from lascaux.bots.continuing import Continuing
from lascaux.kernel.errors import BadRecord
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.moves import Moves
from lascaux.table.opening import ENDED, opened
from lascaux.table.replaying import replay

SEED: Final = 1  # the same record tells the same story
BUDGET: Final = 7.0  # seconds of a processor for a whole story but its last part
LAST_BUDGET: Final = 4.0  # and for that
WEIGHED: Final = 36  # positions beside those of the curve that are played on from
LAST: Final = 4  # the part of a game that is played on to the end itself: the last quarter
LAST_ENOUGH: Final = 48  # continuations to the end; more say little more
ENOUGH: Final = 16  # continuations, with which it is rather played on farther than more often
FEWEST: Final = 4  # continuations, below which positions are judged as they are
MOST_CONTINUATIONS: Final = 64
MOST_HORIZON: Final = 100
HORIZON: Final = 3  # the part of a game that is played on at most: a third
SAMPLES: Final = 3  # moments at which it is measured how long playing on takes


class Moment(msgspec.Struct, frozen=True):
    """A point of the curve: so many entries and complete moves lie before it; the last is the end.

    `chapter` and `args` say which turn, raid, round or season begins there, as the game counts them.
    """

    entry: int
    move: int
    chapter: int
    args: Args


class Effort(msgspec.Struct, frozen=True):
    """How often and how many chapters far it is played on from each position.

    From the last part of the game it is played on to the end, `last` times; 0 if there is no time for that.
    """

    continuations: int
    horizon: int
    last: int = 0


AS_IT_IS: Final = Effort(0, 0)  # positions are judged without playing on


class Telling:
    """One record, replayed."""

    def __init__(self, record: str) -> None:
        """Raises BadRecord for a game that is not over."""
        self.opening: Final = opened(record, None)
        self.game: Final = self.opening.game
        self.moves: Final = Moves()
        self.actions: Final[list[int]] = []
        self.positions: Final[list[State]] = []  # by entry: before it; last the end
        state = self.opening.start()
        for line, action in replay(self.opening, state):
            goes_on = self.game.step_for(state, line.seat).goes_on
            self.moves.note(line.seat, goes_on)
            self.positions.append(self.game.copy(state))
            self.actions.append(action)
        self.positions.append(state)
        if not state.over and ENDED not in self.opening.tags:
            raise BadRecord("This game is not over yet; its story is told at the end.")
        self.moments: Final = self._found_moments()

    def seat_at(self, entry: int) -> int:
        """Who chose an entry, or CHANCE."""
        return self.opening.lines[entry].seat

    def chapter_at(self, entry: int) -> int:
        """Which stretch of the curve an entry lies in, from 0; -1 before the first moment."""
        return sum(moment.entry <= entry for moment in self.moments) - 1

    def effort(self) -> Effort:
        """As much as there is time for, measured by playing on from a few moments."""
        effort = self._effort()
        return msgspec.structs.replace(effort, last=self._times_to_the_end()) if effort.horizon else effort

    def effort_at(self, entry: int, effort: Effort) -> Effort:
        """With how much of it is played on from one position: near the end it sees the last scoring."""
        is_near = self.chapter_at(entry) >= self._last_part
        return Effort(effort.last, MOST_HORIZON) if effort.last and is_near else effort

    def spread_at(self, entry: int, effort: Effort) -> int:
        """By how many points an end that was played on to may come otherwise: one for each later chapter."""
        return max(0, len(self.moments) - 2 - self.chapter_at(entry)) if effort.horizon == MOST_HORIZON else 0

    @property
    def _last_part(self) -> int:
        """The chapter with which the last part of the game begins."""
        return (len(self.moments) - 1) * (LAST - 1) // LAST

    def _times_to_the_end(self) -> int:
        """How often there is time to play the last part to the end, from each of its positions."""
        begins = self.moments[self._last_part]
        continuing, began = Continuing(self.game, MOST_HORIZON), process_time()
        for sample in range(SAMPLES):
            continuing.play_on(self.game.copy(self.positions[begins.entry]), Rng(SEED + sample))
        longest = (process_time() - began) / SAMPLES
        positions = len(self.moments) - self._last_part + WEIGHED // LAST
        times = int(LAST_BUDGET / max(positions * longest / 2, LAST_BUDGET / LAST_ENOUGH))
        return times if times >= FEWEST else 0

    def _effort(self) -> Effort:
        """The same for all but the last part."""
        positions = self._last_part + WEIGHED * (LAST - 1) // LAST
        horizon = max(1, len(self.moments) // HORIZON)
        while True:
            found = effort_for(positions * self._seconds(horizon), horizon)
            if found is not None or horizon == 1:
                return found or AS_IT_IS
            horizon //= 2

    def rng_at(self, entry: int) -> Rng:
        """Chance for continuations from a position, the same whichever process plays them."""
        return Rng(SEED << 32 | entry)

    def _seconds(self, horizon: int) -> float:
        """How long it takes a processor to play on once."""
        continuing, began = Continuing(self.game, horizon), process_time()
        for sample in range(SAMPLES):
            moment = self.moments[len(self.moments) * sample // SAMPLES]
            continuing.play_on(self.game.copy(self.positions[moment.entry]), Rng(SEED))
        return (process_time() - began) / SAMPLES

    def _found_moments(self) -> list[Moment]:
        """Where a seat is first asked in each chapter, and the end."""
        moments: list[Moment] = []
        before, chapter = 0, 0
        for entry, state in enumerate(self.positions[:-1]):
            now = self.game.chapter(state)
            if self.seat_at(entry) != CHANCE and (now != chapter or not moments):
                moments.append(Moment(entry, before, now, self.game.chapter_args(state)))
                chapter = now
            before = self.moves.of(entry)
        last = self.positions[-1]
        return [*moments, Moment(len(self.actions), before, self.game.chapter(last), {})]


def effort_for(seconds: float, horizon: int) -> Effort | None:
    """How often there is time to play on so far, if once from each position takes so long.

    None if it is too seldom: rather less far, but at least one chapter if that can be done at all.
    """
    continuations = min(int(BUDGET / max(seconds, BUDGET / MOST_CONTINUATIONS)), MOST_CONTINUATIONS)
    return Effort(continuations, horizon) if continuations >= (ENOUGH if horizon > 1 else FEWEST) else None


@lru_cache(maxsize=2)
def telling_of(record: str) -> Telling:
    """A record laid out, once for all parts of its story; raises BadRecord."""
    return Telling(record)

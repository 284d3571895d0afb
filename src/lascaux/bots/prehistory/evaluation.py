"""How good a position of Prehistory looks for each seat."""

from __future__ import annotations

from math import exp
from typing import Final

from lascaux.bots.evaluation import Evaluation, rewards_at_end
from lascaux.bots.prehistory.prospects import Scene, hope_of, tribe_hope
from lascaux.bots.prehistory.worths import time_of
from lascaux.games.prehistory.actions import BUY, CUBE, SELL, WEATHER
from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.scoring import score_of
from lascaux.games.prehistory.state import AUTUMN, EXTRA, NONE, READY, SPRING, SUMMER, PrehistoryState
from lascaux.games.prehistory.steps.developing import is_development
from lascaux.games.prehistory.steps.numbers import END_TURN, EXTRA_TURN, SPRING_TURN, SUMMER_TURN

_MENUS: Final = (SPRING_TURN, SUMMER_TURN, EXTRA_TURN)
_EFFORT: Final = 0.05  # points that developing has to bring at least
_WASTE: Final = 1.0  # points that it costs where it brings nothing
_SPREAD: Final = 1.5  # points that scatter in each year still to come
_LAST_SPREAD: Final = 2.0  # and at the end
_DOUBT: Final = 2.0  # times the spread where chances are told: judged alone, leads are believed too soon


class PrehistoryEvaluation(Evaluation[PrehistoryState]):
    """Points, what will be scored in the end, and what cubes, members and cards still bring."""

    def rewards(self, s: PrehistoryState) -> list[float]:
        return rewards_at_end(self.game, s) if s.over else self._shares(s, 1.0)

    def chances(self, s: PrehistoryState) -> list[float]:
        return self._shares(s, _DOUBT)

    def _shares(self, s: PrehistoryState, doubt: float) -> list[float]:
        time = time_of(s)
        scene = Scene(s, time, NONE)
        f = s.stack[-1]
        asked = f.seat if f.step in _MENUS else NONE
        hopes = [
            hope_of(s, seat, scene) if seat != asked else self._best_hope(s, seat, time)
            for seat in range(s.seats)
        ]
        return shares_of(hopes, _rival(s, time), doubt * (_LAST_SPREAD + _SPREAD * time))

    def _best_hope(self, s: PrehistoryState, seat: int, time: float) -> float:
        """What the best action of a turn leads to; a plan is not hoped for where it can be carried out."""
        options = [action for action in self.game.legal_for(s, seat) if not is_development(action)]
        return max([self._hope_after(s, seat, action, time, NONE) for action in options])

    def worth_trying(self, s: PrehistoryState, seat: int, options: list[int]) -> list[int]:
        """Without developments that cannot help now: a search would put off the end of a turn with them."""
        if not is_own_turn(s.stack[-1].step):
            return options
        found = [row for row in options if not is_development(row) or is_needed(s, seat, row)]
        return found if len(found) > 0 else options

    def rate(self, s: PrehistoryState, seat: int, options: list[int]) -> list[float]:
        time = time_of(s)
        scene = Scene(s, time, seat if s.phase == AUTUMN else NONE)
        hopes = [hope_of(s, other, scene) if other != seat else 0.0 for other in range(s.seats)]
        rival = _rival(s, time)
        values: list[float] = []
        for hope in self.hopes_after(s, seat, options):
            hopes[seat] = hope
            values.append(shares_of(hopes, rival, _LAST_SPREAD + _SPREAD * time)[seat])
        return values

    def hopes_after(self, s: PrehistoryState, seat: int, options: list[int]) -> list[float]:
        """What a seat may hope for after each option; the clock stays: ending a season is no loss.

        Turning a tile, buying or selling does nothing by itself: it is worth the best of the other choices,
        and what it adds to the hopes of the position as it is.  What can add nothing is not looked at.
        """
        time = time_of(s)
        walker = seat if s.phase == AUTUMN else NONE
        real = [action for action in options if not is_development(action)]
        if len(real) == 0:
            return [self._hope_after(s, seat, action, time, walker) for action in options]
        hope_of_real = [self._hope_after(s, seat, action, time, walker) for action in real]
        best = max(hope_of_real)
        now = 0.0
        is_known = False
        hopes: list[float] = []
        place = 0
        for action in options:
            if not is_development(action):
                hopes.append(hope_of_real[place])
                place += 1
            elif not may_help(s, seat, action):
                hopes.append(best - _WASTE)
            else:
                if not is_known:
                    now = hope_of(s, seat, Scene(s, time, walker))
                    is_known = True
                hopes.append(best + self._hope_after(s, seat, action, time, walker) - now - _EFFORT)
        return hopes

    def _hope_after(self, s: PrehistoryState, seat: int, action: int, time: float, walker: int) -> float:
        twin = self.game.copy(s)
        self.game.play_for(twin, seat, action)
        if twin.over:
            return float(score_of(twin, seat))
        return hope_of(twin, seat, Scene(twin, time, walker))


def may_help(s: PrehistoryState, seat: int, row: int) -> bool:
    """Whether it may help to turn this tile, or to buy or sell this cube, before one goes on.

    Resources and price tiles matter in spring, action cubes from summer on.
    """
    if row >= SELL or row == WEATHER:
        return False
    if row >= BUY + CUBE * KINDS:
        return s.phase in (SUMMER, EXTRA)
    return s.phase == SPRING and s.passed >> seat & 1 == 0


def is_own_turn(step: int) -> bool:
    """Whether a step is a menu of the own turn."""
    return SPRING_TURN <= step <= END_TURN


def is_needed(s: PrehistoryState, seat: int, row: int) -> bool:
    """Whether a tile is turned before an action, or a cube is bought that the action may need."""
    if not may_help(s, seat, row):
        return False
    if row < BUY:
        return s.stage == READY
    if row < BUY + CUBE * KINDS:
        return s.stage == READY and s.resources[seat * KINDS + row - BUY] == 0
    return s.stage == READY and (s.phase == EXTRA or s.step == row - BUY - CUBE * KINDS)


def _rival(s: PrehistoryState, time: float) -> list[float]:
    """The hope of the tribe, where it plays."""
    return [tribe_hope(s, time)] if s.marauders > 0 else []


def shares_of(hopes: list[float], others: list[float], spread: float) -> list[float]:
    """The chance of each seat to win, by how far it is ahead and how much can still happen."""
    best = max(hopes + others)
    shares = [exp((hope - best) / spread) for hope in hopes]
    total = 0.0
    for share in shares:
        total += share
    for other in others:
        total += exp((other - best) / spread)
    return [share / total for share in shares]

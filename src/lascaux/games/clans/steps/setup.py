"""What fate decides before the first move."""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.actions import CARD, DEAL, FIRST, ORDERS
from lascaux.games.clans.data import COLOURS, HUT, REGION_SIZE, REGIONS
from lascaux.games.clans.events import began, dealt, epoch_began
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import DEAL_CARD, DEAL_HUTS, DRAW_FIRST
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.steps import FairStep

_LAID_OUT: Final = [[HUT[colour] for colour in order] for order in ORDERS]


class DealHuts(FairStep[ClansState]):
    """In each region one hut of each colour, at random.

    Frame: a = region.
    Rule: CL-1.1.
    """

    def legal(self, s: ClansState, f: Frame) -> list[int]:
        return list(range(DEAL, DEAL + len(ORDERS)))

    def apply(self, s: ClansState, f: Frame, action: int) -> None:
        territory = f.a * REGION_SIZE
        for hut in _LAID_OUT[action - DEAL]:
            s.huts[territory] = hut
            territory += 1
        if f.a + 1 < REGIONS:
            s.stack.append(Frame(DEAL_HUTS, CHANCE, f.a + 1))
        else:
            s.stack.append(Frame(DEAL_CARD, CHANCE, 0))

    def sample(self, s: ClansState, f: Frame, rng: Rng) -> int:
        return DEAL + rng.below(len(ORDERS))


class DealCard(FairStep[ClansState]):
    """A secret clan card for each seat; the rest stay unseen.

    Frame: a = the seat.
    Rule: CL-1.2, CL-1.3.
    """

    def legal(self, s: ClansState, f: Frame) -> list[int]:
        return [CARD + colour for colour in range(len(COLOURS)) if colour not in s.cards]

    def apply(self, s: ClansState, f: Frame, action: int) -> None:
        s.cards += (action - CARD,)
        dealt(s, f.a, action - CARD)
        if f.a + 1 < s.seats:
            s.stack.append(Frame(DEAL_CARD, CHANCE, f.a + 1))
        else:
            s.stack.append(Frame(DRAW_FIRST, CHANCE))

    def audience(self, s: ClansState, f: Frame) -> int:
        return 1 << f.a


class DrawFirst(FairStep[ClansState]):
    """Who begins is drawn by lot, in the first epoch.

    Rule: CL-1.7.
    """

    def legal(self, s: ClansState, f: Frame) -> list[int]:
        return list(range(FIRST, FIRST + s.seats))

    def apply(self, s: ClansState, f: Frame, action: int) -> None:
        s.first = action - FIRST
        s.turn = s.first
        began(s, s.first)
        epoch_began(s, s.box.epoch[0])

    def sample(self, s: ClansState, f: Frame, rng: Rng) -> int:
        return FIRST + rng.below(s.seats)

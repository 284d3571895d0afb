"""The start, and what comes into the open in later rounds: cards of the row, tops of the stacks."""

from __future__ import annotations

from lascaux.games.stone_age.actions import DEAL, FIRST, TILE
from lascaux.games.stone_age.events import began, card_dealt, turned_up
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import DEAL_CARD
from lascaux.games.stone_age.steps.numbers import TURN_UP as TURN_UP_STEP
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import FairStep
from lascaux.parts.masks import items_of


class DrawFirst(FairStep[StoneAgeState]):
    """Who begins.

    Rule: SA-1.4.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [FIRST + seat for seat in range(s.seats)]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        s.first = action - FIRST
        began(s, s.first)


class DealCard(FairStep[StoneAgeState]):
    """The next card of the deck goes to the first empty space from the right.

    Rule: SA-1.2, SA-9.1, SA-11.3.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [DEAL + card for card in items_of(s.deck)]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        card = action - DEAL
        s.deck ^= 1 << card
        space = s.row.index(0)
        s.row[space] = card
        card_dealt(s, card, space)


class TurnUp(FairStep[StoneAgeState]):
    """The next building of a stack is turned up.

    Frame: a = the stack.
    Rule: SA-1.3, SA-4.9, SA-11.4, SA-16.7.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [TILE + tile for tile in items_of(s.unseen)]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        tile = action - TILE
        s.unseen ^= 1 << tile
        s.below[f.a] -= 1
        s.tops[f.a] = tile
        turned_up(s, tile, f.a)


def deal_next(s: StoneAgeState) -> bool:
    """Fill the next empty space of the row; False if there is none.

    Rule: SA-1.2, SA-9.1.
    """
    if 0 not in s.row:
        return False
    s.stack.append(Frame(DEAL_CARD, CHANCE))
    return True


def turn_up_next(s: StoneAgeState) -> bool:
    """Turn up the first building of the next stack; False if all lie open.

    Rule: SA-1.3.
    """
    if 0 not in s.tops:
        return False
    s.stack.append(Frame(TURN_UP_STEP, CHANCE, s.tops.index(0)))
    return True

"""The market: two rows of cards, the deck behind them and the reshuffle card in it."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import DRAW
from lascaux.games.first_sparks.events import (
    LOWER_CARD,
    bonus_gone,
    bonus_laid,
    bottomed,
    boxed_unsold,
    drawn,
    removed,
    reshuffled,
)
from lascaux.games.first_sparks.meta import MAX_SEATS
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import DRAW_CARD
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.steps import FairStep
from lascaux.parts.masks import count_of, highest_of, items_of, lowest_of, nth_of


class DrawCard(FairStep[FirstSparksState]):
    """The next card of the deck; what was put away unseen is as likely as what is in it.

    Rule: FS-4.9, FS-4.10, FS-9.7, FS-12.1.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [DRAW + card for card in items_of(next_cards(s))]

    def sample(self, s: FirstSparksState, f: Frame, rng: Rng) -> int:
        cards = next_cards(s)
        return DRAW + nth_of(cards, rng.below(count_of(cards)))

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        card = action - DRAW
        s.unseen &= ~(1 << card)
        s.pile -= 1
        s.market |= 1 << card
        drawn(s, card)
        if card < s.bonus:
            take_bonus_away(s, LOWER_CARD)


def next_cards(s: FirstSparksState) -> int:
    """Mask of the cards that may be drawn next; with six players the first is known.

    Rule: FS-12.1.
    """
    is_first_deck = not s.has_reshuffle and not s.is_small
    if s.seats == MAX_SEATS and is_first_deck and s.unseen >> s.box.top_for_six & 1 == 1:
        return 1 << s.box.top_for_six
    return s.unseen


def present_of(s: FirstSparksState) -> int:
    """Mask of the cards that may be offered: the lowest ones, or all of the small market.

    Rule: FS-1.15, FS-4.5, FS-4.9, FS-9.9, FS-11.5, FS-14.20.
    """
    if s.is_small:
        return s.market
    future = s.market
    for _ in range(s.box.row[s.seats]):
        future &= future - 1
    return s.market ^ future


def places_of(s: FirstSparksState) -> int:
    """How many cards the market has room for.

    Rule: FS-1.15, FS-9.9, FS-11.5, FS-11.16.
    """
    return s.box.small_market[s.seats] if s.is_small else s.box.market[s.seats]


def refill(s: FirstSparksState) -> bool:
    """Fill an empty place of the market; True if a card has to be drawn for it.

    Rule: FS-4.9, FS-4.11, FS-9.8, FS-14.1, FS-14.19, FS-14.20.
    """
    if count_of(s.market) + (1 if s.has_reshuffle else 0) >= places_of(s):
        return False
    if s.pile > 0:
        s.stack.append(Frame(DRAW_CARD, CHANCE))
        return True
    if s.has_reshuffle or s.is_small:
        return False
    s.has_reshuffle = True
    s.unseen = s.below
    s.pile = count_of(s.below)
    s.below = 0
    reshuffled(s)
    return refill(s)


def lay_bonus(s: FirstSparksState) -> None:
    """A crop on the lowest card.

    Rule: FS-4.2.
    """
    if s.market != 0:
        s.bonus = lowest_of(s.market)
        bonus_laid(s)


def take_bonus_away(s: FirstSparksState, why: int) -> None:
    """The crop goes back to the supply.

    Rule: FS-4.10, FS-11.10.
    """
    bonus_gone(s, why)
    s.bonus = 0


def box_unsold(s: FirstSparksState) -> None:
    """The card that nobody wanted with its crop leaves the game.

    Rule: FS-4.16, FS-14.18.
    """
    s.market &= ~(1 << s.bonus)
    boxed_unsold(s, s.bonus)
    s.bonus = 0


def bottom_highest(s: FirstSparksState) -> None:
    """The highest card goes under the deck, until the reshuffle card has come.

    Rule: FS-9.7, FS-9.9.
    """
    if s.has_reshuffle or s.is_small or s.market == 0:
        return
    card = highest_of(s.market)
    s.market &= ~(1 << card)
    s.below |= 1 << card
    bottomed(s, card)


def remove_reshuffle(s: FirstSparksState) -> None:
    """The reshuffle card leaves with the lowest card, and the market stays smaller.

    Rule: FS-9.8, FS-9.9, FS-11.16.
    """
    if not s.has_reshuffle:
        return
    lowest = lowest_of(s.market) if s.market != 0 else 0
    s.market &= s.market - 1
    s.has_reshuffle = False
    s.is_small = True
    removed(s, lowest)

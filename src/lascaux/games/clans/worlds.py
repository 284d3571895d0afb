"""The positions a seat cannot tell apart."""

from __future__ import annotations

from lascaux.games.clans.data import COLOURS
from lascaux.games.clans.state import ClansState
from lascaux.kernel.rng import Rng


def deal_unseen_cards(s: ClansState, seat: int, rng: Rng) -> None:
    """The others hold any colours but mine, each deal equally likely; once over, all is known.

    Rule: CL-1.2, CL-1.3.
    """
    if s.over:
        return
    mine = s.cards[seat] if seat < len(s.cards) else -1
    unseen = [colour for colour in range(len(COLOURS)) if colour != mine]
    cards: list[int] = []
    for holder in range(len(s.cards)):
        cards.append(mine if holder == seat else unseen.pop(rng.below(len(unseen))))
    s.cards = tuple(cards)

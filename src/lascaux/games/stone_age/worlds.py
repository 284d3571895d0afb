"""The positions a seat cannot tell apart."""

from __future__ import annotations

from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import count_of, items_of


def deal_unseen_cards(s: StoneAgeState, seat: int, rng: Rng) -> None:
    """What others drew unseen may be any card that this seat has not seen; once over, all is known.

    Rule: SA-6.10, SA-6.13, SA-13.4, SA-17.10.
    """
    if s.over:
        return
    holders = [other for other in range(s.seats) if other != seat and s.unknown[other] != 0]
    if not holders:
        return
    pool = s.deck
    for other in holders:
        pool |= s.unknown[other]
    unseen = items_of(pool)
    for other in holders:
        count = count_of(s.unknown[other])
        s.cards[other] ^= s.unknown[other]
        s.unknown[other] = 0
        for _ in range(count):
            card = 1 << unseen.pop(rng.below(len(unseen)))
            pool ^= card
            s.unknown[other] |= card
        s.cards[other] |= s.unknown[other]
    s.deck = pool

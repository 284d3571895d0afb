"""What can happen in The First Sparks, and the rule behind each."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.events import EventKind

DEALT: Final = 0  # seat, herb
TILE_LAID: Final = 1  # seat or chance, tile, placing (see actions.py)
MAP_LAID: Final = 2  # chance, FIRST_MAP, RANDOM_MAP or BUILT_MAP
SETTLED: Final = 3  # seat, space, 1 if it is the neutral clan
ORDERED: Final = 4  # chance, seats from first to last (packed, the first lowest), why
YEAR_BEGAN: Final = 5  # chance, year
BONUS_LAID: Final = 6  # chance, card
BONUS_GONE: Final = 7  # chance, card it lay on, why
OFFERED: Final = 8  # seat, card, price
DECLINED: Final = 9  # seat, card
BOUGHT: Final = 10  # seat, card, price, crops that lay on it
PASSED: Final = 11  # seat, why
DROPPED: Final = 12  # seat, card
BOXED: Final = 13  # seat or chance, card, why
HARVEST_LOST: Final = 14  # seat, food, tokens
DRAWN: Final = 15  # chance, card, 1 in the supply
RESHUFFLED: Final = 16  # chance, cards in the new deck, 1 in the supply
SPOILED: Final = 17  # seat, food lost, food left
HUNTED: Final = 18  # seat, card, tokens, their worth
FED: Final = 19  # seat, members, food they ate
STARVED: Final = 20  # seat, space
SPREAD: Final = 21  # seat, space, cost, its parts: base, mountain, company (packed, base lowest)
NEUTRAL_SPREAD: Final = 22  # seat that placed it, space
STOPPED: Final = 23  # seat, members placed, food paid, why
SUPPLIED: Final = 24  # chance, tokens of berries, fish, bears and mammoths (packed, berries lowest)
BOTTOMED: Final = 25  # chance, card
REMOVED: Final = 26  # chance, lowest card (0: none), which leaves with the reshuffle card
MOVED_BACK: Final = 27  # seat, its new place in the order, from 1, 1 in the supply
ENDED: Final = 28  # chance, why
TOTALLED: Final = 29  # seat, members, food

# Numbers packed into one: the bits of each seat of an order, each food of a supply, each part of a cost.
ORDER_BITS: Final = 3
SUPPLY_BITS: Final = 5
COST_BITS: Final = 4

# Which map was laid.
FIRST_MAP: Final = 0
RANDOM_MAP: Final = 1
BUILT_MAP: Final = 2

# Why the order was found.
BY_HERBS: Final = 0
BY_PLACING: Final = 1
BY_SIZE: Final = 2

# Why a seat passed.
CHOSE: Final = 0
CANNOT_PAY: Final = 1  # none of the cards of the present row that it may own
NOTHING_TO_OFFER: Final = 2  # no card is left that it may own

# Why a card went into the box.
UNSOLD: Final = 0
FIRST_OFFER: Final = 1

# Why the crop left its card.
LOWER_CARD: Final = 0
CARD_BOXED: Final = 1

# Why a clan stopped spreading.
ENOUGH: Final = 0
TOO_DEAR: Final = 1
FIVE_PLACED: Final = 2
CLAN_FULL: Final = 3

# Why the game ended.
THIRTEEN: Final = 0
TOO_LONG: Final = 1

EVENTS: Final = [
    EventKind(DEALT, "dealt", "FS-1.4"),
    EventKind(TILE_LAID, "tile_laid", "FS-1.10"),
    EventKind(MAP_LAID, "map_laid", "FS-1.12"),
    EventKind(SETTLED, "settled", "FS-3.2"),
    EventKind(ORDERED, "ordered", "FS-9.1"),
    EventKind(YEAR_BEGAN, "year_began", "FS-9.10"),
    EventKind(BONUS_LAID, "bonus_laid", "FS-4.2"),
    EventKind(BONUS_GONE, "bonus_gone", "FS-4.10"),
    EventKind(OFFERED, "offered", "FS-4.3"),
    EventKind(DECLINED, "declined", "FS-4.6"),
    EventKind(BOUGHT, "bought", "FS-4.6"),
    EventKind(PASSED, "passed", "FS-4.4"),
    EventKind(DROPPED, "dropped", "FS-4.15"),
    EventKind(BOXED, "boxed", "FS-4.16"),
    EventKind(HARVEST_LOST, "harvest_lost", "FS-11.11"),
    EventKind(DRAWN, "drawn", "FS-4.9"),
    EventKind(RESHUFFLED, "reshuffled", "FS-4.11"),
    EventKind(SPOILED, "spoiled", "FS-5.1"),
    EventKind(HUNTED, "hunted", "FS-6.5"),
    EventKind(FED, "fed", "FS-7.1"),
    EventKind(STARVED, "starved", "FS-7.2"),
    EventKind(SPREAD, "spread", "FS-8.4"),
    EventKind(NEUTRAL_SPREAD, "neutral_spread", "FS-11.14"),
    EventKind(STOPPED, "stopped", "FS-8.2"),
    EventKind(SUPPLIED, "supplied", "FS-9.4"),
    EventKind(BOTTOMED, "bottomed", "FS-9.7"),
    EventKind(REMOVED, "removed", "FS-9.9"),
    EventKind(MOVED_BACK, "moved_back", "FS-13.7"),
    EventKind(ENDED, "ended", "FS-10.1"),
    EventKind(TOTALLED, "totalled", "FS-10.3"),
]


def packed(numbers: list[int], bits: int) -> int:
    """Small numbers as one, the first lowest."""
    whole = 0
    for place, number in enumerate(numbers):
        whole += number << bits * place
    return whole


def unpacked(whole: int, bits: int, count: int) -> list[int]:
    """The numbers that `packed` put together."""
    return [(whole >> bits * place) & ((1 << bits) - 1) for place in range(count)]

"""The action table of Stone Age: rows that seats play come first, chance after them."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from lascaux.games.stone_age.data import (
    CARD_NAMES,
    FACES,
    FOREST,
    GOODS,
    HUNT,
    HUT,
    MARKET,
    MOST_SEATS,
    MOST_TOOL,
    MOST_WORKERS,
    PAIR,
    PLACE_NAMES,
    PLACES,
    RESOURCES,
    RINGS,
    RIVER,
    TILE_NAMES,
    WORKSHOP,
    WORKSHOP_RINGS,
)
from lascaux.games.stone_age.steps import numbers
from lascaux.kernel.actions import ActionSpace, Param, counted

MOST_DICE: Final = MOST_WORKERS
MOST_HUNTED: Final = 60  # food and jewels of one hunt, all tools of any box included


def crowds_of(place: int) -> list[int]:
    """How many people may be sent to a place at once, if it is all free.

    Rule: SA-3.5, SA-3.6, SA-3.7, SA-3.8, SA-3.9, SA-3.10, SA-12.1, SA-15.6.
    """
    if place in (HUT, MARKET):
        return [PAIR]
    if place == HUNT:
        return list(range(1, MOST_WORKERS + 1))
    if FOREST <= place <= RIVER:
        return list(range(1, RINGS + 1))
    if place >= WORKSHOP:
        return list(range(1, WORKSHOP_RINGS + 1))
    return [1]


PLACING: Final = [(place, crowd) for place in range(PLACES) for crowd in crowds_of(place)]  # by row
TWOS: Final = list(combinations_with_replacement(range(RESOURCES), 2))  # by row
# By number of dice, all throws of them, the faces ascending.
THROWS: Final = [
    list(combinations_with_replacement(range(1, FACES + 1), dice)) for dice in range(MOST_SEATS + 1)
]

_PLACE: Final = Param("place", PLACE_NAMES)
_GOOD: Final = Param("good", GOODS)
_RESOURCES: Final = GOODS[:RESOURCES]
_CARD: Final = Param("card", CARD_NAMES, first=1)
_THROWN: Final = ["".join([str(face) for face in throw]) for throws in THROWS[2:] for throw in throws]

SPACE: Final = ActionSpace(numbers.STEPS)
PLACE: Final = SPACE.add(
    "place",
    [_PLACE, counted("workers", 1, MOST_WORKERS)],
    only=[[place, crowd] for place, crowd in PLACING],
    at=[numbers.PLACE_WORKERS],
)
USE: Final = SPACE.add("use", [_PLACE], at=[numbers.USE_PLACE])
TOOL: Final = SPACE.add("tool", [counted("value", 1, MOST_TOOL)], at=[numbers.USE_TOOLS])
SPEND: Final = SPACE.add("spend", [_CARD], at=[numbers.USE_TOOLS])
JEWELS: Final = SPACE.add("jewels", [counted("jewels", 0, MOST_HUNTED)], at=[numbers.SPLIT_HUNT])
BUY: Final = SPACE.add("buy", at=[numbers.BUY, numbers.BUY_EXTRA])
GIVE: Final = SPACE.add("give", [_GOOD], at=[numbers.GIVE])
PAY: Final = SPACE.add("pay", [_GOOD], at=[numbers.PAY, numbers.FEED])
TWO: Final = SPACE.add(
    "two",
    [Param("one", _RESOURCES), Param("other", _RESOURCES)],
    only=[[one, other] for one, other in TWOS],
    at=[numbers.USE_PLACE, numbers.BUY, numbers.BUY_EXTRA, numbers.TAKE_TWO, numbers.FEED],
)
DIE: Final = SPACE.add("die", [counted("face", 1, FACES)], at=[numbers.CHOOSE_DIE])
DONE: Final = SPACE.add("done", at=[numbers.USE_TOOLS, numbers.PAY])
KEEP: Final = SPACE.add("keep", at=[numbers.TAKE_TWO])
DECLINE: Final = SPACE.add("decline", at=[numbers.BUY, numbers.BUY_EXTRA])
STARVE: Final = SPACE.add("starve", at=[numbers.FEED])
FIRST: Final = SPACE.add("first", [counted("seat", 0, MOST_SEATS - 1)], at=[numbers.DRAW_FIRST], chance=True)
DEAL: Final = SPACE.add("deal", [_CARD], at=[numbers.DEAL_CARD], chance=True)
DRAW: Final = SPACE.add("draw", [_CARD], at=[numbers.DRAW_CARD], chance=True)
TILE: Final = SPACE.add("tile", [Param("tile", TILE_NAMES, first=1)], at=[numbers.TURN_UP], chance=True)
SUM: Final = SPACE.add("sum", [counted("sum", 1, MOST_DICE * FACES)], at=[numbers.ROLL_SUM], chance=True)
DICE: Final = SPACE.add("dice", [Param("dice", _THROWN)], at=[numbers.ROLL_DICE], chance=True)

# By number of dice, the row before its first throw.
THROW: Final = [
    DICE + sum([len(throws) for throws in THROWS[2:dice]]) if dice > 1 else DICE
    for dice in range(MOST_SEATS + 1)
]
# By place: this plus so many people is the row that sends them there.
SENDING: Final = [
    PLACE + PLACING.index((place, crowds_of(place)[0])) - crowds_of(place)[0] for place in range(PLACES)
]

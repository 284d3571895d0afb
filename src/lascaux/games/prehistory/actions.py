"""The action table of Prehistory: rows that seats play come first, chance after them."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import (
    ACTIONS,
    BASKETS,
    CEREMONY_SLOTS,
    CHARACTERS,
    COLOURS,
    HUNTING_NAMES,
    HUNTING_SLOTS,
    HUT_NAMES,
    ITEMS,
    KINDS,
    MAP_TILE_NAMES,
    MEMBERS,
    MOST_PLAYERS,
    MOST_VALUE,
    PATTERNS,
    PRICE_NAMES,
    RAID_NAMES,
    RITE_NAMES,
    SECTION_NAMES,
    SIDES_NAMES,
    SPACE_NAMES,
    SPACES,
    STATIONS,
    TRAP_ITEM,
    TRAPS,
    WEATHER_NAMES,
)
from lascaux.games.prehistory.steps import numbers
from lascaux.kernel.actions import ActionSpace, Param, counted

REACH: Final = 8  # no cell of a map lies farther from the start hex
WIDTH: Final = 2 * REACH + 1
TURNS: Final = KINDS
PLACINGS: Final = WIDTH * WIDTH * TURNS

# By which rules an action is paid.
SPRING: Final = 0
SUMMER: Final = 1
ABLE: Final = 2
_SEASONS: Final = ["spring", "summer"]
_WAYS: Final = [*_SEASONS, "ability"]
LEFT: Final = 0
RIGHT: Final = 1
RESOURCE: Final = 0
CUBE: Final = 1
KEPT: Final = 1  # of left, keep, right

_BY: Final = Param("by", _SEASONS)
_BY_ANY: Final = Param("by", _WAYS)
_COLOUR: Final = Param("colour", COLOURS)
_ACTION: Final = Param("action", ACTIONS)
_CUBE: Final = Param("cube", ["resource", "cube"])
_PLACE: Final = counted("place", 0, KINDS - 1)
_SPACE: Final = Param("space", SPACE_NAMES)
_GROUND: Final = Param("space", SPACE_NAMES[1:], first=1)
_BASKET: Final = Param("kind", BASKETS)
_HUT: Final = Param("hut", HUT_NAMES)
_COORDINATES: Final = [str(number) for number in range(-REACH, REACH + 1)]
_Q: Final = Param("q", _COORDINATES, is_name=True)
_R: Final = Param("r", _COORDINATES, is_name=True)
_TURN: Final = counted("turn", 0, TURNS - 1)
_HUNTED: Final = Param("card", HUNTING_NAMES, first=1)
_FILLS: Final = TRAP_ITEM + len(TRAPS) - 1  # the last item of a place: gathering tiles, fish and traps

# Steps that offer the same.
_OWN_TURNS: Final = [
    numbers.SPRING_TURN,
    numbers.LAY_FOOT,
    numbers.TAKE_PILLAR,
    numbers.SUMMER_TURN,
    numbers.EXTRA_TURN,
    numbers.AUTUMN_TURN,
    numbers.END_TURN,
]
_DEVELOPING: Final = [*_OWN_TURNS, numbers.USE_SLOTH]
_SUMMER_TURNS: Final = [numbers.TAKE_PILLAR, numbers.SUMMER_TURN, numbers.END_TURN]
_ACTING: Final = [numbers.SPRING_TURN, numbers.SUMMER_TURN, numbers.EXTRA_TURN, numbers.USE_SLOTH]

SPACE: Final = ActionSpace(numbers.STEPS)
# The end of a turn, and what may be left.
PASS: Final = SPACE.add("pass", at=[numbers.SPRING_TURN])
SKIP: Final = SPACE.add("skip", at=[numbers.SUMMER_TURN, numbers.EXTRA_TURN])
DONE: Final = SPACE.add("done", at=[numbers.AUTUMN_TURN, numbers.END_TURN])
STAY: Final = SPACE.add("stay", at=[numbers.FOLLOW])
# Development, sloths and abilities: from WEATHER to before PAINT.
WEATHER: Final = SPACE.add("weather", at=_DEVELOPING)
TURN: Final = SPACE.add("turn", [Param("station", STATIONS), Param("way", ["left", "right"])], at=_DEVELOPING)
BUY: Final = SPACE.add("buy", [_CUBE, _COLOUR], at=_DEVELOPING)
SELL: Final = SPACE.add("sell", [_CUBE, _COLOUR], at=_DEVELOPING)
SLOTH: Final = SPACE.add("sloth", [_ACTION], at=_OWN_TURNS)
ABILITY: Final = SPACE.add("ability", at=_SUMMER_TURNS)
# The six actions.
PAINT: Final = SPACE.add(
    "paint",
    [Param("section", SECTION_NAMES), _BY_ANY],
    at=[*_ACTING, numbers.PAINT_MORE],
)
GATHER: Final = SPACE.add("gather", [_PLACE, _BY], at=_ACTING)
HOLD: Final = SPACE.add("ceremony", [counted("slot", 0, CEREMONY_SLOTS - 1), _BY], at=_ACTING)
CATCH: Final = SPACE.add("fish", [_PLACE, _BY], at=_ACTING)
HUNT: Final = SPACE.add(
    "hunt",
    [counted("slot", 0, HUNTING_SLOTS - 1), _BY_ANY],
    at=[*_ACTING, numbers.HUNT_MORE],
)
MIGRATE: Final = SPACE.add("migrate", [Param("sides", SIDES_NAMES)], at=_ACTING)
# What else a season asks for.
FOOT: Final = SPACE.add("foot", [_COLOUR], at=[numbers.LAY_FOOT])
PILLAR: Final = SPACE.add("pillar", [_PLACE], at=[numbers.TAKE_PILLAR])
WALK: Final = SPACE.add("walk", [_SPACE], at=[numbers.AUTUMN_TURN])
BUILD: Final = SPACE.add("build", [_HUT, _GROUND], at=[numbers.AUTUMN_TURN])
QUARRY: Final = SPACE.add("quarry", [_COLOUR, _GROUND], at=[numbers.AUTUMN_TURN])
# Small decisions within an action.
FIRST: Final = SPACE.add("first", [Param("way", ["left", "keep", "right"])], at=[numbers.TURN_FIRST])
BASKET: Final = SPACE.add("basket", [_BASKET], at=[numbers.CHOOSE_BASKET])
TO: Final = SPACE.add("to", [_PLACE], at=[numbers.SHAMAN_TO])
FROM: Final = SPACE.add("from", [_PLACE], at=[numbers.SHAMAN_FROM])
PAY: Final = SPACE.add("pay", [_COLOUR], at=[numbers.PAY])
SEND: Final = SPACE.add("send", [counted("members", 1, MEMBERS), _SPACE], at=[numbers.SEND, numbers.FOLLOW])
GO: Final = SPACE.add("go", [_GROUND], at=[numbers.WALK_TO])
SPEND: Final = SPACE.add("spend", [_CUBE, _COLOUR], at=[numbers.SPEND])
SPEND_DEV: Final = SPACE.add("spend", [Param("cube", ["dev"])], at=[numbers.SPEND])
HOME: Final = SPACE.add("home", [_SPACE], at=[numbers.SETTLE, numbers.RETURN_MEMBER])
TAKE: Final = SPACE.add("take", [_COLOUR], at=[numbers.TAKE])
GIVE: Final = SPACE.add("give", [_COLOUR], at=[numbers.GIVE])
ONE: Final = SPACE.add("one", [_COLOUR], at=[numbers.ONE_COLOUR])
CUBES: Final = SPACE.add("cubes", [counted("cubes", 1, MOST_VALUE)], at=[numbers.PAINT_MORE])
PICK: Final = SPACE.add("pick", [_HUNTED], at=[numbers.HUNT_MORE])
SHIFT: Final = SPACE.add("shift", [_BASKET, Param("to", BASKETS)], at=[numbers.SHIFT])
RAISE: Final = SPACE.add("raise", [_HUT], at=[numbers.RAISE_HUT])
# Set-up.
BEGIN: Final = SPACE.add("begin", [_TURN, Param("pattern", PATTERNS)], at=[numbers.BEGIN])
ROTATE: Final = SPACE.add("rotate", [_TURN], at=[numbers.ROTATE_TILE])
LAY: Final = SPACE.add("lay", [_Q, _R], at=[numbers.LAY_TILE])
NEXT: Final = SPACE.add(
    "next",
    [Param("player", [*[str(seat) for seat in range(MOST_PLAYERS)], "tribe"])],
    at=[numbers.DRAW_ORDER],
    chance=True,
)
PRICE: Final = SPACE.add("price", [Param("tile", PRICE_NAMES), _TURN], at=[numbers.DRAW_PRICE], chance=True)
CENTRE: Final = SPACE.add("centre", [Param("tile", PRICE_NAMES)], at=[numbers.DRAW_CENTRE], chance=True)
SKY: Final = SPACE.add("sky", [Param("tile", WEATHER_NAMES)], at=[numbers.DEAL_WEATHER], chance=True)
SPIN: Final = SPACE.add("spin", [_TURN], at=[numbers.SPIN_WEATHER], chance=True)
CHARACTER: Final = SPACE.add(
    "character", [Param("character", CHARACTERS, first=1)], at=[numbers.DEAL_CHARACTER], chance=True
)
TILE: Final = SPACE.add("tile", [Param("tile", MAP_TILE_NAMES)], at=[numbers.DRAW_TILE], chance=True)
FOUND: Final = SPACE.add("found", [_Q, _R, _TURN], at=[numbers.FIND_TILE], chance=True)
LIE: Final = SPACE.add("lie", [Param("item", ITEMS, first=1)], at=[numbers.DEAL_CONTENT], chance=True)
FILL: Final = SPACE.add(
    "fill", [Param("item", ITEMS[:_FILLS], first=1)], at=[numbers.FILL_PLACE], chance=True
)
GAME: Final = SPACE.add("game", [_HUNTED], at=[numbers.DEAL_HUNTING], chance=True)
RITE: Final = SPACE.add("rite", [Param("card", RITE_NAMES, first=1)], at=[numbers.DEAL_CEREMONY], chance=True)
RAID: Final = SPACE.add("raid", [Param("tile", RAID_NAMES, first=1)], at=[numbers.DRAW_RAID], chance=True)
TRIBE_WORD: Final = MOST_PLAYERS  # the value of `tribe` in NEXT


def placing(q: int, r: int, turn: int) -> int:
    """Where a tile lies, as one number: its first cell at (q, r), turned so many steps."""
    return ((q + REACH) * WIDTH + r + REACH) * TURNS + turn


def place_of(number: int) -> tuple[int, int, int]:
    """The q, r and turn of a placing."""
    rest = number // TURNS
    return (rest // WIDTH - REACH, rest % WIDTH - REACH, number % TURNS)


assert len(SPACE_NAMES) == SPACES

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

SPACE: Final = ActionSpace()
# The end of a turn, and what may be left.
PASS: Final = SPACE.add("pass")
SKIP: Final = SPACE.add("skip")
DONE: Final = SPACE.add("done")
STAY: Final = SPACE.add("stay")
# Development, sloths and abilities: from WEATHER to before PAINT.
WEATHER: Final = SPACE.add("weather")
TURN: Final = SPACE.add("turn", [Param("station", STATIONS), Param("way", ["left", "right"])])
BUY: Final = SPACE.add("buy", [_CUBE, _COLOUR])
SELL: Final = SPACE.add("sell", [_CUBE, _COLOUR])
SLOTH: Final = SPACE.add("sloth", [_ACTION])
ABILITY: Final = SPACE.add("ability")
# The six actions.
PAINT: Final = SPACE.add("paint", [Param("section", SECTION_NAMES), _BY_ANY])
GATHER: Final = SPACE.add("gather", [_PLACE, _BY])
HOLD: Final = SPACE.add("ceremony", [counted("slot", 0, CEREMONY_SLOTS - 1), _BY])
CATCH: Final = SPACE.add("fish", [_PLACE, _BY])
HUNT: Final = SPACE.add("hunt", [counted("slot", 0, HUNTING_SLOTS - 1), _BY_ANY])
MIGRATE: Final = SPACE.add("migrate", [Param("sides", SIDES_NAMES)])
# What else a season asks for.
FOOT: Final = SPACE.add("foot", [_COLOUR])
PILLAR: Final = SPACE.add("pillar", [_PLACE])
WALK: Final = SPACE.add("walk", [_SPACE])
BUILD: Final = SPACE.add("build", [_HUT, _GROUND])
QUARRY: Final = SPACE.add("quarry", [_COLOUR, _GROUND])
# Small decisions within an action.
FIRST: Final = SPACE.add("first", [Param("way", ["left", "keep", "right"])])
BASKET: Final = SPACE.add("basket", [_BASKET])
TO: Final = SPACE.add("to", [_PLACE])
FROM: Final = SPACE.add("from", [_PLACE])
PAY: Final = SPACE.add("pay", [_COLOUR])
SEND: Final = SPACE.add("send", [counted("members", 1, MEMBERS), _SPACE])
GO: Final = SPACE.add("go", [_GROUND])
SPEND: Final = SPACE.add("spend", [_CUBE, _COLOUR])
SPEND_DEV: Final = SPACE.add("spend", [Param("cube", ["dev"])])
HOME: Final = SPACE.add("home", [_SPACE])
TAKE: Final = SPACE.add("take", [_COLOUR])
GIVE: Final = SPACE.add("give", [_COLOUR])
ONE: Final = SPACE.add("one", [_COLOUR])
CUBES: Final = SPACE.add("cubes", [counted("cubes", 1, MOST_VALUE)])
PICK: Final = SPACE.add("pick", [_HUNTED])
SHIFT: Final = SPACE.add("shift", [_BASKET, Param("to", BASKETS)])
RAISE: Final = SPACE.add("raise", [_HUT])
# Set-up.
BEGIN: Final = SPACE.add("begin", [_TURN, Param("pattern", PATTERNS)])
ROTATE: Final = SPACE.add("rotate", [_TURN])
LAY: Final = SPACE.add("lay", [_Q, _R])
NEXT: Final = SPACE.add(
    "next",
    [Param("player", [*[str(seat) for seat in range(MOST_PLAYERS)], "tribe"])],
    chance=True,
)
PRICE: Final = SPACE.add("price", [Param("tile", PRICE_NAMES), _TURN], chance=True)
CENTRE: Final = SPACE.add("centre", [Param("tile", PRICE_NAMES)], chance=True)
SKY: Final = SPACE.add("sky", [Param("tile", WEATHER_NAMES)], chance=True)
SPIN: Final = SPACE.add("spin", [_TURN], chance=True)
CHARACTER: Final = SPACE.add("character", [Param("character", CHARACTERS, first=1)], chance=True)
TILE: Final = SPACE.add("tile", [Param("tile", MAP_TILE_NAMES)], chance=True)
FOUND: Final = SPACE.add("found", [_Q, _R, _TURN], chance=True)
LIE: Final = SPACE.add("lie", [Param("item", ITEMS, first=1)], chance=True)
FILL: Final = SPACE.add("fill", [Param("item", ITEMS[:_FILLS], first=1)], chance=True)
GAME: Final = SPACE.add("game", [_HUNTED], chance=True)
RITE: Final = SPACE.add("rite", [Param("card", RITE_NAMES, first=1)], chance=True)
RAID: Final = SPACE.add("raid", [Param("tile", RAID_NAMES, first=1)], chance=True)
TRIBE_WORD: Final = MOST_PLAYERS  # the value of `tribe` in NEXT


def placing(q: int, r: int, turn: int) -> int:
    """Where a tile lies, as one number: its first cell at (q, r), turned so many steps."""
    return ((q + REACH) * WIDTH + r + REACH) * TURNS + turn


def place_of(number: int) -> tuple[int, int, int]:
    """The q, r and turn of a placing."""
    rest = number // TURNS
    return (rest // WIDTH - REACH, rest % WIDTH - REACH, number % TURNS)


assert len(SPACE_NAMES) == SPACES

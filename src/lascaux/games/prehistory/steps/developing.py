"""Development points: tiles turned, cubes bought and sold, in every menu of the own turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lascaux.games.prehistory.actions import BUY, LEFT, SELL, SLOTH, TURN, WEATHER
from lascaux.games.prehistory.data import KINDS, STATIONS
from lascaux.games.prehistory.events import bought, sold, tile_turned, weather_turned
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.holding import colours_in, total_of
from lascaux.games.prehistory.steps.painting import turn_tile

WAYS: Final = 2  # rows of a station: left and right

# Rows of development are a mask, counted from WEATHER.
_ALL: Final = (1 << KINDS) - 1  # colours
_BUY_RESOURCES: Final[i64] = _ALL << BUY - WEATHER
_BUY_CUBES: Final[i64] = _BUY_RESOURCES << KINDS
_SELL_RESOURCE: Final[i64] = 1 << SELL - WEATHER  # of the first colour
_SELL_RESOURCES: Final[i64] = _ALL * _SELL_RESOURCE
_SELL_CUBE: Final[i64] = _SELL_RESOURCE << KINDS
# By the number of stations: all that turns.
_TURNS_AT: Final = [(1 << 1 + WAYS * stations) - 1 for stations in range(len(STATIONS) + 1)]


def developments_of(s: PrehistoryState, seat: int) -> i64:
    """What a seat can do with its development points and cubes at any time of its turn.

    Rule: PH-10.0, PH-10.1, PH-10.2, PH-10.3.
    """
    rows: i64 = colours_in(s.resources, seat) * _SELL_RESOURCE + colours_in(s.cubes, seat) * _SELL_CUBE
    dev = s.dev[seat]
    if dev >= s.box.turn_price:
        rows += _TURNS_AT[len(s.prices)]
    if dev >= s.box.resource_price:
        rows += _BUY_RESOURCES
    if dev >= s.box.cube_price:
        rows += _BUY_CUBES
    return rows


def footed_developments(s: PrehistoryState, seat: int) -> i64:
    """Those of them after which a cube for the pillar is left.

    Rule: PH-4.3, PH-10.0.
    """
    rows = developments_of(s, seat)
    if total_of(s.resources, seat) > 1:
        return rows
    if not leaves_foot(s, seat, 0, -s.box.turn_price):
        rows &= ~_TURNS_AT[len(s.prices)]
    if not leaves_foot(s, seat, 0, 1 - s.box.cube_price):
        rows &= ~_BUY_CUBES
    if not leaves_foot(s, seat, -1, 1):
        rows &= ~_SELL_RESOURCES
    return rows


def is_development(row: int) -> bool:
    """Whether a row turns a tile, or buys or sells a cube."""
    return WEATHER <= row < SLOTH


def develop(s: PrehistoryState, seat: int, row: int) -> None:
    """Development points are used, or gained for a cube.

    Rule: PH-10.1, PH-10.2, PH-10.3.
    """
    change(s, seat, row)
    if row == WEATHER:
        weather_turned(s, seat, s.box.turn_price)
    elif row < BUY:
        station, way = (row - TURN) // WAYS, (row - TURN) % WAYS
        tile_turned(s, seat, station, -1 if way == LEFT else 1, s.box.turn_price)
    elif row < SELL:
        bought(s, seat, (row - BUY) // KINDS, (row - BUY) % KINDS)
    else:
        sold(s, seat, (row - SELL) // KINDS, (row - SELL) % KINDS)


def change(s: PrehistoryState, seat: int, row: int) -> None:
    """What such a row changes, told to nobody.

    Rule: PH-10.1, PH-10.2, PH-10.3.
    """
    if row == WEATHER:
        turn_weather(s, seat)
        s.dev[seat] -= s.box.turn_price
    elif row < BUY:
        station, way = (row - TURN) // WAYS, (row - TURN) % WAYS
        turn_tile(s, station, -1 if way == LEFT else 1)
        s.dev[seat] -= s.box.turn_price
    elif row < BUY + KINDS:
        s.resources[seat * KINDS + row - BUY] += 1
        s.dev[seat] -= s.box.resource_price
    elif row < SELL:
        s.cubes[seat * KINDS + row - BUY - KINDS] += 1
        s.dev[seat] -= s.box.cube_price
    elif row < SELL + KINDS:
        s.resources[seat * KINDS + row - SELL] -= 1
        s.dev[seat] += 1
    else:
        s.cubes[seat * KINDS + row - SELL - KINDS] -= 1
        s.dev[seat] += 1


def turn_weather(s: PrehistoryState, player: int) -> None:
    """A weather tile turns by a step clockwise.

    Rule: PH-4.1, PH-10.1, PH-17.3.
    """
    turned = s.weather[player]
    s.weather[player] = turned // KINDS * KINDS + (turned + 1) % KINDS


assert [WEATHER + 1, TURN + WAYS * len(STATIONS), BUY + 2 * KINDS] == [TURN, BUY, SELL]

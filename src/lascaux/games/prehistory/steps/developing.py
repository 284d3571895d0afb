"""Development points: tiles turned, cubes bought and sold, in every menu of the own turn."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import BUY, CUBE, LEFT, RESOURCE, SELL, SLOTH, TURN, WEATHER
from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.events import bought, sold, tile_turned, weather_turned
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.painting import turn_tile

WAYS: Final = 2  # rows of a station: left and right


def develop_rows(s: PrehistoryState, seat: int) -> list[int]:
    """What a seat can do with its development points and cubes at any time of its turn.

    Rule: PH-10.0, PH-10.1, PH-10.2, PH-10.3.
    """
    rows: list[int] = []
    dev = s.dev[seat]
    base = seat * KINDS
    if dev >= s.box.turn_price:
        rows.append(WEATHER)
        rows += range(TURN, TURN + WAYS * len(s.prices))
    if dev >= s.box.resource_price:
        rows += range(BUY, BUY + KINDS)
    if dev >= s.box.cube_price:
        rows += range(BUY + KINDS, BUY + 2 * KINDS)
    for colour in range(KINDS):
        if s.resources[base + colour] > 0:
            rows.append(SELL + RESOURCE * KINDS + colour)
    for colour in range(KINDS):
        if s.cubes[base + colour] > 0:
            rows.append(SELL + CUBE * KINDS + colour)
    return rows


def footed_rows(s: PrehistoryState, seat: int) -> list[int]:
    """Those of them after which a cube for the pillar is left.

    Rule: PH-4.3, PH-10.0.
    """
    return [row for row in develop_rows(s, seat) if _leaves_foot(s, seat, row)]


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


def _leaves_foot(s: PrehistoryState, seat: int, row: int) -> bool:
    if row < BUY:
        return leaves_foot(s, seat, 0, -s.box.turn_price)
    if row < BUY + KINDS:
        return True
    if row < SELL:
        return leaves_foot(s, seat, 0, 1 - s.box.cube_price)
    return leaves_foot(s, seat, -1, 1) if row < SELL + KINDS else True

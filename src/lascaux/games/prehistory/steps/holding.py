"""What players hold: cubes, development points, points; gained, paid, and who the tribe is."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.games.prehistory.data import KINDS, SHARED_STATIONS, STATION_OF
from lascaux.games.prehistory.events import dev_gained, gained, points_gained
from lascaux.games.prehistory.state import NONE, PrehistoryState


def players_of(s: PrehistoryState) -> int:
    """How many play, the tribe included.

    Rule: PH-14.1.
    """
    return len(s.points)


def is_tribe(s: PrehistoryState, player: int) -> bool:
    """Whether a player is the tribe of marauders."""
    return player == s.seats


def payer_of(s: PrehistoryState) -> int:
    """The seat that pays to the trays: the first human in the order of this year; NONE without the tribe.

    Rule: PH-14.2, PH-15.40.
    """
    if s.marauders == 0:
        return NONE
    for player in s.order:
        if player != s.seats:
            return player
    return NONE


def colour_at(s: PrehistoryState, action: int, side: int) -> int:
    """The colour that the price tile of an action shows at a side.

    Rule: PH-2.1, PH-17.3.
    """
    return shown_at(s, action)[side]


def shown_at(s: PrehistoryState, action: int) -> list[int]:
    """The colours that the price tile of an action shows, by side.

    Rule: PH-2.1, PH-17.3.
    """
    return s.box.shown[s.prices[station_of(s, action)]]


def sides_paid(s: PrehistoryState, seat: int, shown: list[int]) -> int:
    """Mask of the sides of a price tile, as it lies, whose colour a seat has a resource of.

    Rule: PH-4.4.
    """
    first = seat * KINDS
    mask: i64 = 0
    bit: i64 = 1
    for colour in shown:
        if s.resources[first + colour] > 0:
            mask |= bit
        bit += bit
    return mask


def station_of(s: PrehistoryState, action: int) -> int:
    """Where the price tile of an action lies; fishing and hunting may share one.

    Rule: PH-2.1, PH-15.1.
    """
    station = STATION_OF[action]
    return station if station < len(s.prices) else STATION_OF[action - 1]


def pillar_of(s: PrehistoryState, action: int) -> int:
    """The pillar at which the centre tile shows the symbol of an action.

    Rule: PH-2.2.
    """
    return s.box.pillar[s.centre][action]


def steps_for(s: PrehistoryState, colour: int) -> int:
    """The points for walking that a cube of a colour gives this year.

    Rule: PH-7.2, PH-15.2.
    """
    return s.box.movement[pillar_of(s, colour)]


def total_of(numbers: list[int], player: int) -> i64:
    """How many a player has of all colours, kinds or species together."""
    place: i64 = player * KINDS
    end = place + KINDS
    total: i64 = 0
    while place < end:
        total += numbers[place]
        place += 1
    return total


def colours_in(numbers: list[int], player: int) -> i64:
    """Mask of the colours, kinds or species of which a player has any."""
    place: i64 = player * KINDS
    end = place + KINDS
    mask: i64 = 0
    bit: i64 = 1
    while place < end:
        if numbers[place] > 0:
            mask |= bit
        place += 1
        bit += bit
    return mask


def wealth_of(s: PrehistoryState, player: int) -> int:
    """Development points, and action cubes that could be sold for them.

    Rule: PH-4.3, PH-10.3.
    """
    return s.dev[player] + total_of(s.cubes, player)


def gain_resource(s: PrehistoryState, player: int, colour: int, amount: int) -> None:
    """Resources come to a tent, or to a tray.

    Rule: PH-1.3, PH-14.3.
    """
    if is_tribe(s, player):
        s.trays[colour] += amount
    else:
        s.resources[player * KINDS + colour] += amount
    gained(s, player, "resource", colour, amount)


def gain_cube(s: PrehistoryState, player: int, colour: int, amount: int) -> None:
    """Action cubes come to a rock, or to a tray.

    Rule: PH-1.3, PH-14.3.
    """
    if is_tribe(s, player):
        s.trays[colour] += amount
    else:
        s.cubes[player * KINDS + colour] += amount
    gained(s, player, "cube", colour, amount)


def gain_dev(s: PrehistoryState, player: int, amount: int) -> None:
    """Development points; the tribe's marker moves on instead.

    Rule: PH-1.4, PH-14.3.
    """
    if amount == 0:
        return
    if is_tribe(s, player):
        s.priority = (s.priority + amount) % KINDS
    else:
        s.dev[player] += amount
    dev_gained(s, player, amount)


def gain_points(s: PrehistoryState, player: int, amount: int) -> None:
    """Points on the track.

    Rule: PH-1.4.
    """
    if amount > 0:
        s.points[player] += amount
        points_gained(s, player, amount)


def pay_resource(s: PrehistoryState, player: int, colour: int, amount: int) -> None:
    """Resources go to the supply, those of the payer to the trays.

    Rule: PH-4.4, PH-14.2.
    """
    s.resources[player * KINDS + colour] -= amount
    if player == payer_of(s):
        s.trays[colour] += amount


def pay_cube(s: PrehistoryState, player: int, colour: int, amount: int) -> None:
    """Action cubes go to the supply, those of the payer to the trays.

    Rule: PH-5.4, PH-14.2.
    """
    s.cubes[player * KINDS + colour] -= amount
    if player == payer_of(s):
        s.trays[colour] += amount


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with another value at one place."""
    return (*row[:place], value, *row[place + 1 :])


assert STATION_OF.index(SHARED_STATIONS) > 0

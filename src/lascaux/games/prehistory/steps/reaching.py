"""What a seat can come to do with its development points: tiles turned first, cubes bought and sold."""

from __future__ import annotations

from lascaux.games.prehistory.data import (
    CEREMONY,
    FISHING,
    GATHERING,
    HUNTING,
    KINDS,
    MIGRATION_SIDES,
    PAINTER,
    PAINTING,
    SECTIONS,
    SHAMAN,
)
from lascaux.games.prehistory.fields import copy_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.camp import at_home_of
from lascaux.games.prehistory.steps.ceremony import places_of, targets_of
from lascaux.games.prehistory.steps.fishing import fish_value
from lascaux.games.prehistory.steps.gathering import baskets_for
from lascaux.games.prehistory.steps.halves import limits_for
from lascaux.games.prehistory.steps.holding import shown_at, station_of, total_of, wealth_of
from lascaux.games.prehistory.steps.painting import turn_tile
from lascaux.games.prehistory.steps.picks import most_of


def is_in_reach(s: PrehistoryState, seat: int, action: int) -> bool:
    """Whether a seat can come to do something of an action, by spring or summer rules, without a pillar.

    Rule: PH-13.2, PH-10.1, PH-10.2, PH-10.3.
    """
    return _is_summer_in_reach(s, seat, action) or _is_spring_in_reach(s, seat, action)


def _is_summer_in_reach(s: PrehistoryState, seat: int, action: int) -> bool:
    """What the cheapest thing lacks is bought; all other cubes may be sold.

    Rule: PH-5.4, PH-10.2, PH-10.3.
    """
    price = _least_cubes(s, seat, action)
    if price == 0:
        return False
    used = min(price, s.cubes[seat * KINDS + action])
    purse = wealth_of(s, seat) + total_of(s.resources, seat) - used
    return purse >= (price - used) * s.box.cube_price


def _least_cubes(s: PrehistoryState, seat: int, action: int) -> int:
    """The fewest action cubes that anything of an action costs; 0 if there is nothing.

    Rule: PH-5.4.
    """
    if action == PAINTING:
        left = [section for section in range(SECTIONS) if s.painted[seat] >> section & 1 == 0]
        return min([len(s.box.symbols[section]) for section in left], default=0)
    if action == GATHERING:
        return s.box.gathering_cubes if len(_open_places(s, seat)) > 0 else 0
    if action in (CEREMONY, FISHING, HUNTING):
        return min(_values(s, action), default=0)
    return min(1, at_home_of(s, seat))


def _is_spring_in_reach(s: PrehistoryState, seat: int, action: int) -> bool:
    """The price tile is turned, and what is lacking is bought; all other cubes may be sold.

    Rule: PH-4.3, PH-10.1, PH-10.2, PH-10.3.
    """
    purse = wealth_of(s, seat) + total_of(s.resources, seat)
    is_painter = action == PAINTING and s.has_characters and s.characters[seat] == PAINTER
    then = copy_of(s)
    for turn in range(KINDS):
        steps = max(0, min(turn, KINDS - turn) - (1 if is_painter else 0))
        for price, used in _spring_prices(then, seat, action):
            cost = steps * s.box.turn_price + (price - used) * s.box.resource_price
            if purse - used >= cost:
                return True
        turn_tile(then, station_of(s, action), 1)
    return False


def _spring_prices(s: PrehistoryState, seat: int, action: int) -> list[tuple[int, int]]:
    """Of each thing of an action, as the tile lies: how many resources it costs, and how many are at hand.

    Rule: PH-6A.2, PH-6B.1, PH-6C.1, PH-6D.1, PH-6E.1, PH-6F.1.
    """
    if action in (FISHING, HUNTING):
        most = most_of(limits_for(s, seat, action))
        return [(value, min(value, most)) for value in _values(s, action)]
    if action == CEREMONY:
        return _ceremony_prices(s, seat)
    shown = shown_at(s, action)
    if action == PAINTING:
        left = [section for section in range(SECTIONS) if s.painted[seat] >> section & 1 == 0]
        sides = [s.box.symbols[section] for section in left]
    elif action == GATHERING:
        sides = [[place] for place in _open_places(s, seat)]
    else:
        sides = MIGRATION_SIDES if at_home_of(s, seat) > 0 else []
    first = seat * KINDS
    return [
        (len(paid), len([side for side in paid if s.resources[first + shown[side]] > 0])) for paid in sides
    ]


def _ceremony_prices(s: PrehistoryState, seat: int) -> list[tuple[int, int]]:
    """The same of the ceremony: shamans go to places where none stands, only the shaman's to the same one.

    Rule: PH-6C.1, PH-12.16.
    """
    free = places_of(s, seat).count(0)
    is_shaman = s.has_characters and s.characters[seat] == SHAMAN
    most = most_of(targets_of(s, seat))
    return [(value, min(value, most)) for value in _values(s, CEREMONY) if value <= free or is_shaman]


def _open_places(s: PrehistoryState, seat: int) -> list[int]:
    """The places whose gathering tile has room in a basket.

    Rule: PH-6B.1, PH-15.17.
    """
    return [
        place
        for place, item in enumerate(s.gathering)
        if item != 0 and baskets_for(s, seat, item, 0, False, 0) != 0
    ]


def _values(s: PrehistoryState, action: int) -> list[int]:
    """The values of the open ceremony cards, of what is in the river, or of the open hunting cards.

    Rule: PH-6C.2, PH-6D.1, PH-6E.1.
    """
    if action == CEREMONY:
        return [s.box.rite_value[card] for card in s.ceremony if card != 0]
    if action == FISHING:
        return [fish_value(s, item) for item in s.river if item != 0]
    return [s.box.card_value[card] for card in s.hunting if card != 0]

"""What each character does in summer: the choices, and what choosing does."""

from __future__ import annotations

from lascaux.games.prehistory.actions import (
    ABLE,
    CUBES,
    HOME,
    HUNT,
    PAINT,
    PICK,
    RAISE,
)
from lascaux.games.prehistory.actions import SHIFT as SHIFT_ROW
from lascaux.games.prehistory.data import (
    BUILDER,
    FARMER,
    FULL,
    HUTS,
    KINDS,
    MATRIARCH,
    MOST_VALUE,
    PAINTER,
    PAIRS,
    SECTIONS,
    SPACES,
    WHOLE_ROCK,
)
from lascaux.games.prehistory.events import member_returned, shifted
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.camp import on_map_of, send_home
from lascaux.games.prehistory.steps.choosing import MATRIARCH_RESOURCE, take_on
from lascaux.games.prehistory.steps.gathering import reward_pair
from lascaux.games.prehistory.steps.giving import FOR_HUT, FOR_POINTS, FOR_SECTION, give_on
from lascaux.games.prehistory.steps.holding import pay_cube, replaced, total_of
from lascaux.games.prehistory.steps.hunting import WAYS, keep_card
from lascaux.games.prehistory.steps.numbers import ONE_COLOUR
from lascaux.kernel.frames import Frame
from lascaux.parts.masks import items_of


def craft_rows(s: PrehistoryState, seat: int) -> list[int]:
    """What a seat can choose for the ability of its character; fisher and shaman choose nothing here.

    Rule: PH-12.5, PH-12.7, PH-12.9, PH-12.13, PH-12.15.
    """
    character = s.characters[seat]
    if character == PAINTER:
        return painter_rows(s, seat)
    if character == FARMER:
        return farmer_rows(s, seat)
    if character == BUILDER:
        return builder_rows(s, seat)
    return matriarch_rows(s, seat) if character == MATRIARCH else hunter_rows(s, seat)


def carry_out(s: PrehistoryState, seat: int, row: int) -> None:
    """Do what was chosen for an ability.

    Rule: PH-12.5, PH-12.7, PH-12.9, PH-12.13, PH-12.15.
    """
    character = s.characters[seat]
    if character == PAINTER:
        paint_more(s, seat, row)
    elif character == FARMER:
        shift(s, seat, (row - SHIFT_ROW) // KINDS, (row - SHIFT_ROW) % KINDS)
    elif character == BUILDER:
        give_on(s, seat, FOR_HUT, row - RAISE, 0)
    elif character == MATRIARCH:
        return_member(s, seat, row - HOME)
    else:
        hunt_more(s, seat, row)


def painter_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The sections that the painter can pay, or how many cubes it can turn into points.

    Rule: PH-12.5.
    """
    cubes = total_of(s.cubes, seat)
    if s.painted[seat] == WHOLE_ROCK:
        return [CUBES + count for count in range(1, min(cubes, MOST_VALUE) + 1)]
    return [
        PAINT + section * (ABLE + 1) + ABLE
        for section in range(SECTIONS)
        if s.painted[seat] >> section & 1 == 0 and len(s.box.symbols[section]) <= cubes
    ]


def paint_more(s: PrehistoryState, seat: int, row: int) -> None:
    """Pay for a section, or for points.

    Rule: PH-12.5.
    """
    if s.painted[seat] == WHOLE_ROCK:
        give_on(s, seat, FOR_POINTS, row - CUBES, 0)
    else:
        give_on(s, seat, FOR_SECTION, (row - PAINT) // (ABLE + 1), 0)


def farmer_rows(s: PrehistoryState, seat: int) -> list[int]:
    """From which basket to which a tile can be moved.

    Rule: PH-12.7, PH-15.17.
    """
    base = seat * KINDS
    return [
        SHIFT_ROW + here * KINDS + there
        for here in range(KINDS)
        for there in range(KINDS)
        if here != there and s.baskets[base + here] > 0 and s.baskets[base + there] < FULL
    ]


def shift(s: PrehistoryState, seat: int, here: int, there: int) -> None:
    """A tile changes baskets; a pair that grows gives its bonus.

    Rule: PH-12.7, PH-6B.3.
    """
    before = [pairs_of(s, seat, pair) for pair in range(len(PAIRS))]
    s.baskets[seat * KINDS + here] -= 1
    s.baskets[seat * KINDS + there] += 1
    shifted(s, seat, here, there)
    for pair in range(len(PAIRS)):
        if pairs_of(s, seat, pair) > before[pair]:
            reward_pair(s, seat, pair)


def pairs_of(s: PrehistoryState, player: int, pair: int) -> int:
    """How many pairs two baskets make.

    Rule: PH-6B.3.
    """
    base = player * KINDS + pair
    return min(s.baskets[base], s.baskets[base + len(PAIRS)])


def builder_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The huts that the builder can pay.

    Rule: PH-12.9.
    """
    cubes = total_of(s.cubes, seat)
    return [
        RAISE + hut for hut in range(HUTS) if s.huts[seat * HUTS + hut] == 0 and s.box.hut_need[hut] <= cubes
    ]


def matriarch_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The spaces with an own member.

    Rule: PH-12.13.
    """
    there = on_map_of(s, seat)
    return [HOME + space for space in range(SPACES) if there[space] > 0]


def return_member(s: PrehistoryState, seat: int, space: int) -> None:
    """A member comes home and brings cubes.

    Rule: PH-12.13.
    """
    send_home(s, seat, space)
    member_returned(s, seat, space)
    take_on(s, seat, MATRIARCH_RESOURCE, 0)


def hunter_rows(s: PrehistoryState, seat: int) -> list[int]:
    """The cards of display and pile that the hunter can pay with one colour.

    Rule: PH-12.15, PH-15.58.
    """
    most = max(s.cubes[seat * KINDS : (seat + 1) * KINDS])
    rows: list[int] = []
    for slot, card in enumerate(s.hunting):
        if card != 0 and s.box.card_value[card] <= most:
            rows.append(HUNT + slot * WAYS + ABLE)
    for card in items_of(s.hunting_pile):
        if s.box.card_value[card] <= most:
            rows.append(PICK + card)
    return rows


def card_in(s: PrehistoryState, row: int) -> int:
    """The card that a row of the hunter's names."""
    return row - PICK if row > PICK else s.hunting[(row - HUNT) // WAYS]


def colours_for(s: PrehistoryState, seat: int, value: int) -> list[int]:
    """The colours of which a seat has so many action cubes."""
    return [colour for colour in range(KINDS) if s.cubes[seat * KINDS + colour] >= value]


def hunt_more(s: PrehistoryState, seat: int, row: int) -> None:
    """Ask for the colour, if there is a choice.

    Rule: PH-12.15.
    """
    colours = colours_for(s, seat, s.box.card_value[card_in(s, row)])
    if len(colours) > 1:
        s.stack.append(Frame(ONE_COLOUR, seat, row))
    else:
        close_hunt(s, seat, row, colours[0])


def close_hunt(s: PrehistoryState, seat: int, row: int, colour: int) -> None:
    """Pay with one colour and take the card.

    Rule: PH-12.15.
    """
    card = card_in(s, row)
    pay_cube(s, seat, colour, s.box.card_value[card])
    if row > PICK:
        s.hunting_pile &= ~(1 << card)
    else:
        s.hunting = replaced(s.hunting, (row - HUNT) // WAYS, 0)
    keep_card(s, seat, card)

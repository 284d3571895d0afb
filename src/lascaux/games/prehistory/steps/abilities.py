"""Summer abilities of the characters: once a summer, for development points."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import ONE as ONE_ROW
from lascaux.games.prehistory.data import BUILDER, FARMER, FISHER, HUNTER, MATRIARCH, PAINTER, SHAMAN
from lascaux.games.prehistory.events import ability_used, track_advanced
from lascaux.games.prehistory.state import SUMMER, PrehistoryState
from lascaux.games.prehistory.steps.choosing import SHAMAN_CUBES, take_on
from lascaux.games.prehistory.steps.crafts import (
    card_in,
    carry_out,
    close_hunt,
    colours_for,
    craft_rows,
)
from lascaux.games.prehistory.steps.numbers import (
    HUNT_MORE,
    PAINT_MORE,
    RAISE_HUT,
    RETURN_MEMBER,
    SHIFT,
)
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step

STEP_OF: Final = {
    PAINTER: PAINT_MORE,
    FARMER: SHIFT,
    BUILDER: RAISE_HUT,
    MATRIARCH: RETURN_MEMBER,
    HUNTER: HUNT_MORE,
}


class PaintMore(Step[PrehistoryState]):
    """The painter paints with cubes of any colours, or turns cubes into points once the rock is complete.

    Rule: PH-12.5, PH-15.34, PH-15.58.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return craft_rows(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        carry_out(s, f.seat, action)


class Shift(Step[PrehistoryState]):
    """The farmer moves a tile to another basket.

    Rule: PH-12.7, PH-15.34.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return craft_rows(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        carry_out(s, f.seat, action)


class RaiseHut(Step[PrehistoryState]):
    """The builder builds a hut for cubes of any colours, beside the map.

    Rule: PH-12.9, PH-15.34.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return craft_rows(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        carry_out(s, f.seat, action)


class ReturnMember(Step[PrehistoryState]):
    """The matriarch takes a member back from the map.

    Rule: PH-12.13, PH-15.58.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return craft_rows(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        carry_out(s, f.seat, action)


class HuntMore(Step[PrehistoryState]):
    """The hunter takes a card, of the pile too, for cubes of one colour.

    Rule: PH-12.15, PH-15.34, PH-15.58.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return craft_rows(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        carry_out(s, f.seat, action)


class OneColour(Step[PrehistoryState]):
    """The colour that the hunter pays with.

    Frame: a = the row of the card.
    Rule: PH-12.15.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [ONE_ROW + colour for colour in colours_for(s, f.seat, s.box.card_value[card_in(s, f.a)])]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        close_hunt(s, f.seat, f.a, action - ONE_ROW)


def has_ability(s: PrehistoryState, seat: int) -> bool:
    """Whether a seat can use its summer ability now.

    Rule: PH-12.3, PH-15.57.
    """
    if not s.has_characters or s.phase != SUMMER or s.able >> seat & 1 == 1:
        return False
    return s.dev[seat] >= s.box.ability_price and can_use(s, seat)


def can_use(s: PrehistoryState, seat: int) -> bool:
    """Whether the ability of a seat would do anything.

    Rule: PH-12.5, PH-12.7, PH-12.9, PH-12.11, PH-12.13, PH-12.15, PH-12.17.
    """
    if s.characters[seat] == FISHER:
        return s.marker[seat] < s.box.track_end
    return s.characters[seat] == SHAMAN or len(craft_rows(s, seat)) > 0


def use_ability(s: PrehistoryState, seat: int) -> None:
    """Pay for the ability; ask for what is open about it.

    Rule: PH-12.3, PH-12.11, PH-12.17.
    """
    s.dev[seat] -= s.box.ability_price
    s.able |= 1 << seat
    character = s.characters[seat]
    ability_used(s, seat, character)
    if character == FISHER:
        s.marker[seat] += 1
        track_advanced(s, seat)
        return
    if character == SHAMAN:
        take_on(s, seat, SHAMAN_CUBES, 0)
        return
    rows = craft_rows(s, seat)
    if len(rows) > 1:
        s.stack.append(Frame(STEP_OF[character], seat))
    else:
        carry_out(s, seat, rows[0])

"""How a state begins, is copied and written down follows from what its class says."""

from __future__ import annotations

import pytest

from generating import is_fresh
from state_fields import Attribute, class_in, fields_file, states, text_of

STATE = """
from typing import Annotated, Final

from lascaux.games.river.box import RiverBox
from lascaux.games.river.data import BANKS, FORDS, STONES
from lascaux.kernel.fields import SEATS, BySeat, Option
from lascaux.kernel.state import State

Heaps = list[int]
LENGTHS: Final = {"short": 2, "long": 4}


class RiverState(State):
    box: RiverBox
    water: int
    is_high: bool
    fish: list[int]
    order: tuple[int, ...]
    boats: BySeat
    fords: Annotated[list[int], FORDS]
    stones: Annotated[list[int], SEATS, len(STONES)]
    banks: Annotated[list[int], BANKS - 1, 2]
    heaps: Annotated[Heaps, SEATS, SEATS]
    ice: Annotated[bool, Option("ice")]
    ties: Annotated[bool, Option("ties", "boats")]
    rounds: Annotated[int, Option("length", LENGTHS)]


class HeapsField(PackedField):
    pass
"""


def field(name: str) -> Attribute:
    """What is made of one field of the river."""
    (found,) = [one for one in class_in(STATE, "lascaux.games.river.state").fields if one.name == name]
    return found


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("water", "0"),
        ("is_high", "False"),
        ("fish", "[]"),
        ("order", "()"),
        ("boats", "[0] * seats"),
        ("fords", "[0] * FORDS"),
        ("stones", "[0] * (seats * len(STONES))"),
        ("banks", "[0] * ((BANKS - 1) * 2)"),
        ("heaps", "[0] * (seats * seats)"),
        ("ice", 'options["ice"] == "yes"'),
        ("ties", 'options["ties"] == "boats"'),
        ("rounds", 'LENGTHS[options["length"]]'),
    ],
)
def test_a_field_begins_as_its_annotation_says(name: str, first: str) -> None:
    assert field(name).first == first


def test_a_named_type_takes_the_field_of_its_name_if_there_is_one() -> None:
    assert (field("heaps").field, field("boats").field) == ("HeapsField", "Numbers")


def test_copies_share_what_never_changes() -> None:
    assert (field("order").copied, field("boats").copied) == ("s.order", "s.boats[:]")


def test_every_name_is_found_where_it_is_made() -> None:
    river = class_in(STATE, "lascaux.games.river.state")
    assert river.box == "RiverBox"
    assert river.module_of["BANKS"] == "lascaux.games.river.data"
    assert river.module_of["LENGTHS"] == "lascaux.games.river.state"
    assert river.module_of["Numbers"] == "lascaux.kernel.fields"


def test_the_committed_fields_are_fresh() -> None:
    assert [state for state in states() if not is_fresh(fields_file(state), text_of(state))] == []

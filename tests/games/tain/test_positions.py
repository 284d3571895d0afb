"""Positions that cannot be, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.tain.data import DOORS, KINDS, tile_of
from lascaux.games.tain.flow import GAME
from lascaux.kernel.errors import BadPosition
from tests.games.tain.drawing import draw, raid

Position = dict[str, object]
Change = Callable[[Position], None]


def drawn() -> Position:
    """A sound position as data: two seats, a raider at seat 1's first door, a boy held by seat 1."""
    return GAME.dump(draw(seats=2, raiders={(1, 1): (0, "warrior")}, hostages={(1, 0): "boy"}))


def with_field(name: str, value: object) -> Change:
    """Set a field to something else."""

    def change(data: Position) -> None:
        data[name] = value

    return change


def with_item(name: str, place: int, value: object) -> Change:
    """Set one item of a list to something else."""

    def change(data: Position) -> None:
        items = data[name]
        assert isinstance(items, list)
        items[place] = value

    return change


def tile(owner: int, kind: str) -> int:
    """The number of a tile on a board."""
    return tile_of(owner, KINDS.index(kind))


CASES: list[tuple[str, Change, str]] = [
    ("three screens", with_field("screen", [[0] * 5] * 3), "one screen, one discard, five doors"),
    ("nine doors", with_field("entrance", [0] * 9), "one screen, one discard, five doors"),
    ("a debt of cows", with_item("goods", 0, -1), "fewer than no cows or jewels"),
    ("a marker nobody holds", with_field("active", 2), "sits at the table"),
    ("a ninth turn", with_field("turn", 9), "There are 8 turns"),
    ("a raid without an end", with_field("raid", 99), "a raid has an end"),
    ("a tile of a stranger", with_item("outer", 0, tile(3, "chief")), "tiles of players at the table"),
    ("an own tile at the entrance", with_item("entrance", 0, tile(0, "boy")), "an enemy's tile"),
    ("a raiding daughter", with_item("entrance", 0, tile(1, "daughter")), "never a daughter"),
    ("an enemy on the threshold", with_item("threshold", 0, tile(1, "boy")), "of the owner of the board"),
    ("a boy in the outer land", with_item("outer", 0, tile(0, "boy")), "chiefs, warriors and bluffs"),
    (
        "two tiles of one player there",
        with_field("outer", [tile(0, "bluff"), tile(0, "bluff")]),
        "one tile of each player",
    ),
    ("a chief as a hostage", with_item("hostages", 2, [1, 0, 0, 0, 0]), "A hostage is a boy or a daughter"),
    ("an own boy as a hostage", with_item("taken", 0, [0, 0, 1, 0, 0]), "A hostage is a boy or a daughter"),
    ("a tile that is gone", with_item("screen", 1, [1, 2, 5, 1, 8]), "tiles of seat 1 are all somewhere"),
    ("a cow too many", with_field("pasture", 16), "There are 25 cows"),
    ("a jewel too few", with_item("goods", 1, 2), "3 jewels for each player"),
    ("seven boys", with_item("screen", 1, [1, 2, 7, 1, 8]), "tiles of seat 1 are all somewhere"),
    ("four counts in a heap", with_item("screen", 1, [1, 2, 6, 1]), "5 counts for each heap"),
    ("a heap that is none", with_field("screen", 7), "a list of heaps"),
    ("nobody asked", with_field("stack", []), "A game that is over has no open frame"),
    (
        "somebody asked who has passed",
        with_field("passed", 1),
        "whoever is asked can answer",
    ),
    (
        "a tile for a space that is taken",
        with_field("stack", [{"step": "lay_tile", "seat": 0, "a": DOORS}]),
        "whoever is asked can answer",
    ),
    (
        "a hostage to choose while scouting",
        with_field("stack", [{"step": "free_hostage", "seat": 0, "a": 1}]),
        "whoever is asked can answer",
    ),
]


def test_a_sound_position_reads_back() -> None:
    data = drawn()
    assert GAME.dump(GAME.load(data)) == data


def test_a_position_in_the_middle_of_a_raid_reads_back() -> None:
    s = draw(raiders={(1, 4): (0, "boy")}, hostages={(1, 0): "boy daughter"})
    raid(s)
    assert GAME.key(GAME.load(GAME.dump(s))) == GAME.key(s)


def test_a_bluff_that_outlasts_the_beginning_of_a_raid_is_refused() -> None:
    s = draw(seats=2, raiders={(1, 4): (0, "boy")}, hostages={(1, 0): "boy daughter"})
    raid(s)
    data = GAME.dump(s)
    with_item("entrance", 0, tile(1, "bluff"))(data)
    with pytest.raises(BadPosition, match="no bluff is left"):
        GAME.load(data)


@pytest.mark.parametrize(
    ("change", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_an_impossible_position_is_refused_with_a_sentence(change: Change, sentence: str) -> None:
    data = drawn()
    change(data)
    with pytest.raises(BadPosition, match=sentence):
        GAME.load(data)

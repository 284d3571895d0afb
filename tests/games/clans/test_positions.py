"""Positions that cannot be, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.clans.flow import GAME
from lascaux.kernel.errors import BadPosition
from tests.games.clans.drawing import draw

Position = dict[str, object]


def drawn() -> Position:
    """A sound position as data: a village in 12, two groups that touch."""
    return GAME.dump(draw({1: "r", 2: "b", 12: "gg"}, villages=[12]))


def with_huts(territory: int, counts: list[int]) -> Callable[[Position], None]:
    """Put other huts into a territory."""

    def change(data: Position) -> None:
        huts = data["huts"]
        assert isinstance(huts, list)
        huts[territory - 1] = counts

    return change


def with_field(name: str, value: object) -> Callable[[Position], None]:
    """Set a field to something else."""

    def change(data: Position) -> None:
        data[name] = value

    return change


CASES: list[tuple[str, Callable[[Position], None], str]] = [
    ("a board too small", with_field("huts", [[0] * 5] * 59), "The board has 60 territories, not 59."),
    ("four scores", with_field("points", [0] * 4), "one score for each of the five colours"),
    ("a negative score", with_field("points", [0, 0, 0, 0, -1]), "none below zero"),
    ("chips of three seats", with_field("chips", [1, 0, 0]), "one count of chips for each seat"),
    ("negative chips", with_field("chips", [2, -1]), "none below zero"),
    ("a first seat that is none", with_field("first", 2), "sits at the table"),
    ("a village off the board", with_field("villages", [60]), "each in a territory of the board"),
    ("thirteen villages", with_field("villages", list(range(30, 43))), "at most 12 villages"),
    ("thirteen red huts", with_huts(1, [13, 0, 0, 0, 0]), "counts from 0 to 12"),
    ("twelve red huts and one", with_huts(2, [12, 0, 0, 0, 0]), "There are only 12 red huts."),
    ("a chip too many", with_field("chips", [1, 1]), "gave one chip"),
    (
        "huts beside a village",
        with_huts(13, [1, 0, 0, 0, 0]),
        "The village in territory 12 has huts beside it.",
    ),
    ("groups that are not counted", with_field("live", 3), "There are 2 groups that are no village, not 3."),
    ("two seats with one card", with_field("cards", [1, 1]), "no two the same"),
    ("a seat without a card", with_field("cards", [1]), "Each seat holds one clan card"),
    ("nobody asked", with_field("stack", []), "A game that is over has no open frame"),
    ("nobody can move", with_huts(2, [0] * 5), "There are 1 groups"),
    (
        "two decisions at once",
        with_field("stack", [{"step": "move_huts", "seat": 0}, {"step": "move_huts", "seat": 1}]),
        "One decision is open",
    ),
    (
        "chance asked to move",
        with_field("stack", [{"step": "move_huts", "seat": -1}]),
        "One decision is open",
    ),
]


def test_a_sound_position_reads_back() -> None:
    data = drawn()
    assert GAME.dump(GAME.load(data)) == data


@pytest.mark.parametrize(
    ("change", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_an_impossible_position_is_refused_with_a_sentence(
    change: Callable[[Position], None], sentence: str
) -> None:
    data = drawn()
    change(data)
    with pytest.raises(BadPosition, match=sentence):
        GAME.load(data)

"""The map of Clans as characters."""

from __future__ import annotations

import re

import pytest
from rich.color import ColorSystem
from rich.style import Style

from lascaux import Rng, Table, game, games
from lascaux.cli.clans.board import label_of, map_of
from lascaux.cli.clans.ground import LAKE, ground_of
from lascaux.cli.clans.labels import placed
from lascaux.cli.clans.letters import letters_of
from lascaux.cli.face import Face, face_of
from lascaux.games.clans.data import TERRAIN, TERRITORIES
from lascaux.games.clans.view import ClansView
from lascaux.table.words import LANGUAGES, Words

SIZES = [(72, 17), (80, 17), (80, 28), (120, 43)]


def views(seats: int = 4, seed: int = 1) -> list[ClansView]:
    """Every position of a random game after the deal."""
    table = Table.new("clans", seats, seed=seed)
    rng = Rng(seed)
    found: list[ClansView] = []
    while True:
        view = table.view(0)
        assert isinstance(view, ClansView)
        found.append(view)
        if table.over:
            return found
        choices = table.choices(table.seat)
        table.act(table.seat, choices[rng.below(len(choices))].text)


@pytest.mark.parametrize("size", SIZES)
def test_every_territory_and_every_lake_has_ground(size: tuple[int, int]) -> None:
    squares = {square for row in ground_of(*size).squares for square in row}
    assert squares == {LAKE, *range(1, TERRITORIES + 1)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_painted", [False, True])
def test_every_territory_is_labelled_through_a_whole_game(size: tuple[int, int], is_painted: bool) -> None:
    letters = letters_of(Words("en"), has_symbols=True)
    ground = ground_of(*size)
    for view in views()[::4]:
        drawn = map_of(view, set(), ground, letters, is_painted).plain
        for territory in range(1, TERRITORIES + 1):
            label = label_of(view, territory, set(), letters, is_painted)
            text = "".join(piece.text for piece in label.pieces)
            assert len(re.findall(rf"(?<!\d){re.escape(text)}", drawn)) == 1, text


@pytest.mark.parametrize("size", SIZES)
def test_the_map_has_the_size_it_was_given(size: tuple[int, int]) -> None:
    letters = letters_of(Words("en"), has_symbols=False)
    rows = map_of(views()[0], set(), ground_of(*size), letters, is_painted=False).plain.split("\n")
    assert (len(rows[0]), len(rows)) == size
    assert {len(row) for row in rows} == {size[0]}


def test_labels_keep_a_column_between_them() -> None:
    letters = letters_of(Words("en"), has_symbols=True)
    ground = ground_of(80, 17)
    for view in views()[::8]:
        labels = [label_of(view, territory, set(), letters, False) for territory in ground.homes]
        taken: set[tuple[int, int]] = set()
        places = placed(ground, labels)
        for label in labels:
            row, column = places[label.territory]
            squares = {(row, at) for at in range(column, column + label.width)}
            assert not squares & taken
            taken |= squares | {(row, column - 1), (row, column + label.width)}


def test_most_labels_stand_on_their_own_ground_at_the_start() -> None:
    letters = letters_of(Words("en"), has_symbols=True)
    ground = ground_of(80, 17)
    labels = [label_of(views()[0], territory, set(), letters, True) for territory in ground.homes]
    at_home = [
        label.territory
        for label in labels
        for row, column in [placed(ground, labels)[label.territory]]
        if label.territory in {ground.at(row, at) for at in range(column, column + label.width)}
    ]
    assert len(at_home) == TERRITORIES


def test_a_plain_screen_gets_plain_ascii() -> None:
    letters = letters_of(Words("en"), has_symbols=False)
    assert map_of(views()[-1], set(), ground_of(80, 17), letters, is_painted=False).plain.isascii()


def test_a_village_shows_its_chip() -> None:
    view = views()[-1]
    letters = letters_of(Words("en"), has_symbols=False)
    label = label_of(view, view.villages[6], set(), letters, is_painted=False)
    assert "#7" in "".join(piece.text for piece in label.pieces)


def test_huts_are_counted_by_colour() -> None:
    view = views()[0]
    view.huts[11] = [2, 1, 0, 0, 3]
    letters = letters_of(Words("en"), has_symbols=False)
    label = label_of(view, 12, set(), letters, is_painted=False)
    assert "".join(piece.text for piece in label.pieces) == "12G r2b1k3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_kind_differ(language: str) -> None:
    letters = letters_of(Words(language), has_symbols=False)
    for kind in (letters.clan, letters.terrain):
        assert len(set(kind.values())) == len(kind)
        assert all(len(letter) == 1 for letter in kind.values())


def test_every_game_has_a_face() -> None:
    for name in games():
        assert isinstance(face_of(name, game(name).box), Face)


def test_256_colours_tell_the_lakes_and_every_terrain_apart() -> None:
    letters = letters_of(Words("en"), has_symbols=True)
    ground = ground_of(80, 28)
    drawn = map_of(views()[0], set(), ground, letters, is_painted=True)
    shown: dict[int, set[int | None]] = {}
    squares = {LAKE: LAKE} | {territory: TERRAIN[territory - 1] + 1 for territory in ground.homes}
    for span in drawn.spans:
        row, column = divmod(span.start, ground.width + 1)
        style = span.style
        if drawn.plain[span.start] == " " and isinstance(style, Style) and style.bgcolor:
            number = style.bgcolor.downgrade(ColorSystem.EIGHT_BIT).number
            shown.setdefault(squares[ground.at(row, column)], set()).add(number)
    assert sorted(shown) == [LAKE, 1, 2, 3, 4]
    assert len(set.union(*shown.values())) == len(shown)

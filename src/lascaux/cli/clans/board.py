"""The map of Clans, drawn with colours or, where there are none, with letters."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

from lascaux.cli.clans.ground import HALVES, LAKE, Ground
from lascaux.cli.clans.labels import Label, Piece, placed
from lascaux.cli.clans.letters import Letters
from lascaux.games.clans.data import COLOURS, TERRAIN, TERRAINS
from lascaux.games.clans.view import ClansView

# By terrain; no two territories of one terrain touch, so its paint or letter also shows the borders.
# Chosen so that a terminal with 256 colours, which takes the nearest, still tells them all apart.
_PAINT: Final = {"forest": "#28542c", "mountain": "#5c5652", "steppe": "#8c6824", "grassland": "#687c2a"}
_TEXTURE: Final = {"forest": "*", "mountain": "^", "steppe": ".", "grassland": '"'}
_LAKE_PAINT: Final = "#1c4f80"
_LAKE_TEXTURE: Final = "~"
_UPPER_HALF: Final = "▀"
_DIM: Final = Style(dim=True)

Marks = dict[tuple[int, int], tuple[str, str]]  # by row and column: a letter and its role

_STYLES: Final = {
    "red": Style.parse("bold #ffffff on #c8352b"),
    "blue": Style.parse("bold #ffffff on #2f6fb8"),
    "green": Style.parse("bold #ffffff on #2f8a3c"),
    "yellow": Style.parse("bold #16130f on #e8c23a"),
    "black": Style.parse("bold #ffffff on #16130f"),
    "number": Style.parse("bold #f4ecdd"),
    "empty": Style.parse("#cfc4ae"),
    "village": Style.parse("bold #16130f on #f4ecdd"),
    "moved": Style.parse("bold #16130f on #ff9a5c"),
}
_PLAIN_STYLES: Final = {
    "red": Style.parse("bold white on red"),
    "blue": Style.parse("bold white on blue"),
    "green": Style.parse("bold black on green"),
    "yellow": Style.parse("bold black on yellow"),
    "black": Style.parse("bold reverse"),
    "number": Style.parse("bold"),
    "empty": Style.null(),
    "village": Style.parse("bold underline"),
    "moved": Style.parse("bold reverse"),
}


def hut_styles(is_painted: bool) -> dict[str, Style]:
    """How the huts of each clan look."""
    return _STYLES if is_painted else _PLAIN_STYLES


def map_of(view: ClansView, moved: set[int], ground: Ground, letters: Letters, is_painted: bool) -> Text:
    """The map with numbers, terrains, huts and villages; `moved` are the territories of the last move."""
    labels = [label_of(view, territory, moved, letters, is_painted) for territory in ground.homes]
    places = placed(ground, labels)
    marks: Marks = {}
    for label in labels:
        if label.territory in places:
            row, column = places[label.territory]
            for piece in label.pieces:
                for letter in piece.text:
                    marks[row, column] = (letter, piece.role)
                    column += 1
    return _painted(ground, marks) if is_painted else _lettered(ground, marks)


def label_of(view: ClansView, territory: int, moved: set[int], letters: Letters, is_painted: bool) -> Label:
    """What stands on a territory: `12F⌂3 r4b2` is forest number 12, the third village, with six huts."""
    terrain = TERRAINS[TERRAIN[territory - 1]]
    huts = view.huts[territory - 1]
    role = "moved" if territory in moved else "number" if any(huts) else "empty"
    pieces = [Piece(f"{territory}{letters.terrain[terrain]}", role)]
    if territory in view.villages:
        pieces.append(Piece(f"{letters.village}{view.villages.index(territory) + 1}", "village"))
    if any(huts) and not is_painted:
        pieces.append(Piece(" ", "gap"))
    for colour, count in zip(COLOURS, huts, strict=True):
        if count:
            pieces.append(Piece(f"{letters.clan[colour]}{count}", colour))
    return Label(territory, tuple(pieces))


def _painted(ground: Ground, marks: Marks) -> Text:
    """The map as areas of colour, two squares to a character."""
    rows: list[list[tuple[str, Style]]] = []
    for row in range(ground.height):
        rows.append([])
        for column in range(ground.width):
            upper, lower = (_paint(ground.squares[HALVES * row + half][column]) for half in range(HALVES))
            if (row, column) in marks:
                letter, role = marks[row, column]
                rows[-1].append((letter, _on(upper) + _STYLES[role]))
            elif upper == lower:
                rows[-1].append((" ", _on(upper)))
            else:
                rows[-1].append((_UPPER_HALF, _on(lower) + _in(upper)))
    return _joined(rows)


def _lettered(ground: Ground, marks: Marks) -> Text:
    """The map as letters; a blank on either side sets a label off."""
    rows: list[list[tuple[str, Style]]] = []
    for row in range(ground.height):
        rows.append([])
        for column in range(ground.width):
            if (row, column) in marks:
                letter, role = marks[row, column]
                rows[-1].append((letter, _PLAIN_STYLES.get(role, Style.null())))
            elif (row, column - 1) in marks or (row, column + 1) in marks:
                rows[-1].append((" ", Style.null()))
            else:
                rows[-1].append((_texture(ground.at(row, column)), _DIM))
    return _joined(rows)


def _joined(rows: list[list[tuple[str, Style]]]) -> Text:
    """Rows of letters as one text; letters of one style stand together, which keeps the output small."""
    text = Text(no_wrap=True, overflow="crop")
    for row in rows:
        for style, run in groupby(row, key=lambda square: square[1]):
            text.append("".join(letter for letter, _ in run), style)
        text.append("\n")
    text.right_crop()
    return text


def _paint(territory: int) -> str:
    return _LAKE_PAINT if territory == LAKE else _PAINT[TERRAINS[TERRAIN[territory - 1]]]


def _texture(territory: int) -> str:
    return _LAKE_TEXTURE if territory == LAKE else _TEXTURE[TERRAINS[TERRAIN[territory - 1]]]


@cache
def _on(paint: str) -> Style:
    return Style(bgcolor=paint)


@cache
def _in(paint: str) -> Style:
    return Style(color=paint)

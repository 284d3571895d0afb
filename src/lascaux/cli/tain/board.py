"""The doors of all clans and the outer land: who lies where, as far as the reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from lascaux.cli.tain.marks import BOARDS, Marks
from lascaux.games.tain.box import TainBox
from lascaux.games.tain.data import DOORS, OUTER_SPACES
from lascaux.games.tain.view import ScoutedView, TainView, TileView
from lascaux.table.words import Words
from lascaux.wire import Told

HEAD: Final = Style.parse("bold #b8702a")
QUIET: Final = Style.parse("dim")
NAME: Final = 18  # columns for the name of a clan
_CELL: Final = 12  # columns for a space

Row = tuple[TileView | None, ...]


@dataclass(frozen=True)
class Spaces:
    """All spaces for tiles: by board the entrances and the thresholds, and the outer land."""

    entrances: tuple[Row, ...]
    thresholds: tuple[Row, ...]
    outer: Row
    scouted: ScoutedView | None = None


def spaces_of(view: TainView) -> Spaces:
    """The spaces of a position."""
    return Spaces(
        entrances=tuple(tuple(board.entrances) for board in view.boards),
        thresholds=tuple(tuple(board.thresholds) for board in view.boards),
        outer=tuple(view.outer),
        scouted=view.scouted,
    )


def spaces_shown(lines: Sequence[Told], seats: int) -> Spaces:
    """The spaces as a raid begins, from the lines of the log that show its tiles one by one."""
    nobody: Row = (None,) * DOORS
    spaces = Spaces((nobody,) * seats, (nobody,) * seats, ())
    for told in lines:
        board, door, kind = told.args["board"], told.args.get("door"), told.args["kind"]
        assert isinstance(board, int), "boards are numbered"
        assert isinstance(kind, str), "kinds are words"
        assert told.seat is not None, "every tile has an owner"
        tile = TileView(told.seat, kind)
        if not isinstance(door, int):
            spaces = replace(spaces, outer=(*spaces.outer, tile))
        elif told.args["guards"] == "yes":
            spaces = replace(spaces, thresholds=_with(spaces.thresholds, board, door, tile))
        else:
            spaces = replace(spaces, entrances=_with(spaces.entrances, board, door, tile))
    return replace(spaces, outer=(*spaces.outer, *nobody)[:OUTER_SPACES])


def doors_drawn(
    box: TainBox, spaces: Spaces, names: Sequence[Text], below: Sequence[Text], words: Words, marks: Marks
) -> Text:
    """Every clan's five doors: raiders at the entrances above, guards on the thresholds in brackets below.

    `names` and `below` stand before the two lines of each clan.
    """
    stables = box.stable_doors
    text = _titles(stables, words, marks)
    for board, (name, under) in enumerate(zip(names, below, strict=True)):
        text.append("\n")
        text.append_text(
            _line(stables, name, [_at(spaces, board, door, False, marks) for door in range(DOORS)], marks)
        )
        text.append("\n")
        text.append_text(
            _line(stables, under, [_at(spaces, board, door, True, marks) for door in range(DOORS)], marks)
        )
    return text


def outer_drawn(spaces: Spaces, cows: int | None, words: Words, marks: Marks) -> Text:
    """The outer land in one line; `cows` None leaves the pasture out."""
    text = _padded(Text(words.say("tain-cli-outer"), HEAD), NAME)
    scouted = spaces.scouted
    waits = scouted is not None and scouted.board is None
    for tile in spaces.outer:
        cell = _tile(tile, marks)
        if tile is None and waits and scouted is not None:
            cell, waits = _waiting(scouted.seat, marks), False
        text.append_text(_padded(cell, _CELL))
    if cows is not None:
        text.append(words.say("tain-cli-pasture", {"cows": cows}))
    return text


def clan_named(board: int, name: str, is_asked: bool, marks: Marks) -> Text:
    """`▸B Steady`: the letter of the board in the clan's colour, and who plays it."""
    text = Text().append(marks.pointer if is_asked else " ", Style(bold=True))
    text.append(BOARDS[board], marks.clan[board])
    text.append(f" {name}", Style(bold=is_asked))
    text.truncate(NAME - 1)
    return text


def _with(rows: tuple[Row, ...], board: int, door: int, tile: TileView) -> tuple[Row, ...]:
    row = (*rows[board][: door - 1], tile, *rows[board][door:])
    return (*rows[:board], row, *rows[board + 1 :])


def _titles(stables: int, words: Words, marks: Marks) -> Text:
    """Two lines: where the doors lead, and their numbers."""
    text = Text(" " * NAME)
    text.append_text(_padded(Text(words.say("tain-cli-stables"), HEAD), stables * _CELL))
    text.append(f"{marks.bar} ", QUIET)
    text.append_text(Text(words.say("tain-cli-house"), HEAD))
    text.append("\n")
    text.append_text(_line(stables, Text(), [Text(str(door + 1), HEAD) for door in range(DOORS)], marks))
    return text


def _line(stables: int, head: Text, cells: Sequence[Text], marks: Marks) -> Text:
    text = _padded(head, NAME)
    for door, cell in enumerate(cells):
        if door == stables:
            text.append(f"{marks.bar} ", QUIET)
        text.append_text(_padded(cell, _CELL) if door < DOORS - 1 else cell)
    return text


def _at(spaces: Spaces, board: int, door: int, is_inside: bool, marks: Marks) -> Text:
    """What lies at a door, outside or inside."""
    tile = (spaces.thresholds if is_inside else spaces.entrances)[board][door]
    scouted = spaces.scouted
    is_chosen = scouted is not None and (scouted.board, scouted.door) == (board, door + 1)
    if scouted is not None and is_chosen and (scouted.seat == board) == is_inside:
        cell = _waiting(scouted.seat, marks)
    elif is_inside and tile is not None:
        cell = _kind(tile, marks)
    else:
        cell = _tile(tile, marks)
    return Text("[").append_text(cell).append("]") if is_inside else cell


def _tile(tile: TileView | None, marks: Marks) -> Text:
    """A tile with the letter of its clan: `B warrior`, or its back."""
    if tile is None:
        return Text(marks.empty, QUIET)
    letter = Text().append(BOARDS[tile.owner], marks.clan[tile.owner])
    return letter.append(" ").append_text(_kind(tile, marks))


def _kind(tile: TileView, marks: Marks) -> Text:
    return Text(marks.back, QUIET) if tile.kind is None else Text(marks.kind[tile.kind], Style(bold=True))


def _waiting(seat: int, marks: Marks) -> Text:
    """A space that was chosen and has no tile yet."""
    return Text().append(BOARDS[seat], marks.clan[seat]).append(f" {marks.chosen}")


def _padded(text: Text, width: int) -> Text:
    """The text, filled up to so many columns."""
    padded = Text().append_text(text)
    padded.append(" " * (width - cell_len(text.plain)))
    return padded

"""The map in characters: every space in two lines, where it lies; a wide map in parts."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from lascaux.cli.prehistory.marks import BOLD, QUIET, Marks, item_named, mark_of
from lascaux.games.prehistory.data import COLOURS
from lascaux.games.prehistory.view import PrehistoryView, SpaceView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words

_CELL: Final = 8  # columns of a space, the gap behind it included
_ROOM: Final = _CELL - 1
_PER_LINE: Final = 2  # players in a line of the start hex


def land_drawn(view: PrehistoryView, words: Words, width: int, marks: Marks) -> list[Text]:
    """All spaces, north at the top; as many columns at a time as the screen has room for."""
    if not view.spaces:
        return []
    columns = sorted({space.q for space in view.spaces})
    room = max(1, width // _CELL)
    count = -(-len(columns) // room)
    size = -(-len(columns) // count)
    parts = [columns[first : first + size] for first in range(0, len(columns), size)]
    drawings: list[Text] = []
    for number, part in enumerate(parts):
        if count > 1:
            args: Args = {"part": number + 1, "parts": count}
            drawings.append(Text(words.say("prehistory-cli-map-part", args), QUIET))
        drawings.append(_part(view, part, words, marks))
    return drawings


def people_at(view: PrehistoryView, name: str, marks: Marks) -> list[str]:
    """Who stands on a space: `1×3`, and `1'` for a member that has moved this autumn."""
    seats = len(view.players) - (view.tribe is not None)
    people: list[str] = []
    for number, player in enumerate(view.players):
        for group in player.members:
            if group.space == name:
                count = group.standing + group.moved
                mark = mark_of(number, seats) + (f"{marks.times}{count}" if count > 1 else "")
                people.append(f"{mark}'" if group.moved else mark)
    return people


def owner_of(view: PrehistoryView, name: str) -> int | None:
    """Whose hut stands on a space."""
    owners = [number for number, player in enumerate(view.players) if name in player.huts]
    return owners[0] if owners else None


def _part(view: PrehistoryView, columns: list[int], words: Words, marks: Marks) -> Text:
    """Some columns of the map; hexes of one column stand under each other, the next one half a hex lower."""
    spaces = [space for space in view.spaces if space.q in columns]
    top = min(_line(space) for space in spaces)
    lines: dict[int, dict[int, tuple[str, Style]]] = {}
    for space in spaces:
        style = marks.ground[space.terrain or "start"]
        for offset, text in enumerate(_cell(view, space, words, marks)):
            at = _line(space) - top + offset
            lines.setdefault(at, {})[space.q - columns[0]] = (text, style + BOLD if offset else style)
    drawing = Text(no_wrap=True, overflow="crop")
    for at in range(max(lines) + 1):
        for column in range(len(columns)):
            text, style = lines.get(at, {}).get(column, ("", Style.null()))
            drawing.append(text[:_ROOM].ljust(_ROOM), style).append(" ")
        drawing.rstrip()
        drawing.append("\n")
    drawing.right_crop()
    return drawing


def _line(space: SpaceView) -> int:
    return 2 * space.r + space.q


def _cell(view: PrehistoryView, space: SpaceView, words: Words, marks: Marks) -> tuple[str, str]:
    """Name and ground; below what lies there, whose hut it is, and who stands there."""
    people = people_at(view, space.name, marks)
    if space.terrain is None:
        above, below = " ".join(people[:_PER_LINE]), " ".join(people[_PER_LINE:])
        return (above, below) if below else (words.say("prehistory-cli-start"), above)
    above = f"{space.name} {words.say(f'prehistory-cli-ground-{space.terrain}')}"
    if view.phase == "setup" and view.is_built:
        return above, f"{space.q} {space.r}"  # tiles are laid by these numbers
    return above, " ".join([part for part in (_what(view, space, words, marks), *people) if part])


def _what(view: PrehistoryView, space: SpaceView, words: Words, marks: Marks) -> str:
    if space.quarry is not None:
        colour = words.say(f"prehistory-cli-colour-{space.quarry}")
        return words.say("prehistory-cli-quarry", {"colour": colour})
    if space.item is not None:
        return item_named(space.item, words)
    if space.content in COLOURS:
        return "+" + words.say(f"prehistory-cli-colour-{space.content}")
    owner = owner_of(view, space.name)
    if owner is not None:
        return marks.hut + mark_of(owner, len(view.players) - (view.tribe is not None))
    return words.say("prehistory-cli-site") if space.content == "hut" else ""

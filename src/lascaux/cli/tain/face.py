"""Táin in a terminal, as the table there uses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from lascaux.cli.face import Face, Scene
from lascaux.cli.screen import Screen
from lascaux.cli.tain.board import clan_named, doors_drawn, outer_drawn, spaces_of, spaces_shown
from lascaux.cli.tain.marks import BOARDS, marks_of
from lascaux.cli.tain.status import own_tiles, standings, turn_line, under_name
from lascaux.cli.tain.typed import action_of, parts_of, place_in, written
from lascaux.games.tain.box import TainBox
from lascaux.games.tain.data import DOORS
from lascaux.games.tain.view import TainView, TileView
from lascaux.kernel.box import Box
from lascaux.kernel.frames import NOBODY
from lascaux.kernel.meta import Args
from lascaux.table.words import Words
from lascaux.wire import Told

_SHOWN: Final = "shown"  # the kind of line that shows one tile when a raid begins
_SCORED: Final = "scored"


class TainFace(Face):
    """Táin in a terminal."""

    help = "tain-cli-help"
    is_sum_alone = True

    def __init__(self, box: Box) -> None:
        assert isinstance(box, TainBox), "the face of Táin shows its box"
        super().__init__(box)
        self.printed = box

    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        view = _tain(scene.view)
        marks = marks_of(words, screen.has_symbols, screen.is_painted)
        spaces = spaces_of(view)
        names = [clan_named(seat, name, seat == scene.to_act, marks) for seat, name in enumerate(scene.names)]
        doors = [
            outer_drawn(spaces, view.pasture, words, marks),
            doors_drawn(
                self.printed, spaces, names, [under_name(board, words) for board in view.boards], words, marks
            ),
        ]
        return Group(
            turn_line(view, scene, self.printed.turns, words),
            *(doors if scene.to_act != NOBODY else []),
            standings(view, scene, words, marks),
            *own_tiles(view, words, marks),
        )

    def spelled(self, line: str, step: str) -> str | None:
        return action_of(line, step)

    def parts(self, line: str) -> list[str]:
        return parts_of(line)

    def written(self, action: str, step: str, words: Words) -> str:
        return written(action, words.language)

    def described(self, action: str, view: msgspec.Struct, words: Words) -> str | None:
        """Which door or land a tile goes to; tiles are called by what is typed."""
        verb, *rest = action.split()
        if verb != "scout":
            return None
        if len(rest) == 1:
            return words.say("tain-cli-choice-outer")
        board, door = int(rest[0]), int(rest[1])
        args: Args = {
            "board": BOARDS[board],
            "place": "stables" if door <= self.printed.stable_doors else "house",
            "own": "yes" if board == _tain(view).seat else "no",
        }
        return words.say("tain-cli-choice-door", args)

    def picture(
        self, lines: Sequence[Told], names: Sequence[str], words: Words, screen: Screen
    ) -> RenderableType | None:
        """All tiles that are turned over as a raid begins, where they lie."""
        if lines[0].kind != _SHOWN:
            return None
        marks = marks_of(words, screen.has_symbols, screen.is_painted)
        spaces = spaces_shown(lines, len(names))
        clans = [clan_named(seat, name, False, marks) for seat, name in enumerate(names)]
        below = [Text()] * len(names)
        return Group(
            outer_drawn(spaces, None, words, marks),
            doors_drawn(self.printed, spaces, clans, below, words, marks),
        )

    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        """What lies at a door, at all doors of a board, or in the outer land."""
        tain = _tain(view)
        found = place_in(place)
        if found is None or (found[0] is not None and found[0] >= len(tain.boards)):
            return None
        board, door = found
        if board is None:
            tiles = [_tile_said(tile, words) for tile in tain.outer]
            return words.say("tain-cli-near-outer", {"tiles": tiles, "cows": tain.pasture})
        doors = range(DOORS) if door is None else [door - 1]
        return "\n".join(self._door_said(tain, board, at, words) for at in doors)

    def starts_at(self, action: str, place: str) -> bool:
        found = place_in(place)
        if found is None:
            return False
        board, door = found
        if board is None:
            return action == "scout outer"
        return action.startswith(f"scout {board} " if door is None else f"scout {board} {door}")

    def sum_of(self, told: Told, words: Words) -> str | None:
        if told.kind != _SCORED:
            return None
        box = self.printed
        worth = {
            "cow": box.cow_points,
            "jewel": box.jewel_points,
            "boy": box.boy_points,
            "daughter": box.daughter_points,
        }
        counts = {name: count for name in worth if isinstance(count := told.args[f"{name}s"], int)}
        bonus = box.herd_points if counts["cow"] >= box.herd else 0
        args: Args = {
            **told.args,
            **{f"{name}-points": points for name, points in worth.items()},
            "bonus": bonus,
            "herd": box.herd,
            "sum": sum(count * worth[name] for name, count in counts.items()) + bonus,
        }
        return words.say("tain-cli-sum", args)

    def _door_said(self, view: TainView, board: int, door: int, words: Words) -> str:
        """One door in a sentence."""
        raider, guard = view.boards[board].entrances[door], view.boards[board].thresholds[door]
        args: Args = {
            "door": f"{BOARDS[board]}{door + 1}",
            "place": "stables" if door < self.printed.stable_doors else "house",
            "raider": _tile_said(raider, words),
            "guard": _tile_said(guard, words),
        }
        return words.say("tain-cli-near", args)


FACE: Final = TainFace


def _tain(view: msgspec.Struct) -> TainView:
    assert isinstance(view, TainView), "the face of Táin draws Táin"
    return view


def _tile_said(tile: TileView | None, words: Words) -> str:
    """`B warrior`, `B face down`, or nobody."""
    if tile is None:
        return words.say("tain-cli-nobody")
    kind = words.say("tain-kind", {"kind": tile.kind}) if tile.kind else words.say("tain-cli-face-down")
    return f"{BOARDS[tile.owner]} {kind}"

"""The First Sparks in a terminal, as the table there uses it."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Face, Scene
from lascaux.cli.first_sparks.cards import card_named, market_drawn, tools_drawn
from lascaux.cli.first_sparks.hexes import free_places, hexes_of
from lascaux.cli.first_sparks.map import Space, map_of
from lascaux.cli.first_sparks.marks import BOLD, NEUTRAL, Marks, mark_of, marks_of
from lascaux.cli.first_sparks.near import card_said, space_said
from lascaux.cli.first_sparks.status import clans_drawn, reach_line, stock_line, year_line
from lascaux.cli.first_sparks.typed import action_of, card_in, parts_of, space_in, tile_in, written
from lascaux.cli.screen import Screen
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import FOODS
from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.kernel.box import Box
from lascaux.kernel.meta import Args
from lascaux.table.words import Words
from lascaux.wire import Told

_COLUMN: Final = 74  # columns of the status beside the map
_LAYING: Final = "map"  # the phase in which tiles are laid
_SUMS: Final = {"hunted": "first_sparks-cli-sum-hunted", "spread": "first_sparks-cli-sum-spread"}


class FirstSparksFace(Face):
    """The First Sparks in a terminal."""

    help = "first_sparks-cli-help"
    is_sum_alone = True

    def __init__(self, box: Box) -> None:
        assert isinstance(box, FirstSparksBox), "the face of The First Sparks shows its box"
        super().__init__(box)
        self.printed = box

    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        view = _sparks(scene.view)
        marks = marks_of(screen.has_symbols, screen.is_painted)
        drawing = _map(self.printed, view, words, screen.width, marks)
        status: list[RenderableType] = (
            [market_drawn(self.printed, view, words, marks)] if view.phase != _LAYING else []
        )
        status += [stock_line(view, words), clans_drawn(self.printed, view, scene, words, marks)]
        below = [
            tools_drawn(self.printed, view, words, marks) if view.phase != _LAYING else None,
            reach_line(view, words),
        ]
        status += [part for part in below if part is not None]
        width = max(map(len, drawing.plain.splitlines()), default=0)
        if screen.width < width + 2 + _COLUMN:
            return Group(year_line(view, words), drawing, *status)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width)
        grid.add_row(drawing, Group(*status))
        return Group(year_line(view, words), grid)

    def spelled(self, line: str, step: str) -> str | None:
        return action_of(line, step)

    def written(self, action: str, step: str, words: Words) -> str:
        return written(action, words.language)

    def described(self, action: str, view: msgspec.Struct, words: Words) -> str | None:
        """What is done with a card, a space or a tile."""
        verb, *rest = action.split()
        args: Args = {"card": "", "price": 0, "space": rest[0] if rest else ""}
        if verb in ("offer", "drop", "use"):
            card = int(rest[0])
            args |= {"card": card_named(self.printed, card, words), "price": self.printed.price[card]}
        return words.say(f"first_sparks-cli-choice-{verb}", args)

    def parts(self, line: str) -> list[str]:
        return parts_of(line)

    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        """What lies next to a space and who stands there; what a card is."""
        card = card_in(place)
        if card is not None:
            return card_said(self.printed, card, words)
        space = space_in(place)
        return None if space is None else space_said(self.printed, space, _sparks(view), words)

    def starts_at(self, action: str, place: str) -> bool:
        last = action.rpartition(" ")[2]
        tile = tile_in(place)
        if tile is not None:
            return last.startswith(tile)
        return last == (space_in(place) or place.strip())

    def sum_of(self, told: Told, words: Words) -> str | None:
        """How the food of a hunt or the price of a member came about."""
        if told.kind not in _SUMS:
            return None
        tokens, worth = told.args.get("tokens"), told.args.get("worth")
        each = worth // tokens if isinstance(tokens, int) and isinstance(worth, int) and tokens else 0
        return words.say(_SUMS[told.kind], {**told.args, "each": each})


FACE: Final = FirstSparksFace


def _sparks(view: msgspec.Struct) -> FirstSparksView:
    assert isinstance(view, FirstSparksView), "the face of The First Sparks draws The First Sparks"
    return view


def _map(box: FirstSparksBox, view: FirstSparksView, words: Words, width: int, marks: Marks) -> Text:
    """The map with all members on it, and what the next one would cost the reader."""
    free = free_places(view.tiles) if view.phase == _LAYING and view.drawn is not None else []
    if not view.tiles and not free:
        return Text()
    clans = [(mark_of(seat), marks.clan[seat], clan.members) for seat, clan in enumerate(view.clans)]
    if view.neutral is not None:
        clans.append((NEUTRAL, BOLD, view.neutral))
    reach = {near.space: near for near in view.reach}
    named = {space for _, _, members in clans for space in members} | set(reach)
    spaces = {
        space: Space(
            clans=tuple((mark, style) for mark, style, members in clans if space in members),
            cost=reach[space].cost if space in reach else None,
            can_pay=space not in reach or reach[space].can_pay,
        )
        for space in named
    }
    names = {food: words.say(f"first_sparks-food-{food}") for food in FOODS}
    return map_of(hexes_of(box, view.tiles), spaces, free, names, width, marks)

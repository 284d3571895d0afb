"""Stone Age in a terminal, as the table there uses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Face, Scene
from lascaux.cli.screen import Screen
from lascaux.cli.stone_age.camps import camps_drawn, final_drawn, own_drawn
from lascaux.cli.stone_age.facts import facts_drawn
from lascaux.cli.stone_age.marks import BOLD, HEAD, QUIET, Marks, mark_of, marks_of
from lascaux.cli.stone_age.near import camp_said, offered_at, place_said
from lascaux.cli.stone_age.offers import cards_drawn, stacks_drawn
from lascaux.cli.stone_age.places import places_drawn
from lascaux.cli.stone_age.sums import paid_in, sum_said
from lascaux.cli.stone_age.typed import action_of, good_in, left_of, parts_of, place_in, written
from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.kernel.box import Box
from lascaux.kernel.frames import NOBODY
from lascaux.table.words import Words
from lascaux.wire import Told

_WIDE: Final = 112  # columns from which places stand beside cards and buildings


class StoneAgeFace(Face):
    """Stone Age in a terminal."""

    help = "stone_age-cli-help"
    is_sum_alone = True

    def __init__(self, box: Box) -> None:
        assert isinstance(box, StoneAgeBox), "the face of Stone Age shows its box"
        super().__init__(box)
        self.printed = box

    def drawn(self, scene: Scene, words: Words, screen: Screen) -> RenderableType:
        view = _stone_age(scene.view)
        marks = marks_of(screen.has_symbols, screen.is_painted)
        is_wide = screen.width >= _WIDE
        camps = camps_drawn(self.printed, view, scene, words, screen, marks)
        if scene.to_act == NOBODY:
            return Group(_round(view, scene, words), camps, final_drawn(view, scene, words, marks))
        return Group(
            _round(view, scene, words),
            *self._valley(view, is_wide, words, marks),
            camps,
            *own_drawn(self.printed, view, words),
            *facts_drawn(self.printed, view, scene, words, marks),
        )

    def spelled(self, line: str, step: str) -> str | None:
        return action_of(line, step)

    def parts(self, line: str) -> list[str]:
        return parts_of(line)

    def left_of(self, parts: list[str], told: Sequence[Told]) -> list[str] | None:
        """Where there was one way to pay it was taken: the goods that were typed must be those."""
        paid = paid_in(told)
        return left_of(parts, paid) if paid else parts

    def written(self, action: str, step: str, words: Words) -> str:
        return written(action, words.language)

    def described(self, action: str, view: msgspec.Struct, words: Words) -> str | None:
        """Where people go and how many, or what is taken, paid or left."""
        verb, *rest = action.split()
        if verb in ("place", "use"):
            there = offered_at(self.printed, _stone_age(view), rest[0], words)
            workers = int(rest[1]) if verb == "place" else 0
            return words.say("stone_age-cli-choice-place", {"place": there, "workers": workers})
        if verb in ("give", "pay", "two"):
            return words.say(f"stone_age-cli-choice-{verb}")
        return words.say(f"stone_age-cli-choice-{verb}", {"what": rest[0].upper() if rest else ""})

    def near(self, place: str, view: msgspec.Struct, words: Words, screen: Screen) -> str | None:
        """What a place is for and who is there; what a player has built."""
        valley = _stone_age(view)
        seats = [mark_of(seat) for seat in range(len(valley.camps))]
        if place.strip() in seats:
            return camp_said(self.printed, valley, seats.index(place.strip()), words)
        name = place_in(place)
        return None if name is None else place_said(self.printed, valley, name, words)

    def starts_at(self, action: str, place: str) -> bool:
        return (place_in(place) or good_in(place) or place.strip().casefold()) in action.casefold().split()

    def sum_of(self, told: Told, words: Words) -> str | None:
        return sum_said(self.printed, told, words)

    def _valley(self, view: StoneAgeView, is_wide: bool, words: Words, marks: Marks) -> list[RenderableType]:
        """Places, cards and buildings: beside each other, or places in two lists above the others."""
        places = places_drawn(self.printed, view, is_wide, words, marks)
        cards = cards_drawn(self.printed, view, is_wide, words, marks)
        stacks = stacks_drawn(self.printed, view, is_wide, words, marks)
        grid = Grid.grid(padding=(0, 3, 0, 0), expand=is_wide)
        if is_wide:
            grid.add_column()
            grid.add_column(ratio=1)
            grid.add_row(*places, Group(cards, stacks))
            return [grid]
        grid.add_row(*places)
        return [grid, cards, stacks]


FACE: Final = StoneAgeFace


def _stone_age(view: msgspec.Struct) -> StoneAgeView:
    assert isinstance(view, StoneAgeView), "the face of Stone Age draws Stone Age"
    return view


def _round(view: StoneAgeView, scene: Scene, words: Words) -> Text:
    """The round, its phase, and who begins."""
    text = Text().append(words.say("stone_age-cli-round", {"round": view.round}), HEAD)
    text.append(f"  {words.say(f'stone_age-cli-phase-{view.phase}')}", BOLD)
    if view.phase != "over":
        who = f"{mark_of(view.first)} {scene.names[view.first]}"
        text.append(f"  {words.say('stone_age-cli-first', {'who': who})}", QUIET)
    return text

"""What lies around the map: epochs, scores of the clans, chips of the players, the reader's card."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.clans.board import hut_styles
from lascaux.cli.clans.letters import Letters
from lascaux.cli.face import Scene
from lascaux.games.clans.box import ClansBox
from lascaux.games.clans.data import COLOURS, EPOCHS, TERRAINS, VILLAGES
from lascaux.games.clans.view import ClansView
from lascaux.table.words import Words, tell

_ROMAN: Final = ("I", "II", "III", "IV", "V")
_HEAD: Final = Style.parse("bold #b8702a")
_NOW: Final = Style.parse("bold reverse")
_QUIET: Final = Style.parse("dim")
_BAR: Final = 14  # the longest bar of points, in columns
_ROWS_OF_TABLES: Final = 20  # how high the column is without cards and log


class Status:
    """The status of one position, for one reader."""

    def __init__(
        self, box: ClansBox, view: ClansView, scene: Scene, words: Words, letters: Letters, is_painted: bool
    ) -> None:
        self._huts: Final = hut_styles(is_painted)
        self._box: Final = box
        self._view: Final = view
        self._scene: Final = scene
        self._words: Final = words
        self._letters: Final = letters

    def strips(self) -> RenderableType:
        """All of it in four lines, to stand below the map."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(self._head("clans-cli-epochs"), self._epoch_strip())
        grid.add_row(self._head("clans-cli-clans"), self._clan_strip())
        grid.add_row(self._head("clans-cli-chips"), self._chip_strip())
        cards = self._cards()
        return Group(grid, Text("   ").join(cards)) if cards else grid

    def column(self, width: int, height: int) -> RenderableType:
        """All of it as tables one below the other, to stand beside the map."""
        cards = self._cards()
        lately = self._lately((height - _ROWS_OF_TABLES - len(cards)) // 2)
        parts: list[RenderableType] = [
            self._head("clans-cli-epochs"),
            self._epoch_table(),
            Text(),
            self._head("clans-cli-clans"),
            self._clan_table(),
            Text(),
            self._head("clans-cli-chips"),
            self._chip_strip(),
            *([Text(), *cards] if cards else []),
            *([Text(), self._head("clans-cli-lately"), *lately] if lately else []),
        ]
        grid = Grid.grid()
        grid.add_column(width=width)
        grid.add_row(Group(*parts))
        return grid

    # --- epochs -------------------------------------------------------------------------------

    def _epoch_strip(self) -> Text:
        text = Text()
        for epoch in range(EPOCHS):
            is_now = self._view.epoch == epoch + 1
            mark = self._letters.pointer if is_now else " "
            text.append(
                f"{mark}{_ROMAN[epoch]} {self._ground_in_short(epoch)} ", _NOW if is_now else Style.null()
            )
            text.append(" ")
        text.append(f"{self._letters.village} {len(self._view.villages)}/{VILLAGES}", _QUIET)
        return text

    def _ground_in_short(self, epoch: int) -> str:
        """`M+2 G×`: mountain is worth two more, grassland is hostile."""
        good = "".join(
            self._letters.terrain[TERRAINS[t]] for t, bonus in enumerate(self._box.bonus[epoch]) if bonus
        )
        bad = "".join(
            self._letters.terrain[TERRAINS[t]]
            for t, hostile in enumerate(self._box.is_hostile[epoch])
            if hostile
        )
        if len(good) == len(TERRAINS):
            good = self._words.say("clans-cli-all-ground")
        return f"{good}+{max(self._box.bonus[epoch])}" + (f" {bad}{self._letters.hostile}" if bad else "")

    def _terrain(self, name: str) -> str:
        return self._words.say(f"clans-terrain-{name}.name")

    def _epoch_table(self) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for epoch in range(EPOCHS):
            chips = [chip + 1 for chip in range(VILLAGES) if self._box.epoch[chip] == epoch]
            span = f"{chips[0]}-{chips[-1]}" if len(chips) > 1 else str(chips[0])
            good = [TERRAINS[terrain] for terrain, bonus in enumerate(self._box.bonus[epoch]) if bonus]
            bad = [
                TERRAINS[terrain] for terrain, hostile in enumerate(self._box.is_hostile[epoch]) if hostile
            ]
            named = ", ".join(self._terrain(name) for name in good)
            if len(good) == len(TERRAINS):
                named = self._words.say("clans-cli-all-ground")
            is_now = self._view.epoch == epoch + 1
            grid.add_row(
                self._letters.pointer if is_now else " ",
                _ROMAN[epoch],
                span,
                f"{named} +{max(self._box.bonus[epoch])}" if good else "",
                " ".join(f"{self._terrain(name)} {self._letters.hostile}" for name in bad),
                style=Style(bold=True) if is_now else _QUIET,
            )
        return grid

    # --- clans and players --------------------------------------------------------------------

    def _clan_strip(self) -> Text:
        text = Text()
        for colour, points in zip(COLOURS, self._view.points, strict=True):
            text.append(f" {self._letters.clan[colour]} ", self._huts[colour])
            text.append(f" {self._words.say(f'clans-clan-{colour}')} ")
            text.append(f"{points}", Style(bold=True))
            text.append("   ")
        return text

    def _clan_table(self) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column()
        grid.add_column()
        grid.add_column(justify="right")
        most = max(*self._view.points, 1)
        for colour, points in zip(COLOURS, self._view.points, strict=True):
            bar = Text().append(" " * round(points * _BAR / most), self._huts[colour])
            grid.add_row(
                Text(f" {self._letters.clan[colour]} ", self._huts[colour]),
                self._words.say(f"clans-clan-{colour}"),
                Text(str(points), Style(bold=True)),
                bar,
            )
        return grid

    def _chip_strip(self) -> Text:
        text = Text()
        for seat, (name, chips) in enumerate(zip(self._scene.names, self._view.chips, strict=True)):
            is_asked = seat == self._scene.to_act
            text.append(f"{self._letters.pointer if is_asked else ' '}{name} ", Style(bold=is_asked))
            text.append(f"{self._letters.village}{chips}", Style(bold=True))
            text.append("   ")
        return text

    def _cards(self) -> list[Text]:
        """The reader's card, or all of them once they are shown."""
        cards: list[Text] = []
        for seat, card in enumerate(self._view.cards):
            if card is not None:
                is_secret = self._view.scores is None
                key = "clans-cli-your-card" if is_secret else "clans-cli-card-of"
                text = Text().append(self._words.say(key, {"who": self._scene.names[seat]}) + " ", _HEAD)
                text.append(f" {self._letters.clan[card]} ", self._huts[card])
                text.append(f" {self._words.say(f'clans-clan-{card}')}", Style(bold=True))
                cards.append(text)
        return cards

    def _lately(self, lines: int) -> list[Text]:
        """The newest lines of the log."""
        return [
            Text(tell(self._words, told, self._scene.names, self._scene.seat, numbered=True))
            for told in (self._scene.lately[-lines:] if lines > 0 else [])
        ]

    def _head(self, key: str) -> Text:
        return Text(self._words.say(key), _HEAD)

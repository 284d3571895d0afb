"""Maps looked up before: what play asks of the tiles as laid."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import PLACINGS, TURNS
from lascaux.games.prehistory.data import CELLS, SPACES, START
from lascaux.games.prehistory.tiling import CELLS_OF, CENTRE, GRID, OFFSETS, anchor_of
from lascaux.games.prehistory.view import SpaceView

OFF: Final = -1  # no space of this map
MOST_LANDS: Final = 500  # kept at a time


class Drawn:
    """How the spaces of a map were last seen, and what lay on it then."""

    def __init__(self, lying: tuple[int, ...], quarries: tuple[int, ...], spaces: list[SpaceView]) -> None:
        self.lying: Final = lying
        self.quarries: Final = quarries
        self.spaces: Final = spaces


class Land:
    """A map as laid: what play looks up, by space.  A value: shared by all positions on it."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles
        self.spot: Final = [OFF] * SPACES  # where a space lies
        self.space_at: Final = [OFF] * (GRID * GRID)  # by spot
        self.spot[START] = CENTRE
        for laid in tiles:
            anchor = anchor_of(laid % PLACINGS)
            for number, cell in enumerate(CELLS_OF[laid % TURNS]):
                self.spot[1 + laid // PLACINGS * CELLS + number] = anchor + cell
        self.spaces: Final = [space for space in range(SPACES) if self.spot[space] != OFF]
        for space in self.spaces:
            self.space_at[self.spot[space]] = space
        self.near: Final = [self._near(space) for space in range(SPACES)]  # neighbours, clockwise
        self.drawn: Drawn | None = None

    def _near(self, space: int) -> list[int]:
        if self.spot[space] == OFF:
            return []
        around = [self.space_at[self.spot[space] + offset] for offset in OFFSETS]
        return [other for other in around if other != OFF]


class Atlas:
    """The lands looked up before; most often it is the last one again."""

    def __init__(self) -> None:
        self.last: Land = Land(())
        self.lands: Final[dict[tuple[int, ...], Land]] = {}

    def land(self, tiles: tuple[int, ...]) -> Land:
        """The map that these tiles make."""
        if self.last.tiles is tiles:
            return self.last
        found = self.lands.get(tiles)
        if found is None:
            if len(self.lands) >= MOST_LANDS:
                self.lands.clear()
            found = Land(tiles)
            self.lands[tiles] = found
        if found.tiles is tiles:
            self.last = found
        return found

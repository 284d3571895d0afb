"""The map of the naive reference: where the spaces are, and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.prehistory.reference_box import SPACES, TERRAIN
from tests.games.prehistory.reference_hexes import START, Hex, neighbours, ring, strip
from tests.games.prehistory.reference_laying import Placement, cells_of

FAR = 40  # longer than any map is wide


class Land:
    """The spaces in play, what lies on them, and the quarries."""

    def __init__(self) -> None:
        self.where: dict[str, Hex] = {"start": START}
        self.space_at: dict[Hex, str] = {START: "start"}
        self.placements: dict[str, Placement] = {}
        self.lying: dict[str, str] = {}
        self.quarries: dict[str, str] = {}  # by colour, the space

    def laid(self) -> set[Hex]:
        """The hexes of the map."""
        return set(self.space_at)

    def lay(self, tile: str, placement: Placement) -> None:
        """Lay a tile."""
        self.placements[tile] = placement
        for letter, cell in zip("abcd", cells_of(placement), strict=True):
            self.where[f"{tile}{letter}"] = cell
            self.space_at[cell] = f"{tile}{letter}"

    def spaces(self) -> list[str]:
        """The spaces in play, by number."""
        return [space for space in SPACES if space in self.where]

    def around(self, space: str) -> list[str]:
        """The spaces beside one, clockwise from north."""
        return [self.space_at[cell] for cell in neighbours(self.where[space]) if cell in self.space_at]

    def around_and_there(self, space: str) -> list[str]:
        """A space and those beside it."""
        return [space, *self.around(space)]

    def is_quarry(self, space: str) -> bool:
        """Whether nobody may enter."""
        return space in self.quarries.values()

    def steps_from(self, space: str) -> dict[str, int]:
        """The fewest steps to every space that can be reached, through anything but quarries."""
        steps = {space: 0}
        edge = [space]
        while edge:
            here = edge.pop(0)
            for there in self.around(here):
                if there not in steps and not self.is_quarry(there):
                    steps[there] = steps[here] + 1
                    edge.append(there)
        return steps

    def strip_from(self, space: str, direction: int) -> list[str]:
        """The spaces of the map in the strip that leads away in one direction."""
        cells = strip(self.where[space], direction, FAR)
        return [self.space_at[cell] for cell in cells if cell in self.space_at]

    def nearest(self, centre: str, spaces: Iterable[str], direction: int) -> str | None:
        """The nearest of these; of equal ones the first clockwise from a direction."""
        wanted = set(spaces)
        for radius in range(FAR if wanted else 0):
            for cell in ring(self.where[centre], radius, direction):
                if self.space_at.get(cell) in wanted:
                    return self.space_at[cell]
        return None

    def clockwise_around(self, space: str, direction: int) -> list[str]:
        """The spaces beside one, clockwise from a direction."""
        cells = ring(self.where[space], 1, direction)
        return [self.space_at[cell] for cell in cells if cell in self.space_at]

    def terrain(self, space: str) -> str:
        """Rock, forest or water; the start hex has none."""
        return TERRAIN[space]

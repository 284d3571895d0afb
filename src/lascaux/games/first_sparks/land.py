"""Maps looked up before: what play asks of the tiles as laid."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.data import FOODS, SPACES


class Land:
    """A map as laid: what play looks up, by space.  A value: shared by all positions on it."""

    def __init__(
        self, tiles: tuple[int, ...], near: list[int], ridge: list[int], spaces: int, grounds: list[int]
    ) -> None:
        self.tiles: Final = tiles
        self.near: Final = near  # mask of the neighbours
        self.plain: Final = [mask & ~over for mask, over in zip(near, ridge, strict=True)]
        self.ridge: Final = ridge  # mask of those behind a mountain
        self.spaces: Final = spaces  # mask of all there are
        self.grounds: Final = grounds  # by food: how many


class Atlas:
    """The lands looked up before; most often it is the last one again."""

    def __init__(self) -> None:
        self.last: Land = Land((), [0] * SPACES, [0] * SPACES, 0, [0] * len(FOODS))
        self.lands: Final[dict[tuple[int, ...], Land]] = {}

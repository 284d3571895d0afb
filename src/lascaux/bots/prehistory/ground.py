"""The map as bots look at it: ways, sites, finds and megaliths, looked up once for as long as they stay."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import COLOURS, HUT, SPACES, START, STONE_B, STONE_C
from lascaux.games.prehistory.land import Land
from lascaux.games.prehistory.state import PrehistoryState

FAR: Final = SPACES
MOST_WAYS: Final = 50  # maps kept at a time


class Ways:
    """How far it is between the spaces of a map."""

    def __init__(self, land: Land) -> None:
        self.land: Final = land
        self.steps: Final = [FAR] * (SPACES * SPACES)
        self.zone: Final = [[space, *land.near[space]] for space in range(SPACES)]
        for space in land.spaces:
            self._walk_from(space)

    def _walk_from(self, first: int) -> None:
        base = first * SPACES
        self.steps[base + first] = 0
        edge = [first]
        far = 0
        while len(edge) > 0:
            far += 1
            reached: list[int] = []
            for here in edge:
                for there in self.land.near[here]:
                    if self.steps[base + there] == FAR:
                        self.steps[base + there] = far
                        reached.append(there)
            edge = reached


class Ground:
    """What lies where, for one map and one state of its finds."""

    def __init__(self, s: PrehistoryState, ways: Ways) -> None:
        self.tiles: Final = s.tiles
        self.lying: Final = s.lying
        self.ways: Final = ways
        self.sites: Final[list[int]] = []  # where huts may stand
        self.finds: Final[list[int]] = []  # with something to take
        self.springs: Final[list[int]] = []  # with an action cube printed
        self.rings: Final[list[int]] = []  # megaliths B
        self.seats_of_power: Final[list[int]] = []  # megaliths C
        for space in ways.land.spaces:
            item = s.lying[space]
            if item == STONE_B:
                self.rings.append(space)
            elif item == STONE_C:
                self.seats_of_power.append(space)
            elif item != 0:
                self.finds.append(space)
            elif space != START and s.box.content[space] == HUT:
                self.sites.append(space)
            elif space != START and s.box.content[space] < len(COLOURS):
                self.springs.append(space)


class Surveyor:
    """Grounds looked at before; most often it is the last one again."""

    def __init__(self) -> None:
        self.last: Ground | None = None
        self.ways: Final[dict[tuple[int, ...], Ways]] = {}

    def ground(self, s: PrehistoryState) -> Ground:
        """The ground of a position."""
        last = self.last
        if last is not None and last.lying is s.lying and last.tiles is s.tiles:
            return last
        found = Ground(s, self._ways(s))
        self.last = found
        return found

    def _ways(self, s: PrehistoryState) -> Ways:
        last = self.last
        if last is not None and last.tiles is s.tiles:
            return last.ways
        found = self.ways.get(s.tiles)
        if found is None:
            if len(self.ways) >= MOST_WAYS:
                self.ways.clear()
            found = Ways(s.box.atlas.land(s.tiles))
            self.ways[s.tiles] = found
        return found


SURVEYOR: Final = Surveyor()

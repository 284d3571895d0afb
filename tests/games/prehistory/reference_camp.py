"""A player of the naive reference: all that is his."""

from __future__ import annotations

import copy
from collections import Counter

from tests.games.prehistory.reference_asking import Way
from tests.games.prehistory.reference_box import (
    BASKET,
    COLUMN_REWARD,
    HUTS,
    KINDS,
    PAIRS,
    PREY,
    ROW_REWARD,
    SPECIES,
)


class Camp:
    """All that belongs to one player, on the board and on the map."""

    def __init__(self) -> None:
        self.points = 0
        self.dev = 0
        self.resources: Counter[str] = Counter()
        self.cubes: Counter[str] = Counter()
        self.weather = ""
        self.weather_turns = 0
        self.character = ""
        self.has_used_ability = False
        self.shamans: list[int] = []
        self.painted: set[str] = set()
        self.baskets = dict.fromkeys(KINDS, 0)
        self.steps = 0  # on the fishing track
        self.fish: Counter[str] = Counter()
        self.traps: list[str] = []
        self.prey: list[str] = []
        self.tokens = dict.fromkeys(SPECIES, 0)
        self.sloths: list[str] = []  # their actions
        self.rites: list[str] = []
        self.megaliths: Counter[str] = Counter()
        self.huts: dict[str, str] = {}  # where each stands; "" if it was raised on the board
        self.home = 2  # members on the player board
        self.reserve = 7
        self.members: Counter[str] = Counter({"start": 1})
        self.moved: Counter[str] = Counter()  # those of them that have moved this autumn
        self.movement = 0  # points in hand

    def duplicate(self) -> Camp:
        """A camp like this one, to try something on: no field of it holds more than names and numbers."""
        other = copy.copy(self)
        for name, value in vars(self).items():
            setattr(other, name, copy.copy(value))
        return other

    # --- cubes -----------------------------------------------------------------------------------

    def can_pay(self, way: Way) -> bool:
        """Whether all that a way costs is there."""
        return Counter(way.resources) <= self.resources and Counter(way.cubes) <= self.cubes

    def is_foot_possible(self) -> bool:
        """Whether a resource is there, or can be bought after selling action cubes."""
        return self.resources.total() >= 1 or self.dev + self.cubes.total() >= 2

    def leaves_foot(self, way: Way, more_dev: int = 0) -> bool:
        """Whether a foot cube is possible after something was done this way."""
        brings = [word.split()[0] for word in way.brings]
        resources = self.resources.total() - len(way.resources) + brings.count("resource")
        cubes = self.cubes.total() - len(way.cubes) + brings.count("cube")
        return resources >= 1 or self.dev + more_dev + brings.count("dev") + cubes >= 2

    # --- what something brings -------------------------------------------------------------------

    def painting_brings(self, section: str) -> tuple[str, ...]:
        """The rewards for the painted neighbours of a section."""
        row, column = int(section[1]), int(section[3])
        beside = [f"r{row}c{column + 1}", f"r{row}c{column - 1}"]
        above = [f"r{row + 1}c{column}", f"r{row - 1}c{column}"]
        along = [ROW_REWARD[section[1]] for other in beside if other in self.painted]
        down = [COLUMN_REWARD[section[3]] for other in above if other in self.painted]
        return tuple(along + down)

    def open_baskets(self, item: str) -> list[str]:
        """The baskets that a gathered thing may go into."""
        kinds = KINDS if item == "mushroom" else [item.removesuffix("+")]
        return [kind for kind in kinds if self.baskets[kind] < BASKET]

    def gathering_brings(self, item: str, basket: str) -> tuple[str, ...]:
        """The point on a gathered thing, and the cubes for a new pair."""
        baskets = self.baskets | {basket: self.baskets[basket] + 1}
        return ("dev",) * item.endswith("+") + tuple(new_pairs(self.baskets, baskets))

    def prey_brings(self, card: str) -> tuple[str, ...]:
        """The points of an animal, or all rewards along the footprints of a species."""
        prey = PREY[card]
        if prey.points:
            return ("vp",) * prey.points
        earlier = [PREY[other].brings for other in self.footprints(prey.species)]
        return tuple(word for words in [prey.brings, *earlier] for word in words)

    # --- counting --------------------------------------------------------------------------------

    def footprints(self, species: str) -> list[str]:
        """The own footprints of a species."""
        return [card for card in self.prey if PREY[card].species == species and not PREY[card].points]

    def animals(self, species: str) -> list[int]:
        """The points on the own animals of a species, cards and tokens."""
        cards = [PREY[card].points for card in self.prey if PREY[card].species == species]
        return [points for points in cards if points] + [1] * self.tokens[species]

    def huts_left(self) -> list[str]:
        """The huts not yet built."""
        return [hut for hut in HUTS if hut not in self.huts]

    def camps_on_map(self) -> list[str]:
        """The start hex and the own huts on the map: where members come to."""
        return ["start", *(space for space in self.huts.values() if space)]

    def units(self, space: str) -> int:
        """What a player counts for on a space: a hut two, a member outside one; none on the start hex."""
        if space == "start":
            return 0
        return 2 if space in self.huts.values() else min(self.members[space], 1)

    # --- members ---------------------------------------------------------------------------------

    def take_home(self, space: str) -> None:
        """A member goes back to the board, one that has moved first."""
        assert self.members[space] > 0
        self.members[space] -= 1
        if self.moved[space] > 0:
            self.moved[space] -= 1
        self.home += 1

    def send(self, number: int, space: str) -> None:
        """Members come from the board to the map."""
        assert self.home >= number
        self.home -= number
        self.members[space] += number


def new_pairs(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """The cubes for each pair of baskets that has more in common than before."""
    return [
        word
        for top, bottom, words in PAIRS
        if min(after[top], after[bottom]) > min(before[top], before[bottom])
        for word in words
    ]

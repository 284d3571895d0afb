"""A second, naive Clans to hold the first against: names, sets and counters, no packed numbers.

It shares nothing with the package but the text of the actions, and reads the board from board.json.
It is written to be plainly right, not to be fast.
"""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from itertools import permutations

import msgspec


class Spot(msgspec.Struct):
    """A territory of the drawn board."""

    id: int
    terrain: str


class Border(msgspec.Struct):
    """Two territories that touch."""

    a: int
    b: int


class Map(msgspec.Struct):
    """What the reference needs of board.json."""

    territories: list[Spot]
    edges: list[Border]


MAP = msgspec.convert(
    json.loads(files("lascaux.games.clans").joinpath("board.json").read_text(encoding="utf-8")), Map
)
LAND = {spot.id: spot.terrain for spot in MAP.territories}
TOUCHING = {
    spot: {edge.b if edge.a == spot else edge.a for edge in MAP.edges if spot in (edge.a, edge.b)}
    for spot in LAND
}
FAVOURABLE = {
    1: {"forest"},
    2: {"mountain"},
    3: {"steppe"},
    4: {"grassland"},
    5: {"forest", "mountain", "steppe", "grassland"},
}
HOSTILE = {1: "mountain", 2: "grassland", 3: "forest", 4: "steppe", 5: ""}
LAST = 12


def epoch_of(chip: int) -> int:
    """The epoch of a chip, 1 to 12."""
    return 1 if chip <= 4 else 2 if chip <= 7 else 3 if chip <= 9 else 4 if chip <= 11 else 5


class Reference:
    """One game, driven by the text of its actions."""

    def __init__(self, seats: int, ties: str) -> None:
        self.seats = seats
        self.ties = ties
        self.spots: dict[int, Counter[str]] = {}
        self.villages: list[int] = []  # in the order of their chips
        self.score: Counter[str] = Counter()
        self.chips = [0] * seats
        self.cards: list[str] = []
        self.first = -1
        self.mover = -1
        self.waiting: set[int] = set()  # new villages whose order the mover must say
        self.over = False

    def legal(self) -> set[str]:
        """All that the mover may do, as texts."""
        if self.waiting:
            return {f"found {spot}" for spot in self.waiting}
        return {
            f"move {here} {there}"
            for here in self.spots
            for there in TOUCHING[here] & set(self.spots)
            if self._may_join(self.spots[here].total(), self.spots[there].total())
        }

    def play(self, text: str) -> None:
        """Do it, and all that follows from it."""
        verb, *words = text.split()
        if verb == "deal":
            start = len(self.spots) + 1
            for offset, colour in enumerate(words[0].split("-")):
                self.spots[start + offset] = Counter({colour: 1})
        elif verb == "card":
            self.cards.append(words[0])
        elif verb == "first":
            self.first = self.mover = int(words[0])
        elif verb == "move":
            self._move(int(words[0]), int(words[1]))
        else:
            self._found(int(words[0]))
            self._settle()

    def scores(self) -> list[int]:
        """Points by seat, chips included."""
        return [self.score[card] + self.chips[seat] for seat, card in enumerate(self.cards)]

    def ranking(self) -> list[int]:
        """The place of each seat."""
        order = [(self.first + turn) % self.seats for turn in range(self.seats)]
        marks = [
            (score, self.chips[seat], order.index(seat)) if self.ties == "chips" else (score,)
            for seat, score in enumerate(self.scores())
        ]
        return [1 + sum(other > mark for other in marks) for mark in marks]

    def _may_join(self, size: int, other: int) -> bool:
        if size < 7:
            return True
        return other >= 7 and size <= other

    def _move(self, here: int, there: int) -> None:
        self.spots[there] = self.spots[there] + self.spots.pop(here)
        self.waiting = {
            spot for spot in self.spots if spot not in self.villages and not TOUCHING[spot] & set(self.spots)
        }
        self._settle()

    def _settle(self) -> None:
        """Found what needs no order; then end the game or pass the turn, unless the mover is asked."""
        if len(self.villages) < LAST and self._does_order_matter():
            return
        while self.waiting and len(self.villages) < LAST:
            self._found(min(self.waiting))
        self.waiting = set()
        self.over = len(self.villages) == LAST or not self.legal()
        self.mover = (self.mover + 1) % self.seats

    def _found(self, spot: int) -> None:
        self.waiting.remove(spot)
        self.villages.append(spot)
        self.chips[self.mover] += 1
        self.score += self._worth(spot, len(self.villages))
        huts = self._left(spot, len(self.villages))
        del self.spots[spot]
        if huts:
            self.spots[spot] = huts

    def _left(self, spot: int, chip: int) -> Counter[str]:
        """The huts that stay when a village is founded here with this chip."""
        huts = self.spots[spot]
        if LAND[spot] == HOSTILE[epoch_of(chip)]:
            return Counter()
        if len(huts) == 5:
            return Counter({colour: count for colour, count in huts.items() if count > 1})
        return huts

    def _worth(self, spot: int, chip: int) -> Counter[str]:
        """The points of each colour for a village founded here with this chip."""
        huts = self._left(spot, chip)
        bonus = epoch_of(chip) if LAND[spot] in FAVOURABLE[epoch_of(chip)] else 0
        return Counter({colour: huts.total() + bonus for colour in huts})

    def _does_order_matter(self) -> bool:
        """Whether any two orders come to different points, by trying all of them."""
        sums = set()
        for order in permutations(self.waiting):
            points: Counter[str] = Counter()
            for chip, spot in enumerate(order, len(self.villages) + 1):
                if chip <= LAST:
                    points += self._worth(spot, chip)
            sums.add(frozenset(points.items()))
        return len(sums) > 1

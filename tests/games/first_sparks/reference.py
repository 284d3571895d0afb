"""A second, naive telling of the sums of The First Sparks: names, sets and dictionaries, no masks.

Written from the rulebook alone. It shares nothing with the package; harvest tables are handed to it,
since most of them are reconstructed and may change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

GROUNDS = {
    "T1": ("berry", "mammoth"),
    "T2": ("bear", "berry"),
    "T3": ("fish", "mammoth"),
    "T4": ("fish", "bear"),
    "T5": ("berry", "fish"),
    "T6": ("bear", "mammoth"),
}
MOUNTAINS = {
    "T1": ("ab", "ac"),
    "T2": ("bc", "ab"),
    "T3": ("ac", "bc"),
    "T4": ("bc", "ac"),
    "T5": ("ac", "ab"),
    "T6": ("ab", "bc"),
}
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # east first, then on clockwise
BASE_SUPPLY = {2: (2, 1, 0, 0), 3: (3, 2, 1, 1), 4: (4, 2, 1, 1), 5: (5, 3, 2, 1), 6: (6, 4, 3, 1)}
HUNTED = ("berry", "fish", "bear", "mammoth")

Table = Sequence[tuple[int, int]]  # with at least so many tokens, take so many


class Laid(NamedTuple):
    """A tile on the map: the place of its first hexagon, and how far it is turned."""

    tile: str
    q: int
    r: int
    rotation: int


class Country:
    """A map as spaces that touch, each with the ground it lies at."""

    def __init__(self, tiles: Iterable[Laid]) -> None:
        self.ground_of: dict[str, str] = {}  # space to ground: T1Aa to T1A
        self.food_of: dict[str, str] = {}  # ground to food
        self._mountains: set[frozenset[str]] = set()
        self._edges: dict[tuple[int, int, int], str] = {}  # hexagon and edge to the space that owns it
        for laid in tiles:
            dq, dr = AROUND[laid.rotation]
            self._lay_hexagon(laid, 0, laid.q, laid.r)
            self._lay_hexagon(laid, 1, laid.q + dq, laid.r + dr)
        self.borders = self._borders()

    def _lay_hexagon(self, laid: Laid, half: int, q: int, r: int) -> None:
        ground = laid.tile + "AB"[half]
        self.food_of[ground] = GROUNDS[laid.tile][half]
        for place, letter in enumerate("abc"):
            self.ground_of[ground + letter] = ground
            for edge in (2 * place, 2 * place + 1):
                self._edges[q, r, (edge + laid.rotation) % 6] = ground + letter
        self._mountains.add(frozenset(ground + letter for letter in MOUNTAINS[laid.tile][half]))

    def _borders(self) -> dict[str, dict[str, bool]]:
        """For each space those it touches, and whether a mountain lies between."""
        borders: dict[str, dict[str, bool]] = {space: {} for space in self.ground_of}
        for here in borders:
            for there in borders:
                if here != there and self.ground_of[here] == self.ground_of[there]:
                    borders[here][there] = frozenset((here, there)) in self._mountains
        for (q, r, edge), here in self._edges.items():
            across = (q + AROUND[edge][0], r + AROUND[edge][1], (edge + 3) % 6)
            if across in self._edges and self.ground_of[self._edges[across]] != self.ground_of[here]:
                borders[here][self._edges[across]] = False
        return borders

    def grounds_near(self, members: Iterable[str], food: str) -> int:
        """How many grounds of a food these members live beside."""
        grounds = {self.ground_of[space] for space in members}
        return sum(1 for ground in grounds if self.food_of[ground] == food)

    def supply(self, players: int) -> tuple[int, ...]:
        """What a year brings: berries, fish, bears, mammoths."""
        foods = list(self.food_of.values())
        return tuple(
            base + foods.count(food) for base, food in zip(BASE_SUPPLY[players], HUNTED, strict=True)
        )

    def reach(self, members: set[str]) -> dict[str, bool]:
        """Where these members could go, and whether only over a mountain; a lost clan begins anywhere."""
        if not members:
            return dict.fromkeys(self.borders, False)
        found: dict[str, bool] = {}
        for here in members:
            for there, over_mountain in self.borders[here].items():
                if there not in members:
                    found[there] = over_mountain and found.get(there, True)
        return found

    def is_one_group(self, members: set[str]) -> bool:
        """Whether one can walk from any of these members to any other."""
        if not members:
            return True
        seen: set[str] = set()
        waiting = [min(members)]
        while waiting:
            here = waiting.pop()
            seen.add(here)
            waiting += [there for there in self.borders[here] if there in members - seen]
        return seen == members


def tokens_taken(table: Table, stock: int, grounds: int) -> int:
    """What one tool takes: its table read with a token more for each further ground, if they lie there."""
    counted = stock + grounds - 1
    allowed = max([take for least, take in table if counted >= least], default=0)
    return min(allowed, stock) if grounds else 0


def totals(tables: Sequence[Table], stock: int, grounds: int) -> set[int]:
    """What all tools of a food take together, in every order."""
    found = set()
    for order in permutations(tables):
        left = stock
        for table in order:
            left -= tokens_taken(table, left, grounds)
        found.add(stock - left)
    return found


def offerable(prices: Mapping[int, int], food: int, must_buy: bool) -> set[int]:
    """Which of the cards in the present row one may offer, by what they would cost."""
    return {card for card, price in prices.items() if price <= food or not must_buy}


def price_of_member(count: int, over_mountain: bool, others: int, has_language: bool) -> int:
    """What the next member costs, `count` having been placed before it in this year."""
    together = (0, 1, 3, 6, 10, 15)
    base = together[count + 1] - together[count]
    company = others + 1 if others else 0
    if company and has_language:
        company -= 1
    return base + (1 if over_mountain else 0) + company


def order_of(sizes: Sequence[int], highest: Sequence[int], intelligent: int | None) -> list[int]:
    """Seats from first to last: by size, then by the highest card; the intelligent one goes one back."""
    seats = sorted(range(len(sizes)), key=lambda seat: (-sizes[seat], -highest[seat]))
    if intelligent is not None:
        place = seats.index(intelligent)
        seats.insert(place + 1, seats.pop(place))
    return seats


def spoiled(food: int, has_fire: bool) -> int:
    """What goes bad at the end of phase 1."""
    return 0 if has_fire else food // 3

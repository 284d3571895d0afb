"""Hexes of the naive reference: pairs (q, r), flat on top, directions clockwise from north."""

from __future__ import annotations

Hex = tuple[int, int]

START: Hex = (0, 0)
DIRECTIONS: list[Hex] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def plus(here: Hex, way: Hex, steps: int = 1) -> Hex:
    """The hex so many steps away."""
    return (here[0] + steps * way[0], here[1] + steps * way[1])


def distance(here: Hex, there: Hex) -> int:
    """Steps between two hexes."""
    q, r = there[0] - here[0], there[1] - here[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(here: Hex, turns: int) -> Hex:
    """A hex after so many sixths of a turn clockwise round the middle."""
    for _ in range(turns):
        here = (-here[1], here[0] + here[1])
    return here


def neighbours(here: Hex) -> list[Hex]:
    """The six hexes round one."""
    return [plus(here, way) for way in DIRECTIONS]


def ring(centre: Hex, radius: int, first: int = 0) -> list[Hex]:
    """The hexes at one distance, clockwise, beginning in this direction."""
    if radius == 0:
        return [centre]
    here = plus(centre, DIRECTIONS[first], radius)
    found = []
    for side in range(6):
        for _ in range(radius):
            found.append(here)
            here = plus(here, DIRECTIONS[(first + side + 2) % 6])
    assert here == found[0]
    return found


def strip(here: Hex, direction: int, length: int) -> list[Hex]:
    """The three lines that lead away from a hex in one direction."""
    way = DIRECTIONS[direction]
    left = plus(here, DIRECTIONS[direction - 1])
    right = plus(here, DIRECTIONS[(direction + 1) % 6])
    straight = [plus(here, way, steps) for steps in range(1, length)]
    beside = [plus(side, way, steps) for side in (left, right) for steps in range(length)]
    return straight + beside

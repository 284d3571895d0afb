"""Boards and spaces of Táin as arguments for sentences."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.actions import SCOUT, SCOUT_OUTER
from lascaux.games.tain.data import DOORS
from lascaux.games.tain.state import TainState
from lascaux.kernel.meta import Args

OUTER: Final = -1  # in place of a board: the outer land


def board_args(board: int) -> Args:
    """A clan board and whose it is."""
    return {"board": board, "board-seat": board, "board-owner": f"#{board}"}


def place_args(s: TainState, seat: int, board: int, door: int) -> Args:
    """A space: whose board, which door, where that leads, and whether it is this seat's own."""
    if board == OUTER:
        return {"board": board, "place": "outer", "own": "no"}
    place = "stables" if door < s.box.stable_doors else "house"
    return {**board_args(board), "door": door + 1, "place": place, "own": "yes" if board == seat else "no"}


def place_name(seat: int, board: int, door: int) -> str:
    """The space on which this seat lays a tile: inside its own door, outside those of others."""
    if board == OUTER:
        return "outer"
    return f"{'threshold' if board == seat else 'entrance'} {board} {door + 1}"


def space_args(s: TainState, seat: int, space: int) -> Args:
    """The space that a scouting action names, as this seat speaks of it."""
    if space == SCOUT_OUTER:
        return place_args(s, seat, OUTER, 0)
    return place_args(s, seat, (space - SCOUT) // DOORS, (space - SCOUT) % DOORS)

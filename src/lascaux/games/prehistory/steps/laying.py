"""The map: tiles are drawn and laid, by fate or by the players."""

from __future__ import annotations

from lascaux.games.prehistory.actions import FOUND, LAY, PLACINGS, ROTATE, TILE, TURNS
from lascaux.games.prehistory.data import MAP_TILES
from lascaux.games.prehistory.events_setup import tile_laid
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.holding import is_tribe, players_of
from lascaux.games.prehistory.steps.numbers import DRAW_TILE, FIND_TILE, LAY_TILE, ROTATE_TILE
from lascaux.games.prehistory.tiling import placings_at_will, placings_by_fate
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import FairStep, Step


class DrawTile(FairStep[PrehistoryState]):
    """The next tile of the map.

    Rule: PH-2.6.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        laid = [tile // PLACINGS for tile in s.tiles]
        return [TILE + tile for tile in range(MAP_TILES) if tile not in laid]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        tile = action - TILE
        if not s.is_built:
            s.stack.append(Frame(FIND_TILE, CHANCE, tile))
            return
        ways = turns_of(placings_at_will(s.tiles))
        if len(ways) > 1:
            s.stack.append(Frame(ROTATE_TILE, builder_of(s), tile))
        else:
            place_tile(s, builder_of(s), tile, ways[0])


class FindTile(FairStep[PrehistoryState]):
    """Fate lays the tile, close to the start hex and to the others.

    Frame: a = the tile.
    Rule: PH-2.6, PH-17.5, PH-17.6.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [FOUND + number for number in placings_by_fate(s.tiles)]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        lay_tile(s, CHANCE, f.a, action - FOUND)


class RotateTile(Step[PrehistoryState]):
    """Whoever drew a tile turns it.

    Frame: a = the tile.
    Rule: PH-17.8.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [ROTATE + turn for turn in turns_of(placings_at_will(s.tiles))]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        place_tile(s, f.seat, f.a, action - ROTATE)


class LayTile(Step[PrehistoryState]):
    """And lays it.

    Frame: a = the tile, b = its turn.
    Rule: PH-17.8.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [LAY + number // TURNS for number in placings_at_will(s.tiles) if number % TURNS == f.b]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        lay_tile(s, f.seat, f.a, (action - LAY) * TURNS + f.b)


def turns_of(placings: list[int]) -> list[int]:
    """The turns that have a place, in order."""
    return sorted({number % TURNS for number in placings})


def place_tile(s: PrehistoryState, seat: int, tile: int, turn: int) -> None:
    """Ask where a turned tile goes, if there is a choice.

    Rule: PH-17.8.
    """
    places = [number for number in placings_at_will(s.tiles) if number % TURNS == turn]
    if len(places) > 1:
        s.stack.append(Frame(LAY_TILE, seat, tile, turn))
    else:
        lay_tile(s, seat, tile, places[0])


def lay_tile(s: PrehistoryState, seat: int, tile: int, number: int) -> None:
    """A tile joins the map."""
    s.tiles = (*s.tiles, tile * PLACINGS + number)
    tile_laid(s, seat, tile, number)


def lay_next(s: PrehistoryState) -> bool:
    """Draw the next tile of the map; False once it is complete.

    Rule: PH-2.6.
    """
    if len(s.tiles) == s.box.laid[players_of(s)]:
        return False
    s.stack.append(Frame(DRAW_TILE, CHANCE))
    return True


def builder_of(s: PrehistoryState) -> int:
    """Who lays the next tile: the humans in order, round and round.

    Rule: PH-17.8.
    """
    humans = [player for player in s.order if not is_tribe(s, player)]
    return humans[len(s.tiles) % len(humans)]

"""What comes before the clans: the herbs, the order and the map."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import FOUND, HERB, LAY, PLACINGS, TILE
from lascaux.games.first_sparks.events import BY_HERBS, dealt, map_laid, tile_laid
from lascaux.games.first_sparks.meta import BUILT_MAP, RANDOM_MAP
from lascaux.games.first_sparks.meta import FIRST_MAP as READY_MAP
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import DEAL_HERB, DRAW_TILE, FIND_TILE, LAY_TILE
from lascaux.games.first_sparks.steps.order import order_anew
from lascaux.games.first_sparks.tiling import placings_on
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import FairStep, Step


class DealHerb(FairStep[FirstSparksState]):
    """As many herbs as seats, one for each; the highest is first in order.

    Frame: a = the seat.
    Rule: FS-1.4, FS-1.5, FS-11.2.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        dealt = sum(s.cards)
        return [HERB + card for card in range(1, s.seats + 1) if dealt >> card & 1 == 0]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        card = action - HERB
        s.cards[f.a] = 1 << card
        dealt(s, f.a, card)
        if f.a + 1 < s.seats:
            s.stack.append(Frame(DEAL_HERB, CHANCE, f.a + 1))
        else:
            order_anew(s, BY_HERBS)


class DrawTile(FairStep[FirstSparksState]):
    """The next tile, of those this number of players uses.

    Rule: FS-0.5, FS-1.9, FS-1.10.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        laid = [tile // PLACINGS for tile in s.tiles]
        return [TILE + tile for tile in range(s.box.pool[s.seats]) if tile not in laid]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if s.map == BUILT_MAP:
            s.stack.append(Frame(LAY_TILE, builder_of(s), action - TILE))
        else:
            s.stack.append(Frame(FIND_TILE, CHANCE, action - TILE))


class LayTile(Step[FirstSparksState]):
    """Whoever drew the tile lays it.

    Frame: a = the tile.
    Rule: FS-1.10, FS-1.11, FS-11.3.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [LAY + number for number in placings_on(s.tiles)]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        lay_tile(s, f.seat, f.a, action - LAY)


class FindTile(FairStep[FirstSparksState]):
    """Fate lays the tile, by the same rules.

    Frame: a = the tile.
    Rule: FS-1.11, FS-14.14.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        return [FOUND + number for number in placings_on(s.tiles)]

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        lay_tile(s, CHANCE, f.a, action - FOUND)


def builder_of(s: FirstSparksState) -> int:
    """Who lays the next tile: one each in order; of two players the first lays two.

    Rule: FS-1.10, FS-11.3.
    """
    extra = s.box.laid[s.seats] - s.seats
    return s.order[max(0, len(s.tiles) - extra)]


def lay_tile(s: FirstSparksState, seat: int, tile: int, number: int) -> None:
    """A tile joins the map."""
    s.tiles += (tile * PLACINGS + number,)
    tile_laid(s, seat, tile, number)


def lay_map(s: FirstSparksState) -> bool:
    """The ready map where there is one, else tile by tile; False once it is complete.

    Rule: FS-1.9, FS-1.12, FS-12.2, FS-14.14.
    """
    if has_ready_map(s):
        s.tiles = s.box.first_map[s.seats]
    if len(s.tiles) < s.box.laid[s.seats]:
        s.stack.append(Frame(DRAW_TILE, CHANCE))
        return True
    kind = READY_MAP if has_ready_map(s) else RANDOM_MAP if s.map == READY_MAP else s.map
    map_laid(s, kind)
    return False


def has_ready_map(s: FirstSparksState) -> bool:
    """Whether the clans begin on the map for the very first game; with six there is none.

    Rule: FS-1.12, FS-12.2.
    """
    return s.map == READY_MAP and len(s.box.first_map[s.seats]) > 0

"""What a seat may see of Táin; the only place that decides it."""

from __future__ import annotations

from lascaux.games.tain.actions import SCOUT, SCOUT_OUTER
from lascaux.games.tain.data import (
    DOORS,
    EMPTY,
    GUARDS_MASK,
    KINDS,
    RAIDERS_MASK,
    ROVERS_MASK,
    kind_of,
    owner_of,
    size_of,
)
from lascaux.games.tain.prospects import prospects_of
from lascaux.games.tain.scoring import parts_of, scores_of
from lascaux.games.tain.state import COWS, GOODS, JEWELS, LOOT_COWS, LOOT_JEWELS, TainState
from lascaux.games.tain.steps.numbers import LAY_TILE
from lascaux.games.tain.view import ClanBoard, FitsView, HostageView, ScoutedView, SumView, TainView, TileView
from lascaux.parts.heaps import count_of


def view_of(s: TainState, seat: int | None) -> TainView:
    """The position as one seat sees it: own tiles, and of others only what lies face up.

    Rule: TN-0.8, TN-10.18.
    """
    return TainView(
        seat=seat,
        turn=s.turn,
        active=s.active,
        is_raid=s.raid != 0,
        boards=[_board(s, board, seat) for board in range(s.seats)],
        outer=[_tile(s, tile, seat) for tile in s.outer],
        scouted=_scouted(s, seat),
        pasture=s.pasture,
        screen=None if seat is None else _heap(s.screen[seat]),
        discard=None if seat is None else _heap(s.discard[seat]),
        fits=None if seat is None else _fits(s, seat),
        rotate_active=s.rotate,
        scores=scores_of(s),
        sums=[SumView(*parts_of(s, clan)) for clan in range(s.seats)] if s.over else None,
    )


def _board(s: TainState, board: int, seat: int | None) -> ClanBoard:
    doors = range(DOORS * board, DOORS * board + DOORS)
    goods = s.goods[GOODS * board : GOODS * board + GOODS]
    return ClanBoard(
        entrances=[_tile(s, s.entrance[door], seat) for door in doors],
        thresholds=[_tile(s, s.threshold[door], seat) for door in doors],
        cows=goods[COWS],
        jewels=goods[JEWELS],
        loot_cows=goods[LOOT_COWS],
        loot_jewels=goods[LOOT_JEWELS],
        hostages=_hostages(s, board, s.hostages, False) + _hostages(s, board, s.taken, True),
        screen=size_of(s.screen[board]),
        discard=size_of(s.discard[board]),
        has_passed=s.passed >> board & 1 == 1,
    )


def _scouted(s: TainState, seat: int | None) -> ScoutedView | None:
    if s.over or s.stack[-1].step != LAY_TILE:
        return None
    f = s.stack[-1]
    prospects = prospects_of(s, f) if f.seat == seat else {}
    if f.a == SCOUT_OUTER:
        return ScoutedView(f.seat, None, None, prospects)
    return ScoutedView(f.seat, (f.a - SCOUT) // DOORS, (f.a - SCOUT) % DOORS + 1, prospects)


def _tile(s: TainState, tile: int, seat: int | None) -> TileView | None:
    if tile == EMPTY:
        return None
    is_known = s.raid != 0 or owner_of(tile) == seat
    return TileView(owner_of(tile), KINDS[kind_of(tile)] if is_known else None)


def _hostages(s: TainState, captor: int, heaps: list[int], is_new: bool) -> list[HostageView]:
    return [
        HostageView(owner, kind, is_new)
        for owner in range(s.seats)
        for place, kind in enumerate(KINDS)
        for _ in range(count_of(heaps[captor * s.seats + owner], place))
    ]


def _heap(heap: int) -> dict[str, int]:
    return {kind: count_of(heap, place) for place, kind in enumerate(KINDS)}


def _fits(s: TainState, seat: int) -> FitsView:
    """What the tiles behind the screen could be laid on.

    Rule: TN-3.2, TN-3.3, TN-3.4.
    """
    heap = s.screen[seat]
    threshold, entrance, outer = [
        [kind for place, kind in enumerate(KINDS) if count_of(heap & mask, place)]
        for mask in (GUARDS_MASK, RAIDERS_MASK, ROVERS_MASK)
    ]
    return FitsView(threshold, entrance, outer)

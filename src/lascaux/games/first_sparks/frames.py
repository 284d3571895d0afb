"""Whether the open decision of a position is one that can be open there."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import PLACINGS
from lascaux.games.first_sparks.data import MOST_NEW, TOOL
from lascaux.games.first_sparks.events import ENOUGH
from lascaux.games.first_sparks.meta import BUILT_MAP
from lascaux.games.first_sparks.state import (
    HUNTING,
    MAP,
    PLACING,
    SPREADING,
    SUPPLY,
    TECHNOLOGY,
    FirstSparksState,
)
from lascaux.games.first_sparks.steps.market import places_of, present_of
from lascaux.games.first_sparks.steps.numbers import (
    ANSWER,
    BOX_OFFER,
    DEAL_HERB,
    DRAW_CARD,
    DRAW_TILE,
    DROP_TOOL,
    FIND_TILE,
    HUNT,
    LAY_TILE,
    OFFER,
    SECOND,
    SETTLE,
    SPREAD,
    STARVE,
)
from lascaux.games.first_sparks.steps.placing import starts_of
from lascaux.games.first_sparks.steps.setup import builder_of, has_ready_map
from lascaux.games.first_sparks.steps.spreading import why_stopped
from lascaux.games.first_sparks.steps.technology import can_buy, may_box, may_offer, tool_limit_of
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.parts.masks import count_of


def frame_faults_of(s: FirstSparksState) -> list[str]:
    """One frame is open, of a kind that fits, and whoever is asked can answer."""
    f = s.stack[-1]
    if len(s.stack) != 1 or f.group != 0 or not _fits(s, f):
        return ["One decision is open, and whoever is asked can answer it."]
    return []


def _fits(s: FirstSparksState, f: Frame) -> bool:
    if f.step == DEAL_HERB:
        return _fits_herb(s, f)
    if f.step in (DRAW_TILE, LAY_TILE, FIND_TILE):
        return _fits_tile(s, f)
    if f.step in (SETTLE, SECOND):
        return _fits_placing(s, f)
    if f.step in (OFFER, ANSWER, BOX_OFFER, DROP_TOOL):
        return s.phase == TECHNOLOGY and f.seat >= 0 and _fits_technology(s, f)
    if f.step == DRAW_CARD:
        has_room = count_of(s.market) + s.has_reshuffle < places_of(s)
        return f.seat == CHANCE and s.phase in (TECHNOLOGY, SUPPLY) and s.pile > 0 and has_room
    if f.step in (HUNT, STARVE):
        return s.phase == HUNTING and _is_at_turn(s, f.seat) and _fits_hunting(s, f)
    return s.phase == SPREADING and _fits_spreading(s, f)


def _fits_herb(s: FirstSparksState, f: Frame) -> bool:
    are_dealt = all([count_of(cards) == (seat < f.a) for seat, cards in enumerate(s.cards)])
    return s.phase == MAP and f.seat == CHANCE and s.tiles == () and 0 <= f.a < s.seats and are_dealt


def _fits_tile(s: FirstSparksState, f: Frame) -> bool:
    if s.phase != MAP or has_ready_map(s) or len(s.tiles) >= s.box.laid[s.seats]:
        return False
    if f.step == DRAW_TILE:
        return f.seat == CHANCE
    is_free = 0 <= f.a < s.box.pool[s.seats] and f.a not in [laid // PLACINGS for laid in s.tiles]
    if f.step == LAY_TILE:
        return s.map == BUILT_MAP and f.seat == builder_of(s) and is_free
    return s.map != BUILT_MAP and f.seat == CHANCE and is_free


def _fits_placing(s: FirstSparksState, f: Frame) -> bool:
    clans = len(s.members)
    if s.phase != PLACING or f.seat < 0:
        return False
    if f.step == SECOND:
        return clans < s.turn <= clans + s.seats and f.seat == s.order[s.turn - clans - 1]
    if not 1 <= s.turn <= clans:
        return False
    place = clans - s.turn
    clan = s.order[place] if place < s.seats else s.seats
    waiting = [clan, *s.order[:place]]
    are_placed = all([count_of(members) == (who not in waiting) for who, members in enumerate(s.members)])
    return f.seat == s.order[min(place, s.seats - 1)] and f.a == clan and are_placed and starts_of(s) != []


def _fits_technology(s: FirstSparksState, f: Frame) -> bool:
    if f.step == DROP_TOOL:
        return count_of(s.cards[f.seat] & s.box.tool_mask) == tool_limit_of(s, f.seat) + 1
    offering = [seat for seat in s.order if s.done >> seat & 1 == 0][:1]
    if f.step == OFFER:
        return [f.seat] == offering
    if f.a < 0 or present_of(s) >> f.a & 1 == 0 or not can_buy(s, f.seat, f.a):
        return False
    if f.step == BOX_OFFER:
        return [f.seat] == offering and may_box(s, f.seat)
    is_open = f.seat != f.b and s.done >> f.seat & 1 == 0 and 0 <= f.c < 1 << s.seats
    return is_open and [f.b] == offering and may_offer(s, f.b, f.a)


def _fits_hunting(s: FirstSparksState, f: Frame) -> bool:
    if f.step == STARVE:
        return 0 < f.a < count_of(s.members[f.seat]) and s.food[f.seat] == 0
    return f.a >= 0 and f.a & ~(s.cards[f.seat] & s.box.kind_mask[TOOL]) == 0


def _fits_spreading(s: FirstSparksState, f: Frame) -> bool:
    if f.step == SPREAD:
        is_counted = 0 <= f.a < MOST_NEW and f.b >= sum(s.box.spread_cost[: f.a])
        return _is_at_turn(s, f.seat) and is_counted and why_stopped(s, f.seat, f.a) == ENOUGH
    neutral = s.members[-1]
    is_growing = len(s.members) > s.seats and 0 < count_of(neutral) < s.box.most_members
    return is_growing and s.turn == 0 and f.seat == s.order[1]


def _is_at_turn(s: FirstSparksState, seat: int) -> bool:
    return 1 <= s.turn <= s.seats and seat == s.order[s.seats - s.turn]

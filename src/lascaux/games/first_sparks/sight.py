"""What a seat may see of The First Sparks; the only place that decides it."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import PLACINGS, place_of
from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.data import (
    FIRE,
    FOODS,
    HEX_MASK,
    HEX_SPACES,
    HUNTED_FOODS,
    SPACE_NAMES,
    TILE_NAMES,
)
from lascaux.games.first_sparks.meta import FIRST_MAP, META, RANDOM_MAP
from lascaux.games.first_sparks.scoring import scores_of
from lascaux.games.first_sparks.state import PHASE_NAMES, FirstSparksState
from lascaux.games.first_sparks.steps.hunting import grounds_of
from lascaux.games.first_sparks.steps.market import present_of
from lascaux.games.first_sparks.steps.numbers import (
    ANSWER,
    BOX_OFFER,
    FIND_TILE,
    LAY_TILE,
    SECOND,
    SPREAD,
)
from lascaux.games.first_sparks.steps.setup import has_ready_map
from lascaux.games.first_sparks.steps.spreading import company_cost, plain_reach_of, reach_of, ridge_cost
from lascaux.games.first_sparks.steps.technology import may_box, tool_limit_of
from lascaux.games.first_sparks.takes import line_of, takes_of, trials_of
from lascaux.games.first_sparks.turns import turns_of
from lascaux.games.first_sparks.view import (
    ClanView,
    FirstSparksView,
    HarvestView,
    LaidTile,
    MarketView,
    OfferView,
    ReachView,
    StockView,
)
from lascaux.parts.masks import count_of, items_of


def view_of(s: FirstSparksState, seat: int | None) -> FirstSparksView:
    """The position as one seat sees it: all but the food of others that have fire.

    Rule: FS-1.3, FS-13.1, FS-14.24.
    """
    return FirstSparksView(
        seat=seat,
        year=s.year,
        phase="over" if s.over else PHASE_NAMES[s.phase],
        order=list(s.order),
        turns=turns_of(s),
        map=_map(s),
        tiles=[_tile(laid) for laid in s.tiles],
        drawn=_drawn(s),
        clans=[_clan(s, clan, seat) for clan in range(s.seats)],
        neutral=_spaces(s.members[s.seats]) if len(s.members) > s.seats else None,
        market=_market(s),
        stock=_tokens([s.stock[food] for food in HUNTED_FOODS]),
        supply=_tokens(_supply(s)),
        harvest={} if seat is None else {FOODS[food]: _harvest(s, seat, food) for food in HUNTED_FOODS},
        offer=_offer(s),
        reach=_reach(s, seat),
        takes=takes_of(s, seat),
        trials=trials_of(s, seat),
        placed=s.stack[-1].a if _step(s) == SPREAD else 0,
        scores=scores_of(s),
    )


def _map(s: FirstSparksState) -> str:
    """How the map came about; with six there is no ready one.

    Rule: FS-1.12, FS-12.2.
    """
    kind = RANDOM_MAP if s.map == FIRST_MAP and not has_ready_map(s) else s.map
    return META.options["map"][0][kind]


def _step(s: FirstSparksState) -> int:
    return s.stack[-1].step if s.stack else -1


def _tile(laid: int) -> LaidTile:
    q, r, rotation = place_of(laid % PLACINGS)
    return LaidTile(TILE_NAMES[laid // PLACINGS], q, r, rotation)


def _drawn(s: FirstSparksState) -> str | None:
    return TILE_NAMES[s.stack[-1].a] if _step(s) in (LAY_TILE, FIND_TILE) else None


def _spaces(mask: int) -> list[str]:
    return [SPACE_NAMES[space] for space in items_of(mask)]


def _clan(s: FirstSparksState, clan: int, seat: int | None) -> ClanView:
    cards = s.cards[clan]
    is_hidden = cards & s.box.kind_mask[FIRE] != 0 and clan != seat and not s.over
    has_passed = s.passed >> clan & 1 == 1
    return ClanView(
        members=_spaces(s.members[clan]),
        food=None if is_hidden else s.food[clan],
        tools=items_of(cards & s.box.tool_mask),
        tool_limit=tool_limit_of(s, clan),
        knowledge=items_of(cards & ~s.box.tool_mask),
        has_bought=s.done >> clan & 1 == 1 and not has_passed,
        has_passed=has_passed,
    )


def _market(s: FirstSparksState) -> MarketView:
    present = present_of(s)
    has_come = s.has_reshuffle or s.is_small
    return MarketView(
        present=items_of(present),
        future=items_of(s.market & ~present),
        has_reshuffle=s.has_reshuffle,
        bonus=s.bonus or None,
        deck=s.pile + count_of(s.below),
        reshuffle_in=None if has_come else s.pile,
    )


def _tokens(counts: list[int]) -> StockView:
    berry, fish, bear, mammoth = counts
    return StockView(berry, fish, bear, mammoth)


def _supply(s: FirstSparksState) -> list[int]:
    grounds = land_of(s.box, s.tiles).grounds
    return [s.box.supply(s.seats, grounds, food) for food in HUNTED_FOODS]


def _harvest(s: FirstSparksState, seat: int, food: int) -> HarvestView:
    """Rule: FS-6.5, FS-6.7."""
    grounds = grounds_of(s, seat, food)
    counted = s.stock[food] + max(0, grounds - 1)
    tools = (s.cards[seat] | s.market) & s.box.food_mask[food]
    return HarvestView(grounds == 0, {card: line_of(s.box, card, counted) for card in items_of(tools)})


def _offer(s: FirstSparksState) -> OfferView | None:
    """The card that is offered, while it is asked who buys it."""
    if _step(s) not in (ANSWER, BOX_OFFER):
        return None
    frame = s.stack[-1]
    is_asked = frame.step == ANSWER
    by = frame.b if is_asked else frame.seat
    return OfferView(
        card=frame.a,
        price=s.box.price[frame.a],
        by=by,
        asked=frame.seat if is_asked else None,
        declined=items_of(frame.c),
        can_box=not is_asked,
        may_be_boxed=may_box(s, by),
    )


def _reach(s: FirstSparksState, seat: int | None) -> list[ReachView]:
    """Every space this seat may spread to next, while it is asked; also those it cannot pay for.

    Rule: FS-8.4, FS-8.5, FS-8.6.
    """
    if seat is None or _step(s) not in (SECOND, SPREAD) or s.stack[-1].seat != seat:
        return []
    base = s.box.spread_cost[s.stack[-1].a]
    plain = plain_reach_of(s, seat)
    found: list[ReachView] = []
    for space in items_of(reach_of(s, seat)):
        ridge, company = ridge_cost(s, space, plain), company_cost(s, seat, space)
        cost = base + ridge + company
        can_pay, further = cost <= s.food[seat], _further(s, seat, space)
        found.append(ReachView(SPACE_NAMES[space], base, ridge, company, cost, can_pay, further))
    return found


def _further(s: FirstSparksState, seat: int, space: int) -> int | None:
    ground = space // HEX_SPACES
    if s.members[seat] & HEX_MASK[ground] != 0:
        return None
    return grounds_of(s, seat, s.box.hex_food[ground])

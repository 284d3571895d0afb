"""What a seat may see of Stone Age; the only place that decides it."""

from __future__ import annotations

from lascaux.games.stone_age.data import (
    CARD_NAMES,
    EFFECTS,
    FACES,
    GOODS,
    HUNT,
    JEWEL,
    MOST_WORKERS,
    PLACE_NAMES,
    PLACES,
    RESOURCES,
    RIVER,
    STACK,
    TILE_NAMES,
    TOOL_SLOTS,
    VILLAGE,
    WORKSHOP,
)
from lascaux.games.stone_age.dice import tenths_of
from lascaux.games.stone_age.naming import yield_of
from lascaux.games.stone_age.payments import goods_in
from lascaux.games.stone_age.scoring import lines_of, scores_of
from lascaux.games.stone_age.state import FEEDING, PHASE_NAMES, PLACING, StoneAgeState
from lascaux.games.stone_age.steps.numbers import (
    BUY,
    BUY_EXTRA,
    CHOOSE_DIE,
    FEED,
    GIVE,
    PAY,
    SPLIT_HUNT,
    USE_TOOLS,
)
from lascaux.games.stone_age.steps.placing import can_go_to, village_room
from lascaux.games.stone_age.steps.rolling import divisor_of
from lascaux.games.stone_age.view import (
    BarterView,
    CampView,
    DiceView,
    GiftView,
    PaymentView,
    RollView,
    StackView,
    StoneAgeView,
    ToolView,
)
from lascaux.games.stone_age.ways import ways_of
from lascaux.parts.heaps import count_of
from lascaux.parts.masks import count_of as size_of
from lascaux.parts.masks import items_of


def view_of(s: StoneAgeState, seat: int | None) -> StoneAgeView:
    """The position as one seat sees it: all but the cards of others, until they are shown.

    Rule: SA-6.13, SA-13.4, SA-17.10.
    """
    return StoneAgeView(
        seat=seat,
        round=s.round,
        phase="over" if s.over else PHASE_NAMES[s.phase],
        first=s.first,
        has_style=s.style,
        has_spielbox=s.spielbox,
        at={
            PLACE_NAMES[place]: [count_of(at, holder) for holder in range(s.seats)]
            for place, at in enumerate(s.at)
            if at != 0
        },
        closed=_closed(s),
        row=[CARD_NAMES[card - 1] if card != 0 else None for card in s.row],
        deck=size_of(s.deck),
        stacks=[_stack(top, below) for top, below in zip(s.tops, s.below, strict=True)],
        camps=[_camp(s, holder, s.over or holder == seat) for holder in range(s.seats)],
        roll=_roll(s),
        dice=_dice(s),
        payment=_payment(s, seat),
        hungry=s.stack[-1].a if s.stack and s.stack[-1].step == FEED else 0,
        averages=_averages(s, seat),
        scores=scores_of(s),
    )


def _camp(s: StoneAgeState, seat: int, is_known: bool) -> CampView:
    goods = s.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    give, get = s.box.barter_give[s.trade[seat]], s.box.barter_get[s.trade[seat]]
    base, used = seat * TOOL_SLOTS, s.used[seat]
    return CampView(
        workers=s.workers[seat],
        home=s.home[seat],
        food=s.food[seat],
        goods=goods[:RESOURCES],
        jewels=goods[JEWEL],
        agriculture=s.agriculture[seat],
        trade=s.trade[seat],
        barter=BarterView(give, get) if give else None,
        tools=[
            ToolView(s.tools[base + slot], used >> slot & 1 == 1)
            for slot in range(TOOL_SLOTS)
            if s.tools[base + slot]
        ],
        one_use=[CARD_NAMES[card - 1] for card in items_of(s.ready[seat] & s.box.one_use_mask)],
        any_two=size_of(s.ready[seat] & s.box.any_two_mask),
        buildings=[TILE_NAMES[tile - 1] for tile in items_of(s.tiles[seat])],
        cards=size_of(s.cards[seat]),
        own=[CARD_NAMES[card - 1] for card in items_of(s.cards[seat])] if is_known else None,
        lines=lines_of(s, seat) if is_known else None,
        score=s.score[seat],
        spare=_spare(s, seat),
        may_go=_may_go(s, seat),
    )


def _spare(s: StoneAgeState, seat: int) -> int:
    """What a seat has beyond the next meal, or after the one of this round once it has eaten.

    Rule: SA-8.1, SA-8.2.
    """
    has_eaten = s.phase > FEEDING or (s.phase == FEEDING and (seat - s.first) % s.seats < s.turn)
    return s.food[seat] if has_eaten else s.food[seat] + s.agriculture[seat] - s.workers[seat]


def _stack(top: int, below: int) -> StackView:
    return StackView(TILE_NAMES[top - 1] if top != 0 else None, below)


def _may_go(s: StoneAgeState, seat: int) -> list[str]:
    if s.phase != PLACING:
        return []
    return [PLACE_NAMES[place] for place in range(PLACES) if can_go_to(s, seat, place)]


def _closed(s: StoneAgeState) -> list[str]:
    """The places that the limits for few players shut.

    Rule: SA-3.11, SA-12.4.
    """
    if s.phase != PLACING:
        return []
    places = VILLAGE if s.style else VILLAGE[:-1]
    return [PLACE_NAMES[place] for place in places if s.at[place] == 0 and not village_room(s, place)]


def _roll(s: StoneAgeState) -> RollView | None:
    f = s.stack[-1] if s.stack else None
    if f is None or f.step not in (USE_TOOLS, SPLIT_HUNT):
        return None
    if f.step == SPLIT_HUNT:
        return RollView(PLACE_NAMES[HUNT], "food", True, f.b, divisor_of(s, HUNT), [f.a])
    divisor = divisor_of(s, f.a)
    gains = [(f.b + more) // divisor for more in range(_left_of_tools(s, f.seat) + 1)]
    is_shared = s.style and f.a == HUNT
    return RollView(PLACE_NAMES[f.a], yield_of(s.box, f.a), is_shared, f.b, divisor, gains)


def _left_of_tools(s: StoneAgeState, seat: int) -> int:
    """What all tools of a seat that are not used yet would add, those of cards included."""
    base, used = seat * TOOL_SLOTS, s.used[seat]
    own = sum([s.tools[base + slot] for slot in range(TOOL_SLOTS) if used >> slot & 1 == 0])
    return own + sum([s.box.top_amount[card] for card in items_of(s.ready[seat] & s.box.one_use_mask)])


def _dice(s: StoneAgeState) -> DiceView | None:
    f = s.stack[-1] if s.stack else None
    if f is None or f.step != CHOOSE_DIE:
        return None
    faces = [face for face in range(1, FACES + 1) for _ in range(count_of(f.a, face))]
    chart = s.box.style_lottery if f.b == 1 else s.box.lottery
    return DiceView(faces, f.b == 1, [GiftView(EFFECTS[effect], amount) for effect, amount in chart[1:]])


def _payment(s: StoneAgeState, seat: int | None) -> PaymentView | None:
    f = s.stack[-1] if s.stack else None
    if f is None or f.step not in (BUY, BUY_EXTRA, GIVE, PAY):
        return None
    place = PLACES if f.step == BUY_EXTRA else f.a
    given = f.b if f.step == GIVE else f.c
    paid = f.b if f.step == PAY else 0
    return PaymentView(
        place=PLACE_NAMES[place] if place < PLACES else None,
        given=goods_in(given),
        paid=goods_in(paid),
        ways=ways_of(s, f, place) if seat == f.seat else [],
        is_last=STACK <= place < WORKSHOP and s.below[place - STACK] == 0,
    )


def _averages(s: StoneAgeState, seat: int | None) -> dict[str, list[int]]:
    """What people bring home on average, without tools, for this seat while it places them.

    Rule: SA-4.5, SA-15.7.
    """
    if s.phase != PLACING or seat is None:
        return {}
    places = [*range(HUNT, RIVER + 1)]
    places += [WORKSHOP + number for number, tile in enumerate(s.box.workshop) if s.tiles[seat] >> tile & 1]
    return {
        PLACE_NAMES[place]: [tenths_of(dice, divisor_of(s, place)) for dice in range(1, MOST_WORKERS + 1)]
        for place in places
    }

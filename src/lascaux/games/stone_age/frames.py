"""Whether the open decision of a position is one that can be open there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.stone_age.actions import MOST_DICE
from lascaux.games.stone_age.data import (
    ANY,
    CARD,
    CARDS,
    EXTRA_CARD,
    FACES,
    FIFTH,
    GOODS,
    HUNT,
    MOST_TOOL,
    OF_BUILDING,
    OF_CARD,
    OF_EXTRA,
    RESOURCES,
    RIVER,
    STACK,
    STACK_SIZE,
    TOOL_SLOTS,
    WORKSHOP,
    WORKSHOPS,
)
from lascaux.games.stone_age.payments import size_of
from lascaux.games.stone_age.state import ACTING, FEEDING, PLACING, RENEWAL, SETUP, StoneAgeState
from lascaux.games.stone_age.steps import numbers
from lascaux.games.stone_age.steps.acting import has_people_out
from lascaux.games.stone_age.steps.buying import (
    can_buy,
    can_buy_with_two,
    can_give,
    can_pay,
    least_missing,
    payments_left,
)
from lascaux.games.stone_age.steps.feeding import resources_of
from lascaux.games.stone_age.steps.gaining import has_any_two
from lascaux.games.stone_age.steps.placing import can_place
from lascaux.games.stone_age.steps.rolling import divisor_of, tool_rows
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.parts.heaps import COUNT_BITS, count_of
from lascaux.parts.masks import count_of as cards_in
from lascaux.parts.masks import items_of

# What follows from a card that was just bought.
_OF_A_CARD: Final = (
    numbers.ROLL_SUM,
    numbers.USE_TOOLS,
    numbers.TAKE_TWO,
    numbers.ROLL_DICE,
    numbers.CHOOSE_DIE,
    numbers.DRAW_CARD,
)
_PHASE_OF: Final = {
    numbers.DRAW_FIRST: [SETUP],
    numbers.DEAL_CARD: [SETUP, RENEWAL],
    numbers.TURN_UP: [SETUP, ACTING],
    numbers.PLACE_WORKERS: [PLACING],
    numbers.FEED: [FEEDING],
}


def frame_faults_of(s: StoneAgeState) -> list[str]:
    """One thing is open, or several draws, or a building to turn up first; whoever is asked can answer."""
    if not _are_together(s) or not all([_fits(s, f) for f in s.stack]):
        return ["One decision is open, and whoever is asked can answer it."]
    if s.asks_extra and not (s.style and s.row[FIFTH - CARD] == 0 and s.stack[-1].step in _OF_A_CARD):
        return ["The unseen card is offered after all that the fifth card brings."]
    return []


def _are_together(s: StoneAgeState) -> bool:
    """Whether these frames may lie on each other."""
    frames = s.stack
    if len(frames) > 1 and frames[-1].step == numbers.TURN_UP and s.phase == ACTING:
        frames = frames[:-1]
        if frames[0].step not in (numbers.ROLL_DICE, numbers.DRAW_CARD):
            return False
    are_draws = all([f.step == numbers.DRAW_CARD for f in frames])
    return len(frames) == 1 or (are_draws and len(frames) <= cards_in(s.deck))


def _fits(s: StoneAgeState, f: Frame) -> bool:
    is_chance = f.step in _CHANCE_FITS
    if f.group != 0 or is_chance != (f.seat == CHANCE):
        return False
    if s.phase not in _PHASE_OF.get(f.step, [ACTING]) or (s.phase == ACTING and s.turn == s.seats):
        return False
    return _CHANCE_FITS[f.step](s, f) if is_chance else _SEAT_FITS[f.step](s, f)


def _acting(s: StoneAgeState) -> int:
    """Whose turn it is to use people."""
    return (s.first + s.turn) % s.seats


def _is_plain(f: Frame) -> bool:
    return (f.a, f.b, f.c) == (0, 0, 0)


def _fits_first(s: StoneAgeState, f: Frame) -> bool:
    return _is_plain(f) and s.first == 0 and not any(s.row) and not any(s.tops)


def _fits_deal(s: StoneAgeState, f: Frame) -> bool:
    return _is_plain(f) and 0 in s.row and (s.phase == RENEWAL or not any(s.tops))


def _fits_turn_up(s: StoneAgeState, f: Frame) -> bool:
    if not 0 <= f.a < s.seats or (f.b, f.c) != (0, 0) or s.tops[f.a] != 0 or s.below[f.a] == 0:
        return False
    if s.phase == SETUP:
        return 0 not in s.row and f.a == s.tops.index(0) and not any(s.tops[f.a :])
    return s.below[f.a] < STACK_SIZE


def _fits_roll(s: StoneAgeState, f: Frame) -> bool:
    return f.c == _acting(s) and _is_rolled(s, f.c, f.a) and 1 <= f.b <= MOST_DICE


def _fits_dice(s: StoneAgeState, f: Frame) -> bool:
    return f.a == _acting(s) and f.b in (0, 1) and f.c in (OF_CARD, OF_BUILDING)


def _fits_draw(s: StoneAgeState, f: Frame) -> bool:
    is_drawn = f.b in (OF_CARD, OF_BUILDING, OF_EXTRA) and f.c == 0
    return f.a == _acting(s) and is_drawn and s.deck != 0


def _fits_placing(s: StoneAgeState, f: Frame) -> bool:
    order = [(s.first + s.turn + offset) % s.seats for offset in range(s.seats)]
    return _is_plain(f) and [f.seat] == [seat for seat in order if can_place(s, seat)][:1]


def _fits_use(s: StoneAgeState, f: Frame) -> bool:
    return _is_plain(f) and f.seat == _acting(s) and has_people_out(s, f.seat)


def _fits_tools(s: StoneAgeState, f: Frame) -> bool:
    if f.seat != _acting(s) or not _is_rolled(s, f.seat, f.a) or not 1 <= f.b <= _most_sum(s):
        return False
    return _was_used(s, f.seat, f.c) and tool_rows(s, f.seat, f.c) != []


def _was_used(s: StoneAgeState, seat: int, last: int) -> bool:
    """Whether the tool that was added last is used now: a value, or a card above them; 0 is none."""
    if not 0 <= last <= MOST_TOOL + CARDS:
        return False
    if last > MOST_TOOL:
        card = last - MOST_TOOL
        return s.box.one_use_mask & s.cards[seat] & ~s.ready[seat] & ~s.unknown[seat] & 1 << card != 0
    used = [s.tools[seat * TOOL_SLOTS + slot] for slot in items_of(s.used[seat])]
    return last == 0 or last in used


def _fits_split(s: StoneAgeState, f: Frame) -> bool:
    is_sum = 1 <= f.b <= _most_sum(s) and f.a == f.b // divisor_of(s, HUNT) and f.a > 0 and f.c == 0
    return s.style and f.seat == _acting(s) and is_sum


def _fits_buy(s: StoneAgeState, f: Frame) -> bool:
    is_asked = f.seat == _acting(s) and f.a != EXTRA_CARD and (f.b, f.c) == (0, 0)
    return is_asked and _is_for_sale(s, f.a) and _can_be_bought(s, f.seat, f.a)


def _fits_buy_extra(s: StoneAgeState, f: Frame) -> bool:
    is_asked = _is_plain(f) and f.seat == _acting(s)
    return is_asked and _is_for_sale(s, EXTRA_CARD) and _can_be_bought(s, f.seat, EXTRA_CARD)


def _fits_give(s: StoneAgeState, f: Frame) -> bool:
    if f.seat != _acting(s) or f.c != 0 or not _is_for_sale(s, f.a) or not _has(s, f.seat, f.b):
        return False
    needs = not s.has_bartered and not can_pay(s, f.seat, f.a)
    is_open = size_of(f.b) < s.box.barter_give[s.trade[f.seat]]
    return needs and is_open and any([can_give(s, f.seat, f.a, f.b, good) for good in range(len(GOODS))])


def _fits_pay(s: StoneAgeState, f: Frame) -> bool:
    if f.seat != _acting(s) or not _is_for_sale(s, f.a) or not 0 <= f.b < 1 << COUNT_BITS * len(GOODS):
        return False
    if f.c != 0:
        step = s.trade[f.seat]
        if s.has_bartered or not _has(s, f.seat, f.c) or size_of(f.c) != s.box.barter_give[step]:
            return False
        if can_pay(s, f.seat, f.a) or least_missing(s, f.seat, f.a, f.c) > s.box.barter_get[step]:
            return False
    return len(payments_left(s, f.seat, f.a, f.b, f.c)) > 1


def _fits_two(s: StoneAgeState, f: Frame) -> bool:
    return _is_plain(f) and f.seat == _acting(s) and has_any_two(s, f.seat)


def _fits_die(s: StoneAgeState, f: Frame) -> bool:
    counts = [count_of(f.a, face) for face in range(1, FACES + 1)]
    is_heap = f.a == sum([count << COUNT_BITS * face for face, count in enumerate(counts, 1)])
    takers = s.seats - (f.seat - _acting(s)) % s.seats
    is_choice = len([count for count in counts if count != 0]) > 1
    return is_heap and sum(counts) == takers and is_choice and f.b in (0, 1) and f.c == 0


def _fits_feed(s: StoneAgeState, f: Frame) -> bool:
    if s.turn == 0 or f.seat != (s.first + s.turn - 1) % s.seats or s.food[f.seat] != 0:
        return False
    if not 1 <= f.a <= s.workers[f.seat] or not 0 <= f.b <= RESOURCES or f.c != 0:
        return False
    promised = ANY * cards_in(s.ready[f.seat] & s.box.any_two_mask) if f.b == 0 else 0
    return resources_of(s, f.seat, max(0, f.b - 1)) + promised >= f.a


def _is_rolled(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether a seat may roll for a place."""
    if WORKSHOP <= place < WORKSHOP + WORKSHOPS:
        return s.tiles[seat] >> s.box.workshop[place - WORKSHOP] & 1 == 1
    return HUNT <= place <= RIVER


def _most_sum(s: StoneAgeState) -> int:
    """More than this no roll comes to, with all tools there are."""
    cards = [s.box.top_amount[card] for card in items_of(s.box.one_use_mask)]
    return MOST_DICE * FACES + TOOL_SLOTS * MOST_TOOL + sum(cards)


def _is_for_sale(s: StoneAgeState, place: int) -> bool:
    """Whether something lies at a place that nobody stands on any more."""
    if place == EXTRA_CARD:
        return s.style and s.row[FIFTH - CARD] == 0 and s.deck != 0
    if CARD <= place < STACK:
        return s.at[place] == 0 and place - CARD < len(s.row) and s.row[place - CARD] != 0
    is_stack = STACK <= place < STACK + s.seats
    return is_stack and s.at[place] == 0 and s.tops[place - STACK] != 0


def _can_be_bought(s: StoneAgeState, seat: int, place: int) -> bool:
    """Whether a seat would be asked at all: what it cannot pay is left unasked."""
    return can_buy(s, seat, place) or can_buy_with_two(s, seat, place)


def _has(s: StoneAgeState, seat: int, heap: int) -> bool:
    """Whether a seat has a heap of goods."""
    if not 0 <= heap < 1 << COUNT_BITS * len(GOODS):
        return False
    base = seat * len(GOODS)
    return all([count_of(heap, good) <= s.goods[base + good] for good in range(len(GOODS))])


_CHANCE_FITS: Final[dict[int, Callable[[StoneAgeState, Frame], bool]]] = {
    numbers.DRAW_FIRST: _fits_first,
    numbers.DEAL_CARD: _fits_deal,
    numbers.TURN_UP: _fits_turn_up,
    numbers.ROLL_SUM: _fits_roll,
    numbers.ROLL_DICE: _fits_dice,
    numbers.DRAW_CARD: _fits_draw,
}
_SEAT_FITS: Final[dict[int, Callable[[StoneAgeState, Frame], bool]]] = {
    numbers.PLACE_WORKERS: _fits_placing,
    numbers.USE_PLACE: _fits_use,
    numbers.USE_TOOLS: _fits_tools,
    numbers.SPLIT_HUNT: _fits_split,
    numbers.BUY: _fits_buy,
    numbers.BUY_EXTRA: _fits_buy_extra,
    numbers.GIVE: _fits_give,
    numbers.PAY: _fits_pay,
    numbers.TAKE_TWO: _fits_two,
    numbers.CHOOSE_DIE: _fits_die,
    numbers.FEED: _fits_feed,
}

"""What each seat may hope to have in the end."""

from __future__ import annotations

from typing import Final

from lascaux.bots.stone_age.purses import Purse
from lascaux.bots.stone_age.worths import (
    AHEAD,
    CATCH,
    DICE_FOR_OTHERS,
    DICE_WORTH,
    EDGE,
    GROWTH,
    LABOUR,
    MEAL,
    SPARE_MEAL,
    STOCK,
    SYMBOL_HOPE,
    UNSEEN_WORTH,
    barter_worth,
    card_worth,
    field_worth,
    good_worth,
    goods_worth,
    rounds_after,
    tile_worth,
    tool_worth,
    trade_worth,
    worker_worth,
)
from lascaux.games.stone_age.data import (
    CARD,
    EXTRA_CARD,
    FIELD,
    FIFTH,
    HUNT,
    HUT,
    MOST_TOOL,
    PLACES,
    STACK,
    SYMBOLS,
    TOOL_MAKER,
    TOOL_SLOTS,
    WORKSHOP,
)
from lascaux.games.stone_age.dice import MEANS
from lascaux.games.stone_age.payments import goods_in
from lascaux.games.stone_age.scoring import PEOPLE, factors_of, lines_of, people_of, tools_of
from lascaux.games.stone_age.state import FEEDING, PLACING, StoneAgeState
from lascaux.games.stone_age.steps.buying import can_buy, payments_at
from lascaux.games.stone_age.steps.numbers import (
    BUY,
    BUY_EXTRA,
    DRAW_CARD,
    FEED,
    GIVE,
    PAY,
    ROLL_DICE,
    ROLL_SUM,
    SPLIT_HUNT,
    TAKE_TWO,
    USE_TOOLS,
)
from lascaux.games.stone_age.steps.rolling import divisor_of, good_of
from lascaux.kernel.frames import Frame
from lascaux.parts.heaps import count_of
from lascaux.parts.masks import lowest_of

GATHERED: Final = 3.1  # what somebody who is not placed yet may bring from forest, pit, quarry or river
NO_HUNT: Final = 1.5  # and where the hunt is no longer open
CHOICE: Final = 0.1  # and what it is worth that the choice is still free
HUNGER: Final = 2.6  # for each food that is missing in this round
FRESH: Final = 0.5  # what one more on a fresh tool brings in this round, while dice are to come
POINTS_A_GOOD: Final = 4.2  # of a resource in a building that scores what is paid


def prospects_of(s: StoneAgeState) -> list[float]:
    """Points that each seat may hope for."""
    rounds = rounds_after(s)
    hopes = [hope_of(s, seat, rounds) for seat in range(s.seats)]
    for f in s.stack:
        add_pending(s, f, rounds, hopes)
    return hopes


def hope_of(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What a seat has, what its people do in this round, and what they will do in later ones."""
    hope = float(s.score[seat] + sum(lines_of(s, seat)[:-1]))
    factors = factors_of(s, seat)
    for number in range(len(factors)):
        hope += people_of(s, seat, PEOPLE[number]) * GROWTH[number] * rounds
    hope += symbols_hope(s, seat, rounds)
    hope += goods_worth(s, seat, rounds)
    hope += rounds * (LABOUR * s.workers[seat] + EDGE * tools_of(s, seat))
    hope += barter_worth(rounds) * s.trade[seat]
    return hope + work_of(s, seat, rounds)


def symbols_hope(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What the symbols of a seat make of those to come."""
    different = 0
    for symbol in range(SYMBOLS):
        if people_of(s, seat, symbol) > 0:
            different += 1
    return 2.0 * different * SYMBOL_HOPE[s.seats] * min(rounds, 4.0) * 0.5


def work_of(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What people bring in this round, and what all will eat."""
    food = float(s.food[seat])
    gain = 0.0
    is_placing = s.phase == PLACING
    has_dice = is_placing
    purse = Purse(s, seat, rounds, s.home[seat] if is_placing else 0)
    shopping: list[int] = []
    for place in range(PLACES):
        at = s.at[place]
        if at == 0:
            continue
        people = count_of(at, seat)
        if people == 0:
            continue
        if place == HUNT:
            food += MEANS[people][s.box.divisor[0]]
            has_dice = True
        elif HUNT < place < CARD or place >= WORKSHOP:
            good, mean = good_of(s, place), MEANS[people][divisor_of(s, place)]
            gain += mean * good_worth(s, good, rounds)
            purse.coming[good] += mean
            has_dice = True
        elif place >= CARD:
            shopping.append(place)
        else:
            gain += visit_worth(s, seat, place, rounds)
    for place in shopping:
        gain += purchase_worth(s, seat, place, purse, rounds)
    if is_placing and s.home[seat] > 0:
        gain += home_worth(s, seat, food, rounds)
    if has_dice:
        gain += FRESH * fresh_of(s, seat)
    return gain + table_worth(s, seat, food, rounds)


def home_worth(s: StoneAgeState, seat: int, food: float, rounds: float) -> float:
    """What people who are not placed yet will bring: no less than at the hunt, which never fills up."""
    people = s.home[seat]
    if count_of(s.at[HUNT], seat) > 0:
        return NO_HUNT * people
    caught = MEANS[people][s.box.divisor[0]]
    hunted = table_worth(s, seat, food + caught, rounds) - table_worth(s, seat, food, rounds)
    return max(GATHERED * people, hunted) + CHOICE * people


def table_worth(s: StoneAgeState, seat: int, food: float, rounds: float) -> float:
    """What food is worth against what people will eat, now and later."""
    people, grown = s.workers[seat], s.agriculture[seat]
    worth = 0.0
    if s.phase < FEEDING or (s.phase == FEEDING and not has_eaten(s, seat)):
        food += grown - people
        if food < 0.0:
            worth += HUNGER * max(food, -4.0)
            food = 0.0
    later = rounds * max(0, people - grown)
    eaten = min(food, later)
    soon = min(eaten, AHEAD * max(0, people - grown))
    return worth - MEAL * (later - soon) + STOCK * (eaten - soon) + SPARE_MEAL * (food - eaten)


def has_eaten(s: StoneAgeState, seat: int) -> bool:
    """Whether a seat has had its meal of this round."""
    return (seat - s.first) % s.seats < s.turn


def fresh_of(s: StoneAgeState, seat: int) -> int:
    """The sum of the tools that are not used yet."""
    fresh = 0
    for slot in range(TOOL_SLOTS):
        if s.used[seat] >> slot & 1 == 0:
            fresh += s.tools[seat * TOOL_SLOTS + slot]
    return fresh


def visit_worth(s: StoneAgeState, seat: int, place: int, rounds: float) -> float:
    """What people at a place without dice will bring."""
    if place == TOOL_MAKER:
        return tool_worth(s, seat, rounds)
    if place == HUT:
        return worker_worth(s, seat, rounds)
    if place == FIELD:
        return field_worth(s, seat, rounds)
    return trade_worth(s, seat, s.box.market_steps, rounds)


def purchase_worth(s: StoneAgeState, seat: int, place: int, purse: Purse, rounds: float) -> float:
    """What buying at a place brings beyond its price, as likely as it can be paid."""
    payments = payments_at(s, place)
    if place < STACK:
        worth = card_worth(s, seat, s.row[place - CARD], rounds)
        if place == FIFTH:
            purse.pay_exactly(payments[0])
        else:
            purse.pay_any(sum(goods_in(payments[0])))
    else:
        tile = s.tops[place - STACK]
        if s.box.tile_is_sum[tile]:
            return sum_worth(s, seat, tile, payments, purse, rounds)
        worth = tile_worth(s, seat, tile, s.box.points_of(tile, payments[-1]), rounds)
        purse.pay_exactly(payments[-1])
    part = 1.0 if purse.part < 1.0 and can_buy(s, seat, place) else purse.part
    return max(0.0, worth - purse.price) * part


def sum_worth(
    s: StoneAgeState, seat: int, tile: int, payments: list[int], purse: Purse, rounds: float
) -> float:
    """What a building brings that scores what is paid: as much as there will be, within its limits."""
    sizes = [sum(goods_in(payment)) for payment in payments]
    most = min(int(purse.resources()), max(sizes))
    paid = max(most, min(sizes))
    purse.pay_any(paid)
    points = int(POINTS_A_GOOD * paid)
    return max(0.0, tile_worth(s, seat, tile, points, rounds) - purse.price) * purse.part


def price_of(s: StoneAgeState, payment: int, rounds: float) -> float:
    """What the goods of a payment are worth."""
    price = 0.0
    for good, count in enumerate(goods_in(payment)):
        price += count * good_worth(s, good, rounds)
    return price


def add_pending(s: StoneAgeState, f: Frame, rounds: float, hopes: list[float]) -> None:
    """Add what an open decision promises."""
    if f.step == ROLL_SUM:
        mean = MEANS[f.b][divisor_of(s, f.a)]
        hopes[f.c] += mean * worth_at(s, f.a, rounds)
    elif f.step == USE_TOOLS:
        hopes[f.seat] += best_roll(s, f, rounds)
    elif f.step == SPLIT_HUNT:
        hopes[f.seat] += f.a * CATCH
    elif f.step == ROLL_DICE:
        for seat in range(s.seats):
            hopes[seat] += DICE_WORTH if seat == f.a else DICE_FOR_OTHERS
    elif f.step == DRAW_CARD:
        hopes[f.a] += UNSEEN_WORTH
    elif f.step == TAKE_TWO:
        hopes[f.seat] += 2.0
    elif f.step == FEED:
        hopes[f.seat] -= HUNGER * f.a
    elif f.step in (BUY, BUY_EXTRA, GIVE, PAY):
        add_purchase(s, f, rounds, hopes)


def worth_at(s: StoneAgeState, place: int, rounds: float) -> float:
    """What one piece of what a place brings is worth."""
    return CATCH if place == HUNT else good_worth(s, good_of(s, place), rounds)


def best_roll(s: StoneAgeState, f: Frame, rounds: float) -> float:
    """What a roll brings with the tools that pay."""
    worth, divisor = worth_at(s, f.a, rounds), divisor_of(s, f.a)
    values = [0]
    for slot in range(TOOL_SLOTS):
        value = s.tools[f.seat * TOOL_SLOTS + slot]
        if value > 0 and value >= f.c and s.used[f.seat] >> slot & 1 == 0:
            values += [value + other for other in values]
    ready = s.ready[f.seat] & s.box.one_use_mask
    best = 0.0
    for value in values:
        best = max(best, (f.b + value) // divisor * worth - FRESH * value)
    while ready != 0:
        card = lowest_of(ready)
        if MOST_TOOL + card > f.c:
            value = s.box.top_amount[card]
            best = max(best, (f.b + value) // divisor * worth - 0.9 * value)
        ready &= ready - 1
    return best


def add_purchase(s: StoneAgeState, f: Frame, rounds: float, hopes: list[float]) -> None:
    """What is about to be bought, and what of it is paid and given."""
    if f.step == BUY_EXTRA or f.a == EXTRA_CARD:
        gain = UNSEEN_WORTH - price_of(s, s.box.extra_payments[0], rounds)
    else:
        gain = purchase_worth(s, f.seat, f.a, Purse(s, f.seat, rounds, 0), rounds)
    given = f.b if f.step == GIVE else f.c
    paid = f.b if f.step == PAY else 0
    if f.step == PAY and f.a >= STACK and f.a < WORKSHOP:
        tile = s.tops[f.a - STACK]
        if s.box.tile_is_sum[tile]:
            gain += s.box.points_of(tile, paid)
    hopes[f.seat] += gain - price_of(s, given, rounds) - price_of(s, paid, rounds)

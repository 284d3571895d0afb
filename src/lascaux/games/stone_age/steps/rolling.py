"""Rolls: dice, tools after them, and what they bring."""

from __future__ import annotations

from lascaux.games.stone_age.actions import DONE, JEWELS, MOST_HUNTED, SPEND, SUM, TOOL
from lascaux.games.stone_age.data import (
    FOREST,
    GOODS,
    HUNT,
    JEWEL,
    MOST_TOOL,
    RIVER,
    TOOL_SLOTS,
    WORK,
    WORKSHOP,
)
from lascaux.games.stone_age.dice import SUM_WEIGHTS
from lascaux.games.stone_age.events import hunted, rolled, spent, tool_used, worked
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import SPLIT_HUNT, USE_TOOLS
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import ChanceStep, Step
from lascaux.parts.masks import lowest_of


class RollSum(ChanceStep[StoneAgeState]):
    """A die for each worker, or as many as a card says; what counts is their sum.

    Frame: a = the place, b = dice, c = the seat.
    Rule: SA-4.5, SA-6.6, SA-15.7, SA-17.4.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        first = SUM + f.b
        return [first + more for more in range(len(SUM_WEIGHTS[f.b]))]

    def weights(self, s: StoneAgeState, f: Frame) -> list[int]:
        return SUM_WEIGHTS[f.b][:]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        rolled(s, f.c, f.a, f.b, action - SUM)
        ask_for_tools(s, f.c, f.a, action - SUM, 0)


class UseTools(Step[StoneAgeState]):
    """One tool more, or enough; tools come by their value, then those of cards, so that each set is one path.

    Frame: a = the place, b = the sum so far, c = the last tool: its value, or MOST_TOOL and the card.
    Rule: SA-5.2, SA-5.4, SA-5.5, SA-5.6.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [*tool_rows(s, f.seat, f.c), DONE]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action == DONE:
            bring_home(s, f.seat, f.a, f.b)
        elif action - TOOL <= MOST_TOOL:
            value = action - TOOL
            s.used[f.seat] |= 1 << fresh_slot(s, f.seat, value)
            tool_used(s, f.seat, value)
            ask_for_tools(s, f.seat, f.a, f.b + value, value)
        else:
            card = action - SPEND
            s.ready[f.seat] &= ~(1 << card)
            spent(s, f.seat, card)
            ask_for_tools(s, f.seat, f.a, f.b + s.box.top_amount[card], MOST_TOOL + card)


class SplitHunt(Step[StoneAgeState]):
    """How much of what was hunted is jewels; the rest is food.

    Frame: a = food and jewels, b = the sum behind them.
    Rule: SA-13.1.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [JEWELS + jewels for jewels in range(min(f.a, MOST_HUNTED) + 1)]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        jewels = action - JEWELS
        s.goods[f.seat * len(GOODS) + JEWEL] += jewels
        s.food[f.seat] += f.a - jewels
        hunted(s, f.seat, f.a - jewels, jewels)


def ask_for_tools(s: StoneAgeState, seat: int, place: int, total: int, last: int) -> None:
    """Ask for one tool more, unless none is left.

    Rule: SA-5.2.
    """
    if tool_rows(s, seat, last):
        s.stack.append(Frame(USE_TOOLS, seat, place, total, last))
    else:
        bring_home(s, seat, place, total)


def tool_rows(s: StoneAgeState, seat: int, last: int) -> list[int]:
    """The tools that may come after the last one, each value once.

    Rule: SA-5.2, SA-5.5.
    """
    rows = [TOOL + value for value in range(max(1, last), MOST_TOOL + 1) if fresh_slot(s, seat, value) >= 0]
    ready = s.ready[seat] & s.box.one_use_mask
    while ready != 0:
        card = lowest_of(ready)
        if MOST_TOOL + card > last:
            rows.append(SPEND + card)
        ready &= ready - 1
    return rows


def fresh_slot(s: StoneAgeState, seat: int, value: int) -> int:
    """The last slot with an unused tool of this value; below 0 if there is none.

    Rule: SA-5.2, SA-5.6.
    """
    used = s.used[seat]
    for slot in range(TOOL_SLOTS - 1, -1, -1):
        if s.tools[seat * TOOL_SLOTS + slot] == value and used >> slot & 1 == 0:
            return slot
    return -1


def bring_home(s: StoneAgeState, seat: int, place: int, total: int) -> None:
    """Divide, round down, and take it.

    Rule: SA-4.5, SA-4.6, SA-6.6, SA-13.1, SA-15.7.
    """
    divisor = divisor_of(s, place)
    amount = total // divisor
    if place != HUNT:
        good = good_of(s, place)
        s.goods[seat * len(GOODS) + good] += amount
        worked(s, seat, place, good, total, divisor)
    elif s.style and amount > 0:
        s.stack.append(Frame(SPLIT_HUNT, seat, amount, total))
    else:
        s.food[seat] += amount
        hunted(s, seat, amount, 0)


def divisor_of(s: StoneAgeState, place: int) -> int:
    """What a sum is divided by at a place.

    Rule: SA-4.6, SA-15.7.
    """
    if place <= RIVER:
        return s.box.divisor[place - HUNT]
    return s.box.tile_amount[s.box.workshop[place - WORKSHOP]]


def good_of(s: StoneAgeState, place: int) -> int:
    """The resource that a place brings.

    Rule: SA-4.5, SA-15.7.
    """
    if place <= RIVER:
        return place - FOREST
    return s.box.tile_effect[s.box.workshop[place - WORKSHOP]] - WORK

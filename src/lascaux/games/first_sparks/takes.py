"""What tools would take, for the eyes of their owner: those the clan has, and each that is for sale."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import CROP, FOODS, HUNTED_FOODS, TOOL
from lascaux.games.first_sparks.state import TECHNOLOGY, FirstSparksState
from lascaux.games.first_sparks.steps.hunting import best_of, crops_of, grounds_of, take_of
from lascaux.games.first_sparks.steps.numbers import HUNT
from lascaux.games.first_sparks.steps.technology import tool_limit_of
from lascaux.games.first_sparks.steps.year import incoming
from lascaux.games.first_sparks.view import TakesView, TakeView, TrialView
from lascaux.parts.masks import count_of, items_of

NO_LINE: Final = -1


def takes_of(s: FirstSparksState, seat: int | None) -> TakesView | None:
    """What the own tools take now and next; nothing for a spectator."""
    if seat is None:
        return None
    supplied = [s.stock[CROP], *[s.stock[food] + incoming(s, food) for food in HUNTED_FOODS]]
    is_hunting = bool(s.stack) and s.stack[-1].step == HUNT and s.stack[-1].seat == seat
    used = s.stack[-1].a if is_hunting else 0
    tools = s.cards[seat] & s.box.tool_mask
    now, later = _taken(s, seat, tools & ~used, s.stock), _taken(s, seat, tools, supplied)
    return TakesView(now, later, count_of(s.members[seat]))


def trials_of(s: FirstSparksState, seat: int | None) -> list[TrialView]:
    """Every tool for sale, while this seat may still buy one; one line for each tool that could leave."""
    if seat is None or s.phase != TECHNOLOGY or s.done >> seat & 1 == 1:
        return []
    tools = s.cards[seat] & s.box.tool_mask
    now = [_worth(_taken_of(s, seat, tools, food, s.stock)) for food in range(len(FOODS))]
    is_full = count_of(tools) >= tool_limit_of(s, seat)
    trials: list[TrialView] = []
    for card in items_of(s.market & s.box.kind_mask[TOOL]):
        trials.append(_trial(s, seat, card, None, tools | 1 << card, now))
        if is_full:
            for leaves in items_of(tools | 1 << card):
                kept = (tools | 1 << card) ^ 1 << leaves
                trials.append(_trial(s, seat, card, leaves, kept, now))
    return trials


def line_of(box: FirstSparksBox, card: int, counted: int) -> int:
    """Which line of a tool's table counts with so many tokens: the last that asks for no more.

    Rule: FS-2.10, FS-6.5.
    """
    line = NO_LINE
    for least, _ in box.harvest[card]:
        if least <= counted:
            line += 1
    return line


def _trial(
    s: FirstSparksState, seat: int, card: int, leaves: int | None, kept: int, now: list[int]
) -> TrialView:
    """What a clan with these tools would take with one of them, and more than now, which is told by food.

    Only the foods of the tool that comes and of the one that leaves are hunted otherwise.
    """
    food = s.box.food_of[card]
    taken = _taken_of(s, seat, kept, food, s.stock)
    more = _worth(taken) - now[food]
    if leaves is not None and s.box.food_of[leaves] != food:
        other = s.box.food_of[leaves]
        more += _worth(_taken_of(s, seat, kept, other, s.stock)) - now[other]
    for take in taken:
        if take.card == card:
            return TrialView(card, leaves, take.tokens, take.worth, more, take.line)
    return TrialView(card, leaves, 0, 0, more, NO_LINE)


def _taken(s: FirstSparksState, seat: int, tools: int, stock: list[int]) -> list[TakeView]:
    """What each of these tools takes of a stock, in the best order; those without a ground are left out."""
    found: list[TakeView] = []
    for food in HUNTED_FOODS:
        found += _taken_of(s, seat, tools, food, stock)
    return found + _taken_of(s, seat, tools, CROP, stock)


def _taken_of(s: FirstSparksState, seat: int, tools: int, food: int, stock: list[int]) -> list[TakeView]:
    """The same of one food; fields and herbs need no ground."""
    found: list[TakeView] = []
    mine = tools & s.box.food_mask[food]
    if mine == 0:
        return found
    if food == CROP:
        for card in items_of(mine):
            crops = crops_of(s, seat, card)
            found.append(TakeView(card, FOODS[CROP], crops, crops * s.box.worth[CROP], 0))
        return found
    left, extra = stock[food], grounds_of(s, seat, food) - 1
    while mine != 0 and extra >= 0:
        card = best_of(s.box, mine, left, extra)
        tokens = take_of(s.box, card, left, extra)
        line = line_of(s.box, card, left + extra) if tokens > 0 else NO_LINE
        found.append(TakeView(card, FOODS[food], tokens, tokens * s.box.worth[food], line))
        left -= tokens
        mine ^= 1 << card
    return found


def _worth(taken: list[TakeView]) -> int:
    worth = 0
    for take in taken:
        worth += take.worth
    return worth

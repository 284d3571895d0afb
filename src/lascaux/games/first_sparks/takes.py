"""What tools would take, for the eyes of their owner: those the clan has, and each that is for sale."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import CROP, FOODS, HUNTED_FOODS, TOOL, count_of, items_of
from lascaux.games.first_sparks.state import TECHNOLOGY, FirstSparksState
from lascaux.games.first_sparks.steps.hunting import best_of, crops_of, grounds_of, take_of
from lascaux.games.first_sparks.steps.numbers import HUNT
from lascaux.games.first_sparks.steps.technology import tool_limit_of
from lascaux.games.first_sparks.steps.year import incoming
from lascaux.games.first_sparks.view import TakesView, TakeView, TrialView

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
    now = _worth(_taken(s, seat, tools, s.stock))
    is_full = count_of(tools) >= tool_limit_of(s, seat)
    trials: list[TrialView] = []
    for card in items_of(s.market):
        if s.box.kind[card] != TOOL:
            continue
        both = tools | 1 << card
        for leaves in [None, *(items_of(both) if is_full else [])]:
            kept = both if leaves is None else both ^ 1 << leaves
            taken = _taken(s, seat, kept, s.stock)
            own = next((take for take in taken if take.card == card), None)
            tokens, worth, line = (own.tokens, own.worth, own.line) if own is not None else (0, 0, NO_LINE)
            trials.append(TrialView(card, leaves, tokens, worth, _worth(taken) - now, line))
    return trials


def line_of(box: FirstSparksBox, card: int, counted: int) -> int:
    """Which line of a tool's table counts with so many tokens: the last that asks for no more.

    Rule: FS-2.10, FS-6.5.
    """
    return sum(least <= counted for least, _ in box.harvest[card]) - 1


def _taken(s: FirstSparksState, seat: int, tools: int, stock: list[int]) -> list[TakeView]:
    """What each of these tools takes of a stock, in the best order; those without a ground are left out."""
    found: list[TakeView] = []
    for food in HUNTED_FOODS:
        left, extra = stock[food], grounds_of(s, seat, food) - 1
        hunting = tools & s.box.food_mask[food] if extra >= 0 else 0
        while hunting != 0:
            card = best_of(s.box, hunting, left, extra)
            tokens = take_of(s.box, card, left, extra)
            line = line_of(s.box, card, left + extra) if tokens > 0 else NO_LINE
            found.append(TakeView(card, FOODS[food], tokens, tokens * s.box.worth[food], line))
            left -= tokens
            hunting ^= 1 << card
    for card in items_of(tools & s.box.food_mask[CROP]):
        crops = crops_of(s, seat, card)
        found.append(TakeView(card, FOODS[CROP], crops, crops * s.box.worth[CROP], 0))
    return found


def _worth(taken: list[TakeView]) -> int:
    return sum(take.worth for take in taken)

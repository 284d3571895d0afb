"""Why an action is refused in Stone Age: the first reason that holds, with its rule.

Refusals of the first phase stand in `why_placing.py`, those of purchases and feeding in `why_paying.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.stone_age.asked import faces_of
from lascaux.games.stone_age.data import DRAW, MOST_TOOL, TOOL_SLOTS
from lascaux.games.stone_age.naming import card_args, place_args
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps import numbers
from lascaux.games.stone_age.steps.gaining import has_any_two
from lascaux.games.stone_age.steps.rolling import fresh_slot
from lascaux.games.stone_age.why_paying import (
    against_barter,
    against_buying,
    against_done,
    against_giving,
    against_paying,
    against_starving,
    against_two,
    bought_in,
    rule_of,
)
from lascaux.games.stone_age.why_placing import against_placing, no_place
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args, Reason, as_written
from lascaux.parts.masks import items_of

_ENOUGH: Final = ("done", "keep", "decline")  # what somebody says who wants nothing more


def reason_against(s: StoneAgeState, f: Frame, attempt: Attempt, example: str) -> Reason:
    """Why this is not legal for whoever is asked now, with something that is."""
    if attempt.verb not in numbers.STEPS.declared[f.step].verbs:
        return _against_verb(s, f, attempt.verb, example)
    return _AGAINST[attempt.verb](s, f, attempt)


def no_such_action(f: Frame, text: str, example: str) -> Reason:
    """Why words that make no sense are refused, with something that may be done instead."""
    written: Args = {"text": as_written(text[:60]), "example": example}
    return Reason(_rule_at(f), "stone_age-no-such-action", written)


def _rule_at(f: Frame) -> str:
    """The rule by which whoever is asked decides; that of a purchase hangs on what is bought."""
    if f.step in (numbers.BUY, numbers.PAY):
        return rule_of(f.a)
    return numbers.STEPS.declared[f.step].rule


def _against_verb(s: StoneAgeState, f: Frame, verb: str, example: str) -> Reason:
    """Something that may be done, but not now.

    Rule: SA-4.7, SA-4.9, SA-5.2, SA-5.4, SA-6.12, SA-13.3, SA-13.4, SA-17.8.
    """
    if verb in _ENOUGH and f.step in _AGAINST_ENOUGH:
        return _AGAINST_ENOUGH[f.step](s, f)
    if verb in ("tool", "spend"):
        if f.step == numbers.CHOOSE_DIE:
            return Reason("SA-5.4", "stone_age-no-tools-dice", {})
        return Reason("SA-5.2", "stone_age-no-tool-later", {})
    if verb == "give":
        return against_barter(s, f)
    if verb == "two":
        if has_any_two(s, f.seat):
            return Reason("SA-17.8", "stone_age-no-two-now", {})
        return Reason("SA-6.12", "stone_age-no-two-card", {})
    if verb == "pay" and f.step in (numbers.BUY, numbers.BUY_EXTRA):
        return Reason(rule_of(bought_in(f)), "stone_age-no-pay-buy", {})
    asked: Args = {"step": numbers.STEPS.declared[f.step].name, "example": example}
    return Reason(_rule_at(f), "stone_age-no-not-now", asked)


def _against_passing(s: StoneAgeState, f: Frame) -> Reason:
    """Nobody passes who can place somebody.

    Rule: SA-3.3.
    """
    return Reason("SA-3.3", "stone_age-no-pass", {"home": s.home[f.seat]})


def _against_stopping(s: StoneAgeState, f: Frame) -> Reason:
    """Nobody leaves people unused.

    Rule: SA-4.1, SA-4.11.
    """
    return Reason("SA-4.1", "stone_age-no-use-all", {})


def _against_no_die(s: StoneAgeState, f: Frame) -> Reason:
    """Everybody takes a die.

    Rule: SA-6.3.
    """
    return Reason("SA-6.3", "stone_age-no-must-take", {"dice": faces_of(f.a)})


def _against_not_buying(s: StoneAgeState, f: Frame) -> Reason:
    """What is half paid is not left.

    Rule: SA-4.7, SA-4.9, SA-13.3, SA-13.4.
    """
    return Reason(rule_of(f.a), "stone_age-no-buy-begun", {})


def _against_using(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Where nobody of whoever is asked is.

    Rule: SA-4.1.
    """
    place = attempt.values[0]
    if place == UNKNOWN:
        return no_place(attempt.words[0])
    return Reason("SA-4.1", "stone_age-no-people", place_args(place))


def _against_tool(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Which tool may not be added next.

    Rule: SA-5.2.
    """
    value = attempt.values[0]
    if value == UNKNOWN:
        return Reason("SA-5.1", "stone_age-no-tool-value", {"text": attempt.words[0], "most": MOST_TOOL})
    base = f.seat * TOOL_SLOTS
    tools = [tool for tool in s.tools[base : base + TOOL_SLOTS] if tool != 0]
    if value not in tools:
        listed = [str(tool) for tool in tools]
        return Reason("SA-5.2", "stone_age-no-tool", {"value": value, "tools": listed, "count": len(tools)})
    if fresh_slot(s, f.seat, value) < 0:
        return Reason("SA-5.2", "stone_age-no-tool-used", {"value": value})
    return Reason("SA-5.2", "stone_age-no-tool-order", {"value": value})


def _against_spending(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Which tool of a card may not be added next.

    Rule: SA-5.5, SA-6.10, SA-13.4, SA-15.3.
    """
    card = attempt.values[0]
    if card == UNKNOWN:
        return Reason("SA-0.3", "stone_age-no-card", {"text": as_written(attempt.words[0][:20])})
    args = card_args(s.box, card)
    if not s.box.one_use_mask >> card & 1:
        return Reason("SA-5.5", "stone_age-no-spend-other", args)
    if not s.cards[f.seat] >> card & 1:
        return Reason("SA-5.5", "stone_age-no-spend-own", args)
    if s.unknown[f.seat] >> card & 1:
        return Reason(_rule_of_drawing(s, f.seat), "stone_age-no-spend-unseen", args)
    if not s.ready[f.seat] >> card & 1:
        return Reason("SA-5.5", "stone_age-no-spend-used", args)
    return Reason("SA-5.5", "stone_age-no-spend-order", args)


def _rule_of_drawing(s: StoneAgeState, seat: int) -> str:
    """By what a seat drew: its card or its building that draws; without either, beside the fifth card."""
    bought = s.cards[seat] & ~s.unknown[seat]
    if any([s.box.top[card] == DRAW for card in items_of(bought)]):
        return "SA-6.10"
    draws = any([s.box.tile_effect[tile] == DRAW for tile in items_of(s.tiles[seat])])
    return "SA-15.3" if draws else "SA-13.4"


def _against_jewels(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """More jewels than the hunt brings.

    Rule: SA-13.1.
    """
    jewels = attempt.values[0]
    if jewels == UNKNOWN:
        return Reason("SA-13.1", "stone_age-no-jewels-number", {"text": attempt.words[0], "amount": f.a})
    return Reason("SA-13.1", "stone_age-no-jewels-many", {"wanted": jewels, "amount": f.a})


def _against_die(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """A die that is not there.

    Rule: SA-6.2.
    """
    face = attempt.values[0]
    if face == UNKNOWN:
        return Reason("SA-6.2", "stone_age-no-face", {"text": attempt.words[0]})
    return Reason("SA-6.2", "stone_age-no-die", {"face": face, "dice": faces_of(f.a)})


_AGAINST_ENOUGH: Final[dict[int, Callable[[StoneAgeState, Frame], Reason]]] = {
    numbers.PLACE_WORKERS: _against_passing,
    numbers.USE_PLACE: _against_stopping,
    numbers.CHOOSE_DIE: _against_no_die,
    numbers.GIVE: _against_not_buying,
    numbers.PAY: _against_not_buying,
}

_AGAINST: Final[dict[str, Callable[[StoneAgeState, Frame, Attempt], Reason]]] = {
    "place": against_placing,
    "use": _against_using,
    "tool": _against_tool,
    "spend": _against_spending,
    "jewels": _against_jewels,
    "buy": against_buying,
    "give": against_giving,
    "pay": against_paying,
    "done": against_done,
    "two": against_two,
    "die": _against_die,
    "starve": against_starving,
}

"""The same effect is told by the paragraph of the card, the building, the dice or the people that have it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.stone_age.state import StoneAgeState
from tests.games.stone_age.drawing import acting, events_of, have, own, placing

Position = Callable[[], StoneAgeState]


def on_card(card: str) -> StoneAgeState:
    """Seat 0 has a worker on a card that costs one resource."""
    row = [card, *[other for other in ("C11", "C12", "C13", "C14", "C15") if other != card][:4]]
    return have(acting(placing(2, True, row=row), card_1=1, field=1), 0, wood=1)


def on_building(tile: str, **goods: int) -> StoneAgeState:
    """Seat 0 has a worker on a building and can pay for it."""
    s = placing(2, style=True, spielbox=True, tops=[tile, "B01"])
    return have(acting(s, stack_1=1, tool_maker=1), 0, **goods)


def on_fifth() -> StoneAgeState:
    """Seat 0 has a worker on the fifth card and jewels for it and for the unseen one."""
    return have(acting(placing(2, True, row=["C11", "C12", "C13", "C14", "C15"]), card_5=1), 0, jewel=6)


def at_work() -> StoneAgeState:
    """Seat 0 has people in the hut, in the field, in the forest and in its workshop."""
    return acting(own(placing(2, True), 0, "XB4"), hut=2, field=1, forest=1, workshop_1=1)


CARD = ["use card_1", "buy"]
BUILDING = ["use stack_1", "buy"]
DRAWN = [*BUILDING, "tile B05"]
MAGAZINE = {"wood": 1, "brick": 1, "stone": 1}

CASES: list[tuple[str, Position, list[str], str, str]] = [
    ("a gold from a card", lambda: on_card("C21"), CARD, "gained", "SA-6.5"),
    ("a brick from the dice", lambda: on_card("C01"), [*CARD, "dice 23", "die 2"], "gained", "SA-6.1"),
    ("jewels from the dice", lambda: on_card("X1"), [*CARD, "dice 12", "die 2"], "gained", "SA-14.3"),
    ("dice of a card", lambda: on_card("C01"), [*CARD, "dice 12"], "dice_thrown", "SA-6.1"),
    ("stylish dice of a card", lambda: on_card("X1"), [*CARD, "dice 12"], "dice_thrown", "SA-14.3"),
    (
        "stylish dice of a building",
        lambda: on_building("XB3", brick=1, jewel=2),
        [*DRAWN, "dice 12"],
        "dice_thrown",
        "SA-15.4",
    ),
    ("a card of a card", lambda: on_card("C32"), [*CARD, "draw C28"], "drew", "SA-6.10"),
    (
        "a card of a building",
        lambda: on_building("XB2", stone=1, jewel=2),
        [*DRAWN, "draw C28"],
        "drew",
        "SA-15.3",
    ),
    ("the unseen card", on_fifth, ["use card_5", "buy", "buy", "draw C28"], "drew", "SA-13.4"),
    ("work in the forest", at_work, ["use forest", "sum 6"], "worked", "SA-4.5"),
    ("a roll in a workshop", at_work, ["use workshop_1", "sum 6"], "rolled", "SA-15.7"),
    ("work in a workshop", at_work, ["use workshop_1", "sum 6"], "worked", "SA-15.7"),
    ("a child in the hut", at_work, ["use hut"], "born", "SA-4.3"),
    ("a child of a building", lambda: on_building("SB4", **MAGAZINE), BUILDING, "born", "SA-16.4"),
    ("work in the field", at_work, ["use field"], "farmed", "SA-4.4"),
    ("agriculture of a card", lambda: on_card("C30"), CARD, "farmed", "SA-6.9"),
    ("a six", lambda: on_card("C01"), [*CARD, "dice 26", "die 6"], "farmed", "SA-6.1"),
    ("agriculture of a building", lambda: on_building("SB6", **MAGAZINE), BUILDING, "farmed", "SA-16.6"),
]


@pytest.mark.rule(
    "SA-6.1", "SA-6.5", "SA-6.9", "SA-6.10", "SA-13.4", "SA-14.3", "SA-15.3", "SA-15.4", "SA-15.7", "SA-16.4"
)
@pytest.mark.parametrize(
    ("position", "texts", "kind", "rule"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_what_happens_is_told_by_the_rule_of_what_brings_it(
    position: Position, texts: list[str], kind: str, rule: str
) -> None:
    told = [event.rule for event in events_of(position(), *texts) if event.kind == kind]
    assert told[0] == rule

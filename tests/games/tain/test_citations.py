"""Each line of the log names the rule behind it, special cases their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.tain.state import TainState
from tests.games.tain.drawing import draw, play, rules_cited

RULE_OF = {
    ("boy", "chief"): "TN-6.6",
    ("boy", "daughter"): "TN-6.6",
    ("boy", "warrior"): "TN-6.7",
    ("warrior", "boy"): "TN-6.8",
    ("warrior", "chief"): "TN-6.9",
    ("warrior", "daughter"): "TN-6.10",
    ("chief", "boy"): "TN-6.11",
    ("chief", "warrior"): "TN-6.11",
    ("chief", "daughter"): "TN-6.12",
}


def fought(raider: str, guard: str) -> TainState:
    """Somebody is about to pass, and then this raider meets this guard."""
    return draw(raiders={(1, 1): (0, raider)}, guards={(1, 1): guard}, passed=[0, 1], to_act=2)


@pytest.mark.rule("TN-6.6", "TN-6.7", "TN-6.8", "TN-6.9", "TN-6.10", "TN-6.11", "TN-6.12")
@pytest.mark.parametrize(("pair", "rule"), RULE_OF.items(), ids=str)
def test_a_raid_is_told_with_the_rule_of_its_case(pair: tuple[str, str], rule: str) -> None:
    assert ("raided", rule) in rules_cited(fought(*pair), "pass")


@pytest.mark.rule("TN-6.5")
@pytest.mark.parametrize("kind", ["boy", "warrior", "chief"])
def test_equals_are_told_with_the_rule_of_equals(kind: str) -> None:
    assert ("raided", "TN-6.5") in rules_cited(fought(kind, kind), "pass")


@pytest.mark.rule("TN-6.4")
@pytest.mark.parametrize("kind", ["boy", "warrior", "chief"])
def test_an_open_door_is_told_with_the_rule_of_open_doors(kind: str) -> None:
    assert ("raided", "TN-6.4") in rules_cited(fought(kind, "bluff"), "pass")


def beaten() -> TainState:
    """A warrior stands beside a chief in the outer land."""
    return draw(outer=[(0, "warrior"), (1, "chief")], passed=[0, 1], to_act=2)


def barren() -> TainState:
    """A chief stands in an outer land without cows."""
    return draw(outer=[(0, "chief")], cows=[9, 8, 8], passed=[0, 1], to_act=2)


def poor() -> TainState:
    """Raiders are at stables without cows and at a house without jewels."""
    raiders = {(1, 1): (0, "boy"), (1, 4): (0, "boy")}
    return draw(raiders=raiders, cows=[5, 0, 5], jewels=[6, 0, 3], passed=[0, 1], to_act=2)


def spent() -> TainState:
    """The next player has no tile left."""
    s = draw(seats=2, screens={0: ""}, to_act=1)
    play(s, "scout 1 1")
    return s


CASES: list[tuple[str, Callable[[], TainState], str, str, str]] = [
    ("a warrior beside a chief", beaten, "pass", "roved", "TN-5.3"),
    ("a chief in an empty pasture", barren, "pass", "roved", "TN-5.4"),
    ("no cow left", poor, "pass", "stole_cow", "TN-6.13"),
    ("no jewel left", poor, "pass", "stole_jewel", "TN-10.6"),
    ("a pass for want of tiles", spent, "lay boy", "passed", "TN-3.8"),
]


@pytest.mark.rule("TN-3.8", "TN-5.3", "TN-5.4", "TN-6.13", "TN-10.6")
@pytest.mark.parametrize(
    ("position", "text", "kind", "rule"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_special_case_is_told_with_its_rule(
    position: Callable[[], TainState], text: str, kind: str, rule: str
) -> None:
    assert (kind, rule) in rules_cited(position(), text)


@pytest.mark.rule("TN-5.1", "TN-5.2", "TN-5.3")
@pytest.mark.parametrize(
    ("outer", "rules"),
    [
        ([(0, "chief")], ["TN-5.1"]),
        ([(0, "warrior"), (1, "bluff")], ["TN-5.1"]),
        ([(0, "warrior"), (1, "warrior")], ["TN-5.2", "TN-5.2"]),
        ([(0, "chief"), (1, "chief")], ["TN-5.2", "TN-5.2"]),
        ([(0, "warrior"), (1, "chief")], ["TN-5.3", "TN-5.3"]),
    ],
    ids=str,
)
def test_a_tile_in_the_outer_land_is_told_with_the_rule_of_whom_it_met(
    outer: list[tuple[int, str]], rules: list[str]
) -> None:
    s = draw(outer=outer, passed=[0, 1], to_act=2)
    assert [rule for kind, rule in rules_cited(s, "pass") if kind == "roved"] == rules

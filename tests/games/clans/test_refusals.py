"""Each reason for which Clans refuses an action, with its rule and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState
from lascaux.table.table import Table
from tests.games.clans.drawing import draw, play
from tests.games.refusing import reasons_of, refused_by


def quiet() -> ClansState:
    """Some groups, a group of seven, one of eight, and a village in territory 12."""
    huts = {
        1: "r", 3: "b", 12: "g", 21: "r", 23: "b", 44: "y", 43: "y",
        57: "rrrrbbb", 58: "gggggggg", 59: "k",
    }  # fmt: skip
    return draw(huts, villages=[12])


def ordering() -> ClansState:
    """The mover must say which of the villages in 1 and 5 comes next; 12 is a village already."""
    s = draw({1: "r", 3: "b", 5: "g", 12: "g", 57: "k", 58: "k"}, villages=[12, 20, 30])
    play(s, "move 3 1")
    return s


def refused(s: ClansState, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal."""
    return refused_by(GAME, s, text)


CASES: list[tuple[str, Callable[[], ClansState], str, str, str]] = [
    ("passing", quiet, "pass", "CL-2.8", "clans-no-pass"),
    ("an unknown verb", quiet, "build 12", "CL-2.1", "clans-no-such-action"),
    ("nothing at all", quiet, "", "CL-2.1", "clans-no-such-action"),
    ("a move without a goal", quiet, "move 1", "CL-2.1", "clans-no-such-action"),
    ("a move with a word too many", quiet, "move 1 3 5", "CL-2.1", "clans-no-such-action"),
    ("a number in letters", quiet, "move one 3", "CL-2.1", "clans-no-such-action"),
    ("a number that is none of ours", quiet, "move ¹ 3", "CL-2.1", "clans-no-such-action"),
    ("a very long number", quiet, "move 1 " + "9" * 5000, "CL-2.1", "clans-no-such-action"),
    ("territory 61", quiet, "move 1 61", "CL-0.2", "clans-no-territory"),
    ("territory 0", quiet, "move 0 1", "CL-0.2", "clans-no-territory"),
    ("moving before the order is said", ordering, "move 57 58", "CL-5.4", "clans-no-order-first"),
    ("founding when no village waits", quiet, "found 12", "CL-5.4", "clans-no-village-waits"),
    ("founding a village again", ordering, "found 12", "CL-3.5", "clans-no-village-already"),
    ("founding where huts touch others", ordering, "found 57", "CL-3.1", "clans-no-new-village"),
    ("founding on empty ground", ordering, "found 3", "CL-3.1", "clans-no-new-village"),
    ("moving to where one is", quiet, "move 1 1", "CL-2.1", "clans-no-same-place"),
    ("moving no huts", quiet, "move 2 3", "CL-2.1", "clans-no-huts-here"),
    ("moving a village", quiet, "move 12 13", "CL-3.5", "clans-no-village-moves"),
    ("moving over a lake", quiet, "move 23 44", "CL-2.7", "clans-no-lake"),
    ("moving further than a neighbour", quiet, "move 1 57", "CL-2.1", "clans-no-neighbour"),
    ("moving onto empty ground", quiet, "move 1 2", "CL-2.1", "clans-no-huts-there"),
    ("joining eight huts to seven", quiet, "move 58 57", "CL-2.4", "clans-no-larger-group"),
    ("joining seven huts to one", quiet, "move 57 59", "CL-2.3", "clans-no-too-many"),
]


@pytest.mark.rule("CL-2.1", "CL-2.3", "CL-2.4", "CL-2.7", "CL-2.8", "CL-3.1", "CL-3.5", "CL-5.4")
@pytest.mark.parametrize(
    ("position", "text", "rule", "key"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_reason_of_a_refusal_names_its_rule(
    position: Callable[[], ClansState], text: str, rule: str, key: str
) -> None:
    assert refused(position(), text) == (rule, key)


@pytest.mark.rule("CL-1.7")
def test_acting_out_of_turn_is_refused_by_the_rule_of_turns() -> None:
    table = Table.new("clans", seats=3, seed=7)
    refusal = table.why_not((table.seat + 1) % 3, "move 1 2")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("CL-1.7", "table-no-not-your-turn")


def test_every_reason_in_the_code_has_a_case_here() -> None:
    keys = reasons_of("clans") | {"clans-no-such-action"}  # the kernel says that one
    assert keys == {case[4] for case in CASES}

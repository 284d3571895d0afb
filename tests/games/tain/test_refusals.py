"""Each reason for which Táin refuses an action, with its rule and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import TainState
from lascaux.table.table import Table
from tests.games.refusing import reasons_of, refused_by
from tests.games.tain.drawing import draw, play, raid

Position = Callable[[], TainState]


def scouting() -> TainState:
    """Seat 0 is to scout; a door of its own, an entrance of seat 1's are taken."""
    return draw(guards={(0, 1): "boy"}, raiders={(1, 2): (2, "bluff")})


def full() -> TainState:
    """Both spaces of the outer land are taken by others."""
    return draw(outer=[(1, "chief"), (2, "bluff")])


def roving() -> TainState:
    """Seat 0 has a tile in the outer land."""
    return draw(outer=[(0, "chief")])


def last_daughter() -> TainState:
    """Seat 0 has only the daughter left."""
    return draw(screens={0: "daughter"})


def laying(space: str) -> Position:
    """Seat 0 has chosen a space and is to lay a tile there; it has no warrior left."""

    def position() -> TainState:
        s = draw(discards={0: "warrior warrior"})
        play(s, f"scout {space}")
        return s

    return position


def freeing() -> TainState:
    """Seat 0 must say which hostage goes free."""
    s = draw(raiders={(1, 4): (0, "boy")}, hostages={(1, 0): "boy daughter"})
    raid(s)
    return s


def refused(s: TainState, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal."""
    return refused_by(GAME, s, text)


CASES: list[tuple[str, Position, str, str, str]] = [
    ("an unknown verb", scouting, "move 1 2", "TN-3.1", "tain-no-such-action"),
    ("nothing at all", scouting, "", "TN-3.1", "tain-no-such-action"),
    ("a scout without a place", scouting, "scout", "TN-3.1", "tain-no-such-action"),
    ("a scout without a door", scouting, "scout 1", "TN-3.1", "tain-no-such-action"),
    ("a scout with a word too many", scouting, "scout 1 2 3", "TN-3.1", "tain-no-such-action"),
    ("a number in letters", scouting, "scout one 2", "TN-3.1", "tain-no-such-action"),
    ("a number that is none of ours", scouting, "scout ¹ 2", "TN-3.1", "tain-no-such-action"),
    ("a number with a nought before it", scouting, "scout 01 1", "TN-3.1", "tain-no-such-action"),
    ("a very long number", scouting, "scout 1 " + "9" * 5000, "TN-3.1", "tain-no-such-action"),
    ("passing twice", scouting, "pass pass", "TN-3.1", "tain-no-such-action"),
    ("drawing lots oneself", scouting, "first 0", "TN-3.1", "tain-no-such-action"),
    ("laying nothing", laying("0 1"), "lay", "TN-3.1", "tain-no-such-action"),
    ("a board too many", scouting, "scout 3 1", "TN-0.4", "tain-no-board"),
    ("door 0", scouting, "scout 1 0", "TN-0.4", "tain-no-door"),
    ("door 6", scouting, "scout 1 6", "TN-0.4", "tain-no-door"),
    ("a threshold that is taken", scouting, "scout 0 1", "TN-3.5", "tain-no-threshold-free"),
    ("an entrance that is taken", scouting, "scout 1 2", "TN-3.5", "tain-no-entrance-free"),
    ("raiding with a daughter alone", last_daughter, "scout 1 1", "TN-3.3", "tain-no-raider-left"),
    ("a second tile in the outer land", roving, "scout outer", "TN-5.5", "tain-no-second-rover"),
    ("an outer land that is full", full, "scout outer", "TN-3.5", "tain-no-outer-space"),
    ("the outer land with a daughter alone", last_daughter, "scout outer", "TN-3.4", "tain-no-rover-left"),
    ("a tile before a space", scouting, "lay boy", "TN-3.1", "tain-no-space-first"),
    ("a second space before the tile", laying("0 1"), "scout 1 1", "TN-3.1", "tain-no-tile-first"),
    ("the outer land before the tile", laying("0 1"), "scout outer", "TN-3.1", "tain-no-tile-first"),
    ("passing before the tile", laying("0 1"), "pass", "TN-3.1", "tain-no-tile-first"),
    ("a tile that is none", laying("0 1"), "lay king", "TN-0.6", "tain-no-such-tile"),
    ("a warrior too many", laying("0 1"), "lay warrior", "TN-0.8", "tain-no-tile-left"),
    ("a warrior too many in the outer land", laying("outer"), "lay warrior", "TN-0.8", "tain-no-tile-left"),
    ("a daughter at an entrance", laying("1 1"), "lay daughter", "TN-3.3", "tain-no-daughter-raids"),
    ("a boy in the outer land", laying("outer"), "lay boy", "TN-3.4", "tain-no-rover"),
    ("a daughter in the outer land", laying("outer"), "lay daughter", "TN-3.4", "tain-no-rover"),
    ("freeing while scouting", scouting, "free boy", "TN-8.2", "tain-no-hostage"),
    ("freeing while a tile is due", laying("1 1"), "free boy", "TN-8.2", "tain-no-hostage"),
    ("freeing a chief", freeing, "free chief", "TN-8.1", "tain-no-such-hostage"),
    ("scouting before freeing", freeing, "scout 1 1", "TN-8.4", "tain-no-free-first"),
    ("passing before freeing", freeing, "pass", "TN-8.4", "tain-no-free-first"),
    ("laying before freeing", freeing, "lay boy", "TN-8.4", "tain-no-free-first"),
]


@pytest.mark.rule("TN-0.4", "TN-3.1", "TN-3.3", "TN-3.4", "TN-3.5", "TN-5.5", "TN-8.1", "TN-8.2", "TN-8.4")
@pytest.mark.parametrize(
    ("position", "text", "rule", "key"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_reason_of_a_refusal_names_its_rule(position: Position, text: str, rule: str, key: str) -> None:
    assert refused(position(), text) == (rule, key)


@pytest.mark.rule("TN-3.6")
def test_laying_out_of_turn_is_refused_by_the_rule_of_turns() -> None:
    table = Table.new("tain", seats=3, seed=7)
    refusal = table.why_not((table.seat + 1) % 3, "scout 0 1")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TN-3.6", "table-no-not-your-turn")


@pytest.mark.rule("TN-3.7")
def test_whoever_passed_is_refused_another_tile() -> None:
    table = Table.new("tain", seats=2, seed=7)
    seat = table.seat
    table.act(seat, "pass")
    refusal = table.why_not(seat, f"scout {seat} 1")
    assert refusal is not None
    assert refusal.key == "table-no-not-your-turn"


@pytest.mark.rule("TN-8.4")
def test_during_a_raid_the_others_wait_for_the_choice_of_a_hostage() -> None:
    assert GAME.rule_of_turns(freeing()) == "TN-8.4"


@pytest.mark.rule("TN-9.1")
def test_after_the_end_the_rule_of_the_end_is_named() -> None:
    s = draw(turn=8)
    raid(s)
    assert GAME.rule_of_end(s) == "TN-9.1"


@pytest.mark.parametrize("text", ["x" * 100_000, "lay " + "x" * 100_000])
def test_a_long_text_is_quoted_in_part(text: str) -> None:
    args = GAME.why_not(laying("0 1")(), 0, text).args
    assert len(str(args["text"])) == 60


def test_every_reason_in_the_code_has_a_case_here() -> None:
    keys = reasons_of("tain") | {"tain-no-such-action"}  # the kernel says that one
    assert keys == {case[4] for case in CASES}

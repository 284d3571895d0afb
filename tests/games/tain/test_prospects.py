"""What a tile may come to on a space, as the one who is about to lay it is told."""

from __future__ import annotations

import pytest

from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import TainState
from lascaux.games.tain.view import ProspectView, TainView
from tests.games.tain.drawing import ARTHUR, BRIGITTE, PATRICK, draw, play, raid

Prospects = list[tuple[str, str]]  # whom a tile may meet, and what comes of it


def seen(s: TainState, seat: int | None) -> dict[str, list[ProspectView]]:
    """The prospects of the space that was chosen, as a seat is told."""
    view = GAME.view(s, seat)
    assert isinstance(view, TainView)
    assert view.scouted is not None
    return view.scouted.prospects


def told(s: TainState, space: str, kind: str) -> Prospects:
    """What Patrick is told of a kind once he has chosen a space."""
    play(s, f"scout {space}")
    return [(" ".join(each.met), each.result) for each in seen(s, PATRICK)[kind]]


def guarded() -> TainState:
    """A door to the stables and one to the house that somebody guards."""
    return draw(guards={(BRIGITTE, 2): "boy", (BRIGITTE, 4): "boy"})


@pytest.mark.rule("TN-6.5")
def test_results_are_grouped_by_whom_a_raider_may_meet() -> None:
    assert told(guarded(), "1 2", "chief") == [
        ("bluff boy warrior", "cow"),
        ("chief", "raid-draw"),
        ("daughter", "raid-fails"),
    ]


def test_nobody_is_met_only_where_no_tile_lies() -> None:
    assert told(draw(), "1 2", "boy")[0] == ("none bluff", "cow")
    assert told(guarded(), "1 2", "boy")[0] == ("bluff", "cow")


@pytest.mark.rule("TN-3.7")
def test_an_empty_threshold_of_somebody_who_has_passed_stays_empty() -> None:
    assert told(draw(passed=[BRIGITTE]), "1 2", "boy") == [("none", "cow")]


@pytest.mark.rule("TN-3.7")
def test_nobody_comes_once_all_others_have_passed() -> None:
    alone = [BRIGITTE, ARTHUR]
    assert told(draw(passed=alone), "0 1", "boy") == [("none", "guard-idle")]
    assert told(draw(passed=alone), "outer", "chief") == [("none", "rove")]


@pytest.mark.rule("TN-8.1")
def test_a_daughter_who_is_a_hostage_guards_nothing() -> None:
    held = draw(hostages={(ARTHUR, BRIGITTE): "daughter"})
    assert not [met for met, _ in told(held, "1 2", "boy") if "daughter" in met]


@pytest.mark.rule("TN-8.2", "TN-8.4")
def test_own_hostages_come_before_jewels() -> None:
    assert told(draw(), "1 4", "chief")[0][1] == "jewel"
    assert told(draw(hostages={(BRIGITTE, PATRICK): "boy boy"}), "1 4", "chief")[0][1] == "free-boy"
    assert told(draw(hostages={(BRIGITTE, PATRICK): "boy daughter"}), "1 4", "chief")[0][1] == "free-one"


@pytest.mark.rule("TN-6.7", "TN-6.9")
def test_a_guard_is_told_from_the_raiders_side() -> None:
    assert told(draw(), "0 1", "warrior") == [
        ("none bluff", "guard-idle"),
        ("boy", "guard-captured"),
        ("warrior", "guard-draw"),
        ("chief", "guard-succeeds"),
    ]


@pytest.mark.rule("TN-4.2")
def test_a_bluff_that_raids_or_roves_meets_nobody() -> None:
    assert told(draw(), "1 2", "bluff") == [("", "bluff")]
    assert told(draw(), "outer", "bluff") == [("", "bluff")]


@pytest.mark.rule("TN-5.3")
def test_in_the_outer_land_a_chief_goes_before_a_warrior() -> None:
    assert told(draw(), "outer", "warrior") == [
        ("none bluff", "rove"),
        ("warrior", "rove-both"),
        ("chief", "rove-beaten"),
    ]
    assert [result for _, result in told(draw(), "outer", "chief")] == ["rove", "rove-beats", "rove-both"]
    beside = draw(outer=[(BRIGITTE, "bluff")])
    assert told(beside, "outer", "chief")[0] == ("bluff", "rove")


def test_only_kinds_that_may_be_laid_there_have_prospects() -> None:
    s = draw(screens={PATRICK: "boy daughter"})
    play(s, "scout 1 2")
    assert list(seen(s, PATRICK)) == ["boy"]


def test_others_are_not_told() -> None:
    s = draw()
    play(s, "scout 1 2")
    assert seen(s, BRIGITTE) == seen(s, None) == {}


@pytest.mark.parametrize("guard", ["chief", "warrior", "boy", "daughter", "bluff"])
@pytest.mark.parametrize("kind", ["chief", "warrior", "boy"])
@pytest.mark.parametrize("door", [2, 4])
def test_what_is_foretold_of_a_guard_is_what_comes_of_it(guard: str, kind: str, door: int) -> None:
    s = draw(guards={(BRIGITTE, door): guard})
    foretold = next(result for met, result in told(s, f"1 {door}", kind) if guard in met.split())
    play(s, f"lay {kind}")
    happened = [name for name, _ in raid(s)]
    assert ("captured" in happened) == foretold.startswith("raid-captur")
    assert ("stole_cow" in happened) == (foretold == "cow")
    assert ("stole_jewel" in happened) == (foretold == "jewel")

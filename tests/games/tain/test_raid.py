"""The raid: tiles turned up, bluffs gone, the outer land; and what becomes of the tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.games.tain.data import BLUFF, EMPTY
from lascaux.parts.heaps import count_of
from tests.games.tain.drawing import ARTHUR, BRIGITTE, cows_of, draw, in_words, play, raid, told


def laid() -> dict[tuple[int, int], tuple[int, str]]:
    """Raiders of three players."""
    return {(1, 1): (0, "boy"), (1, 4): (2, "bluff"), (2, 2): (1, "warrior")}


@pytest.mark.rule("TN-4.1", "TN-10.16")
def test_all_tiles_are_shown_before_anything_is_settled() -> None:
    happened = raid(draw(raiders=laid(), guards={(1, 1): "bluff"}, outer=[(0, "chief")]))
    kinds = [kind for kind, _ in happened]
    shown = kinds.index("raid_began") + 1
    assert kinds[shown : shown + 5] == ["shown"] * 5
    assert kinds[shown + 5 :].count("shown") == 0
    assert [(args["kind"], args["guards"]) for args in told(happened, "shown")] == [
        ("chief", "no"),
        ("boy", "no"),
        ("bluff", "yes"),
        ("bluff", "no"),
        ("warrior", "no"),
    ]


@pytest.mark.rule("TN-4.2", "TN-10.16")
def test_bluffs_leave_before_the_outer_land_is_settled() -> None:
    s = draw(raiders=laid(), outer=[(0, "bluff"), (1, "warrior")], passed=[0, 1], to_act=2)
    kinds = [kind for kind, _ in play(s, "pass")]
    assert kinds.index("bluffs_left") < kinds.index("roved")
    assert kinds.count("bluffs_left") == 2


@pytest.mark.rule("TN-4.2")
def test_bluffs_are_put_away_with_the_used_tiles() -> None:
    s = draw(raiders={(1, 1): (0, "bluff")}, guards={(0, 2): "bluff"}, outer=[(0, "bluff")])
    assert told(raid(s), "bluffs_left") == [{"bluffs": 3}]
    assert count_of(s.discard[0], BLUFF) == 3


@pytest.mark.rule("TN-4.3")
def test_the_outer_land_comes_before_the_clans() -> None:
    kinds = [kind for kind, _ in raid(draw(raiders=laid(), outer=[(0, "chief")]))]
    assert kinds.index("roved") < kinds.index("raided")


@pytest.mark.rule("TN-4.4")
def test_used_tiles_are_put_away_and_the_boards_are_empty() -> None:
    s = draw(raiders=laid(), guards={(2, 2): "boy", (0, 5): "chief"}, outer=[(1, "chief")])
    raid(s)
    assert set(s.entrance + s.threshold + s.outer) == {EMPTY}
    assert [in_words(heap) for heap in s.discard] == ["chief boy", "chief warrior", "boy bluff"]


@pytest.mark.rule("TN-4.5")
def test_used_tiles_do_not_return_to_the_screen_while_tiles_are_left() -> None:
    s = draw(seats=2, raiders={(1, 1): (0, "boy")})
    before = s.screen[:]
    raid(s)
    assert s.screen == before
    assert in_words(s.discard[0]) == "boy"


@pytest.mark.rule("TN-5.1")
@pytest.mark.parametrize("kind", ["chief", "warrior"])
@pytest.mark.parametrize("beside", [[], [(1, "bluff")]], ids=["alone", "beside a bluff"])
def test_one_tile_alone_takes_a_cow(kind: str, beside: list[tuple[int, str]]) -> None:
    s = draw(outer=[(2, kind), *beside])
    raid(s)
    assert cows_of(s) == [5, 5, 6]
    assert s.pasture == 9


@pytest.mark.rule("TN-5.1")
def test_a_bluff_takes_no_cow() -> None:
    s = draw(outer=[(2, "bluff"), (0, "bluff")])
    assert told(raid(s), "roved") == []
    assert cows_of(s) == [5, 5, 5]


@pytest.mark.rule("TN-5.2")
@pytest.mark.parametrize("kind", ["chief", "warrior"])
def test_two_of_a_kind_take_a_cow_each(kind: str) -> None:
    s = draw(outer=[(2, kind), (0, kind)])
    raid(s)
    assert cows_of(s) == [6, 5, 6]
    assert s.pasture == 8


@pytest.mark.rule("TN-5.3", "TN-5.6")
@pytest.mark.parametrize("active", [ARTHUR, BRIGITTE])
def test_example_a_chief_beside_a_warrior_alone_takes_a_cow(active: int) -> None:
    s = draw(outer=[(ARTHUR, "warrior"), (BRIGITTE, "chief")], active=active)
    happened = raid(s)
    assert cows_of(s) == [5, 6, 5]
    assert in_words(s.discard[ARTHUR]) == "warrior"
    assert in_words(s.discard[BRIGITTE]) == "chief"
    roved = {(args["kind"], args["cows"], args["due"]) for args in told(happened, "roved")}
    assert roved == {("chief", 1, 1), ("warrior", 0, 0)}


@pytest.mark.rule("TN-5.4")
def test_an_empty_pasture_may_be_raided_for_nothing() -> None:
    s = draw(cows=[9, 8, 8])
    play(s, "scout outer", "lay chief", "pass", "pass")
    happened = play(s, "pass")
    assert told(happened, "roved") == [{"kind": "chief", "cows": 0, "due": 1}]
    assert cows_of(s) == [9, 8, 8]
    assert in_words(s.discard[0]) == "chief"


@pytest.mark.rule("TN-10.4")
@pytest.mark.parametrize(("active", "cows"), [(0, [9, 7, 9]), (1, [8, 8, 9]), (2, [9, 7, 9])])
def test_the_last_cow_of_the_pasture_goes_to_whoever_is_first_in_order(active: int, cows: list[int]) -> None:
    s = draw(outer=[(1, "chief"), (0, "chief")], cows=[8, 7, 9], active=active)
    raid(s)
    assert cows_of(s) == cows
    assert s.pasture == 0


def test_a_raid_loses_no_tile() -> None:
    s = draw(raiders=laid(), guards={(2, 2): "daughter", (1, 1): "warrior"}, outer=[(1, "chief")])
    raid(s)
    for seat in range(3):
        heaps = [s.screen[seat], s.discard[seat], *[s.hostages[captor * 3 + seat] for captor in range(3)]]
        assert Counter(word for heap in heaps for word in in_words(heap).split()).total() == 18

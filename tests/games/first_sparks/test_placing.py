"""The placing round: free first members, paid second ones, and the order after it."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import SPACE_NAMES
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import asked, deal, legal, names, play, start, told, until


def built(seats: int = 3) -> FirstSparksState:
    """A map built at random, herbs dealt so that seat 0 is first; the last is asked where to settle."""
    return until(deal(start(seats, "built"), range(seats, 0, -1)), "settle")


@pytest.mark.rule("FS-3.1")
def test_the_placing_round_comes_before_the_first_year() -> None:
    s = built()
    assert s.year == 0
    assert until(s, "offer").year == 1


@pytest.mark.rule("FS-3.2")
def test_the_last_in_order_settles_first() -> None:
    s = built()
    seats = []
    while asked(s)[0] == "settle":
        seats.append(asked(s)[1])
        GAME.play(s, GAME.legal(s)[0])
    assert seats == [2, 1, 0]


@pytest.mark.rule("FS-3.2")
def test_any_space_is_open_to_the_first_to_settle_and_nothing_is_paid() -> None:
    s = built()
    tiles = {space[:2] for space in {text.split()[1] for text in legal(s)}}
    assert legal(s) == {f"settle {space}" for space in SPACE_NAMES if space[:2] in tiles}
    GAME.play(s, GAME.legal(s)[0])
    assert s.food == [7, 7, 7]


@pytest.mark.rule("FS-3.3")
def test_at_each_ground_only_one_clan_settles() -> None:
    s = built()
    before = legal(s)
    first = min(before)
    play(s, first)
    assert before - legal(s) == {text for text in before if text.split()[1][:3] == first.split()[1][:3]}


@pytest.mark.rule("FS-3.4")
def test_on_the_ready_map_the_last_in_order_has_the_first_start_space() -> None:
    s = deal(start(3), [1, 3, 2])
    assert [names(members) for members in s.members[:3]] == [{"T1Bb"}, {"T1Ab"}, {"T2Bc"}]


@pytest.mark.rule("FS-3.5")
def test_the_second_member_is_offered_from_first_to_last() -> None:
    s = deal(start(3), [1, 3, 2])
    seats = []
    while asked(s)[0] == "second":
        seats.append(asked(s)[1])
        play(s, "done")
    assert seats == [1, 2, 0]


@pytest.mark.rule("FS-3.5")
def test_the_second_member_goes_next_to_the_first() -> None:
    s = deal(start(3), [3, 2, 1])
    assert legal(s) == {"done", "spread T1Aa", "spread T1Ac", "spread T3Aa", "spread T3Bb"}


@pytest.mark.rule("FS-3.6")
def test_the_second_member_costs_what_spreading_costs() -> None:
    s = deal(start(3), [3, 2, 1])
    assert told(play(s, "spread T1Aa"), "spread")[0][1]["cost"] == 1 + 1  # over a mountain
    assert s.food[0] == 5
    assert told(play(s, "spread T1Ba"), "spread")[0][1]["cost"] == 1
    assert asked(s) == ("second", 2)
    assert told(play(s, "spread T1Ba"), "spread")[0][1]["cost"] == 1 + 2  # to live with another clan
    assert s.food[2] == 4


@pytest.mark.rule("FS-3.6")
def test_only_one_second_member_is_placed() -> None:
    s = deal(start(3), [3, 2, 1])
    play(s, "spread T1Ac")
    assert names(s.members[0]) == {"T1Ab", "T1Ac"}
    assert asked(s)[1] == 1


@pytest.mark.rule("FS-3.8")
def test_after_placing_larger_clans_come_first_and_then_higher_herbs() -> None:
    s = deal(start(4), [4, 3, 2, 1])
    for choice in ("done", "spread", "done", "spread"):
        play(s, min(text for text in legal(s) if text.startswith(choice)))
    assert list(s.order) == [1, 3, 0, 2]


@pytest.mark.rule("FS-3.9")
def test_herb_two_with_two_members_goes_before_three_and_one() -> None:
    christian, angelica, steffi = range(3)
    s = deal(start(3), [3, 2, 1])
    happened = play(s, "done", "spread T2Ba", "done")
    assert list(s.order) == [angelica, christian, steffi]
    assert told(happened, "ordered")[0][1]["order"] == ["#1", "#0", "#2"]


@pytest.mark.rule("FS-3.2")
def test_no_two_first_members_share_a_space() -> None:
    for seed in range(10):
        s = until(until(start(6, "random"), "settle", seed), "spread", seed)
        spaces = [space for members in s.members for space in items_of(members)]
        assert len(spaces) == len(set(spaces)) == 6

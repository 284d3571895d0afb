"""Phase 3: where new members go and what they cost."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.state import FirstSparksState
from tests.games.first_sparks.drawing import asked, legal, names, play, play_on, told, year

FAR = ["T1Ac", "T2Ba", "T3Ac"]


def spreading(
    clans: list[str], food: int = 30, cards: dict[int, list[int]] | None = None
) -> FirstSparksState:
    """The last in order may spread, with so much food."""
    s = year(food=[90] * 3, clans=clans, cards=cards)
    play_on(s, "spread")
    s.food = [food] * 3
    assert asked(s) == ("spread", 2)
    return s


def costs(s: FirstSparksState, *spaces: str) -> list[int]:
    """What new members on these spaces cost, one after another."""
    paid = []
    for space in spaces:
        before = s.food[2]
        play(s, f"spread {space}")
        paid.append(before - s.food[2])
    return paid


@pytest.mark.rule("FS-8.1")
def test_a_clan_has_one_member_on_a_space_but_shares_it_with_others() -> None:
    s = spreading(["T1Ac", "T1Aa", "T1Ab"])
    assert "spread T1Ab" not in legal(s)
    assert {"spread T1Aa", "spread T1Ac"} <= legal(s)


@pytest.mark.rule("FS-8.2")
def test_the_clans_spread_from_last_to_first() -> None:
    s = spreading(FAR)
    seats = []
    while asked(s)[0] == "spread":
        seats.append(asked(s)[1])
        play(s, "done")
    assert seats == [2, 1, 0]


@pytest.mark.rule("FS-8.3")
def test_new_members_stand_next_to_own_ones_the_new_ones_included() -> None:
    s = spreading(["T1Ac", "T2Ba", "T3Ac"])
    assert legal(s) == {"done", "spread T3Aa", "spread T3Ab"}
    play(s, "spread T3Aa")
    assert legal(s) == {"done", "spread T1Ab", "spread T3Ab", "spread T3Bb"}


@pytest.mark.rule("FS-8.4")
def test_five_new_members_cost_one_three_six_ten_fifteen() -> None:
    s = spreading(["T2Ba", "T2Bb", "T1Ac"])
    assert costs(s, "T1Aa", "T1Bb", "T1Bc", "T2Ac", "T2Aa") == [1, 2, 3, 4, 5]


@pytest.mark.rule("FS-8.5")
def test_a_mountain_costs_one_more() -> None:
    s = spreading(FAR)
    assert costs(s, "T3Aa") == [1 + 1]


@pytest.mark.rule("FS-14.5")
def test_where_a_plain_border_leads_too_the_mountain_costs_nothing() -> None:
    s = spreading(FAR)
    assert costs(s, "T3Ab", "T3Aa") == [1, 2]


@pytest.mark.rule("FS-8.6")
def test_company_costs_one_for_every_member_then_there() -> None:
    s = spreading(["T2Ab", "T2Ba", "T3Ab"])
    assert costs(s, "T2Ab") == [1 + 2]
    s = spreading(["T2Ab", "T2Ab", "T3Ab"])
    assert costs(s, "T2Ab") == [1 + 3]


@pytest.mark.rule("FS-8.7")
def test_two_members_on_empty_spaces_cost_three() -> None:
    s = spreading(["T1Ac", "T2Ba", "T3Ab"])
    assert sum(costs(s, "T2Ab", "T2Aa")) == 3


@pytest.mark.rule("FS-8.8")
def test_beside_another_clan_and_over_a_mountain_two_members_cost_six() -> None:
    s = spreading(["T2Ab", "T1Ba", "T3Ab"])
    happened = play(s, "spread T2Ab", "spread T2Ac")
    parts = [(args["base"], args["ridge"], args["company"]) for _, args in told(happened, "spread")]
    assert parts == [(1, 0, 2), (2, 1, 0)]
    assert s.food[2] == 30 - 6


@pytest.mark.rule("FS-8.9")
def test_nobody_places_more_than_five_in_a_year() -> None:
    s = spreading(["T2Ba", "T2Bb", "T1Ac"])
    happened = play(s, *[f"spread {space}" for space in ("T1Aa", "T1Bb", "T1Bc", "T2Ac", "T2Aa")])
    assert told(happened, "stopped") == [(2, {"placed": 5, "paid": 15, "reason": "five"})]
    assert asked(s) == ("spread", 1)


@pytest.mark.rule("FS-8.4")
def test_only_spaces_one_can_pay_for_are_offered() -> None:
    s = spreading(["T2Ab", "T2Ba", "T3Ab"], food=2)
    assert legal(s) == {"done", "spread T3Aa", "spread T3Ac"}


@pytest.mark.rule("FS-14.15")
def test_whoever_can_pay_for_no_member_is_not_asked() -> None:
    s = spreading(FAR, food=1)
    happened = play(s, "spread T3Ab")
    assert told(happened, "stopped") == [(2, {"placed": 1, "paid": 1, "reason": "dear"})]
    assert asked(s) == ("spread", 1)


@pytest.mark.rule("FS-14.12")
def test_a_lost_clan_begins_anew_at_the_usual_cost() -> None:
    s = spreading(["T1Ac", "T2Ba", ""], food=3)
    assert {"spread T1Bc", "spread T1Ac", "spread T2Ba", "spread T3Ac", "done"} <= legal(s)
    play(s, "spread T1Ac")
    assert s.food[2] == 0
    assert names(s.members[2]) == {"T1Ac"}


@pytest.mark.rule("FS-10.2")
def test_a_clan_of_fifteen_grows_no_further() -> None:
    everywhere = [f"T{tile}{side}{letter}" for tile in (1, 2, 3) for side in "AB" for letter in "abc"]
    s = spreading(["T1Ac", "T2Ba", " ".join(everywhere[:14])], food=60)
    happened = play(s, next(iter(sorted(legal(s) - {"done"}))))
    assert told(happened, "stopped")[0][1]["reason"] == "full"
    assert len(names(s.members[2])) == 15

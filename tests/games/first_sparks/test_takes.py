"""What tools would take, as their owner sees it."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.hunting import hunt_all
from lascaux.games.first_sparks.takes import takes_of, trials_of
from lascaux.games.first_sparks.view import TrialView
from tests.games.first_sparks.drawing import asked, mask, play, play_on, year
from tests.games.first_sparks.pinned import BOX

CLANS = ["T1Ac", "T2Ba", "T3Ac"]
MARKET = [7, 8, 9, 22, 23, 25, 33, 36]


def buying(cards: list[int]) -> FirstSparksState:
    """Seat 0, beside berries, has some cards and all the food it needs."""
    stock = {"berry": 5, "fish": 4, "bear": 4, "mammoth": 4}
    return year(food=[30, 9, 9], clans=CLANS, cards={0: cards}, market=MARKET, stock=stock)


def trial(s: FirstSparksState, card: int, leaves: int | None = None) -> TrialView:
    (found,) = [each for each in trials_of(s, 0) if (each.card, each.leaves) == (card, leaves)]
    return found


def hunted_with(s: FirstSparksState, tools: int) -> int:
    """What seat 0 really hunts with these tools."""
    twin = GAME.copy(s)
    twin.cards[0] = twin.cards[0] & ~BOX.tool_mask | tools
    hunt_all(twin, 0, 0)
    return twin.food[0] - s.food[0]


@pytest.mark.rule("FS-6.5")
def test_basket_22_would_take_two_of_five_berries() -> None:
    assert trial(buying([3]), 22) == TrialView(22, None, tokens=2, worth=4, more=4, line=1)


@pytest.mark.rule("FS-6.2")
def test_a_tool_whose_ground_is_far_would_take_nothing() -> None:
    assert trial(buying([3]), 33) == TrialView(33, None, tokens=0, worth=0, more=0, line=-1)


def test_knowledge_takes_nothing_and_is_not_tried() -> None:
    assert [each.card for each in trials_of(buying([3]), 0)] == [card for card in MARKET if card != 9]


@pytest.mark.rule("FS-2.6")
def test_with_full_hands_each_tool_might_leave_the_new_one_too() -> None:
    s = buying([3, 11, 13])
    assert len([3, 11, 13]) == BOX.tool_limit
    leaving = [each.leaves for each in trials_of(s, 0) if each.card == 22]
    assert leaving == [None, 3, 11, 13, 22]
    assert trial(s, 22, leaves=22) == TrialView(22, 22, tokens=0, worth=0, more=0, line=-1)


@pytest.mark.parametrize("cards", [[3], [3, 11], [3, 11, 13], [3, 18, 14, 30]])
def test_what_is_promised_is_what_would_be_hunted(cards: list[int]) -> None:
    s = buying(cards)
    tools = s.cards[0] & BOX.tool_mask
    before = hunted_with(s, tools)
    for each in trials_of(s, 0):
        kept = tools | 1 << each.card
        if each.leaves is not None:
            kept &= ~(1 << each.leaves)
        assert before + each.more == hunted_with(s, kept)


@pytest.mark.parametrize("cards", [[3], [3, 11, 13], [3, 18, 14, 30]])
def test_the_own_tools_are_told_by_what_they_would_hunt(cards: list[int]) -> None:
    s = buying(cards)
    takes = takes_of(s, 0)
    assert takes is not None
    assert sum(take.worth for take in takes.now) == hunted_with(s, s.cards[0] & BOX.tool_mask)


@pytest.mark.rule("FS-6.7")
def test_a_second_valley_counts_as_one_mammoth_more() -> None:
    s = year(food=[30, 9, 9], clans=["T1Ba", "T2Ba", "T2Ac"], market=MARKET, stock={"mammoth": 3})
    assert trial(s, 33).tokens == 1
    s.members[0] |= mask("T3Ba")
    assert trial(s, 33).tokens == 2
    s.cards[0] |= 1 << 33
    takes = takes_of(s, 0)
    assert takes is not None
    assert [take.tokens for take in takes.now if take.card == 33] == [2]


@pytest.mark.rule("FS-13.4")
def test_with_a_sled_a_fourth_tool_needs_no_other_to_leave() -> None:
    assert {each.leaves for each in trials_of(buying([3, 11, 13, 21]), 0)} == {None}


@pytest.mark.rule("FS-6.6")
def test_a_tool_that_was_used_takes_nothing_more_this_year() -> None:
    s = year(food=[9] * 3, clans=CLANS, cards={0: [11, 13, 22]}, stock={"berry": 3}, order=[1, 2, 0])
    play_on(s, "hunt")
    play(s, "use 11")
    assert asked(s) == ("hunt", 0)
    takes = takes_of(s, 0)
    assert takes is not None
    assert {take.card for take in takes.now} == {13, 22}
    assert {take.card for take in takes.next} == {11, 13, 22}


def test_outside_the_first_phase_no_card_is_tried() -> None:
    s = buying([3])
    play_on(s, "spread")
    assert [trials_of(s, seat) for seat in range(3)] == [[], [], []]


def test_a_card_that_is_offered_is_still_tried() -> None:
    s = buying([3])
    play(s, "offer 8")
    assert trial(s, 8).card == 8


def test_whoever_has_passed_is_shown_no_cards_any_more() -> None:
    s = buying([3])
    play(s, "pass")
    assert trials_of(s, 0) == []


def test_a_spectator_owns_no_tools() -> None:
    s = buying([3])
    assert takes_of(s, None) is None
    assert trials_of(s, None) == []


def test_herbs_are_tools_of_the_own_hunt() -> None:
    takes = takes_of(buying([3]), 0)
    assert takes is not None
    assert [(take.card, take.food, take.worth) for take in takes.now] == [(3, "crop", 1)]

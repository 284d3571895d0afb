"""Phase 2: who takes what from the harvest spaces, and who is fed."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import BERRY, FISH, LAST_CARD, MAMMOTH, MOST_COUNTED, TOOL
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import (
    asked,
    legal,
    names,
    play,
    play_on,
    told,
    year,
)
from tests.games.first_sparks.pinned import BOX
from tests.games.playing import Happened

FAR = ["T1Ac", "T2Ba", "T3Ac"]  # berries, berries, fish: no two clans close to each other


def tools_of(food: int) -> list[int]:
    """The tools for a food, lowest first."""
    return [card for card in range(1, LAST_CARD + 1) if BOX.kind[card] == TOOL and BOX.food_of[card] == food]


def takes(card: int, counted: int) -> int:
    """What a tool takes when so many tokens count."""
    return BOX.take[card * MOST_COUNTED + counted]


def hunt(s: FirstSparksState) -> Happened:
    """All pass and hunt; returns what happened until somebody may spread."""
    return play_on(s, "spread")


def taken(happened: Happened, seat: int) -> dict[int, int]:
    """What the tools of a seat took, by card."""
    cards = {}
    for who, args in told(happened, "hunted"):
        if who == seat:
            number, tokens = args["number"], args["tokens"]
            assert isinstance(number, int)
            assert isinstance(tokens, int)
            cards[number] = tokens
    return cards


@pytest.mark.rule("FS-6.1")
def test_the_clans_hunt_from_last_to_first() -> None:
    s = year(food=[9, 9, 9], order=[1, 2, 0])
    assert [seat for seat, _ in told(hunt(s), "hunted")] == [0, 2, 1]


@pytest.mark.rule("FS-6.1")
def test_what_the_last_takes_is_gone_for_the_first() -> None:
    basket = tools_of(BERRY)[0]
    s = year(clans=FAR, cards={0: [3, 22], 1: [2, basket]}, stock={"berry": 1})
    happened = hunt(s)
    assert taken(happened, 1) == {2: 1, basket: 1}
    assert taken(happened, 0) == {3: 1}


@pytest.mark.rule("FS-2.2")
def test_a_tool_takes_nothing_without_a_member_at_its_ground() -> None:
    s = year(clans=FAR, cards={0: [3, 33]}, stock={"mammoth": 9})
    assert taken(hunt(s), 0) == {3: 1}
    assert s.stock[MAMMOTH] == 9


@pytest.mark.rule("FS-6.2")
def test_one_member_is_enough_for_all_tools_of_a_food() -> None:
    first, second = tools_of(BERRY)[:2]
    s = year(clans=FAR, cards={0: [3, first, second]}, stock={"berry": 18})
    assert set(taken(hunt(s), 0)) == {3, first, second}


@pytest.mark.rule("FS-6.3", "FS-2.10")
def test_herbs_and_fields_bring_their_crops_anywhere() -> None:
    field = next(card for card in tools_of(0) if takes(card, 0) == 3)
    s = year(clans=FAR, cards={0: [3, field]})
    assert taken(hunt(s), 0) == {3: 1, field: 3}


@pytest.mark.rule("FS-6.4")
def test_a_rod_by_the_lake_and_herbs_but_no_basket_by_the_bush() -> None:
    christian = 0
    rod = tools_of(FISH)[0]
    s = year(clans=["T3Aa T1Ab", "T2Ba", "T2Aa"], cards={christian: [3, rod]}, stock={"fish": 3, "berry": 5})
    assert taken(hunt(s), christian) == {3: 1, rod: takes(rod, 3)}
    assert s.stock[BERRY] == 5


@pytest.mark.rule("FS-6.5")
@pytest.mark.parametrize("stock", range(19))
def test_a_tool_takes_what_its_table_says(stock: int) -> None:
    s = year(clans=FAR, cards={0: [3, 22]}, stock={"berry": stock})
    assert taken(hunt(s), 0).get(22, 0) == takes(22, stock)
    assert s.stock[BERRY] == stock - takes(22, stock)


@pytest.mark.rule("FS-6.5")
def test_what_is_taken_is_food() -> None:
    s = year(clans=FAR, food=[0, 0, 0], cards={0: [3, 22]}, stock={"berry": 5})
    hunt(s)
    assert s.food[0] == 2 * 2 + 1 - 1


def two_baskets() -> tuple[FirstSparksState, int]:
    """The first clan has two baskets whose order matters; returns the better one to begin with."""
    for stock in range(2, 12):
        for one in tools_of(BERRY):
            for other in tools_of(BERRY):
                first = takes(one, stock)
                second = takes(other, stock)
                forward = first + takes(other, stock - first)
                backward = second + takes(one, stock - second)
                if one != other and forward > backward:
                    s = year(clans=FAR, cards={0: [3, one, other]}, stock={"berry": stock})
                    return s, one
    raise AssertionError("no two baskets whose order matters")


@pytest.mark.rule("FS-6.6", "FS-14.13")
def test_the_owner_chooses_the_order_where_it_matters() -> None:
    s, better = two_baskets()
    play_on(s, "hunt")
    baskets = [card for card in items_of(s.cards[0]) if card > 6]
    assert asked(s) == ("hunt", 0)
    assert legal(s) == {"hunt", *[f"use {card}" for card in baskets]}
    happened = play(s, "hunt")
    assert next(args["number"] for seat, args in told(happened, "hunted") if seat == 0) == better


@pytest.mark.rule("FS-6.6")
def test_another_order_may_be_chosen_and_brings_less() -> None:
    s, better = two_baskets()
    play_on(s, "hunt")
    worse = next(card for card in items_of(s.cards[0]) if card > 6 and card != better)
    best = taken(play(GAME.copy(s), "hunt"), 0)
    happened = play(s, f"use {worse}")
    assert sum(taken(happened, 0).values()) < sum(best.values())


@pytest.mark.rule("FS-14.13")
def test_nobody_is_asked_where_the_order_changes_nothing() -> None:
    first, second = tools_of(BERRY)[:2]
    s = year(clans=FAR, cards={0: [3, first, second]}, stock={"berry": 18})
    play(s, "pass", "pass", "pass", "draw 41")
    assert asked(s)[0] == "spread"


def just_short(food: int, missing: int) -> tuple[int, int]:
    """A tool and a stock with which it would take more if so many more tokens counted."""
    for card in tools_of(food):
        for stock in range(1, 12):
            if takes(card, stock) < takes(card, stock + missing) <= stock:
                return card, stock
    raise AssertionError("no tool of this food is ever short")


@pytest.mark.rule("FS-6.7", "FS-14.16")
@pytest.mark.parametrize(("clan", "extra"), [("T1Ba", 0), ("T1Bb T1Aa T1Ab T3Bb", 1)])
def test_members_at_two_grounds_count_one_token_more(clan: str, extra: int) -> None:
    spear, stock = just_short(MAMMOTH, 1)
    s = year(food=[9, 9, 9], clans=[clan, "T2Ba", "T3Ac"], cards={0: [3, spear]}, stock={"mammoth": stock})
    assert taken(hunt(s), 0)[spear] == takes(spear, stock + extra)


@pytest.mark.rule("FS-6.7")
def test_members_at_three_grounds_count_two_tokens_more() -> None:
    basket, stock = just_short(BERRY, 2)
    clan = "T1Ab T1Aa T2Ac T2Aa T2Bb T5Bc T5Bb T5Aa"
    clans = [clan, "T4Ab", "T4Ba", "T2Ba"]
    s = year(4, food=[9] * 4, clans=clans, stock={"berry": stock}, cards={0: [4, basket]})
    assert taken(hunt(s), 0)[basket] == takes(basket, stock + 2)


@pytest.mark.rule("FS-6.8", "FS-14.16")
def test_more_members_at_one_ground_count_nothing() -> None:
    s = year(
        food=[9, 9, 9], clans=["T1Ba T1Bb T1Bc", "T2Ba", "T3Ac"], cards={0: [3, 33]}, stock={"mammoth": 3}
    )
    assert taken(hunt(s), 0)[33] == 1


@pytest.mark.rule("FS-6.9")
def test_nobody_takes_more_than_lies_there() -> None:
    clan = "T1Bb T1Aa T1Ab T3Bb"
    s = year(food=[9, 9, 9], clans=[clan, "T2Ba", "T3Ac"], cards={0: [3, 33]}, stock={"mammoth": 0})
    assert 33 not in taken(hunt(s), 0)
    assert s.stock[MAMMOTH] == 0


@pytest.mark.rule("FS-6.10")
@pytest.mark.parametrize(
    ("clan", "stock", "tokens"),
    [("T1Bb T1Aa T1Ab", 4, 2), ("T1Bb T1Aa T1Ab", 3, 1), ("T1Bb T1Aa T1Ab T3Bb", 3, 2)],
)
def test_spear_33_in_one_valley_and_in_two(clan: str, stock: int, tokens: int) -> None:
    s = year(food=[9, 9, 9], clans=[clan, "T2Ba", "T3Ac"], cards={0: [3, 33]}, stock={"mammoth": stock})
    assert taken(hunt(s), 0)[33] == tokens


@pytest.mark.rule("FS-7.1")
def test_every_member_eats_one_food_after_the_hunt() -> None:
    s = year(food=[0, 0, 0], clans=["T1Ac T1Aa", "T2Ba", "T3Ac"], cards={0: [3, 22]}, stock={"berry": 5})
    happened = hunt(s)
    assert s.food[0] == 2 * 2 + 1 - 2
    assert (0, {"members": 2, "eaten": 2}) in told(happened, "fed")


def hungry() -> FirstSparksState:
    """A clan of five in a chain, with food for three: T1Ac - T1Ab - T3Aa - T3Ab - T2Ab."""
    s = year(food=[2, 9, 9], clans=["T1Ac T1Ab T3Aa T3Ab T2Ab", "T2Ba", "T1Bc"], cards={0: [3]})
    play_on(s, "starve")
    return s


@pytest.mark.rule("FS-7.2")
def test_the_owner_chooses_who_is_not_fed() -> None:
    s = hungry()
    assert asked(s) == ("starve", 0)
    play(s, "lose T1Ac", "lose T2Ab")
    assert names(s.members[0]) == {"T1Ab", "T3Aa", "T3Ab"}
    assert s.food[0] == 0
    assert asked(s)[0] == "spread"


@pytest.mark.rule("FS-7.3")
def test_those_who_stay_are_one_group() -> None:
    s = hungry()
    assert legal(s) == {"lose T1Ac", "lose T2Ab"}
    play(s, "lose T1Ac")
    assert legal(s) == {"lose T1Ab", "lose T2Ab"}


@pytest.mark.rule("FS-7.2")
def test_where_nobody_can_be_fed_nobody_is_asked() -> None:
    s = year(food=[0, 9, 9], clans=["T1Bc T1Bb", "T2Ba", "T3Ac"], cards={0: [22]})
    happened = hunt(s)
    assert [seat for seat, _ in told(happened, "starved")] == [0, 0]
    assert s.members[0] == 0

"""What the table keeps count of: sizes, order, supply, what a member or a hunt would bring."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import FOODS, MOST_COUNTED
from lascaux.games.first_sparks.sight import view_of
from tests.games.first_sparks.drawing import asked, deal, names, play, play_on, start, told, year
from tests.games.first_sparks.pinned import BOX


@pytest.mark.rule("FS-0.9")
def test_the_storage_board_shows_stock_supply_and_order() -> None:
    view = view_of(year(order=[1, 2, 0], stock={"berry": 9}), None)
    assert (view.stock.berry, view.stock.fish) == (9, 2)
    assert view.supply.berry == 5
    assert view.order == [1, 2, 0]


@pytest.mark.rule("FS-1.6", "FS-3.7")
def test_the_size_of_every_clan_is_shown() -> None:
    s = deal(start(3), [3, 2, 1])
    play(s, "spread T1Ac", "done", "done")
    view = view_of(s, 2)
    assert view.scores == [2, 1, 1]
    assert [set(clan.members) for clan in view.clans] == [names(members) for members in s.members]


@pytest.mark.rule("FS-1.13")
def test_the_supply_shown_is_what_comes() -> None:
    s = year(food=[9] * 3)
    shown = view_of(s, None).supply
    play_on(s, "spread")
    came = told(play_on(s, "offer"), "supplied")[0][1]
    assert [shown.berry, shown.fish, shown.bear, shown.mammoth] == list(came.values())


@pytest.mark.rule("FS-2.5")
def test_food_of_every_kind_is_one_sum() -> None:
    s = year(food=[0, 9, 9], clans=["T1Ac", "T2Ba", "T3Ac"], cards={0: [3, 22]}, stock={"berry": 5})
    play_on(s, "spread")
    assert view_of(s, 0).clans[0].food == 1 + 2 * 2 - 1


@pytest.mark.rule("FS-4.13")
def test_who_has_bought_or_passed_is_shown() -> None:
    s = year(food=[30] * 3, deck=[40, 41])
    play(s, "offer 8", "buy", "draw 40", "pass")
    clans = view_of(s, 1).clans
    assert [(clan.has_bought, clan.has_passed) for clan in clans] == [
        (False, True),
        (False, False),
        (True, False),
    ]


@pytest.mark.rule("FS-8.10")
def test_what_each_next_member_would_cost_is_shown_with_its_parts() -> None:
    s = year(food=[60] * 3, clans=["T3Ab", "T2Ba", "T3Ac"])
    play_on(s, "spread")
    assert asked(s) == ("spread", 2)
    s.food[2] = 2
    reach = {one.space: one for one in view_of(s, 2).reach}
    assert {
        space: (one.base, one.ridge, one.company, one.cost, one.can_pay) for space, one in reach.items()
    } == {
        "T3Aa": (1, 1, 0, 2, True),
        "T3Ab": (1, 0, 2, 3, False),
    }
    assert view_of(s, 0).reach == []


@pytest.mark.rule("FS-6.6")
def test_what_the_own_tools_would_take_is_shown_now_and_after_the_supply() -> None:
    s = year(food=[9] * 3, clans=["T1Ac", "T2Ba", "T3Ac"], cards={0: [3, 22]}, stock={"berry": 2})
    takes = view_of(s, 0).takes
    assert takes is not None
    for shown, stock in ((takes.now, 2), (takes.next, 2 + 5)):
        tokens = BOX.take[22 * MOST_COUNTED + stock]
        basket = next(one for one in shown if one.card == 22)
        assert (basket.food, basket.tokens, basket.worth) == (FOODS[1], tokens, 2 * tokens)
    assert view_of(s, None).takes is None


@pytest.mark.rule("FS-4.6")
def test_an_open_offer_is_shown_to_all() -> None:
    s = year(food=[30] * 3)
    play(s, "offer 8", "decline")
    for reader in (0, 1, None):
        offer = view_of(s, reader).offer
        assert offer is not None
        assert (offer.card, offer.by, offer.asked, offer.declined, offer.can_box) == (8, 0, 1, [2], False)

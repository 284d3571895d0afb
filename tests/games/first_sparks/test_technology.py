"""Phase 1: offers, answers, passing, the crop on the lowest card; then food spoils."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import BERRY, FIRST_CARD, TOOL
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import asked, kinds, legal, play, play_on, told, year
from tests.games.first_sparks.pinned import BOX

RICH = [30, 30, 30]


@pytest.mark.rule("FS-4.1")
def test_a_year_goes_through_its_phases_one_after_another() -> None:
    happened = play_on(s := year(food=[9, 9, 9]), "spread")
    happened += play_on(s, "offer")
    phases = ["passed", "spoiled", "hunted", "stopped", "supplied", "year_began"]
    told_in_order = [kind for kind in kinds(happened) if kind in phases]
    assert told_in_order == sorted(told_in_order, key=phases.index)
    assert set(told_in_order) == set(phases)


@pytest.mark.rule("FS-4.2")
def test_a_crop_lies_on_the_lowest_card_at_the_beginning_of_a_year() -> None:
    s = year()
    assert s.bonus == 7
    happened = play_on(s, "spread") + play_on(s, "offer")
    assert told(happened, "bonus_laid")[-1][1]["number"] == s.bonus == min(items_of(s.market))


@pytest.mark.rule("FS-4.3")
def test_the_first_in_order_offers_or_passes_first() -> None:
    s = year(food=RICH, order=[2, 0, 1])
    assert asked(s) == ("offer", 2)
    assert legal(s) == {"offer 7", "offer 8", "offer 9", "offer 10", "pass"}


@pytest.mark.rule("FS-4.4")
def test_whoever_passed_is_not_asked_about_later_offers() -> None:
    s = year(food=RICH)
    play(s, "pass", "offer 8")
    assert asked(s) == ("answer", 2)
    play(s, "decline")
    assert 8 in items_of(s.cards[1])
    assert s.passed == 1 << 0


@pytest.mark.rule("FS-4.5")
def test_only_the_present_row_can_be_offered() -> None:
    offers = {text for text in legal(year(food=RICH)) if text.startswith("offer")}
    assert offers == {f"offer {card}" for card in (7, 8, 9, 10)}


@pytest.mark.rule("FS-4.6")
def test_of_all_who_want_a_card_the_last_in_order_has_it() -> None:
    s = year(food=RICH)
    play(s, "offer 8")
    assert asked(s) == ("answer", 2)
    play(s, "buy")
    assert 8 in items_of(s.cards[2])
    assert s.food == [30, 30, 30 - BOX.price[8]]


@pytest.mark.rule("FS-4.6", "FS-14.9")
def test_the_last_in_order_is_asked_first_and_the_others_after() -> None:
    s = year(4, food=[30] * 4)
    play(s, "offer 8")
    seats = []
    while asked(s)[0] == "answer":
        seats.append(asked(s)[1])
        play(s, "decline")
    assert seats == [3, 2, 1]


@pytest.mark.rule("FS-14.9")
def test_only_those_are_asked_who_can_pay_and_may_own_the_card() -> None:
    s = year(4, food=[30, 30, BOX.price[9] - 1, 30], cards={3: [1, 15]})
    play(s, "offer 9")
    assert asked(s) == ("answer", 1)


@pytest.mark.rule("FS-4.7")
def test_an_offer_that_nobody_wants_must_be_bought() -> None:
    s = year(food=RICH)
    happened = play(s, "offer 8", "decline", "decline")
    assert told(happened, "bought")[0][0] == 0
    assert 8 in items_of(s.cards[0])
    assert s.food[0] == 30 - BOX.price[8]


@pytest.mark.rule("FS-4.8")
def test_the_buyer_of_the_lowest_card_takes_its_crop() -> None:
    s = year(food=[10, 0, 0])
    happened = play(s, "offer 7")
    assert told(happened, "bought")[0][1]["crops"] == 1
    assert s.food[0] == 10 + 1 - BOX.price[7]
    assert s.bonus == 0


@pytest.mark.rule("FS-4.8", "FS-14.2")
def test_the_crop_may_pay_for_its_own_card_only() -> None:
    s = year(food=[BOX.price[7] - 1, 0, 0])
    assert legal(s) == {"offer 7", "pass"}


@pytest.mark.rule("FS-4.9")
def test_a_sold_card_is_replaced_and_the_rows_are_sorted() -> None:
    s = year(food=[30, 0, 30], deck=[20, 15])
    play(s, "offer 8", "decline", "draw 15")
    market = view_of(s, 0).market
    assert (market.present, market.future) == ([7, 9, 10, 11], [12, 13, 14, 15])


@pytest.mark.rule("FS-4.10")
def test_the_crop_goes_when_a_lower_card_is_drawn() -> None:
    s = year(food=[30, 0, 0], market=[19, 20, 22, 23, 25, 27, 29, 30], deck=[17, 31, 32, 34])
    happened = play(s, "offer 20", "draw 17")
    assert told(happened, "bonus_gone")[0][1]["number"] == 19
    assert s.bonus == 0
    assert view_of(s, 0).market.bonus is None


@pytest.mark.rule("FS-4.10")
def test_the_crop_stays_when_a_higher_card_is_drawn() -> None:
    s = year(food=[30, 0, 30], deck=[31, 32])
    play(s, "offer 8", "decline", "draw 31")
    assert s.bonus == 7


@pytest.mark.rule("FS-4.12")
def test_whoever_has_bought_is_neither_asked_nor_offers_again() -> None:
    s = year(food=RICH, deck=[40, 41, 39])
    play(s, "offer 8", "buy", "draw 40", "offer 9", "decline", "draw 41")
    assert asked(s) == ("offer", 1)
    happened = play(s, "offer 10")
    assert told(happened, "bought")[0][0] == 1


@pytest.mark.rule("FS-4.14")
def test_whoever_lost_an_offer_to_another_offers_again() -> None:
    s = year(food=RICH, deck=[40, 41])
    play(s, "offer 8", "decline", "buy", "draw 40")
    assert asked(s) == ("offer", 0)


@pytest.mark.rule("FS-4.14")
def test_after_buying_the_own_offer_the_next_without_a_card_goes_on() -> None:
    s = year(food=RICH, deck=[38, 39, 40, 41])
    play(s, "offer 8", "decline", "buy", "draw 40", "offer 9", "decline", "draw 41")
    assert asked(s) == ("offer", 2)


@pytest.mark.rule("FS-14.10")
def test_whoever_leaves_an_offer_may_still_buy_another() -> None:
    s = year(food=RICH, deck=[40, 41])
    play(s, "offer 8", "decline", "decline", "draw 40", "offer 9")
    assert asked(s) == ("answer", 2)
    play(s, "buy")
    assert 9 in items_of(s.cards[2])


@pytest.mark.rule("FS-4.15", "FS-2.6", "FS-14.17")
def test_a_fourth_tool_costs_one_of_the_four() -> None:
    s = year(food=[30, 0, 0], cards={0: [3, 11, 12]}, market=[7, 8, 9, 10, 13, 14, 16, 17], deck=[40, 41])
    play(s, "offer 8")
    assert asked(s) == ("drop_tool", 0)
    assert legal(s) == {"drop 3", "drop 8", "drop 11", "drop 12"}
    play(s, "drop 11")
    assert items_of(s.cards[0]) == [3, 8, 12]


@pytest.mark.rule("FS-4.15")
def test_a_dropped_tool_never_comes_back() -> None:
    s = year(food=[30, 0, 0], cards={0: [3, 11, 12]}, market=[7, 8, 9, 10, 13, 14, 16, 17])
    play(s, "offer 8", "drop 11")
    assert not (s.market | s.unseen | s.below) >> 11 & 1


@pytest.mark.rule("FS-2.6")
def test_three_tools_are_no_question() -> None:
    s = year(food=[30, 0, 0], cards={0: [3, 11]}, market=[7, 8, 9, 10, 13, 14, 16, 17], deck=[40, 41])
    play(s, "offer 8")
    assert asked(s)[0] == "draw_card"
    assert items_of(s.cards[0]) == [3, 8, 11]


@pytest.mark.rule("FS-2.7")
def test_a_clan_may_have_two_tools_of_one_type() -> None:
    baskets = [
        card for card in range(FIRST_CARD, 42) if BOX.kind[card] == TOOL and BOX.food_of[card] == BERRY
    ]
    s = year(food=[30, 0, 0], cards={0: [3, 22]}, market=[baskets[0], 24, 26, 28, 29, 30, 31, 32])
    play(s, f"offer {baskets[0]}")
    assert items_of(s.cards[0]) == [3, baskets[0], 22]


@pytest.mark.rule("FS-2.8", "FS-4.15")
def test_knowledge_takes_no_room_among_the_tools() -> None:
    s = year(food=[30, 0, 0], cards={0: [3, 11, 12]}, market=[7, 8, 9, 10, 13, 14, 16, 17], deck=[40, 41])
    play(s, "offer 9")
    assert items_of(s.cards[0]) == [3, 9, 11, 12]


@pytest.mark.rule("FS-2.8")
def test_no_clan_has_the_same_knowledge_twice() -> None:
    s = year(food=[30, 30, 0], cards={0: [3, 15]})
    assert "offer 9" not in legal(s)
    play(s, "pass")
    assert "offer 9" in legal(s)


@pytest.mark.rule("FS-4.16")
def test_the_card_with_the_crop_leaves_if_nobody_bought_it() -> None:
    s = year(food=RICH, deck=[40, 41])
    happened = play(s, "pass", "pass", "pass")
    assert told(happened, "boxed")[0][1]["number"] == 7
    assert asked(s)[0] == "draw_card"
    play(s, "draw 40")
    assert items_of(s.market) == [8, 9, 10, 11, 12, 13, 14, 40]


@pytest.mark.rule("FS-14.18")
def test_no_card_leaves_if_the_crop_was_taken() -> None:
    s = year(food=RICH, deck=[40, 41])
    happened = play(s, "offer 7", "decline", "decline", "draw 40", "pass", "pass")
    assert "boxed" not in kinds(happened)


@pytest.mark.rule("FS-14.2", "FS-14.15")
def test_whoever_can_pay_for_nothing_passes_without_being_asked() -> None:
    s = year(food=[30, 0, 30])
    happened = play(s, "pass")
    assert told(happened, "passed") == [(0, {"reason": "chose"}), (1, {"reason": "poor"})]
    assert asked(s) == ("offer", 2)


@pytest.mark.rule("FS-14.15")
def test_whoever_may_own_no_card_passes_without_being_asked() -> None:
    s = year(food=[30, 30, 30], cards={1: [2, 9, 24]}, market=[15, 26, 27], deck=[], small=True)
    happened = play(s, "offer 27", "decline", "decline")
    assert told(happened, "passed") == [(1, {"reason": "nothing"})]


@pytest.mark.rule("FS-14.1")
def test_an_empty_deck_lets_the_market_shrink() -> None:
    s = year(food=[30, 0, 30], deck=[])
    happened = play(s, "offer 8", "decline")
    assert told(happened, "reshuffled")[0][1]["cards"] == 0
    assert items_of(s.market) == [7, 9, 10, 11, 12, 13, 14]
    s = year(food=[30, 30, 0], market=[8, 12], deck=[], small=True)
    play(s, "offer 12", "decline")
    assert items_of(s.market) == [8]
    assert asked(s) == ("offer", 1)


@pytest.mark.rule("FS-5.1")
@pytest.mark.parametrize(("food", "lost"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (30, 10)])
def test_a_third_of_the_food_spoils_rounded_down(food: int, lost: int) -> None:
    s = year(food=[food, 0, 0])
    happened = play_on(s, "spread")
    assert [args["lost"] for seat, args in told(happened, "spoiled") if seat == 0] == [lost] * (lost > 0)


@pytest.mark.rule("FS-5.2")
def test_with_fire_nothing_spoils() -> None:
    s = year(food=[30, 30, 30], cards={0: [3, 15]})
    happened = play_on(s, "spread")
    assert [seat for seat, _ in told(happened, "spoiled")] == [1, 2]


@pytest.mark.rule("FS-5.3")
def test_of_eight_food_two_spoil() -> None:
    s = year(food=[8, 0, 0])
    assert told(play_on(s, "spread"), "spoiled") == [(0, {"lost": 2, "left": 6})]


@pytest.mark.rule("FS-4.14", "FS-14.21")
def test_asking_goes_by_the_order_of_the_moment() -> None:
    s = year(food=[30, 30, 30], market=[21, 22, 28, 29, 30, 31, 32, 34], deck=[40, 41])
    play(s, "offer 28", "decline", "decline")
    assert list(s.order) == [1, 0, 2]
    assert GAME.seat_to_act(s) == -1
    play(s, "draw 40")
    assert asked(s) == ("offer", 1)

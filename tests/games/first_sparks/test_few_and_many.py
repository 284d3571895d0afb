"""Two players with the neutral clan, and six players."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import BERRY, MOST_COUNTED
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import (
    asked,
    deal,
    kinds,
    legal,
    names,
    play,
    play_on,
    start,
    told,
    until,
    year,
)
from tests.games.first_sparks.pinned import BOX


def two(
    food: list[int] | None = None,
    market: list[int] | None = None,
    deck: list[int] | None = None,
    below: list[int] | None = None,
) -> FirstSparksState:
    """The beginning of a year with two players, rich unless told otherwise, clans apart from one another."""
    clans, neutral = ["T3Ab", "T1Ac"], "T2Ba"
    return year(2, clans, food or [30, 30], neutral=neutral, market=market, deck=deck, below=below)


@pytest.mark.rule("FS-11.2")
def test_herbs_one_and_two_set_the_order_of_two_players() -> None:
    s = start(2)
    assert legal(s) == {"herb 1", "herb 2"}
    assert list(deal(s, [1, 2]).order) == [1, 0]


@pytest.mark.rule("FS-11.3")
def test_of_three_tiles_the_first_player_lays_two() -> None:
    s = deal(start(2, "built"), [1, 2])
    builders = []
    while asked(s)[0] in ("draw_tile", "lay_tile"):
        builders += [asked(s)[1]] if asked(s)[0] == "lay_tile" else []
        GAME.play(s, GAME.legal(s)[0])
    assert builders == [1, 1, 0]
    assert len(s.tiles) == BOX.laid[2] == 3


@pytest.mark.rule("FS-11.4")
def test_eight_cards_stay_in_the_box() -> None:
    s = start(2)
    assert BOX.not_for_two == [10, 11, 15, 20, 24, 26, 33, 39]
    assert not set(BOX.not_for_two) & set(items_of(s.market | s.unseen))


@pytest.mark.rule("FS-11.5")
def test_the_market_has_three_and_three_cards() -> None:
    market = view_of(two(), 0).market
    assert (market.present, market.future) == ([7, 8, 9], [12, 13, 14])


@pytest.mark.rule("FS-11.6")
def test_two_more_cards_leave_unseen() -> None:
    s = start(2)
    assert len(items_of(s.unseen)) == 21
    assert s.pile == 19


@pytest.mark.rule("FS-11.7")
@pytest.mark.parametrize("option", ["random", "built"])
def test_the_second_player_first_places_the_neutral_clan(option: str) -> None:
    s = until(deal(start(2, option), [2, 1]), "settle")
    assert asked(s) == ("settle", 1)
    happened = play(s, min(legal(s)))
    assert told(happened, "settled")[0][1]["clan"] == "neutral"
    assert view_of(s, 0).neutral == sorted(names(s.members[2]))
    assert asked(s) == ("settle", 1)


@pytest.mark.rule("FS-11.8")
def test_both_players_then_place_one_or_two_members() -> None:
    s = until(deal(start(2, "random"), [2, 1]), "settle")
    seats = []
    while asked(s)[0] in ("settle", "second"):
        seats.append(asked(s))
        play(s, "done" if "done" in legal(s) else min(legal(s)))
    assert seats[1:] == [("settle", 1), ("settle", 0), ("second", 0), ("second", 1)]
    assert asked(s) == ("offer", 0)


@pytest.mark.rule("FS-11.9")
def test_on_the_ready_map_the_second_player_picks_two_of_three_start_spaces() -> None:
    s = deal(start(2), [2, 1])
    assert legal(s) == {"settle T1Ab", "settle T1Bb", "settle T2Bc"}
    play(s, "settle T1Ab")
    assert asked(s) == ("settle", 1)
    assert legal(s) == {"settle T1Bb", "settle T2Bc"}
    play(s, "settle T2Bc")
    assert [names(members) for members in s.members] == [{"T1Bb"}, {"T2Bc"}, {"T1Ab"}]


@pytest.mark.rule("FS-11.10")
def test_the_first_player_may_box_the_first_offer_if_it_is_refused() -> None:
    s = two()
    play(s, "offer 9", "decline")
    assert asked(s) == ("box_offer", 0)
    assert legal(s) == {"buy", "box"}
    play(s, "box", "draw 41")
    assert s.food == [30, 30]
    assert not (s.market | sum(s.cards)) >> 9 & 1


@pytest.mark.rule("FS-11.10")
def test_the_first_player_may_also_buy_the_first_offer() -> None:
    s = two()
    play(s, "offer 8", "decline", "buy")
    assert 8 in items_of(s.cards[0])
    assert s.food[0] == 30 - BOX.price[8]


@pytest.mark.rule("FS-11.10")
def test_the_second_player_must_buy_what_nobody_wants() -> None:
    s = two()
    play(s, "pass", "offer 8")
    assert 8 in items_of(s.cards[1])


@pytest.mark.rule("FS-11.10")
def test_a_first_offer_that_was_bought_was_the_first_offer() -> None:
    s = two()
    play(s, "offer 8", "buy", "draw 41", "offer 9")
    assert 9 in items_of(s.cards[0])


@pytest.mark.rule("FS-11.10", "FS-14.2")
def test_the_first_player_may_offer_a_card_to_box_it_without_the_price() -> None:
    s = two(food=[BOX.price[9] - 1, 30])
    assert "offer 9" in legal(s)
    happened = play(s, "offer 9", "decline")
    assert [(seat, args["number"], args["reason"]) for seat, args in told(happened, "boxed")] == [
        (0, 9, "first")
    ]
    assert not (s.market | sum(s.cards)) >> 9 & 1
    assert s.food == [BOX.price[9] - 1, 30]


@pytest.mark.rule("FS-11.10", "FS-14.2")
def test_a_first_offer_that_is_too_dear_may_be_bought_by_the_second_player() -> None:
    s = two(food=[0, 30])
    play(s, "offer 9")
    assert asked(s) == ("answer", 1)
    happened = play(s, "buy", "draw 41")
    assert 9 in items_of(s.cards[1])
    assert told(happened, "passed") == [(0, {"reason": "poor"})]


@pytest.mark.rule("FS-11.10", "FS-14.2", "FS-14.15")
def test_the_first_player_may_box_with_nothing_to_pay_and_then_passes_unasked() -> None:
    s = two(food=[0, 30])
    assert asked(s) == ("offer", 0)
    assert legal(s) == {"offer 7", "offer 8", "offer 9", "pass"}
    happened = play(s, "offer 9", "decline", "draw 41")
    assert told(happened, "passed") == [(0, {"reason": "poor"})]
    assert asked(s) == ("offer", 1)


@pytest.mark.rule("FS-11.10", "FS-14.2")
def test_what_neither_of_two_players_can_pay_for_is_boxed_at_once() -> None:
    s = two(food=[0, 0])
    happened = play(s, "offer 9")
    assert "declined" not in kinds(happened)
    assert "boxed" in kinds(happened)


@pytest.mark.rule("FS-11.10", "FS-14.2")
def test_the_second_player_may_offer_only_what_it_can_buy() -> None:
    s = two(food=[30, 0])
    happened = play(s, "pass")
    assert told(happened, "passed") == [(0, {"reason": "chose"}), (1, {"reason": "poor"})]


@pytest.mark.rule("FS-11.11")
def test_knowledge_and_fields_leave_the_harvest_spaces_alone() -> None:
    field = next(card for card in items_of(BOX.field_mask) if card not in BOX.not_for_two)
    for card in (9, field):
        s = two(market=[card, 36, 37, 38, 40, 41])
        before = s.stock[:]
        assert "harvest_lost" not in kinds(play(s, f"offer {card}", "decline", "box"))
        assert s.stock == before


@pytest.mark.rule("FS-11.12", "FS-14.23")
def test_after_boxing_the_first_player_passes_or_must_buy_what_nobody_wants() -> None:
    s = two()
    play(s, "offer 9", "decline", "box", "draw 41")
    assert asked(s) == ("offer", 0)
    assert "pass" in legal(s)
    play(s, "offer 8", "decline")
    assert 8 in items_of(s.cards[0])


@pytest.mark.rule("FS-11.13", "FS-14.7")
def test_boxing_basket_22_takes_two_of_five_berries() -> None:
    s = year(
        2,
        clans=["T1Ac T1Aa T2Ac T2Aa T2Bb", "T3Ab"],
        neutral="T3Ba",
        food=[30, 30],
        stock={"berry": 5},
        market=[22, 23, 25, 27, 28, 29],
    )
    happened = play(s, "offer 22", "decline", "box")
    assert told(happened, "harvest_lost") == [(0, {"food": "berry", "tokens": 2})]
    assert s.stock[BERRY] == 3


@pytest.mark.rule("FS-14.7")
def test_the_bonus_of_grounds_does_not_count_for_a_boxed_tool() -> None:
    stock = next(
        n for n in range(18) if BOX.take[22 * MOST_COUNTED + n] < BOX.take[22 * MOST_COUNTED + n + 1]
    )
    s = year(
        2,
        clans=["T1Ac T1Aa T2Ac T2Aa T2Bb", "T3Ab"],
        neutral="T3Ba",
        food=[30, 30],
        stock={"berry": stock},
        market=[22, 23, 25, 27, 28, 29],
    )
    play(s, "offer 22", "decline", "box")
    assert s.stock[BERRY] == stock - BOX.take[22 * MOST_COUNTED + stock]


@pytest.mark.rule("FS-11.14")
def test_the_neutral_clan_grows_for_free_to_the_size_of_the_first_players() -> None:
    s = year(2, clans=["T3Ab T3Aa T3Ac", "T1Ac"], neutral="T2Ba", food=[30, 30])
    play_on(s, "neutral")
    food = s.food[:]
    assert asked(s) == ("neutral", 1)
    play(s, "spread T2Bb", "spread T2Aa")
    assert names(s.members[2]) == {"T2Ba", "T2Bb", "T2Aa"}
    assert s.food == food
    assert asked(s) == ("spread", 1)


@pytest.mark.rule("FS-11.15")
def test_the_neutral_clan_grows_next_to_its_own_and_shares_spaces() -> None:
    s = year(2, clans=["T3Ab T3Aa T3Ac", "T2Bb"], neutral="T2Ba", food=[30, 30])
    play_on(s, "neutral")
    assert legal(s) == {"spread T2Bb", "spread T2Bc"}


@pytest.mark.rule("FS-14.8")
def test_a_neutral_clan_of_fifteen_stops() -> None:
    everywhere = [f"T{tile}{side}{letter}" for tile in (1, 2, 3) for side in "AB" for letter in "abc"]
    s = year(2, clans=["T3Ab", "T1Ac"], neutral=" ".join(everywhere[:15]), food=[30, 30])
    assert "neutral_spread" not in kinds(play_on(s, "spread"))


@pytest.mark.rule("FS-14.22")
def test_a_neutral_clan_neither_eats_nor_ends_the_game() -> None:
    everywhere = [f"T{tile}{side}{letter}" for tile in (1, 2, 3) for side in "AB" for letter in "abc"]
    s = year(2, clans=["T3Ab", "T1Ac"], neutral=" ".join(everywhere[:14]), food=[30, 30])
    happened = play_on(s, "spread")
    assert {seat for seat, _ in told(happened, "fed")} == {0, 1}
    play_on(s, "offer")
    assert not s.over
    assert GAME.scores(s) == [1, 1]


@pytest.mark.rule("FS-11.16")
def test_after_the_reshuffle_two_players_have_a_market_of_four() -> None:
    s = two(deck=[], below=[40, 41])
    play(s, "offer 8", "decline", "buy")
    play_on(s, "spread")
    play_on(s, "offer")
    market = view_of(s, 0).market
    assert (len(market.present), market.future) == (4, [])


@pytest.mark.rule("FS-12.1")
def test_with_six_players_card_15_lies_on_top_of_the_deck() -> None:
    s = until(start(6), "offer")
    assert s.pile == 27
    s.food = [30] * 6
    play(s, "offer 8", *["decline"] * 5)
    assert asked(s)[0] == "draw_card"
    assert legal(s) == {"draw 15"}
    play(s, "draw 15", "offer 9", *["decline"] * 4)
    assert len(legal(s)) == 26


@pytest.mark.rule("FS-14.14")
def test_six_players_without_a_ready_map_get_one_at_random_and_settle_freely() -> None:
    s = deal(start(6, "first"), range(6, 0, -1))
    assert asked(s)[0] == "draw_tile"
    until(s, "settle")
    assert len(s.tiles) == 6
    assert len(legal(s)) == 36


@pytest.mark.rule("FS-12.2")
@pytest.mark.parametrize(("seats", "shown"), [(5, "first"), (6, "random")])
def test_six_players_see_that_there_is_no_ready_map_for_them(seats: int, shown: str) -> None:
    assert view_of(start(seats), None).map == shown

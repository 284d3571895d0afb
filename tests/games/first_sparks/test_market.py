"""The deck and its reshuffle card, in phase 1 and in phase 4."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import FOR_SALE_MASK
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import asked, kinds, legal, play, play_on, start, told, year


def next_year(s: FirstSparksState) -> list[str]:
    """Everybody stays put until the next year; returns the kinds of what happened in phase 4."""
    play_on(s, "spread")
    happened = kinds(play_on(s, "offer"))
    return happened[happened.index("supplied") :]


@pytest.mark.rule("FS-9.7")
def test_the_highest_card_goes_under_the_deck_and_another_comes() -> None:
    s = year()
    play_on(s, "spread")
    highest = max(items_of(s.market))
    happened = play_on(s, "draw_card")
    assert told(happened, "bottomed")[0][1]["number"] == highest
    assert items_of(s.below) == [highest]
    play(s, "draw 41")
    assert 41 in items_of(s.market)


@pytest.mark.rule("FS-4.11", "FS-14.20")
def test_in_phase_1_the_reshuffle_card_is_the_highest_of_the_market() -> None:
    s = year(food=[30, 0, 30], deck=[], below=[38, 39])
    happened = play(s, "offer 8", "decline")
    assert told(happened, "reshuffled")[0][1]["cards"] == 2
    market = view_of(s, 0).market
    assert market.has_reshuffle
    assert (market.present, market.future) == ([7, 9, 10, 11], [12, 13, 14])


@pytest.mark.rule("FS-4.11", "FS-14.19")
def test_after_the_reshuffle_the_cards_under_the_deck_are_drawn() -> None:
    s = year(food=[30, 30, 0], deck=[], below=[38, 39])
    play(s, "offer 8", "decline", "offer 9")
    assert asked(s)[0] == "draw_card"
    assert legal(s) == {"draw 38", "draw 39"}


@pytest.mark.rule("FS-14.19")
def test_cards_put_away_unseen_do_not_come_back() -> None:
    s = year(food=[30, 0, 0], deck=[40], below=[38])
    away = s.unseen & ~(1 << 40)
    play(s, "offer 7", "draw 40")
    next_year(s)
    assert s.is_small
    assert not (s.market | s.unseen | s.below) & away


@pytest.mark.rule("FS-9.9", "FS-14.20")
def test_a_reshuffle_card_of_phase_1_leaves_in_phase_4_with_the_lowest() -> None:
    s = year(food=[30, 0, 0], deck=[], below=[37, 38, 39])
    play(s, "offer 7")
    assert "bottomed" not in next_year(s)
    market = view_of(s, 0).market
    assert not market.has_reshuffle
    assert len(market.present) == 6
    assert 8 not in market.present


@pytest.mark.rule("FS-9.8", "FS-9.9")
def test_a_reshuffle_card_of_phase_4_leaves_at_once() -> None:
    s = year(food=[30, 0, 0], deck=[40], below=[38, 39])
    play(s, "offer 7", "draw 40")
    assert next_year(s)[1:4] == ["bottomed", "reshuffled", "removed"]
    market = view_of(s, 0).market
    assert (market.present, market.future) == ([9, 10, 11, 12, 13, 14], [])
    assert items_of(s.unseen) == [38, 39, 40]


@pytest.mark.rule("FS-9.9")
def test_of_the_small_market_every_card_is_for_sale_and_none_goes_under_the_deck() -> None:
    s = year(food=[30, 0, 0], deck=[40], below=[36, 37, 38, 39])
    play(s, "offer 7", "draw 40")
    next_year(s)
    s.food[0] = 99
    assert legal(s) == {f"offer {card}" for card in items_of(s.market)} | {"pass"}
    assert len(items_of(s.market)) == 6
    assert "bottomed" not in next_year(s)
    assert len(items_of(s.market)) == 6


@pytest.mark.rule("FS-14.1")
def test_the_reshuffle_card_comes_only_once() -> None:
    s = year(food=[30, 0, 0], deck=[], below=[])
    play(s, "offer 7")
    next_year(s)
    assert "reshuffled" not in next_year(s)
    assert view_of(s, 0).market.reshuffle_in is None


@pytest.mark.rule("FS-14.19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_card_is_ever_in_two_places(seats: int) -> None:
    for seed in range(3):
        s, rng = start(seats, "random"), Rng(seed)
        gone = 0
        while s.stack:
            GAME.play(s, GAME.sample(s, rng))
            piles = [s.market, s.unseen, s.below, *s.cards]
            assert sum(piles) == _union(piles)
            assert not gone & _union(piles)
            gone = FOR_SALE_MASK & ~_union(piles)


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole

"""Each line of the log names the rule behind it, cases of one event their own."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.events import Event
from lascaux.kernel.state import SHOWN
from lascaux.table.words import LANGUAGES, Words
from tests.games.first_sparks.drawing import kinds, legal, play, play_on, year


def cited(s: FirstSparksState, *texts: str) -> list[tuple[str, str]]:
    """The kind of each event that comes of these actions, and the rule it names."""
    events: list[Event] = []
    s.events = events
    for text in texts:
        assert text in legal(s)
        GAME.play(s, GAME.space.parse(text))
    s.events = None
    return [(one.kind, one.rule) for one in events if one.kind != SHOWN]


def at_the_end_of_a_year(deck: list[int]) -> FirstSparksState:
    """The last clan is about to say that it places no more; these cards are left in the deck."""
    s = year(deck=deck, cards={0: [3, 28]}, clans=["T1Ab T1Ac", "T2Aa", "T3Ab"], food=[30, 30, 30])
    play_on(s, "spread")
    while s.turn < s.seats:
        play(s, "done")
    return s


def two_players(stock: int = 5) -> FirstSparksState:
    """The first of two players is to offer; basket 7 has the crop on it."""
    return year(2, food=[30, 30], stock={"berry": stock}, market=[7, 36, 37, 38, 40, 41])


@pytest.mark.rule("FS-9.7")
def test_a_card_drawn_for_one_that_went_under_the_deck_names_the_rule_of_phase_4() -> None:
    s = at_the_end_of_a_year([39, 40, 41])
    play(s, "done")
    assert ("drawn", "FS-9.7") in cited(s, "draw 41")


@pytest.mark.rule("FS-4.9")
def test_a_card_drawn_for_one_that_was_sold_names_the_rule_of_phase_1() -> None:
    s = year(food=[30, 0, 0])
    play(s, "offer 7")
    assert ("drawn", "FS-4.9") in cited(s, GAME.space.text(GAME.legal(s)[0]))


@pytest.mark.rule("FS-9.8")
def test_a_reshuffle_in_phase_4_names_its_rule() -> None:
    assert ("reshuffled", "FS-9.8") in cited(at_the_end_of_a_year([39]), "done")


@pytest.mark.rule("FS-13.6", "FS-13.7")
def test_intelligence_names_the_rule_of_the_purchase_or_of_phase_4() -> None:
    s = year(food=[30, 0, 0], market=[28, 29, 30, 31, 32, 33, 34, 35])
    assert ("moved_back", "FS-13.6") in cited(s, "offer 28")
    assert ("moved_back", "FS-13.7") in cited(at_the_end_of_a_year([39]), "done")


@pytest.mark.rule("FS-11.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crop_boxed_with_its_card_is_not_told_as_a_lower_card(language: str) -> None:
    s = two_players()
    happened = play(s, "offer 7", "decline", "box")
    args = next(args for kind, _, args in happened if kind == "bonus_gone")
    words = Words(language, strict=True)
    boxed = words.say("first_sparks-told-bonus_gone", args)
    assert boxed != words.say("first_sparks-told-bonus_gone", {**args, "reason": "lower"})


@pytest.mark.rule("FS-11.10")
def test_a_crop_boxed_with_its_card_names_the_rule_of_boxing() -> None:
    assert ("bonus_gone", "FS-11.10") in cited(two_players(), "offer 7", "decline", "box")


@pytest.mark.rule("FS-4.10")
def test_a_crop_gone_for_a_lower_card_names_its_rule() -> None:
    s = year(food=[30, 30, 30], market=[8, 9, 10, 11, 12, 13, 14, 15])
    play(s, "offer 9", "decline", "decline")
    assert ("bonus_gone", "FS-4.10") in cited(s, "draw 7")


@pytest.mark.rule("FS-11.11")
def test_an_empty_harvest_space_loses_nothing_and_nothing_is_told() -> None:
    assert "harvest_lost" not in kinds(play(two_players(stock=0), "offer 7", "decline", "box"))

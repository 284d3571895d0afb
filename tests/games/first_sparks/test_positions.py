"""Positions that cannot be, and the sentence that says so."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import (
    HUNTING,
    MAP,
    PHASE_NAMES,
    PLACING,
    SPREADING,
    TECHNOLOGY,
    FirstSparksState,
)
from lascaux.kernel.errors import BadPosition
from tests.games.first_sparks.drawing import deal, mask, play, play_on, start, year

Changes = dict[str, object]


def refused(s: FirstSparksState, changes: Changes, sentence: str) -> None:
    """The position reads back as it is, but not with these fields changed."""
    data = GAME.dump(s)
    assert GAME.dump(GAME.load(data)) == data
    with pytest.raises(BadPosition, match=sentence):
        GAME.load({**data, **changes})


def bits(*numbers: int) -> int:
    """A mask of cards or seats."""
    return sum(1 << number for number in numbers)


START_MEMBERS = [mask("T1Ab"), mask("T2Bc"), mask("T1Bb")]
START_TILES = [["T1", 0, 0, 0], ["T2", 0, 1, 0], ["T3", -1, 1, 4]]

# What is changed at the beginning of the first year of three players.
CASES: list[tuple[str, Changes, str]] = [
    ("four clans of three players", {"members": [*START_MEMBERS, 0]}, "one set of spaces for each clan"),
    ("a debt of food", {"food": [7, 7, -1]}, "none below zero"),
    ("cards of a stranger", {"cards": [bits(3), bits(2), bits(1), 0]}, "one set of cards for each seat"),
    ("nineteen berries", {"stock": [0, 19, 2, 3, 2]}, "more tokens than there are"),
    ("a seat twice in the order", {"order": [0, 1, 1]}, "names every seat once"),
    ("a deck below nothing", {"pile": -1}, "Market and deck are sets of cards"),
    ("a stranger who has bought", {"done": bits(3)}, "bought or passed sits at the table"),
    ("a pass that is not done", {"passed": bits(1)}, "bought or passed sits at the table"),
    ("a seventh phase", {"phase": len(PHASE_NAMES)}, "no such phase or map"),
    ("a fourth map", {"map": 3}, "no such phase or map"),
    ("year 41", {"year": 41}, "Years count from 1 to 40"),
    ("phase 1 before the first year", {"year": 0}, "Years count from 1 to 40"),
    ("a seventh go", {"turn": 7}, "more than one go"),
    ("an offer to box with three players", {"first_offer": True}, "first of two players may box"),
    ("no order", {"order": []}, "order is known once the herbs are dealt"),
    ("an end in phase 1", {"over": True, "stack": []}, "game ends after spreading"),
    ("a tile twice", {"tiles": [*START_TILES[:2], ["T1", -1, 1, 4]]}, "Each tile lies once"),
    ("a tile for four", {"tiles": [*START_TILES[:2], ["T5", -1, 1, 4]]}, "this number of players uses"),
    ("a map of two tiles", {"tiles": START_TILES[:2]}, "The map has 3 tiles"),
    ("a tile far away", {"tiles": [*START_TILES[:2], ["T3", 6, 3, 0]]}, "each later one at least two"),
    ("a member off the map", {"members": [mask("T6Aa"), *START_MEMBERS[1:]]}, "spaces of the map"),
    ("a clan in two parts", {"members": [mask("T3Ab T2Ba"), *START_MEMBERS[1:]]}, "A clan is one group"),
    ("a card of two owners", {"cards": [bits(3), bits(3), bits(1)]}, "No card has two owners"),
    ("a herb of four players", {"cards": [bits(4), bits(2), bits(1)]}, "this number of players lacks"),
    ("a card owned and for sale", {"cards": [bits(3, 7), bits(2), bits(1)]}, "lies in two places"),
    ("a herb for sale", {"market": bits(1, *range(8, 15)), "cards": [bits(3), bits(2), 0]}, "for sale"),
    ("a deck one short", {"pile": 20}, "as many cards as are unseen"),
    ("a crop on a card of the deck", {"bonus": 15}, "crop lies on a card of the market"),
    ("a reshuffle card that left and lies there", {"has_reshuffle": True, "is_small": True}, "comes once"),
    ("nine in the market", {"has_reshuffle": True}, "no more cards than places"),
    ("an offer out of turn", {"stack": [{"step": "offer", "seat": 1}]}, "whoever is asked can answer"),
    ("hunting in phase 1", {"stack": [{"step": "hunt", "seat": 2}]}, "whoever is asked can answer"),
    (
        "an answer to a card that is not for sale",
        {"stack": [{"step": "answer", "seat": 2, "a": 14, "b": 0}]},
        "whoever is asked can answer",
    ),
    (
        "a tool to give up without need",
        {"stack": [{"step": "drop_tool", "seat": 0}]},
        "whoever is asked can answer",
    ),
]


@pytest.mark.parametrize(
    ("changes", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_an_impossible_position_is_refused_with_a_sentence(changes: Changes, sentence: str) -> None:
    refused(year(), changes, sentence)


def test_the_first_year_of_three_players_is_in_phase_one() -> None:
    assert year().phase == TECHNOLOGY
    assert year().members == START_MEMBERS


def test_nobody_settles_while_the_map_is_laid() -> None:
    s = deal(start(3, "built"), [3, 2, 1])
    play(s, "tile T1", "lay 0 0 0")
    assert s.phase == MAP
    refused(s, {"members": [mask("T1Aa"), 0, 0]}, "Nobody settles before")


def test_nobody_has_three_members_in_the_placing_round() -> None:
    s = deal(start(3), [3, 2, 1])
    assert s.phase == PLACING
    refused(s, {"members": [mask("T3Aa T3Ab T3Ac"), *s.members[1:]]}, "at most two members")


def test_nobody_keeps_four_tools_without_a_sled() -> None:
    s = year(cards={0: [3, 20, 22]}, food=[30] * 3)
    refused(s, {"cards": [bits(3, 20, 22, 29), *s.cards[1:]], "unseen": s.unseen & ~bits(29)}, "more tools")


def test_nobody_has_fire_twice() -> None:
    s = year(cards={0: [3, 9]}, food=[30] * 3, market=[7, 8, 10, 11, 12, 13, 14, 16])
    changes: Changes = {"cards": [bits(3, 9, 15), *s.cards[1:]], "unseen": s.unseen & ~bits(15)}
    refused(s, changes, "Of each kind of knowledge")


def test_a_market_is_full_while_clans_spread() -> None:
    s = year(food=[30] * 3)
    play_on(s, "spread")
    assert s.phase == SPREADING > HUNTING
    refused(s, {"market": s.market & (s.market - 1)}, "market is full unless the deck is empty")

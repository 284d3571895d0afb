"""In which order the clans act, as all are told."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.turns import turns_of
from lascaux.games.first_sparks.view import TurnsView
from tests.games.first_sparks.drawing import deal, legal, play, start, until, year

FOOD = [40, 40, 40]


@pytest.mark.rule("FS-4.3")
def test_offers_are_made_from_the_first_to_the_last() -> None:
    s = year(food=FOOD)
    assert turns_of(s) == TurnsView("first", [0, 1, 2], [])
    assert GAME.seats_after(s) == [1, 2]


@pytest.mark.rule("FS-4.6", "FS-4.7")
def test_an_offer_is_put_to_the_last_first_and_whoever_makes_it_comes_last() -> None:
    s = offered(year(food=FOOD))
    assert turns_of(s) == TurnsView("asked", [2, 1, 0], [])
    assert GAME.seats_after(s) == [1, 0]
    play(s, "decline")
    assert turns_of(s) == TurnsView("asked", [2, 1, 0], [2])


@pytest.mark.rule("FS-4.12")
def test_who_has_bought_is_not_asked_again() -> None:
    s = offered(year(food=FOOD))
    play(s, "buy")
    until(s, "offer")
    assert turns_of(s) == TurnsView("first", [0, 1, 2], [2])
    assert GAME.seats_after(s) == [1]
    offered(s)
    assert turns_of(s).seats == [1, 0]


@pytest.mark.rule("FS-8.2")
def test_clans_spread_from_the_last_to_the_first() -> None:
    s = until(year(food=FOOD), "spread")
    turns = turns_of(s)
    asked = turns.seats.index(GAME.seat_to_act(s))
    assert (turns.direction, turns.seats) == ("last", list(reversed(s.order)))
    assert (turns.done, GAME.seats_after(s)) == (turns.seats[:asked], turns.seats[asked + 1 :])


@pytest.mark.rule("FS-3.2", "FS-3.5")
def test_first_members_are_placed_from_the_last_to_the_first_second_ones_in_order() -> None:
    s = until(deal(start(3, "random"), [1, 2, 3]), "settle")
    assert turns_of(s) == TurnsView("last", list(reversed(s.order)), [])
    while any(text.startswith("settle") for text in legal(s)):
        play(s, min(legal(s)))
    assert turns_of(s).direction == "first"


@pytest.mark.rule("FS-11.10")
def test_whether_an_offer_may_be_boxed_is_told_to_who_is_asked() -> None:
    assert may_be_boxed(offered(year(2, food=[40, 40])))
    assert not may_be_boxed(offered(year(3, food=FOOD)))


def offered(s: FirstSparksState) -> FirstSparksState:
    """Whoever may offers the first card there is."""
    play(s, next(text for text in sorted(legal(s)) if text.startswith("offer")))
    return s


def may_be_boxed(s: FirstSparksState) -> bool:
    """Whether the offer may go to the box, as a spectator is told."""
    offer = view_of(s, None).offer
    assert offer is not None
    return offer.may_be_boxed

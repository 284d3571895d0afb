"""What the log of every game says of places and stretches: names, headings, whose move it was."""

from __future__ import annotations

import random
import re

import pytest

from lascaux import Table
from lascaux.registry import games
from lascaux.table.words import Words, tell
from lascaux.wire import Told

MOST: int = 400  # decisions, enough for two turns of any game


def played(game: str) -> Table:
    """A game between players who take whatever comes."""
    dice = random.Random(5)
    table = Table.new(game, 2, seed=5)
    for _ in range(MOST):
        if table.over:
            break
        seat = table.asked[0]
        table.act(seat, dice.choice(table.choices(seat)).text)
    return table


@pytest.fixture(scope="module", params=games())
def log(request: pytest.FixtureRequest) -> list[Told]:
    """What a seat is told of such a game."""
    return played(str(request.param)).log(0)


def test_places_are_named_by_words_that_can_be_found(log: list[Told]) -> None:
    named = [place for told in log for place in told.places]
    assert len(set(named)) > 5
    assert all(place and place == place.strip() and len(place) < 20 for place in named)


def test_the_log_has_headings(log: list[Told]) -> None:
    headings = [told for told in log if told.heading]
    assert len(headings) > 1
    assert all(not told.places for told in headings)


def test_every_move_is_somebodys(log: list[Told]) -> None:
    movers: dict[int, set[int | None]] = {}
    for told in log:
        movers.setdefault(told.move, set()).add(told.by)
    assert movers.pop(0, {None}) == {None}
    assert all(len(seats) == 1 and None not in seats for seats in movers.values())
    assert {seat for seats in movers.values() for seat in seats} == {0, 1}


def test_whoever_reads_is_spoken_to_in_the_second_person(log: list[Told]) -> None:
    words = Words("en", strict=True)
    for told in log:
        sentence = tell(words, told, ["You", "Ugo"], 0, numbered=True)
        assert not re.search(r"\b[Yy]ou (has|is|was|does)\b", sentence), sentence

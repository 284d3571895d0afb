"""How starts on the first maps of The First Sparks are raced."""

from __future__ import annotations

from operator import ne

import pytest

import starts
from balancelib.first_sparks import Played
from balancelib.study import Kind
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import HEX_SPACES, SPACE_NAMES, SPACES
from lascaux.kernel.rng import Rng

THREE = Kind(3, "first", (("map", "first"),))
STRONG, MIDDLING, LIKE, WEAK = range(0, 4 * HEX_SPACES, HEX_SPACES)


def won(*wins: float) -> Played:
    """A game that these places won."""
    return Played(8, [], list(wins), [False] * len(wins))


def fit_of_two() -> starts.Fit:
    """A fit to games that the stronger space won, and between equal ones the first in order."""
    games = {
        (WEAK, STRONG): won(1, 0),  # the last in order begins in the weak space
        (STRONG, WEAK): won(0, 1),
        (WEAK, MIDDLING): won(1, 0),
        (MIDDLING, WEAK): won(0, 1),
        (MIDDLING, STRONG): won(1, 0),
        (STRONG, MIDDLING): won(0, 1),
        (LIKE, MIDDLING): won(1, 0),
        (MIDDLING, LIKE): won(1, 0),
    }
    fit = starts.Fit(2)
    fit.learn([starts.Runner(spaces, [game]) for spaces, game in games.items()])
    return fit


def test_half_of_the_starts_play_on_twice_as_long(capsys: pytest.CaptureFixture[str]) -> None:
    race = ["--scouts", "3", "--races", "2", "--starts", "5", "--games", "1", "--processes", "1"]
    assert starts.main(["3", *race]) == 0
    scouts, *told = capsys.readouterr().out.splitlines()
    assert scouts == "3 scouts are back."
    for first in (0, 5):
        assert told[first : first + 2] == ["5 starts, games of each: 1.", "3 starts, games of each: 2."]
        assert all("places win" in line for line in told[first + 2 : first + 5])
    assert len(told) == 10


def test_clans_begin_in_hexes_of_their_own_on_the_map() -> None:
    rng = Rng(2)
    for each in [starts.drawn(THREE, rng) for _ in range(40)]:
        assert len({space // HEX_SPACES for space in each}) == 3
        assert {SPACE_NAMES[space][:2] for space in each} <= {"T1", "T2", "T3"}


def test_the_fit_tells_what_a_place_and_a_space_are_worth() -> None:
    fit = fit_of_two()
    assert fit.places[0] > fit.places[1]
    assert fit.spaces[STRONG] > fit.spaces[MIDDLING] > fit.spaces[WEAK]
    first, last = fit.chances((WEAK, STRONG))
    assert first > last
    assert first + last == pytest.approx(1)


def test_games_from_known_starts_tell_more_than_the_fit() -> None:
    fit = fit_of_two()
    first, last = fit.chances_beside([49, 49], (WEAK, STRONG), (WEAK, STRONG))
    assert first == pytest.approx(last)
    first, last = fit.chances_beside([49, 49], (WEAK, STRONG), (MIDDLING, STRONG))
    assert first < last


def test_the_most_even_by_the_fit_go_into_the_race() -> None:
    fit = starts.Fit(3)
    bad = {space for space in range(SPACES) if space % HEX_SPACES != 1}
    for space in bad:
        fit.spaces[space] = 0.1
    found = starts.drawn_even(THREE, fit, Rng(1))
    assert len(set(found)) == len(found)
    assert tuple(BOX.first_starts[3]) not in found
    assert all(len(set(each) & bad) in (0, 3) for each in found[:40])


def test_the_next_race_is_run_by_starts_that_differ_in_one_or_two_clans() -> None:
    known = tuple(BOX.first_starts[3])
    found = starts.beside(THREE, [starts.Runner(known, [won(1, 0, 0), won(0, 1, 0)])], starts.Fit(3))
    assert len(set(found)) == len(found)
    assert all(starts.is_apart(each) for each in found)
    assert {sum(map(ne, each, known)) for each in found} == {1, 2}


def test_games_are_played_from_the_starts_in_the_race() -> None:
    box, others = tuple(BOX.first_starts[3]), starts.drawn(THREE, Rng(1))
    assert starts.played_from(THREE, box, 5) != starts.played_from(THREE, others, 5)


def test_equal_wins_are_the_most_even() -> None:
    even = starts.Runner((0, 3), [won(1, 0), won(0, 1)])
    assert even.unevenness < starts.Runner((0, 3), [won(1, 0), won(1, 0)]).unevenness


def test_what_chance_alone_does_in_few_games_is_not_uneven() -> None:
    few = starts.Runner((0, 3), [won(1, 0), won(1, 0), won(0, 1)])
    many = starts.Runner((0, 3), few.games * 100)
    assert few.unevenness < 0 < many.unevenness

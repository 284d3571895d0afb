"""Who may look at a position."""

from __future__ import annotations

import pytest

import lascaux


@pytest.mark.parametrize("name", lascaux.games())
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_whoever_has_no_seat_sees_nothing(name: str, seat: int) -> None:
    game = lascaux.game(name)
    with pytest.raises(lascaux.LascauxError, match=f"no seat {seat} at a table of 2"):
        game.view(game.start(2, {}), seat)


@pytest.mark.parametrize("name", lascaux.games())
def test_a_spectator_has_no_seat_and_sees_the_table(name: str) -> None:
    game = lascaux.game(name)
    assert game.view(game.start(2, {}), None) is not None

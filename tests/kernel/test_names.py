"""The public names work whatever was imported before."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.kernel.actions import ActionSpace, Param, counted
from lascaux.kernel.errors import BadSetup


def test_loading_a_game_does_not_hide_the_list_of_games() -> None:
    lascaux.game("clans")
    assert "clans" in lascaux.games()


def test_a_game_is_the_same_object_each_time() -> None:
    assert lascaux.game("clans") is lascaux.game("clans")


@pytest.mark.parametrize("name", ["", "chess", "clans.flow", "../clans", "x" * 1000])
def test_an_unknown_game_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(BadSetup, match="There is no game") as refused:
        lascaux.game(name)
    assert len(str(refused.value)) < 200


def test_every_public_name_is_there() -> None:
    assert all(hasattr(lascaux, name) for name in lascaux.__all__)
    assert (lascaux.CHANCE, lascaux.NOBODY) == (-1, -2)


def test_rows_of_seats_must_come_before_those_of_chance() -> None:
    space = ActionSpace()
    space.add("roll", [counted("sum", 1, 2)], chance=True)
    with pytest.raises(AssertionError, match="before chance"):
        space.add("move")


def test_no_two_rows_say_the_same() -> None:
    space = ActionSpace()
    with pytest.raises(AssertionError, match="two rows"):
        space.add("move", [Param("there", ["1", "1"])])

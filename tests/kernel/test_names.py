"""The public names work whatever was imported before."""

from __future__ import annotations

import pytest

import lascaux
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

"""No bot of Táin knows a tile that lies face down before others."""

from __future__ import annotations

import pytest

from lascaux import Rng, Table
from lascaux.bots.catalogue import bot_from
from tests.bots.helpers import BOTS

OURS = ["scout 1 1", "lay chief", "scout outer", "lay warrior"]
THEIRS = ["scout 0 1", "lay boy", "scout 1 1", "lay daughter", "scout 1 2", "lay warrior"]
OTHERS = ["scout 0 1", "lay warrior", "scout 1 1", "lay bluff", "scout 1 2", "lay boy"]


def scouted(theirs: list[str]) -> Table:
    """A table where seat 0 is asked, after tiles of both; seat 1 lays what is named."""
    table = Table.new("tain", 2, seed=3)
    left = [iter(OURS), iter(theirs)]
    for _ in range(len(OURS) + len(theirs)):
        text = next(left[table.seat], None)
        if text is None:
            break
        table.act(table.seat, text)
    assert table.seat == 0
    return table


def test_the_two_tables_differ_in_what_is_hidden() -> None:
    one, other = scouted(THEIRS), scouted(OTHERS)
    assert one.game.key(one._state) != other.game.key(other._state)


def test_an_outlook_holds_nothing_hidden() -> None:
    assert scouted(THEIRS).outlook(0).dump() == scouted(OTHERS).outlook(0).dump()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(3))
def test_a_choice_does_not_depend_on_anything_hidden(name: str, seed: int) -> None:
    one, other = scouted(THEIRS), scouted(OTHERS)
    bot = bot_from(name, one.game)
    assert bot.choose(one.outlook(0), Rng(seed)) == bot.choose(other.outlook(0), Rng(seed))

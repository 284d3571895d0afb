"""No bot knows more than its seat may."""

from __future__ import annotations

import pytest

from lascaux import Rng
from lascaux.bots.catalogue import bot_from
from tests.bots.helpers import BOTS, table_after, with_other_secrets

SITUATIONS = [(seats, moves) for seats in (2, 3, 4) for moves in (0, 17, 30)]


@pytest.mark.parametrize(("seats", "moves"), SITUATIONS)
def test_tables_with_other_secrets_are_other_tables(seats: int, moves: int) -> None:
    table = table_after(moves, seats)
    other = with_other_secrets(table, table.seat)
    assert table.game.key(table._state) != other.game.key(other._state)


@pytest.mark.parametrize(("seats", "moves"), SITUATIONS)
def test_an_outlook_holds_nothing_hidden(seats: int, moves: int) -> None:
    table = table_after(moves, seats)
    other = with_other_secrets(table, table.seat)
    assert table.outlook(table.seat).dump() == other.outlook(table.seat).dump()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("seats", "moves"), SITUATIONS)
def test_a_choice_does_not_depend_on_anything_hidden(name: str, seats: int, moves: int) -> None:
    table = table_after(moves, seats)
    other = with_other_secrets(table, table.seat)
    bot = bot_from(name, table.game)
    chosen = [bot.choose(each.outlook(table.seat), Rng(5)) for each in (table, other)]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", ["greedy", "search:40"])
def test_choices_depend_on_the_own_card(name: str) -> None:
    """Else the test above would say nothing; some moves suit several clans, so one position would not do."""
    differ = 0
    for moves in (8, 17, 24, 30):
        table = table_after(moves, 2)
        other = with_other_secrets(table, 1 - table.seat)
        bot = bot_from(name, table.game)
        chosen = {bot.choose(each.outlook(table.seat), Rng(5)) for each in (table, other)}
        differ += len(chosen) == 2
    assert differ >= 2

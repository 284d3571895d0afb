"""Seats by option, one player alone, an opponent that holds no seat, and an end that nobody wins."""

from __future__ import annotations

import pytest

from lascaux.arena.match import _wins
from lascaux.bots.catalogue import bot_from
from lascaux.bots.continuing import Continuing
from lascaux.bots.evaluation import rewards_at_end
from lascaux.kernel.errors import BadRecord, BadSetup
from lascaux.kernel.play import playout
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.table import Table
from lascaux.wire import GameOver
from tests.contract.cases import games_with_toy

TRIBE = {"tribe": "yes"}


def ends(seats: int) -> list[State]:
    """Some games against the tribe, played to the end."""
    game = games_with_toy()["toy"]
    states = [game.start(seats, TRIBE) for _ in range(40)]
    for seed, s in enumerate(states):
        playout(game, s, Rng(seed))
    return states


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (4, TRIBE), (5, {}), (0, TRIBE)])
def test_the_options_say_how_many_play(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match=f"players, not {seats}"):
        games_with_toy()["toy"].start(seats, options)


def test_a_sentence_names_the_option_that_sets_the_number_of_players() -> None:
    with pytest.raises(BadSetup, match="Toy is with tribe=yes for 1 to 3 players, not 4"):
        games_with_toy()["toy"].start(4, TRIBE)


def test_one_plays_alone_and_all_else_stays_as_it_is() -> None:
    table = Table.new("toy", 1, TRIBE, seed=3)
    while not table.over:
        table.act(0, table.choices(0)[0].action)
    assert Table.load(table.record()).record() == table.record()
    assert '[Others "tribe"]' in table.record()
    over = table.decision(None)
    assert isinstance(over, GameOver)
    assert [other.name for other in over.others] == ["toy-other-tribe"]


def test_a_record_with_too_many_seats_for_its_options_is_refused() -> None:
    record = Table.new("toy", 3, TRIBE, seed=3).record()
    with pytest.raises(BadRecord, match="1 to 3 seats"):
        Table.load(record.replace('[Seats "3"]', '[Seats "4"]'))


def test_the_tribe_may_win_and_then_no_seat_does() -> None:
    game = games_with_toy()["toy"]
    places = [([other.place for other in game.others(s)], _ranking(s)) for s in ends(2)]
    assert any(others == [1] and 1 not in ranking for others, ranking in places)
    assert any(others != [1] and 1 in ranking for others, ranking in places)


def test_where_nobody_won_nobody_is_given_the_win() -> None:
    game = games_with_toy()["toy"]
    lost = next(s for s in ends(1) if 1 not in _ranking(s))
    assert _wins(_ranking(lost)) == [0.0]
    assert Continuing(game, 1).chances(lost, 10, Rng(1)) == [0.0]
    won = next(s for s in ends(1) if 1 in _ranking(s))
    assert rewards_at_end(game, lost)[0] < 0.5 < rewards_at_end(game, won)[0]


def test_search_plays_alone_against_the_tribe() -> None:
    table = Table.new("toy", 1, TRIBE, seed=5)
    chosen = bot_from("search:20", games_with_toy()["toy"]).choose(table.outlook(0), Rng(1))
    assert chosen in [choice.action for choice in table.choices(0)]


def _ranking(s: State) -> list[int]:
    ending = games_with_toy()["toy"].ending(s)
    assert ending is not None
    return ending.ranking


def test_the_tribe_is_at_the_table_from_start_to_end() -> None:
    table = Table.new("toy", 1, TRIBE, seed=3)
    had: list[int] = []
    while not table.over:
        (tribe,) = table.others
        assert (tribe.name, tribe.place) == ("toy-other-tribe", 0)
        had.append(tribe.score)
        table.act(0, table.choices(0)[0].action)
    over = table.decision(None)
    assert isinstance(over, GameOver)
    assert table.others == over.others
    assert had == sorted(had)
    assert had[0] == 0 < had[-1]


def test_nobody_else_is_at_a_table_without_the_tribe() -> None:
    assert Table.new("toy", 2, seed=3).others == []

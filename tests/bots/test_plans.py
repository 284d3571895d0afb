"""Plans: a turn of small decisions from one search, with one budget."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng, Table
from lascaux.bots.catalogue import bot_from
from lascaux.bots.evaluation import Knowledge, Past, Worlds
from lascaux.bots.searcher import SearchBot
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.state import State
from lascaux.table.outlook import Outlook, scrubbed
from lascaux.table.questions import is_forced
from lascaux.table.rehearsal import Rehearsal
from tests.contract.cases import games_with_toy

TAIN = lascaux.game("tain")


class CountedWorlds(Worlds[State]):
    """Worlds that are counted."""

    drawn = 0

    def draw(self, rng: Rng) -> State:
        CountedWorlds.drawn += 1
        return Worlds.draw(self, rng)


class Counting(Knowledge[State]):
    """Knows no more of a game than its rules, and counts the worlds it looks at."""

    def worlds(self, base: State, seat: int, past: Past) -> Worlds[State]:
        return CountedWorlds(self.game, base, seat)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_that_does_not_plan_says_its_next_choice(name: str) -> None:
    outlook = _scouting().outlook(0)
    bot = bot_from(name, TAIN)
    assert bot.plan(outlook, Rng(2)) == [bot.choose(outlook, Rng(2))]


def test_a_space_and_its_tile_are_planned_together() -> None:
    table = _scouting()
    planned = [
        TAIN.space.text(action) for action in bot_from("search:60", TAIN).plan(table.outlook(0), Rng(1))
    ]
    assert [action.split()[0] for action in planned] == ["scout", "lay"]
    table.act_all(0, planned)
    assert table.seat == 1


def test_the_decisions_of_a_turn_share_one_budget() -> None:
    CountedWorlds.drawn = 0
    planned = SearchBot(Counting(TAIN), 1.0, 40).plan(_scouting().outlook(0), Rng(1))
    assert len(planned) == 2
    assert CountedWorlds.drawn == 40


def test_the_tree_is_kept_from_one_decision_to_the_next() -> None:
    search = SearchBot(Counting(TAIN), 1.0, None).search_for(_scouting().outlook(0), Rng(1))
    search.grow(50, Rng(2))
    scouted = search.best()
    assert search.goes_on_after(scouted)
    next_node = search.root.child(scouted)
    known = next_node.visits
    assert known > 0
    search.follow(scouted)
    assert search.root is next_node
    search.grow(10, Rng(3))
    assert next_node.visits == known + 10
    assert search.best() in TAIN.legal(search.position)


@pytest.mark.parametrize("game", sorted(games_with_toy()))
def test_a_plan_goes_as_far_as_its_seat_decides_and_no_further(game: str) -> None:
    rules = games_with_toy()[game]
    bot, rng = bot_from("search:3", rules), Rng(5)
    s = rules.start(rules.meta.max_seats, rules.meta.options_for(rules.meta.max_seats))
    past: list[tuple[int, int]] = []
    while s.stack:
        seat = rules.seat_to_act(s)
        if seat != CHANCE and not is_forced(rules, s, seat) and len(past) % 5 == 0:
            rehearsal = Rehearsal(rules, s, seat)
            rehearsal.play(bot.plan(Outlook(rules, seat, scrubbed(rules, s, seat), past[:]), rng))
            assert rehearsal.stop is not None or rules.seats_to_act(rehearsal.state) != [seat]
        action = rules.sample(s, rng)
        past.append((seat, action))
        rules.play(s, action)


def _scouting() -> Table:
    """A table of Táin where seat 0 has still all to scout."""
    for seed in range(20):
        table = Table.new("tain", 2, seed=seed)
        if table.seat == 0:
            return table
    raise AssertionError("seat 0 begins every other game")

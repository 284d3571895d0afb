"""Search: the tree, and games it knows nothing about."""

from __future__ import annotations

import lascaux
from lascaux import Rng
from lascaux.bots.catalogue import bot, knowledge_of
from lascaux.bots.evaluation import rewards_at_end
from lascaux.bots.search import Choices, Node, Search
from lascaux.bots.searcher import SearchBot
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.outlook import Outlook, scrubbed
from tests.bots.helpers import table_after
from tests.contract.cases import games_with_toy

CLANS = lascaux.game("clans")


def test_every_iteration_is_counted_once_at_the_root() -> None:
    search = _grown(CLANS, _clans_outlook(), 150)
    choices = _choices_at(search.root)
    assert search.root.visits == 150
    assert sum(choices.visits) == 150 + len(choices.actions)  # and each choice was judged once before


def test_more_iterations_grow_the_same_tree_further() -> None:
    outlook = _clans_outlook()
    search, rng = _search(CLANS, outlook), Rng(4)
    search.grow(60, rng)
    search.grow(60, rng)
    assert _choices_at(search.root).visits == _choices_at(_grown(CLANS, outlook, 120).root).visits


def test_replies_are_kept_apart_by_the_card_of_the_other_seat() -> None:
    outlook = _clans_outlook()
    search = _grown(CLANS, outlook, 400)
    replies = search.trees[1 - outlook.seat].children
    kinds = [{choices.kind for choices in reply.choices} for reply in replies]
    assert max(len(each) for each in kinds) > 1


def test_rewards_stay_between_nothing_and_all() -> None:
    nodes = _grown(CLANS, _clans_outlook(), 300).trees[:]
    while nodes:
        node = nodes.pop()
        nodes += node.children
        for choices in node.choices:
            for visits, reward in zip(choices.visits, choices.rewards, strict=True):
                assert 0 <= reward <= visits + 1e-9


def test_choices_that_a_new_world_allows_are_admitted_in_order() -> None:
    choices = Choices(0, 0, [3, 7], [0.5, 0.25], 2)
    choices.admit([1, 3, 9], [0.1, 0.2, 0.3], 2)
    assert choices.actions == [1, 3, 7, 9]
    assert choices.visits == choices.available == [2, 2, 2, 2]
    assert choices.rewards == [0.2, 1.0, 0.5, 0.6]


def test_a_game_without_knowledge_is_searched_by_random_play() -> None:
    """The toy has secret simultaneous bids, dice and payments, and no package below bots."""
    toy = games_with_toy()["toy"]
    for seats in range(toy.meta.seats_for({}).least, toy.meta.max_seats + 1):
        s, rng = toy.start(seats, {}), Rng(seats)
        while s.stack:
            action = toy.sample(s, rng)
            seat = toy.seat_to_act(s)
            if seat != CHANCE:
                for asked in toy.seats_to_act(s):
                    outlook = Outlook(toy, asked, scrubbed(toy, s, asked), [])
                    assert bot("search", toy, iterations=8).choose(outlook, rng) in outlook.choices
            toy.play(s, action)


def test_search_beats_random_play_in_a_game_it_knows_nothing_about() -> None:
    toy = games_with_toy()["toy"]
    rewards = 0.0
    for seed in range(12):
        s, rng = toy.start(2, {}), Rng(seed)
        while s.stack:
            seat = toy.seat_to_act(s)
            if seat == seed % 2:
                chosen = bot("search", toy, iterations=60).choose(
                    Outlook(toy, seat, scrubbed(toy, s, seat), []), rng
                )
                toy.play(s, chosen)
            else:
                toy.play(s, toy.sample(s, rng))
        rewards += rewards_at_end(toy, s)[seed % 2]
    assert rewards > 7.5


def _clans_outlook() -> Outlook:
    table = table_after(24, 2)
    return table.outlook(table.seat)


def _search(game: Game[State], outlook: Outlook) -> Search[State]:
    return SearchBot(knowledge_of(game), 1.0, None).search_for(outlook, Rng(3))


def _grown(game: Game[State], outlook: Outlook, iterations: int) -> Search[State]:
    search = _search(game, outlook)
    search.grow(iterations, Rng(4))
    return search


def _choices_at(node: Node) -> Choices:
    (choices,) = node.choices
    return choices

"""Search and what is hidden: nobody in the trees acts on what that seat cannot know."""

from __future__ import annotations

import pytest

from lascaux import Rng, Table
from lascaux.bots.catalogue import knowledge_of
from lascaux.bots.evaluation import Knowledge
from lascaux.bots.search import HIDDEN, Node, Search
from lascaux.bots.searcher import SearchBot
from lascaux.games.tain.actions import LAY
from lascaux.games.tain.data import KINDS
from tests.bots.cups import CUPS, LEFT, PLAY, RIGHT, Cups, CupsState, Hider

LAYS = range(LAY, LAY + len(KINDS))


@pytest.mark.parametrize("hider", ["seat 1", "chance"])
def test_a_hidden_choice_leads_to_one_node(hider: Hider) -> None:
    search = _cups_searched(hider, 5)
    assert search.trees[0].child(CUPS).seen == [HIDDEN]
    assert search.trees[1].child(CUPS).seen == [LEFT, RIGHT]


@pytest.mark.parametrize("hider", ["seat 1", "chance"])
@pytest.mark.parametrize(("chances", "better"), [(7, PLAY), (3, CUPS)])
def test_who_cannot_see_the_coin_counts_on_finding_it_every_other_time(
    hider: Hider, chances: int, better: int
) -> None:
    assert _cups_searched(hider, chances).best() == better


def test_who_hides_the_coin_counts_on_others_not_to_see_it() -> None:
    assert _cups_searched("seat 0", 3).best() == CUPS


def test_worlds_that_differ_in_a_hidden_choice_share_the_figures_of_the_next_decision() -> None:
    search = _cups_searched("seat 1", 5)
    hid, guessed = search.trees[1].child(CUPS), search.trees[0].child(CUPS)
    (where,) = hid.choices
    assert min(where.visits) > 0
    assert [child.visits for child in guessed.children] == [sum(where.visits)]


def test_in_tain_only_the_owner_of_a_tile_sees_which_one_is_laid() -> None:
    table = Table.new("tain", 2, seed=3)
    outlook = table.outlook(table.seat)
    search = SearchBot(knowledge_of(table.game), 1.0, None).search_for(outlook, Rng(3))
    search.grow(400, Rng(4))
    for seat, tree in enumerate(search.trees):
        laid = [node for node in _all_below(tree) if HIDDEN in node.seen or set(node.seen) & set(LAYS)]
        own = [node for node in laid if any(choices.actions[0] in LAYS for choices in node.choices)]
        hidden = [node for node in laid if node not in own]
        assert own
        assert hidden
        assert all(set(node.seen) <= set(LAYS) for node in own)
        assert all(node.seen == [HIDDEN] for node in hidden), seat


def _cups_searched(hider: Hider, chances: int) -> Search[CupsState]:
    game = Cups(hider, chances)
    knowledge = Knowledge(game)
    s = game.start(2, {})
    worlds = knowledge.worlds(s, 0, [])
    search = Search(game, worlds, knowledge.evaluation(), knowledge.manner())
    search.grow(600, Rng(1))
    return search


def _all_below(node: Node) -> list[Node]:
    found = [node]
    for child in node.children:
        found += _all_below(child)
    return found

"""Grow search trees from seeded positions and print a digest of each case: `python tools/trees.py`.

Run once compiled and once on plain Python (`PYTHONPATH=src`), it must print the same digests; a test
compares them. Every visit and every reward of a tree goes into its digest, floats to the last bit.
"""

from __future__ import annotations

import hashlib
import json
import sys

from devlib.places import ROOT

sys.path.insert(0, str(ROOT))  # the cases are those of the contract suite

from tests.contract.cases import DAILY, Case

from lascaux.bots import search as search_module
from lascaux.bots.catalogue import knowledge_of
from lascaux.bots.search import Node
from lascaux.bots.searcher import SearchBot
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.table.outlook import Outlook

PLIES = (0, 20, 35)  # where trees are grown; short games are searched near their end
ITERATIONS = 120
BY_PLAYING = 8  # where search plays at random to the end, which takes long on plain Python


def main() -> None:
    """Print the digests as JSON."""
    is_compiled = not search_module.__file__.endswith(".py")
    print(
        json.dumps(
            {"compiled": is_compiled, "digests": {str(case): digest(case) for case in DAILY}}, indent=1
        )
    )


def digest(case: Case) -> str:
    """The digest of all trees of a case."""
    figures = [grown(case, plies) for plies in PLIES]
    return hashlib.blake2b(repr(figures).encode(), digest_size=16).hexdigest()


def grown(case: Case, plies: int) -> list[object]:
    """The tree that search grows for the first decision of a seat after so many plies, or the last one."""
    game, rng = case.game, Rng(plies)
    outlook = None
    s, past = case.start(), list[tuple[int, int]]()
    while s.stack and (outlook is None or len(past) <= plies):
        if game.seat_to_act(s) != CHANCE:
            outlook = Outlook(game, game.seat_to_act(s), game.copy(s), past[:])
        action = game.sample(s, rng)
        past.append((game.seat_to_act(s), action))
        game.play(s, action)
    assert outlook is not None
    knowledge = knowledge_of(game)
    search = SearchBot(knowledge, 1.0, None).search_for(outlook, rng)
    search.grow(ITERATIONS if knowledge.manner().rollout == 0 else BY_PLAYING, rng)
    return [search.best(), *[figures_of(tree) for tree in search.trees]]


def figures_of(node: Node) -> list[object]:
    """All figures of a tree."""
    figures: list[object] = [node.visits, node.seen]
    for choices in node.choices:
        figures += [choices.seat, choices.kind, choices.actions]
        figures += [choices.visits, choices.available, choices.rewards]
    for child in node.children:
        figures += figures_of(child)
    return figures


if __name__ == "__main__":
    main()

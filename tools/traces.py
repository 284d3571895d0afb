"""Play many seeded games and print a digest of each case: `python tools/traces.py [--seeds N]`.

Run once compiled and once on plain Python (`PYTHONPATH=src`), it must print the same digests; a test
compares them. Whatever the engine computes goes into a digest: options, weights, keys, events, worlds, ends,
and what the bots choose.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys

from devlib.places import ROOT

sys.path.insert(0, str(ROOT))  # the cases are those of the contract suite

from tests.contract.cases import CASES, Case

import lascaux
from lascaux.bots.catalogue import bots
from lascaux.kernel import play
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng

WORLDS_EVERY = 9  # plies
TABLES, TURNS, ITERATIONS = 3, 9, 150  # for the bots


def main() -> None:
    """Read the command line and print the digests as JSON."""
    parser = argparse.ArgumentParser(description="Print a digest of many seeded games, case by case.")
    parser.add_argument("--seeds", type=int, default=20, help="games of each case (default 20)")
    seeds = parser.parse_args().seeds
    digests = {str(case): digest(case, seeds) for case in CASES}
    digests.update({f"{name} bots": digest_of_bots(name) for name in lascaux.games()})
    print(json.dumps({"compiled": is_compiled(), "digests": digests}, indent=1))


def is_compiled() -> bool:
    """Whether the engine that runs here is compiled."""
    return not play.__file__.endswith(".py")


def digest(case: Case, seeds: int) -> str:
    """The digest of all games of a case: half of them sample, half list before they choose."""
    traced = hashlib.blake2b(digest_size=16)
    for seed in range(seeds):
        for part in trace(case, seed):
            traced.update(repr(part).encode())
    return traced.hexdigest()


def digest_of_bots(name: str) -> str:
    """The digest of what the bots choose, one after the other, at the first tables of a few seeds."""
    game = lascaux.game(name)
    chosen: list[str] = []
    for seed in range(TABLES):
        table = lascaux.Table.new(name, game.meta.seats_for({}).least, seed=seed)
        for turn in range(TURNS):
            thinker = lascaux.bot(bots()[turn % len(bots())], game, iterations=ITERATIONS)
            action = thinker.choose(table.outlook(table.seat), Rng(seed))
            chosen.append(game.space.text(action))
            table.act(table.seat, action)
    return hashlib.blake2b(repr(chosen).encode(), digest_size=16).hexdigest()


def trace(case: Case, seed: int) -> list[object]:
    """Everything the engine computes in one game."""
    game, rng, s = case.game, Rng(seed << 20 | case.seats), case.start()
    told: list[Event] = []
    parts: list[object] = []
    while s.stack:
        options = game.legal(s)
        is_chance = game.seat_to_act(s) == CHANCE
        if is_chance or seed % 2 == 0:
            action = game.sample(s, rng)
        else:
            action = options[rng.below(len(options))]
        parts += [options, game.weights(s) if is_chance else (), action]
        if len(parts) % WORLDS_EVERY == 0:
            parts += [game.key(game.determinize(s, seat, rng)) for seat in range(case.seats)]
        s.events = told
        game.play(s, action)
        parts.append(game.key(s))
    ending = game.ending(s)
    assert ending is not None
    return [*parts, [event.key() for event in told], game.scores(s), ending.reason, ending.ranking]


if __name__ == "__main__":
    main()

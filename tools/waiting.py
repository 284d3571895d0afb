"""Hold the wait for bots to its bar: `python tools/waiting.py [--game NAME] [--waits N]`.

Somebody who plays at random sits at a table with the strongest bots in all other seats, as many as the game
has, at a server as people use it. What is measured is the time from an own action to the next question,
wherever bots were asked in between. Prints figures as JSON; the exit code is 1 if a median is above the bar.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import monotonic
from typing import Final

import msgspec

from devlib.places import ROOT

sys.path.insert(0, str(ROOT))  # the server is started as tests start it

from tests.server.harness import Person, Server

import lascaux
from lascaux import Rng
from lascaux.server.messages import Ack, Update
from lascaux.server.players import PACE
from lascaux.wire import GameOver, YourDecision

BAR: Final = 4.0  # seconds, at the median
STRONGEST: Final = "search"
AT_ONE_TABLE: Final = (
    8  # waits: who plays at random is soon left behind, and in The First Sparks hardly asked
)


class Wait(msgspec.Struct):
    """How long the bots of one game let a person wait, in seconds."""

    game: str
    seats: int
    waits: int
    median: float
    ninth_decile: float
    longest: float
    bar: float
    met: bool


def main() -> None:
    """Read the command line, play and print what was measured."""
    parser = argparse.ArgumentParser(description="Hold the wait for bots to its bar.")
    parser.add_argument("--game", choices=lascaux.games(), default=None, help="this one alone")
    parser.add_argument(
        "--waits", type=int, default=24, help="how many are measured in each game (default 24)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the one who plays at random")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), pace=PACE) as server:
        games = [chosen.game] if chosen.game else lascaux.games()
        found = [measured(server, game, chosen.waits, Rng(chosen.seed)) for game in games]
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    sys.exit(0 if all(wait.met for wait in found) else 1)


def measured(server: Server, game: str, count: int, rng: Rng) -> Wait:
    """Play one table after another until so many waits are measured."""
    meta = lascaux.game(game).meta
    seats = meta.max_seats
    waits: list[float] = []
    while len(waits) < count:
        opened = server.open("human", *[STRONGEST] * (seats - 1), game=game, options=meta.options_for(seats))
        with server.sit(opened.table.id, opened.token) as person:
            waits += played(person, min(count - len(waits), AT_ONE_TABLE), rng)
    middle = median(waits)
    return Wait(
        game=game,
        seats=seats,
        waits=len(waits),
        median=round(middle, 2),
        ninth_decile=round(quantiles(waits, n=10)[-1], 2),
        longest=round(max(waits), 2),
        bar=BAR,
        met=middle < BAR,
    )


def played(person: Person, count: int, rng: Rng) -> list[float]:
    """Play at random until so many waits are measured, or the game is over; gives the waits."""
    waits: list[float] = []
    is_asked(person)
    while len(waits) < count and not isinstance(person.update.decision, GameOver):
        choices = person.choices()
        answer = person.act(choices[rng.below(len(choices))])
        assert isinstance(answer, Ack)
        acted = monotonic()
        person.catch_up(answer.seq)
        if not isinstance(person.update.decision, YourDecision) and is_asked(person):
            waits.append(monotonic() - acted)
    return waits


def is_asked(person: Person) -> bool:
    """Wait for the next own decision; False if there is none, because the game is over."""
    while not isinstance(person.update.decision, YourDecision | GameOver):
        person.hear(Update)
    return isinstance(person.update.decision, YourDecision)


if __name__ == "__main__":
    main()

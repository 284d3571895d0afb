"""Tables of Prehistory brought to the own autumn of a later year, without a browser."""

from __future__ import annotations

import random
import time
from typing import Final

from lascaux.games.prehistory.view import PrehistoryView
from lascaux.server.messages import Ack, TableOpened, Update
from lascaux.wire import GameOver, YourDecision
from tests.server.harness import Person, Server

# What leads nowhere, and what brings people to the map.
IDLE: Final = ("pass", "skip", "sell", "buy", "turn", "weather", "sloth", "ability", "done")
BREATH: Final = 0.5  # seconds, after which a server listens again
EAGER: Final = ("build", "walk", "migrate")
GAMES: Final = 20  # that are tried for such an autumn, at most


def at_autumn(server: Server, *seats: str, year: int = 2, walkers: int = 2, **options: str) -> TableOpened:
    """A table at which seat 0 is asked for its autumn, with so many members that can walk.

    What a server deals nobody foresees: in a game that has no such autumn others may have one.
    """
    for seed in range(GAMES):
        opened = server.open(*seats, game="prehistory", options=options)
        with server.sit(opened.table.id, opened.token) as person:
            dice = random.Random(seed)
            while not _is_autumn(person.update, year, walkers):
                if isinstance(person.update.decision, GameOver):
                    break
                _play_on(person, dice)
            else:
                return opened
    raise AssertionError(f"{GAMES} games without such an autumn")


def to_the_end(server: Server, *seats: str, **options: str) -> TableOpened:
    """A table whose game is over."""
    opened = server.open(*seats, game="prehistory", options=options)
    with server.sit(opened.table.id, opened.token) as person:
        dice = random.Random(7)
        while not isinstance(person.update.decision, GameOver):
            _play_on(person, dice)
    return opened


def walks_in(update: Update) -> list[str]:
    """The spaces of members that can walk."""
    if not isinstance(update.decision, YourDecision) or update.decision.step != "autumn_turn":
        return []
    return [choice.text.split()[1] for choice in update.decision.choices if choice.text.startswith("walk ")]


def _play_on(person: Person, dice: random.Random) -> None:
    if isinstance(person.update.decision, YourDecision):
        answer = person.act(_chosen(person, dice))
        if isinstance(answer, Ack):
            person.catch_up(answer.seq)
        else:
            assert answer.fault.code == "too-fast", answer.fault
            time.sleep(BREATH)
    else:
        person.hear(Update)


def _is_autumn(update: Update, year: int, walkers: int) -> bool:
    view = update.view
    assert isinstance(view, PrehistoryView)
    return view.year >= year and len(walks_in(update)) >= walkers


def _chosen(person: Person, dice: random.Random) -> str:
    choices = person.choices()
    eager = [choice for choice in choices if choice.startswith(EAGER)]
    resting = [choice for choice in choices if choice in ("pass", "skip")]
    if eager and dice.random() < 0.8:
        return dice.choice(eager)
    if resting and dice.random() < 0.6:
        return resting[0]
    busy = [choice for choice in choices if not choice.startswith(IDLE)]
    return dice.choice(busy or choices)

"""The bot that looks one choice ahead."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Knowledge
from lascaux.bots.interface import Bot
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.outlook import Outlook


class GreedyBot(Bot):
    """Tries each choice on a few likely worlds and takes the one that looks best."""

    name = "greedy"

    def __init__(self, knowledge: Knowledge[State], worlds: int) -> None:
        self._knowledge: Final = knowledge
        self._worlds: Final = worlds

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        choices = outlook.choices
        if len(choices) == 1:
            return choices[0]
        worlds = self._knowledge.worlds(outlook.world(rng), outlook.seat, outlook.past)
        drawn = [worlds.draw(rng) for _ in range(self._worlds)]
        values = hopes(self._knowledge, drawn, outlook.seat, choices)
        best = max(values)
        equals = [choice for choice, value in zip(choices, values, strict=True) if value == best]
        return equals[rng.below(len(equals))]


def hopes(knowledge: Knowledge[State], worlds: list[State], seat: int, choices: list[int]) -> list[float]:
    """What each choice is worth to the seat, summed over these worlds."""
    game, evaluation = knowledge.game, knowledge.evaluation()
    values: list[float] = []
    for choice in choices:
        value = 0.0
        for world in worlds:
            twin = game.copy(world)
            game.play_for(twin, seat, choice)
            value += evaluation.rewards(twin)[seat]
        values.append(value)
    return values

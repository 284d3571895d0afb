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

    def __init__(self, knowledge: Knowledge[State]) -> None:
        self._knowledge: Final = knowledge

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        choices = outlook.choices
        if len(choices) == 1:
            return choices[0]
        worlds = self._knowledge.worlds(outlook.world(rng), outlook.seat, outlook.past)
        evaluation = self._knowledge.evaluation()
        values = [0.0] * len(choices)
        for _ in range(self._knowledge.tries()):
            rated = evaluation.rate(worlds.draw(rng), outlook.seat, choices)
            values = [value + more for value, more in zip(values, rated, strict=True)]
        best = max(values)
        equals = [choice for choice, value in zip(choices, values, strict=True) if value == best]
        return equals[rng.below(len(equals))]

"""The bot that searches."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Knowledge
from lascaux.bots.interface import Bot
from lascaux.bots.search import Search
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.outlook import Outlook


class SearchBot(Bot):
    """Grows a tree over likely worlds for a time, or for a number of iterations."""

    name = "search"

    def __init__(self, knowledge: Knowledge[State], seconds: float, iterations: int | None) -> None:
        self._knowledge: Final = knowledge
        self._seconds: Final = seconds
        self._iterations: Final = iterations

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        choices = outlook.choices
        if len(choices) == 1:
            return choices[0]
        search = self.search_for(outlook, rng)
        if self._iterations is None:
            search.grow_for(self._seconds, rng)
        else:
            search.grow(self._iterations, rng)
        return search.best()

    def search_for(self, outlook: Outlook, rng: Rng) -> Search[State]:
        """A search that has not looked at anything yet."""
        knowledge = self._knowledge
        worlds = knowledge.worlds(outlook.world(rng), outlook.seat, outlook.past)
        return Search(knowledge.game, worlds, knowledge.evaluation(), knowledge.manner())

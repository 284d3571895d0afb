"""The bot that searches."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Knowledge
from lascaux.bots.interface import Bot
from lascaux.bots.search import Search
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.outlook import Outlook
from lascaux.table.questions import is_forced

SHARE: Final = 0.5  # of what is left of a turn's budget: for the next of its small decisions


class SearchBot(Bot):
    """Grows trees over likely worlds for a time, or for a number of iterations, each turn."""

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
        self._grow(search, 1.0, rng)
        return search.best()

    def plan(self, outlook: Outlook, rng: Rng) -> list[int]:
        """One budget for the whole turn, and one tree: what was seen of a later decision is kept for it."""
        return self.plan_by(self.search_for(outlook, rng), outlook, rng)

    def plan_by(self, search: Search[State], outlook: Outlook, rng: Rng) -> list[int]:
        """The same by a search that has not looked at anything yet."""
        game, seat = outlook.game, outlook.seat
        planned: list[int] = []
        left = 1.0  # of the budget
        while True:
            options = game.legal_for(search.position, seat)
            if len(options) > 1:
                left = self._think(search, left, rng)
            action = search.best() if len(options) > 1 else options[0]
            if not planned or not is_forced(game, search.position, seat):
                planned.append(action)
            if not search.goes_on_after(action):
                return planned
            search.follow(action)

    def search_for(self, outlook: Outlook, rng: Rng) -> Search[State]:
        """A search that has not looked at anything yet."""
        knowledge = self._knowledge
        worlds = knowledge.worlds(outlook.world(rng), outlook.seat, outlook.past)
        return Search(knowledge.game, worlds, knowledge.evaluation(), knowledge.manner())

    def _think(self, search: Search[State], left: float, rng: Rng) -> float:
        """Spend a share of what is left, or all of it if nothing seems to follow; returns the rest."""
        self._grow(search, SHARE * left, rng)
        left -= SHARE * left
        if search.goes_on_after(search.best()):
            return left
        self._grow(search, left, rng)
        return 0.0

    def _grow(self, search: Search[State], share: float, rng: Rng) -> None:
        if self._iterations is None:
            search.grow_for(self._seconds * share, rng)
        else:
            search.grow(max(1, round(self._iterations * share)), rng)

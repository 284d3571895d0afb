"""What every bot is: something that chooses from what one seat may know."""

from __future__ import annotations

from typing import Literal

from lascaux.kernel.rng import Rng
from lascaux.table.outlook import Outlook

BotName = Literal["random", "greedy", "search"]  # from the weakest on


class Bot:
    """A player.  It gets an outlook and nothing else: never a table, never the true position."""

    name: str

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        """The row of the action to play; raises NotYourDecision if the seat is not asked."""
        raise NotImplementedError

    def plan(self, outlook: Outlook, rng: Rng) -> list[int]:
        """All it will play before somebody else is asked, chance speaks or something is shown; at least one.

        Choices that are no choice are left out, since a table makes them itself.
        """
        return [self.choose(outlook, rng)]

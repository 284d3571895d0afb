"""The bot that plays at random."""

from __future__ import annotations

from lascaux.bots.interface import Bot
from lascaux.kernel.rng import Rng
from lascaux.table.outlook import Outlook


class RandomBot(Bot):
    """Takes any of its choices, each equally likely."""

    name = "random"

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        choices = outlook.choices
        return choices[rng.below(len(choices))]

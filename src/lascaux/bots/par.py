"""The bots' par of a daily table: what they come to when they play it by themselves."""

from __future__ import annotations

from typing import Final

from lascaux.bots.catalogue import bot
from lascaux.kernel.rng import Rng
from lascaux.table.chance import seed_from_text
from lascaux.table.table import Table

BOT: Final = "greedy"
SEED: Final = 1  # of the bots' own dice


def par_of(game: str, seats: int, seed: str) -> list[int]:
    """The points of each seat at the end of a game of bots from this seed; raises BadSetup."""
    table = Table.new(game, seats, None, seed_from_text(seed))
    player, rng = bot(BOT, table.game), Rng(SEED)
    while not table.over:
        seat = table.asked[0]
        table.act(seat, player.choose(table.outlook(seat), rng))
    return [score or 0 for score in table.scores()]

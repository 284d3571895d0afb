"""Tables and bots for the tests of bots."""

from __future__ import annotations

from lascaux import Rng, Table
from lascaux.bots.catalogue import bot_from
from lascaux.games.clans.data import COLOURS

BOTS = ["random", "greedy", "search:40"]


def table_after(moves: int, seats: int, seed: int = 7) -> Table:
    """A table of Clans after so many random moves."""
    table = Table.new("clans", seats=seats, seed=seed)
    rng = Rng(seed)
    for _ in range(moves):
        table.act(table.seat, bot_from("random", table.game).choose(table.outlook(table.seat), rng))
    return table


def with_other_secrets(table: Table, seat: int) -> Table:
    """The same table, but all cards that this seat may not see are others."""
    lines = table.record().splitlines()
    holders = [number for number, line in enumerate(lines) if line.startswith("* card ")]
    mine = lines[holders[seat]]
    unseen = [f"* card {colour}" for colour in COLOURS if f"* card {colour}" != mine]
    others = [number for number in holders if number != holders[seat]]
    for number in others:
        lines[number] = unseen[(unseen.index(lines[number]) + 1) % len(unseen)]
    kept = [line for line in lines if not line.startswith(("[Seed", "[Commitment"))]
    return Table.load("\n".join(kept))

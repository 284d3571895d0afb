"""Tables at a known point of play."""

from __future__ import annotations

from lascaux import Rng, Table


def opened(seats: int = 3, seed: int = 7) -> Table:
    """A table of Clans before its first move."""
    return Table.new("clans", seats=seats, options={}, seed=seed)


def play_on(table: Table, choices: int, seed: int = 1) -> Table:
    """So many choices more, at random; stops when the game is over."""
    rng = Rng(seed)
    for _ in range(choices):
        if table.over:
            break
        options = table.choices(table.seat)
        table.act(table.seat, options[rng.below(len(options))].text)
    return table


def finished(seats: int = 3, seed: int = 7) -> Table:
    """A table after its last move."""
    return play_on(opened(seats, seed), 200)

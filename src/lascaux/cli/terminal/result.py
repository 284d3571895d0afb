"""How a game ended: places, points, and how its chance can be checked."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.reading import program
from lascaux.cli.terminal.desk import Desk
from lascaux.kernel.meta import Args
from lascaux.wire import GameOver


def show_result(desk: Desk) -> None:
    """Print the places, and a sentence on who won."""
    decision = desk.table.decision(desk.seat)
    assert isinstance(decision, GameOver), "shown when the game is over"
    grid = Grid.grid(padding=(0, 2, 0, 2))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right")
    for seat in sorted(range(desk.table.seats), key=lambda seat: decision.ranking[seat]):
        is_first = decision.ranking[seat] == 1
        grid.add_row(
            f"{decision.ranking[seat]}.",
            desk.names[seat],
            desk.words.say(desk.own("points"), {"points": decision.scores[seat]}),
            style="bold" if is_first else "",
        )
    desk.screen.say(grid)
    desk.screen.say(Text(winners_said(desk, decision), style="bold"))
    if desk.table.seed:
        desk.say("cli-checkable", {"seed": desk.table.seed, "program": program()})


def winners_said(desk: Desk, over: GameOver) -> str:
    """Who won, as the reader should read it."""
    first = [seat for seat, place in enumerate(over.ranking) if place == 1]
    args: Args = {
        "who": [desk.names[seat] for seat in first],
        "you": "yes" if desk.seat in first else "no",
        "points": over.scores[first[0]],
    }
    return desk.words.say(desk.own("won" if len(first) == 1 else "won-together"), args)

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
    for place, name, points in standings(desk, decision):
        grid.add_row(
            f"{place}." if place else "",
            name,
            desk.words.say(desk.own("points"), {"points": points}),
            style="bold" if place == 1 else "",
        )
    desk.screen.say(grid)
    desk.screen.say(Text(winners_said(desk, decision), style="bold"))
    if desk.table.seed:
        desk.say("cli-checkable", {"seed": desk.table.seed, "program": program()})


def standings(desk: Desk, over: GameOver) -> list[tuple[int, str, int]]:
    """Place, name and points of all who played, with a seat or without; whoever is not ranked comes last."""
    rows = list(zip(over.ranking, desk.names, over.scores, strict=True))
    rows += [(other.place, desk.words.say(other.name), other.score) for other in over.others]
    return sorted(rows, key=lambda row: row[0] or len(rows) + 1)


def winners_said(desk: Desk, over: GameOver) -> str:
    """Who won, as the reader should read it."""
    first = [seat for seat, place in enumerate(over.ranking) if place == 1]
    if not first:
        ahead = [f"@{other.name}" for other in over.others if other.place == 1]
        return desk.words.say("cli-nobody-won", {"who": ahead})
    args: Args = {
        "who": [desk.names[seat] for seat in first],
        "you": "yes" if desk.seat in first else "no",
        "points": over.scores[first[0]],
    }
    return desk.words.say(desk.own("won" if len(first) == 1 else "won-together"), args)

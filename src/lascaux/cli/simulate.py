"""`lascaux simulate`: many games between bots, and a table of what came of them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.table import Table as Grid

from lascaux.arena.pool import ProcessLost
from lascaux.arena.simulate import Result
from lascaux.arena.simulate import simulate as played
from lascaux.cli.naming import full_name_of
from lascaux.cli.progress import progress_of
from lascaux.cli.reading import box_of_file, listed_in, options_in, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE, NO
from lascaux.kernel.meta import Args
from lascaux.registry import game as game_named
from lascaux.table.words import Words


def simulate(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    options: Sequence[str],
    seed: int | None,
    processes: int | None,
    at_least: float | None,
    as_json: bool,
    language: str | None,
    components: str | None = None,
) -> int:
    """Play the games and print the results; says no if the first bot won less than `at_least`."""
    words = words_for(language)
    chosen = options_in(options, words)
    rules = game_named(game)
    box = box_of_file(rules, components, words)
    try:
        with progress_of(rules.meta.title) as advance:
            result = played(game, listed_in(bots), games, seats, chosen, seed or 0, processes, advance, box)
    except ProcessLost as lost:
        sys.stderr.write(f"{lost}\n")
        return NO
    if as_json:
        print_json(result)
    else:
        _show(result, words)
    if at_least is None:
        return DONE
    first = result.bots[0]
    is_met = first.rate >= at_least
    key = "cli-bar-met" if is_met else "cli-bar-missed"
    rates: Args = {
        "bot": full_name_of(first.bot, words),
        "rate": f"{first.rate:.1%}",
        "bar": f"{at_least:.1%}",
    }
    sys.stderr.write(words.say(key, rates) + "\n")
    return DONE if is_met else NO


def _show(result: Result, words: Words) -> None:
    """The table of results, one line for each bot."""
    titles = ("bot", "games", "wins", "rate", "interval", "points", "moves", "seconds")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in titles:
        grid.add_column(words.say(f"cli-title-{title}"), justify="left" if title == "bot" else "right")
    for bot in result.bots:
        grid.add_row(
            full_name_of(bot.bot, words),
            str(bot.games),
            f"{bot.wins:g}" if bot.wins == round(bot.wins, 1) else f"{bot.wins:.2f}",
            f"{bot.rate:.1%}",
            f"{bot.low:.1%} - {bot.high:.1%}",
            f"{bot.points:.1f}",
            f"{bot.moves:.1f}",
            f"{bot.seconds_per_move:.4f}",
        )
    screen = Screen()
    screen.say(grid)
    about: Args = {"game": result.game, "games": result.games, "seats": result.seats, "seed": result.seed}
    screen.say(words.say("cli-simulated", about))

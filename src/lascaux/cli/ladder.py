"""`lascaux ladder`: every two bots play a match, and a table ranks them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.table import Table as Grid

from lascaux.arena.ladder import Ladder, climb
from lascaux.arena.pool import ProcessLost
from lascaux.arena.tally import BotResult
from lascaux.cli.naming import full_name_of
from lascaux.cli.progress import progress_of
from lascaux.cli.reading import box_of_file, listed_in, options_in, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE, NO
from lascaux.kernel.meta import Args
from lascaux.registry import game as game_named
from lascaux.table.words import Words


def ladder(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    options: Sequence[str],
    seed: int | None,
    processes: int | None,
    as_json: bool,
    language: str | None,
    components: str | None = None,
) -> int:
    """Play all matches and print who stands where."""
    words = words_for(language)
    chosen = options_in(options, words)
    rules = game_named(game)
    box = box_of_file(rules, components, words)
    try:
        with progress_of(rules.meta.title) as advance:
            result = climb(game, listed_in(bots), games, seats, chosen, seed or 0, processes, advance, box)
    except ProcessLost as lost:
        sys.stderr.write(f"{lost}\n")
        return NO
    if as_json:
        print_json(result)
    else:
        _show(result, words)
    return DONE


def _show(result: Ladder, words: Words) -> None:
    """The standings, then for each bot how it did against each other one."""
    names = [standing.bot for standing in result.standings]
    screen = Screen()
    screen.say(_standings(result, words))
    screen.say()
    screen.say(_pairings(result, names, words))
    about: Args = {"game": result.game, "games": result.games, "seats": result.seats, "seed": result.seed}
    screen.say(words.say("cli-laddered", about))


def _standings(result: Ladder, words: Words) -> Grid:
    grid = _grid(["bot", "games", "wins", "rate", "interval", "seconds"], words)
    for standing in result.standings:
        grid.add_row(
            full_name_of(standing.bot, words),
            str(standing.games),
            f"{standing.wins:.1f}",
            f"{standing.rate:.1%}",
            _interval(standing),
            f"{standing.seconds_per_move:.4f}",
        )
    return grid


def _pairings(result: Ladder, names: Sequence[str], words: Words) -> Grid:
    grid = _grid(["bot"], words)
    for name in names:
        grid.add_column(words.say("cli-title-against", {"bot": name}), justify="right")
    for name in names:
        results = [result.against(name, other) for other in names]
        rates = [f"{own.rate:.1%}\n{_interval(own)}" if own else "" for own in results]
        grid.add_row(full_name_of(name, words), *rates)
    return grid


def _grid(titles: Sequence[str], words: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in titles:
        grid.add_column(words.say(f"cli-title-{title}"), justify="left" if title == "bot" else "right")
    return grid


def _interval(result: BotResult) -> str:
    return f"{result.low:.1%} - {result.high:.1%}"

"""`lascaux simulate` and `lascaux ladder`: many games between bots, and a table of what came of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.table import Table as Grid

from lascaux.arena.ladder import Ladder, climb
from lascaux.arena.pool import ProcessLost, Progress
from lascaux.arena.simulate import Result
from lascaux.arena.simulate import simulate as played
from lascaux.arena.tally import BotResult
from lascaux.cli.naming import full_name_of
from lascaux.cli.progress import progress_of
from lascaux.cli.reading import box_of_file, listed_in, options_in, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE, NO
from lascaux.kernel.box import Box
from lascaux.kernel.meta import Args
from lascaux.registry import game as game_named
from lascaux.table.words import Words

Played = TypeVar("Played", Result, Ladder)
Play = Callable[
    [str, list[str], int, int | None, dict[str, str], int, int | None, Progress | None, Box], Played
]


@dataclass(frozen=True)
class Wanted:
    """What was typed: who plays what how often, and how it is told."""

    game: str
    bots: str
    games: int
    seats: int | None
    options: Sequence[str]
    seed: int | None
    processes: int | None
    as_json: bool
    language: str | None
    components: str | None


def simulate(wanted: Wanted, at_least: float | None) -> int:
    """Play the games and print the results; says no if the first bot won less than `at_least`."""
    result = _let_play(wanted, played, _show_bots)
    if result is None:
        return NO
    if at_least is None:
        return DONE
    words, first = words_for(wanted.language), result.bots[0]
    is_met = first.rate >= at_least
    key = "cli-bar-met" if is_met else "cli-bar-missed"
    rates: Args = {
        "bot": full_name_of(first.bot, words),
        "rate": f"{first.rate:.1%}",
        "bar": f"{at_least:.1%}",
    }
    sys.stderr.write(words.say(key, rates) + "\n")
    return DONE if is_met else NO


def ladder(wanted: Wanted) -> int:
    """Play all matches and print who stands where."""
    return NO if _let_play(wanted, climb, _show_ladder) is None else DONE


def _let_play(wanted: Wanted, play: Play[Played], show: Callable[[Played, Words], None]) -> Played | None:
    """Let bots play and print what came of it; None if a process was lost."""
    words = words_for(wanted.language)
    chosen = options_in(wanted.options, words)
    rules = game_named(wanted.game)
    box = box_of_file(rules, wanted.components, words)
    bots, seed = listed_in(wanted.bots), wanted.seed or 0
    try:
        with progress_of(rules.meta.title) as advance:
            result = play(
                wanted.game, bots, wanted.games, wanted.seats, chosen, seed, wanted.processes, advance, box
            )
    except ProcessLost as lost:
        sys.stderr.write(f"{lost}\n")
        return None
    if wanted.as_json:
        print_json(result)
    else:
        show(result, words)
    return result


def _show_bots(result: Result, words: Words) -> None:
    """The table of results, one line for each bot."""
    titles = ("bot", "games", "wins", "rate", "interval", "points", "moves", "seconds")
    grid = _grid_of(titles, words)
    for bot in result.bots:
        grid.add_row(
            full_name_of(bot.bot, words),
            str(bot.games),
            f"{bot.wins:g}" if bot.wins == round(bot.wins, 1) else f"{bot.wins:.2f}",
            f"{bot.rate:.1%}",
            _interval_of(bot),
            f"{bot.points:.1f}",
            f"{bot.moves:.1f}",
            f"{bot.seconds_per_move:.4f}",
        )
    screen = Screen()
    screen.say(grid)
    screen.say(words.say("cli-simulated", _about(result)))


def _show_ladder(result: Ladder, words: Words) -> None:
    """The standings, then for each bot how it did against each other one."""
    names = [standing.bot for standing in result.standings]
    screen = Screen()
    screen.say(_standings(result, words))
    screen.say()
    screen.say(_pairings(result, names, words))
    screen.say(words.say("cli-laddered", _about(result)))


def _standings(result: Ladder, words: Words) -> Grid:
    grid = _grid_of(["bot", "games", "wins", "rate", "interval", "seconds"], words)
    for standing in result.standings:
        grid.add_row(
            full_name_of(standing.bot, words),
            str(standing.games),
            f"{standing.wins:.1f}",
            f"{standing.rate:.1%}",
            _interval_of(standing),
            f"{standing.seconds_per_move:.4f}",
        )
    return grid


def _pairings(result: Ladder, names: Sequence[str], words: Words) -> Grid:
    grid = _grid_of(["bot"], words)
    for name in names:
        grid.add_column(words.say("cli-title-against", {"bot": name}), justify="right")
    for name in names:
        results = [result.against(name, other) for other in names]
        rates = [f"{own.rate:.1%}\n{_interval_of(own)}" if own else "" for own in results]
        grid.add_row(full_name_of(name, words), *rates)
    return grid


def _grid_of(titles: Sequence[str], words: Words) -> Grid:
    """An empty table with these columns."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in titles:
        grid.add_column(words.say(f"cli-title-{title}"), justify="left" if title == "bot" else "right")
    return grid


def _interval_of(result: BotResult) -> str:
    """Between what the rate of a bot lies."""
    return f"{result.low:.1%} - {result.high:.1%}"


def _about(result: Result | Ladder) -> Args:
    """What was played, for the sentence below the table."""
    return {"game": result.game, "games": result.games, "seats": result.seats, "seed": result.seed}

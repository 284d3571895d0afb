"""`lascaux bench`: how fast the engine is, and whether it is as fast as promised."""

from __future__ import annotations

import sys
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from lascaux.arena.bench import Bench, Figure
from lascaux.arena.bench import bench as measured
from lascaux.arena.rival import Rival
from lascaux.cli.progress import progress_of
from lascaux.cli.reading import box_of_file, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE, NO, Trouble
from lascaux.kernel.meta import Args
from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.table.words import Words

# What compiled code must reach: units a second, times the rival's decisions a second, and times the decisions
# of the same source uncompiled.
BARS_PER_SECOND: Final = {"copies": 700_000}
BARS_TIMES_RIVAL: Final = {"playouts": 15}
BARS_TIMES_UNCOMPILED: Final = {"playouts": 10}
# Where a game promises more, or less because more happens in each of its decisions.
OWN_PER_SECOND: Final = {
    "clans": {"copies": 2_000_000, "driven": 180_000},
    "prehistory": {"copies": 300_000, "search": 800},
    "stone_age": {"games": 370, "search": 1_500},
}
OWN_TIMES_RIVAL: Final = {
    "clans": {"playouts": 60, "whole": 60, "listed": 15},
    "prehistory": {"playouts": 8},
    "stone_age": {"playouts": 12},
}
OWN_TIMES_UNCOMPILED: Final = {"prehistory": {"playouts": 8}}


def bench(
    game: str | None,
    seats: int | None,
    rounds: int,
    seconds: float,
    against: str | None,
    rival_python: str | None,
    has_bars: bool,
    as_json: bool,
    language: str | None,
    components: str | None = None,
) -> int:
    """Measure one game or all, print the figures; with bars, say no if one is missed."""
    words = words_for(language)
    rival = Rival(against, rival_python or sys.executable) if against is not None else None
    if components is not None and game is None:
        raise Trouble(words.say("cli-no-game-of-components"))
    benches: list[Bench] = []
    for name in games() if game is None else [game]:
        box = box_of_file(game_named(name), components, words)
        with progress_of(name) as advance:
            benches.append(measured(name, seats, rounds, seconds, rival, advance, box))
    if as_json:
        print_json(benches)
    else:
        for result in benches:
            _show(result, words)
    missed = [sentence for result in benches for sentence in missed_bars(result, words)] if has_bars else []
    for sentence in missed:
        sys.stderr.write(sentence + "\n")
    return NO if missed else DONE


def _show(result: Bench, words: Words) -> None:
    """The figures of one game."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    titles = ["per-second", "per-turn", *(["times-rival"] if result.rival else [])]
    for title in titles + (["times-uncompiled"] if result.compiled else []):
        grid.add_column(words.say(f"cli-title-{title}", {"rival": result.rival or ""}), justify="right")
    for figure in result.figures:
        grid.add_row(
            words.say(f"cli-bench-{figure.name}"),
            f"{figure.per_second:,.0f}",
            f"{figure.per_turn:.4f}",
            *([_times(figure.times_rival)] if result.rival else []),
            *([_times(figure.times_uncompiled)] if result.compiled else []),
        )
    screen = Screen()
    about: Args = {
        "game": result.game,
        "seats": result.seats,
        "how": "compiled" if result.compiled else "interpreted",
        "python": result.python,
        "loop": f"{result.calibration:,.0f}",
    }
    screen.say(Text(words.say("cli-benched", about), style="bold"))
    screen.say(grid)


def _times(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


def missed_bars(result: Bench, words: Words) -> list[str]:
    """Every bar that was not reached, as a sentence."""
    per_second = {**BARS_PER_SECOND, **OWN_PER_SECOND.get(result.game, {})}
    times_rival = {**BARS_TIMES_RIVAL, **OWN_TIMES_RIVAL.get(result.game, {})}
    times_uncompiled = {**BARS_TIMES_UNCOMPILED, **OWN_TIMES_UNCOMPILED.get(result.game, {})}
    missed = []
    for figure in result.figures:
        reached = [
            (figure.per_second, per_second.get(figure.name)),
            (figure.times_rival, times_rival.get(figure.name)),
            (figure.times_uncompiled, times_uncompiled.get(figure.name)),
        ]
        for value, bar in reached:
            if value is not None and bar is not None and value < bar:
                missed.append(_said(result.game, figure, value, bar, words))
    return missed


def _said(game: str, figure: Figure, value: float, bar: float, words: Words) -> str:
    about: Args = {
        "game": game,
        "what": words.say(f"cli-bench-{figure.name}"),
        "value": f"{value:,.1f}",
        "bar": f"{bar:,.0f}",
    }
    return words.say("cli-bench-missed", about)

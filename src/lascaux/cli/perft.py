"""`lascaux perft`: how many lines of play there are, to compare engines by."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.progress import progress_of
from lascaux.cli.reading import options_in, record_in, words_for
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE, Trouble
from lascaux.kernel.game import Game
from lascaux.kernel.play import perft as lines_below
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.opening import opened
from lascaux.table.replaying import position_of
from lascaux.table.table import Table
from lascaux.table.words import Words


def perft(
    game: str,
    depth: int,
    seats: int | None,
    options: Sequence[str],
    seed: int | None,
    record: str | None,
    is_divided: bool,
    as_json: bool,
    language: str | None,
) -> int:
    """Count from the first choice of a dealt game, or from a position of a record."""
    words = words_for(language)
    rules = game_named(game)
    if record is None:
        chosen = options_in(options, words)
        count = rules.meta.seats_for(chosen).least if seats is None else seats
        text, entry = Table.new(game, count, chosen, seed or 0).record(), None
    elif seats is not None or options or seed is not None:
        raise Trouble(words.say("cli-no-position"))
    else:
        text, entry = record_in(record, words)
    lines_of = _divided(rules, _position(rules, text, entry, words), depth)
    total = sum(lines_of.values())
    if as_json:
        divide = {"divide": lines_of} if is_divided else {}
        print_json({"game": game, "depth": depth, "lines": total, **divide})
        return DONE
    screen = Screen()
    if is_divided:
        grid = Grid(words.say("cli-title-choice"), box=None, padding=(0, 2, 0, 0))
        grid.add_column(words.say("cli-title-lines"), justify="right")
        for choice, lines in lines_of.items():
            grid.add_row(choice, str(lines))
        screen.say(grid)
    screen.say(Text(words.say("cli-lines", {"count": total, "lines": str(total), "depth": depth})))
    return DONE


def _position(game: Game[State], text: str, entry: int | None, words: Words) -> State:
    """The true position after an entry of a record; raises BadRecord or Trouble."""
    opening = opened(text, entry)
    if opening.game is not game:
        other = opening.game.meta.name
        raise Trouble(words.say("cli-no-record-of", {"game": game.meta.name, "other": other}))
    return position_of(opening)


def _divided(game: Game[State], state: State, depth: int) -> dict[str, int]:
    """How many lines begin with each choice; one empty line where there is none to make."""
    if depth == 0 or not state.stack:
        return {"": 1}
    options = game.legal(state)
    lines_of: dict[str, int] = {}
    with progress_of(game.meta.title) as advance:
        for done, action in enumerate(options, 1):
            twin = game.copy(state)
            game.play(twin, action)
            lines_of[game.space.text(action)] = _lines(game, twin, depth - 1)
            advance(done, len(options))
    return lines_of


def _lines(game: Game[State], state: State, depth: int) -> int:
    """The same as the kernel's count, but with one level in Python, where Ctrl-C is heard."""
    if depth < 2 or not state.stack:
        return lines_below(game, state, depth)
    lines = 0
    for action in game.legal(state):
        twin = game.copy(state)
        game.play(twin, action)
        lines += lines_below(game, twin, depth - 1)
    return lines

"""The commands of `lascaux`: what each takes.  What each does is loaded when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

from lascaux import __version__
from lascaux.cli.italian import Spoken, SpokenGroup, in_italian, is_italian
from lascaux.cli.settings import settings_told
from lascaux.cli.trouble import BAD_INPUT, DONE, INTERRUPTED
from lascaux.kernel.errors import LascauxError

MOST_SEED = 2**32 - 1

app = typer.Typer(
    name="lascaux",
    cls=SpokenGroup,
    help="Board games of early people: play, simulate, check and serve them.",
    epilog="Exit codes: 0 done, 1 the answer is no, 2 the input was wrong, 130 stopped by Ctrl-C.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game; `lascaux games` lists them.")]
Record = Annotated[
    str, typer.Argument(metavar="FILE[@N]", help="A record, after its first N entries; - is standard input.")
]
File = Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")]
Json = Annotated[bool, typer.Option("--json", help="Print data for programs.")]
Language = Annotated[
    str | None, typer.Option("--language", metavar="en|it", help="The language; by default the system's.")
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", min=0, max=MOST_SEED, help="Deal the same again.")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many sit at the table.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeat it.")
]
Components = Annotated[
    str | None,
    typer.Option("--components", metavar="FILE", help="A TOML file of what differs from the standard box."),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="A,B",
        help="Who plays: random, greedy, search, search:3000 (worlds), search:0.5s, my_bot.py:Class.",
    ),
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", metavar="N", min=1, max=256, help="By default one for each core."),
]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command; whatever is wrong with the input ends in one sentence on standard error."""
    _replace_what_cannot_be_shown()
    command = typer.main.get_command(app)
    assert isinstance(command, SpokenGroup), "the app is declared so"
    if is_italian(arguments):
        command.speak_italian()
    try:
        code = command(list(arguments), prog_name="lascaux", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except typer.TyperException as error:
        sentence = error.format_message()
    except BrokenPipeError:
        _leave_quietly()
        return DONE
    except LascauxError as error:
        sentence = str(error)
    except OSError as error:
        sentence = _said_of_system(error)
    except (KeyboardInterrupt, typer.Abort):
        sys.stderr.write("\n")
        return INTERRUPTED
    if command.is_italian:
        sentence = in_italian(f"{sentence.strip().rstrip('.')}.")
    sys.stderr.write(f"{sentence.strip().rstrip('.')}.\n")
    return BAD_INPUT


def _replace_what_cannot_be_shown() -> None:
    """Let a screen that knows fewer letters than we use show a mark instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _said_of_system(error: OSError) -> str:
    """Why the system refused, and which file, as far as it says so."""
    from lascaux.cli.reading import reason_of, words_for

    reason = reason_of(error, words_for(None))
    return f"{error.filename}: {reason}" if error.filename else reason


def _leave_quietly() -> None:
    """Whoever read our output went away; let Python's own last flush fail in silence."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"lascaux {__version__}")
        raise typer.Exit


@app.callback()
def lascaux(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Board games of early people: play, simulate, check and serve them."""


@app.command(cls=Spoken)
def games(as_json: Json = False, language: Language = None) -> int:
    """List the games."""
    from lascaux.cli.listing import list_games

    return list_games(as_json, language)


@app.command(cls=Spoken)
def play(
    game: Game,
    seats: Seats = None,
    humans: Annotated[
        int | None, typer.Option("--humans", metavar="N", help="How many people share this screen (1).")
    ] = None,
    bots: Bots = "",
    you: Annotated[
        int | None, typer.Option("--you", metavar="N", help="Which player you are, counted from 1.")
    ] = None,
    option: Options = None,
    seed: Seed = None,
    load: Annotated[
        str | None, typer.Option("--load", metavar="FILE[@N]", help="Go on with a saved game.")
    ] = None,
    components: Components = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="End turns at once, without a pause for undo.")
    ] = False,
    full: Annotated[bool, typer.Option("--full", help="Take the whole screen of the terminal.")] = False,
    language: Language = None,
) -> int:
    """Play in the terminal, against bots or with friends."""
    from lascaux.cli.play import play as play_it

    return play_it(
        game, seats, humans, bots, you, option or [], seed, load, language, quick, components, full
    )


@app.command(cls=Spoken)
def replay(
    record: Record,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="See it as this player, counted from 1.")
    ] = None,
    step: Annotated[bool, typer.Option("--play", help="Go through the game with the arrow keys.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the record too; exit code 1: not fair.")
    ] = False,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Show a position of a record."""
    from lascaux.cli.replay import replay as replay_it

    return replay_it(record, seat, step, verify, as_json, language)


@app.command(cls=Spoken)
def verify(record: File, as_json: Json = False, language: Language = None) -> int:
    """Check a record: is it legal, was its chance fair."""
    from lascaux.cli.replay import verify as verify_it

    return verify_it(record, as_json, language)


@app.command(cls=Spoken)
def simulate(
    game: Game,
    bots: Bots,
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = None,
    processes: Processes = None,
    at_least: Annotated[
        float | None,
        typer.Option(
            "--at-least", metavar="RATE", min=0, max=1, help="Exit code 1 if the first bot wins less."
        ),
    ] = None,
    components: Components = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Let bots play many games, and sum up who won."""
    from lascaux.cli import matches

    wanted = matches.Wanted(
        game, bots, count, seats, option or [], seed, processes, as_json, language, components
    )
    return matches.simulate(wanted, at_least)


@app.command(cls=Spoken)
def ladder(
    game: Game,
    bots: Bots,
    count: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games for each two bots.")
    ] = 100,
    seats: Seats = None,
    option: Options = None,
    seed: Seed = None,
    processes: Processes = None,
    components: Components = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Let every two bots play a match, and rank them."""
    from lascaux.cli import matches

    wanted = matches.Wanted(
        game, bots, count, seats, option or [], seed, processes, as_json, language, components
    )
    return matches.ladder(wanted)


@app.command(cls=Spoken)
def rules(
    game: Game,
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID|CHAPTER|WORDS]", help="CL-2.3, 2, or words in any language."),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Look something up in the rules."""
    from lascaux.cli.listing import show_rules

    return show_rules(game, " ".join(query or []), as_json, language)


@app.command(cls=Spoken)
def components(
    game: Game,
    as_toml: Annotated[bool, typer.Option("--toml", help="Write a file ready to edit.")] = False,
    check: Annotated[
        str | None,
        typer.Option(
            "--check", metavar="FILE", help="Say what a file changes; exit code 1: it does not fit."
        ),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """List what is in the box, and where each value comes from."""
    from lascaux.cli.components import components as components_of

    return components_of(game, as_toml, check, as_json, language)


@app.command(cls=Spoken)
def perft(
    game: Game,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=0, max=99, help="How many choices deep.")],
    seats: Seats = None,
    option: Options = None,
    seed: Seed = None,
    record: Annotated[
        str | None, typer.Option("--record", metavar="FILE[@N]", help="Count from a position of a record.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also count below each first choice.")] = False,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Count all lines of play up to a depth."""
    from lascaux.cli.perft import perft as perft_it

    return perft_it(game, depth, seats, option or [], seed, record, divide, as_json, language)


@app.command(cls=Spoken)
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; else all.")] = None,
    seats: Seats = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=1, max=1000, help="How often.")] = 5,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, max=600, help="For each figure and round.")
    ] = 0.4,
    against: Annotated[
        str | None, typer.Option("--against", metavar="RIVAL", help="Measure catanatron in the same run.")
    ] = None,
    catanatron_python: Annotated[
        str | None,
        typer.Option("--catanatron-python", metavar="PATH", help="The Python that has catanatron."),
    ] = None,
    components: Components = None,
    bars: Annotated[bool, typer.Option("--bars", help="Exit code 1 if a promised speed is missed.")] = False,
    as_json: Json = False,
    language: Language = None,
) -> int:
    """Measure the speed of the engine."""
    from lascaux.cli.bench import bench as bench_it

    return bench_it(
        game, seats, rounds, seconds, against, catanatron_python, bars, as_json, language, components
    )


@app.command(cls=Spoken, epilog=settings_told())
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        str | None, typer.Option("--data", metavar="DIRECTORY", help="Where games are kept.")
    ] = None,
    components: Annotated[
        list[str] | None,
        typer.Option(
            "--components", metavar="FILE", help="What new tables of the game it names get; repeat it."
        ),
    ] = None,
    bots_from: Annotated[
        str | None,
        typer.Option(
            "--bots-from",
            metavar="DIRECTORY",
            help="A compiled library, which bots change over to as soon as it is there.",
        ),
    ] = None,
    settings: Annotated[
        str | None,
        typer.Option(
            "--settings",
            metavar="FILE",
            help="A TOML file of the settings below; settings.toml beside the games if not said.",
        ),
    ] = None,
    language: Language = None,
) -> int:
    """Serve tables to browsers."""
    from lascaux.cli.serve import serve as serve_it

    return serve_it(host, port, data, components or [], bots_from, settings, language)


@app.command(cls=Spoken)
def forget(
    names: Annotated[
        list[str] | None,
        typer.Option("--name", metavar="NAME", help="A person's name, erased wherever it stands; repeat it."),
    ] = None,
    tables: Annotated[
        list[str] | None,
        typer.Option("--table", metavar="ID", help="A table, removed with all that was played; repeat it."),
    ] = None,
    data: Annotated[
        str | None, typer.Option("--data", metavar="DIRECTORY", help="Where games are kept.")
    ] = None,
    language: Language = None,
) -> int:
    """Erase names or remove tables from the games of a server that is not running."""
    from lascaux.cli.forget import forget as forget_it

    return forget_it(names or [], tables or [], data, language)

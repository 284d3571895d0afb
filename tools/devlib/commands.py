"""The commands of `dev`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from devlib.bars import NEED_COMPILED, bar_checks, time_check
from devlib.behind import Behind
from devlib.checks import (
    Check,
    long_checks,
    run_checks,
    source_checks,
    summary,
    test_checks,
    web_checks,
)
from devlib.library import compile_library, compiler_obstacle, is_compiled, sync_library, sync_plain
from devlib.lock import building
from devlib.packages import RUNTIME, ensure_packages, ensure_venv
from devlib.places import GAMES, LIBRARY, PLAIN, VENV_PYTHON, WEB
from devlib.serving import (
    Server,
    address_on_network,
    check_port,
    open_browser,
    turn_signals_into_interrupts,
)
from devlib.shell import run_openly, venv_environment
from devlib.trouble import Trouble, sentence_for_error
from devlib.web import ensure_web, ensure_web_packages, find_node

PORT = 8000
WITHOUT_COMPILER = (
    "Left out: everything that needs compiled code, since nothing can be compiled here. "
    f"That is {', '.join(NEED_COMPILED)}, and the comparison of compiled with plain Python."
)


def main(arguments: Sequence[str]) -> int:
    """Carry out one command; any failure of set-up ends in one sentence and exit code 1."""
    parser = command_line()
    chosen, rest = parser.parse_known_args(with_default(arguments))
    if rest and not chosen.takes_more:
        parser.error(f"unknown argument {rest[0]}")
    turn_signals_into_interrupts()
    try:
        return int(chosen.run(chosen, rest))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
    except OSError as error:
        print(sentence_for_error(error), file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 1


def with_default(arguments: Sequence[str]) -> list[str]:
    """Let `python3 dev` alone mean `python3 dev play`."""
    is_help = bool(arguments) and arguments[0] in ("-h", "--help")
    names_command = bool(arguments) and not arguments[0].startswith("-")
    return list(arguments) if is_help or names_command else ["play", *arguments]


def command_line() -> argparse.ArgumentParser:
    """Describe the commands."""
    parser = argparse.ArgumentParser(prog="dev", description="Play, test and build Lascaux.")
    parser.set_defaults(takes_more=False)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    for name, run, words in (
        ("play", play, "set up what is missing, start the server, open the browser (default)"),
        ("web", web, "work on the web pages: the server, and Vite in front of it"),
    ):
        command = commands.add_parser(name, help=words)
        command.add_argument(
            "--port", type=port_number, default=PORT, help=f"the server's port (default {PORT})"
        )
        command.add_argument("--host", default="127.0.0.1", help="the address to listen on")
        command.add_argument("--data", type=Path, default=GAMES, help="the folder that keeps the games")
        command.set_defaults(run=run)
        if name == "play":
            command.add_argument("--no-browser", action="store_true", help="only print the address")

    for name, run, words in (
        ("test", test, "everything that CI runs"),
        ("check", check, "the fast part: format, lint, types, rules, generated files"),
    ):
        command = commands.add_parser(name, help=words)
        command.add_argument("--only", metavar="NAME", help="run one step, as the summary names it")
        command.set_defaults(run=run)
        if name == "test":
            command.add_argument("--long", action="store_true", help="also what takes many minutes")

    commands.add_parser("build", help="bring build/lib and the web pages up to date").set_defaults(run=build)
    for name, passed_to in (("bench", "bench"), ("ladder", "ladder")):
        command = commands.add_parser(name, add_help=False, help=f"build, then `lascaux {passed_to}`")
        command.set_defaults(run=pass_on, passed_to=passed_to, takes_more=True)
    return parser


def port_number(text: str) -> int:
    """Read a port."""
    if not (text.isdecimal() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: give a number from 1 to 65535")
    return int(text)


def play(chosen: argparse.Namespace, _rest: list[str]) -> int:
    """Set up what is missing, start the server and open the browser."""
    check_port(chosen.host, chosen.port)
    with building():
        library = set_up_to_serve()
        ensure_web(library)
    with serving(chosen, library) as server:
        try:
            tell_where(server.address, address_on_network(chosen.host, chosen.port))
            if not chosen.no_browser:
                open_browser(server.address)
            return server.wait_until_it_ends()
        except KeyboardInterrupt:
            print("\nEnding the server; every game is kept.", flush=True)
            return 0


def tell_where(address: str, network: str | None) -> None:
    """Say where the server is found, on this machine and from others."""
    print(f"Lascaux is ready at {address} (Ctrl-C ends it).", flush=True)
    if network is not None:
        print(f"On your network it is {network}: open it there to invite others.", flush=True)


def web(chosen: argparse.Namespace, _rest: list[str]) -> int:
    """Start the server and Vite's own, which shows a change of web/ at once."""
    check_port(chosen.host, chosen.port)
    with building():
        library = set_up_to_serve()
        node = find_node()
        ensure_web_packages(node)
    with serving(chosen, library) as server:
        environment = node.environment | {"LASCAUX_SERVER": server.address}
        return run_openly([*node.npm, "run", "dev"], environment=environment, folder=WEB)


def test(chosen: argparse.Namespace, _rest: list[str]) -> int:
    """Run everything that CI runs."""
    began = time.monotonic()
    with building():
        can_compile = compiler_obstacle() is None
        set_up("dev", must_compile=can_compile)
        node = ensure_web()
    steps = source_checks() + web_checks(node) + test_checks(is_compiled=can_compile)
    more = long_checks() + bar_checks(is_compiled=can_compile)
    if chosen.long and chosen.only is None:
        steps.append(time_check(began))
    if chosen.long or chosen.only in [step.name for step in more]:
        steps += more
    return report(only(steps, chosen.only), None if can_compile else WITHOUT_COMPILER)


def check(chosen: argparse.Namespace, _rest: list[str]) -> int:
    """Run the fast checks of the source."""
    with building():
        ensure_venv()
        ensure_packages(RUNTIME, "dev")
    return report(only(source_checks(), chosen.only))


def build(_chosen: argparse.Namespace, _rest: list[str]) -> int:
    """Bring build/lib and the web pages up to date."""
    with building():
        set_up(must_compile=True)
        ensure_web()
    return 0


def pass_on(chosen: argparse.Namespace, rest: list[str]) -> int:
    """Hand the arguments to a command of `lascaux` itself."""
    with building():
        set_up(must_compile=False)
    command = [VENV_PYTHON, "-m", "lascaux", chosen.passed_to, *rest]
    return run_openly(command, environment=venv_environment(), folder=Path.cwd())


def set_up(*groups: str, must_compile: bool) -> None:
    """Make .venv hold what is needed and build/lib run what src says."""
    ensure_venv()
    for_compiling = () if compiler_obstacle() else ("compile",)
    ensure_packages(RUNTIME, *groups, *for_compiling)
    compile_library(must=must_compile)
    sync_library()


def set_up_to_serve() -> Path:
    """Give a library that a server can run on now: nobody waits for the C compiler to see a page."""
    ensure_venv()
    ensure_packages(RUNTIME)
    if compiler_obstacle() is None and not is_compiled():
        sync_plain()
        return PLAIN
    compile_library(must=False)
    sync_library()
    return LIBRARY


@contextmanager
def serving(chosen: argparse.Namespace, library: Path) -> Iterator[Server]:
    """Run a server, and compile behind it if what it runs on is not compiled but could be."""
    server = Server(chosen.host, chosen.port, chosen.data.resolve(), library)
    behind = None
    try:
        server.wait_until_it_answers()
        behind = Behind() if library == PLAIN else None
        yield server
    finally:
        if behind is not None:
            behind.end()
        server.end()


def only(checks: list[Check], name: str | None) -> list[Check]:
    """Pick the step of this name, or all of them."""
    chosen = [step for step in checks if name in (None, step.name)]
    if not chosen:
        raise Trouble(f"There is no step {name!r}: choose one of {', '.join(step.name for step in checks)}.")
    return chosen


def report(checks: list[Check], left_out: str | None = None) -> int:
    """Run the steps and sum them up."""
    outcomes = run_checks(checks)
    print(summary(outcomes, left_out), flush=True)
    return 0 if all(outcome.is_good for outcome in outcomes) else 1

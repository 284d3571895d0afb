"""Commands run from tests, and what somebody would type to play a whole game."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from lascaux import Rng, Table
from lascaux.bots.catalogue import bot_from
from lascaux.cli.main import run

SEED = 5


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str


class Shell:
    """Runs commands in this process, with what is typed and the environment given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for name in ("COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def set(self, name: str, value: str) -> None:
        """Set a variable of the environment."""
        self._monkeypatch.setenv(name, value)

    def run(self, *arguments: str | Path, typed: str | bytes = "") -> Ended:
        """Run `lascaux` with these arguments."""
        data = typed.encode() if isinstance(typed, str) else typed
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = run([str(argument) for argument in arguments])
        captured = self._capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    def play(self, *arguments: str | Path, typed: Sequence[str] = (), game: str = "clans") -> Ended:
        """Play a game, typing these lines."""
        return self.run("play", game, *arguments, typed="".join(f"{line}\n" for line in typed))


def in_process_of_its_own(
    arguments: Sequence[str], typed: bytes = b"", environment: dict[str, str] | None = None
) -> Ended:
    """Run `lascaux` as a user's shell would."""
    done = subprocess.run(
        [sys.executable, "-m", "lascaux", *arguments],
        input=typed,
        capture_output=True,
        env=os.environ | {"LANG": "C.UTF-8", "LC_ALL": ""} | (environment or {}),
        timeout=120,
        check=False,
    )
    return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())


def quick_script(
    kinds: Sequence[str],
    seed: int = SEED,
    moves: int = 1000,
    game: str = "clans",
    options: dict[str, str] | None = None,
    components: str | None = None,
) -> list[str]:
    """What one person types with `--quick`: always the first choice, until the game or the moves end."""
    table = Table.new(game, len(kinds), options, seed=seed, components=components)
    bots = {seat: bot_from(kind, table.game) for seat, kind in enumerate(kinds) if kind != "human"}
    rng = Rng(seed)
    lines: list[str] = []
    while not table.over and len(lines) < moves:
        if table.seat in bots:
            table.act(table.seat, bots[table.seat].choose(table.outlook(table.seat), rng))
        else:
            lines.append(table.choices(table.seat)[0].text)
            table.act(table.seat, lines[-1])
    return lines


def shared_script(people: int, seed: int = SEED, game: str = "clans") -> list[str]:
    """What several people type at one screen: Enter at the curtain, the choices, Enter to end the turn."""
    table = Table.new(game, people, seed=seed)
    lines: list[str] = []
    while not table.over:
        seat = table.seat
        lines.append("")
        while table.seat == seat and not table.over:
            lines.append(table.choices(seat)[0].text)
            table.act(seat, lines[-1])
        if not table.over:
            lines.append("")
    return lines


def saved(file: Path, seats: int = 2, seed: int = SEED, moves: int = 1000) -> Path:
    """A record of a game in which everybody always takes the first choice, in a file."""
    table = Table.new("clans", seats, seed=seed)
    for _ in range(moves):
        if table.over:
            break
        table.act(table.seat, table.choices(table.seat)[0].text)
    file.write_text(table.record(), encoding="utf-8")
    return file

"""Hold the story of a finished game to its bar: `python tools/stories.py [--game NAME]`.

Bots play a game in as many seats as it has, at a server as people use it; then its story is asked for, and
what is measured is the time until it is whole, the start of the workers included. Where the machine has other
work, half of what both workers took of the processors is the better figure, and counts if it is less.
Prints figures as JSON; the exit code is 1 if one is above the bar.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import msgspec

from devlib.places import ROOT

sys.path.insert(0, str(ROOT))  # the server is started as tests start it

from tests.server.harness import Server
from tests.server.storytelling import part_of_story, whole_story

import lascaux
from lascaux.server.messages import TableInfo

BAR: Final = 10.0  # seconds
PLAYERS: Final = "greedy"
PROCESSORS: Final = 2


class Told(msgspec.Struct):
    """How long the story of one game took, in seconds, and how much of it there was at once."""

    game: str
    seats: int
    moves: int
    points: int
    continuations: int
    horizon: int
    first_part: float
    whole: float
    of_each_processor: float
    bar: float
    met: bool


def main() -> None:
    """Read the command line, have games played and told, and print what was measured."""
    parser = argparse.ArgumentParser(description="Hold the story of a finished game to its bar.")
    parser.add_argument("--game", choices=lascaux.games(), default=None, help="this one alone")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        games = [chosen.game] if chosen.game else lascaux.games()
        found = [told for game in games for told in (measured(server, game, 2), measured(server, game, None))]
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    sys.exit(0 if all(told.met for told in found) else 1)


def measured(server: Server, game: str, seats: int | None) -> Told:
    """Have a game played by so many, or as many as can, and its story told."""
    meta = lascaux.game(game).meta
    count = seats or meta.max_seats
    table = server.open(*[PLAYERS] * count, game=game, options=meta.options_for(count)).table.id
    with server.sit(table):  # bots at tables that nobody watches take their time
        while server.get(f"/api/tables/{table}", TableInfo).status != "over":
            sleep(0.2)
    taken, began = processor_time(server), monotonic()
    part_of_story(server, table)
    first = monotonic() - began
    story = whole_story(server, table)
    whole = monotonic() - began
    of_each = (processor_time(server) - taken) / PROCESSORS
    return Told(
        game=game,
        seats=count,
        moves=story.points[-1].move,
        points=len(story.points),
        continuations=story.continuations,
        horizon=story.horizon,
        first_part=round(first, 2),
        whole=round(whole, 2),
        of_each_processor=round(of_each, 2),
        bar=BAR,
        met=min(whole, of_each) < BAR,
    )


def processor_time(server: Server) -> float:
    """What the processes that a server has started took of the processors so far, in seconds."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[1]) == server.process.pid:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()

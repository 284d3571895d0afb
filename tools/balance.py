"""Measure how balanced games are between equal bots: `python tools/balance.py [GAME] [--bars] [--write]`.

Prints the figures as JSON; `--write` stores them for docs/components.md. `--bars` fails if a bar is missed;
the same seed plays the same games, so nothing changes by chance.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from typing import Final, TypeVar

import msgspec

from balancelib import first_sparks, prehistory, stone_age
from balancelib.study import Study

P = TypeVar("P")
F = TypeVar("F")


def main(arguments: list[str] | None = None) -> int:
    """Play, print and judge; the exit code says whether all bars asked for were met."""
    parser = argparse.ArgumentParser(description="Measure how balanced games are.")
    parser.add_argument("game", nargs="?", choices=list(STUDIES), help="default: all of them")
    parser.add_argument("--kinds", nargs="+", default=None, metavar="KIND", help='such as "2 first"')
    parser.add_argument("--games", type=int, default=None, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=None, help="default: one for each core")
    parser.add_argument("--bars", action="store_true", help="fail if a bar is missed")
    parser.add_argument("--write", action="store_true", help="store the figures for docs/components.md")
    chosen = parser.parse_args(arguments)
    missed: list[str] = []
    for name, measure in STUDIES.items():
        if chosen.game in (None, name):
            missed += measure(chosen)
    for sentence in missed if chosen.bars else []:
        print(sentence, file=sys.stderr)
    return 1 if chosen.bars and missed else 0


def measured(study: Study[P, F], chosen: argparse.Namespace) -> list[str]:
    """Play all games of a study, print its figures and store them if asked; returns the bars missed."""
    figures: list[F] = []
    with Pool(chosen.processes) as pool:
        for kind in study.kinds:
            if chosen.kinds is None or kind.title in chosen.kinds:
                count = chosen.games or study.games * kind.times
                seeds = range(chosen.seed * study.games, chosen.seed * study.games + count)
                games = list(pool.imap_unordered(partial(study.played, kind), seeds, chunksize=4))
                figures.append(study.figures_of(kind, games))
    text = msgspec.json.format(msgspec.json.encode(figures), indent=1).decode() + "\n"
    print(text, end="", flush=True)
    if chosen.write:
        study.file.parent.mkdir(exist_ok=True)
        study.file.write_text(text, encoding="utf-8")
    return [sentence for each in figures for sentence in study.missed_by(each)]


STUDIES: Final[dict[str, Callable[[argparse.Namespace], list[str]]]] = {
    first_sparks.STUDY.game: partial(measured, first_sparks.STUDY),
    prehistory.STUDY.game: partial(measured, prehistory.STUDY),
    stone_age.STUDY.game: partial(measured, stone_age.STUDY),
}


if __name__ == "__main__":
    sys.exit(main())

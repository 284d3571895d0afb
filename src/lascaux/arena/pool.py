"""Games played over several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from lascaux.arena.match import Fixture, Outcome, play
from lascaux.bots.interface import Bot
from lascaux.kernel.errors import LascauxError

Progress = Callable[[int, int], None]  # games played, games in all


class ProcessLost(LascauxError):
    """A process that played games ended before they did."""


def play_all(
    fixtures: list[Fixture],
    processes: int | None,
    progress: Progress | None,
    named: Mapping[str, Bot] = {},
) -> list[Outcome]:
    """The outcomes in the order of the fixtures, by default from a process for each core.

    Bots that are objects of this process, by their names, play in it alone.  Raises ProcessLost.
    """
    outcomes: dict[int, Outcome] = {}
    count = 1 if named else processes or os.cpu_count() or 1
    for number, outcome in _played(fixtures, count, named):
        outcomes[number] = outcome
        if progress is not None:
            progress(len(outcomes), len(fixtures))
    return [outcomes[number] for number in range(len(fixtures))]


def _played(
    fixtures: list[Fixture], processes: int, named: Mapping[str, Bot]
) -> Iterator[tuple[int, Outcome]]:
    """The number and the outcome of each game, in the order in which they end."""
    if min(processes, len(fixtures)) == 1:
        yield from enumerate(map(partial(play, named=named), fixtures))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context, initializer=_end_quietly) as pool:
        number_of = {pool.submit(play, fixture): number for number, fixture in enumerate(fixtures)}
        try:
            for future in as_completed(number_of):
                yield number_of[future], future.result()
        except BrokenProcessPool:
            raise ProcessLost(
                "A process that played games ended too early: give them more memory or take fewer processes, "
                'and start from a script only below `if __name__ == "__main__":`.'
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Let an interrupt end a process without a word: the first process has the say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

"""Another engine to be measured beside ours: catanatron, a Catan in Python, by its random players."""

from __future__ import annotations

import subprocess
from typing import Final

from lascaux.kernel.errors import BadSetup

CATANATRON: Final = "catanatron"

# It runs in a process of its own, since it may be installed for another Python.
_RANDOM_GAMES: Final = """
import random, sys, time
from catanatron import Color, Game, RandomPlayer

seconds, seed = float(sys.argv[1]), int(sys.argv[2])
random.seed(seed)
decisions, start = 0, time.process_time()
while time.process_time() - start < seconds:
    game = Game([RandomPlayer(colour) for colour in Color])
    game.play()
    decisions += len(game.state.actions)
print(decisions / (time.process_time() - start))
"""


class Rival:
    """An engine that another Python can import."""

    def __init__(self, name: str, python: str) -> None:
        if name != CATANATRON:
            raise BadSetup(f"There is no rival {name[:40]!r}; there is: {CATANATRON}.")
        self.name: Final = name
        self._python: Final = python
        self._asked = 0

    def speed(self, seconds: float) -> float:
        """Decisions a second (of the processor) of random players; raises BadSetup if it cannot be run."""
        self._asked += 1
        command = [self._python, "-c", _RANDOM_GAMES, str(seconds), str(self._asked)]
        try:
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise BadSetup(f"{self._python[:80]} does not run: {error.strerror}.") from None
        try:
            return float(ran.stdout)
        except ValueError:
            raise BadSetup(
                f"{self._python[:80]} cannot run {self.name}: install {self.name}==3.2.1 for it, "
                "or name another with --catanatron-python."
            ) from None

"""The same engine without its compiled modules, measured in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import lascaux
from lascaux.kernel.errors import BadSetup

# Below the package only sources are found, though the compiled modules lie beside them.
_RANDOM_GAMES: Final = """
import sys, time
from importlib.machinery import FileFinder, SOURCE_SUFFIXES, SourceFileLoader
from pathlib import Path

package, name, seats, seconds, seed = sys.argv[1:]

def sources_of(path):
    if not Path(path).is_relative_to(package):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

sys.path.insert(0, str(Path(package).parent))
sys.path_hooks.insert(0, sources_of)
sys.path_importer_cache.clear()

from lascaux.arena.bench import dealt, is_compiled
from lascaux.kernel.play import playouts
from lascaux.kernel.rng import Rng
from lascaux.registry import game

assert not is_compiled()
rules, rng, decisions = game(name), Rng(int(seed)), 0
s, start = dealt(rules, int(seats)), time.process_time()
while time.process_time() - start < float(seconds):
    decisions += playouts(rules, s, rng, 1)
print(decisions / (time.process_time() - start))
"""


class Uncompiled:
    """A game played at random by the sources alone."""

    def __init__(self, game: str, seats: int, python: str = sys.executable) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._python: Final = python
        self._asked = 0

    def speed(self, seconds: float) -> float:
        """Decisions a second (of the processor); raises BadSetup if the sources are not there."""
        self._asked += 1
        package = str(Path(lascaux.__file__).resolve().parent)
        about = [package, self._game, str(self._seats), str(seconds), str(self._asked)]
        ran = subprocess.run(
            [self._python, "-c", _RANDOM_GAMES, *about], capture_output=True, text=True, check=False
        )
        try:
            return float(ran.stdout)
        except ValueError:
            raise BadSetup("The engine cannot be run uncompiled: install it again.") from None

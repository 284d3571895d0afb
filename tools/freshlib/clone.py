"""A fresh clone, in which `dev` has never run."""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from devlib.hot import compiled_groups
from devlib.places import ROOT, SOURCE

_CHANGED: Final = "flow.py"  # of a game: every game has one, and it is compiled
_CHANGE: Final = "# A line that moves all others.\n"


@dataclass(frozen=True)
class Took:
    """How long something took: by the clock, and of the processors, which others may be using too."""

    clock: float
    processors: float

    def figures(self) -> dict[str, float]:
        """The seconds, to be printed."""
        return {"clock_s": round(self.clock, 1), "processor_s": round(self.processors, 1)}


class Clone:
    """A clone of what is committed here."""

    def __init__(self, folder: Path) -> None:
        self.root: Final = folder / "clone"
        subprocess.run(["git", "clone", "--quiet", ROOT, self.root], check=True)

    def dev(self, *arguments: str) -> list[str]:
        """The command line of `dev` in this clone."""
        return [sys.executable, str(self.root / "dev"), *arguments]

    def build(self) -> Took:
        """Bring everything up to date."""
        clock, processors = time.monotonic(), _processor_seconds()
        subprocess.run(self.dev("build"), check=True, stdout=sys.stderr)
        return Took(time.monotonic() - clock, _processor_seconds() - processors)

    def forget_what_is_compiled(self) -> None:
        """Let the next build compile everything."""
        for name in ("compile", "lib"):
            shutil.rmtree(self.root / "build" / name)

    def change(self, game: str) -> None:
        """Change a module of a game, so that what is compiled of it must change too."""
        file = self.root / "src" / "lascaux" / "games" / game / _CHANGED
        file.write_text(_CHANGE + file.read_text(encoding="utf-8"), encoding="utf-8")

    def compiled(self) -> dict[str, int]:
        """When the C compiler made each group."""
        made = (self.root / "build" / "compile" / "made").glob("*__mypyc.*.so")
        return {file.name.split("__mypyc")[0]: file.stat().st_mtime_ns for file in made}


def games() -> list[str]:
    """The games that are compiled."""
    return sorted({file.relative_to(SOURCE).parts[1] for file in SOURCE.glob(f"games/*/{_CHANGED}")})


def groups_of(game: str) -> set[str]:
    """The groups that are compiled of a game, and of nothing else."""
    return {
        group
        for group in compiled_groups()
        if group.startswith((f"lascaux_games_{game}", f"lascaux_bots_{game}"))
    }


def _processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime

"""Hold a fresh clone to its bars: a page within a minute, all compiled within a minute, one game in less.

Clones what is committed here into a folder of its own and lets `dev play` set everything up there. A table
with a bot is played until the bot has changed over to compiled code, without a restart of the server. Then
everything is compiled once more with nobody at a table, and after a change in each game that game alone.
Prints figures as JSON; the exit code is 1 if a bar is missed. The package caches of pip and npm should be
warm, as they are after `dev test`; the clock counts, so nothing else should run meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from freshlib.clone import Clone, Took, games, groups_of
from freshlib.playing import Failed, seconds_to_page_and_change_over
from start import free_port

PAGE_BAR: Final = 60.0  # seconds from a fresh clone to the page
EVERYTHING_BAR: Final = 60.0  # seconds of a build that compiles everything
CHANGE_BAR: Final = 25.0  # seconds of a build after a change in one game


@dataclass(frozen=True)
class Change:
    """What a build after a change in one game took, and the groups that it compiled."""

    took: Took
    compiled: set[str]


@dataclass(frozen=True)
class Figures:
    """What was measured; page and bots in seconds from the command `dev play`."""

    page: float
    bots_compiled: float
    everything: Took
    change_in: dict[str, Change]

    def shown(self) -> str:
        """The figures as JSON."""
        return json.dumps(
            {
                "page_s": round(self.page, 1),
                "bots_compiled_s": round(self.bots_compiled, 1),
                "compiling_everything": self.everything.figures(),
                "change_in": {
                    game: change.took.figures() | {"compiled": sorted(change.compiled)}
                    for game, change in self.change_in.items()
                },
                "bars_s": {"page": PAGE_BAR, "everything": EVERYTHING_BAR, "change": CHANGE_BAR},
            },
            indent=1,
        )

    def missed(self) -> list[str]:
        """A sentence for each bar that is missed."""
        timed = [
            ("The page of a fresh clone", self.page, PAGE_BAR),
            ("Compiling everything", self.everything.clock, EVERYTHING_BAR),
            *(
                (f"A build after a change in {game}", change.took.clock, CHANGE_BAR)
                for game, change in self.change_in.items()
            ),
        ]
        return [
            *(
                f"{what} took {took:.0f} seconds, not below {bar:.0f}."
                for what, took, bar in timed
                if took >= bar
            ),
            *(
                f"A change in {game} compiled {', '.join(sorted(change.compiled)) or 'nothing'}."
                for game, change in self.change_in.items()
                if not change.compiled or not change.compiled <= groups_of(game)
            ),
        ]


def main() -> int:
    """Measure, print, and judge."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Clone(Path(folder))
        try:
            page, bots_compiled = asyncio.run(seconds_to_page_and_change_over(clone, free_port()))
        except (Failed, TimeoutError) as failure:
            print(str(failure) or "The bots did not change over in time.", file=sys.stderr)
            return 1
        clone.forget_what_is_compiled()
        everything = clone.build()
        figures = Figures(page, bots_compiled, everything, {game: _changed(clone, game) for game in games()})
    print(figures.shown())
    missed = figures.missed()
    for sentence in missed:
        print(sentence, file=sys.stderr)
    return 1 if missed else 0


def _changed(clone: Clone, game: str) -> Change:
    before = clone.compiled()
    clone.change(game)
    took = clone.build()
    return Change(took, {group for group, made in clone.compiled().items() if made != before.get(group)})


if __name__ == "__main__":
    sys.exit(main())

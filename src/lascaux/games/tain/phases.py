"""What happens in each phase of a turn of Táin."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.raid import begin_raid, has_raid_ended, raid_on
from lascaux.games.tain.steps.resolution import resolve
from lascaux.games.tain.steps.scout import scout_next
from lascaux.parts.phases import Phase

SCOUTING: Final = 0
RAIDING: Final = 1


def phase_of(s: TainState) -> int:
    """Where in its turn a game is."""
    return SCOUTING if s.raid == 0 else RAIDING


class Scouting(Phase[TainState]):
    """Tiles are laid in turn until all have passed.

    Rule: TN-2.1, TN-3.6, TN-3.7.
    """

    def go_on(self, s: TainState) -> bool:
        if s.passed == (1 << s.seats) - 1:
            return False
        scout_next(s)
        return True

    def end(self, s: TainState) -> None:
        begin_raid(s)


class Raiding(Phase[TainState]):
    """Door after door is settled, board by board; then loot goes in, and the next turn begins.

    Rule: TN-4.3, TN-6.14, TN-7.1.
    """

    def go_on(self, s: TainState) -> bool:
        if has_raid_ended(s):
            return False
        raid_on(s)
        return True

    def end(self, s: TainState) -> None:
        resolve(s)

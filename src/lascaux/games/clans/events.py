"""What can happen in Clans, and the rule behind each."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.events import EventKind

DEALT: Final = 0  # seat, colour
BEGAN: Final = 1  # seat
MOVED: Final = 2  # seat, from, to, huts
FOUNDED: Final = 3  # seat, territory, chip, huts
STRIFE: Final = 4  # seat, territory, huts that leave, huts that stay
RUINED: Final = 5  # seat, territory, chip, huts that leave
SCORED: Final = 6  # seat, territory, chip, huts
SURPLUS: Final = 7  # seat, territory
EPOCH_BEGAN: Final = 8  # chance, epoch
ENDED: Final = 9  # chance, BY_VILLAGES or ALONE
REVEALED: Final = 10  # seat, colour, its points, chips

# How a game ended.
ALONE: Final = 0  # every group stands alone, and chips are left
BY_VILLAGES: Final = 1  # the last chip was taken

EVENTS: Final = [
    EventKind(DEALT, "dealt", "CL-1.2"),
    EventKind(BEGAN, "began", "CL-1.7"),
    EventKind(MOVED, "moved", "CL-2.1"),
    EventKind(FOUNDED, "founded", "CL-3.2"),
    EventKind(STRIFE, "strife", "CL-4.1"),
    EventKind(RUINED, "ruined", "CL-6.4"),
    EventKind(SCORED, "scored", "CL-6.6"),
    EventKind(SURPLUS, "surplus", "CL-5.5"),
    EventKind(EPOCH_BEGAN, "epoch", "CL-5.3"),
    EventKind(ENDED, "ended", "CL-7.1"),
    EventKind(REVEALED, "revealed", "CL-7.4"),
]

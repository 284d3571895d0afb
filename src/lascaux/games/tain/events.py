"""What can happen in Táin, and the rule behind each."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.events import EventKind

BEGAN: Final = 0  # seat
SCOUTED: Final = 1  # seat, board (OUTER: the outer land), door
LAID: Final = 2  # seat, kind; only the owner hears it
PASSED: Final = 3  # seat, 1 if there was nothing else to do
RAID_BEGAN: Final = 4  # active seat, turn
SHOWN: Final = 5  # owner, board (OUTER: the outer land), door, kind + 5 if it guards
BLUFFS_LEFT: Final = 6  # seat, how many
ROVED: Final = 7  # seat, kind, cows taken, whom the tile met there
RAIDED: Final = 8  # raider, door of all boards, kind, guard + 5 times the outcome
CAPTURED: Final = 9  # captor, owner, kind
STOLE_COW: Final = 10  # raider, board, 1 or 0 if there was none
STOLE_JEWEL: Final = 11  # raider, board, 1 or 0 if there was none
FREED: Final = 12  # owner, board, kind
LOOT_STORED: Final = 13  # seat, cows, jewels, hostages
REFILLED: Final = 14  # seat, tiles
TURN_BEGAN: Final = 15  # active seat, turn
ENDED: Final = 16  # chance, BY_TURNS or BY_HERD
SCORED: Final = 17  # seat, cows, jewels, boys + DAUGHTER_PLACE times the daughters
TOTALLED: Final = 18  # seat, points, bonus

OUTER: Final = -1  # in place of a board
DAUGHTER_PLACE: Final = 64  # more than the boys that anybody can hold

# Whom a tile met in the outer land.
NOBODY_MET: Final = 0
EQUAL_MET: Final = 1
OTHER_MET: Final = 2  # a chief met a warrior

# How a game ended.
BY_TURNS: Final = 0
BY_HERD: Final = 1

EVENTS: Final = [
    EventKind(BEGAN, "began", "TN-1.5"),
    EventKind(SCOUTED, "scouted", "TN-3.1"),
    EventKind(LAID, "laid", "TN-3.1"),
    EventKind(PASSED, "passed", "TN-3.7"),
    EventKind(RAID_BEGAN, "raid_began", "TN-4.1"),
    EventKind(SHOWN, "shown", "TN-4.1"),
    EventKind(BLUFFS_LEFT, "bluffs_left", "TN-4.2"),
    EventKind(ROVED, "roved", "TN-5.1"),
    EventKind(RAIDED, "raided", "TN-6.1"),
    EventKind(CAPTURED, "captured", "TN-8.1"),
    EventKind(STOLE_COW, "stole_cow", "TN-6.2"),
    EventKind(STOLE_JEWEL, "stole_jewel", "TN-6.2"),
    EventKind(FREED, "freed", "TN-8.2"),
    EventKind(LOOT_STORED, "loot_stored", "TN-7.1"),
    EventKind(REFILLED, "refilled", "TN-7.4"),
    EventKind(TURN_BEGAN, "turn_began", "TN-7.5"),
    EventKind(ENDED, "ended", "TN-9.1"),
    EventKind(SCORED, "scored", "TN-9.2"),
    EventKind(TOTALLED, "totalled", "TN-9.2"),
]

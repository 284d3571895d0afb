"""Positions of Stone Age in which each of its dialogues is open, one table of each for all who only look."""

from __future__ import annotations

from typing import Final

from tests.browser.known import Positions

BARTER: Final = "stone_age-barter.txt"
FIVE: Final = "stone_age-five-players.txt"
CHOICE: Final = "stone_age-minus-ten-by-choice.txt"

# By name: the position and who is asked.
ASKED: Final = {
    "tools": ((BARTER, 563), 2),
    "hunt": ((BARTER, 174), 0),
    "share": ((BARTER, 177), 0),
    "dice": ((FIVE, 142), 4),
    "purchase": ((FIVE, 105), 3),
    "barter": ((BARTER, 847), 1),
    "unseen": ((BARTER, 409), 2),
    "unseen by barter": ((BARTER, 1038), 1),
    "any two": ((BARTER, 1166), 2),
    "meal": ((CHOICE, 475), 1),
    "great meal": ((CHOICE, 511), 0),
}
OVER: Final = {"five over": (FIVE, None), "buildings out": ("stone_age-end-of-buildings.txt", None)}
STONE_AGE_POSITIONS: Final[Positions] = {**{name: position for name, (position, _) in ASKED.items()}, **OVER}

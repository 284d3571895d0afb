"""Frames: the open decisions of a position."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1  # the seat of fate
NOBODY: Final = -2  # the game is over


class Frame:
    """One open decision.  A value: replace it, never change it.

    What `a`, `b` and `c` mean is said in the docstring of the step.  Frames of one `group` (not 0)
    lie on top of each other and are decided at the same time.
    """

    def __init__(self, step: int, seat: int, a: int = 0, b: int = 0, c: int = 0, group: int = 0) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.group: Final = group

    def key(self) -> tuple[int, int, int, int, int, int]:
        """The frame as a hashable value."""
        return (self.step, self.seat, self.a, self.b, self.c, self.group)

"""A small generator of our own, so that seeded play is the same on any Python."""

from __future__ import annotations

from mypy_extensions import i64

from lascaux.kernel.errors import BadSetup


class Rng:
    """sfc32.  Every intermediate stays below 62 bits, so plain and compiled integers agree."""

    def __init__(self, seed: object) -> None:
        if not isinstance(seed, int) or seed < 0:
            raise BadSetup(f"A generator starts from a whole number from 0 on, not {str(seed)[:40]!r}.")
        self._first: i64 = seed & 0xFFFF_FFFF
        self._second: i64 = (seed >> 32) & 0xFFFF_FFFF
        self._third: i64 = 0x9E37_79B9
        self._counter: i64 = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> i64:
        """32 random bits."""
        out = (self._first + self._second + self._counter) & 0xFFFF_FFFF
        self._counter = (self._counter + 1) & 0xFFFF_FFFF
        self._first = self._second ^ (self._second >> 9)
        self._second = (self._third + (self._third << 3)) & 0xFFFF_FFFF
        self._third = (((self._third << 21) & 0xFFFF_FFFF) | (self._third >> 11)) + out & 0xFFFF_FFFF
        return out

    def below(self, count: i64) -> i64:
        """A whole number from 0 to count - 1, each equally likely; count below 2**30.

        Lemire's way: scale 32 bits to the range, and redraw the few values that would favour some
        results.  It hardly ever divides.
        """
        scaled = self.bits() * count
        if scaled & 0xFFFF_FFFF < count:
            unfair = 0x1_0000_0000 % count
            while scaled & 0xFFFF_FFFF < unfair:
                scaled = self.bits() * count
        return scaled >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight."""
        rest: int = self.below(sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError("weights must be positive")

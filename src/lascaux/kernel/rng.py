"""A small generator of our own, so that seeded play is the same on any Python."""

from __future__ import annotations

from mypy_extensions import i64


class Rng:
    """sfc32.  Every intermediate stays below 62 bits, so plain and compiled integers agree."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFF_FFFF
        self._b: i64 = (seed >> 32) & 0xFFFF_FFFF
        self._c: i64 = 0x9E37_79B9
        self._n: i64 = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> i64:
        """32 random bits."""
        out = (self._a + self._b + self._n) & 0xFFFF_FFFF
        self._n = (self._n + 1) & 0xFFFF_FFFF
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & 0xFFFF_FFFF
        self._c = (((self._c << 21) & 0xFFFF_FFFF) | (self._c >> 11)) + out & 0xFFFF_FFFF
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely; n below 2**30.

        Lemire's way: scale 32 bits to the range, and redraw the few values that would favour some
        results.  It hardly ever divides.
        """
        scaled = self.bits() * n
        if scaled & 0xFFFF_FFFF < n:
            unfair = 0x1_0000_0000 % n
            while scaled & 0xFFFF_FFFF < unfair:
                scaled = self.bits() * n
        return scaled >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight."""
        rest: int = self.below(sum(weights))
        for i, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return i
        raise ValueError("weights must be positive")

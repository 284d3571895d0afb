"""Chance that nobody can foresee and anybody can check afterwards.

A table keeps a secret seed and publishes its SHA-256 before the first draw.  Draw number n is a
keyed hash of n.  When the game is over the seed is shown, and all draws can be made again.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from lascaux.kernel.errors import BadSetup

SEED_BYTES: Final = 32
DRAW_BITS: Final = 64


def fresh_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed from a small number, for tests and for games that should be the same again."""
    return hashlib.blake2b(f"lascaux seed {number}".encode(), digest_size=SEED_BYTES).digest()


def seed_of(wanted: object) -> bytes:
    """The seed that a caller names, by a number or whole; raises BadSetup."""
    if isinstance(wanted, int) and wanted >= 0:
        return seed_from(wanted)
    if not isinstance(wanted, bytes) or len(wanted) != SEED_BYTES:
        raise BadSetup(f"A seed is a whole number from 0 on, or {SEED_BYTES} bytes.")
    return wanted


def seed_from_text(text: str) -> bytes:
    """The seed that a record shows; raises BadSetup."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadSetup(f"A seed is {2 * SEED_BYTES} hexadecimal digits.")
    return seed


class Chance:
    """All the draws of one table."""

    def __init__(self, seed: bytes) -> None:
        self._seed: Final = seed
        self._commitment: Final = "sha256:" + hashlib.sha256(seed).hexdigest()

    @property
    def seed(self) -> str:
        """The secret, to be shown when the game is over."""
        return self._seed.hex()

    @property
    def commitment(self) -> str:
        """What is published at the start."""
        return self._commitment

    def draw(self, number: int, weights: list[int]) -> int:
        """The outcome of draw `number`: an index, each as likely as its weight.

        Values from the uneven end of the range are drawn again, so no outcome is favoured.
        """
        total = sum(weights)
        fair = 2**DRAW_BITS - 2**DRAW_BITS % total
        attempt = 0
        while (value := self._bits(number, attempt)) >= fair:
            attempt += 1
        rest = value % total
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("weights are positive")

    def _bits(self, number: int, attempt: int) -> int:
        message = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(
            hashlib.blake2b(message, key=self._seed, digest_size=DRAW_BITS // 8).digest(), "big"
        )

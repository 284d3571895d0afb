"""Masks: sets of small numbers, such as cards, spaces or seats; bit n stands for number n, up to 47."""

from __future__ import annotations

from typing import Final

_COUNTS: Final = bytes([bin(number).count("1") for number in range(4096)])


def count_of(mask: int) -> int:
    """How many are in a mask."""
    return (
        _COUNTS[mask & 4095] + _COUNTS[mask >> 12 & 4095] + _COUNTS[mask >> 24 & 4095] + _COUNTS[mask >> 36]
    )


def items_of(mask: int) -> list[int]:
    """Those in a mask, in order."""
    items: list[int] = []
    while mask != 0:
        items.append(lowest_of(mask))
        mask &= mask - 1
    return items


def lowest_of(mask: int) -> int:
    """The lowest of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth_of(mask: int, number: int) -> int:
    """The one of a mask before which so many others come."""
    for _ in range(number):
        mask &= mask - 1
    return lowest_of(mask)


def highest_of(mask: int) -> int:
    """The highest of a mask that is not empty."""
    return mask.bit_length() - 1


def mask_of(items: list[int]) -> int:
    """The mask of some numbers."""
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask

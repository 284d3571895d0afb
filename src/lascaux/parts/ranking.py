"""Who came where."""

from __future__ import annotations


def ranking_of(marks: list[tuple[int, ...]]) -> list[int]:
    """The place of each by its marks, the first deciding before the next; equal marks share a place."""
    return [1 + sum([other > mark for other in marks]) for mark in marks]

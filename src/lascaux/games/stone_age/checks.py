"""What is true of every position of Stone Age."""

from __future__ import annotations

from lascaux.games.stone_age.state import StoneAgeState


def faults_of(s: StoneAgeState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return []

"""What is true of every position of Prehistory."""

from __future__ import annotations

from lascaux.games.prehistory.state import PrehistoryState


def faults_of(s: PrehistoryState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return []

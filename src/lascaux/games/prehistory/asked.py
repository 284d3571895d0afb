"""Questions of Prehistory as arguments for sentences."""

from __future__ import annotations

from lascaux.games.prehistory.state import PrehistoryState
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args


def question_of(s: PrehistoryState, f: Frame) -> Args:
    """What fills the question of a decision."""
    return {}

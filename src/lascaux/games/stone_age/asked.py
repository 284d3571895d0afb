"""Questions of Stone Age as arguments for sentences."""

from __future__ import annotations

from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args


def question_of(s: StoneAgeState, f: Frame) -> Args:
    """What fills the question of a decision."""
    return {}

"""Questions of Clans as arguments for sentences."""

from __future__ import annotations

from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import ORDER_VILLAGES
from lascaux.games.clans.steps.villages import new_villages
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args


def question_of(s: ClansState, f: Frame) -> Args:
    """What fills the question of a decision."""
    if f.step != ORDER_VILLAGES:
        return {}
    waiting = new_villages(s, f.a)
    chip = len(s.villages) + 1
    return {"count": len(waiting), "chip": chip, "territories": [str(territory + 1) for territory in waiting]}

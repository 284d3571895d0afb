"""Questions of Táin as arguments for sentences."""

from __future__ import annotations

from lascaux.games.tain.naming import board_args, space_args
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import FREE_HOSTAGE, LAY_TILE, SCOUT_SPACE
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args


def question_of(s: TainState, f: Frame) -> Args:
    """What fills the question of a decision."""
    if f.step == SCOUT_SPACE:
        other = (f.seat + 1) % s.seats
        return {"own-board": f.seat, "other-board": other, "other": f"#{other}"}
    if f.step == LAY_TILE:
        return space_args(s, f.seat, f.a)
    if f.step == FREE_HOSTAGE:
        return {**board_args(f.a), "boy": s.box.boy_points, "daughter": s.box.daughter_points}
    return {}

"""After an action: a megalith D lets a member migrate."""

from __future__ import annotations

from lascaux.games.prehistory.actions import SEND as SEND_ROW
from lascaux.games.prehistory.actions import STAY
from lascaux.games.prehistory.data import SPACES, START
from lascaux.games.prehistory.events import followed, stayed
from lascaux.games.prehistory.state import AUTUMN, PrehistoryState
from lascaux.games.prehistory.steps.camp import at_home_of, camps_of, send_out, standing
from lascaux.games.prehistory.steps.holding import is_tribe
from lascaux.games.prehistory.steps.numbers import FOLLOW
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step


class Follow(Step[PrehistoryState]):
    """The owner of a megalith D lets a member migrate after the action it shows, or not.

    Frame: a = the action.
    Rule: PH-13.3.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [STAY, *[SEND_ROW + SPACES + space for space in camps_of(s, f.seat)]]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        if action == STAY:
            stayed(s, f.seat)
        else:
            space = action - SEND_ROW - SPACES
            send_out(s, f.seat, 1, standing(space))
            followed(s, f.seat, f.a, space)


def after_action(s: PrehistoryState, player: int, action: int) -> None:
    """Offer what a megalith D brings after this action; the tribe always takes it.

    Rule: PH-13.3, PH-14.11, PH-15.60.
    """
    if s.stones_d[player] >> action & 1 == 0 or at_home_of(s, player) == 0:
        return
    if is_tribe(s, player):
        send_out(s, player, 1, arriving(s, START))
        followed(s, player, action, START)
    else:
        s.stack.append(Frame(FOLLOW, player, action))


def arriving(s: PrehistoryState, space: int) -> int:
    """A member of the tribe that migrates: in autumn it is not activated any more.

    Rule: PH-14.8.
    """
    return standing(space) + (1 if s.phase == AUTUMN else 0)

"""What would come of some actions: the answer to `what if`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.decisions import decision_of, foretold_of
from lascaux.table.rehearsal import Rehearsal
from lascaux.wire import Decision, Told, UndoState


class Preview(msgspec.Struct, frozen=True):
    """What would have happened, what would be asked next, and what this seat would see then.

    Where something hidden would be shown or chance would speak nothing more is told: `stop` says which, and
    `decision` is None.  The view is then the one before the action that shows something.
    """

    told: list[Told]
    decision: Decision | None
    stop: Literal["shown", "chance"] | None
    view: msgspec.Struct


def preview_of(game: Game[State], state: State, seat: int, actions: Sequence[str | int]) -> Preview:
    """What these actions of a seat would bring about; raises the refusal of the first that fails."""
    rehearsal = Rehearsal(game, state, seat)
    rehearsal.play(actions)
    told = foretold_of(game, rehearsal.events, seat)
    view = game.view(rehearsal.state, seat)
    if rehearsal.stop == "shown" or rehearsal.stop == "chance":
        return Preview(told, None, rehearsal.stop, view)
    decision = decision_of(game, rehearsal.state, seat, UndoState(False), rehearsal.legal)
    return Preview(told, decision, None, view)

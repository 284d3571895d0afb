"""Why something is refused in Prehistory, with the rule."""

from __future__ import annotations

from lascaux.games.prehistory.state import PrehistoryState
from lascaux.kernel.actions import Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason


def reason_against(s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
    """Why an attempt is not legal for whoever is asked now; None where what may be played is said instead."""
    return None

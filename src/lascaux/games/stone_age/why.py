"""Why an action is refused in Stone Age: the first reason that holds, with its rule."""

from __future__ import annotations

from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import STEPS
from lascaux.kernel.actions import Attempt
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Reason


def reason_against(s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
    """Why this is not legal for whoever is asked now."""
    return Reason(STEPS.declared[f.step].rule, "stone_age-no-not-now", {})

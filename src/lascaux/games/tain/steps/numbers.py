"""The steps, numbered as frames carry them, each with its name and rule; actions.py says their verbs."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DRAW_FIRST: Final = STEPS.add("draw_first", "TN-1.5")
SCOUT_SPACE: Final = STEPS.add("scout_space", "TN-3.1")
LAY_TILE: Final = STEPS.add("lay_tile", "TN-3.1", goes_on=True)
FREE_HOSTAGE: Final = STEPS.add("free_hostage", "TN-8.4")

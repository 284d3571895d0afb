"""The steps, numbered as frames carry them, each with its name and rule; actions.py says their verbs."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DEAL_HERB: Final = STEPS.add("deal_herb", "FS-1.4")
DRAW_TILE: Final = STEPS.add("draw_tile", "FS-1.10")
LAY_TILE: Final = STEPS.add("lay_tile", "FS-1.11")
FIND_TILE: Final = STEPS.add("find_tile", "FS-1.11")
SETTLE: Final = STEPS.add("settle", "FS-3.2")
SECOND: Final = STEPS.add("second", "FS-3.5", goes_on=True)
OFFER: Final = STEPS.add("offer", "FS-4.3")
ANSWER: Final = STEPS.add("answer", "FS-4.6")
BOX_OFFER: Final = STEPS.add("box_offer", "FS-11.10")
DROP_TOOL: Final = STEPS.add("drop_tool", "FS-4.15", goes_on=True)
DRAW_CARD: Final = STEPS.add("draw_card", "FS-4.9")
HUNT: Final = STEPS.add("hunt", "FS-6.6")
STARVE: Final = STEPS.add("starve", "FS-7.2")
NEUTRAL: Final = STEPS.add("neutral", "FS-11.14")
SPREAD: Final = STEPS.add("spread", "FS-8.3", goes_on=True)

"""The steps, numbered as frames carry them: what each is called, its rule, and the verbs it offers."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DEAL_HERB: Final = STEPS.add("deal_herb", "FS-1.4", ["herb"])
DRAW_TILE: Final = STEPS.add("draw_tile", "FS-1.10", ["tile"])
LAY_TILE: Final = STEPS.add("lay_tile", "FS-1.11", ["lay"])
FIND_TILE: Final = STEPS.add("find_tile", "FS-1.11", ["found"])
SETTLE: Final = STEPS.add("settle", "FS-3.2", ["settle"])
SECOND: Final = STEPS.add("second", "FS-3.5", ["spread", "done"])
OFFER: Final = STEPS.add("offer", "FS-4.3", ["offer", "pass"])
ANSWER: Final = STEPS.add("answer", "FS-4.6", ["buy", "decline"])
BOX_OFFER: Final = STEPS.add("box_offer", "FS-11.10", ["buy", "box"])
DROP_TOOL: Final = STEPS.add("drop_tool", "FS-4.15", ["drop"])
DRAW_CARD: Final = STEPS.add("draw_card", "FS-4.9", ["draw"])
HUNT: Final = STEPS.add("hunt", "FS-6.6", ["use", "hunt"])
STARVE: Final = STEPS.add("starve", "FS-7.2", ["lose"])
NEUTRAL: Final = STEPS.add("neutral", "FS-11.14", ["spread"])
SPREAD: Final = STEPS.add("spread", "FS-8.3", ["spread", "done"])

"""The steps, numbered as frames carry them, each with its name and rule; actions.py says their verbs."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DEAL_HUTS: Final = STEPS.add("deal_huts", "CL-1.1")
DEAL_CARD: Final = STEPS.add("deal_card", "CL-1.2")
DRAW_FIRST: Final = STEPS.add("draw_first", "CL-1.7")
MOVE_HUTS: Final = STEPS.add("move_huts", "CL-2.1")
ORDER_VILLAGES: Final = STEPS.add("order_villages", "CL-5.4", goes_on=True)

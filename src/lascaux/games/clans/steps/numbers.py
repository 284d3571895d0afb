"""The steps, numbered as frames carry them: what each is called, its rule, and the verbs it offers."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DEAL_HUTS: Final = STEPS.add("deal_huts", "CL-1.1", ["deal"])
DEAL_CARD: Final = STEPS.add("deal_card", "CL-1.2", ["card"])
DRAW_FIRST: Final = STEPS.add("draw_first", "CL-1.7", ["first"])
MOVE_HUTS: Final = STEPS.add("move_huts", "CL-2.1", ["move"])
ORDER_VILLAGES: Final = STEPS.add("order_villages", "CL-5.4", ["found"])

"""The steps of Stone Age: each with its name, the rule behind it and the verbs it may offer."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DRAW_FIRST: Final = STEPS.add("draw_first", "SA-1.4", ["first"])
DEAL_CARD: Final = STEPS.add("deal_card", "SA-1.2", ["deal"])
TURN_UP: Final = STEPS.add("turn_up", "SA-1.3", ["tile"])
PLACE_WORKERS: Final = STEPS.add("place_workers", "SA-3.1", ["place"])
USE_PLACE: Final = STEPS.add("use_place", "SA-4.1", ["use", "two"])
ROLL_SUM: Final = STEPS.add("roll_sum", "SA-4.5", ["sum"])
USE_TOOLS: Final = STEPS.add("use_tools", "SA-5.2", ["tool", "spend", "done"])
SPLIT_HUNT: Final = STEPS.add("split_hunt", "SA-13.1", ["jewels"])
BUY: Final = STEPS.add("buy", "SA-4.7", ["buy", "two", "decline"])
BUY_EXTRA: Final = STEPS.add("buy_extra", "SA-13.4", ["buy", "two", "decline"])
GIVE: Final = STEPS.add("give", "SA-12.7", ["give"])
PAY: Final = STEPS.add("pay", "SA-4.7", ["pay", "done"])
TAKE_TWO: Final = STEPS.add("take_two", "SA-6.12", ["two", "keep"])
ROLL_DICE: Final = STEPS.add("roll_dice", "SA-6.1", ["dice"])
CHOOSE_DIE: Final = STEPS.add("choose_die", "SA-6.2", ["die"])
DRAW_CARD: Final = STEPS.add("draw_card", "SA-6.10", ["draw"])
FEED: Final = STEPS.add("feed", "SA-8.3", ["pay", "two", "starve"])

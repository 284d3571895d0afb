"""The steps, numbered as frames carry them, each with its name and rule; actions.py says their verbs."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
DRAW_FIRST: Final = STEPS.add("draw_first", "SA-1.4")
DEAL_CARD: Final = STEPS.add("deal_card", "SA-1.2")
TURN_UP: Final = STEPS.add("turn_up", "SA-1.3")
PLACE_WORKERS: Final = STEPS.add("place_workers", "SA-3.1")
USE_PLACE: Final = STEPS.add("use_place", "SA-4.1")
ROLL_SUM: Final = STEPS.add("roll_sum", "SA-4.5")
USE_TOOLS: Final = STEPS.add("use_tools", "SA-5.2", goes_on=True)
SPLIT_HUNT: Final = STEPS.add("split_hunt", "SA-13.1", goes_on=True)
BUY: Final = STEPS.add("buy", "SA-4.7", goes_on=True)
BUY_EXTRA: Final = STEPS.add("buy_extra", "SA-13.4", goes_on=True)
GIVE: Final = STEPS.add("give", "SA-12.7", goes_on=True)
PAY: Final = STEPS.add("pay", "SA-4.7", goes_on=True)
TAKE_TWO: Final = STEPS.add("take_two", "SA-6.12", goes_on=True)
ROLL_DICE: Final = STEPS.add("roll_dice", "SA-6.1")
CHOOSE_DIE: Final = STEPS.add("choose_die", "SA-6.2")
DRAW_CARD: Final = STEPS.add("draw_card", "SA-6.10")
FEED: Final = STEPS.add("feed", "SA-8.3")

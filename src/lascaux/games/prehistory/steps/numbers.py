"""The steps of Prehistory: each with its name and the rule behind it."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

STEPS: Final = StepTable()
# Chance.
DRAW_ORDER: Final = STEPS.add("draw_order", "PH-2.10")
DRAW_PRICE: Final = STEPS.add("draw_price", "PH-2.1")
DRAW_CENTRE: Final = STEPS.add("draw_centre", "PH-2.1")
DEAL_WEATHER: Final = STEPS.add("deal_weather", "PH-2.7")
SPIN_WEATHER: Final = STEPS.add("spin_weather", "PH-14.1")
DEAL_CHARACTER: Final = STEPS.add("deal_character", "PH-12.1")
DRAW_TILE: Final = STEPS.add("draw_tile", "PH-2.6")
FIND_TILE: Final = STEPS.add("find_tile", "PH-17.5")
DEAL_CONTENT: Final = STEPS.add("deal_content", "PH-2.6")
FILL_PLACE: Final = STEPS.add("fill_place", "PH-2.3")
DEAL_HUNTING: Final = STEPS.add("deal_hunting", "PH-2.4")
DEAL_CEREMONY: Final = STEPS.add("deal_ceremony", "PH-2.4")
DRAW_RAID: Final = STEPS.add("draw_raid", "PH-14.5")
# Set-up.
ROTATE_TILE: Final = STEPS.add("rotate_tile", "PH-17.8")
LAY_TILE: Final = STEPS.add("lay_tile", "PH-17.8", goes_on=True)
BEGIN: Final = STEPS.add("begin", "PH-2.7")
# Turns.
SPRING_TURN: Final = STEPS.add("spring_turn", "PH-4.2")
LAY_FOOT: Final = STEPS.add("lay_foot", "PH-4.3", goes_on=True)
TAKE_PILLAR: Final = STEPS.add("take_pillar", "PH-5.2")
SUMMER_TURN: Final = STEPS.add("summer_turn", "PH-5.3")
EXTRA_TURN: Final = STEPS.add("extra_turn", "PH-11.1")
AUTUMN_TURN: Final = STEPS.add("autumn_turn", "PH-7.1")
END_TURN: Final = STEPS.add("end_turn", "PH-10.0", goes_on=True)
USE_SLOTH: Final = STEPS.add("use_sloth", "PH-13.2", goes_on=True)
# Small decisions within an action.
TURN_FIRST: Final = STEPS.add("turn_first", "PH-12.4", goes_on=True)
CHOOSE_BASKET: Final = STEPS.add("choose_basket", "PH-13.1", goes_on=True)
SHAMAN_TO: Final = STEPS.add("shaman_to", "PH-6C.1", goes_on=True)
SHAMAN_FROM: Final = STEPS.add("shaman_from", "PH-6C.1", goes_on=True)
PAY: Final = STEPS.add("pay", "PH-6D.1", goes_on=True)
SEND: Final = STEPS.add("send", "PH-6F.1", goes_on=True)
FOLLOW: Final = STEPS.add("follow", "PH-13.3", goes_on=True)
WALK_TO: Final = STEPS.add("walk_to", "PH-7.4", goes_on=True)
SPEND: Final = STEPS.add("spend", "PH-7.2", goes_on=True)
SETTLE: Final = STEPS.add("settle", "PH-8.2", goes_on=True)
TAKE: Final = STEPS.add("take", "PH-12.3", goes_on=True)
# Abilities.
PAINT_MORE: Final = STEPS.add("paint_more", "PH-12.5", goes_on=True)
SHIFT: Final = STEPS.add("shift", "PH-12.7", goes_on=True)
RAISE_HUT: Final = STEPS.add("raise_hut", "PH-12.9", goes_on=True)
RETURN_MEMBER: Final = STEPS.add("return_member", "PH-12.13", goes_on=True)
HUNT_MORE: Final = STEPS.add("hunt_more", "PH-12.15", goes_on=True)
GIVE: Final = STEPS.add("give", "PH-12.3", goes_on=True)
ONE_COLOUR: Final = STEPS.add("one_colour", "PH-12.15", goes_on=True)

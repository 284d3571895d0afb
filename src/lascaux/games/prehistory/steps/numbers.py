"""The steps of Prehistory: each with its name, the rule behind it and the verbs it may offer."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.steps import StepTable

_DEVELOP: Final = ["weather", "turn", "buy", "sell"]
_OWN_TURN: Final = [*_DEVELOP, "sloth"]
_IN_SUMMER: Final = [*_OWN_TURN, "ability"]
_ACTIONS: Final = ["paint", "gather", "ceremony", "fish", "hunt", "migrate"]

STEPS: Final = StepTable()
# Chance.
DRAW_ORDER: Final = STEPS.add("draw_order", "PH-2.10", ["next"])
DRAW_PRICE: Final = STEPS.add("draw_price", "PH-2.1", ["price"])
DRAW_CENTRE: Final = STEPS.add("draw_centre", "PH-2.1", ["centre"])
DEAL_WEATHER: Final = STEPS.add("deal_weather", "PH-2.7", ["sky"])
SPIN_WEATHER: Final = STEPS.add("spin_weather", "PH-14.1", ["spin"])
DEAL_CHARACTER: Final = STEPS.add("deal_character", "PH-12.1", ["character"])
DRAW_TILE: Final = STEPS.add("draw_tile", "PH-2.6", ["tile"])
FIND_TILE: Final = STEPS.add("find_tile", "PH-17.5", ["found"])
DEAL_CONTENT: Final = STEPS.add("deal_content", "PH-2.6", ["lie"])
FILL_PLACE: Final = STEPS.add("fill_place", "PH-2.3", ["fill"])
DEAL_HUNTING: Final = STEPS.add("deal_hunting", "PH-2.4", ["game"])
DEAL_CEREMONY: Final = STEPS.add("deal_ceremony", "PH-2.4", ["rite"])
DRAW_RAID: Final = STEPS.add("draw_raid", "PH-14.5", ["raid"])
# Set-up.
ROTATE_TILE: Final = STEPS.add("rotate_tile", "PH-17.8", ["rotate"])
LAY_TILE: Final = STEPS.add("lay_tile", "PH-17.8", ["lay"])
BEGIN: Final = STEPS.add("begin", "PH-2.7", ["begin"])
# Turns.
SPRING_TURN: Final = STEPS.add("spring_turn", "PH-4.2", ["pass", *_OWN_TURN, *_ACTIONS])
LAY_FOOT: Final = STEPS.add("lay_foot", "PH-4.3", [*_OWN_TURN, "foot"])
TAKE_PILLAR: Final = STEPS.add("take_pillar", "PH-5.2", [*_IN_SUMMER, "pillar"])
SUMMER_TURN: Final = STEPS.add("summer_turn", "PH-5.3", ["skip", *_IN_SUMMER, *_ACTIONS])
EXTRA_TURN: Final = STEPS.add("extra_turn", "PH-11.1", ["skip", *_OWN_TURN, *_ACTIONS])
AUTUMN_TURN: Final = STEPS.add("autumn_turn", "PH-7.1", ["done", *_OWN_TURN, "walk", "build", "quarry"])
END_TURN: Final = STEPS.add("end_turn", "PH-10.0", ["done", *_IN_SUMMER])
USE_SLOTH: Final = STEPS.add("use_sloth", "PH-13.2", [*_DEVELOP, *_ACTIONS])
# Small decisions within an action.
TURN_FIRST: Final = STEPS.add("turn_first", "PH-12.4", ["first"])
CHOOSE_BASKET: Final = STEPS.add("choose_basket", "PH-13.1", ["basket"])
SHAMAN_TO: Final = STEPS.add("shaman_to", "PH-6C.1", ["to"])
SHAMAN_FROM: Final = STEPS.add("shaman_from", "PH-6C.1", ["from"])
PAY: Final = STEPS.add("pay", "PH-6D.1", ["pay"])
SEND: Final = STEPS.add("send", "PH-6F.1", ["send"])
FOLLOW: Final = STEPS.add("follow", "PH-13.3", ["stay", "send"])
WALK_TO: Final = STEPS.add("walk_to", "PH-7.4", ["go"])
SPEND: Final = STEPS.add("spend", "PH-7.2", ["spend"])
SETTLE: Final = STEPS.add("settle", "PH-8.2", ["home"])
TAKE: Final = STEPS.add("take", "PH-12.3", ["take"])
# Abilities.
PAINT_MORE: Final = STEPS.add("paint_more", "PH-12.5", ["paint", "cubes"])
SHIFT: Final = STEPS.add("shift", "PH-12.7", ["shift"])
RAISE_HUT: Final = STEPS.add("raise_hut", "PH-12.9", ["raise"])
RETURN_MEMBER: Final = STEPS.add("return_member", "PH-12.13", ["home"])
HUNT_MORE: Final = STEPS.add("hunt_more", "PH-12.15", ["hunt", "pick"])
GIVE: Final = STEPS.add("give", "PH-12.3", ["give"])
ONE_COLOUR: Final = STEPS.add("one_colour", "PH-12.15", ["one"])

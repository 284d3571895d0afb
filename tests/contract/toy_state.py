"""A position of the toy game: its numbers, its fields, its action table."""

from __future__ import annotations

from typing import Annotated, Final

from lascaux.kernel.actions import ActionSpace, Param, counted
from lascaux.kernel.fields import SEATS, BySeat, Option
from lascaux.kernel.state import State
from lascaux.kernel.steps import StepTable
from tests.contract.toy_box import KINDS, ToyBox

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
WITH_TRIBE: Final = (1, 3)  # seats, where the tribe plays along
PLUNDER: Final = 5  # what the tribe takes in a round, besides the card that is left
ROUNDS: Final = {"short": 2, "long": 4}
HIGHEST_BID: Final = 3
DECK: Final = [3, 3, 4, 4, 5, 5, 6, 6]  # prices; a card is worth twice its price
MOST_DICE: Final = HIGHEST_BID + 1
FACES: Final = 6

# The steps.
STEPS: Final = StepTable()
BIDDING: Final = STEPS.add("bidding", "T-1")
ROLLING: Final = STEPS.add("rolling", "T-2")
TAKING: Final = STEPS.add("taking", "T-2")
BUYING: Final = STEPS.add("buying", "T-3", goes_on=True)
PAYING: Final = STEPS.add("paying", "T-3", goes_on=True)
DRAWING: Final = STEPS.add("drawing", "T-3")

# The action table; chance comes last.
SPACE: Final = ActionSpace(STEPS)
BID: Final = SPACE.add("bid", [counted("coins", 0, HIGHEST_BID)], at=[BIDDING])
TAKE: Final = SPACE.add("take", [Param("kind", KINDS)], at=[TAKING])
PASS: Final = SPACE.add("pass", at=[BUYING])
BUY: Final = SPACE.add("buy", at=[BUYING])
PAY: Final = SPACE.add("pay", [Param("kind", KINDS)], at=[PAYING])
TIP: Final = SPACE.add("tip", at=[BUYING])
SAVE: Final = SPACE.add("save", at=[TAKING])
SUM: Final = SPACE.add("sum", [counted("total", 0, MOST_DICE * FACES)], at=[ROLLING], chance=True)
DRAW: Final = SPACE.add("draw", [counted("price", 0, max(DECK))], at=[DRAWING], chance=True)

NO_TRIBE: Final = -1
TRIBES: Final = {"no": NO_TRIBE, "yes": 0}  # points to begin with

# Phases of a round.
OPENING: Final = 0
HIDDEN: Final = 1
MARKET: Final = 2


class ToyState(State):
    """All of the position, flat.  It begins with zeros and what `Toy.blank` says."""

    box: ToyBox
    rounds: Annotated[int, Option("rounds", ROUNDS)]
    round: int
    phase: int
    offer: int  # the price of the card on offer; 0 when there is none
    coins: BySeat
    bids: BySeat  # -1 is no bid yet; secret until all are in
    goods: Annotated[list[int], SEATS, len(KINDS)]  # by seat and kind
    points: BySeat
    bag: list[int]  # prices not drawn yet, sorted: the order is drawn, not stored
    sold: tuple[int, ...]  # prices of the cards that were bought or left
    tribe: Annotated[int, Option("tribe", TRIBES)]  # its points; NO_TRIBE if it does not play
    has_tips: Annotated[bool, Option("tips")]  # a card may be left with a coin
    has_saving: Annotated[bool, Option("saving")]  # goods may be left for a coin
    savings: BySeat  # coins that goods were left for


def goods_of(s: ToyState, seat: int, kind: int = 0) -> int:
    """How many goods a seat has, of this kind and those after it."""
    return sum(s.goods[len(KINDS) * seat + kind : len(KINDS) * (seat + 1)])

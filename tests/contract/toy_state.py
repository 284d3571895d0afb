"""A position of the toy game: its numbers, its fields, its action table."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.actions import ActionSpace
from lascaux.kernel.events import EventKind
from lascaux.kernel.fields import Field, Fixed, Number, Numbers
from lascaux.kernel.state import State

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
ROUNDS: Final = {"short": 2, "long": 4}
COINS: Final = 6
HIGHEST_BID: Final = 3
KINDS: Final = ["wood", "clay", "stone"]
WORTH: Final = [2, 3, 4]  # points of the dice for one unit of each kind
DECK: Final = [3, 3, 4, 4, 5, 5, 6, 6]  # prices; a card is worth twice its price
MOST_DICE: Final = HIGHEST_BID + 1
FACES: Final = 6

# Rows of the action table; chance comes last.
BID: Final = 0
TAKE: Final = BID + HIGHEST_BID + 1
PASS: Final = TAKE + len(KINDS)
BUY: Final = PASS + 1
PAY: Final = BUY + 1
SUM: Final = PAY + len(KINDS)
DRAW: Final = SUM + MOST_DICE * FACES + 1

# Numbers of the steps.
BIDDING: Final = 0
ROLLING: Final = 1
TAKING: Final = 2
BUYING: Final = 3
PAYING: Final = 4
DRAWING: Final = 5

# Phases of a round.
OPENING: Final = 0
HIDDEN: Final = 1
MARKET: Final = 2

# Events.
HID: Final = 0
BID_SHOWN: Final = 1
GAINED: Final = 2
BOUGHT: Final = 3
EVENTS: Final = [
    EventKind(HID, "hid", "T-1"),
    EventKind(BID_SHOWN, "shown", "T-1"),
    EventKind(GAINED, "gained", "T-2"),
    EventKind(BOUGHT, "bought", "T-3"),
]


class ToyState(State):
    """All of the position, flat.  `Toy.blank` and `Toy.copy` fill it."""

    rounds: int
    round: int
    phase: int
    offer: int  # the price of the card on offer; 0 when there is none
    coins: list[int]  # by seat
    bids: list[int]  # by seat; -1 is no bid yet; secret until all are in
    goods: list[int]  # by seat and kind
    points: list[int]  # by seat
    bag: list[int]  # prices not drawn yet, sorted: the order is drawn, not stored
    sold: tuple[int, ...]  # prices of the cards that were bought or left


FIELDS: Final[list[Field]] = [
    Number("rounds"),
    Number("round"),
    Number("phase"),
    Number("offer"),
    Numbers("coins"),
    Numbers("bids"),
    Numbers("goods"),
    Numbers("points"),
    Numbers("bag"),
    Fixed("sold"),
]


def make_space() -> ActionSpace:
    """Text for every row, in the order of the constants above."""
    space = ActionSpace()
    space.add("bid", [str(coins) for coins in range(HIGHEST_BID + 1)])
    space.add("take", KINDS)
    space.add("pass", [""])
    space.add("buy", [""])
    space.add("pay", KINDS)
    space.add("sum", [str(total) for total in range(MOST_DICE * FACES + 1)], chance=True)
    space.add("draw", [str(price) for price in range(max(DECK) + 1)], chance=True)
    return space


def goods_of(s: ToyState, seat: int, kind: int = 0) -> int:
    """How many goods a seat has, of this kind and those after it."""
    return sum(s.goods[len(KINDS) * seat + kind : len(KINDS) * (seat + 1)])

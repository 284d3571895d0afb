"""What can happen in the toy game."""

from __future__ import annotations

from lascaux.kernel.frames import CHANCE
from tests.contract.toy_box import KINDS
from tests.contract.toy_state import ToyState


def hid(s: ToyState, seat: int, coins: int) -> None:
    """Only the bidder hears of it."""
    if s.events is not None:
        s.tell("hid", seat, "T-1", {"coins": coins}, audience=1 << seat)


def bid_shown(s: ToyState, seat: int, coins: int) -> None:
    """All bids are turned up."""
    if s.events is not None:
        s.tell("shown", seat, "T-1", {"coins": coins})


def gained(s: ToyState, seat: int, kind: int, count: int) -> None:
    """Goods of one kind."""
    if s.events is not None:
        s.tell("gained", seat, "T-2", {"kind": KINDS[kind], "count": count})


def saved(s: ToyState, seat: int) -> None:
    """A coin instead of goods."""
    if s.events is not None:
        s.tell("saved", seat, "T-2", {"coins": s.coins[seat]})


def bought(s: ToyState, seat: int, price: int) -> None:
    """The card on offer."""
    if s.events is not None:
        s.tell("bought", seat, "T-3", {"price": price})


def tipped(s: ToyState, seat: int) -> None:
    """A coin is left."""
    if s.events is not None:
        s.tell("tipped", seat, "T-3", {"coins": s.coins[seat]})


def plundered(s: ToyState) -> None:
    """The tribe took its share."""
    if s.events is not None:
        s.tell("plundered", CHANCE, "T-4", {"points": s.tribe})

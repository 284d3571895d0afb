"""A toy game with every shape of decision that Clans lacks.

Each round all seats hide a bid (simultaneous and secret).  Then, highest bid first, each rolls dice
(chance by weight), takes goods, and may buy the card on offer, paying one unit at a time.  By an option one
to three play against a tribe that holds no seat, and may win.
It is plain Python also where the kernel is compiled, so it shows that such games work.
"""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Ending, Meta, Other, SeatRange
from lascaux.kernel.rng import Rng
from lascaux.parts.ranking import ranking_of
from lascaux.wire import Wire
from tests.contract.toy_box import BOX, KINDS, ToyBox
from tests.contract.toy_checks import faults_of
from tests.contract.toy_events import bid_shown, plundered
from tests.contract.toy_fields import FIELDS, blank_of, copy_of
from tests.contract.toy_state import (
    BIDDING,
    DECK,
    DRAWING,
    FACES,
    HIDDEN,
    HIGHEST_BID,
    MARKET,
    MAX_SEATS,
    MIN_SEATS,
    MOST_DICE,
    NO_TRIBE,
    OPENING,
    PLUNDER,
    ROLLING,
    ROUNDS,
    SPACE,
    STEPS,
    TRIBES,
    WITH_TRIBE,
    ToyState,
    goods_of,
)
from tests.contract.toy_steps import Bidding, Buying, Drawing, Paying, Rolling, Taking

PLIES_OF_A_TURN: Final = 1 + 1 + 1 + 1 + max(DECK) + 1  # bid, roll, take, buy, pay, draw

META: Final = Meta(
    name="toy",
    title="Toy",
    min_seats=MIN_SEATS,
    max_seats=MAX_SEATS,
    minutes=1,
    options={
        "rounds": (list(ROUNDS), "short"),
        "tribe": (list(TRIBES), "no"),
        "tips": (["yes", "no"], "yes"),
        "saving": (["yes", "no"], "no"),
    },
    rules_version="1.0.0",
    max_plies=1 + max(ROUNDS.values()) * MAX_SEATS * PLIES_OF_A_TURN,
    widest=MOST_DICE * FACES,
    ranges=[SeatRange({"tribe": "yes"}, *WITH_TRIBE)],
)


class ToyView(Wire, tag_field="game", tag="toy"):
    """A position of the toy game as one seat sees it."""

    seat: int | None
    round: int
    offer: int
    coins: list[int]
    bids: list[int | None]  # None: not there, or not shown
    has_bid: list[bool]
    goods: list[int]
    points: list[int]
    tribe: int | None


class Toy(Game[ToyState]):
    """The rules of the toy game."""

    def __init__(self) -> None:
        code = [Bidding, Rolling, Taking, Buying, Paying, Drawing]
        Game.__init__(self, META, SPACE, STEPS.made(code), FIELDS, BOX)

    def blank(self, seats: int, options: dict[str, str], box: Box) -> ToyState:
        assert isinstance(box, ToyBox)
        s = blank_of(seats, box, options)
        s.phase = OPENING
        s.coins = [box.coins] * seats
        s.bids = [-1] * seats
        s.goods = [1] * (len(KINDS) * seats)
        s.bag = DECK[:]
        s.stack.append(Frame(DRAWING, CHANCE))
        return s

    def box_of(self, s: ToyState) -> Box:
        return s.box

    def copy(self, s: ToyState) -> ToyState:
        return copy_of(s)

    def advance(self, s: ToyState) -> None:
        if s.phase == OPENING:
            s.stack = [Frame(BIDDING, seat, group=1) for seat in reversed(range(s.seats))]
            s.phase = HIDDEN
        elif s.phase == HIDDEN:
            self._show_bids(s)
        else:
            s.bids = [-1] * s.seats
            if s.tribe != NO_TRIBE:
                s.tribe += PLUNDER + s.offer
                plundered(s)
            s.round += 1
            s.phase = OPENING
            s.over = s.round == s.rounds

    def _show_bids(self, s: ToyState) -> None:
        s.reveal()
        for seat, bid in enumerate(s.bids):
            s.coins[seat] -= bid
            bid_shown(s, seat, bid)
        s.phase = MARKET
        lowest_first = sorted(range(s.seats), key=lambda seat: (s.bids[seat], -seat))
        s.stack = [Frame(ROLLING, CHANCE, s.bids[seat] + 1, seat) for seat in lowest_first]

    def determinize(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        world = self.copy(s)
        if s.phase == HIDDEN:
            for other in range(s.seats):
                if other != seat and world.bids[other] >= 0:
                    world.bids[other] = rng.below(min(HIGHEST_BID, world.coins[other]) + 1)
        return world

    def scores(self, s: ToyState) -> list[int]:
        return [s.points[seat] + goods_of(s, seat) for seat in range(s.seats)]

    def ending(self, s: ToyState) -> Ending | None:
        if not s.over:
            return None
        return Ending("rounds", self._places(s)[: s.seats])

    def others(self, s: ToyState) -> list[Other]:
        if s.tribe == NO_TRIBE:
            return []
        return [Other("tribe", s.tribe, self._places(s)[-1] if s.over else 0)]

    def _places(self, s: ToyState) -> list[int]:
        """Of the seats, then of the tribe; whoever has no more than the tribe comes after it."""
        marks: list[tuple[int, ...]] = [(score, 0) for score in self.scores(s)]
        return ranking_of(marks if s.tribe == NO_TRIBE else [*marks, (s.tribe, 1)])

    def view(self, s: ToyState, seat: int | None) -> msgspec.Struct:
        is_shown = s.phase == MARKET
        return ToyView(
            seat=seat,
            round=s.round,
            offer=s.offer,
            coins=s.coins[:],
            bids=[bid if bid >= 0 and (is_shown or seat == of) else None for of, bid in enumerate(s.bids)],
            has_bid=[bid >= 0 for bid in s.bids],
            goods=s.goods[:],
            points=s.points[:],
            tribe=None if s.tribe == NO_TRIBE else s.tribe,
        )

    def faults(self, s: ToyState) -> list[str]:
        return faults_of(s)

    def rule_of_turns(self, s: ToyState) -> str:
        return "T-1"

    def rule_of_end(self, s: ToyState) -> str:
        return "T-3"


TOY: Final = Toy()

"""The First Sparks: set-up, the phases of a year, and when it ends."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.games.first_sparks.actions import SPACE
from lascaux.games.first_sparks.asked import question_of
from lascaux.games.first_sparks.box import BOX, FirstSparksBox
from lascaux.games.first_sparks.checks import faults_of
from lascaux.games.first_sparks.data import FIRE, FOR_SALE_MASK, count_of, lowest_of
from lascaux.games.first_sparks.events import BY_PLACING, ended, totalled
from lascaux.games.first_sparks.fields import FIELDS, copy_of
from lascaux.games.first_sparks.meta import META
from lascaux.games.first_sparks.scoring import ending_of, is_decided, is_last_year, others_of, scores_of
from lascaux.games.first_sparks.state import (
    HUNTING,
    MAP,
    PLACING,
    SPREADING,
    TECHNOLOGY,
    FirstSparksState,
)
from lascaux.games.first_sparks.steps.feeding import Starve
from lascaux.games.first_sparks.steps.hunting import Hunt, go_hunting
from lascaux.games.first_sparks.steps.market import DrawCard, box_unsold, refill, remove_reshuffle
from lascaux.games.first_sparks.steps.numbers import DEAL_HERB, STEPS
from lascaux.games.first_sparks.steps.order import order_anew
from lascaux.games.first_sparks.steps.placing import Settle, place_next
from lascaux.games.first_sparks.steps.setup import DealHerb, DrawTile, FindTile, LayTile, lay_map
from lascaux.games.first_sparks.steps.spreading import Neutral, Second, Spread, neutral_grows, spread_on
from lascaux.games.first_sparks.steps.technology import Answer, BoxOffer, DropTool, Offer, offer_next
from lascaux.games.first_sparks.steps.year import begin_year, spoil, supply
from lascaux.games.first_sparks.view import view_of
from lascaux.games.first_sparks.why import no_such_action, reason_against
from lascaux.kernel.actions import Attempt
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Ending, Other, Reason
from lascaux.kernel.rng import Rng


class FirstSparks(Game[FirstSparksState]):
    """The rules of The First Sparks."""

    def __init__(self, box: FirstSparksBox) -> None:
        code = [
            DealHerb,
            DrawTile,
            LayTile,
            FindTile,
            Settle,
            Second,
            Offer,
            Answer,
            BoxOffer,
            DropTool,
            DrawCard,
            Hunt,
            Starve,
            Neutral,
            Spread,
        ]
        Game.__init__(self, META, SPACE, STEPS.made(code), FIELDS, box)

    def blank(self, seats: int, options: dict[str, str], box: Box) -> FirstSparksState:
        """Food, harvest spaces and market as at the start; no herb dealt, no tile laid.

        Rule: FS-1.2, FS-1.7, FS-1.15, FS-1.16, FS-11.4, FS-11.5, FS-11.6, FS-12.1.
        """
        assert isinstance(box, FirstSparksBox)
        s = FirstSparksState(seats)
        s.box = box
        clans = seats if seats > META.min_seats else seats + 1
        s.tiles = ()
        s.members = [0] * clans
        s.food = [s.box.food_at_start] * seats
        s.cards = [0] * seats
        s.stock = s.box.stock_at_start[:]
        s.order = ()
        s.market = 0
        s.unseen = FOR_SALE_MASK
        for card in s.box.not_for_two if clans > seats else []:
            s.unseen &= ~(1 << card)
        for _ in range(s.box.market[seats]):
            s.market |= 1 << lowest_of(s.unseen)
            s.unseen &= s.unseen - 1
        s.pile = count_of(s.unseen) - s.box.removed[seats]
        s.below = 0
        s.has_reshuffle = False
        s.is_small = False
        s.bonus = 0
        s.phase = MAP
        s.year = 0
        s.turn = 0
        s.done = 0
        s.passed = 0
        s.first_offer = False
        s.map = META.options["map"][0].index(options["map"])
        s.stack = [Frame(DEAL_HERB, CHANCE, 0)]
        return s

    def box_of(self, s: FirstSparksState) -> Box:
        return s.box

    def copy(self, s: FirstSparksState) -> FirstSparksState:
        return copy_of(s)

    def advance(self, s: FirstSparksState) -> None:
        """Whatever comes next in the phase; sold and boxed cards are replaced before.

        Rule: FS-3.1, FS-4.1, FS-4.9.
        """
        if s.phase == MAP:
            lay_map(s)
        elif s.phase == PLACING:
            if not place_next(s):
                order_anew(s, BY_PLACING)
                begin_year(s)
        elif refill(s):
            return
        elif s.phase == TECHNOLOGY:
            if not offer_next(s):
                self._close_market(s)
        elif s.phase == HUNTING:
            self._hunt_next(s)
        elif s.phase == SPREADING:
            self._spread_next(s)
        else:
            remove_reshuffle(s)
            begin_year(s)

    def _close_market(self, s: FirstSparksState) -> None:
        """All have bought or passed: an unsold card with the crop leaves, then food spoils.

        Rule: FS-4.16, FS-5.1.
        """
        if s.bonus != 0:
            box_unsold(s)
        else:
            spoil(s)

    def _hunt_next(self, s: FirstSparksState) -> None:
        """From last to first.

        Rule: FS-6.1.
        """
        if s.turn < s.seats:
            s.turn += 1
            go_hunting(s, s.order[s.seats - s.turn], 0)
        else:
            s.phase = SPREADING
            s.turn = 0

    def _spread_next(self, s: FirstSparksState) -> None:
        """From last to first, with two players the neutral clan before them; then supply or the end.

        Rule: FS-8.2, FS-10.1, FS-11.14, FS-14.11.
        """
        if s.turn == 0 and len(s.members) > s.seats and neutral_grows(s):
            return
        if s.turn < s.seats:
            s.turn += 1
            spread_on(s, s.order[s.seats - s.turn], 0, 0)
        elif is_decided(s) or is_last_year(s):
            self._end(s)
        else:
            supply(s)

    def _end(self, s: FirstSparksState) -> None:
        """What fire hid is counted in the open.

        Rule: FS-10.1, FS-10.3, FS-10.4, FS-14.11.
        """
        s.over = True
        ended(s)
        if sum(s.cards) & s.box.kind_mask[FIRE] != 0:
            s.reveal()
        for seat in range(s.seats):
            totalled(s, seat)

    def determinize(self, s: FirstSparksState, seat: int, rng: Rng) -> FirstSparksState:
        """The same position: food that fire hides was seen when it was taken and paid, the deck is a bag.

        Rule: FS-14.24.
        """
        return self.copy(s)

    def scores(self, s: FirstSparksState) -> list[int]:
        return scores_of(s)

    def ending(self, s: FirstSparksState) -> Ending | None:
        return ending_of(s)

    def others(self, s: FirstSparksState) -> list[Other]:
        return others_of(s)

    def view(self, s: FirstSparksState, seat: int | None) -> msgspec.Struct:
        return view_of(s, seat)

    def faults(self, s: FirstSparksState) -> list[str]:
        return faults_of(s)

    def reason_against(self, s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason:
        return reason_against(s, f, attempt)

    def no_such_action(self, s: FirstSparksState, f: Frame, text: str) -> Reason:
        return no_such_action(s, f, text)

    def asked(self, s: FirstSparksState, f: Frame) -> Args:
        return question_of(s, f)

    def rule_of_turns(self, s: FirstSparksState) -> str:
        """In order in phase 1, from the last upward in the others.

        Rule: FS-1.10, FS-3.2, FS-4.3, FS-6.1, FS-8.2.
        """
        return {MAP: "FS-1.10", PLACING: "FS-3.2", HUNTING: "FS-6.1", SPREADING: "FS-8.2"}.get(
            s.phase, "FS-4.3"
        )

    def rule_of_end(self, s: FirstSparksState) -> str:
        """A clan of thirteen, or a game that would not end.

        Rule: FS-10.1, FS-14.11.
        """
        return "FS-10.1" if is_decided(s) else "FS-14.11"


GAME: Final = FirstSparks(BOX)

"""The First Sparks: set-up, the phases of a year, and when it ends."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.games.first_sparks.actions import PASS, SPACE
from lascaux.games.first_sparks.asked import question_of
from lascaux.games.first_sparks.box import BOX, FirstSparksBox
from lascaux.games.first_sparks.checks import faults_of
from lascaux.games.first_sparks.data import FOR_SALE_MASK
from lascaux.games.first_sparks.fields import FIELDS, blank_of, copy_of
from lascaux.games.first_sparks.meta import META
from lascaux.games.first_sparks.phases import Hunting, Laying, Placing, Spreading, Supply, Technology
from lascaux.games.first_sparks.scoring import ending_of, is_decided, others_of, scores_of
from lascaux.games.first_sparks.sight import view_of
from lascaux.games.first_sparks.state import MAP, PHASE_NAMES, SUPPLY, TECHNOLOGY, FirstSparksState
from lascaux.games.first_sparks.steps.feeding import Starve
from lascaux.games.first_sparks.steps.hunting import Hunt
from lascaux.games.first_sparks.steps.market import DrawCard
from lascaux.games.first_sparks.steps.numbers import DEAL_HERB, OFFER, STEPS
from lascaux.games.first_sparks.steps.placing import Settle
from lascaux.games.first_sparks.steps.setup import DealHerb, DrawTile, FindTile, LayTile
from lascaux.games.first_sparks.steps.spreading import Neutral, Second, Spread
from lascaux.games.first_sparks.steps.technology import Answer, BoxOffer, DropTool, Offer, buys_nothing
from lascaux.games.first_sparks.turns import seats_after
from lascaux.games.first_sparks.why import no_such_action, reason_against
from lascaux.kernel.actions import UNKNOWN, Attempt
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Ending, Other, Reason
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import count_of, lowest_of
from lascaux.parts.phases import Phase

# The game from start to end: set-up, then year after year from technology on.
PHASES: Final[list[Phase[FirstSparksState]]] = [
    Laying("map", "FS-1.10"),
    Placing("placing", "FS-3.2"),
    Technology("technology", "FS-4.3"),
    Hunting("hunting", "FS-6.1"),
    Spreading("spreading", "FS-8.2"),
    Supply("supply", "FS-4.3"),
]
assert [phase.name for phase in PHASES] == PHASE_NAMES, "phases stand in the order of their numbers"


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
        s = blank_of(seats, box, options)
        clans = seats if seats > META.min_seats else seats + 1
        s.members = [0] * clans
        s.food = [s.box.food_at_start] * seats
        s.stock = s.box.stock_at_start[:]
        s.unseen = FOR_SALE_MASK
        for card in s.box.not_for_two if clans > seats else []:
            s.unseen &= ~(1 << card)
        for _ in range(s.box.market[seats]):
            s.market |= 1 << lowest_of(s.unseen)
            s.unseen &= s.unseen - 1
        s.pile = count_of(s.unseen) - s.box.removed[seats]
        s.phase = MAP
        s.stack.append(Frame(DEAL_HERB, CHANCE, 0))
        return s

    def box_of(self, s: FirstSparksState) -> Box:
        return s.box

    def copy(self, s: FirstSparksState) -> FirstSparksState:
        return copy_of(s)

    def advance(self, s: FirstSparksState) -> None:
        """Whatever comes next in the phase; else the next phase, and after the last one a new year.

        Rule: FS-3.1, FS-4.1, FS-9.10.
        """
        phase = PHASES[s.phase]
        if phase.go_on(s):
            return
        phase.end(s)
        if not s.over:
            s.phase = s.phase + 1 if s.phase < SUPPLY else TECHNOLOGY
            s.turn = 0
            PHASES[s.phase].begin(s)

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
        return view_of(s, self.reader(s, seat))

    def faults(self, s: FirstSparksState) -> list[str]:
        return faults_of(s)

    def reason_against(self, s: FirstSparksState, f: Frame, attempt: Attempt) -> Reason | None:
        return reason_against(s, f, attempt)

    def no_such_action(self, s: FirstSparksState, f: Frame, text: str) -> Reason:
        return no_such_action(s, f, text)

    def asked(self, s: FirstSparksState, f: Frame) -> Args:
        return question_of(s, f)

    def seats_after(self, s: FirstSparksState) -> list[int]:
        return seats_after(s)

    def unwritten(self, s: FirstSparksState, version: str) -> int:
        """By rules 1.0 the first of two players was passed over when it could buy nothing.

        Rule: FS-11.10, FS-14.15.
        """
        f = s.stack[-1]
        if version.startswith("1.0.") and f.step == OFFER and buys_nothing(s, f.seat):
            return PASS
        return UNKNOWN

    def chapter(self, s: FirstSparksState) -> int:
        """A year.

        Rule: FS-3.1.
        """
        return s.year

    def rule_of_turns(self, s: FirstSparksState) -> str:
        """In order in phase 1, from the last upward in the others.

        Rule: FS-1.10, FS-3.2, FS-4.3, FS-6.1, FS-8.2.
        """
        return PHASES[s.phase].rule

    def rule_of_end(self, s: FirstSparksState) -> str:
        """A clan of thirteen, or a game that would not end.

        Rule: FS-10.1, FS-14.11.
        """
        return "FS-10.1" if is_decided(s) else "FS-14.11"


GAME: Final = FirstSparks(BOX)

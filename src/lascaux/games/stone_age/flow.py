"""Stone Age: set-up, the phases of a round, and when it ends."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.games.stone_age.actions import SPACE
from lascaux.games.stone_age.asked import question_of
from lascaux.games.stone_age.box import BOX, StoneAgeBox
from lascaux.games.stone_age.checks import faults_of
from lascaux.games.stone_age.data import (
    BASE_CARD_MASK,
    BASE_TILE_MASK,
    CARD_MASK,
    GOODS,
    JEWEL,
    SPACES,
    SPIELBOX_TILE_MASK,
    STACK_SIZE,
    STYLE_TILE_MASK,
)
from lascaux.games.stone_age.fields import FIELDS, blank_of, copy_of
from lascaux.games.stone_age.meta import META
from lascaux.games.stone_age.phases import Acting, Feeding, Placing, Renewal, Setup
from lascaux.games.stone_age.scoring import ending_of, has_empty_stack, lacks_cards, scores_of
from lascaux.games.stone_age.sight import view_of
from lascaux.games.stone_age.state import PHASE_NAMES, PLACING, RENEWAL, SETUP, StoneAgeState
from lascaux.games.stone_age.steps.acting import UsePlace
from lascaux.games.stone_age.steps.buying import Buy, BuyExtra, Give, Pay
from lascaux.games.stone_age.steps.feeding import Feed
from lascaux.games.stone_age.steps.gaining import DrawCard, TakeTwo
from lascaux.games.stone_age.steps.lottery import ChooseDie, RollDice
from lascaux.games.stone_age.steps.numbers import CHOOSE_DIE, DRAW_FIRST, STEPS
from lascaux.games.stone_age.steps.placing import PlaceWorkers
from lascaux.games.stone_age.steps.rolling import RollSum, SplitHunt, UseTools
from lascaux.games.stone_age.steps.setup import DealCard, DrawFirst, TurnUp
from lascaux.games.stone_age.why import no_such_action, reason_against
from lascaux.games.stone_age.worlds import deal_unseen_cards
from lascaux.kernel.actions import Attempt
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Ending, Reason
from lascaux.kernel.rng import Rng
from lascaux.parts.phases import Phase

# The game from start to end: set-up, then round after round from placing on.
PHASES: Final[list[Phase[StoneAgeState]]] = [
    Setup("setup", "SA-1.4"),
    Placing("placing", "SA-3.1"),
    Acting("acting", "SA-4.1"),
    Feeding("feeding", "SA-17.13"),
    Renewal("renewal", "SA-9.1"),
]
assert [phase.name for phase in PHASES] == PHASE_NAMES, "phases stand in the order of their numbers"


class StoneAge(Game[StoneAgeState]):
    """The rules of Stone Age, with Style is the Goal."""

    def __init__(self, box: StoneAgeBox) -> None:
        code = [
            DrawFirst,
            DealCard,
            TurnUp,
            PlaceWorkers,
            UsePlace,
            RollSum,
            UseTools,
            SplitHunt,
            Buy,
            BuyExtra,
            Give,
            Pay,
            TakeTwo,
            RollDice,
            ChooseDie,
            DrawCard,
            Feed,
        ]
        Game.__init__(self, META, SPACE, STEPS.made(code), FIELDS, box)

    def blank(self, seats: int, options: dict[str, str], box: Box) -> StoneAgeState:
        """Everybody has people and food; nobody has the figure, no card and no building lies open.

        Rule: SA-1.1, SA-1.2, SA-1.3, SA-11.2, SA-11.3, SA-11.4, SA-16.7.
        """
        assert isinstance(box, StoneAgeBox)
        s = blank_of(seats, box, options)
        s.workers = [box.workers_at_start] * seats
        s.food = [box.food_at_start] * seats
        if s.style:
            for seat in range(seats):
                s.goods[seat * len(GOODS) + JEWEL] = box.jewels_at_start
        s.row = [0] * (SPACES if s.style else SPACES - 1)
        s.deck = CARD_MASK if s.style else BASE_CARD_MASK
        s.below = [STACK_SIZE] * seats
        s.unseen = BASE_TILE_MASK
        if s.style:
            s.unseen |= STYLE_TILE_MASK
        if s.spielbox:
            s.unseen |= SPIELBOX_TILE_MASK
        s.phase = SETUP
        s.stack.append(Frame(DRAW_FIRST, CHANCE))
        return s

    def box_of(self, s: StoneAgeState) -> Box:
        return s.box

    def copy(self, s: StoneAgeState) -> StoneAgeState:
        return copy_of(s)

    def advance(self, s: StoneAgeState) -> None:
        """Whatever comes next in the phase; else the next phase, and after the last one a new round.

        Rule: SA-2.1.
        """
        phase = PHASES[s.phase]
        if phase.go_on(s):
            return
        phase.end(s)
        if not s.over:
            s.phase = s.phase + 1 if s.phase < RENEWAL else PLACING
            s.turn = 0
            PHASES[s.phase].begin(s)

    def determinize(self, s: StoneAgeState, seat: int, rng: Rng) -> StoneAgeState:
        """The same position, with other cards in place of those that others drew unseen.

        Rule: SA-6.13, SA-17.10.
        """
        twin = self.copy(s)
        deal_unseen_cards(twin, seat, rng)
        return twin

    def scores(self, s: StoneAgeState) -> list[int]:
        return scores_of(s)

    def ending(self, s: StoneAgeState) -> Ending | None:
        return ending_of(s)

    def view(self, s: StoneAgeState, seat: int | None) -> msgspec.Struct:
        return view_of(s, self.reader(s, seat))

    def faults(self, s: StoneAgeState) -> list[str]:
        return faults_of(s)

    def reason_against(self, s: StoneAgeState, f: Frame, attempt: Attempt) -> Reason:
        return reason_against(s, f, attempt, self._example(s, f))

    def no_such_action(self, s: StoneAgeState, f: Frame, text: str) -> Reason:
        return no_such_action(f, text, self._example(s, f))

    def asked(self, s: StoneAgeState, f: Frame) -> Args:
        return question_of(s, f)

    def chapter(self, s: StoneAgeState) -> int:
        """A round.

        Rule: SA-2.1.
        """
        return s.round

    def rule_of_turns(self, s: StoneAgeState) -> str:
        """Clockwise from the start player, in each phase; dice for everybody go round from their buyer.

        Rule: SA-3.1, SA-4.1, SA-6.2, SA-17.13.
        """
        if s.stack and s.stack[-1].step == CHOOSE_DIE:
            return "SA-6.2"
        return PHASES[s.phase].rule

    def rule_of_end(self, s: StoneAgeState) -> str:
        """The cards or a stack of buildings ran out, or the game would not end.

        Rule: SA-9.2, SA-9.3, SA-9.4.
        """
        if has_empty_stack(s):
            return "SA-9.3"
        return "SA-9.2" if lacks_cards(s) else "SA-9.4"

    def _example(self, s: StoneAgeState, f: Frame) -> str:
        """Something that may be done instead of what is refused."""
        return self.space.text(self.steps[f.step].legal(s, f)[0])


GAME: Final = StoneAge(BOX)

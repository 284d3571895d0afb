"""Clans: set-up, whose turn it is, and when it ends."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.games.clans.actions import SPACE
from lascaux.games.clans.asked import question_of
from lascaux.games.clans.box import BOX, ClansBox
from lascaux.games.clans.checks import faults_of
from lascaux.games.clans.data import TERRITORIES, VILLAGES
from lascaux.games.clans.events import ended, revealed
from lascaux.games.clans.fields import FIELDS, blank_of, copy_of
from lascaux.games.clans.meta import META
from lascaux.games.clans.scoring import ending_of, scores_of
from lascaux.games.clans.sight import known_scores_of, view_of
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.move import MoveHuts
from lascaux.games.clans.steps.numbers import DEAL_HUTS, MOVE_HUTS, STEPS
from lascaux.games.clans.steps.setup import DealCard, DealHuts, DrawFirst
from lascaux.games.clans.steps.villages import OrderVillages
from lascaux.games.clans.why import against_passing, reason_against
from lascaux.games.clans.worlds import deal_unseen_cards
from lascaux.kernel.actions import Attempt
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Ending, Reason
from lascaux.kernel.rng import Rng


class Clans(Game[ClansState]):
    """The rules of Clans."""

    def __init__(self, box: ClansBox) -> None:
        code = [DealHuts, DealCard, DrawFirst, MoveHuts, OrderVillages]
        Game.__init__(self, META, SPACE, STEPS.made(code), FIELDS, box)

    def blank(self, seats: int, options: dict[str, str], box: Box) -> ClansState:
        """An empty board, chips and discs in place.

        Rule: CL-1.4, CL-1.5, CL-1.6.
        """
        assert isinstance(box, ClansBox)
        s = blank_of(seats, box, options)
        s.live = TERRITORIES
        s.stack.append(Frame(DEAL_HUTS, CHANCE, 0))
        return s

    def box_of(self, s: ClansState) -> Box:
        return s.box

    def copy(self, s: ClansState) -> ClansState:
        return copy_of(s)

    def advance(self, s: ClansState) -> None:
        """The next seat moves, until the chips are gone or every group stands alone.

        Rule: CL-1.7, CL-7.1, CL-7.3, CL-7.4.
        """
        if len(s.villages) == VILLAGES or s.live == 0:
            s.over = True
            ended(s)
            s.reveal()
            for seat in range(s.seats):
                revealed(s, seat)
        else:
            s.stack.append(Frame(MOVE_HUTS, s.turn))
            s.turn = (s.turn + 1) % s.seats

    def determinize(self, s: ClansState, seat: int, rng: Rng) -> ClansState:
        world = self.copy(s)
        deal_unseen_cards(world, seat, rng)
        return world

    def scores(self, s: ClansState) -> list[int]:
        return scores_of(s)

    def known_scores(self, s: ClansState, seat: int | None) -> list[int | None]:
        return known_scores_of(s, seat)

    def ending(self, s: ClansState) -> Ending | None:
        return ending_of(s)

    def view(self, s: ClansState, seat: int | None) -> msgspec.Struct:
        return view_of(s, self.reader(s, seat))

    def faults(self, s: ClansState) -> list[str]:
        return faults_of(s)

    def reason_against(self, s: ClansState, f: Frame, attempt: Attempt) -> Reason | None:
        return reason_against(s, f, attempt)

    def no_such_action(self, s: ClansState, f: Frame, text: str) -> Reason:
        is_pass = text.lower().split()[:1] == ["pass"]
        return against_passing(s) if is_pass else Game.no_such_action(self, s, f, text)

    def asked(self, s: ClansState, f: Frame) -> Args:
        return question_of(s, f)

    def seats_after(self, s: ClansState) -> list[int]:
        """Round the table, back to whoever moves now.

        Rule: CL-1.7.
        """
        seat = s.stack[-1].seat
        return [(seat + further) % s.seats for further in range(1, s.seats)]

    def chapter(self, s: ClansState) -> int:
        """Every move is one, and changes whose move is next; only before the first does chance draw.

        Rule: CL-1.7.
        """
        return 0 if self.seat_to_act(s) == CHANCE else 1 + s.turn

    def rule_of_turns(self, s: ClansState) -> str:
        """The turn goes round.

        Rule: CL-1.7.
        """
        return "CL-1.7"

    def rule_of_end(self, s: ClansState) -> str:
        """The twelfth village, or that no move is left.

        Rule: CL-7.1, CL-7.3.
        """
        return "CL-7.1" if len(s.villages) == VILLAGES else "CL-7.3"


GAME: Final = Clans(BOX)

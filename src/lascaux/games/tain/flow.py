"""Táin: set-up, the order of scouting, raid and resolution."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.games.tain.actions import SPACE
from lascaux.games.tain.asked import question_of
from lascaux.games.tain.box import BOX, TainBox
from lascaux.games.tain.checks import faults_of
from lascaux.games.tain.fields import FIELDS, blank_of, copy_of
from lascaux.games.tain.meta import META
from lascaux.games.tain.phases import Raiding, Scouting, phase_of
from lascaux.games.tain.scoring import ending_of, scores_of
from lascaux.games.tain.sight import view_of
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import DRAW_FIRST, STEPS
from lascaux.games.tain.steps.raid import FreeHostage
from lascaux.games.tain.steps.scout import DrawFirst, LayTile, ScoutSpace
from lascaux.games.tain.why import reason_against
from lascaux.games.tain.worlds import deal_hidden_tiles
from lascaux.kernel.actions import Attempt
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Ending, Reason
from lascaux.kernel.rng import Rng
from lascaux.parts.phases import Phase

# A turn from start to end.
PHASES: Final[list[Phase[TainState]]] = [Scouting("scouting", "TN-3.6"), Raiding("raiding", "TN-8.4")]


class Tain(Game[TainState]):
    """The rules of Táin."""

    def __init__(self, box: TainBox) -> None:
        code = [DrawFirst, ScoutSpace, LayTile, FreeHostage]
        Game.__init__(self, META, SPACE, STEPS.made(code), FIELDS, box)

    def blank(self, seats: int, options: dict[str, str], box: Box) -> TainState:
        """All tiles behind the screens, cows and jewels shared out.

        Rule: TN-1.1, TN-1.2, TN-1.3, TN-1.4.
        """
        assert isinstance(box, TainBox)
        s = blank_of(seats, box, options)
        s.screen = [box.full_set] * seats
        s.goods = [box.cows_at_start, box.jewels_at_start, 0, 0] * seats
        s.pasture = box.cows - seats * box.cows_at_start
        s.turn = 1
        s.stack.append(Frame(DRAW_FIRST, CHANCE))
        return s

    def box_of(self, s: TainState) -> Box:
        return s.box

    def copy(self, s: TainState) -> TainState:
        return copy_of(s)

    def advance(self, s: TainState) -> None:
        """Whatever comes next in the phase, and when nothing is left, what ends it.

        Rule: TN-2.1.
        """
        phase = PHASES[phase_of(s)]
        if not phase.go_on(s):
            phase.end(s)

    def determinize(self, s: TainState, seat: int, rng: Rng) -> TainState:
        world = self.copy(s)
        deal_hidden_tiles(world, seat, rng)
        return world

    def scores(self, s: TainState) -> list[int]:
        return scores_of(s)

    def ending(self, s: TainState) -> Ending | None:
        return ending_of(s)

    def view(self, s: TainState, seat: int | None) -> msgspec.Struct:
        return view_of(s, self.reader(s, seat))

    def faults(self, s: TainState) -> list[str]:
        return faults_of(s)

    def reason_against(self, s: TainState, f: Frame, attempt: Attempt) -> Reason | None:
        return reason_against(s, f, attempt)

    def asked(self, s: TainState, f: Frame) -> Args:
        return question_of(s, f)

    def chapter(self, s: TainState) -> int:
        """A turn, with its raid.

        Rule: TN-2.1.
        """
        return s.turn

    def rule_of_turns(self, s: TainState) -> str:
        """Players place one tile each in turn; in a raid only whoever must choose a hostage is asked.

        Rule: TN-3.6, TN-8.4.
        """
        return PHASES[phase_of(s)].rule

    def rule_of_end(self, s: TainState) -> str:
        """The eighth turn or eleven cows.

        Rule: TN-9.1.
        """
        return "TN-9.1"


GAME: Final = Tain(BOX)

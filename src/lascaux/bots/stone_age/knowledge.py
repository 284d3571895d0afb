"""All that bots know about Stone Age."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Evaluation, Knowledge, Manner, Reasons, Throw
from lascaux.bots.stone_age.evaluation import StoneAgeEvaluation
from lascaux.bots.stone_age.reasons import StoneAgeReasons
from lascaux.games.stone_age.actions import SUM
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import ROLL_SUM


class StoneAgeKnowledge(Knowledge[StoneAgeState]):
    """Judges what people, goods and cards will be worth; takes all worlds for equally likely."""

    def evaluation(self) -> Evaluation[StoneAgeState]:
        return StoneAgeEvaluation(self.game)

    def reasons(self) -> Reasons[StoneAgeState]:
        return StoneAgeReasons(self.game)

    def thrown(self, s: StoneAgeState, action: int) -> Throw | None:
        """Dice at work; those for everybody are nobody's."""
        f = s.stack[-1]
        return Throw(f.c, f.b, action - SUM) if f.step == ROLL_SUM else None

    def tries(self) -> int:
        """Little is hidden: one world does."""
        return 1

    def manner(self) -> Manner:
        """By judgement, without random play."""
        return Manner(curiosity=0.05, trust=1, patience=2, rollout=0)


KNOWLEDGE: Final = StoneAgeKnowledge(GAME)

"""All that bots know about The First Sparks."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Evaluation, Knowledge, Manner, Reasons
from lascaux.bots.first_sparks.evaluation import FirstSparksEvaluation
from lascaux.bots.first_sparks.reasons import FirstSparksReasons
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState


class FirstSparksKnowledge(Knowledge[FirstSparksState]):
    """Judges how soon each clan will have grown."""

    def evaluation(self) -> Evaluation[FirstSparksState]:
        return FirstSparksEvaluation(self.game)

    def reasons(self) -> Reasons[FirstSparksState]:
        return FirstSparksReasons(self.game)

    def tries(self) -> int:
        """One: nothing that is hidden bears on a choice."""
        return 1

    def manner(self) -> Manner:
        """By judgement, without random play."""
        return Manner(curiosity=0.035, trust=1, patience=2, rollout=0)


KNOWLEDGE: Final = FirstSparksKnowledge(GAME)

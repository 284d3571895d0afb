"""All that bots know about Táin."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Evaluation, Knowledge, Manner, Reasons
from lascaux.bots.tain.evaluation import TainEvaluation
from lascaux.bots.tain.reasons import TainReasons
from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import TainState


class TainKnowledge(Knowledge[TainState]):
    """Judges what a raid would bring; takes all worlds for equally likely."""

    def evaluation(self) -> Evaluation[TainState]:
        return TainEvaluation(self.game)

    def reasons(self) -> Reasons[TainState]:
        return TainReasons(self.game)

    def manner(self) -> Manner:
        """By judgement, without random play."""
        return Manner(curiosity=0.05, trust=1, patience=2, rollout=0)


KNOWLEDGE: Final = TainKnowledge(GAME)

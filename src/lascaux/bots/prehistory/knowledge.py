"""All that bots know about Prehistory."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Evaluation, Knowledge, Manner, Reasons
from lascaux.bots.prehistory.evaluation import PrehistoryEvaluation
from lascaux.bots.prehistory.reasons import PrehistoryReasons
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import AUTUMN, PrehistoryState


class PrehistoryKnowledge(Knowledge[PrehistoryState]):
    """Judges what everything will bring by the end; worlds differ in nothing but what chance will bring."""

    def evaluation(self) -> Evaluation[PrehistoryState]:
        return PrehistoryEvaluation(self.game)

    def reasons(self) -> Reasons[PrehistoryState]:
        return PrehistoryReasons(self.game)

    def tries(self) -> int:
        """Cards were taken in the open: one world does."""
        return 1

    def rests(self, s: PrehistoryState) -> bool:
        """In autumn, when the cubes of the year are in; in spring the tribe is judged too low."""
        return s.phase == AUTUMN

    def manner(self) -> Manner:
        """By judgement, without random play."""
        return Manner(curiosity=0.03, trust=3, patience=1, rollout=0)


KNOWLEDGE: Final = PrehistoryKnowledge(GAME)

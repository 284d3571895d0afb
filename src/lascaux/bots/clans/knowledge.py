"""All that bots know about Clans."""

from __future__ import annotations

from typing import Final

from lascaux.bots.clans.evaluation import ClansEvaluation
from lascaux.bots.evaluation import Evaluation, Knowledge, Past, Worlds
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState


class ClansKnowledge(Knowledge[ClansState]):
    """Judges the board, and infers from play which clan belongs to whom."""

    def evaluation(self) -> Evaluation[ClansState]:
        return ClansEvaluation(self.game)


KNOWLEDGE: Final = ClansKnowledge(GAME)

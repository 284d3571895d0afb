"""All that bots know about Clans."""

from __future__ import annotations

from typing import Final

from lascaux.bots.clans.beliefs import ClansWorlds, beliefs_of
from lascaux.bots.clans.evaluation import ClansEvaluation
from lascaux.bots.clans.reasons import ClansReasons
from lascaux.bots.evaluation import Evaluation, Knowledge, Manner, Past, Reasons, Worlds
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState


class ClansKnowledge(Knowledge[ClansState]):
    """Judges the board, and infers from play which clan belongs to whom."""

    def evaluation(self) -> Evaluation[ClansState]:
        return ClansEvaluation(self.game)

    def reasons(self) -> Reasons[ClansState]:
        return ClansReasons(self.game)

    def worlds(self, base: ClansState, seat: int, past: Past) -> Worlds[ClansState]:
        return ClansWorlds(self.game, base, seat, beliefs_of(self.game, base, seat, past))

    def manner(self) -> Manner:
        """By judgement, without random play; docs/decisions.md says what was measured and what was not."""
        return Manner(curiosity=0.05, trust=1, patience=2, rollout=0)


KNOWLEDGE: Final = ClansKnowledge(GAME)

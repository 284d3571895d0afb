"""Why a position of Táin is better: loot, tiles to come, a whole herd, doors, rivals."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Reasons
from lascaux.bots.tain.prospects import CENT, parts_of
from lascaux.games.tain.state import TainState

PARTS: Final = ["loot", "tiles", "herd", "doors"]


class TainReasons(Reasons[TainState]):
    """The parts of what a seat may hope for, in points."""

    def rules(self) -> dict[str, str]:
        return {"loot": "TN-9.2", "tiles": "TN-7.4", "herd": "TN-9.3", "doors": "TN-6.4", "rivals": "TN-9.4"}

    def terms(self, s: TainState, seat: int) -> dict[str, float]:
        parts = parts_of(self.game, s)
        terms = {name: parts[place][seat] / CENT for place, name in enumerate(PARTS)}
        rivals = [sum([part[other] for part in parts]) for other in range(s.seats) if other != seat]
        terms["rivals"] = -max(rivals) / CENT
        return terms

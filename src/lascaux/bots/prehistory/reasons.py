"""Why a position of Prehistory is better: what is scored in the end, what is kept, this year."""

from __future__ import annotations

from lascaux.bots.evaluation import Reasons
from lascaux.bots.prehistory.prospects import Scene, hope_of, terms_of
from lascaux.bots.prehistory.worths import time_of
from lascaux.games.prehistory.state import AUTUMN, NONE, PrehistoryState


class PrehistoryReasons(Reasons[PrehistoryState]):
    """The terms of what a seat may hope for, in points."""

    def rules(self) -> dict[str, str]:
        return {
            "points": "PH-11.2",
            "development": "PH-10.0",
            "resources": "PH-4.1",
            "cubes": "PH-5.4",
            "painting": "PH-6A.4",
            "gathering": "PH-6B.4",
            "hunting": "PH-6E.3",
            "fishing": "PH-6D.2",
            "ceremony": "PH-6C.3",
            "camp": "PH-8.1",
            "year": "PH-4.2",
            "rivals": "PH-11.3",
        }

    def terms(self, s: PrehistoryState, seat: int) -> dict[str, float]:
        scene = Scene(s, time_of(s), seat if s.phase == AUTUMN else NONE)
        terms = terms_of(s, seat, scene)
        rivals = [hope_of(s, other, scene) for other in range(s.seats) if other != seat]
        terms["rivals"] = -max(rivals, default=0.0)
        return terms

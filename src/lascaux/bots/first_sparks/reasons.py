"""Why a position of The First Sparks is better: what of it brings the thirteenth member nearer."""

from __future__ import annotations

from typing import Final

from lascaux.bots.evaluation import Reasons
from lascaux.bots.first_sparks.evaluation import FirstSparksEvaluation
from lascaux.bots.first_sparks.prospects import prospects_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.parts.masks import count_of

LAST: Final = 10.0  # years that a member counts for once a clan has thirteen


class FirstSparksReasons(Reasons[FirstSparksState]):
    """The years to thirteen members are no sum: each term is what it changes if it alone were different."""

    def rules(self) -> dict[str, str]:
        return {
            "members": "FS-10.1",
            "ground": "FS-6.2",
            "feeding": "FS-7.2",
            "food": "FS-7.1",
            "cards": "FS-2.2",
            "order": "FS-9.1",
            "market": "FS-4.6",
            "rivals": "FS-10.3",
        }

    def differences(self, best: FirstSparksState, other: FirstSparksState, seat: int) -> dict[str, float]:
        here, there = self._settled(best), self._settled(other)
        terms = dict.fromkeys(self.rules(), 0.0)
        if not here.order or not here.tiles or not there.order or not there.tiles:
            return terms
        growth = count_of(here.members[seat]) - count_of(there.members[seat])
        if here.over or there.over or _is_last(here) or _is_last(there):
            terms["members"] = LAST * growth
            return terms
        years = prospects_of(there)
        settled = "members" if growth > 0 else "feeding" if growth < 0 else "ground"
        terms[settled] = years[seat] - self._years(here, there, seat, "members")
        terms["food"] = years[seat] - self._years(here, there, seat, "food")
        terms["cards"] = years[seat] - self._years(here, there, seat, "cards")
        terms["order"] = years[seat] - self._years(here, there, seat, "order")
        terms["market"] = years[seat] - self._years(here, there, seat, "market")
        then = prospects_of(here)
        rivals = [rival for rival in range(here.seats) if rival != seat]
        terms["rivals"] = min([then[rival] for rival in rivals]) - min([years[rival] for rival in rivals])
        return terms

    def _settled(self, s: FirstSparksState) -> FirstSparksState:
        twin = self.game.copy(s)
        FirstSparksEvaluation(self.game).settle(twin)
        return twin

    def _years(self, here: FirstSparksState, there: FirstSparksState, seat: int, term: str) -> float:
        """The years that a seat needs in one position if one thing there were as in the other."""
        twin = self.game.copy(there)
        if term == "members":
            twin.members[seat] = here.members[seat]
        elif term == "food":
            twin.food[seat] = here.food[seat]
        elif term == "cards":
            twin.cards[seat] = here.cards[seat]
        elif term == "order":
            twin.order = here.order
        else:
            twin.market = here.market
        return prospects_of(twin)[seat]


def _is_last(s: FirstSparksState) -> bool:
    """Whether a clan has as many members as end the game."""
    return max([count_of(s.members[seat]) for seat in range(s.seats)]) >= s.box.ending_members

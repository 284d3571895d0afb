"""Why a position of Stone Age is better: what is scored, grown, gathered, and done this round."""

from __future__ import annotations

from lascaux.bots.evaluation import Reasons
from lascaux.bots.stone_age.prospects import (
    FRESH,
    add_pending,
    fresh_of,
    home_worth,
    hope_of,
    purchase_worth,
    symbols_hope,
    table_worth,
    visit_worth,
)
from lascaux.bots.stone_age.purses import Purse
from lascaux.bots.stone_age.worths import (
    EDGE,
    GROWTH,
    LABOUR,
    barter_worth,
    good_worth,
    goods_worth,
    rounds_after,
)
from lascaux.games.stone_age.data import CARD, FIELD, HUNT, HUT, PLACES, STACK, TOOL_MAKER, WORKSHOP
from lascaux.games.stone_age.dice import MEANS
from lascaux.games.stone_age.scoring import PEOPLE, factors_of, lines_of, people_of, tools_of
from lascaux.games.stone_age.state import PLACING, SETUP, StoneAgeState
from lascaux.games.stone_age.steps.rolling import divisor_of, good_of
from lascaux.parts.heaps import count_of


class StoneAgeReasons(Reasons[StoneAgeState]):
    """The terms of what a seat may hope for, in points."""

    def rules(self) -> dict[str, str]:
        return {
            "points": "SA-4.9",
            "cards": "SA-10.2",
            "symbols": "SA-10.1",
            "goods": "SA-4.6",
            "people": "SA-4.3",
            "tools": "SA-5.2",
            "trade": "SA-12.3",
            "food": "SA-8.2",
            "buying": "SA-4.7",
            "building": "SA-4.9",
            "home": "SA-3.1",
            "dice": "SA-4.5",
            "rivals": "SA-10.7",
        }

    def terms(self, s: StoneAgeState, seat: int) -> dict[str, float]:
        terms = dict.fromkeys(self.rules(), 0.0)
        if s.phase == SETUP:
            return terms
        rounds = rounds_after(s)
        self._add_standing(s, seat, rounds, terms)
        self._add_work(s, seat, rounds, terms)
        pending = [0.0] * s.seats
        for f in s.stack:
            add_pending(s, f, rounds, pending)
        terms["dice"] += pending[seat]
        rivals = [hope_of(s, other, rounds) + pending[other] for other in range(s.seats) if other != seat]
        terms["rivals"] = -max(rivals)
        return terms

    def _add_standing(self, s: StoneAgeState, seat: int, rounds: float, terms: dict[str, float]) -> None:
        """What a seat has, and what that grows to."""
        terms["points"] += s.score[seat] + sum(lines_of(s, seat)[:-1])
        for number in range(len(factors_of(s, seat))):
            terms["cards"] += people_of(s, seat, PEOPLE[number]) * GROWTH[number] * rounds
        terms["symbols"] += symbols_hope(s, seat, rounds)
        terms["goods"] += goods_worth(s, seat, rounds)
        terms["people"] += rounds * LABOUR * s.workers[seat]
        terms["tools"] += rounds * EDGE * tools_of(s, seat)
        terms["trade"] += barter_worth(rounds) * s.trade[seat]

    def _add_work(self, s: StoneAgeState, seat: int, rounds: float, terms: dict[str, float]) -> None:
        """What people bring in this round, and what all will eat."""
        food = float(s.food[seat])
        is_placing = s.phase == PLACING
        has_dice = is_placing
        purse = Purse(s, seat, rounds, s.home[seat] if is_placing else 0)
        shopping: list[int] = []
        for place in range(PLACES):
            people = count_of(s.at[place], seat)
            if people == 0:
                continue
            if place == HUNT:
                food += MEANS[people][s.box.divisor[0]]
                has_dice = True
            elif HUNT < place < CARD or place >= WORKSHOP:
                good, mean = good_of(s, place), MEANS[people][divisor_of(s, place)]
                terms["goods"] += mean * good_worth(s, good, rounds)
                purse.coming[good] += mean
                has_dice = True
            elif place >= CARD:
                shopping.append(place)
            else:
                terms[visited(place)] += visit_worth(s, seat, place, rounds)
        for place in shopping:
            terms["buying" if place < STACK else "building"] += purchase_worth(s, seat, place, purse, rounds)
        if is_placing and s.home[seat] > 0:
            terms["home"] += home_worth(s, seat, food, rounds)
        if has_dice:
            terms["tools"] += FRESH * fresh_of(s, seat)
        terms["food"] += table_worth(s, seat, food, rounds)


def visited(place: int) -> str:
    """The term to which a place without dice adds."""
    if place == TOOL_MAKER:
        return "tools"
    if place == HUT:
        return "people"
    return "food" if place == FIELD else "trade"

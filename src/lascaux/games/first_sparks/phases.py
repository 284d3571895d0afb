"""What happens in each phase of The First Sparks."""

from __future__ import annotations

from lascaux.games.first_sparks.data import FIRE
from lascaux.games.first_sparks.events import BY_PLACING, ended, phase_began, totalled
from lascaux.games.first_sparks.scoring import is_decided, is_last_year
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.hunting import go_hunting
from lascaux.games.first_sparks.steps.market import box_unsold, refill, remove_reshuffle
from lascaux.games.first_sparks.steps.order import order_anew
from lascaux.games.first_sparks.steps.placing import place_next
from lascaux.games.first_sparks.steps.setup import lay_map
from lascaux.games.first_sparks.steps.spreading import neutral_grows, spread_on
from lascaux.games.first_sparks.steps.technology import offer_next
from lascaux.games.first_sparks.steps.year import begin_year, spoil, supply
from lascaux.parts.phases import Phase


class Laying(Phase[FirstSparksState]):
    """The map is laid."""

    def go_on(self, s: FirstSparksState) -> bool:
        return lay_map(s)


class Placing(Phase[FirstSparksState]):
    """Every clan places two members; then the order is found anew.

    Rule: FS-3.1, FS-3.8.
    """

    def go_on(self, s: FirstSparksState) -> bool:
        return place_next(s)

    def end(self, s: FirstSparksState) -> None:
        order_anew(s, BY_PLACING)


class Technology(Phase[FirstSparksState]):
    """Cards are offered until all have bought or passed; an unsold card with the crop leaves.

    Sold and boxed cards are replaced before anything else.
    Rule: FS-4.1, FS-4.9, FS-4.16.
    """

    def begin(self, s: FirstSparksState) -> None:
        begin_year(s)

    def go_on(self, s: FirstSparksState) -> bool:
        if refill(s) or offer_next(s):
            return True
        if s.bonus == 0:
            return False
        box_unsold(s)
        return True


class Hunting(Phase[FirstSparksState]):
    """Food spoils; then the clans hunt and eat, from last to first.

    Rule: FS-5.1, FS-6.1.
    """

    def begin(self, s: FirstSparksState) -> None:
        phase_began(s, self.name, self.rule)
        spoil(s)

    def go_on(self, s: FirstSparksState) -> bool:
        if s.turn == s.seats:
            return False
        s.turn += 1
        go_hunting(s, s.order[s.seats - s.turn], 0)
        return True


class Spreading(Phase[FirstSparksState]):
    """The clans spread from last to first, with two players the neutral one before them; then it may end.

    What fire hid is counted in the open.
    Rule: FS-8.2, FS-10.1, FS-10.3, FS-10.4, FS-11.14, FS-14.11.
    """

    def begin(self, s: FirstSparksState) -> None:
        phase_began(s, self.name, self.rule)

    def go_on(self, s: FirstSparksState) -> bool:
        if s.turn == 0 and len(s.members) > s.seats and neutral_grows(s):
            return True
        if s.turn == s.seats:
            return False
        s.turn += 1
        spread_on(s, s.order[s.seats - s.turn], 0, 0)
        return True

    def end(self, s: FirstSparksState) -> None:
        if not is_decided(s) and not is_last_year(s):
            return
        s.over = True
        ended(s)
        if sum(s.cards) & s.box.kind_mask[FIRE] != 0:
            s.reveal()
        for seat in range(s.seats):
            totalled(s, seat)


class Supply(Phase[FirstSparksState]):
    """The order, the harvest spaces and the market are made ready for the next year.

    Rule: FS-9.1, FS-9.4, FS-9.7, FS-9.9.
    """

    def begin(self, s: FirstSparksState) -> None:
        phase_began(s, self.name, self.rule)
        supply(s)

    def go_on(self, s: FirstSparksState) -> bool:
        return refill(s)

    def end(self, s: FirstSparksState) -> None:
        remove_reshuffle(s)

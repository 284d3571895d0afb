"""What happens in each phase of Stone Age."""

from __future__ import annotations

from lascaux.games.stone_age.events import cards_slid, ended, phase_began, round_began, scored
from lascaux.games.stone_age.scoring import has_empty_stack, lacks_cards
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.acting import act_next, give_income
from lascaux.games.stone_age.steps.feeding import feed
from lascaux.games.stone_age.steps.placing import place_next
from lascaux.games.stone_age.steps.setup import deal_next, turn_up_next
from lascaux.parts.phases import Phase


class Setup(Phase[StoneAgeState]):
    """The row of cards is filled, and a building of each stack turned up.

    Rule: SA-1.2, SA-1.3.
    """

    def go_on(self, s: StoneAgeState) -> bool:
        return deal_next(s) or turn_up_next(s)


class Placing(Phase[StoneAgeState]):
    """People are sent to places, a place at a time, until nobody can send any more.

    Rule: SA-2.1, SA-3.1, SA-5.3.
    """

    def begin(self, s: StoneAgeState) -> None:
        s.round += 1
        s.home = s.workers[:]
        s.used = [0] * s.seats
        round_began(s)

    def go_on(self, s: StoneAgeState) -> bool:
        return place_next(s)


class Acting(Phase[StoneAgeState]):
    """Seat after seat uses all its people; who could not place some keeps them at home.

    Rule: SA-2.1, SA-4.1.
    """

    def begin(self, s: StoneAgeState) -> None:
        phase_began(s, self.name, self.rule)
        give_income(s)

    def go_on(self, s: StoneAgeState) -> bool:
        return act_next(s)


class Feeding(Phase[StoneAgeState]):
    """Everybody eats, from the start player on; then it may end.

    Rule: SA-2.1, SA-8.1, SA-9.3, SA-9.4, SA-17.13.
    """

    def begin(self, s: StoneAgeState) -> None:
        phase_began(s, self.name, self.rule)

    def go_on(self, s: StoneAgeState) -> bool:
        if s.turn == s.seats:
            return False
        seat = (s.first + s.turn) % s.seats
        s.turn += 1
        feed(s, seat)
        return True

    def end(self, s: StoneAgeState) -> None:
        if has_empty_stack(s) or s.round >= s.box.last_round:
            finish(s)


class Renewal(Phase[StoneAgeState]):
    """The figure moves on and the cards slide; if the row cannot be filled, the game ends at once.

    Rule: SA-2.2, SA-9.1, SA-9.2, SA-13.6, SA-13.7.
    """

    def begin(self, s: StoneAgeState) -> None:
        s.first = (s.first + 1) % s.seats
        if 0 in s.row:
            left = [card for card in s.row if card != 0]
            s.row = left + [0] * (len(s.row) - len(left))
            cards_slid(s)
        if lacks_cards(s):
            finish(s)

    def go_on(self, s: StoneAgeState) -> bool:
        return deal_next(s)


def finish(s: StoneAgeState) -> None:
    """Cards are shown, and all is counted.

    Rule: SA-6.13, SA-10.1.
    """
    s.over = True
    ended(s)
    s.reveal()
    for seat in range(s.seats):
        scored(s, seat)

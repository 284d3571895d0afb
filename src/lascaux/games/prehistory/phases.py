"""What happens in each phase of Prehistory."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import MIGRATION
from lascaux.games.prehistory.events import ended, rite_scored, scored, season_began, totalled
from lascaux.games.prehistory.scoring import LINE_RULES, LINES, lines_of, rites_of, score_of
from lascaux.games.prehistory.state import DAWN, NONE, PHASE_NAMES, READY, PrehistoryState
from lascaux.games.prehistory.steps.camp import stand_up
from lascaux.games.prehistory.steps.dealing import deal_next, fill_next
from lascaux.games.prehistory.steps.holding import is_tribe, players_of
from lascaux.games.prehistory.steps.laying import lay_next
from lascaux.games.prehistory.steps.pillars import fill_pillars, raise_feet
from lascaux.games.prehistory.steps.raiding import (
    draw_raid,
    number_of,
    raid_pillar,
    raid_spring,
    raid_summer,
)
from lascaux.games.prehistory.steps.roaming import roam
from lascaux.games.prehistory.steps.seasons import (
    begin_winter,
    begin_year,
    collect,
    draw_next_centre,
    give_income,
    order_anew,
)
from lascaux.games.prehistory.steps.setup import begin_next, prepare_next
from lascaux.games.prehistory.steps.turns import (
    ask_autumn,
    ask_extra,
    ask_spring,
    ask_summer,
    end_turn,
    pass_spring,
)
from lascaux.parts.phases import Phase


class Setup(Phase[PrehistoryState]):
    """Order, tiles, the map, the displays; then everybody says how to begin.

    Rule: PH-2.1, PH-2.2, PH-2.3, PH-2.4, PH-2.6, PH-2.7, PH-2.10.
    """

    def go_on(self, s: PrehistoryState) -> bool:
        return prepare_next(s) or lay_next(s) or deal_next(s) or fill_next(s) or begin_next(s)

    def end(self, s: PrehistoryState) -> None:
        begin_year(s)
        fill_pillars(s)


class Winter(Phase[PrehistoryState]):
    """A new price tile in the middle, full pillars and displays, a new order; the first year has none.

    Rule: PH-1.1, PH-3.1, PH-3.2, PH-3.3, PH-3.4, PH-3.5.
    """

    def begin(self, s: PrehistoryState) -> None:
        begin_winter(s)

    def go_on(self, s: PrehistoryState) -> bool:
        return draw_next_centre(s) or fill_next(s)

    def end(self, s: PrehistoryState) -> None:
        order_anew(s)


class Spring(Phase[PrehistoryState]):
    """Resources come in; then one action each in order, round and round, until all have passed.

    Rule: PH-4.1, PH-4.2, PH-14.5.
    """

    def begin(self, s: PrehistoryState) -> None:
        season_began(s, "spring", "PH-4.1")
        s.passed = 0
        s.tries = 0
        s.raid = 0

    def go_on(self, s: PrehistoryState) -> bool:
        if s.stage == DAWN:
            if not draw_raid(s):
                s.stage = READY
                collect(s)
            return True
        if s.acting == NONE and not self._comes_next(s):
            return False
        if is_tribe(s, s.acting):
            self._raid(s)
        else:
            ask_spring(s, s.acting)
        return True

    def _comes_next(self, s: PrehistoryState) -> bool:
        """Find who is next and has not passed."""
        for _ in range(players_of(s)):
            player = s.order[s.turn]
            if s.passed >> player & 1 == 0:
                s.acting = player
                return True
            s.turn = (s.turn + 1) % players_of(s)
        return False

    def _raid(self, s: PrehistoryState) -> None:
        """One try of the tribe; after as many as its number it has passed.

        Rule: PH-14.5.
        """
        raid_spring(s)
        if s.tries == number_of(s):
            pass_spring(s, s.seats, True)
        else:
            end_turn(s)


class Summer(Phase[PrehistoryState]):
    """In reverse order everybody takes a pillar, then does each of the six actions once or not.

    Rule: PH-5.1, PH-5.2, PH-5.3, PH-14.6, PH-15.9, PH-15.10.
    """

    def begin(self, s: PrehistoryState) -> None:
        season_began(s, "summer", "PH-5.1")
        raise_feet(s)
        s.raid = 0
        s.able = 0
        s.step = NONE

    def go_on(self, s: PrehistoryState) -> bool:
        if s.stage == DAWN:
            if not draw_raid(s):
                s.stage = READY
            return True
        if s.turn == players_of(s):
            s.turn = 0
            s.step += 1
        if s.step > MIGRATION:
            return False
        s.acting = s.order[players_of(s) - 1 - s.turn]
        if is_tribe(s, s.acting):
            if s.step == NONE:
                raid_pillar(s)
            else:
                raid_summer(s, s.step)
            end_turn(s)
        else:
            ask_summer(s, s.acting)
        return True

    def end(self, s: PrehistoryState) -> None:
        s.step = NONE


class Income(Phase[PrehistoryState]):
    """At the end of summer the fishing track gives something, in order.

    Rule: PH-5.5.
    """

    def go_on(self, s: PrehistoryState) -> bool:
        if s.turn == players_of(s):
            return False
        player = s.order[s.turn]
        s.turn += 1
        give_income(s, player)
        return True


class InOrder(Phase[PrehistoryState]):
    """A phase in which everybody has one turn, in order, and the tribe has its own way.

    Rule: PH-7.1, PH-11.1.
    """

    def go_on(self, s: PrehistoryState) -> bool:
        if s.turn == players_of(s):
            return False
        s.acting = s.order[s.turn]
        if is_tribe(s, s.acting):
            self.let_tribe(s)
            end_turn(s)
        else:
            self.ask(s)
        return True

    def let_tribe(self, s: PrehistoryState) -> None:
        """What the tribe does in its turn."""

    def ask(self, s: PrehistoryState) -> None:
        """Ask the acting seat for the next of its turn, or end it."""
        raise NotImplementedError


class Autumn(InOrder):
    """In order everybody moves members on the map and builds; then they stand up.

    Rule: PH-7.1, PH-7.6, PH-14.8.
    """

    def begin(self, s: PrehistoryState) -> None:
        season_began(s, "autumn", "PH-7.1")
        s.stage = READY

    def let_tribe(self, s: PrehistoryState) -> None:
        roam(s)

    def ask(self, s: PrehistoryState) -> None:
        ask_autumn(s, s.acting)

    def end(self, s: PrehistoryState) -> None:
        stand_up(s)


class Extra(InOrder):
    """After the last year every seat may do one more action, in order; then all is counted.

    Rule: PH-11.1, PH-11.2, PH-14.1, PH-15.29.
    """

    def begin(self, s: PrehistoryState) -> None:
        season_began(s, "extra", "PH-11.1")
        s.stage = READY

    def ask(self, s: PrehistoryState) -> None:
        ask_extra(s, s.acting)

    def end(self, s: PrehistoryState) -> None:
        finish(s)


def finish(s: PrehistoryState) -> None:
    """Ceremony cards are shown, and all is counted line by line.

    Rule: PH-11.2, PH-11.3.
    """
    s.over = True
    ended(s)
    s.reveal()
    if s.events is None:
        return
    for player in range(players_of(s)):
        lines = lines_of(s, player)
        for line, points in enumerate(lines[:-1]):
            if points > 0:
                scored(s, player, LINES[line], LINE_RULES[line], points)
        for card, points in rites_of(s, player):
            rite_scored(s, player, card, points)
        totalled(s, player, score_of(s, player))


# The game from start to end: set-up, then year after year; the first begins with spring.
PHASES: Final[list[Phase[PrehistoryState]]] = [
    Setup("setup", "PH-2.7"),
    Winter("winter", "PH-3.5"),
    Spring("spring", "PH-4.2"),
    Summer("summer", "PH-5.3"),
    Income("income", "PH-5.5"),
    Autumn("autumn", "PH-7.1"),
    Extra("extra", "PH-11.1"),
]
assert [phase.name for phase in PHASES] == PHASE_NAMES, "phases stand in the order of their numbers"

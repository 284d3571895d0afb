"""The own turn of a seat: a menu that comes again until the turn is ended."""

from __future__ import annotations

from lascaux.games.prehistory.actions import BUILD, DONE, PASS, PILLAR, QUARRY, SKIP, WALK
from lascaux.games.prehistory.actions import FOOT as FOOT_ROW
from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.events import footed, passed, skipped
from lascaux.games.prehistory.state import AFTER, FOOT, NONE, READY, SPRING, PrehistoryState
from lascaux.games.prehistory.steps.acting import action_of, begin_action, offer_spring, offer_summer
from lascaux.games.prehistory.steps.asides import footed_asides, has_asides, menu_of, use_aside
from lascaux.games.prehistory.steps.building import (
    begin_building,
    build_quarry,
    build_rows,
    quarry_rows,
)
from lascaux.games.prehistory.steps.holding import colours_in, pillar_of, players_of
from lascaux.games.prehistory.steps.menus import Menu, MenuStep
from lascaux.games.prehistory.steps.numbers import (
    AUTUMN_TURN,
    END_TURN,
    EXTRA_TURN,
    LAY_FOOT,
    SPRING_TURN,
    SUMMER_TURN,
    TAKE_PILLAR,
)
from lascaux.games.prehistory.steps.picks import with_one
from lascaux.games.prehistory.steps.pillars import take_pillar
from lascaux.games.prehistory.steps.walking import begin_walk, walk_rows
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step


class SpringTurn(MenuStep):
    """A seat does one of the six actions with its resources, or passes for this spring.

    Rule: PH-4.2, PH-4.3, PH-10.0.
    """

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        menu = menu_of(s, f.seat, PASS)
        offer_spring(s, f.seat, menu)
        return menu

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        if action == PASS:
            pass_spring(s, f.seat, True)
        elif not use_aside(s, f.seat, action):
            s.stage = FOOT
            s.step = action_of(action)
            begin_action(s, f.seat, action)


class LayFoot(MenuStep):
    """After the action a resource goes to the foot of its pillar.

    Rule: PH-4.3, PH-10.0, PH-15.7.
    """

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        return feet_of(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        if not use_aside(s, f.seat, action):
            lay_foot(s, f.seat, action - FOOT_ROW)


class TakePillar(MenuStep):
    """A seat takes all cubes from the top of a pillar.

    Rule: PH-5.2, PH-10.0.
    """

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        menu = menu_of(s, f.seat, NONE)
        menu.offer(PILLAR, colours_in(s.tops, 0))
        return menu

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        if not use_aside(s, f.seat, action):
            take_pillar(s, f.seat, action - PILLAR)
            s.stage = AFTER


class SummerTurn(MenuStep):
    """A seat does the action of this step with its action cubes, or skips it.

    Rule: PH-5.3, PH-10.0.
    """

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        menu = menu_of(s, f.seat, SKIP)
        offer_summer(s, f.seat, s.step, menu)
        return menu

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        act_or_skip(s, f.seat, action)


class ExtraTurn(MenuStep):
    """After the last year a seat does one more action with its action cubes, or none.

    Rule: PH-11.1, PH-10.0, PH-15.29.
    """

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        menu = menu_of(s, f.seat, SKIP)
        for action in range(KINDS):
            offer_summer(s, f.seat, action, menu)
        return menu

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        act_or_skip(s, f.seat, action)


class AutumnTurn(Step[PrehistoryState]):
    """A seat moves its members, each once, and builds.

    Rule: PH-7.1, PH-8.1, PH-10.0, PH-13.7.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return menu_of(s, f.seat, DONE).rows() + autumn_rows(s, f.seat)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        if action == DONE:
            end_turn(s)
        elif use_aside(s, f.seat, action):
            return
        elif action > QUARRY:
            build_quarry(s, f.seat, action)
        elif action > BUILD:
            begin_building(s, f.seat, action)
        else:
            begin_walk(s, f.seat, action - WALK)


class EndTurn(MenuStep):
    """A seat has done its part and may still use development points before its turn ends.

    Rule: PH-10.0, PH-15.56.
    """

    def menu(self, s: PrehistoryState, f: Frame) -> Menu:
        return menu_of(s, f.seat, DONE)

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        if not use_aside(s, f.seat, action):
            end_turn(s)


def feet_of(s: PrehistoryState, seat: int) -> Menu:
    """What may be done between a spring action and the cube at its pillar.

    Rule: PH-4.3, PH-10.0.
    """
    menu = Menu(NONE, footed_asides(s, seat))
    menu.offer(FOOT_ROW, colours_in(s.resources, seat))
    return menu


def autumn_rows(s: PrehistoryState, seat: int) -> list[int]:
    """Walks, huts and quarries of a seat.

    Rule: PH-7.1, PH-8.1, PH-13.7.
    """
    return [*walk_rows(s, seat), *build_rows(s, seat), *quarry_rows(s, seat)]


def ask_spring(s: PrehistoryState, seat: int) -> None:
    """Ask for the next of a spring turn; who has nothing to do it with passes unasked.

    Rule: PH-4.2, PH-15.8.
    """
    if s.stage == FOOT:
        menu = feet_of(s, seat)
        if menu.size > 1:
            s.stack.append(Frame(LAY_FOOT, seat))
        elif not use_aside(s, seat, menu.row(0)):
            lay_foot(s, seat, menu.row(0) - FOOT_ROW)
    elif s.stage == AFTER:
        ask_to_end(s, seat)
    elif has_asides(s, seat):
        s.stack.append(Frame(SPRING_TURN, seat))
    else:
        pass_spring(s, seat, False)


def ask_summer(s: PrehistoryState, seat: int) -> None:
    """Ask for the next of a summer turn; who has nothing to do it with skips the step unasked.

    Rule: PH-5.2, PH-5.3, PH-10.0.
    """
    if s.stage == AFTER:
        ask_to_end(s, seat)
    elif s.step == NONE:
        s.stack.append(Frame(TAKE_PILLAR, seat))
    elif has_asides(s, seat):
        s.stack.append(Frame(SUMMER_TURN, seat))
    else:
        end_turn(s)


def ask_extra(s: PrehistoryState, seat: int) -> None:
    """Ask for the extra action.

    Rule: PH-11.1.
    """
    if s.stage == AFTER:
        ask_to_end(s, seat)
    elif has_asides(s, seat):
        s.stack.append(Frame(EXTRA_TURN, seat))
    else:
        end_turn(s)


def ask_autumn(s: PrehistoryState, seat: int) -> None:
    """Ask for the next of an autumn turn; it ends by itself when nothing can be done.

    Rule: PH-7.1, PH-10.0.
    """
    if has_asides(s, seat) or len(autumn_rows(s, seat)) > 0:
        s.stack.append(Frame(AUTUMN_TURN, seat))
    else:
        end_turn(s)


def ask_to_end(s: PrehistoryState, seat: int) -> None:
    """A turn whose part is done goes on as long as its seat can and will use something.

    Rule: PH-10.0, PH-15.56.
    """
    if has_asides(s, seat):
        s.stack.append(Frame(END_TURN, seat))
    else:
        end_turn(s)


def end_turn(s: PrehistoryState) -> None:
    """The next player's turn comes.

    Rule: PH-10.0.
    """
    s.acting = NONE
    s.stage = READY
    s.walking = 0
    s.turn += 1
    if s.phase == SPRING:
        s.turn %= players_of(s)
        s.step = NONE


def pass_spring(s: PrehistoryState, player: int, by_choice: bool) -> None:
    """Out for this spring.

    Rule: PH-4.2, PH-15.8.
    """
    s.passed |= 1 << player
    passed(s, player, by_choice)
    end_turn(s)


def lay_foot(s: PrehistoryState, seat: int, colour: int) -> None:
    """A resource lies at the foot of the pillar.

    Rule: PH-4.3.
    """
    pillar = pillar_of(s, s.step)
    s.resources[seat * KINDS + colour] -= 1
    s.feet[pillar] = with_one(s.feet[pillar], colour)
    footed(s, seat, colour, pillar)
    s.stage = AFTER


def act_or_skip(s: PrehistoryState, seat: int, row: int) -> None:
    """Do an action by summer rules, or leave it.

    Rule: PH-5.3, PH-11.1.
    """
    if row == SKIP:
        skipped(s, seat)
        end_turn(s)
    elif not use_aside(s, seat, row):
        s.stage = AFTER
        begin_action(s, seat, row)

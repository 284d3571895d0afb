"""Dice for everybody: the buyer of a card throws one for each player, and all take one in turn."""

from __future__ import annotations

from lascaux.games.stone_age.actions import DIE, THROW, THROWS
from lascaux.games.stone_age.data import FACES, OF_DICE, OF_STYLE_DICE
from lascaux.games.stone_age.dice import THROW_WEIGHTS
from lascaux.games.stone_age.events import dice_thrown, die_taken
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.gaining import gain
from lascaux.games.stone_age.steps.numbers import CHOOSE_DIE
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import ChanceStep, Step
from lascaux.parts.heaps import COUNT_BITS, count_of


class RollDice(ChanceStep[StoneAgeState]):
    """One die for each player.

    Frame: a = the seat of the buyer, b = 1 for the stylish dice, c = what was bought: card or building.
    Rule: SA-6.1, SA-14.3, SA-15.4.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return list(range(THROW[s.seats], THROW[s.seats] + len(THROWS[s.seats])))

    def weights(self, s: StoneAgeState, f: Frame) -> list[int]:
        return THROW_WEIGHTS[s.seats][:]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        throw = THROWS[s.seats][action - THROW[s.seats]]
        dice = 0
        for face in throw:
            dice += 1 << COUNT_BITS * face
        dice_thrown(s, f.a, throw, f.b, f.c)
        ask_for_die(s, f.a, dice, f.b)


class ChooseDie(Step[StoneAgeState]):
    """A seat takes a die, a useless one too; equal dice are one choice.

    Frame: a = the dice that are left, by face; b = 1 for the stylish dice.
    Rule: SA-6.2, SA-6.3, SA-14.3.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [DIE + face for face in range(1, FACES + 1) if count_of(f.a, face) != 0]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        take_die(s, f.seat, f.a, f.b, action - DIE)


def ask_for_die(s: StoneAgeState, seat: int, dice: int, style: int) -> None:
    """Ask a seat for a die; where all that are left are equal it takes one unasked.

    Rule: SA-6.2, SA-6.3.
    """
    faces = [face for face in range(1, FACES + 1) if count_of(dice, face) != 0]
    if len(faces) > 1:
        s.stack.append(Frame(CHOOSE_DIE, seat, dice, style))
    elif faces:
        take_die(s, seat, dice, style, faces[0])


def take_die(s: StoneAgeState, seat: int, dice: int, style: int, face: int) -> None:
    """What the die shows happens at once; the others go to the next seat.

    Rule: SA-6.1, SA-6.2, SA-14.3.
    """
    effect, amount = s.box.style_lottery[face] if style == 1 else s.box.lottery[face]
    die_taken(s, seat, face)
    gain(s, seat, effect, amount, OF_STYLE_DICE if style == 1 else OF_DICE, 0)
    ask_for_die(s, (seat + 1) % s.seats, dice - (1 << COUNT_BITS * face), style)

"""A game of two for the tests of search: where a coin lies is known to one seat alone.

Seat 0 begins: it rolls, which it wins in so many of ten cases, or it lets a coin be hidden under one of two
cups.  Whoever did not hide it guesses, and wins if it lies there.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from lascaux.kernel.actions import ActionSpace
from lascaux.kernel.box import Box
from lascaux.kernel.fields import Field, Number
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Ending, Meta
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.kernel.steps import ChanceStep, FairStep, Step, StepTable
from tests.contract.toy_box import BOX

STEPS: Final = StepTable()
BEGIN: Final = STEPS.add("begin", "C-1")
ROLL: Final = STEPS.add("roll", "C-1")
HIDE: Final = STEPS.add("hide", "C-2")
DRAW: Final = STEPS.add("draw", "C-2")
GUESS: Final = STEPS.add("guess", "C-3")

SPACE: Final = ActionSpace(STEPS)
CUPS: Final = SPACE.add("cups", at=[BEGIN])
PLAY: Final = SPACE.add("play", at=[BEGIN])
LEFT: Final = SPACE.add("left", at=[HIDE, DRAW, GUESS])
RIGHT: Final = SPACE.add("right", at=[HIDE, DRAW, GUESS])
WON: Final = SPACE.add("won", at=[ROLL], chance=True)
LOST: Final = SPACE.add("lost", at=[ROLL], chance=True)

NOBODY_YET: Final = -1

Hider = Literal["seat 0", "seat 1", "chance"]
HIDERS: Final[dict[Hider, int]] = {"seat 0": 0, "seat 1": 1, "chance": CHANCE}

META: Final = Meta(
    name="cups",
    title="Cups",
    min_seats=2,
    max_seats=2,
    minutes=1,
    options={},
    rules_version="1.0.0",
    max_plies=3,
    widest=2,
)


class CupsState(State):
    """Where the coin lies, and who has won."""

    coin: int
    winner: int


class Begin(Step[CupsState]):
    """A coin under the cups, or a roll.

    Frame: a = who would hide the coin, b = in how many of ten cases a roll is won.
    """

    def legal(self, s: CupsState, f: Frame) -> list[int]:
        return [CUPS, PLAY]

    def apply(self, s: CupsState, f: Frame, action: int) -> None:
        if action == PLAY:
            s.stack.append(Frame(ROLL, CHANCE, f.b))
        elif f.a == CHANCE:
            s.stack += [Frame(GUESS, 0), Frame(DRAW, CHANCE)]
        else:
            s.stack += [Frame(GUESS, 1 - f.a), Frame(HIDE, f.a)]


class Roll(ChanceStep[CupsState]):
    """Seat 0 wins in some of ten cases.

    Frame: a = in how many.
    """

    def legal(self, s: CupsState, f: Frame) -> list[int]:
        return [WON, LOST]

    def weights(self, s: CupsState, f: Frame) -> list[int]:
        return [f.a, 10 - f.a]

    def apply(self, s: CupsState, f: Frame, action: int) -> None:
        s.winner = 0 if action == WON else 1


class Hide(Step[CupsState]):
    """Only who hides the coin knows where it lies."""

    def legal(self, s: CupsState, f: Frame) -> list[int]:
        return [LEFT, RIGHT]

    def apply(self, s: CupsState, f: Frame, action: int) -> None:
        s.coin = action

    def audience(self, s: CupsState, f: Frame) -> int:
        return 1 << f.seat


class Draw(FairStep[CupsState]):
    """Chance hides the coin; seat 1 looks on."""

    def legal(self, s: CupsState, f: Frame) -> list[int]:
        return [LEFT, RIGHT]

    def apply(self, s: CupsState, f: Frame, action: int) -> None:
        s.coin = action

    def audience(self, s: CupsState, f: Frame) -> int:
        return 1 << 1


class Guess(Step[CupsState]):
    """Whoever finds the coin wins."""

    def legal(self, s: CupsState, f: Frame) -> list[int]:
        return [LEFT, RIGHT]

    def apply(self, s: CupsState, f: Frame, action: int) -> None:
        s.winner = f.seat if action == s.coin else 1 - f.seat


class Cups(Game[CupsState]):
    """The rules, with who hides the coin and in how many of ten cases a roll is won."""

    def __init__(self, hider: Hider, chances: int) -> None:
        fields: list[Field] = [Number("coin"), Number("winner")]
        Game.__init__(self, META, SPACE, STEPS.made([Begin, Roll, Hide, Draw, Guess]), fields, BOX)
        self.hider: Final = HIDERS[hider]
        self.chances: Final = chances

    def blank(self, seats: int, options: dict[str, str], box: Box) -> CupsState:
        s = CupsState(seats)
        s.coin = 0
        s.winner = NOBODY_YET
        s.stack = [Frame(BEGIN, 0, self.hider, self.chances)]
        return s

    def copy(self, s: CupsState) -> CupsState:
        twin = CupsState(s.seats)
        s.copy_base(twin)
        twin.coin = s.coin
        twin.winner = s.winner
        return twin

    def advance(self, s: CupsState) -> None:
        s.over = True

    def determinize(self, s: CupsState, seat: int, rng: Rng) -> CupsState:
        return self.copy(s)

    def scores(self, s: CupsState) -> list[int]:
        return [int(seat == s.winner) for seat in range(s.seats)]

    def ending(self, s: CupsState) -> Ending | None:
        return Ending("found", [1 if seat == s.winner else 2 for seat in range(s.seats)]) if s.over else None

    def view(self, s: CupsState, seat: int | None) -> msgspec.Struct:
        raise NotImplementedError

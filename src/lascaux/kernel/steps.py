"""Steps: the kinds of decision, each with what may be chosen and what choosing does."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.kernel.frames import Frame
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

S = TypeVar("S", bound=State)


class Declared:
    """What is said of a step before its code: its number, name and rule, and the verbs it may offer.

    The verbs are those of the actions that name it, in the order of the action table.  A step that goes on
    completes the move of whoever has just chosen, as a payment does; any other begins a move.
    """

    def __init__(self, number: int, name: str, rule: str, goes_on: bool) -> None:
        self.number: Final = number
        self.name: Final = name
        self.rule: Final = rule
        self.goes_on: Final = goes_on
        self.verbs: Final[list[str]] = []


class StepTable:
    """The steps of a game in the order of their numbers, as frames carry them."""

    def __init__(self) -> None:
        self.declared: Final[list[Declared]] = []

    def add(self, name: str, rule: str, goes_on: bool = False) -> int:
        """Declare the next step; returns its number."""
        number = len(self.declared)
        self.declared.append(Declared(number, name, rule, goes_on))
        return number

    def offer(self, verb: str, at: list[int]) -> None:
        """Note at which steps a verb is offered; one with several shapes is noted once."""
        assert at, f"{verb!r} is offered at some step"
        for number in at:
            verbs = self.declared[number].verbs
            if verb not in verbs:
                verbs.append(verb)

    def made(self, code: list[type[Step[S]]]) -> list[Step[S]]:
        """The steps themselves, from their classes in the same order: `move_huts` is `MoveHuts`."""
        names = [declared.name.title().replace("_", "") for declared in self.declared]
        assert [step.__name__ for step in code] == names, "code stands in the order of the table"
        silent = [declared.name for declared in self.declared if not declared.verbs]
        assert not silent, f"no action is offered at {', '.join(silent)}"
        return [step(declared) for step, declared in zip(code, self.declared, strict=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of decision.  Holds no data of a position."""

    def __init__(self, declared: Declared) -> None:
        self.number: Final = declared.number
        self.name: Final = declared.name
        self.rule: Final = declared.rule
        self.goes_on: Final = declared.goes_on
        self.verbs: Final = declared.verbs

    def legal(self, s: S, f: Frame) -> list[int]:
        """All that may be chosen: rows of the action table, sorted.  The list is the caller's."""
        raise NotImplementedError

    def apply(self, s: S, f: Frame, action: int) -> None:
        """What choosing does.  The frame has already left the stack."""
        raise NotImplementedError

    def sample(self, s: S, f: Frame, rng: Rng) -> int:
        """One legal action, each equally likely.  Override it where listing all is dear."""
        options = self.legal(s, f)
        return options[rng.below(len(options))]

    def weights(self, s: S, f: Frame) -> list[int]:
        """One whole-number weight for each legal outcome; only chance has them."""
        raise NotImplementedError

    def audience(self, s: S, f: Frame) -> int:
        """Mask of the seats that may know what was chosen here; 0 means all."""
        return 0

    def is_final(self, action: int) -> bool:
        """Whether this choice is seen by all and can no longer be taken back; a table then offers no undo."""
        return False

    def hides_options(self) -> bool:
        """Whether the number of options is a secret; a table then asks even if there is but one."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A step that fate decides, by the weights of its outcomes."""

    def sample(self, s: S, f: Frame, rng: Rng) -> int:
        return self.legal(s, f)[rng.weighted(self.weights(s, f))]


@mypyc_attr(allow_interpreted_subclasses=True)
class FairStep(ChanceStep[S]):
    """A step that fate decides, all outcomes being equally likely."""

    def weights(self, s: S, f: Frame) -> list[int]:
        return [1] * len(self.legal(s, f))

    def sample(self, s: S, f: Frame, rng: Rng) -> int:
        return Step.sample(self, s, f, rng)

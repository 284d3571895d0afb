"""Phases: a game as a list of stretches, each of which goes on until nothing is left to do in it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A stretch of a game; `rule` says whose turn it is there.  Holds no data of a position."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule

    def begin(self, s: S) -> None:
        """What happens once, before all else."""

    def go_on(self, s: S) -> bool:
        """Do what comes next; False if nothing is left to do."""
        raise NotImplementedError

    def end(self, s: S) -> None:
        """What happens once, when nothing is left to do."""

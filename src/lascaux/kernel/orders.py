"""Standing orders: how a seat would have small decisions answered that come again and again."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.kernel.frames import Frame
from lascaux.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Generic[S]):
    """One kind of standing order.  Holds no data of a position.

    `values` are the words one of which it is given with; none if it needs no more than its name.  It lasts
    for the game or, if it `ends_with_chapter`, until the next chapter begins.
    """

    def __init__(self, name: str, values: list[str], ends_with_chapter: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.ends_with_chapter: Final = ends_with_chapter

    def answer(self, s: S, f: Frame, options: list[int], value: str) -> int:
        """Which of these options it chooses; UNKNOWN where it says nothing and its owner decides."""
        raise NotImplementedError

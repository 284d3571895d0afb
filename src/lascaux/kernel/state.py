"""What the positions of all games have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lascaux.kernel.events import Event
from lascaux.kernel.frames import NOBODY, Frame
from lascaux.kernel.meta import Args

SHOWN: Final = ""  # the kind of the mark that `reveal` leaves among the events


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: a stack of frames and flat typed fields.  Data only.

    The constructor allocates nothing: `start` and `copy` fill in the lists.
    """

    stack: list[Frame]

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.over: bool = False
        self.reveals: int = 0  # how often something hidden was shown
        self.events: list[Event] | None = None  # who listens; not part of the position

    def copy_base(self, to: State) -> None:
        """Copy what all states share; nobody listens to a copy."""
        to.stack = self.stack[:]  # frames are values
        to.over = self.over
        to.reveals = self.reveals

    def tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: Args,
        audience: int = 0,
        places: list[str] | None = None,
    ) -> None:
        """Say what happened; only functions of a game's `events.py` do, and only if anybody listens."""
        assert self.events is not None
        self.events.append(Event(kind, seat, rule, args, audience, places or []))

    def reveal(self) -> None:
        """Something hidden is shown from here on: undo stops here, and so does a preview."""
        self.reveals += 1
        if self.events is not None:
            self.tell(SHOWN, NOBODY, "", {})

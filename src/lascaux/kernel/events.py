"""Events: what happened, for logs, previews and motion."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.meta import Args


class Event:
    """Something that happened: its kind, whom it befell, the rule behind it, and what fills its sentence.

    A game says each of its events by a function in its `events.py`.  `audience` is a mask of seats; 0 means
    all.  `places` are the places of the board that are meant, by names that never change; several
    are a way, from where it began.
    """

    def __init__(self, kind: str, seat: int, rule: str, args: Args, audience: int, places: list[str]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.rule: Final = rule
        self.args: Final = args
        self.audience: Final = audience
        self.places: Final = places

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        if self.audience == 0:
            return True
        return seat is not None and self.audience >> seat & 1 == 1

    def key(self) -> tuple[str, int, str, str, int, str]:
        """The event as a hashable value."""
        return (self.kind, self.seat, self.rule, repr(self.args), self.audience, " ".join(self.places))

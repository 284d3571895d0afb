"""Events: what happened, for logs, previews and motion."""

from __future__ import annotations

from typing import Final


class EventKind:
    """A kind of event: its number, its name, and the rule that makes it happen."""

    def __init__(self, number: int, name: str, rule: str) -> None:
        self.number: Final = number
        self.name: Final = name
        self.rule: Final = rule


class Event:
    """Something that happened.  `audience` is a mask of seats; 0 means all."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, audience: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.audience: Final = audience

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        if self.audience == 0:
            return True
        return seat is not None and self.audience >> seat & 1 == 1

    def key(self) -> tuple[int, int, int, int, int, int]:
        """The event as a hashable value."""
        return (self.kind, self.seat, self.a, self.b, self.c, self.audience)

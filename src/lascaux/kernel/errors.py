"""What can go wrong when the engine is misused; every message is a sentence a person can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # what a game says of itself raises errors of this module
    from lascaux.kernel.meta import Reason


class LascauxError(ValueError):
    """Base of all refusals: nothing has changed.

    `reason` is the rule and the sentence as a key, where a table refused an action.
    """

    def __init__(self, message: str = "", reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class NotLegal(LascauxError):
    """The action exists, but not in this position."""


class NotYourDecision(LascauxError):
    """Another seat is asked, or nobody."""


class NotParseable(LascauxError):
    """The text names no action of this game."""


class BadSetup(LascauxError):
    """No such game, seat count or option."""


class BadPosition(LascauxError):
    """The data describe no position of this game."""


class BadRecord(LascauxError):
    """The text is no record, or does not replay."""

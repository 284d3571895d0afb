"""How a command ends: exit codes, and the one sentence that says what was wrong with the input."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.errors import LascauxError

DONE: Final = 0
NO: Final = 1  # the answer to what was asked is no: not fair, below the bar
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Trouble(LascauxError):
    """What somebody asked for cannot be done; the message says why and what to do."""

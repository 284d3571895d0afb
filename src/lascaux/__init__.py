"""Lascaux: games of early people, one engine."""

from __future__ import annotations

from lascaux.arena.simulate import simulate as match
from lascaux.bots.catalogue import bot
from lascaux.bots.interface import Bot
from lascaux.kernel.box import BadComponents, Box
from lascaux.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    LascauxError,
    NotLegal,
    NotParseable,
    NotYourDecision,
)
from lascaux.kernel.frames import CHANCE, NOBODY
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Ending
from lascaux.kernel.play import playout
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.registry import game, games
from lascaux.table.choices import Choice
from lascaux.table.outlook import Outlook
from lascaux.table.preview import Preview
from lascaux.table.refusals import Refusal
from lascaux.table.table import Table
from lascaux.table.verify import Verdict, verify

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Box",
    "Choice",
    "Ending",
    "Game",
    "LascauxError",
    "NotLegal",
    "NotParseable",
    "NotYourDecision",
    "Outlook",
    "Preview",
    "Refusal",
    "Rng",
    "State",
    "Table",
    "Verdict",
    "bot",
    "game",
    "games",
    "match",
    "playout",
    "verify",
]

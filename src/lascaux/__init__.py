"""Lascaux: five games of early people, one engine."""

from __future__ import annotations

from lascaux.bots.catalogue import bot
from lascaux.kernel.frames import CHANCE, NOBODY
from lascaux.kernel.play import playout
from lascaux.kernel.rng import Rng
from lascaux.registry import game, games
from lascaux.table.table import Table

__version__ = "0.1.0"
__all__ = ["CHANCE", "NOBODY", "Rng", "Table", "bot", "game", "games", "playout"]

"""Lascaux: five games of early people, one engine."""

from __future__ import annotations

from lascaux.kernel.frames import CHANCE, NOBODY
from lascaux.kernel.play import playout
from lascaux.kernel.rng import Rng
from lascaux.registry import game, games

__version__ = "0.1.0"
__all__ = ["CHANCE", "NOBODY", "Rng", "game", "games", "playout"]

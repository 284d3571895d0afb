"""What a study of a game is: the kinds of games that are played, what is noted of them, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "figures"

P = TypeVar("P")
F = TypeVar("F")


@dataclass(frozen=True)
class Kind:
    """Games of one number of players with the same options."""

    players: int
    name: str
    options: tuple[tuple[str, str], ...]
    times: int = 1  # so many times the games of the study, where a bar is near and chance must be small

    @property
    def title(self) -> str:
        """How it is asked for on the command line."""
        return f"{self.players} {self.name}"


@dataclass(frozen=True)
class Study(Generic[P, F]):
    """One game between equal bots, played many times."""

    game: str
    kinds: Sequence[Kind]
    games: int  # of each kind
    played: Callable[[Kind, int], P]  # one game, by its seed
    figures_of: Callable[[Kind, list[P]], F]
    missed_by: Callable[[F], list[str]]  # a sentence for each bar that is missed
    stored: type[list[F]]

    @property
    def file(self) -> Path:
        """Where its figures are kept for docs/components.md."""
        return FOLDER / f"{self.game}.json"


def percent(part: float, whole: int) -> float:
    """A share in per cent."""
    return round(100 * part / whole, 1) if whole > 0 else 0.0


def spread_of(shares: list[float]) -> float:
    """How many points lie between the best and the worst."""
    return max(shares) - min(shares)

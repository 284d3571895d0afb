"""Positions of Clans drawn by hand, and small verbs to play on them.

Huts are written as letters: r(ed) b(lue) g(reen) y(ellow) and k for black, so `{12: "rrb"}` puts two
red huts and a blue one into territory 12.  All that a test does not care for is filled in.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.data import COLOURS, TERRITORIES
from lascaux.games.clans.flow import GAME
from lascaux.games.clans.state import ClansState
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.parts.heaps import count_of
from tests.games.playing import Playing

LETTERS: Final = "rbgyk"

_PLAYING = Playing(GAME)
legal = _PLAYING.legal


def draw(
    huts: dict[int, str],
    seats: int = 2,
    founded: int = 0,
    to_move: int = 0,
    cards: str = "rbgy",
    points: dict[str, int] | None = None,
    chips: list[int] | None = None,
    first: int = 0,
    ties: bool = False,
    villages: list[int] | None = None,
) -> ClansState:
    """A position in which a seat is to move.

    `founded` villages lie on empty ground that nothing else needs, unless `villages` names them; the
    first seat holds their chips, unless `chips` says otherwise.
    """
    empty = [territory for territory in range(TERRITORIES, 0, -1) if territory not in huts]
    places = villages if villages is not None else empty[:founded]
    groups = [territory for territory in huts if territory not in places]
    return GAME.load(
        {
            "game": "clans",
            "seats": seats,
            "over": False,
            "reveals": 0,
            "huts": [_counts(huts.get(territory, "")) for territory in range(1, TERRITORIES + 1)],
            "points": [(points or {}).get(letter, 0) for letter in LETTERS],
            "chips": chips if chips is not None else [len(places)] + [0] * (seats - 1),
            "cards": [LETTERS.index(letter) for letter in cards[:seats]],
            "villages": [territory - 1 for territory in places],
            "live": len(groups),
            "first": first,
            "turn": (to_move + 1) % seats,
            "ties": ties,
            "stack": [{"step": "move_huts", "seat": to_move}],
        }
    )


def opening(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> ClansState:
    """A game that has been set up by chance, first seat to move."""
    s = GAME.start(seats, options or {})
    rng = Rng(seed)
    while GAME.seat_to_act(s) < 0:
        GAME.play(s, GAME.sample(s, rng))
    return s


def moves_from(s: ClansState, here: int) -> set[int]:
    """Where the huts of a territory may go."""
    return {int(text.split()[2]) for text in legal(s) if text.startswith(f"move {here} ")}


def play(s: ClansState, *texts: str) -> list[tuple[str, Args]]:
    """Play legal actions; returns what happened, as kinds with the arguments of their sentences."""
    return [(event.kind, event.args) for event in _PLAYING.events_of(s, *texts)]


def kinds(happened: list[tuple[str, Args]]) -> list[str]:
    """Only the kinds of what happened."""
    return [kind for kind, _ in happened]


def huts_in(s: ClansState, territory: int) -> str:
    """The huts of a territory, as letters."""
    group = s.huts[territory - 1]
    return "".join(letter * count_of(group, colour) for colour, letter in enumerate(LETTERS))


def points_of(s: ClansState) -> dict[str, int]:
    """The points of all colours that have some, by letter."""
    return {letter: points for letter, points in zip(LETTERS, s.points, strict=True) if points}


def villages_of(s: ClansState) -> list[int]:
    """Where villages were founded, in the order of their chips."""
    return [territory + 1 for territory in s.villages]


def _counts(letters: str) -> list[int]:
    assert set(letters) <= set(LETTERS), f"{letters!r} has a letter that is no colour"
    assert len(LETTERS) == len(COLOURS)
    return [letters.count(letter) for letter in LETTERS]

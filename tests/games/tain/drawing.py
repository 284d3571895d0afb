"""Positions of Táin drawn by hand, and small verbs to play on them.

Heaps are written in words ("boy boy daughter"), doors as in the actions: board, then door 1 to 5.  All that
a test does not care for is filled in: tiles not named are behind the screens, cows not named graze.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from lascaux.games.tain.box import BOX
from lascaux.games.tain.data import DOORS, KINDS, tile_of
from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import COWS as COWS_PLACE
from lascaux.games.tain.state import GOODS, TainState
from lascaux.games.tain.state import JEWELS as JEWELS_PLACE
from lascaux.kernel.meta import Args
from lascaux.parts.heaps import count_of
from tests.games.playing import Playing

Happened = list[tuple[str, Args]]

PATRICK: Final = 0  # the players of the rulebook's examples
BRIGITTE: Final = 1
ARTHUR: Final = 2

FULL_SET: Final = Counter(dict(zip(KINDS, BOX.tiles, strict=True)))

_PLAYING = Playing(GAME)
legal = _PLAYING.legal


def draw(
    seats: int = 3,
    raiders: dict[tuple[int, int], tuple[int, str]] | None = None,
    guards: dict[tuple[int, int], str] | None = None,
    outer: list[tuple[int, str]] | None = None,
    hostages: dict[tuple[int, int], str] | None = None,
    screens: dict[int, str] | None = None,
    discards: dict[int, str] | None = None,
    cows: list[int] | None = None,
    jewels: list[int] | None = None,
    active: int = 0,
    to_act: int | None = None,
    passed: list[int] | None = None,
    turn: int = 1,
    rotate: bool = True,
) -> TainState:
    """A position in which a seat is to scout.

    `raiders` and `guards` lie at (board, door), `hostages` are (captor, owner).  A seat in `screens` has only
    these tiles left to play and all others put away; one in `discards` has only these put away.
    """
    free = [Counter(FULL_SET) for _ in range(seats)]
    entrance, threshold, land = [0] * (seats * DOORS), [0] * (seats * DOORS), [0, 0]
    for (board, door), (owner, kind) in (raiders or {}).items():
        entrance[board * DOORS + door - 1] = _taken_from(free, owner, kind)
    for (board, door), kind in (guards or {}).items():
        threshold[board * DOORS + door - 1] = _taken_from(free, board, kind)
    for space, (owner, kind) in enumerate(outer or []):
        land[space] = _taken_from(free, owner, kind)
    held = [Counter[str]() for _ in range(seats * seats)]
    for (captor, owner), kinds in (hostages or {}).items():
        held[captor * seats + owner] = Counter(kinds.split())
        free[owner].subtract(kinds.split())
    screen, discard = [Counter(heap) for heap in free], [Counter[str]() for _ in range(seats)]
    for seat, kinds in (screens or {}).items():
        screen[seat] = Counter(kinds.split())
        discard[seat] = free[seat] - screen[seat]
    for seat, kinds in (discards or {}).items():
        discard[seat] = Counter(kinds.split())
        screen[seat] = free[seat] - discard[seat]
    herd = cows if cows is not None else [5] * seats
    hoard = jewels if jewels is not None else [3] * seats
    seat_to_act = active if to_act is None else to_act
    return GAME.load(
        {
            "game": "tain",
            "seats": seats,
            "over": False,
            "reveals": 0,
            "screen": [_counts(heap) for heap in screen],
            "discard": [_counts(heap) for heap in discard],
            "entrance": entrance,
            "threshold": threshold,
            "outer": land,
            "hostages": [_counts(heap) for heap in held],
            "taken": [[0] * len(KINDS)] * (seats * seats),
            "goods": [number for seat in range(seats) for number in (herd[seat], hoard[seat], 0, 0)],
            "pasture": BOX.cows - sum(herd),
            "passed": sum(1 << seat for seat in passed or []),
            "active": active,
            "next": (seat_to_act + 1) % seats,
            "turn": turn,
            "raid": 0,
            "rotate": rotate,
            "stack": [{"step": "scout_space", "seat": seat_to_act}],
        }
    )


def opening(seats: int, first: int = 0, options: dict[str, str] | None = None) -> TainState:
    """A game that has been set up, with this seat to lay the first tile."""
    s = GAME.start(seats, options or {})
    play(s, f"first {first}")
    return s


def play(s: TainState, *texts: str) -> Happened:
    """Play legal actions; returns what happened, as kinds with the arguments of their sentences."""
    return [(event.kind, event.args) for event in _PLAYING.events_of(s, *texts)]


def raid(s: TainState, *choices: str) -> Happened:
    """Let all pass and the raid happen, with these choices of hostages, until the next turn or the end."""
    happened: Happened = []
    while s.raid == 0 and not s.over:
        turn = s.turn
        happened += play(s, "pass")
        if s.turn != turn:
            break
    return happened + play(s, *choices)


def rules_cited(s: TainState, text: str) -> list[tuple[str, str]]:
    """What happens on an action, each kind with the rule that the log names for it."""
    return [(event.kind, event.rule) for event in _PLAYING.events_of(s, text)]


def told(happened: Happened, kind: str) -> list[Args]:
    """What is told of one kind of event."""
    return [args for name, args in happened if name == kind]


def cows_of(s: TainState) -> list[int]:
    """Cows in the stables, by seat."""
    return [s.goods[GOODS * seat + COWS_PLACE] for seat in range(s.seats)]


def jewels_of(s: TainState) -> list[int]:
    """Jewels in the houses, by seat."""
    return [s.goods[GOODS * seat + JEWELS_PLACE] for seat in range(s.seats)]


def held_by(s: TainState, captor: int, owner: int) -> str:
    """The hostages of one owner in one house, in words."""
    return in_words(s.hostages[captor * s.seats + owner])


def in_words(heap: int) -> str:
    """A heap in words, sorted as the kinds are."""
    return " ".join(kind for place, kind in enumerate(KINDS) for _ in range(count_of(heap, place)))


def _taken_from(free: list[Counter[str]], owner: int, kind: str) -> int:
    free[owner][kind] -= 1
    return tile_of(owner, KINDS.index(kind))


def _counts(heap: Counter[str]) -> list[int]:
    return [heap[kind] for kind in KINDS]

"""The positions a seat cannot tell apart.

Every tile is shown before it is put away, so discards are known to whoever remembers.  What is
hidden is only which of another player's remaining tiles lie face down where.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.actions import SCOUT_OUTER
from lascaux.games.tain.data import (
    DOORS,
    EMPTY,
    GUARDS_MASK,
    KINDS,
    RAIDERS_MASK,
    ROVERS_MASK,
    TILE,
    kind_of,
    owner_of,
    size_of,
    tile_of,
)
from lascaux.games.tain.state import TainState
from lascaux.games.tain.steps.numbers import LAY_TILE
from lascaux.games.tain.steps.scout import kinds_allowed
from lascaux.kernel.rng import Rng
from lascaux.parts.heaps import count_of

NO_SPACE: Final = -1


def deal_hidden_tiles(s: TainState, seat: int, rng: Rng) -> None:
    """Lay the face-down tiles of the others anew, every fitting way equally likely.

    The narrowest spaces come first: whatever may lie there may lie on all the wider ones, so each
    choice leaves equally many ways for the rest.
    Rule: TN-10.18.
    """
    if s.raid != 0 or s.over:
        return
    for other in range(s.seats):
        if other != seat:
            _deal(s, other, rng)


def _deal(s: TainState, owner: int, rng: Rng) -> None:
    """Lay one player's face-down tiles anew; a tile about to be laid is set aside like the others."""
    chosen = _chosen_space(s, owner)
    set_aside = 0
    _gather(s, owner)
    _lay(s, owner, s.outer, 0, len(s.outer), ROVERS_MASK, rng)
    if chosen == SCOUT_OUTER:
        set_aside = _set_aside(s, owner, ROVERS_MASK, rng)
    for board in range(s.seats):
        if board != owner:
            _lay(s, owner, s.entrance, board * DOORS, board * DOORS + DOORS, RAIDERS_MASK, rng)
    if chosen != NO_SPACE and set_aside == 0 and kinds_allowed(owner, chosen) == RAIDERS_MASK:
        set_aside = _set_aside(s, owner, RAIDERS_MASK, rng)
    _lay(s, owner, s.threshold, owner * DOORS, owner * DOORS + DOORS, GUARDS_MASK, rng)
    s.screen[owner] += set_aside


def _chosen_space(s: TainState, seat: int) -> int:
    """The space for which this seat is about to lay a tile, or NO_SPACE."""
    f = s.stack[-1]
    return f.a if f.step == LAY_TILE and f.seat == seat else NO_SPACE


def _set_aside(s: TainState, owner: int, mask: int, rng: Rng) -> int:
    tile = TILE[_drawn(s.screen[owner] & mask, rng)]
    s.screen[owner] -= tile
    return tile


def _gather(s: TainState, owner: int) -> None:
    """Take a player's face-down tiles back behind the screen; they are laid again at once."""
    for spaces in (s.outer, s.entrance, s.threshold):
        for tile in spaces:
            if tile != EMPTY and owner_of(tile) == owner:
                s.screen[owner] += TILE[kind_of(tile)]


def _lay(s: TainState, owner: int, spaces: list[int], first: int, end: int, mask: int, rng: Rng) -> None:
    for space in range(first, end):
        if spaces[space] != EMPTY and owner_of(spaces[space]) == owner:
            kind = _drawn(s.screen[owner] & mask, rng)
            s.screen[owner] -= TILE[kind]
            spaces[space] = tile_of(owner, kind)


def _drawn(heap: int, rng: Rng) -> int:
    rest: int = rng.below(size_of(heap))
    for kind in range(len(KINDS)):
        rest -= count_of(heap, kind)
        if rest < 0:
            return kind
    raise AssertionError("the heap holds a tile that fits")

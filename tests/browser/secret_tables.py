"""Tables of every game at which people have something that nobody else may see."""

from __future__ import annotations

import random
from typing import Final

from lascaux import Table
from lascaux.games.clans.view import ClansView
from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.games.prehistory.view import PrehistoryView
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.games.tain.view import TainView
from tests.browser import first_sparks_tables

MOST: Final = 2000  # choices; all are found long before


def has_secret(table: Table, seat: int) -> bool:
    """Whether this seat sees something of its own that is hidden from all others."""
    view = table.view(seat)
    if isinstance(view, ClansView):
        return view.cards[seat] is not None
    if isinstance(view, FirstSparksView):
        other = table.view(None)
        return isinstance(other, FirstSparksView) and other.clans[seat].food is None
    if isinstance(view, StoneAgeView):
        return bool(view.camps[seat].own)
    if isinstance(view, PrehistoryView):
        return bool(view.players[seat].own_rites)
    assert isinstance(view, TainView)
    tiles = [*view.outer, *[tile for board in view.boards for tile in [*board.entrances, *board.thresholds]]]
    return any(tile is not None and tile.owner == seat for tile in tiles)


def keepers_of(table: Table) -> list[int]:
    """The seats that have a secret."""
    return [seat for seat in range(table.seats) if has_secret(table, seat)]


def table_of_secrets(game: str) -> Table:
    """A table of two at which both have secrets; in The First Sparks one of three has, the one with fire."""
    if game == "first_sparks":
        return first_sparks_tables.find(first_sparks_tables.with_fire, 3)
    dice = random.Random(6)
    table = Table.new(game, 2, seed=6)
    for _ in range(MOST):
        if len(keepers_of(table)) == table.seats and _is_calm(table):
            return table
        seat = table.asked[0]
        table.act(seat, dice.choice(table.choices(seat)).text)
    raise AssertionError(f"no such position of {game}")


def _is_calm(table: Table) -> bool:
    """Whether turns of all follow, so that the device goes round."""
    view = table.view(None)
    if isinstance(view, StoneAgeView):
        return view.phase == "placing" and all(camp.home > 2 for camp in view.camps)
    return not isinstance(view, PrehistoryView) or view.phase == "spring"

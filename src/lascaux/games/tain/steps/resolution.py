"""The resolution: loot goes in, the end is checked, empty screens are refilled."""

from __future__ import annotations

from lascaux.games.tain.data import size_of
from lascaux.games.tain.events import ended, last_turn, loot_stored, refilled, scored, totalled, turn_began
from lascaux.games.tain.state import COWS, GOODS, JEWELS, LOOT_COWS, LOOT_JEWELS, TainState
from lascaux.games.tain.steps.raid import put_tiles_away


def resolve(s: TainState) -> None:
    """Store the loot, end the game or begin the next turn.

    Rule: TN-7.1, TN-7.3, TN-7.4, TN-7.5, TN-9.1, TN-10.1, TN-10.11, TN-10.17.
    """
    put_tiles_away(s)
    has_herd = False
    for seat in range(s.seats):
        _store_loot(s, seat)
        if s.goods[GOODS * seat + COWS] >= s.box.herd:
            has_herd = True
    if has_herd or s.turn == s.box.turns:
        _end(s, has_herd)
        return
    for seat in range(s.seats):
        if s.screen[seat] == 0 and s.discard[seat] != 0:
            s.screen[seat] = s.discard[seat]
            s.discard[seat] = 0
            refilled(s, seat, size_of(s.screen[seat]))
    s.turn += 1
    s.raid = 0
    s.passed = 0
    if s.rotate:
        s.active = (s.active + 1) % s.seats
    s.next = s.active
    turn_began(s)
    if s.turn == s.box.turns:
        last_turn(s)


def _store_loot(s: TainState, seat: int) -> None:
    """Cows into the stables, jewels and hostages into the house.

    Rule: TN-7.1, TN-7.2, TN-8.1.
    """
    cows, jewels = s.goods[GOODS * seat + LOOT_COWS], s.goods[GOODS * seat + LOOT_JEWELS]
    captured = 0
    s.goods[GOODS * seat + COWS] += cows
    s.goods[GOODS * seat + JEWELS] += jewels
    s.goods[GOODS * seat + LOOT_COWS] = 0
    s.goods[GOODS * seat + LOOT_JEWELS] = 0
    for owner in range(seat * s.seats, seat * s.seats + s.seats):
        captured += size_of(s.taken[owner])
        s.hostages[owner] += s.taken[owner]
        s.taken[owner] = 0
    if cows or jewels or captured:
        loot_stored(s, seat, cows, jewels, captured)


def _end(s: TainState, has_herd: bool) -> None:
    s.over = True
    ended(s, has_herd)
    for seat in range(s.seats):
        scored(s, seat)
        totalled(s, seat)

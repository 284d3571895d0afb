"""What a position of Táin promises to each seat, in hundredths of a point.

The raid is played as if it came now, and corrected by what may still be laid before it does.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.actions import FREE
from lascaux.games.tain.data import BLUFF, DAUGHTER, DOORS, EMPTY, KINDS, WARRIOR, kind_of, owner_of
from lascaux.games.tain.scoring import scores_of
from lascaux.games.tain.state import COWS, GOODS, JEWELS, TainState
from lascaux.games.tain.steps.raid import begin_raid, has_raid_ended, raid_on
from lascaux.games.tain.steps.resolution import resolve
from lascaux.kernel.game import Game
from lascaux.parts.heaps import count_of

CENT: Final = 100

_AT_HAND: Final = [110, 80, 30, 40, -12]  # by kind: what a tile behind the screen is worth for later turns
_AWAY: Final = [60, 45, 18, 20, 0]  # the same for one in the discard, which comes back later
_COMES: Final = 40  # per cent: that somebody raids a door before all have passed
_GUARDS: Final = 35  # per cent: that a raided door is still guarded, and the raid stopped
# By guard, per cent of raids that get past it, if raiders are as often of each kind as tiles are.
_PASSES: Final = [0, 8, 24, 0, 56, 56]
_OPEN: Final = 5  # in place of a guard: none
_CATCHES: Final = 25  # a warrior on guard, in hundredths of a point for each raid expected
_CAUGHT: Final = -70  # a daughter on guard, the same


def prospects_of(game: Game[TainState], s: TainState) -> list[int]:
    """What each seat may hope for at the end."""
    later = raided(game, s) if s.raid == 0 and not s.over else s
    hopes = [CENT * score for score in scores_of(later)]
    if later.over:
        return hopes
    _add_tiles(later, hopes)
    _add_herds(later, hopes)
    if s.raid == 0:
        for board in range(s.seats):
            _expect_raids(s, board, hopes)
    return hopes


def parts_of(game: Game[TainState], s: TainState) -> list[list[int]]:
    """The same taken apart, by part and seat: goods and hostages, tiles, herds, doors."""
    later = raided(game, s) if s.raid == 0 and not s.over else s
    parts = [[0] * s.seats for _ in range(4)]
    parts[0] = [CENT * score for score in scores_of(later)]
    if not later.over:
        _add_tiles(later, parts[1])
        _add_herds(later, parts[2])
        if s.raid == 0:
            for board in range(s.seats):
                _expect_raids(s, board, parts[3])
    return parts


def raided(game: Game[TainState], s: TainState) -> TainState:
    """The position after this turn, if nobody laid another tile."""
    twin = game.copy(s)
    twin.stack.clear()
    begin_raid(twin)
    while not has_raid_ended(twin):
        raid_on(twin)
        if twin.stack:
            game.play(twin, FREE + 1)  # the daughter
            if twin.raid == 0 or twin.over:
                return twin
    resolve(twin)
    return twin


def _add_tiles(s: TainState, hopes: list[int]) -> None:
    """Tiles are worth something for the turns that are left."""
    left = min(3, s.box.turns - s.turn + 1)
    for seat in range(s.seats):
        worth = 0
        for kind in range(len(KINDS)):
            worth += count_of(s.screen[seat], kind) * _AT_HAND[kind]
            worth += count_of(s.discard[seat], kind) * _AWAY[kind]
        hopes[seat] += worth * left // 3


def _add_herds(s: TainState, hopes: list[int]) -> None:
    """Whoever is near a whole herd is near the bonus."""
    for seat in range(s.seats):
        missing = s.box.herd - s.goods[GOODS * seat + COWS]
        if 0 < missing <= 4:
            hopes[seat] += 30 * (5 - missing)


def _expect_raids(s: TainState, board: int, hopes: list[int]) -> None:
    """What the doors of a board may still bring before everybody has passed."""
    box, others = s.box, _can_raid(s, board)
    can_guard = s.passed >> board & 1 == 0 and s.screen[board] != 0
    cows, jewels = s.goods[GOODS * board + COWS], s.goods[GOODS * board + JEWELS]
    for door in range(DOORS):
        place = board * DOORS + door
        prize = CENT * (box.cow_points if door < box.stable_doors else box.jewel_points)
        if (cows if door < box.stable_doors else jewels) == 0:
            prize = 0
        raider, guard = s.entrance[place], s.threshold[place]
        if raider == EMPTY:
            if others:
                _expect_raid(s, board, _OPEN if guard == EMPTY else kind_of(guard), prize, hopes)
        elif guard == EMPTY and can_guard and kind_of(raider) != BLUFF:
            stopped = prize * _GUARDS // 100
            hopes[board] += stopped
            hopes[owner_of(raider)] -= stopped


def _expect_raid(s: TainState, board: int, guard: int, prize: int, hopes: list[int]) -> None:
    """Somebody may yet come to a free entrance; the prize is shared among those who could."""
    loss = _COMES * _PASSES[guard] * prize // 10_000
    hopes[board] -= loss
    if guard == WARRIOR:
        hopes[board] += _CATCHES * _COMES // 100
    elif guard == DAUGHTER:
        hopes[board] += _CAUGHT * _COMES // 100
    raiders = 0
    for seat in range(s.seats):
        if seat != board and _may_come(s, seat):
            raiders += 1
    for seat in range(s.seats):
        if seat != board and _may_come(s, seat):
            hopes[seat] += loss // (2 * raiders)


def _may_come(s: TainState, seat: int) -> bool:
    return s.passed >> seat & 1 == 0 and s.screen[seat] != 0


def _can_raid(s: TainState, board: int) -> bool:
    for seat in range(s.seats):
        if seat != board and _may_come(s, seat):
            return True
    return False

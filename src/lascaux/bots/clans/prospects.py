"""What the groups on the board promise to each clan."""

from __future__ import annotations

from typing import Final

from lascaux.games.clans.actions import FOUND
from lascaux.games.clans.box import ClansBox
from lascaux.games.clans.data import (
    COLOURS,
    EPOCHS,
    FROM,
    NEIGHBOURS,
    TERRAIN,
    TERRAINS,
    TO,
    VILLAGES,
    size_of,
)
from lascaux.games.clans.state import ClansState
from lascaux.kernel.game import Game
from lascaux.parts.heaps import COUNT_BITS

CENT: Final = 100  # promises are whole hundredths of a point

# By size of the group.  Every clan of a village gets its whole worth, so it counts more to be in many
# groups than to be in large ones.
_BY_SIZE: Final = [0, 160, 200, 230, 260, 300, 340, 440]
_GROUND: Final = [0, 40, 10, 0]  # per cent of today's bonus or ruin that count, by occupied neighbours
_MOST_BESIDE: Final = len(_GROUND) - 1
_LARGEST: Final = 12
_ROW: Final = 4  # of a worth: its place is _ROW * size + neighbours

_ONES: Final = 0x11111  # the lowest bit of each colour's count in a packed group


def _worths(bonus: int, is_hostile: bool) -> list[int]:
    """What groups on such ground promise, by size and occupied neighbours; alone, they are villages."""
    worths: list[int] = []
    for size in range(_LARGEST + 1):
        ground = CENT * (-size if is_hostile else bonus)
        promise = _BY_SIZE[min(size, len(_BY_SIZE) - 1)]
        worths += [0] + [promise + ground * share // 100 for share in _GROUND[1:]]
    return worths


_MOST_KEPT: Final = 64
_worth_by_box: Final[dict[str, list[list[list[int]]]]] = {}


def _worth_in(box: ClansBox) -> list[list[list[int]]]:
    """By epoch and terrain: what groups promise with the bonuses of this box; computed once for each."""
    worth = _worth_by_box.get(box.hash)
    if worth is None:
        if len(_worth_by_box) >= _MOST_KEPT:
            _worth_by_box.clear()
        worth = [
            [
                _worths(box.bonus[epoch][terrain], box.is_hostile[epoch][terrain])
                for terrain in range(len(TERRAINS))
            ]
            for epoch in range(EPOCHS)
        ]
        _worth_by_box[box.hash] = worth
    return worth


class Forecast:
    """The points each clan may hope for at the end, in hundredths; chips just taken; how far the game is."""

    def __init__(self, prospects: list[int], chips: int, stage: int) -> None:
        self.prospects: Final = prospects
        self.chips: Final = chips
        self.stage: Final = stage  # villages founded; once over, all of them


def forecast_of(s: ClansState) -> Forecast:
    """What a position promises."""
    prospects = [CENT * points for points in s.points]
    stage = VILLAGES if s.over else len(s.villages)
    if stage < VILLAGES:
        worth = _worth_in(s.box)[s.box.epoch[stage]]
        for territory, huts in enumerate(s.huts):
            if huts != 0:
                beside = _occupied(s.huts, NEIGHBOURS[territory])
                if beside != 0:
                    _promise(prospects, huts, _worth_of(worth[TERRAIN[territory]], huts, beside), 1)
    return Forecast(prospects, 0, stage)


def promises_of(s: ClansState, colour: int) -> tuple[int, int]:
    """What the groups of a clan promise it: by their size, and by the ground they stand on."""
    by_size = whole = 0
    if s.over or len(s.villages) >= VILLAGES:
        return 0, 0
    worth = _worth_in(s.box)[s.box.epoch[len(s.villages)]]
    plain = _worths(0, is_hostile=False)
    for territory, huts in enumerate(s.huts):
        if clans_left(huts) >> COUNT_BITS * colour & 1 == 1:
            beside = _occupied(s.huts, NEIGHBOURS[territory])
            if beside != 0:
                whole += _worth_of(worth[TERRAIN[territory]], huts, beside)
                by_size += _worth_of(plain, huts, beside)
    return by_size, whole - by_size


def forecasts_after(game: Game[ClansState], s: ClansState, actions: list[int]) -> list[Forecast]:
    """What each of these actions would promise.

    Most moves found no village, and then only the groups round the territory that was left change.
    """
    now = forecast_of(s)
    beside_of = [_occupied(s.huts, neighbours) for neighbours in NEIGHBOURS]
    forecasts: list[Forecast] = []
    worth = _worth_in(s.box)[s.box.epoch[now.stage]]
    for action in actions:
        if action >= FOUND or _founds(s.huts, beside_of, FROM[action]):
            twin = game.copy(s)
            game.play(twin, action)
            then = forecast_of(twin)
            forecasts.append(Forecast(then.prospects, len(twin.villages) - len(s.villages), then.stage))
        else:
            prospects = now.prospects[:]
            _shift(prospects, s.huts, beside_of, worth, FROM[action], TO[action])
            forecasts.append(Forecast(prospects, 0, now.stage))
    return forecasts


def _founds(huts: list[int], beside_of: list[int], left: int) -> bool:
    """Whether leaving this territory leaves another alone."""
    for there in NEIGHBOURS[left]:
        if beside_of[there] == 1 and huts[there] != 0:
            return True
    return False


def _shift(
    prospects: list[int], huts: list[int], beside_of: list[int], worth: list[list[int]], here: int, there: int
) -> None:
    """Change prospects by a move that founds no village."""
    _promise(prospects, huts[here], _worth_of(worth[TERRAIN[here]], huts[here], beside_of[here]), -1)
    for near in NEIGHBOURS[here]:
        group = huts[near]
        beside = beside_of[near]
        if group != 0 and (near == there or beside <= _MOST_BESIDE):
            terrain = worth[TERRAIN[near]]
            _promise(prospects, group, _worth_of(terrain, group, beside), -1)
            if near == there:
                group += huts[here]
            _promise(prospects, group, _worth_of(terrain, group, beside - 1), 1)


def _occupied(huts: list[int], territories: list[int]) -> int:
    """How many of these territories have huts."""
    count = 0
    for territory in territories:
        if huts[territory] != 0:
            count += 1
    return count


def _promise(prospects: list[int], huts: int, worth: int, sign: int) -> None:
    """Promise so much to each clan of a group that strife would leave there."""
    clans = clans_left(huts)
    worth *= sign
    for colour in range(len(COLOURS)):
        if clans & 1 != 0:
            prospects[colour] += worth
        clans >>= COUNT_BITS


def _worth_of(worths: list[int], huts: int, beside: int) -> int:
    """What a group promises to each of its clans."""
    size = size_of(huts)
    if clans_in(huts) == _ONES:
        singles = clans_in(huts) - clans_left(huts)
        while singles != 0:
            size -= singles & 1
            singles >>= COUNT_BITS
    return worths[_ROW * min(size, _LARGEST) + min(beside, _MOST_BESIDE)]


def clans_in(huts: int) -> int:
    """The clans of a group, one bit in the place of each count."""
    return (huts | huts >> 1 | huts >> 2 | huts >> 3) & _ONES


def clans_left(huts: int) -> int:
    """The same after strife: where all five meet, only clans with several huts."""
    several = (huts >> 1 | huts >> 2 | huts >> 3) & _ONES
    present = several | huts & _ONES
    return several if present == _ONES else present

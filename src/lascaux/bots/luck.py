"""What dice and draws gave each seat, against what was to be expected."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

import msgspec

from lascaux.bots.catalogue import knowledge_of
from lascaux.bots.continuing import Continuing
from lascaux.bots.telling import Telling
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.state import State

MOST_OUTCOMES: Final = 24  # of one draw that are looked at
FELT: Final = 0.0005  # a chance to win that a draw must change to count for a seat
FAIR_PIPS: Final = 3.5  # of one die
DIE_VARIANCE: Final = 35 / 12
CERTAIN: Final = 1e-9


class Luck(msgspec.Struct, frozen=True):
    """What chance did for one seat after the set-up.

    `draws` is how many draws changed its chance to win, `gain` by how many percent in all, compared with the
    average of what could have come; of a hundred such games, `better` had more luck.  `dice` were thrown for
    it and showed `pips`; where a game throws dice, `better` is about them.
    """

    seat: int
    draws: int
    gain: float
    better: int
    dice: int
    pips: int


class Draw(msgspec.Struct, frozen=True):
    """One draw of chance: by how much it moved each chance to win, and how much it could have scattered."""

    entry: int
    moved: list[float]
    variance: list[float]


def draws_of(telling: Telling) -> list[Draw]:
    """All draws from the first choice of a seat on; what was dealt before shows in the first point."""
    continuing = Continuing(telling.game, 0)
    first = telling.moments[0].entry
    return [
        _draw_at(telling, continuing, entry)
        for entry in range(first, len(telling.actions))
        if telling.seat_at(entry) == CHANCE
    ]


def ledger_of(telling: Telling, draws: list[Draw]) -> list[Luck]:
    """By seat, what all draws came to; empty if there were none."""
    if not draws:
        return []
    knowledge = knowledge_of(telling.game)
    dice, pips = [0] * telling.opening.seats, [0] * telling.opening.seats
    for draw in draws:
        throw = knowledge.thrown(telling.positions[draw.entry], telling.actions[draw.entry])
        if throw is not None:
            dice[throw.seat] += throw.dice
            pips[throw.seat] += throw.pips
    rows: list[Luck] = []
    for seat in range(telling.opening.seats):
        gain = sum(draw.moved[seat] for draw in draws)
        variance = sum(draw.variance[seat] for draw in draws)
        better = (
            share_above(pips[seat] - FAIR_PIPS * dice[seat], dice[seat] * DIE_VARIANCE)
            if any(dice)
            else share_above(gain, variance)
        )
        felt = sum(abs(draw.moved[seat]) >= FELT for draw in draws)
        rows.append(Luck(seat, felt, round(100 * gain, 1), better, dice[seat], pips[seat]))
    return rows


def share_above(gain: float, variance: float) -> int:
    """How many of a hundred have more than this, where gains scatter like a bell round nothing."""
    if variance < CERTAIN:
        return 50
    return min(99, max(1, round(50 * (1 - erf(gain / sqrt(2 * variance))))))


def _draw_at(telling: Telling, continuing: Continuing, entry: int) -> Draw:
    game, state, drawn = telling.game, telling.positions[entry], telling.actions[entry]
    outcomes = list(zip(game.legal(state), game.weights(state), strict=True))
    step = -(-len(outcomes) // MOST_OUTCOMES)
    some = [pair for place, pair in enumerate(outcomes) if place % step == 0 or pair[0] == drawn]
    total = sum(weight for _, weight in some)
    shares = [(weight / total, _after(telling, continuing, state, action)) for action, weight in some]
    came = next(chances for (action, _), (_, chances) in zip(some, shares, strict=True) if action == drawn)
    means = [sum(share * chances[seat] for share, chances in shares) for seat in range(state.seats)]
    return Draw(
        entry,
        [came[seat] - mean for seat, mean in enumerate(means)],
        [
            sum(share * (chances[seat] - mean) ** 2 for share, chances in shares)
            for seat, mean in enumerate(means)
        ],
    )


def _after(telling: Telling, continuing: Continuing, state: State, action: int) -> list[float]:
    """How the chances look once the move that a draw belongs to is complete."""
    twin = telling.game.copy(state)
    telling.game.play(twin, action)
    continuing.finish_move(twin, telling.rng_at(action))
    return continuing.judged(twin)

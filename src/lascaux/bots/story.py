"""The story of a finished game in parts, each of which a worker can tell by itself."""

from __future__ import annotations

import msgspec

from lascaux.bots.continuing import Continuing, whole_percent
from lascaux.bots.luck import Luck, draws_of, ledger_of
from lascaux.bots.telling import MOST_CONTINUATIONS, MOST_HORIZON, Effort, Moment, telling_of
from lascaux.bots.turning import Candidate, TurningPoint, candidates_of, weighed
from lascaux.kernel.errors import BadRecord


class Outline(msgspec.Struct, frozen=True):
    """What a story will consist of.

    Of the reserve only those are looked at that lie where the curve turns out to have changed most.
    """

    moments: list[Moment]
    effort: Effort
    candidates: list[Candidate]
    luck: list[Luck]
    reserve: list[Candidate] = []


def outline_of(record: str) -> Outline:
    """What a story will consist of, and its luck, which needs no playing on; raises BadRecord."""
    telling = telling_of(record)
    if not telling.actions:
        raise BadRecord("Nothing was played in this game.")
    draws = draws_of(telling)
    candidates, reserve = candidates_of(telling, draws)
    return Outline(telling.moments, telling.effort(), candidates, ledger_of(telling, draws), reserve)


def chances_of(record: str, entries: list[int], effort: Effort) -> list[list[int]]:
    """Everybody's chance to win after so many entries each, in whole percent; raises BadRecord."""
    telling = telling_of(record)
    _check(effort)
    found: list[list[int]] = []
    for entry in entries:
        if not 0 <= entry < len(telling.positions):
            raise BadRecord(f"This record has {len(telling.actions)} entries, not {entry}.")
        there = telling.effort_at(entry, effort)
        continuing = Continuing(telling.game, there.horizon, telling.spread_at(entry, there))
        shares = continuing.chances(telling.positions[entry], there.continuations, telling.rng_at(entry))
        found.append(whole_percent(shares))
    return found


def turning_point_of(record: str, candidate: Candidate, effort: Effort) -> TurningPoint | None:
    """What a candidate turns out to have been, if anything can be told of it; raises BadRecord."""
    telling = telling_of(record)
    is_there = 0 <= candidate.entry < len(telling.actions) and 0 <= candidate.seat < telling.opening.seats
    if not is_there:
        raise BadRecord("There is no such entry in this record.")
    _check(effort)
    return weighed(telling, candidate, telling.effort_at(candidate.entry, effort))


def _check(effort: Effort) -> None:
    """Raise BadRecord for an effort out of bounds."""
    times = (effort.continuations, effort.last)
    if not (min(times) >= 0 and max(times) <= MOST_CONTINUATIONS and 0 <= effort.horizon <= MOST_HORIZON):
        raise BadRecord(
            f"A story is told with 0 to {MOST_CONTINUATIONS} continuations of up to {MOST_HORIZON} chapters."
        )

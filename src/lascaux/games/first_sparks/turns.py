"""In which order the clans act now, and which of them have."""

from __future__ import annotations

from lascaux.games.first_sparks.state import HUNTING, PLACING, SPREADING, TECHNOLOGY, FirstSparksState
from lascaux.games.first_sparks.steps.numbers import ANSWER, BOX_OFFER
from lascaux.games.first_sparks.view import TurnsView
from lascaux.kernel.frames import NOBODY


def turns_of(s: FirstSparksState) -> TurnsView:
    """The clans in the order in which they act, and those that have had their go."""
    sequence = _sequence(s)
    return TurnsView(_direction(s), sequence, _done(s, sequence))


def seats_after(s: FirstSparksState) -> list[int]:
    """Who is asked after the one asked now, unless a purchase changes it."""
    sequence, now = _sequence(s), _now(s)
    after = sequence[sequence.index(now) + 1 :] if now in sequence else []
    return [seat for seat in after if not _is_out(s, seat)]


def _direction(s: FirstSparksState) -> str:
    if _is_offered(s):
        return "asked"
    return "last" if s.phase in (HUNTING, SPREADING) or _is_settling(s) else "first"


def _sequence(s: FirstSparksState) -> list[int]:
    """Phase 1 goes from first to last, the others backwards; an offer too, and its maker comes last.

    Rule: FS-3.2, FS-3.5, FS-4.3, FS-4.6, FS-4.7, FS-6.1, FS-8.2.
    """
    backwards = list(reversed(s.order))
    if _is_offered(s):
        by = s.stack[-1].b if s.stack[-1].step == ANSWER else s.stack[-1].seat
        return [seat for seat in backwards if seat != by and not _is_out(s, seat)] + [by]
    return backwards if _direction(s) == "last" else list(s.order)


def _done(s: FirstSparksState, sequence: list[int]) -> list[int]:
    now = _now(s)
    if s.phase == TECHNOLOGY and not _is_offered(s):
        return [seat for seat in sequence if _is_out(s, seat) and seat != now]
    return sequence[: sequence.index(now)] if now in sequence else []


def _now(s: FirstSparksState) -> int:
    return s.stack[-1].seat if s.stack else NOBODY


def _is_offered(s: FirstSparksState) -> bool:
    return bool(s.stack) and s.stack[-1].step in (ANSWER, BOX_OFFER)


def _is_settling(s: FirstSparksState) -> bool:
    """Whether first members are placed; second ones come in order.

    Rule: FS-3.2, FS-3.5.
    """
    return s.phase == PLACING and s.turn <= len(s.members)


def _is_out(s: FirstSparksState, seat: int) -> bool:
    """Whether a clan has bought or passed this year and is not asked again.

    Rule: FS-4.12.
    """
    return s.phase == TECHNOLOGY and s.done >> seat & 1 == 1

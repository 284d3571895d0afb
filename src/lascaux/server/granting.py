"""Who may have a wish granted at a table, and the row it becomes."""

from __future__ import annotations

from math import ceil
from typing import Final

from lascaux.server.deeds import Agreed, CameBack, Closed, Deed, Nudged, SawNudge, StoodIn, Withdrew
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.moments import seconds_since
from lascaux.server.presence import HOST
from lascaux.server.seats import Visitor
from lascaux.server.wishes import Agree, Close, ComeBack, Nudge, Resign, Seen, StandIn, Wish, Withdraw

GRACE: Final = 10.0  # seconds somebody is gone until a bot may play on: a line that comes back is no absence
NUDGE_EVERY: Final = 600.0  # seconds between two nudges of one person, whoever sends them


def idem_of(live: LiveTable, visitor: Visitor, wish: Wish) -> str:
    """What names a wish once and for all; a nudge is seen once, however often that is said."""
    if isinstance(wish, Seen) and visitor.seat is not None:
        return f"seen {visitor.seat} {live.position.history.attendance.nudged_at[visitor.seat]}"
    return f"wish {'host' if visitor.seat is None else visitor.seat} {wish.id}"


def granted(live: LiveTable, visitor: Visitor, wish: Wish, grace: float = GRACE) -> Deed:
    """What is to be logged for a wish; raises Denied."""
    if visitor.seat is None and not visitor.is_host:
        raise Denied("no-seat")
    if isinstance(wish, Close):
        return _closed(live, visitor)
    if live.position.status != "playing":
        raise Denied(live.position.status)
    match wish:
        case StandIn(seat=seat) if seat != visitor.seat:
            return _stood_in(live, visitor, wish, grace)
        case Nudge():
            return _nudged(live, visitor, wish)
        case _:
            if visitor.seat is None:
                raise Denied("no-seat")
            return _own(live, visitor.seat, wish)


def check_host(live: LiveTable, visitor: Visitor, grace: float = GRACE) -> None:
    """Raise Denied unless this is the host, or somebody seated where the host has been away for long.

    Else a table that still waits for people would wait for ever once its host is gone.
    """
    if visitor.is_host:
        return
    away = live.host_away_since()
    if visitor.seat is None or away is None:
        raise Denied("not-host")
    host = live.position.history.seating.keys.host_seat
    if live.presence.gone_for(HOST if host is None else host) < grace:
        raise Denied("just-gone")
    _check_patience(live, away)


def _own(live: LiveTable, seat: int, wish: StandIn | Seen | ComeBack | Agree | Withdraw | Resign) -> Deed:
    """What somebody does about the own seat."""
    attendance = live.position.history.attendance
    has_left, nudge = attendance.stand_ins[seat] is not None, attendance.nudges[seat]
    deed: Deed
    match wish:
        case StandIn(bot=bot):
            is_change, deed = not has_left, StoodIn(seat, bot, "left", seat)
        case Resign(bot=bot):
            is_change, deed = not attendance.has_resigned(seat), StoodIn(seat, bot, "resigned", seat)
        case ComeBack():
            if attendance.has_resigned(seat):
                raise Denied("resigned")
            is_change, deed = has_left, CameBack(seat)
        case Seen():
            is_change, deed = nudge is not None and not nudge.seen, SawNudge(seat)
        case Agree():
            _check_say(live, seat)
            is_change, deed = seat not in attendance.agreed, Agreed(seat)
        case Withdraw():
            is_change, deed = seat in attendance.agreed, Withdrew(seat)
    if not is_change:
        raise Denied("no-change")
    return deed


def _stood_in(live: LiveTable, visitor: Visitor, wish: StandIn, grace: float) -> Deed:
    """A bot plays on for somebody else, who is away, or here and does not answer."""
    if not visitor.is_host and visitor.seat is not None:
        _check_say(live, visitor.seat)
    away = live.away_since(_person(live, wish.seat))
    if away is None:
        _check_silence(live, visitor, wish.seat)
        return StoodIn(wish.seat, wish.bot, "silent", visitor.seat)
    if live.presence.gone_for(wish.seat) < grace:
        raise Denied("just-gone")
    if not visitor.is_host:
        _check_patience(live, away)
    return StoodIn(wish.seat, wish.bot, "away", visitor.seat)


def _nudged(live: LiveTable, visitor: Visitor, wish: Nudge) -> Deed:
    """Somebody who is awaited is called, not too often."""
    if visitor.seat is None:
        raise Denied("no-seat")
    _check_say(live, visitor.seat)
    asked = live.position.asked_at(_person(live, wish.seat))
    if wish.seat == visitor.seat or asked is None:
        raise Denied("not-awaited")
    if not visitor.is_host:
        _check_patience(live, live.away_since(wish.seat) or asked)
    newest = live.position.history.attendance.nudged_at[wish.seat]
    wait = NUDGE_EVERY - seconds_since(newest) if newest else 0.0
    if wait > 0:
        raise Denied("nudged", {"minutes": ceil(wait / 60)})
    return Nudged(wish.seat, visitor.seat)


def _closed(live: LiveTable, visitor: Visitor) -> Deed:
    """The host closes a table that still waits, or at which no other person plays."""
    if not visitor.is_host:
        raise Denied("not-host")
    history, status = live.position.history, live.position.status
    if status == "over":
        raise Denied("over")
    others = [
        seat
        for seat in range(len(history.seating.bots))
        if seat != visitor.seat
        and history.seating.holds_person(seat)
        and not history.attendance.has_resigned(seat)
    ]
    if status == "playing" and others:
        raise Denied("others-play")
    return Closed()


def _person(live: LiveTable, seat: int) -> int:
    """A seat in which a person plays; raises Denied."""
    history = live.position.history
    if seat >= len(history.seating.bots):
        raise Denied("no-such-seat")
    if not history.seating.holds_person(seat):
        raise Denied("no-person")
    if history.attendance.stand_ins[seat] is not None:
        raise Denied("no-change")
    return seat


def _check_say(live: LiveTable, seat: int) -> None:
    """Raise Denied if a bot plays on for whoever asks."""
    if not live.position.history.attendance.is_person(seat):
        raise Denied("stand-in")


def _check_silence(live: LiveTable, visitor: Visitor, seat: int) -> None:
    """Raise Denied unless one who is here is asked and has left a nudge unanswered for long.

    A page that is left open looks like a person: without this it would stop a game for good.
    """
    unanswered = live.unanswered_since(seat)
    if unanswered is None:
        raise Denied("is-here")
    head = live.position.history.head
    silence = head.silence if visitor.is_host else max(head.silence, head.patience)
    wait = silence - seconds_since(unanswered)
    if wait > 0:
        raise Denied("still-here", {"minutes": ceil(wait / 60)})


def _check_patience(live: LiveTable, since: str) -> None:
    """Raise Denied if only the host may act for somebody who is away, or silent, since then."""
    wait = live.position.history.head.patience - seconds_since(since)
    if wait > 0:
        raise Denied("not-yet", {"minutes": ceil(wait / 60)})

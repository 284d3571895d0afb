"""Talking at tables: who may say something, how often, and how it gets to the disk and to the others."""

from __future__ import annotations

from time import monotonic
from typing import Final

from lascaux.server.faults import Denied
from lascaux.server.guests import present
from lascaux.server.limits import (
    FIRST_TALK,
    FIRST_WATCHERS_TALK,
    TALK,
    WATCHERS_TALK,
    Shares,
)
from lascaux.server.live import LiveTable
from lascaux.server.messages import Ack
from lascaux.server.moments import now
from lascaux.server.seats import Visitor, clean_text
from lascaux.server.store import CannotRead, CannotWrite, Store, Taken
from lascaux.server.tables import Tables
from lascaux.server.talkmessages import LineKind, OpenTalk, Say, Saying, SayPhrase, Spoken

TRIES: Final = 3  # another house may have said something at the same moment


class Talking:
    """Lets people say things; nobody hears what is not on the disk."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._seats: Final = Shares(TALK, FIRST_TALK)
        self._watchers: Final = Shares(WATCHERS_TALK, FIRST_WATCHERS_TALK)

    async def say(self, live: LiveTable, visitor: Visitor, saying: Saying) -> Ack:
        """Say something at a table, once for each id; raises Denied."""
        return await self._tables.finished(self._said(live, visitor, saying))

    async def _said(self, live: LiveTable, visitor: Visitor, saying: Saying) -> Ack:
        idem = f"{'watcher' if visitor.seat is None else visitor.seat} {saying.id}"
        async with live.talk.lock:
            for _ in range(TRIES):
                known = live.talk.known(idem)
                if known is not None:
                    return Ack(saying.id, known)
                line = self._line(live, visitor, saying, idem)
                dropped = live.talk.dropped_by(line)
                try:
                    await self._store.say(live.id, line, dropped)
                except CannotWrite:
                    raise Denied("store") from None
                except Taken:
                    await self._renew(live)
                    continue
                live.talk.add(line, dropped)
                live.touched = monotonic()
                self._tables.bells.ring(live.id, live.seq)
                return Ack(saying.id, line.number)
        raise Denied("store")

    def _line(self, live: LiveTable, visitor: Visitor, saying: Saying, idem: str) -> Spoken:
        """What is to be kept; raises Denied."""
        is_open, name = live.talk.is_open, None
        if isinstance(saying, OpenTalk):
            if not visitor.is_host:
                raise Denied("not-host")
            if saying.open == is_open:
                raise Denied("no-change")
            is_open = saying.open
        elif visitor.seat is None:
            if not (is_open or visitor.is_host):
                raise Denied("no-talk")
            name = clean_text(saying.name or "") or None
        kind, text = _content(saying)
        self._check_share(live, visitor)
        number, at = live.talk.newest + 1, max(now(), live.talk.at)
        return Spoken(number, idem, visitor.seat, name, kind, text, is_open, at)

    def _check_share(self, live: LiveTable, visitor: Visitor) -> None:
        """Raise Denied if this one has said enough for the moment, or there is no room for talk."""
        guest = present()
        guest.take("talk")
        if visitor.seat is None and not visitor.is_host:
            has_share = self._watchers.take(f"{live.id} {guest.group}")
        else:
            has_share = self._seats.take(f"{live.id} {visitor.seat}")
        if not has_share:
            raise Denied("too-fast")
        if not self._tables.shelf.has_room:
            raise Denied("no-room-to-talk")

    async def _renew(self, live: LiveTable) -> None:
        try:
            live.talk.renew(await self._store.talk(live.id))
        except CannotRead:
            raise Denied("store") from None


def _content(saying: Saying) -> tuple[LineKind, str]:
    """The kind of a line, and its text; raises Denied if nothing of it could be seen."""
    match saying:
        case Say(text=text):
            cleaned = clean_text(text)
            if not cleaned:
                raise Denied("bad-text")
            return "text", cleaned
        case SayPhrase(phrase=phrase):
            return "phrase", phrase
        case OpenTalk(open=is_open):
            return ("opened" if is_open else "shut"), ""

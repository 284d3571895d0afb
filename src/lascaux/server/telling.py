"""The story of one game while it is told: which parts there are already, and who waits for more."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from lascaux.bots.story import Outline
from lascaux.bots.turning import LATE, Candidate, bend_of, chosen
from lascaux.bots.turning import TurningPoint as Turned
from lascaux.server.storymessages import Luck, Story, StoryPoint, TurningPoint

CHUNKS: Final = 8  # into which the curve is divided, told from the left


class KeptStory(msgspec.Struct, frozen=True):
    """A whole story as the store keeps it, for whoever looks."""

    outline: Outline
    chances: list[list[int]]
    turned: list[Turned]


class TellingStory:
    """What is known of a story.  It begins with an outline; each part that is told is news."""

    def __init__(self, seconds: int) -> None:
        self._seconds: Final = seconds
        self._outline: Outline | None = None
        self._chances: Final[dict[int, list[int]]] = {}  # by entry
        self._turned: Final[list[Turned]] = []
        self._late: list[Candidate] | None = None  # of the reserve; None until the curve is known
        self._parts = 0
        self._news = asyncio.Event()
        self.is_lost = False

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to tell."""
        return self._outline is not None and self._parts == self._of

    def outlined(self, outline: Outline) -> None:
        """It is known what there will be to tell."""
        self._outline = outline
        self._note()

    def chunks(self) -> list[list[int]]:
        """The entries of the curve, in parts from the left."""
        entries = [moment.entry for moment in self._outline.moments] if self._outline else []
        size = -(-len(entries) // CHUNKS)
        return [entries[at : at + size] for at in range(0, len(entries), size)]

    def measured(self, entries: list[int], chances: list[list[int]]) -> None:
        """A part of the curve is known."""
        self._chances.update(zip(entries, chances, strict=True))
        self._note()

    def late(self) -> list[Candidate]:
        """Those of the reserve that lie where the curve changed most; for when all of it is known."""
        assert self._outline is not None
        bend = self._bend()
        self._late = [one for one in self._outline.reserve if one.entry in bend][:LATE]
        self._ring()
        return self._late

    def weighed(self, point: Turned | None) -> None:
        """It is known what a candidate was."""
        if point is not None:
            self._turned.append(point)
        self._note()

    def lost(self) -> None:
        """It cannot be told now."""
        self.is_lost = True
        self._ring()

    def kept(self) -> str:
        """All of it, for the store."""
        assert self._outline is not None
        chances = [self._chances[moment.entry] for moment in self._outline.moments]
        return msgspec.json.encode(KeptStory(self._outline, chances, self._turned)).decode()

    def recall(self, text: str) -> None:
        """Take over what the store has kept; raises msgspec.MsgspecError."""
        kept = msgspec.json.decode(text, type=KeptStory)
        self._outline = kept.outline
        self._chances.update(
            zip([moment.entry for moment in kept.outline.moments], kept.chances, strict=True)
        )
        self._turned.extend(kept.turned)
        self.late()
        self._parts = self._of
        self._ring()

    async def wait(self, seen: int, seconds: float) -> None:
        """Return when there are more parts than these, it is whole or lost, or the time is up."""
        try:
            async with asyncio.timeout(seconds):
                while self._parts <= seen and not self.is_whole and not self.is_lost:
                    await self._news.wait()
        except TimeoutError:
            return

    def told(self, viewer: int | None) -> Story:
        """As far as it is known, with the turning points for this seat, or for a spectator."""
        outline = self._outline
        if outline is None:
            return Story(0, 0, 0, 0, [], [], [], self._seconds)
        points = [
            StoryPoint(
                moment.entry, moment.move, moment.chapter, moment.args, self._chances.get(moment.entry)
            )
            for moment in outline.moments
        ]
        turned = chosen(self._turned, viewer, outline.moments[-1].entry, self._bend())
        return Story(
            parts=self._parts,
            of=self._of,
            continuations=outline.effort.continuations,
            horizon=outline.effort.horizon,
            points=points,
            turning_points=[msgspec.convert(msgspec.to_builtins(point), TurningPoint) for point in turned],
            luck=[msgspec.convert(row, Luck, from_attributes=True) for row in outline.luck],
            seconds=self._seconds,
        )

    @property
    def _of(self) -> int:
        if self._outline is None:
            return 0
        late = min(LATE, len(self._outline.reserve)) if self._late is None else len(self._late)
        return 1 + len(self.chunks()) + len(self._outline.candidates) + late

    def _bend(self) -> range:
        """The entries where the curve changed most, as far as it is known."""
        entries = [moment.entry for moment in self._outline.moments] if self._outline else []
        known = [entry for entry in entries if entry in self._chances]
        return bend_of(known, [self._chances[entry] for entry in known])

    def _note(self) -> None:
        self._parts += 1
        self._ring()

    def _ring(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

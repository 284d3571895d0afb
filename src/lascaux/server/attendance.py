"""What a log says of those who are away: stand-ins and their moves, nudges, agreements, the end."""

from __future__ import annotations

from typing import Final

from lascaux.server.deeds import Agreed, CameBack, Closed, Nudged, SawNudge, StoodIn, Withdrew
from lascaux.server.seatrows import Called, Device, Returned
from lascaux.server.seats import Seating
from lascaux.server.store import Acted, Row, SatDown, TookBack
from lascaux.server.wishes import NudgeInfo, StandInInfo, Stint


class Attendance:
    """The rows of a log that are no moves, added up; and which moves a stand-in made."""

    def __init__(self, seating: Seating) -> None:
        seats = len(seating.bots)
        self._seating: Final = seating
        self.stand_ins: Final[list[StandInInfo | None]] = [None] * seats
        self.nudges: Final[list[NudgeInfo | None]] = [None] * seats  # since the seat last acted
        self.nudged_at: Final[list[str]] = [""] * seats  # when each seat was last called, whatever came of it
        self.unanswered: Final[list[str]] = [""] * seats  # since when such a nudge is, as far as we can know
        self.stints: Final[list[list[Stint]]] = [[] for _ in range(seats)]
        self.agreed: Final[set[int]] = set()
        self.is_ended = False  # by agreement
        self.is_closed = False
        self._heard_of: Final = [1] * seats  # by seat: the newest row that its person wrote
        self._is_own: Final = [True] * seats  # whether the newest choice of a seat was its person's

    def fold(self, row: Row, entries: int) -> None:
        """Take in the next row; the record had so many entries before it."""
        match row.body:
            case Acted(seat=seat, entries=lines, bot=bot):
                self._is_own[seat] = bot is None
                if bot is None:
                    self._hear(seat, row.seq)
                    self._answer(seat)
                else:
                    self._note_stint(seat, Stint(bot, *_span(seat, lines, entries)))
            case TookBack(seat=seat, kept=kept):
                self._hear(seat, row.seq)
                self._forget_from(kept)
            case SatDown(seat=seat) | Returned(seat=seat) | Device(seat=seat) | Called(seat=seat):
                self._hear(seat, row.seq)
            case _:
                self._fold_deed(row, entries)

    def deciding(self) -> list[int]:
        """The seats whose people have a say: all who sat down and play for themselves."""
        return [seat for seat in range(len(self.stand_ins)) if self.is_person(seat)]

    def is_person(self, seat: int) -> bool:
        """Whether a person plays in this seat now."""
        return self._seating.holds_person(seat) and self.stand_ins[seat] is None

    def has_resigned(self, seat: int) -> bool:
        """Whether the person in this seat gave up."""
        stand_in = self.stand_ins[seat]
        return stand_in is not None and stand_in.why == "resigned"

    def is_own_choice(self, seat: int) -> bool:
        """Whether the newest choice of a seat was its person's, not a stand-in's."""
        return self._is_own[seat]

    def heard_of(self, seat: int) -> int:
        """The newest row that the person in this seat wrote; the first if there is none."""
        return self._heard_of[seat]

    # --- within -------------------------------------------------------------------------------

    def _fold_deed(self, row: Row, entries: int) -> None:
        match row.body:
            case StoodIn() | CameBack():
                self._change_hands(row.body, row, entries)
            case Nudged(seat=seat, by=by):
                self.nudges[seat] = NudgeInfo(row.at, by, seen=False)
                self.nudged_at[seat] = self.unanswered[seat] = row.at
                self._hear(by, row.seq)
            case SawNudge(seat=seat):
                self._see(seat, row.at)
                self._hear(seat, row.seq)
            case Agreed(seat=seat):
                self.agreed.add(seat)
                self._hear(seat, row.seq)
                self.is_ended = self.agreed.issuperset(self.deciding())
            case Withdrew(seat=seat):
                self.agreed.discard(seat)
                self._hear(seat, row.seq)
            case Closed():
                self.is_closed = True

    def _change_hands(self, body: StoodIn | CameBack, row: Row, entries: int) -> None:
        """A seat passes to a bot or back: whoever agreed to end is asked anew, since others decide now."""
        self.agreed.clear()
        if isinstance(body, CameBack):
            self.stand_ins[body.seat] = None
            self._answer(body.seat)
            self._hear(body.seat, row.seq)
        else:
            self.stand_ins[body.seat] = StandInInfo(body.bot, row.at, entries, body.why, body.by)
            self._hear(body.by, row.seq)

    def _forget_from(self, kept: int) -> None:
        """Only so many entries are left."""
        for stints in self.stints:
            stints[:] = [_cut(stint, kept) for stint in stints if stint.first < kept]
        for stand_in in self.stand_ins:
            if stand_in is not None:
                stand_in.entry = min(stand_in.entry, kept)

    def _note_stint(self, seat: int, stint: Stint) -> None:
        """A stand-in made some entries; those that follow its own are told as one."""
        stints = self.stints[seat]
        stand_in = self.stand_ins[seat]
        if stints and stand_in is not None and stints[-1].first >= stand_in.entry:
            stints[-1] = Stint(stint.bot, stints[-1].first, stint.last)
        else:
            stints.append(stint)

    def _see(self, seat: int, at: str) -> None:
        nudge = self.nudges[seat]
        if nudge is not None:
            self.nudges[seat] = NudgeInfo(nudge.at, nudge.by, seen=True)
            self.unanswered[seat] = at

    def _answer(self, seat: int) -> None:
        """The one who was called, if so, has acted or is back."""
        self.nudges[seat] = None
        self.unanswered[seat] = ""

    def _hear(self, seat: int | None, seq: int) -> None:
        if seat is not None:
            self._heard_of[seat] = seq


def _span(seat: int, lines: list[str], entries: int) -> tuple[int, int]:
    """The first and the last of these lines, behind so many entries, that are this seat's."""
    own = [entries + place for place, line in enumerate(lines) if line.startswith(f"{seat} ")]
    return own[0], own[-1]


def _cut(stint: Stint, kept: int) -> Stint:
    """A stint within the entries that were kept."""
    return Stint(stint.bot, stint.first, min(stint.last, kept - 1))

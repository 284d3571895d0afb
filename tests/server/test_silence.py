"""Those who are here and do not answer: a page that was left open cannot stop a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux.server.messages import Ack, Fault, SeatInfo, TableInfo, Updates
from lascaux.wire import OthersDecision
from tests.server.harness import STUB, Person, Seated, Server

pytestmark = pytest.mark.server

BOT = "random"


class Slow:
    """A table of three people, all of whom are here; one of them is asked and does not answer."""

    def __init__(self, server: Server, clock: Path, **settings: object) -> None:
        self.server = server
        self.table: Seated = server.seated("human", "human", "human", **settings)
        told = server.get(f"/api/tables/{self.table.table.id}/updates", Updates).update
        assert told is not None
        assert isinstance(told.decision, OthersDecision)
        self.silent = told.decision.seats[0]
        self.guest = 2 if self.silent == 1 else 1
        self._clock = clock

    def pass_time(self, seconds: int) -> None:
        """Let so many seconds pass."""
        self._clock.write_text(str(int(self._clock.read_text()) + seconds))

    def sit(self, seat: int) -> Person:
        """Somebody's page is open."""
        return self.server.sit(self.table.table.id, self.table.tokens[seat])

    def nudge(self, by: int) -> None:
        """Somebody calls the one who does not answer."""
        self.server.granted(self.table.table.id, self.table.tokens[by], "nudge", seat=self.silent)

    def let_play(self, seat: int) -> Fault | None:
        """Somebody wants a bot to play on for the one who does not answer; gives why not, if so."""
        table, token = self.table.table.id, self.table.tokens[seat]
        answer = self.server.wish(table, token, "stand_in", seat=self.silent, bot=BOT)
        return None if answer.status_code == 200 else self.server.fault(answer, 409)

    def refusal(self, seat: int) -> str:
        """The code of why somebody cannot let a bot play on."""
        fault = self.let_play(seat)
        return "" if fault is None else fault.code

    def told(self) -> SeatInfo:
        """The one who does not answer, as all are told."""
        told = self.server.get(f"/api/tables/{self.table.table.id}", TableInfo, self.table.token)
        return told.seats[self.silent]


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """A file that says how much time has passed."""
    file = tmp_path / "clock"
    file.write_text("0")
    return file


@pytest.fixture
def late(tmp_path: Path, clock: Path) -> Iterator[Server]:
    """A server whose time is what the clock says."""
    with Server(tmp_path / "house", worker=STUB, clock=str(clock)) as server:
        yield server


def test_a_bot_plays_on_for_one_who_is_here_and_leaves_a_nudge_unanswered(late: Server, clock: Path) -> None:
    slow = Slow(late, clock)
    with slow.sit(slow.silent), slow.sit(slow.guest) as guest:
        slow.pass_time(3600)
        assert slow.told().away is None
        assert slow.told().asked is not None
        assert slow.told().unanswered is None
        assert slow.refusal(slow.guest) == "is-here"
        slow.nudge(slow.guest)
        nudge = slow.told().nudge
        assert nudge is not None
        assert slow.told().unanswered == nudge.at
        slow.pass_time(599)
        refused = slow.let_play(slow.guest)
        assert refused is not None
        assert refused.message == (
            "They are at the table: if they do not answer within a minute, a bot may play on."
        )
        slow.pass_time(2)
        assert slow.let_play(slow.guest) is None
        stand_in = slow.told().stand_in
        assert stand_in is not None
        assert (stand_in.why, stand_in.by, stand_in.bot) == ("silent", slow.guest, BOT)
        while not guest.update.table.seats[slow.silent].stints:
            guest.receive()


def test_the_owner_takes_the_seat_back_and_is_not_replaced_again_for_the_old_nudge(
    late: Server, clock: Path
) -> None:
    slow = Slow(late, clock, patience=0)
    with slow.sit(slow.silent) as owner:
        slow.nudge(slow.guest)
        slow.pass_time(601)
        assert slow.let_play(slow.guest) is None
        late.granted(slow.table.table.id, slow.table.tokens[slow.silent], "come_back")
        assert slow.told().stand_in is None
        assert slow.told().nudge is None
        assert slow.refusal(slow.guest) == "is-here"
        owner.catch_up(late.get(f"/api/tables/{slow.table.table.id}", TableInfo).seq)


def test_who_answers_or_sees_the_nudge_late_has_time_again(late: Server, clock: Path) -> None:
    slow = Slow(late, clock, patience=0)
    with slow.sit(slow.silent) as owner:
        slow.nudge(slow.guest)
        slow.pass_time(500)
        late.granted(slow.table.table.id, slow.table.tokens[slow.silent], "seen")
        slow.pass_time(500)
        assert slow.refusal(slow.guest) == "still-here"
        assert isinstance(owner.act(owner.choices()[0]), Ack)
        slow.pass_time(101)
        assert slow.refusal(slow.guest) == "is-here"


@pytest.mark.parametrize(("patience", "silence"), [(86_400, 600), (0, 60)])
def test_others_wait_for_the_patience_of_the_table_and_the_host_for_the_silence(
    late: Server, clock: Path, patience: int, silence: int
) -> None:
    slow = Slow(late, clock, patience=patience, silence=silence)
    while slow.silent == slow.table.seat:  # who begins is drawn
        slow = Slow(late, clock, patience=patience, silence=silence)
    host = slow.table.seat
    assert host is not None
    with slow.sit(slow.silent), slow.sit(slow.guest):
        slow.nudge(host)
        slow.pass_time(silence + 1)
        assert slow.refusal(slow.guest) == ("still-here" if patience > silence else "")
        if patience > silence:
            assert slow.let_play(host) is None


def test_one_who_is_not_asked_any_more_is_left_alone(late: Server, clock: Path) -> None:
    slow = Slow(late, clock, patience=0, silence=0)
    with slow.sit(slow.silent), slow.sit(slow.guest):
        table, token = slow.table.table.id, slow.table.tokens[slow.silent]
        assert late.refusal(table, token, "nudge", seat=slow.guest) == "not-awaited"
        assert late.refusal(table, token, "stand_in", seat=slow.guest, bot=BOT) == "is-here"


def test_what_is_unanswered_outlives_a_kill(tmp_path: Path, clock: Path) -> None:
    with Server(tmp_path / "house", worker=STUB, clock=str(clock)) as server:
        slow = Slow(server, clock, patience=0)
        slow.nudge(slow.guest)
        before = slow.told()
        server.kill()
    slow.pass_time(601)
    with Server(tmp_path / "house", worker=STUB, clock=str(clock)) as server:
        slow.server = server
        after = slow.told()
        assert (after.asked, after.unanswered, after.nudge) == (before.asked, before.unanswered, before.nudge)
        with slow.sit(slow.silent):
            assert slow.let_play(slow.guest) is None

"""Those who are away: everybody is told, and a bot plays on until they are back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from lascaux.server.messages import Ack, Refused, SeatInfo, Seats, TableInfo, Update, Updates
from lascaux.server.moments import now
from lascaux.table.verify import verify
from lascaux.wire import OthersDecision, YourDecision
from tests.server.harness import PATIENCE, STUB, Person, Seated, Server

pytestmark = pytest.mark.server


@pytest.fixture
def pair(server: Server) -> Seated:
    """A table of two people, at which anybody may act at once for one who is away."""
    return server.seated("human", "human", patience=0)


def seats(server: Server, at: Seated) -> list[SeatInfo]:
    """The seats of a table as its host is told."""
    return server.get(f"/api/tables/{at.table.id}", TableInfo, at.token).seats


def asked_of(server: Server, at: Seated) -> int:
    """The seat that is asked."""
    told = server.get(f"/api/tables/{at.table.id}/updates", Updates).update
    assert told is not None
    assert isinstance(told.decision, OthersDecision)
    return told.decision.seats[0]


def wait_until_gone(server: Server, at: Seated, seat: int) -> None:
    """Return when the server has noticed that somebody left."""
    deadline = time.monotonic() + PATIENCE
    while seats(server, at)[seat].online:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def settled(person: Person) -> Update:
    """The table once nobody but this person is asked."""
    while not isinstance(person.update.decision, YourDecision):
        person.hear(Update)
    return person.update


def move(person: Person) -> None:
    """Make a move, and wait until everybody was told of it."""
    answer = person.act(person.choices()[0])
    assert isinstance(answer, Ack)
    person.catch_up(answer.seq)


def test_all_are_told_who_is_away_and_since_when(server: Server, pair: Seated) -> None:
    with server.sit(pair.table.id, pair.tokens[0]) as host:
        began = now()
        with server.sit(pair.table.id, pair.tokens[1]):
            here = host.hear(Seats, lambda told: told.table.seats[1].online)
            assert here.table.seats[1].away is None
        gone = host.hear(Seats, lambda told: not told.table.seats[1].online)
        away = gone.table.seats[1].away
        assert away is not None
        assert began <= away <= now()
        assert gone.table.seats[0].away is None


def test_bots_and_seats_nobody_has_taken_are_never_away(server: Server) -> None:
    opened = server.open("human", "human", "random")
    told = server.get(f"/api/tables/{opened.table.id}", TableInfo).seats
    assert [seat.away is None for seat in told] == [False, True, True]


def test_who_has_not_come_since_the_server_started_is_away_since_the_newest_row_they_wrote(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, worker=STUB) as server:
        pair = server.seated("human", "human")
        mover = asked_of(server, pair)
        before = now()
        with server.sit(pair.table.id, pair.tokens[mover]) as person:
            assert isinstance(person.act(person.choices()[0]), Ack)
        written = now()
        server.kill()
    time.sleep(0.02)
    with Server(tmp_path, worker=STUB) as server:
        away = [seat.away or "" for seat in seats(server, pair)]
        assert before <= away[mover] <= written
        assert away[1 - mover] <= before


def test_a_bot_plays_on_for_somebody_who_is_away_and_record_and_seats_say_so(
    server: Server, pair: Seated
) -> None:
    mover = asked_of(server, pair)
    absent, host = mover, 1 - mover
    with server.sit(pair.table.id, pair.tokens[host]) as person:
        seq = server.granted(pair.table.id, pair.tokens[host], "stand_in", seat=absent, bot="random")
        told = person.catch_up(seq + 1)
        settled(person)
        stand_in, stints = told.table.seats[absent].stand_in, person.update.table.seats[absent].stints
        assert stand_in is not None
        assert (stand_in.bot, stand_in.why, stand_in.by) == ("random", "away", host)
        assert [stint.bot for stint in stints] == ["random"]
        assert [line.seat for line in told.told if line.entry == stints[0].first] == [absent] * len(told.told)
        record = server.http.get(f"/api/tables/{pair.table.id}/record").text
    first = stints[0].first + 1
    assert f'[StandIn{absent} "random {first}"]' in record
    assert f"StandIn{host}" not in record


def test_the_host_may_let_a_bot_play_on_at_once_and_others_after_a_time(server: Server) -> None:
    slow = server.seated("human", "human", "human")
    table, stand_in = slow.table.id, {"seat": 2, "bot": "random"}
    refused = server.wish(table, slow.tokens[1], "stand_in", **stand_in)
    assert server.fault(refused, 409).message == "For 10 more minutes only the host can do that."
    server.granted(table, slow.tokens[0], "stand_in", **stand_in)
    quick = server.seated("human", "human", "human", patience=1)
    deadline = time.monotonic() + PATIENCE
    while server.wish(quick.table.id, quick.tokens[1], "stand_in", **stand_in).status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_nobody_may_let_a_bot_play_for_one_who_is_there(server: Server, pair: Seated) -> None:
    with server.sit(pair.table.id, pair.tokens[1]):
        assert server.refusal(pair.table.id, pair.token, "stand_in", seat=1, bot="greedy") == "is-here"
    wait_until_gone(server, pair, 1)
    server.granted(pair.table.id, pair.token, "stand_in", seat=1, bot="greedy")


def test_who_asks_over_plain_requests_is_there(server: Server, pair: Seated) -> None:
    seq = server.get(f"/api/tables/{pair.table.id}", TableInfo).seq
    path = f"/api/tables/{pair.table.id}/updates?since={seq}&wait=0.05"
    told = server.get(path, Updates, pair.tokens[1])
    assert told.update is None
    assert told.table is not None
    assert told.table.seats[1].online
    assert server.refusal(pair.table.id, pair.token, "stand_in", seat=1, bot="greedy") == "is-here"


def test_a_line_that_may_come_back_is_no_absence(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB, grace=3600.0) as server:
        pair = server.seated("human", "human", patience=0)
        for _ in range(2):  # never seen, then seen and gone
            assert server.refusal(pair.table.id, pair.token, "stand_in", seat=1, bot="greedy") == "just-gone"
            with server.sit(pair.table.id, pair.tokens[1]):
                pass
            wait_until_gone(server, pair, 1)


@pytest.mark.parametrize(
    ("who", "wish", "code"),
    [
        (None, {"kind": "stand_in", "seat": 1, "bot": "greedy"}, "no-seat"),
        (None, {"kind": "nudge", "seat": 1}, "no-seat"),
        (None, {"kind": "agree"}, "no-seat"),
        (None, {"kind": "come_back"}, "no-seat"),
        (None, {"kind": "close"}, "no-seat"),
        (1, {"kind": "close"}, "not-host"),
        (0, {"kind": "stand_in", "seat": 2, "bot": "greedy"}, "no-person"),
        (0, {"kind": "stand_in", "seat": 5, "bot": "greedy"}, "no-such-seat"),
        (0, {"kind": "nudge", "seat": 5}, "no-such-seat"),
        (0, {"kind": "nudge", "seat": 0}, "not-awaited"),
        (0, {"kind": "come_back"}, "no-change"),
        (0, {"kind": "withdraw"}, "no-change"),
        (0, {"kind": "seen"}, "no-change"),
        (0, {"kind": "stand_in", "seat": 6, "bot": "greedy"}, "bad-message"),
        (0, {"kind": "stand_in", "seat": 1, "bot": "nobody"}, "bad-message"),
        (0, {"kind": "resign"}, "bad-message"),
        (0, {"kind": "vanish"}, "bad-message"),
    ],
)
def test_what_may_not_be_wished_is_refused_and_changes_nothing(
    server: Server, who: int | None, wish: dict[str, object], code: str
) -> None:
    table = server.seated("human", "human", "random", patience=0)
    before = server.get(f"/api/tables/{table.table.id}", TableInfo)
    token = None if who is None else table.tokens[who]
    kind = str(wish.pop("kind"))
    assert server.refusal(table.table.id, token, kind, **wish) == code
    after = server.get(f"/api/tables/{table.table.id}", TableInfo)
    for seat in (*before.seats, *after.seats):
        seat.asked = None  # the bot may have moved meanwhile
    assert (after.seats[:2], after.status) == (before.seats[:2], before.status)


def test_an_owner_leaves_and_comes_back_at_the_next_decision(server: Server, pair: Seated) -> None:
    owner = 1 - asked_of(server, pair)
    with (
        server.sit(pair.table.id, pair.tokens[owner]) as person,
        server.sit(pair.table.id, pair.tokens[1 - owner]) as other,
    ):
        server.granted(pair.table.id, pair.tokens[owner], "stand_in", seat=owner, bot="random")
        for _ in range(2):
            move(other)
        settled(other)  # the bot has answered
        person.catch_up(other.update.seq)
        assert isinstance(person.update.decision, OthersDecision)
        seq = server.granted(pair.table.id, pair.tokens[owner], "come_back")
        for seated in (person, other):
            assert seated.catch_up(seq).table.seats[owner].stand_in is None
        move(other)
        move(person)


def test_who_has_left_does_not_act_or_take_back_before_coming_back(server: Server, pair: Seated) -> None:
    mover = asked_of(server, pair)
    with server.sit(pair.table.id, pair.tokens[mover]) as person:
        choices = person.choices()
        seq = server.granted(pair.table.id, pair.tokens[mover], "stand_in", seat=mover, bot="random")
        person.catch_up(seq + 1)  # the bot has moved
        for answer in (person.act(choices[0]), person.undo()):
            assert isinstance(answer, Refused)
            assert answer.fault.code == "stand-in"
        server.granted(pair.table.id, pair.tokens[mover], "come_back")
        person.catch_up(seq + 2)
        assert isinstance(person.update.decision, OthersDecision)
        assert person.update.decision.undo.reason == "table-no-undo-stand-in"
        answer = person.undo()
        assert isinstance(answer, Refused)
        assert answer.fault.message == "A bot made this choice for you, so it stands."


def test_who_has_left_has_no_say(server: Server, pair: Seated) -> None:
    table, token = pair.table.id, pair.tokens[1]
    server.granted(table, token, "stand_in", seat=1, bot="random")
    assert server.refusal(table, token, "agree") == "stand-in"
    assert server.refusal(table, token, "nudge", seat=0) == "stand-in"
    assert server.refusal(table, token, "stand_in", seat=0, bot="random") == "stand-in"
    assert server.refusal(table, token, "stand_in", seat=1, bot="greedy") == "no-change"


def test_a_wish_sent_twice_is_granted_once(server: Server, pair: Seated) -> None:
    wish = {"seat": 1, "bot": "random", "id": "same"}
    first = server.granted(pair.table.id, pair.tokens[1], "stand_in", **wish)
    back = server.granted(pair.table.id, pair.tokens[1], "come_back", id="back")
    assert server.granted(pair.table.id, pair.tokens[1], "stand_in", **wish) == first
    assert server.granted(pair.table.id, pair.tokens[1], "come_back", id="back") == back
    assert seats(server, pair)[1].stand_in is None


def test_wishes_are_limited(server: Server, pair: Seated) -> None:
    for _ in range(10):
        server.granted(pair.table.id, pair.tokens[1], "agree")
        server.granted(pair.table.id, pair.tokens[1], "withdraw")
    assert server.refusal(pair.table.id, pair.tokens[1], "agree") == "too-fast"
    server.granted(pair.table.id, pair.tokens[0], "agree")


def test_a_nudge_is_told_to_all_and_once_it_was_seen_that_too(server: Server, pair: Seated) -> None:
    absent = asked_of(server, pair)
    host = 1 - absent
    with server.sit(pair.table.id, pair.tokens[host]) as person:
        seq = server.granted(pair.table.id, pair.tokens[host], "nudge", seat=absent)
        nudge = person.catch_up(seq).table.seats[absent].nudge
        assert nudge is not None
        assert (nudge.by, nudge.seen) == (host, False)
        seen = server.granted(pair.table.id, pair.tokens[absent], "seen")
        assert server.granted(pair.table.id, pair.tokens[absent], "seen") == seen
        nudge = person.catch_up(seen).table.seats[absent].nudge
        assert nudge is not None
        assert nudge.seen
        with server.sit(pair.table.id, pair.tokens[absent]) as called:
            acted = called.act(called.choices()[0])
        assert person.catch_up(acted.seq).table.seats[absent].nudge is None


def test_nobody_is_nudged_twice_in_ten_minutes(server: Server) -> None:
    table = server.seated("human", "human", "human", patience=0)
    absent = asked_of(server, table)
    one, two = [token for seat, token in table.tokens.items() if seat != absent]
    server.granted(table.table.id, one, "nudge", seat=absent)
    refused = server.wish(table.table.id, two, "nudge", seat=absent)
    assert server.fault(refused, 429).message == (
        "The last call was not long ago: another is possible in 10 minutes."
    )


def test_only_the_host_nudges_at_once_and_nobody_one_who_is_not_awaited(server: Server) -> None:
    table = server.seated("human", "human", "human")
    absent = asked_of(server, table)
    others = [seat for seat in range(3) if seat != absent]
    guest = next(seat for seat in others if seat != table.seat)
    awaited = next(seat for seat in others if seat != guest)
    assert server.refusal(table.table.id, table.tokens[guest], "nudge", seat=absent) == "not-yet"
    assert server.refusal(table.table.id, table.tokens[guest], "nudge", seat=awaited) == "not-awaited"
    if absent != table.seat:
        server.granted(table.table.id, table.token, "nudge", seat=absent)


def test_what_was_granted_outlives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        trio = server.seated("human", "human", "human", patience=0)
        absent = asked_of(server, trio)
        one, two = [seat for seat in range(3) if seat != absent]
        server.granted(trio.table.id, trio.tokens[one], "nudge", seat=absent)
        server.granted(trio.table.id, trio.tokens[two], "stand_in", seat=two, bot="search")
        server.granted(trio.table.id, trio.tokens[one], "agree")
        before = seats(server, trio)
        server.kill()
    with Server(tmp_path, worker=STUB) as server:
        after = seats(server, trio)
        for told in (before, after):
            for seat in told:
                seat.away = None
        assert after == before
        assert (after[one].agrees, after[absent].nudge is not None) == (True, True)
        stand_in = after[two].stand_in
        assert stand_in is not None
        assert stand_in.bot == "search"


def test_stand_ins_of_both_play_a_game_to_its_end_and_the_record_is_fair(server: Server) -> None:
    pair = server.seated("human", "human", patience=0)
    for seat, bot in ((0, "random"), (1, "greedy")):
        server.granted(pair.table.id, pair.tokens[seat], "stand_in", seat=seat, bot=bot)
    deadline = time.monotonic() + PATIENCE
    while server.get(f"/api/tables/{pair.table.id}", TableInfo).status != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    record = server.http.get(f"/api/tables/{pair.table.id}/record").text
    assert '[StandIn0 "random ' in record
    assert '[StandIn1 "greedy ' in record
    assert verify(record).fair

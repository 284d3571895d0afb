"""Talk at a table: heard by all who may, kept, counted, and no part of the game."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from lascaux.server.bus import LocalBus
from lascaux.server.faults import Denied
from lascaux.server.houserules import HouseRules
from lascaux.server.limits import FIRST_TALK, FIRST_WATCHERS_TALK
from lascaux.server.messages import Ack, Fault, HumanSeat, NewTable, TableInfo, Updates
from lascaux.server.shelf import MEGABYTE
from lascaux.server.sqlite import FILE, SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.talk import KEPT, KEPT_OF_WATCHERS, TableTalk
from lascaux.server.talking import Talking
from lascaux.server.talkmessages import Say, Spoken, Talk, TalkLine
from lascaux.server.workers import WorkerPool
from lascaux.wire import YourDecision
from tests.server.harness import AT, STUB, Person, Seated, Server

if TYPE_CHECKING:
    import httpx

pytestmark = pytest.mark.server


@pytest.fixture
def pair(server: Server) -> Seated:
    """A table of two people."""
    return server.seated("human", "human")


def talk(
    server: Server, at: Seated, token: str | None, kind: str = "say", **wanted: object
) -> httpx.Response:
    """The answer to something said."""
    return server.send("POST", f"/api/tables/{at.table.id}/talk", {"type": kind, "id": "1", **wanted}, token)


def say(server: Server, at: Seated, token: str | None, text: str, number: str = "1", **more: object) -> int:
    """The number of the line that something said became."""
    answer = talk(server, at, token, "say", text=text, id=number, **more)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Ack).seq


def refused(answer: httpx.Response) -> str:
    """The code of a refusal."""
    assert answer.status_code >= 400, answer.text
    return msgspec.json.decode(answer.content, type=Fault).code


def open_talk(server: Server, at: Seated, is_open: bool, number: str) -> None:
    """The host opens the talk to watchers, or shuts it."""
    assert talk(server, at, at.token, "open", id=number, open=is_open).status_code == 200


def lines(server: Server, at: Seated, token: str | None = None) -> list[TalkLine]:
    """All that somebody may read."""
    with server.sit(at.table.id, token, said=0) as person:
        return person.hear(Talk).lines


def texts(server: Server, at: Seated, token: str | None = None) -> list[str]:
    """The words of it."""
    return [line.text or line.kind for line in lines(server, at, token)]


def test_what_one_says_the_others_hear_at_once_and_after_a_reload(server: Server, pair: Seated) -> None:
    with server.sit(pair.table.id, pair.tokens[1], said=0) as friend:
        assert friend.hear(Talk) == Talk([], False)
        say(server, pair, pair.tokens[0], "  Leave me\tthe bears ")
        (line,) = friend.hear(Talk).lines
    assert (line.number, line.seat, line.name, line.kind, line.text) == (
        1,
        0,
        None,
        "text",
        "Leave me the bears",
    )
    assert lines(server, pair, pair.tokens[1]) == lines(server, pair, pair.tokens[0]) == [line]


def test_phrases_travel_by_name(server: Server, pair: Seated) -> None:
    assert talk(server, pair, pair.tokens[1], "phrase", phrase="luck").status_code == 200
    (line,) = lines(server, pair, pair.tokens[0])
    assert (line.seat, line.kind, line.text) == (1, "phrase", "luck")


def test_one_who_has_read_a_line_is_told_only_what_follows(server: Server, pair: Seated) -> None:
    say(server, pair, pair.token, "one", "a")
    say(server, pair, pair.token, "two", "b")
    with server.sit(pair.table.id, pair.token, said=1) as host:
        assert [line.text for line in host.hear(Talk).lines] == ["two"]


def test_one_who_does_not_want_to_hear_is_told_nothing(server: Server, pair: Seated) -> None:
    with (
        server.sit(pair.table.id, pair.token) as host,
        server.sit(pair.table.id, pair.tokens[1], said=0) as friend,
    ):
        say(server, pair, pair.token, "hello")
        friend.hear(Talk, lambda told: bool(told.lines))
        act_of(host, friend)
        assert not any('"talk"' in text for text in host.heard)


def act_of(*people: Person) -> Person:
    """One of these people makes a move that both hear of; gives who did."""
    mover = next(person for person in people if isinstance(person.update.decision, YourDecision))
    answer = mover.act(mover.choices()[0])
    assert isinstance(answer, Ack)
    for person in people:
        person.catch_up(answer.seq)
    return mover


def test_the_same_line_sent_again_is_said_once(server: Server, pair: Seated) -> None:
    assert [say(server, pair, pair.token, "once", "x") for _ in range(3)] == [1, 1, 1]
    assert say(server, pair, pair.tokens[1], "another", "x") == 2  # ids are each person's own
    assert texts(server, pair, pair.token) == ["once", "another"]


def test_talk_is_no_row_and_makes_no_move_stale(server: Server, pair: Seated) -> None:
    with (
        server.sit(pair.table.id, pair.tokens[0]) as host,
        server.sit(pair.table.id, pair.tokens[1]) as friend,
    ):
        before = host.update.seq
        for number in range(5):
            say(server, pair, pair.token, "hm", str(number))
        assert server.get(f"/api/tables/{pair.table.id}", TableInfo, pair.token).seq == before
        act_of(host, friend)
        record = server.http.get(f"/api/tables/{pair.table.id}/record")
        assert "hm" not in record.text


def test_talk_ends_no_hold(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool())
        opened = await tables.open(NewTable("clans", [HumanSeat(), HumanSeat()]))
        live, visitor = await tables.visit(opened.table.id, opened.token)
        live.holding.begin(0, live.seq, 600.0)
        await Talking(tables, store).say(live, visitor, Say("1", "wait"))
        assert live.holding.left is not None
        await tables.close()
        store.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "text", ["", " ", "\u202e", "\u200b\u2060", "\u3164", "\u2800 \u00a0", "\u0301\u0301", "\x00\x07\n\r"]
)
def test_what_cannot_be_seen_is_not_said(server: Server, pair: Seated, text: str) -> None:
    assert refused(talk(server, pair, pair.token, text=text)) in ("bad-text", "bad-message")
    assert texts(server, pair, pair.token) == []


def test_a_line_is_plain_and_has_an_end(server: Server, pair: Seated) -> None:
    assert refused(talk(server, pair, pair.token, text="x" * 301)) == "bad-message"
    say(server, pair, pair.token, "<b>a\u202eb</b>\nc\u0007", "a")
    say(server, pair, pair.token, "é" * 300, "b")
    assert texts(server, pair, pair.token) == ["<b>ab</b> c", "é" * 300]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"type": "say", "id": "1"},
        {"type": "say", "id": "", "text": "x"},
        {"type": "say", "id": "1", "text": 5},
        {"type": "say", "id": "1", "text": "x", "seat": 1},
        {"type": "phrase", "id": "1", "phrase": "insult"},
        {"type": "open", "id": "1", "open": 1},
        {"type": "say", "id": "x" * 65, "text": "x"},
        [],
    ],
)
def test_what_is_no_talk_changes_nothing(server: Server, pair: Seated, body: object) -> None:
    answer = server.send("POST", f"/api/tables/{pair.table.id}/talk", body, pair.token)
    assert refused(answer) == "bad-message"
    assert texts(server, pair, pair.token) == []


def test_whoever_says_too_much_is_asked_to_wait_and_the_other_is_not(server: Server, pair: Seated) -> None:
    for number in range(int(FIRST_TALK)):
        say(server, pair, pair.token, "la", f"a{number}")
    assert refused(talk(server, pair, pair.token, text="la", id="z")) == "too-fast"
    say(server, pair, pair.tokens[1], "may I?")


def test_watchers_neither_read_nor_say_anything_unless_the_host_wants(server: Server, pair: Seated) -> None:
    say(server, pair, pair.token, "between us")
    assert texts(server, pair) == []
    assert refused(talk(server, pair, None, text="hello")) == "no-talk"
    assert refused(talk(server, pair, pair.tokens[1], "open", open=True)) == "not-host"
    with server.sit(pair.table.id, None, said=0) as watcher:
        assert watcher.hear(Talk) == Talk([], False)
        open_talk(server, pair, True, "o")
        told = watcher.hear(Talk)
        assert (told.open, [line.kind for line in told.lines]) == (True, ["opened"])
        assert say(server, pair, None, "bravi", "w", name=" Zia\u202e ") == 3
        (line,) = watcher.hear(Talk).lines
        assert (line.seat, line.name, line.text) == (None, "Zia", "bravi")
        open_talk(server, pair, False, "s")
        assert not watcher.hear(Talk).open
    say(server, pair, pair.token, "alone again", "b")
    assert texts(server, pair) == ["opened", "bravi", "shut"]
    assert refused(talk(server, pair, None, text="hey", id="v")) == "no-talk"
    assert texts(server, pair, pair.token) == ["between us", "opened", "bravi", "shut", "alone again"]


def test_watchers_of_one_address_have_a_small_share(server: Server, pair: Seated) -> None:
    open_talk(server, pair, True, "o")
    for number in range(int(FIRST_WATCHERS_TALK)):
        say(server, pair, None, "la", f"a{number}")
    assert refused(talk(server, pair, None, text="la", id="z")) == "too-fast"
    say(server, pair, pair.token, "shh", "h")


def test_nobody_talks_at_a_table_that_is_not_theirs(server: Server, pair: Seated) -> None:
    other = server.seated("human", "human", watchable=False)
    assert refused(talk(server, other, None, text="x")) == "private"
    assert refused(talk(server, other, pair.token, text="x")) == "bad-token"


def test_talk_comes_over_plain_requests_too(server: Server, pair: Seated) -> None:
    path = f"/api/tables/{pair.table.id}/updates?since={{}}&wait=0&said={{}}"
    first = server.get(path.format(0, 0), Updates, pair.token)
    assert first.update is not None
    say(server, pair, pair.tokens[1], "hi")
    told = server.get(path.format(first.update.seq, 0), Updates, pair.token)
    assert told.talk is not None
    assert [line.text for line in told.talk.lines] == ["hi"]
    assert server.get(path.format(first.update.seq, 1), Updates, pair.token).talk is None
    assert server.get(path.format(first.update.seq, 0), Updates).talk is None


def test_what_was_said_outlives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        at = server.seated("human", "human")
        say(server, at, at.token, "remember", "r")
        server.kill()
    with Server(tmp_path, worker=STUB) as server:
        assert say(server, at, at.token, "remember", "r") == 1
        assert say(server, at, at.tokens[1], "I do", "s") == 2
        assert texts(server, at, at.token) == ["remember", "I do"]


def test_only_the_newest_lines_are_kept_and_watchers_push_out_nobody(tmp_path: Path) -> None:
    talk_of_table = TableTalk([])
    for number in range(1, KEPT + 100):
        for seat in (0, None):
            line = Spoken(talk_of_table.newest + 1, f"{seat} {number}", seat, None, "text", "x", True, AT)
            talk_of_table.add(line, talk_of_table.dropped_by(line))
    kept = talk_of_table.since(0, is_insider=True).lines
    assert [line.seat for line in kept].count(0) == KEPT
    assert [line.seat for line in kept].count(None) == KEPT_OF_WATCHERS
    assert kept[-1].number == 2 * (KEPT + 99)


def test_a_line_that_goes_is_gone_from_the_file(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        at = server.seated("human", "human")
        say(server, at, at.token, "first", "0")
    with sqlite3.connect(tmp_path / FILE) as file:
        for number in range(2, KEPT + 1):
            file.execute(
                'INSERT INTO talk SELECT "table", ?, ?, seat, name, kind, text, is_open, at FROM talk '
                "WHERE number = 1",
                (number, f"0 {number}"),
            )
    file.close()
    with Server(tmp_path, worker=STUB) as server:
        assert say(server, at, at.token, "newest", "n") == KEPT + 1
        assert len(lines(server, at, at.token)) == KEPT
    with sqlite3.connect(tmp_path / FILE) as file:
        assert file.execute("SELECT min(number), count(*) FROM talk").fetchone() == (2, KEPT)
    file.close()


def test_talk_goes_with_its_table(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool())
        opened = await tables.open(NewTable("clans", [HumanSeat(), HumanSeat()]))
        live, visitor = await tables.visit(opened.table.id, opened.token)
        await Talking(tables, store).say(live, visitor, Say("1", "an unlikely sentence"))
        assert [line.text for line in await store.talk(live.id)] == ["an unlikely sentence"]
        await store.remove(live.id)
        assert await store.talk(live.id) == []
        await tables.close()
        store.close()

    asyncio.run(scene())
    assert b"unlikely" not in (tmp_path / FILE).read_bytes()


def test_talk_is_refused_where_the_disk_is_short_and_moves_are_not(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool(), rules=HouseRules(disk_mb=1))
        opened = await tables.open(NewTable("clans", [HumanSeat(), HumanSeat()]))
        live, visitor = await tables.visit(opened.table.id, opened.token)
        tables.shelf._used = 2 * MEGABYTE
        with pytest.raises(Denied) as denied:
            await Talking(tables, store).say(live, visitor, Say("1", "hello"))
        assert denied.value.code == "no-room-to-talk"
        await tables.close()
        store.close()

    asyncio.run(scene())


def test_two_houses_that_talk_at_once_lose_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path)
        houses = [Tables(store, LocalBus(), WorkerPool()) for _ in range(2)]
        opened = await houses[0].open(NewTable("clans", [HumanSeat(), HumanSeat()]))
        numbers = []
        for number in range(6):
            tables = houses[number % 2]
            live, visitor = await tables.visit(opened.table.id, opened.token)
            ack = await Talking(tables, store).say(live, visitor, Say(str(number), f"line {number}"))
            numbers.append(ack.seq)
        assert numbers == [1, 2, 3, 4, 5, 6]
        for tables in houses:
            await tables.close()
        store.close()

    asyncio.run(scene())


def test_fuzzed_talk_leaves_whole_lines_or_nothing(tmp_path: Path) -> None:
    dice = random.Random(11)
    signs = "aé <>&\"\\'\u202e\u200b\u0301\u0000\n\U0001f525\u3164\ufeff{}$@#"
    with Server(tmp_path, worker=STUB) as server:
        at = server.seated("human", "human")
        path, said = f"/api/tables/{at.table.id}/talk", 0
        for number in range(400):
            text = "".join(dice.choice(signs) for _ in range(dice.choice((0, 1, 5, 299, 300, 301, 2000))))
            body: object = {"type": dice.choice(("say", "phrase", "open", "shout")), "id": str(number)}
            if isinstance(body, dict):
                body |= dice.choice(({}, {"text": text}, {"phrase": text}, {"open": text}, {"name": text}))
            token = dice.choice((at.token, at.tokens[1], None, "nobody", text.encode().hex()[:60] or "x"))
            answer = server.send("POST", path, body, token)
            assert answer.status_code in (200, 400, 401, 403, 429), answer.text
            said += answer.status_code == 200
        kept = lines(server, at, at.token)
        assert len(kept) == said
        assert all(0 < len(line.text) <= 300 and line.text == line.text.strip() for line in kept)
        assert all(line.text.isprintable() for line in kept)
        assert "Traceback" not in server.stop()

"""Messages on the socket that no browser of ours would send."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lascaux.server.limits import BURST, RATE
from lascaux.server.messages import Ack, AskWhyNot, Bye, Ping, Pong, Refused, WhyNot
from lascaux.wire import YourDecision
from tests.server.harness import PATIENCE, STUB, Person, Seated, Server

pytestmark = pytest.mark.server

MANY = int(BURST + RATE)


@pytest.fixture
def opened(server: Server) -> Seated:
    """A table of two people."""
    return server.seated("human", "human")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-message"),
        ("hello", "bad-message"),
        ("[]", "bad-message"),
        ("{}", "bad-message"),
        ('{"type":"dance"}', "bad-message"),
        ('{"type":"hello"}', "bad-message"),
        ('{"type":"act"}', "bad-message"),
        ('{"type":"act","id":"1","at":2,"action":5}', "bad-message"),
        ('{"type":"act","id":"1","at":true,"action":"x"}', "bad-message"),
        ('{"type":"act","id":"1","at":-2,"action":"x"}', "bad-message"),
        ('{"type":"act","id":"1","at":NaN,"action":"x"}', "bad-message"),
        ('{"type":"act","id":"1","at":2,"action":"x","seat":1}', "bad-message"),
        ('{"type":"ping","x":' + "[" * 30_000 + "]" * 30_000 + "}", "bad-message"),
        ('{"type":"ping","x":"\\ud800"}', "bad-message"),
        ('"' + "x" * 70_000 + '"', "too-large"),
        (b"\x00\x01\x02", "not-text"),
        (b'{"type":"ping"}', "not-text"),
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_socket_goes_on(
    server: Server, opened: Seated, message: str | bytes, code: str
) -> None:
    with server.sit(opened.table.id, opened.token) as person:
        person.socket.send(message)
        refused = person.hear(Refused)
        assert (refused.id, refused.fault.code, refused.seq) == ("", code, person.update.seq)
        person.send(Ping())
        assert person.hear(Pong).seq == person.update.seq


def test_broken_utf8_closes_the_socket(server: Server, opened: Seated) -> None:
    with server.sit(opened.table.id, opened.token) as person:
        person.socket.send(b'{"type":"\xff"}', text=True)
        assert person.closing() == 1007


def test_a_frame_far_beyond_the_limit_closes_the_socket(server: Server, opened: Seated) -> None:
    with server.sit(opened.table.id, opened.token) as person:
        person.socket.send("x" * 500_000)
        assert person.closing() == 1009


def test_the_first_message_must_be_hello(server: Server, opened: Seated) -> None:
    with Person(server.address, opened.table.id) as person:
        person.send(Ping())
        assert person.hear(Refused).fault.code == "bad-message"
        assert person.hear(Bye).retry_in is None
        assert person.closing() == 1008


def test_who_talks_nonsense_and_hangs_up_at_once_leaves_no_traceback(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        for first in ('{"type":"ping"}', "nonsense", '{"type":"hello"}'):
            for _ in range(5):
                with Person(own.address, "none") as person:
                    person.socket.send(first)
        assert own.http.get("/api/games").status_code == 200
        assert own.stop() == ""


def test_a_table_that_is_not_there_is_said_in_the_language_of_the_hello(server: Server) -> None:
    with Person(server.address, "none") as person:
        person.socket.send('{"type":"hello","language":"it"}')
        fault = person.hear(Refused).fault
        assert (fault.code, fault.message[:13]) == ("no-table", "Questo tavolo")


def test_a_page_of_another_site_gets_no_socket(server: Server, opened: Seated) -> None:
    address = f"ws://{server.address}/api/tables/{opened.table.id}/socket"
    host, port = server.address.split(":")
    others = (f"http://{host}:{int(port) - 1}", f"http://{host}", f"http://evil.example:{port}")
    for origin in ("https://evil.example", "null", "http://[broken", f"http://{host}:port", *others):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers={"Origin": origin}, proxy=None),
        ):
            pass
        assert refused.value.response.status_code == 403


def test_our_own_page_gets_a_socket(server: Server, opened: Seated) -> None:
    address = f"ws://{server.address}/api/tables/{opened.table.id}/socket"
    port = server.address.partition(":")[2]
    for host in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]"):
        origin = {"Origin": f"http://{host}:{port}"}
        with connect(address, additional_headers=origin, proxy=None) as line:
            line.send('{"type":"hello"}')
            assert '"welcome"' in str(line.recv(timeout=PATIENCE))


def test_a_page_of_another_site_cannot_write_over_plain_requests(server: Server) -> None:
    answer = server.http.post("/api/tables", content=b"{}", headers={"Origin": "https://evil.example"})
    assert server.fault(answer, 403).code == "bad-origin"


def test_who_talks_too_fast_is_heard_more_slowly_and_every_message_is_answered(
    server: Server, opened: Seated
) -> None:
    began = time.monotonic()
    with server.sit(opened.table.id, opened.token) as person:
        for _ in range(MANY):
            person.send(Ping())
        for _ in range(MANY):
            person.hear(Pong)
    assert time.monotonic() - began >= (MANY - BURST) / RATE / 2


def test_why_not_names_the_rule_in_the_language_of_the_hello(server: Server, opened: Seated) -> None:
    for language in ("en", "it"):
        with server.sit(opened.table.id, opened.token, language=language) as person:
            other = opened.tokens[1]
            with server.sit(opened.table.id, other, language=language) as second:
                asked = person if isinstance(person.update.decision, YourDecision) else second
                asked.send(AskWhyNot("1", "move 1 60"))
                fault = asked.hear(WhyNot).fault
                assert fault is not None
                assert fault.rule is not None
                assert fault.message[0].isupper()


def test_why_not_of_what_is_allowed_is_nothing(server: Server, opened: Seated) -> None:
    with (
        server.sit(opened.table.id, opened.token) as one,
        server.sit(opened.table.id, opened.tokens[1]) as two,
    ):
        asked = one if isinstance(one.update.decision, YourDecision) else two
        asked.send(AskWhyNot("1", asked.choices()[0]))
        assert asked.hear(WhyNot).fault is None
        assert isinstance(asked.act(asked.choices()[0]), Ack)


def test_what_is_no_text_with_a_goodbye_behind_it_leaves_no_traceback(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as own:
        seated = own.seated("human", "human")
        with own.sit(seated.table.id, seated.token) as person:
            person.socket.socket.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe\x88\x80\x00\x00\x00\x00")
            person.closing()
        assert own.stop() == ""


def test_a_socket_that_is_refused_is_no_error_of_ours(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as own:
        uri = f"ws://{own.address}/api/tables/none/socket"
        other = {"Origin": "https://evil.example"}
        with pytest.raises(InvalidStatus) as refused, connect(uri, additional_headers=other, proxy=None):
            pass
        assert refused.value.response.status_code == 403
        assert own.stop() == ""

"""Requests no browser of ours would send: a fault in words, and nothing changes."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from lascaux.server.faults import STATUS_OF
from lascaux.server.messages import Fault, TableInfo
from lascaux.server.routes import ROUTES, Route
from tests.server.harness import Seated, Server, bearing, table_of

pytestmark = pytest.mark.server

DEEP = b"[" * 20_000 + b"]" * 20_000
BODIES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "bad-message"),
    "no JSON": (b"hello", "bad-message"),
    "a list": (b"[]", "bad-message"),
    "a number": (b"1e999", "bad-message"),
    "not a number": (b"NaN", "bad-message"),
    "half": (b'{"game":', "bad-message"),
    "broken UTF-8": (b'{"game":"\xff\xfe"}', "bad-message"),
    "a lone surrogate": (b'{"game":"\\ud800"}', "bad-message"),
    "deep": (DEEP, "bad-message"),
    "deep within": (b'{"game":' + DEEP + b"}", "bad-message"),
    "oversized": (b'"' + b"x" * 70_000 + b'"', "too-large"),
    "zeroes": (b"\x00" * 100, "bad-message"),
}


@pytest.fixture(scope="module")
def table(server: Server) -> Seated:
    """A table that nothing here changes."""
    return server.seated("human", "human")


@pytest.mark.parametrize("name", list(BODIES))
@pytest.mark.parametrize(
    "route", [route for route in ROUTES if route.body not in (None, str)], ids=lambda route: route.handler
)
def test_a_body_that_cannot_be_read_is_refused(
    server: Server, table: Seated, name: str, route: Route
) -> None:
    body, code = BODIES[name]
    path = route.path.format(table=table.table.id, seat=1, game="clans")
    answer = server.http.request(route.method, path, content=body, headers=bearing(table.token))
    assert server.fault(answer, STATUS_OF[code]).code == code
    assert server.get(f"/api/tables/{table.table.id}", TableInfo).seq == 2


@pytest.mark.parametrize(
    "body",
    [
        table_of("human", "random") | {"extra": 1},
        table_of("human", "random") | {"game": 7},
        table_of("human", "random") | {"watchable": "yes"},
        table_of("human", "random") | {"title": "x" * 61},
        table_of("human", "chess-engine"),
        {"game": "clans"},
        {"game": "clans", "seats": []},
        {"game": "clans", "seats": [{"kind": "human"}] * 7},
        {"game": "clans", "seats": [{"kind": "cat"}, {"kind": "human"}]},
        {"game": "clans", "seats": [{"kind": "human", "name": "x" * 41}, {"kind": "human"}]},
    ],
)
def test_a_table_of_the_wrong_shape_is_refused(server: Server, body: dict[str, object]) -> None:
    fault = server.fault(server.send("POST", "/api/tables", body), 400)
    assert fault.code == "bad-message"
    assert fault.message.startswith("The server could not read this:")


@pytest.mark.parametrize(
    "changes",
    [
        {"at": -1},
        {"at": 10**30},
        {"at": "1"},
        {"at": 1.5},
        {"id": ""},
        {"id": "x" * 65},
        {"action": ""},
        {"action": "x" * 201},
        {"action": None},
        {"type": "dance"},
        {"type": "hello"},
        {"more": True},
    ],
)
def test_an_action_of_the_wrong_shape_is_refused(
    server: Server, table: Seated, changes: dict[str, object]
) -> None:
    body = {"type": "act", "id": "a", "at": 2, "action": "move 1 2"} | changes
    answer = server.send("POST", f"/api/tables/{table.table.id}/act", body, table.token)
    assert server.fault(answer, 400).code == "bad-message"
    assert server.get(f"/api/tables/{table.table.id}", TableInfo).seq == 2


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api", 404, "no-page"),
        ("GET", "/api/nothing", 404, "no-page"),
        ("DELETE", "/api/tables", 405, "no-method"),
        ("GET", "/api/verify", 405, "no-method"),
        ("PATCH", "/api/games", 405, "no-method"),
        ("GET", "/api/tables/none", 404, "no-table"),
        ("GET", "/api/tables/" + "x" * 5000, 404, "no-table"),
        ("GET", "/api/tables/%00", 404, "no-table"),
        ("GET", "/api/tables/%ff%fe", 404, "no-table"),
        ("GET", "/api/games/chess/rules", 404, "no-game"),
        ("GET", "/api/games/../rules", 404, "no-page"),
        ("GET", "/api/games/clans/rules?language=xx", 400, "bad-message"),
        ("GET", "/api/tables/none/updates?since=x", 400, "bad-message"),
        ("GET", "/api/tables/none/updates?since=99999999999999999999", 400, "bad-message"),
        ("GET", "/api/tables/none/updates?wait=1e9", 400, "bad-message"),
        ("GET", "/api/tables/none/updates?wait=nan", 400, "bad-message"),
        ("GET", "/api/tables/none/at/minus", 400, "bad-message"),
        ("GET", "/assets/nothing.js", 404, "no-page"),
    ],
)
def test_an_address_nobody_answers_is_refused_in_words(
    server: Server, method: str, path: str, status: int, code: str
) -> None:
    fault = server.fault(server.http.request(method, path), status)
    assert fault.code == code
    assert fault.message.endswith(".")


@pytest.mark.parametrize("host", ["#x", "#", "#" + "9" * 50, "#2", "@server-no-table", "@@", "{ $host }"])
def test_a_name_that_looks_like_an_argument_of_a_text_is_said_as_it_came(server: Server, host: str) -> None:
    fault = server.fault(server.http.get("/api/games", headers={"Host": host}), 421)
    assert (fault.code, f"not called {host}:" in fault.message) == ("bad-host", True)
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("header", ["Basic abc", "Bearer", "x", "Bearer \xe9\xe8", "Bearer " + "x" * 5000])
def test_an_authorisation_that_is_none_is_refused(server: Server, table: Seated, header: str) -> None:
    path = f"/api/tables/{table.table.id}"
    answer = server.http.get(path, headers=[(b"Authorization", header.encode("latin-1"))])
    assert server.fault(answer, 401).code == "bad-token"


@pytest.mark.parametrize("entry", [-1, 10_000, 10**40])
def test_a_moment_that_never_was_is_refused(server: Server, table: Seated, entry: int) -> None:
    answer = server.http.get(f"/api/tables/{table.table.id}/at/{entry}")
    assert server.fault(answer, 404).code == "no-entry"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-record"),
        (b"no record", 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "nine"]\n', 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "2"]\n\n0 move 1 2\n', 400, "bad-record"),
        (b'[Game "chess"]\n', 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "' + b"2" * 5000 + b'"]\n', 400, "bad-record"),
        (b'[Game "clans"]\n[Rules "' + b"1" * 5000 + b'"]\n[Seats "2"]\n', 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "2"]\n\n' + b"0" * 5000 + b" move 1 2\n", 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "2"]\n\n0 move ' + b"1" * 5000 + b" 2\n", 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "2"]\n[Seed "' + b"0" * 5000 + b'"]\n', 400, "bad-record"),
        (b'[Game "clans"]\n[Seats "2"]\n[Commitment "\\ud800"]\n', 400, "bad-record"),
        (b"\xff\xfe\x00", 415, "not-text"),
        (b"x" * 1_100_000, 413, "too-large"),
    ],
)
def test_a_record_that_cannot_be_checked_is_refused(
    server: Server, body: bytes, status: int, code: str
) -> None:
    assert server.fault(server.http.post("/api/verify", content=body), status).code == code


def test_a_body_that_grows_beyond_the_limit_is_cut_off(server: Server) -> None:
    answer = server.http.post("/api/tables", content=(b"x" * 10_000 for _ in range(20)))
    assert server.fault(answer, 413).code == "too-large"


def test_an_upload_that_is_broken_off_leaves_no_traceback(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        host, _, port = own.address.partition(":")
        for path in ("/api/verify", "/api/tables", "/api/tables/none/act"):
            with socket.create_connection((host, int(port)), timeout=5) as line:
                line.sendall(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\nhalf".encode())
        assert own.http.get("/api/games").status_code == 200
        assert own.stop() == ""


def test_bytes_that_are_no_request_do_not_hurt(server: Server) -> None:
    host, _, port = server.address.partition(":")
    for junk in (b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9.9\r\n\r\n", b"\xff" * 1000 + b"\r\n\r\n"):
        with socket.create_connection((host, int(port)), timeout=5) as line:
            line.sendall(junk)
            line.shutdown(socket.SHUT_WR)
            while line.recv(4096):
                pass
    assert server.http.get("/api/health").status_code == 200


def test_a_fault_has_a_code_and_a_sentence(server: Server) -> None:
    assert server.get("/api/health", dict[str, str]) == {"status": "ok"}
    fault = server.fault(server.http.get("/api/tables/none"), 404)
    assert fault == Fault("no-table", "There is no such table: check the address.")

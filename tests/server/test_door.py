"""Connections that say nothing, half or too much are closed; none of them keeps anybody else out."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lascaux.server.limits import BURST, FIRST_COMINGS
from lascaux.server.messages import Bye, Ping, Pong, Refused
from tests.server.harness import PATIENCE, STUB, Person, Server

pytestmark = pytest.mark.server

GUEST = "127.0.0.2"
OTHER = "127.0.0.3"
MOST = 5
GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets everybody have little, and waits for nobody."""
    rules = {"connections": MOST, "sockets": 2, "polls": 1, "head_seconds": 1, "body_seconds": 1}
    running = Server(tmp_path_factory.mktemp("strict"), worker=STUB, rules=rules)
    yield running
    assert "Traceback" not in running.stop()


def line_to(server: Server, own: str = GUEST) -> socket.socket:
    host, _, port = server.address.partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(own, 0))


def heard(line: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def trickle(line: socket.socket) -> None:
    """Send byte after byte, until the other end has had enough."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        line.sendall(b"x")
        time.sleep(0.05)


@pytest.mark.parametrize(
    "half",
    [b"", b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"\r\n"],
)
def test_a_connection_without_a_whole_head_is_closed_in_time(strict: Server, half: bytes) -> None:
    with line_to(strict) as line:
        line.sendall(half)
        assert heard(line).startswith(b"HTTP/1.1 408 ")


def test_a_head_that_comes_byte_by_byte_is_closed_in_time(strict: Server) -> None:
    with line_to(strict) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        with pytest.raises(ConnectionError):
            trickle(line)


def test_half_a_second_request_is_closed_in_time(strict: Server) -> None:
    with line_to(strict) as line:
        line.sendall(GET + GET[:20])
        found = heard(line)
        assert found.startswith(b"HTTP/1.1 200 ")
        assert found.count(b"HTTP/1.1 408 ") == 1


@pytest.mark.parametrize("path", ["/api/tables", "/api/verify", "/api/games"])
def test_a_body_that_never_comes_is_not_waited_for(strict: Server, path: str) -> None:
    with line_to(strict) as line:
        line.sendall(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nhalf".encode())
        heard(line)


def test_an_answer_that_nobody_reads_is_not_kept(strict: Server) -> None:
    with line_to(strict) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /api/games/prehistory/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line.sendall(ask * 200)
        with pytest.raises(ConnectionError):
            trickle(line)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 100_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    ],
)
def test_a_head_that_is_too_long_is_refused(strict: Server, head: bytes) -> None:
    with line_to(strict) as line:
        try:
            line.sendall(head)
        except ConnectionError:
            return
        assert heard(line).startswith((b"HTTP/1.1 431 ", b""))


def test_many_requests_at_once_are_answered_in_their_order(strict: Server) -> None:
    with line_to(strict) as line:
        line.sendall(GET * 60 + GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert heard(line).count(b"HTTP/1.1 200 OK") == 61


def test_a_request_that_comes_in_small_parts_is_answered(strict: Server) -> None:
    body = b"no record" * 40
    head = f"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
    request = head.encode() + b"Connection: close\r\n\r\n" + body
    with line_to(strict) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for number in range(0, len(request), 3):
            line.sendall(request[number : number + 3])
        assert heard(line).startswith(b"HTTP/1.1 400 ")


def test_many_bodies_at_once_of_one_who_must_wait_are_all_read(strict: Server) -> None:
    body = b"x" * 300_000
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(strict)) for _ in range(MOST - 1)]
        for line in lines:
            line.sendall(head.encode() + body[:20_000])
        for line in lines:
            with suppress(ConnectionError):
                line.sendall(body[20_000:])
            assert line.recv(100).startswith((b"HTTP/1.1 413 ", b"HTTP/1.1 429 "))


def test_an_address_has_only_so_many_connections_and_others_are_let_in(strict: Server) -> None:
    with ExitStack() as stack:
        for _ in range(MOST):
            stack.enter_context(line_to(strict))
        with line_to(strict) as refused:
            assert heard(refused).startswith(b"HTTP/1.1 429 ")
        for own in (OTHER, "127.0.0.1"):
            with line_to(strict, own) as line:
                line.sendall(GET)
                assert line.recv(100).startswith(b"HTTP/1.1 200 ")
    with strict.guest(GUEST) as client:
        assert _until_served(client.get, "/api/games") == 200


def test_four_hundred_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as stack:
        for number in range(400):
            stack.enter_context(line_to(server, f"127.0.0.{2 + number // 100}"))
        for own in (GUEST, "127.0.1.1", "127.0.0.1"):
            with server.guest(own) as client:
                assert client.get("/api/games").status_code == 200


def test_an_address_has_only_so_many_sockets(strict: Server) -> None:
    opened = strict.seated("human", "human")
    with (
        strict.sit(opened.table.id, opened.token, own=GUEST),
        strict.sit(opened.table.id, own=GUEST),
        strict.sit(opened.table.id, own=OTHER),
        Person(strict.address, opened.table.id, GUEST) as third,
    ):
        assert third.hear(Refused).fault.code == "too-many"
        assert third.hear(Bye).retry_in is not None
        assert third.closing() == 1008
    with _until_seated(strict, opened.table.id) as again:
        again.send(Ping())
        again.hear(Pong)


def test_an_address_that_comes_again_and_again_has_to_wait(strict: Server) -> None:
    """Each socket leaves something behind that has to be cleared away while everybody waits."""
    opened = strict.seated("human", "human")
    with pytest.raises(InvalidStatus) as refused:
        _come_and_go(strict, opened.table.id, int(FIRST_COMINGS) * 3)
    assert refused.value.response.status_code == 429
    with strict.sit(opened.table.id, own=OTHER) as other:
        other.send(Ping())
        other.hear(Pong)


def test_an_address_has_only_so_many_requests_that_wait(strict: Server) -> None:
    opened = strict.seated("human", "human")
    path = f"/api/tables/{opened.table.id}/updates?since=2&wait=30"
    with line_to(strict) as waiting, strict.guest(GUEST) as client, strict.guest(OTHER) as other:
        waiting.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        while (answer := client.get(path.replace("wait=30", "wait=0"))).status_code == 200:
            time.sleep(0.02)
        assert strict.fault(answer, 429).code == "too-many"
        assert other.get(path.replace("wait=30", "wait=0")).status_code == 200


def test_a_socket_that_floods_is_read_slowly_and_nothing_is_lost(strict: Server) -> None:
    """Far more than fits into one look at the line; every message is answered, in its order."""
    opened = strict.seated("human", "human")
    with strict.sit(opened.table.id, opened.token, own=GUEST) as person:
        count = int(BURST) + 5
        for number in range(count):
            person.socket.send("x" * 1500 if number % 2 else '{"type":"ping"}')
        answers = [type(person.receive()) for _ in range(count)]
    assert answers == [Refused if number % 2 else Pong for number in range(count)]


def test_thousands_of_tiny_frames_are_survived(strict: Server) -> None:
    opened = strict.seated("human", "human")
    with strict.sit(opened.table.id, opened.token, own=GUEST) as flooding:
        for _ in range(20_000):
            flooding.socket.ping()
        with strict.sit(opened.table.id, own=OTHER) as person:
            person.send(Ping())
            person.hear(Pong)
    assert strict.http.get("/api/games").status_code == 200


def _until_served(get: object, path: str) -> int:
    """The status once the server has noticed that connections are gone."""
    assert callable(get)
    end = time.monotonic() + PATIENCE
    while (status := int(get(path).status_code)) == 429 and time.monotonic() < end:
        time.sleep(0.05)
    return status


def _come_and_go(server: Server, table: str, times: int) -> None:
    for _ in range(times):
        Person(server.address, table, "127.0.0.9").socket.close()


def _until_seated(server: Server, table: str) -> Person:
    """A guest's socket once the server has noticed that those before it are gone."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return server.sit(table, own=GUEST)
        except ConnectionClosed:
            assert time.monotonic() < end, "a place that was left is never free again"
            time.sleep(0.05)

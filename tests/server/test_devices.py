"""Devices over the wire: who loses a seat is told at once, and codes are not to be guessed at."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from lascaux.server.limits import FIRST_CODES, FIRST_GUESSES
from lascaux.server.messages import Bye, Joined, Ping, Pong, Refused
from lascaux.server.seatmessages import OwnSeat, Recovery, SeatCode
from lascaux.server.wordlist import WORDS
from tests.server.harness import STUB, Seated, Server, bearing

pytestmark = pytest.mark.server

KEY = "k" * 32
MOVED = "This seat is open on another device now, and no longer here."


def offer(server: Server, table: Seated, token: str, keeps: bool, language: str = "en") -> SeatCode:
    """Codes for another device."""
    path = f"/api/tables/{table.table.id}/seat/code"
    headers = {**bearing(token), "Accept-Language": language}
    answer = server.http.post(path, content=msgspec.json.encode({"keeps": keeps}), headers=headers)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=SeatCode)


def redeem(server: Server, code: str, key: str = KEY) -> httpx.Response:
    """Try a code."""
    return server.send("POST", "/api/codes", {"code": code, "key": key})


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Server]:
    """A server that counts codes as it does for visitors."""
    with Server(tmp_path, worker=STUB, first_codes=FIRST_CODES) as running:
        yield running


def test_the_device_that_gave_its_seat_away_is_told_so_and_closed(server: Server) -> None:
    table = server.seated("human", "human")
    with server.sit(table.table.id, table.tokens[1]) as old, server.sit(table.table.id, table.token) as host:
        joined = msgspec.json.decode(
            redeem(server, offer(server, table, table.tokens[1], keeps=False).words).content, type=Joined
        )
        why = old.hear(Refused)
        assert (why.id, why.fault.code, why.fault.message) == ("", "seat-moved", MOVED)
        assert old.hear(Bye) == Bye(MOVED, None)
        assert old.closing() == 1008
        with server.sit(table.table.id, joined.token) as new:
            assert new.welcome.seat == 1
        host.send(Ping())
        host.hear(Pong)  # the others go on
    answer = server.http.get(f"/api/tables/{table.table.id}", headers=bearing(table.tokens[1]))
    assert server.fault(answer, 401).message == MOVED


def test_renewing_a_seat_closes_all_its_other_devices_in_their_own_language(server: Server) -> None:
    table = server.seated("human", "human")
    redeem(server, offer(server, table, table.token, keeps=True).link)
    with (
        server.sit(table.table.id, KEY, language="it") as phone,
        server.sit(table.table.id, table.token) as own,
    ):
        path = f"/api/tables/{table.table.id}/seat/renew"
        answer = server.send("POST", path, {"key": "n" * 32}, table.token)
        assert len(msgspec.json.decode(answer.content, type=Recovery).code) == 29
        assert phone.hear(Bye).reason.startswith("Questo posto ora è aperto su un altro dispositivo")
        assert own.hear(Bye).reason == MOVED
    assert server.get(f"/api/tables/{table.table.id}/seat", OwnSeat, "n" * 32).devices == 1


def test_a_lost_device_acts_no_more_even_before_its_socket_is_closed(server: Server) -> None:
    table = server.seated("human", "human")
    act = {"type": "act", "id": "x", "at": 2, "action": "move 1 2"}
    path = f"/api/tables/{table.table.id}"
    redeem(server, offer(server, table, table.token, keeps=False).link)
    assert server.fault(server.send("POST", f"{path}/act", act, table.token), 401).code == "seat-moved"
    answer = server.http.get(f"{path}/updates", params={"since": 0}, headers=bearing(table.token))
    assert server.fault(answer, 401).code == "seat-moved"


def test_a_poll_that_waits_is_refused_when_the_seat_goes_elsewhere(server: Server) -> None:
    table = server.seated("human", "human")
    code = offer(server, table, table.token, keeps=False)
    with httpx.Client(base_url=f"http://{server.address}", trust_env=False, timeout=60) as other:
        threading.Timer(0.3, lambda: redeem(server, code.words)).start()
        answer = other.get(
            f"/api/tables/{table.table.id}/updates", params={"since": 3}, headers=bearing(table.token)
        )
    assert server.fault(answer, 401).code == "seat-moved"


def test_the_words_are_in_the_language_of_whoever_asks(server: Server) -> None:
    table = server.seated("human", "human")
    words = offer(server, table, table.token, keeps=True, language="it").words.split()
    assert set(words[:3]) <= set(WORDS["it"])


def test_whatever_is_wrong_with_a_code_the_answer_is_the_same(server: Server) -> None:
    table = server.seated("human", "human")
    used = offer(server, table, table.token, keeps=True)
    redeem(server, used.words)
    wrong = [
        "moss heron fox 40",
        "k7mq-2xwp-9abc-hh3j-4444-2222",
        "?",
        table.table.id,
        table.token,
        used.link,
    ]
    faults = {redeem(server, code, "z" * 32).text for code in wrong}
    assert len(faults) == 1
    assert "This code opens nothing" in faults.pop()


def test_one_address_tries_only_so_many_codes(guarded: Server) -> None:
    table = guarded.seated("human", "human")
    code = offer(guarded, table, table.token, keeps=True)
    tries = [redeem(guarded, f"moss heron fox {number}").status_code for number in range(10, 30)]
    assert tries.count(403) == FIRST_CODES
    assert tries[-1] == 429
    assert guarded.fault(redeem(guarded, code.words), 429).code == "too-fast"


def test_all_addresses_together_try_only_so_many_spoken_codes_and_links_still_open(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.seated("human", "human")
        code = offer(server, table, table.token, keeps=True)
        tries = [redeem(server, f"moss heron fox {number}").status_code for number in range(400)]
        assert FIRST_GUESSES <= tries.count(403) < 400
        fault = next(
            server.fault(answer, 429)
            for answer in (redeem(server, "owl owl owl 40") for _ in range(1000))
            if answer.status_code == 429
        )
        assert fault.code == "too-many-codes"
        assert redeem(server, code.link).status_code == 200


def test_a_seat_asks_for_only_so_many_codes_and_others_are_not_held_up(server: Server) -> None:
    table = server.seated("human", "human")
    path = f"/api/tables/{table.table.id}/seat/recovery"
    codes = [server.http.post(path, headers=bearing(table.token)).status_code for _ in range(25)]
    assert codes[:20] == [201] * 20
    assert 429 in codes
    assert server.http.post(path, headers=bearing(table.tokens[1])).status_code == 201


def test_codes_and_devices_survive_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        table = server.seated("human", "human")
        code = offer(server, table, table.token, keeps=False)
        answer = server.http.post(
            f"/api/tables/{table.table.id}/seat/recovery", headers=bearing(table.tokens[1])
        )
        recovery = msgspec.json.decode(answer.content, type=Recovery)
        server.kill()
    with Server(tmp_path, worker=STUB) as server:
        assert redeem(server, code.words, "1" * 32).status_code == 200
        assert redeem(server, code.words, "2" * 32).status_code == 403
        assert redeem(server, recovery.code, "3" * 32).status_code == 200
        server.kill()
    with Server(tmp_path, worker=STUB) as server:
        path = f"/api/tables/{table.table.id}/seat"
        assert [server.get(path, OwnSeat, key * 32).seat for key in "13"] == [0, 1]
        assert server.fault(server.http.get(path, headers=bearing(table.token)), 401).code == "seat-moved"


def test_a_watcher_and_a_guest_have_no_seat_to_move(server: Server) -> None:
    opened = server.open("human", "human")
    for token in (None, opened.invitations[1]):
        for path in ("seat/recovery", "seat/code", "seat/renew"):
            body = {"keeps": True} if path == "seat/code" else {"key": KEY}
            answer = server.send("POST", f"/api/tables/{opened.table.id}/{path}", body, token)
            assert server.fault(answer, 403).code == "no-seat"

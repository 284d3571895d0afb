"""`dev play` starts a server, says where it is, and ends it again."""

from __future__ import annotations

import errno
import os
import signal
import socket

import pytest

from devlib.serving import address_of, address_on_network, answers, check_port
from devlib.trouble import Trouble
from tests.dev.checkout import Checkout
from tests.dev.playing import line_with, playing

EVERYWHERE = "0.0.0.0"  # noqa: S104  the address of all interfaces, only named


def test_play_prints_the_address_once_the_server_answers(checkout: Checkout, free_port: int) -> None:
    with playing(checkout, free_port) as process:
        assert f"http://localhost:{free_port}" in line_with(process, "ready")
        assert answers(address_of("127.0.0.1", free_port))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ending_play_ends_its_server(checkout: Checkout, free_port: int, number: int) -> None:
    with playing(checkout, free_port) as process:
        line_with(process, "ready")
        os.kill(process.pid, number)
        assert process.wait(timeout=30) == 0
        assert not answers(address_of("127.0.0.1", free_port))


def test_a_server_that_was_killed_ends_play_with_a_sentence(checkout: Checkout, free_port: int) -> None:
    with playing(checkout, free_port) as process:
        line_with(process, "ready")
        os.kill(int((checkout.root / "server.pid").read_text()), signal.SIGKILL)
        assert "every game is kept: run this again." in line_with(process, "SIGKILL")
        assert process.wait(timeout=30) == 1


def test_second_play_is_sent_to_the_running_one(checkout: Checkout, free_port: int) -> None:
    with playing(checkout, free_port) as process:
        line_with(process, "ready")
        sentence = checkout.trouble("play", "--no-browser", "--port", str(free_port))
    assert sentence.startswith(f"Lascaux is already running at http://localhost:{free_port}: open it there")


def test_second_start_sets_nothing_up_again(checkout: Checkout, free_port: int) -> None:
    with playing(checkout, free_port) as process:
        line_with(process, "ready")
    with playing(checkout, free_port) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline(), process.stdout.readline()]
    assert lines[0] == "No C compiler found: running uncompiled, slower bots.\n"
    assert "ready" in lines[1]


def test_a_free_port_is_accepted(free_port: int) -> None:
    check_port("127.0.0.1", free_port)


def test_a_host_that_is_not_ours_is_refused(free_port: int) -> None:
    with pytest.raises(Trouble, match=r"cannot listen on 192\.0\.2\.1 .* choose another address with --host"):
        check_port("192.0.2.1", free_port)


class _Network(socket.socket):
    """A network on which we have a known address."""

    def connect(self, _address: object) -> None:
        return None

    def getsockname(self) -> tuple[str, int]:
        return ("192.0.2.7", 4000)


class _NoNetwork(socket.socket):
    """What a machine without network has."""

    def connect(self, _address: object) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")


def test_others_are_told_the_address_on_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("devlib.serving.socket.socket", _Network)
    assert address_on_network(EVERYWHERE, 80) == "http://192.0.2.7:80"


def test_without_a_network_there_is_no_address_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("devlib.serving.socket.socket", _NoNetwork)
    assert address_on_network(EVERYWHERE, 80) is None


def test_a_server_for_this_machine_has_no_address_on_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("devlib.serving.socket.socket", _Network)
    assert address_on_network("127.0.0.1", 80) is None


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:80"),
        ("0.0.0.0", "http://localhost:80"),  # noqa: S104  the address of all interfaces, only named
        ("fe80::1", "http://[fe80::1]:80"),
        ("host.example", "http://host.example:80"),
    ],
)
def test_the_address_is_one_a_browser_opens(host: str, address: str) -> None:
    assert address_of(host, 80) == address

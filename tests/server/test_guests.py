"""Who comes in, and what each address may have."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from lascaux.server import guests as guests_module
from lascaux.server.faults import Denied
from lascaux.server.guests import FRIEND, Guest, Guests
from lascaux.server.houserules import HouseRules
from lascaux.server.work import FREE


def asking(address: str, host: str = "games.example") -> HTTPConnection:
    """A request from an address to a name."""
    headers = [(b"host", host.encode())]
    return HTTPConnection({"type": "http", "headers": headers, "client": (address, 1)})


def test_every_address_has_a_share_of_its_own() -> None:
    guests = Guests(HouseRules(openings=1))
    codes = []
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"):
        try:
            guests.asking(asking(address)).take("openings", "day")
            codes.append("opened")
        except Denied as denied:
            codes.append(denied.code)
    assert codes == ["opened", "too-fast", "opened", "opened", "too-fast"]


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_this_machine_itself_meets_no_limit(address: str, host: str) -> None:
    guest = Guests(HouseRules(openings=1, sockets=1)).asking(asking(address, host))
    for _ in range(1000):
        guest.take("openings", "day", "checks", "moments", "undos")
        assert guest.enter("sockets")
    assert guest.work is FREE


def test_a_proxy_that_does_not_say_for_whom_it_asks_is_one_guest() -> None:
    guest = Guests(HouseRules(openings=1)).asking(asking("127.0.0.1", "games.example"))
    guest.take("openings")
    with pytest.raises(Denied):
        guest.take("openings")


def test_another_address_of_this_machine_has_limits() -> None:
    assert Guests(HouseRules()).asking(asking("127.0.0.2", "localhost")) is not FRIEND


def test_proxies_and_this_machine_may_have_any_number_of_connections() -> None:
    guests = Guests(HouseRules(proxies=("10.0.0.0/8",)))
    assert guests.at_door("10.1.2.3") is guests.at_door("127.0.0.1") is FRIEND
    assert guests.at_door("192.0.2.1") is not FRIEND


def test_nobody_has_more_open_than_is_allowed_and_what_is_closed_counts_no_more() -> None:
    guest = Guest("a", HouseRules(sockets=2, polls=1))
    with guest.having("sockets"), guest.having("sockets"), guest.having("polls"):
        with pytest.raises(Denied) as denied, guest.having("sockets"):
            pass
        assert denied.value.code == "too-many"
    assert guest.is_gone
    with guest.having("sockets"):
        assert not guest.is_gone


def test_who_was_unseen_longest_is_forgotten_unless_something_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guests_module, "REMEMBERED", 2)
    guests = Guests(HouseRules(openings=1))
    first, second = guests.at_door("192.0.2.1"), guests.at_door("192.0.2.2")
    assert first.enter("connections")
    third = guests.at_door("192.0.2.3")
    assert guests.at_door("192.0.2.1") is first
    assert guests.at_door("192.0.2.3") is third
    assert guests.at_door("192.0.2.2") is not second

"""Which addresses count as one, and which names are ours."""

from __future__ import annotations

import socket

import pytest

from lascaux.server.addresses import UNKNOWN, Names, Networks, group_of


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", UNKNOWN),
        ("nobody", UNKNOWN),
        ("1.2.3.4, 5.6.7.8", UNKNOWN),
    ],
)
def test_addresses_of_one_household_are_one_group(address: str, group: str) -> None:
    assert group_of(address) == group


def test_networks_hold_addresses_of_both_kinds() -> None:
    networks = Networks(("10.0.0.0/8", "::1"))
    held = ["10.1.2.3" in networks, "::1" in networks, "11.0.0.1" in networks, "x" in networks]
    assert held == [True, True, False, False]


OWN = socket.gethostname()


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        (OWN, True),
        (f"{OWN}.local:8000", True),
        ("games.example", True),
        ("games.example.:443", True),
        ("a.house.example", True),
        ("house.example", False),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("localhost.evil.example", False),
        ("[broken", False),
        ("x:port", False),
    ],
)
def test_a_server_answers_to_its_own_names_and_bare_addresses(host: str, is_ours: bool) -> None:
    assert Names(("games.example", "*.house.example")).has(host) is is_ours


def test_a_star_is_every_name() -> None:
    assert Names(("*",)).has("evil.example")

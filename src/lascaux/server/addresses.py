"""Addresses and names: which belong together, and which are this machine's own."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
UNKNOWN: Final = "?"  # the group of whoever has no address: a line that is not of the internet
HOUSE: Final = 64  # bits of an IPv6 address that one household shares

Place = tuple[str, int | None]


@lru_cache(maxsize=4096)
def group_of(address: str) -> str:
    """Whom limits count as one: an IPv4 address, or all IPv6 addresses of one household."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> HOUSE << HOUSE, HOUSE)))


class Networks:
    """A list of addresses and networks."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks: Final = [ipaddress.ip_network(network) for network in networks]

    def __contains__(self, address: str) -> bool:
        """Whether an address is in one of them; a text that is no address never is."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Names:
    """The names that a server answers to: bare addresses, this machine's own, and those it was given.

    A page of another site can lead a browser here under a name of its own, and would then count as ours.
    """

    def __init__(self, given: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        names = [name.lower().rstrip(".") for name in given]
        self._is_any: Final = "*" in names
        self._names: Final = frozenset((*LOOPBACK, own, f"{own}.local", *names))
        self._endings: Final = tuple(name[1:] for name in names if name.startswith("*."))

    def has(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        place = place_of(f"//{host}")
        if place is None:
            return False
        name = place[0].rstrip(".")
        return self._is_any or name in self._names or name.endswith(self._endings) or _is_address(name)


def place_of(address: str) -> Place | None:
    """The host and port of an address, in small letters; None if it has none."""
    try:
        parts = urlsplit(address)
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    return None if name is None else (name, port)


def is_loopback(host: str) -> bool:
    """Whether a `Host` header names the very machine that it is sent from."""
    place = place_of(f"//{host}")
    return place is not None and place[0] in LOOPBACK


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

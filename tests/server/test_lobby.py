"""A table that still waits for people does not hang on its host."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from lascaux.server.messages import Seats, TableInfo, TableOpened, Updates
from lascaux.server.seatmessages import Invitation
from tests.server.harness import PATIENCE, STUB, Server

pytestmark = pytest.mark.server

BOT = {"bot": "random"}


class Lobby:
    """A table of three at which the host and one guest have sat down."""

    def __init__(self, server: Server, **settings: object) -> None:
        self.server = server
        self.opened: TableOpened = server.open("human", "human", "human", **settings)
        self.id = self.opened.table.id
        first, self.empty = sorted(self.opened.invitations)[:2]
        self.guest = server.join(self.id, token=self.opened.invitations[first], name="Ugo").token

    def reseat(self, token: str | None) -> str:
        """Give the empty seat to a bot; gives the code of why not, if so."""
        answer = self.server.send("PUT", f"/api/tables/{self.id}/seats/{self.empty}", BOT, token)
        return "" if answer.status_code == 200 else str(answer.json()["code"])

    def invite(self, token: str | None) -> str:
        """Make a link for the empty seat; gives the code of why not, if so."""
        path = f"/api/tables/{self.id}/seats/{self.empty}/invitation"
        answer = self.server.http.post(path, headers={"Authorization": f"Bearer {token}"})
        if answer.status_code != 201:
            return str(answer.json()["code"])
        assert msgspec.json.decode(answer.content, type=Invitation).seat == self.empty
        return ""

    def wait_until_host_is_gone(self) -> None:
        """Return when the server has noticed that the host left."""
        deadline = time.monotonic() + PATIENCE
        while self.info.host_away is None:
            assert time.monotonic() < deadline
            time.sleep(0.01)

    @property
    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return self.server.get(f"/api/tables/{self.id}", TableInfo, self.guest)


@pytest.mark.parametrize("hosted", ["seat", "screen"])
def test_anybody_seated_may_fill_seats_when_the_host_has_been_away_for_the_patience_of_the_table(
    server: Server, hosted: str
) -> None:
    lobby = Lobby(server, patience=0, hosted=hosted)
    with server.sit(lobby.id, lobby.opened.token, watches=hosted == "screen"):
        assert lobby.info.host_away is None
        assert (lobby.invite(lobby.guest), lobby.reseat(lobby.guest)) == ("not-host", "not-host")
    lobby.wait_until_host_is_gone()
    assert (lobby.invite(lobby.guest), lobby.reseat(lobby.guest)) == ("", "")


@pytest.mark.parametrize("hosted", ["seat", "screen"])
def test_before_that_only_the_host_may_and_it_is_said_for_how_long(server: Server, hosted: str) -> None:
    lobby = Lobby(server, hosted=hosted)
    assert lobby.info.host_away is not None
    refused = server.send("PUT", f"/api/tables/{lobby.id}/seats/{lobby.empty}", BOT, lobby.guest)
    assert server.fault(refused, 409).message == "For 10 more minutes only the host can do that."
    assert lobby.invite(lobby.guest) == "not-yet"
    assert (lobby.invite(lobby.opened.token), lobby.reseat(lobby.opened.token)) == ("", "")


def test_a_line_of_the_host_that_may_come_back_is_no_absence(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB, grace=3600.0) as server:
        lobby = Lobby(server, patience=0)
        assert (lobby.invite(lobby.guest), lobby.reseat(lobby.guest)) == ("just-gone", "just-gone")


def test_who_only_watches_or_is_invited_may_not(server: Server) -> None:
    lobby = Lobby(server, patience=0)
    for token in (None, lobby.opened.invitations[lobby.empty]):
        assert lobby.reseat(token) == "not-host"


@pytest.mark.parametrize("hosted", ["seat", "screen"])
def test_a_host_who_asks_over_plain_requests_is_here(server: Server, hosted: str) -> None:
    lobby = Lobby(server, patience=0, hosted=hosted)
    path = f"/api/tables/{lobby.id}/updates?since={lobby.info.seq}&wait=0.05"
    told = server.get(path, Updates, lobby.opened.token)
    assert told.table is not None
    assert told.table.host_away is None
    assert lobby.reseat(lobby.guest) == "not-host"


def test_others_hear_that_the_screen_of_the_host_is_gone(server: Server) -> None:
    lobby = Lobby(server, hosted="screen")
    with server.sit(lobby.id, lobby.guest) as guest:
        assert guest.welcome.table.host_away is not None
        with server.sit(lobby.id, lobby.opened.token, watches=True):
            guest.hear(Seats, lambda told: told.table.host_away is None)
        guest.hear(Seats, lambda told: told.table.host_away is not None)

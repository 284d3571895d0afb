"""Every route, and everybody who might call it."""

from __future__ import annotations

from dataclasses import dataclass

import httpx
import pytest

from lascaux.server.messages import Hello, Refused
from lascaux.server.routes import ROUTES, Route
from tests.server.harness import Person, Seated, Server

pytestmark = pytest.mark.server

SEAT, OTHER_SEAT, STRANGER, OTHER_TABLE, JUNK = "host", "other seat", "stranger", "other table", "junk"
PUBLIC = dict.fromkeys((SEAT, OTHER_SEAT, STRANGER, OTHER_TABLE, JUNK), 200)
LOOKING = {SEAT: 200, OTHER_SEAT: 200, STRANGER: 200, OTHER_TABLE: 401, JUNK: 401}
OWNING = {SEAT: 200, OTHER_SEAT: 200, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401}
ACTING = {SEAT: 409, OTHER_SEAT: 409, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401}

EXPECTED: dict[str, dict[str, int]] = {
    "health": PUBLIC,
    "games": PUBLIC,
    "rules": PUBLIC,
    "lesson": PUBLIC,
    "components": dict.fromkeys(PUBLIC, 404),
    "printed": PUBLIC,
    "check_components": dict.fromkeys(PUBLIC, 400),
    "turns": PUBLIC,
    "open_table": dict.fromkeys(PUBLIC, 201),
    "table": LOOKING,
    "join": {SEAT: 200, OTHER_SEAT: 200, STRANGER: 400, OTHER_TABLE: 401, JUNK: 401},
    "reseat": {SEAT: 409, OTHER_SEAT: 409, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401},
    "invite": {SEAT: 409, OTHER_SEAT: 409, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401},
    "own_seat": OWNING,
    "orders": OWNING,
    "set_order": {SEAT: 404, OTHER_SEAT: 404, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401},
    "call": OWNING,
    "offer_seat": OWNING | {SEAT: 201, OTHER_SEAT: 201},
    "secure_seat": OWNING | {SEAT: 201, OTHER_SEAT: 201},
    "renew_seat": OWNING | {SEAT: 201, OTHER_SEAT: 201},
    "redeem": dict.fromkeys(PUBLIC, 403),
    "rematch": ACTING,
    "wish": ACTING,
    "updates": LOOKING,
    "act": ACTING,
    "undo": ACTING,
    "done": OWNING,
    "why_not": OWNING,
    "what_if": OWNING,
    "talk": {SEAT: 200, OTHER_SEAT: 200, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401},
    "hint": {SEAT: 409, OTHER_SEAT: 409, STRANGER: 403, OTHER_TABLE: 401, JUNK: 401},
    "moment": LOOKING,
    "move": LOOKING,
    "story": {SEAT: 409, OTHER_SEAT: 409, STRANGER: 409, OTHER_TABLE: 401, JUNK: 401},
    "play_on": {SEAT: 409, OTHER_SEAT: 409, STRANGER: 409, OTHER_TABLE: 401, JUNK: 401},
    "daily": PUBLIC,
    "open_daily": dict.fromkeys(PUBLIC, 201),
    "record": LOOKING,
    "verify": dict.fromkeys(PUBLIC, 400),
}
BODIES: dict[str, object] = {
    "open_table": {"game": "clans", "seats": [{"kind": "human"}, {"kind": "human"}]},
    "check_components": {},
    "reseat": {"bot": "random"},
    "wish": {"type": "withdraw", "id": "x"},
    "act": {"type": "act", "id": "x", "at": 0, "action": "move 1 2"},
    "undo": {"type": "undo", "id": "x", "at": 0},
    "done": {"type": "done", "at": 0},
    "why_not": {"type": "why_not", "id": "x", "action": "move 1 2"},
    "what_if": {"type": "what_if", "id": "x", "at": 0, "actions": ["move 1 2"]},
    "verify": {},
    "call": {"name": "Ada"},
    "turns": {"tables": [{"table": "nowhere", "token": "k" * 32}]},
    "set_order": {"name": "sleep", "stands": True},
    "talk": {"type": "phrase", "id": "x", "phrase": "played"},
    "hint": {"at": 0},
    "offer_seat": {"keeps": True},
    "redeem": {"code": "moss heron fox 40", "key": "k" * 32},
    "rematch": {"key": "k" * 32},
    "play_on": {"move": 1, "seat": 0},
    "open_daily": {},
}


@dataclass(frozen=True)
class Scene:
    """A table and the tokens that people may come with."""

    table: Seated
    tokens: dict[str, str | None]


def scene(server: Server, watchable: bool) -> Scene:
    table = server.seated("human", "human", watchable=watchable)
    return Scene(
        table,
        {
            SEAT: table.token,
            OTHER_SEAT: table.tokens[1],
            STRANGER: None,
            OTHER_TABLE: server.open("human", "human").token,
            JUNK: "A" * 32,
        },
    )


def call(server: Server, route: Route, at: Scene, visitor: str) -> httpx.Response:
    """Call a route as somebody."""
    path = route.path.format(table=at.table.table.id, seat=1, entry=3, move=0, game="clans", name="nothing")
    token = at.tokens[visitor]
    own = {
        "join": {"token": token},
        "renew_seat": {"key": token or "k" * 32},
    }  # so that tokens stay as they are
    body = own.get(route.handler) or BODIES.get(route.handler)
    if body is None:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return server.http.request(route.method, path, headers=headers)
    return server.send(route.method, path, body, token)


@pytest.fixture(scope="module")
def open_scene(server: Server) -> Scene:
    """A table that everybody may watch."""
    return scene(server, watchable=True)


@pytest.fixture(scope="module")
def shut_scene(server: Server) -> Scene:
    """A table that nobody may watch."""
    return scene(server, watchable=False)


@pytest.mark.parametrize("visitor", list(PUBLIC))
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.handler)
def test_a_route_opens_to_whom_it_should(
    server: Server, open_scene: Scene, route: Route, visitor: str
) -> None:
    answer = call(server, route, open_scene, visitor)
    assert answer.status_code == EXPECTED[route.handler][visitor], answer.text


@pytest.mark.parametrize(
    "route", [route for route in ROUTES if "{table}" in route.path], ids=lambda r: r.handler
)
def test_a_table_that_is_not_to_be_watched_refuses_strangers(
    server: Server, shut_scene: Scene, route: Route
) -> None:
    answer = call(server, route, shut_scene, STRANGER)
    assert answer.status_code == (400 if route.handler == "join" else 403), answer.text
    assert call(server, route, shut_scene, SEAT).status_code == EXPECTED[route.handler][SEAT]


@pytest.mark.parametrize(
    ("visitor", "code"), [(STRANGER, "private"), (OTHER_TABLE, "bad-token"), (JUNK, "bad-token")]
)
def test_a_socket_without_the_right_token_is_told_so_and_closed(
    server: Server, shut_scene: Scene, visitor: str, code: str
) -> None:
    with Person(server.address, shut_scene.table.table.id) as person:
        person.send(Hello(shut_scene.tokens[visitor]))
        assert person.hear(Refused).fault.code == code
        assert person.closing() == 1008


def test_a_spectator_may_not_act(server: Server, open_scene: Scene) -> None:
    with server.sit(open_scene.table.table.id) as spectator:
        answer = spectator.act("move 1 2")
        assert isinstance(answer, Refused)
        assert answer.fault.code == "no-seat"


def test_tokens_are_kept_only_as_hashes(server: Server, open_scene: Scene) -> None:
    written = b"".join([file.read_bytes() for file in server.folder.iterdir()])
    assert open_scene.table.table.id.encode() in written
    assert not any(token.encode() in written for token in open_scene.tokens.values() if token is not None)

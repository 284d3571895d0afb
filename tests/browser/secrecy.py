"""What a browser may have received before the end of a game, and what it must have received after."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

import msgspec

from lascaux.games.clans.view import ClansView
from lascaux.server.messages import Joined, Moment, Seats, TableInfo, ToBrowser, Update, Updates, Welcome
from lascaux.wire import GameOver, Told
from tests.browser.visitor import Visitor
from tests.views import clans_view

_to_browser: msgspec.json.Decoder[ToBrowser] = msgspec.json.Decoder(ToBrowser)


def check_nothing_secret(visitor: Visitor, seat: int | None, secrets: Iterable[str]) -> None:
    """Before the end nothing reached this seat's browser that it may not know.

    `secrets` are texts that must not occur at all: the seed, tokens of others.
    """
    frames, answers = visitor.received.before_end()
    assert frames
    assert answers
    for text in [*frames, *[body for _, body in answers]]:
        assert not [secret for secret in secrets if secret in text]
    for frame in frames:
        _check_message(_to_browser.decode(frame), seat)
    for path, body in answers:
        if path.startswith("/api/tables/"):
            _check_answer(path, body, seat)


def check_all_revealed(visitor: Visitor, seats: int) -> str:
    """The newest update shows every card, and a seed that fits what was announced; gives the seed."""
    update = visitor.heard(lambda newest: isinstance(newest.decision, GameOver))
    view = clans_view(update.view)
    assert None not in view.cards
    assert view.scores is not None
    revealed = [told.seat for told in update.told if told.kind == "revealed"]
    assert sorted(seat for seat in revealed if seat is not None) == list(range(seats))
    seed = update.table.seed
    assert seed is not None
    assert update.table.commitment == f"sha256:{hashlib.sha256(bytes.fromhex(seed)).hexdigest()}"
    return seed


def _check_message(message: ToBrowser, seat: int | None) -> None:
    if isinstance(message, Update):
        _check_update(message, seat)
    elif isinstance(message, Welcome | Seats):
        _check_table(message.table)


def _check_answer(path: str, body: str, seat: int | None) -> None:
    """An answer of the REST routes of one table; a route not listed here may not be asked for in play."""
    route = re.sub(r"^/api/tables/[^/]+", "", path)
    if route == "":
        _check_table(msgspec.json.decode(body, type=TableInfo))
    elif route == "/join":
        _check_table(msgspec.json.decode(body, type=Joined).table)
    elif route == "/updates":
        update = msgspec.json.decode(body, type=Updates).update
        if update is not None:
            _check_update(update, seat)
    elif re.fullmatch(r"/(at|moves)/\d+", route):
        moment = msgspec.json.decode(body, type=Moment)
        _check_view(clans_view(moment.view), seat)
        _check_told(moment.told, seat)
    elif route in ("/seat", "/seat/recovery", "/seat/orders"):
        assert seat is not None  # about one's own seat
    elif route == "/record":
        assert len(re.findall(r"^\* card ", body, re.MULTILINE)) == (0 if seat is None else 1)
        assert "[Seed" not in body
    else:
        raise AssertionError(f"{path} was asked for in play")


def _check_update(update: Update, seat: int | None) -> None:
    _check_table(update.table)
    _check_view(clans_view(update.view), seat)
    _check_told(update.told, seat)
    assert not isinstance(update.decision, GameOver)


def _check_table(table: TableInfo) -> None:
    assert table.seed is None
    assert table.status != "over"


def _check_view(view: ClansView, seat: int | None) -> None:
    assert view.seat == seat
    known = [holder for holder, card in enumerate(view.cards) if card is not None]
    assert known in ([], [] if seat is None else [seat])
    assert view.scores is None


def _check_told(lines: list[Told], seat: int | None) -> None:
    for told in lines:
        assert told.kind != "revealed"
        assert told.kind != "dealt" or told.seat == seat
        assert told.kind == "dealt" or not set(told.args) & {"clan", "card"}, told

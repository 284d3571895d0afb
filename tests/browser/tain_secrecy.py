"""What a browser may have received of a game of Táin before its end."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from lascaux.games.tain.view import TainView
from lascaux.server.messages import Moment, ToBrowser, Update
from lascaux.wire import Told
from tests.browser.visitor import Visitor

_to_browser: Final[msgspec.json.Decoder[ToBrowser]] = msgspec.json.Decoder(ToBrowser)


def check_no_tile_told(visitor: Visitor, seat: int | None, secrets: Iterable[str]) -> int:
    """Nothing that reached this seat's browser before the end told a hidden tile; gives how many were hidden.

    `secrets` are texts that must not occur at all: the seed, tokens of others.
    """
    frames, answers = visitor.received.before_end()
    assert frames
    for text in [*frames, *[body for _, body in answers]]:
        assert not [secret for secret in secrets if secret in text]
    hidden = 0
    for frame in frames:
        message = _to_browser.decode(frame)
        if isinstance(message, Update):
            hidden += _check(message.view, message.told, seat)
    for path, body in answers:
        if re.search(r"/(at|moves)/\d+$", path):
            moment = msgspec.json.decode(body, type=Moment)
            hidden += _check(moment.view, moment.told, seat)
        assert not path.endswith("/record")
    return hidden


def _check(view: object, lines: list[Told], seat: int | None) -> int:
    assert isinstance(view, TainView)
    assert view.seat == seat
    assert (view.screen is None) == (seat is None)
    assert (view.discard is None) == (seat is None)
    for told in lines:
        assert told.kind != "laid" or told.seat == seat, told
        assert told.kind != "scouted" or "kind" not in told.args, told
    if view.is_raid:
        return 0
    tiles = [*view.outer, *[tile for board in view.boards for tile in [*board.entrances, *board.thresholds]]]
    theirs = [tile for tile in tiles if tile is not None and tile.owner != seat]
    assert all(tile.kind is None for tile in theirs)
    return len(theirs)

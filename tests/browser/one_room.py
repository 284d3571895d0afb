"""Several people at one device: how they sit down, take it in hand, play and hand it over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Locator, Page, expect

from lascaux.server.messages import Update
from lascaux.wire import GameOver, YourDecision
from tests.browser import first_sparks_hands, hands, prehistory_hands, stone_age_hands, tain_hands
from tests.browser.known import KnownTable
from tests.browser.pointing import Hand
from tests.browser.visitor import PATIENCE, Visitor, kept
from tests.server.harness import Seated, Server

CURTAIN: Final = ".curtain"
HOLD: Final = ".holdb"
HAND_OVER: Final = ".end-turn"
HELD: Final = 3000  # milliseconds after which the curtain has opened for who holds on
NAMES: Final = ("Ada", "Lia", "Teo")

Play = Callable[[Visitor, random.Random], object]


class Game(NamedTuple):
    """How a game is played by mouse and by finger on a phone, and a box with which it is short."""

    play: Play
    tap: Play
    components: str | None = None


def _clans(hand: Hand) -> Play:
    return lambda visitor, dice: hands.play_on(visitor, hand, dice)


def _tain(hand: tain_hands.TainHand) -> Play:
    return lambda visitor, dice: tain_hands.play_go(visitor, hand, dice)


def _first_sparks(hand: Hand) -> Play:
    return lambda visitor, dice: first_sparks_hands.play_on(visitor, hand, dice)


def _stone_age(hand: stone_age_hands.StoneAgeHand) -> Play:
    return lambda visitor, dice: stone_age_hands.play_on(visitor, hand, dice)


def _prehistory(hand: prehistory_hands.PrehistoryHand) -> Play:
    return lambda visitor, dice: prehistory_hands.play_on(visitor, hand, dice)


GAMES: Final[dict[str, Game]] = {
    "clans": Game(_clans(hands.Mouse()), _clans(hands.Finger())),
    "tain": Game(_tain(tain_hands.TainMouse()), _tain(tain_hands.TainFinger()), 'game = "tain"\nturns = 4\n'),
    "first_sparks": Game(
        _first_sparks(first_sparks_hands.FirstSparksMouse()),
        _first_sparks(first_sparks_hands.FirstSparksFinger()),
        'game = "first_sparks"\nlast_year = 3\n',
    ),
    "stone_age": Game(
        _stone_age(stone_age_hands.StoneAgeMouse()),
        _stone_age(stone_age_hands.StoneAgeFinger()),
        'game = "stone_age"\nlast_round = 2\n',
    ),
    "prehistory": Game(
        _prehistory(prehistory_hands.PrehistoryMouse()),
        _prehistory(prehistory_hands.PrehistoryFinger()),
        'game = "prehistory"\nyears = 1\n',
    ),
}


def sit_together(visitor: Visitor, server: Server, game: str, *seats: str, **settings: object) -> Seated:
    """A table at which all people sit at this visitor's device, with the curtain closed."""
    table = seated_by_name(server, *seats, game=game, **settings)
    share(visitor, table, list(table.tokens))
    expect(visitor.page.locator(HOLD)).to_be_visible()
    return table


def sit_together_at(visitor: Visitor, known: KnownTable) -> None:
    """Open a known table as the device at which all its people sit, with the curtain closed."""
    _open_shared(visitor, known.id, known.game.game.meta.name, dict(enumerate(known.tokens)))
    expect(visitor.page.locator(HOLD)).to_be_visible()


def seated_by_name(server: Server, *seats: str, **settings: object) -> Seated:
    """A table at which everybody has sat down and has a name."""
    opened = server.open(*seats, **settings)
    assert opened.seat is not None
    tokens = {opened.seat: opened.token}
    for seat, invitation in opened.invitations.items():
        tokens[seat] = server.join(opened.table.id, token=invitation, name=NAMES[seat]).token
    path, named = f"/api/tables/{opened.table.id}/seat/player", {"name": NAMES[0], "mark": "sun"}
    assert server.send("PUT", path, named, opened.token).status_code == 200
    return Seated(opened.table, opened.seat, opened.token, tokens)


def share(visitor: Visitor, table: Seated, people: list[int]) -> Page:
    """Open a table as the device at which these people sit."""
    tokens = {seat: table.tokens[seat] for seat in people}
    return _open_shared(visitor, table.table.id, table.table.game, tokens)


def _open_shared(visitor: Visitor, table: str, game: str, tokens: dict[int, str]) -> Page:
    first = next(iter(tokens))
    people = [{"seat": seat, "token": token} for seat, token in tokens.items()]
    own = kept(table, game, first, tokens[first], people=people)
    visitor.remember("tables", msgspec.json.encode([own]).decode())
    visitor.remember(f"guide.{game}", "seen")
    return visitor.go(f"/table/{table}")


def chip(page: Page, name: str) -> Locator:
    """What names one of the people on the curtain, for whom it can be opened."""
    return page.locator(".curtain-order button").filter(has_text=name)


def take_in_hand(visitor: Visitor) -> Update:
    """Hold the space bar until the curtain has opened; gives what the one who did is told."""
    page = visitor.page
    deadline = time.monotonic() + PATIENCE
    expect(page.locator(HOLD)).to_be_visible()
    while page.locator(CURTAIN).count() > 0:  # news that come meanwhile name somebody anew: held once more
        assert time.monotonic() < deadline, "the curtain does not open"
        page.keyboard.down(" ")
        with suppress(AssertionError):
            expect(page.locator(CURTAIN)).to_have_count(0, timeout=HELD)
        page.keyboard.up(" ")
    return visitor.heard(lambda update: update.view.seat is not None)


def hand_over(visitor: Visitor) -> None:
    """Give the device to whoever is asked next, at once."""
    page = visitor.page
    expect(page.locator(HAND_OVER)).to_contain_text("Hand over to")
    page.locator("body").press("Enter")
    expect(page.locator(HOLD)).to_be_visible()
    visitor.heard(lambda update: update.view.seat is None)


def play_together(visitor: Visitor, play: Play, dice: random.Random) -> int:
    """Play to the end at one device; gives how often it was handed over."""
    page, count = visitor.page, 0
    deadline = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < deadline:
        update = visitor.heard(lambda _: True)
        if isinstance(update.decision, GameOver):
            page.locator(f"{tain_hands.NEXT}, {tain_hands.RESULT}").first.wait_for()
            tain_hands.skip_raid(page, tain_hands.TainMouse())
            return count
        if page.locator(HOLD).count():
            take_in_hand(visitor)
            count += 1
        elif isinstance(update.decision, YourDecision):
            play(visitor, dice)
        else:
            if page.locator(tain_hands.NEXT).count():
                tain_hands.skip_raid(page, tain_hands.TainMouse())
            if page.locator(HAND_OVER).count():
                page.locator("body").press("Enter")
            page.wait_for_timeout(20)
    raise AssertionError("the game has no end")

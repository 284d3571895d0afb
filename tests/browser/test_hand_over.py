"""Every frame of a hand-over: nothing of the one before, and nothing of the next one before it is theirs."""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from lascaux.games.clans.view import ClansView
from lascaux.wire import YourDecision
from tests.browser.conftest import Visit
from tests.browser.frames import (
    RECORDER,
    SECRETS,
    Film,
    Step,
    all_said,
    course,
    differences,
    leaks,
    private_to,
)
from tests.browser.known import NAMES as PEOPLE
from tests.browser.known import KnownTable, copy_of, write
from tests.browser.one_room import (
    GAMES,
    HAND_OVER,
    HOLD,
    NAMES,
    hand_over,
    sit_together,
    sit_together_at,
    take_in_hand,
)
from tests.browser.secret_tables import keepers_of, table_of_secrets
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.harness import Seated, Server
from tests.views import clans_view

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("hand over"),
]

TURNS = 4
SAME, APART = 0.5, 2.0  # on average for each colour of each point, from 0 to 255
# Words of two people that say the same of different things: what was chosen last has the focus, and so on.
STYLES = (
    "class=",
    "style=",
    "tabindex=",
    "aria-disabled=",
    "d=",
    "transform=",
    "id=",
    "data-path=",
    "points=",
)


# By game: what shows a secret, on any screen.
SHOWN: Final = {
    "clans": "[...document.querySelectorAll('.secret b, .me-word')]",
    "tain": "[...document.querySelectorAll('[data-spot]')]"
    ".flatMap(node => /seen only by you/.test(node.ariaLabel) ? [new Text(node.ariaLabel)] : [])",
    "first_sparks": "[...document.querySelectorAll('[title*=\"seen only by you\"]')]",
    "stone_age": "[...document.querySelectorAll('.own-lines, .own-total, .own-hand [aria-label]')]"
    ".map(node => new Text(node.ariaLabel ?? node.textContent))",
    "prehistory": "[...document.querySelectorAll('.own-rites .rite')].map(node => new Text(node.ariaLabel))",
}
NARROWEST: Final = (320, 640)
# By game: what leads there on a phone, and where and how it is said that something is a secret.
TOLD: Final[dict[str, tuple[str, str, str | re.Pattern[str]]]] = {
    "clans": ("", ".scores .me-word", re.compile("Red|Blue|Green|Yellow|Black")),
    "tain": ("", ".tain-only", "Seen only by you"),
    "first_sparks": ("My tools", ".first_sparks-knowledge .effect", "Your food neither spoils nor shows"),
    "stone_age": ("More", ".only-you span", "Seen only by you"),
    "prehistory": ("My board", ".own-rites .secret", "Seen only by you"),
}
REVEAL: Final = {"stone_age": ".own-cards button.why"}  # what shows the secrets one by one


@pytest.fixture(scope="module")
def tables() -> dict[str, KnownTable]:
    """A table of each game at which people have secrets; the house keeps them."""
    return {game: copy_of(f"secrets {game}", table_of_secrets(game), 0) for game in GAMES}


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, pages: Path, tables: dict[str, KnownTable]
) -> Iterator[Server]:
    """A server with those tables."""
    folder = tmp_path_factory.mktemp("secrets")
    more = copy_of("secrets clans", tables["clans"].game, 1)
    tables["clans-phone"] = more
    write(folder, list(tables.values()))
    running = Server(folder, static=str(pages))
    yield running
    assert "Traceback" not in running.stop()


@pytest.mark.parametrize("game", GAMES)
def test_the_own_secret_is_told_in_words_on_the_narrowest_phone(
    visit: Visit, house: Server, tables: dict[str, KnownTable], game: str
) -> None:
    visitor = visit(size=NARROWEST, server=house)
    visitor.remember(f"guide.{game}", "seen")
    page = visitor.sit(tables[game], keepers_of(tables[game].game)[0])
    way, told, words = TOLD[game]
    if way:
        page.get_by_role("tab", name=way).or_(page.get_by_role("button", name=way, exact=True)).click()
    expect(page.locator(told)).to_have_text(words)
    expect(page.locator(told)).to_be_visible()


def _play_turns(visitor: Visitor, game: str, turns: int) -> None:
    """Play some turns by turns at one device, and look at each position before it is handed over."""
    dice = random.Random(8)
    for _ in range(turns):
        update = take_in_hand(visitor)
        if game in REVEAL:
            visitor.page.locator(REVEAL[game]).click()
        while isinstance(update.decision, YourDecision):
            GAMES[game].play(visitor, dice)
            update = visitor.heard(lambda newest: True)
        expect(visitor.page.locator(HAND_OVER)).to_be_visible()
        visitor.page.wait_for_timeout(100)
        hand_over(visitor)


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, LAPTOP) for game in GAMES] + [("clans", PHONE)],
    ids=[*GAMES, "clans-phone"],
)
def test_no_state_of_the_page_shows_anothers_secrets(
    visit: Visit,
    house: Server,
    tables: dict[str, KnownTable],
    game: str,
    size: tuple[int, int],
) -> None:
    visitor = visit(is_moving=True, size=size, server=house)
    watcher = visit(is_moving=True, size=size, server=house)
    for one in (visitor, watcher):
        one.context.add_init_script(f"{RECORDER}; {SECRETS.format(find=SHOWN[game])}")
    known = tables["clans-phone" if size == PHONE else game]
    names = PEOPLE[: known.game.seats]
    sit_together_at(visitor, known)
    watcher.go(f"/table/{known.id}")
    _play_turns(visitor, game, TURNS)
    page = visitor.page
    steps = course(page)
    assert not any(step.is_both for step in steps)
    for before, after in pairwise(steps):  # never from one to the other but through the curtain
        assert "" in (before.you, after.you) or before.you == after.you
    _check_secrets(known, steps, course(watcher.page))
    watcher.page.wait_for_timeout(500)
    public = all_said(watcher.page)
    found = {name: private_to(page, name, public) for name in names}
    assert sum(map(bool, found.values())) > 1
    closed = {words for own in found.values() for words in own if not words.startswith(STYLES)}
    shown = [leak for leak in leaks(page, "", closed) if leak.shows != "table"]
    assert shown == []


def _check_secrets(known: KnownTable, steps: list[Step], watched: list[Step]) -> None:
    """Whoever has secrets saw them, and nobody else did, nor did anybody while the curtain was closed."""
    names = PEOPLE[: known.game.seats]
    seen = {name: {words for step in steps if step.you == name for words in step.secrets} for name in names}
    assert {name for name in names if seen[name]} == {names[seat] for seat in keepers_of(known.game)}, seen
    for one, other in combinations(names, 2):
        assert not seen[one] & seen[other]
    assert not any(step.secrets for step in [*steps, *watched] if step.you == "")
    if known.game.game.meta.name == "clans":
        for seat, name in enumerate(names):
            view = known.game.view(seat)
            assert isinstance(view, ClansView)
            card = view.cards[seat]
            assert card is not None
            assert all(card in words.lower() for words in seen[name])


def test_the_audit_of_states_notices_what_it_is_there_for(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.context.add_init_script(RECORDER)
    table = sit_together(visitor, server, "clans", "human", "human")
    seat = take_in_hand(visitor).view.seat
    assert seat is not None
    words = f"You are the {_clan_of(server, table, seat).title()} clan"
    expect(visitor.page.get_by_text(words)).to_be_visible()
    assert leaks(visitor.page, NAMES[seat], {words}) == []
    visitor.page.get_by_role("button", name="Close the curtain").click()
    expect(visitor.page.locator(HOLD)).to_be_visible()
    visitor.page.locator(".curtain").evaluate(
        "(curtain, words) => { curtain.append(words); queueMicrotask(() => curtain.lastChild.remove()); }",
        words,
    )
    visitor.page.wait_for_timeout(100)
    visitor.page.locator(".curtain").evaluate("(curtain, words) => curtain.append(words)", words)
    visitor.page.wait_for_timeout(100)
    assert leaks(visitor.page, NAMES[seat], {words})


def test_no_picture_shows_anothers_clan(visit: Visit, server: Server) -> None:
    visitor, helper = visit(is_moving=True, size=(1024, 768)), visit()
    sit_together(visitor, server, "clans", "human", "human")
    page, film = visitor.page, Film(visitor.page)
    take_in_hand(visitor)
    secret = page.get_by_text("You are the")
    expect(secret).to_be_visible()
    GAMES["clans"].play(visitor, random.Random(1))
    expect(page.locator(HAND_OVER)).to_be_visible()
    page.wait_for_timeout(500)  # what moves has come to rest
    place = secret.locator("xpath=ancestor::section[1]")
    box = place.bounding_box()
    assert box is not None
    first = _picture(page)
    film.start()
    page.wait_for_timeout(200)
    hand_over(visitor)
    page.wait_for_timeout(500)
    curtain = _picture(page)
    take_in_hand(visitor)
    expect(secret).to_be_visible()
    page.wait_for_timeout(1000)
    second = _picture(page)
    pictures = film.stop()
    corner = (int(box["x"]) + 2, int(box["y"]) + 2, int(box["width"]) - 4, int(box["height"]) - 4)
    told = differences(helper.page, [*pictures, first, curtain, second], [first, curtain, second], corner)
    *frames, of_first, of_curtain, of_second = told
    for own, other in ((of_first, 1), (of_first, 2), (of_curtain, 2), (of_second, 0)):
        assert own[other] > APART  # the three can be told apart there
    kinds = [
        "first" if of[0] < SAME else "second" if of[2] < SAME else "curtain" if of[1] < SAME else ""
        for of in frames
    ]
    assert {"first", "curtain", "second"} <= set(kinds)
    fell = kinds.index("curtain")
    opened = len(kinds) - kinds[::-1].index("curtain")
    assert "second" not in kinds[:opened]
    assert "first" not in kinds[fell:]


def _picture(page: Page) -> str:
    return f"data:image/png;base64,{base64.b64encode(page.screenshot()).decode()}"


def _clan_of(server: Server, table: Seated, seat: int) -> str:
    """The colour of a seat's clan, as its own player is told."""
    with server.sit(table.table.id, table.tokens[seat]) as person:
        card = clans_view(person.update.view).cards[seat]
    assert card is not None
    return card

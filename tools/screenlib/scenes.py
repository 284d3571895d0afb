"""The screens: who sits where, and what is pressed until one is to be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self

import msgspec
from playwright.sync_api import Route
from tests.browser.known import POSITIONS, KnownTable, Shelf
from tests.browser.one_room import seated_by_name, share
from tests.browser.since_tables import fill
from tests.browser.tain_hands import NEXT
from tests.browser.test_absence import Pair
from tests.browser.test_notices import Seat, sit
from tests.browser.visitor import Visitor, kept
from tests.server.harness import Server
from tests.server.storytelling import whole_story

import lascaux
from lascaux.server.wishes import Clock
from lascaux.table.table import Table

SEED: Final = 11
# By game: how many play, and with which options.
PARTIES: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "clans": (3, {}),
    "tain": (3, {}),
    "first_sparks": (4, {}),
    "stone_age": (4, {"style": "yes"}),
    "prehistory": (3, {"tiles": "yes"}),
}
SETTINGS: Final = "#i-sliders"
COPIES: Final = 5  # of a table: one for each form that changes it, one for those that only look
DEARER: Final = 'game = "first_sparks"\n\n[price]\n8 = 9\n'
BOT_MOVED: Final = 4  # the row of a bot that plays on: opened, joined, stood in


class House:
    """A server with a game of each kind that is under way, and one that is over."""

    def __init__(self, folder: Path) -> None:
        records = {game: folder / f"{game}.txt" for game in PARTIES}
        for game, file in records.items():
            file.write_text(played(game), encoding="utf-8")
        under_way = {game: (str(file), middle_of(file)) for game, file in records.items()}
        over = {f"{game} over": (str(file), None) for game, file in records.items()}
        self._shelf: Final = Shelf({**under_way, **over, "raid": POSITIONS["hostage"]}, copies=COPIES)
        self._shelf.fill(folder)
        self.news: Final = fill(folder)  # tables at which others have just acted
        self.server: Final = Server(folder)
        for game in PARTIES:
            whole_story(self.server, self.at(f"{game} over").id)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.stop()

    def at(self, name: str) -> KnownTable:
        """A table by its name, which stays as it is."""
        return self._shelf.look_at(name)

    def take(self, name: str) -> KnownTable:
        """A table by its name that changes: each time another one."""
        return self._shelf.take(name)


def played(game: str) -> str:
    """A whole game between bots."""
    seats, options = PARTIES[game]
    table = Table.new(game, seats, options, seed=SEED)
    bot, rng = lascaux.bot("greedy", table.game), lascaux.Rng(SEED)
    while not table.over:
        table.act(table.seat, bot.choose(table.outlook(table.seat), rng))
    return table.record()


def middle_of(file: Path) -> int:
    """The first entry behind the middle of a game at which the first seat is asked."""
    whole = Table.load(file.read_text(encoding="utf-8"))
    return next(
        entries
        for entries in range(whole.entries // 2, whole.entries)
        if 0 in whole.at(entries).asked and len(whole.at(entries).choices(0)) > 1
    )


class Scene(NamedTuple):
    """How a screen comes into view, and in which forms."""

    show: Callable[[Visitor, House], None]
    forms: tuple[str, ...] = ("desk", "phone")


def _path(path: str) -> Scene:
    return Scene(lambda visitor, house: _go(visitor, path))


def _go(visitor: Visitor, path: str) -> None:
    visitor.go(path)


def _table(game: str) -> Scene:
    def show(visitor: Visitor, house: House) -> None:
        visitor.remember(f"guide.{game}", "seen")
        visitor.sit(house.at(game), 0)
        visitor.page.locator(".decision-s").wait_for()

    return Scene(show)


def _result(game: str) -> Scene:
    def show(visitor: Visitor, house: House) -> None:
        known = house.at(f"{game} over")
        visitor.sit(known, 0)
        visitor.go(f"/table/{known.id}/result").locator(".tpl li:not(.is-open)").first.wait_for()

    return Scene(show)


def _own_tables(visitor: Visitor, house: House) -> None:
    seats = [
        (house.at("stone_age"), 0),
        (house.at("clans"), 1),
        (house.at("tain"), 2),
        (house.at("clans over"), 0),
    ]
    tables = [kept(known.id, known.game.game.meta.name, seat, known.tokens[seat]) for known, seat in seats]
    visitor.remember("tables", msgspec.json.encode(tables).decode())
    visitor.go("/").locator(".is-next .row-line:not(:empty)").wait_for()


def _settings(visitor: Visitor, house: House) -> None:
    page = visitor.go("/")
    page.locator(f"button:has(use[href='{SETTINGS}'])").first.click()
    page.locator("dialog[open]").wait_for()


def _hint(visitor: Visitor, house: House) -> None:
    table = house.server.seated("human", "greedy", game="stone_age")
    visitor.remember("guide.stone_age", "seen")
    page = visitor.sit_at(table.table.id, "stone_age", 0, table.token)
    page.locator(".hint-ask[aria-disabled=false]").first.click()
    page.locator(".why-card.is-placed").wait_for()


def _invite(visitor: Visitor, house: House) -> None:
    opened = house.server.open("human", "human", "human", game="tain")
    page = visitor.sit_at(opened.table.id, "tain", opened.seat, opened.token)
    page.locator(".linkbox, .qr").first.wait_for()


def _curtain(visitor: Visitor, house: House) -> None:
    table = seated_by_name(house.server, "human", "human", "human", game="prehistory")
    share(visitor, table, list(table.tokens)).locator(".holdb").wait_for()


def _tool(sign: str, game: str = "first_sparks") -> Scene:
    """What a sign of the menu opens at a table; on a phone the menu comes first."""

    def show(visitor: Visitor, house: House) -> None:
        visitor.remember(f"guide.{game}", "seen")
        page = visitor.sit(house.at(game), 0)
        page.locator(".decision-s").wait_for()
        if page.locator(".phone").count() > 0:
            page.locator(".topbar .btn-icon").last.click()
        page.locator(f".tools button:has(use[href='{sign}'])").last.click()
        page.locator("dialog[open], .bellpop, .away-card").last.wait_for()

    return Scene(show)


def _talk(visitor: Visitor, house: House) -> None:
    table = seated_by_name(house.server, "human", "human", "human", game="clans")
    visitor.remember("guide.clans", "seen")
    page = visitor.sit_at(table.table.id, "clans", 0, table.tokens[0])
    page.locator(".log-tabs button, .topbar button:has(use[href='#i-chat'])").last.click()
    page.locator(".talk").wait_for()


def _away(visitor: Visitor, house: House) -> None:
    pair = Pair(house.server)
    page = pair.sit(visitor, pair.waiting)
    page.locator("button:has(use[href='#i-drum'])").first.click()
    page.locator(".absence-rows").wait_for()


def _back(visitor: Visitor, house: House) -> None:
    pair = Pair(house.server)
    pair.leave(pair.asked, "greedy")
    with house.server.sit(pair.table.table.id, pair.table.tokens[pair.waiting]) as friend:
        friend.catch_up(BOT_MOVED)
    pair.sit(visitor, pair.asked).locator(".back-moves li").first.wait_for()


def _elsewhere(visitor: Visitor, house: House) -> None:
    here, there = (Seat(house.server, game, is_asked=game == "tain") for game in ("clans", "tain"))
    visitor.remember("guide.clans", "seen")
    sit(visitor, here, there).locator(".jump").wait_for()


def _clock(visitor: Visitor, house: House) -> None:
    clock = Clock("turn", 2 * 86_400, "stand_in")
    table = house.server.seated("human", "human", game="stone_age", clock=clock)
    visitor.remember("guide.stone_age", "seen")
    visitor.sit_at(table.table.id, "stone_age", 0, table.token).locator(".decision-s").wait_for()


def _rematch(visitor: Visitor, house: House) -> None:
    known = house.take("stone_age over")
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/result")
    page.locator("button:has(use[href='#i-flame'])").first.click()
    page.wait_for_url(lambda url: known.id not in url)


def _raid(visitor: Visitor, house: House) -> None:
    visitor.remember("guide.tain", "seen")
    page = visitor.sit(house.at("raid"), 2)
    page.locator(NEXT).click()
    page.locator(NEXT).click()
    page.locator(".tain-outcome").wait_for()


def _since(game: str) -> Scene:
    def show(visitor: Visitor, house: House) -> None:
        visitor.remember(f"guide.{game}", "seen")
        visitor.sit(house.news[game], 0).locator("[data-mark]").first.wait_for(state="attached")

    return Scene(show)


def _replay(visitor: Visitor, house: House) -> None:
    visitor.go(f"/table/{house.at('clans over').id}/replay#move=20").locator(".replay").first.wait_for()


def _big_screen(visitor: Visitor, house: House) -> None:
    visitor.go(f"/table/{house.at('clans').id}/screen").locator(".big-seats").wait_for()


def _own_box_guest(visitor: Visitor, house: House) -> None:
    opened = house.server.open("human", "human", game="first_sparks", components=DEARER)
    page = visitor.go(f"/table/{opened.table.id}#seat={opened.invitations[1]}")
    page.locator("button.varied").first.click()
    page.locator("dialog[open]").wait_for()


def _lobby_guest(visitor: Visitor, house: House) -> None:
    opened = house.server.open("human", "human", "human", game="stone_age")
    guest = house.server.join(opened.table.id, token=opened.invitations[1], name="Lia")
    visitor.sit_at(opened.table.id, "stone_age", guest.seat, guest.token)
    visitor.page.locator(".lobby-seat").first.wait_for()


def _private_phone(visitor: Visitor, house: House) -> None:
    """What a phone shows that has scanned its code from a big screen."""
    opened = house.server.open("human", "human", game="tain")
    visitor.go(f"/j/{opened.table.id}#{opened.invitations[1]}").locator("input").first.wait_for()


def _story_begun(visitor: Visitor, house: House) -> None:
    """A story of which the first half is told, and the rest is not heard of yet."""

    def half(route: Route) -> None:
        if "seen=0" not in route.request.url:
            route.abort()
            return
        story = route.fetch().json()
        story["parts"] = 3
        story["turningPoints"] = story["turningPoints"][:1]
        for point in story["points"][len(story["points"]) // 2 :]:
            point["chances"] = None
        route.fulfill(json=story)

    known = house.at("stone_age over")
    visitor.sit(known, 0)
    visitor.page.route(re.compile(r"/story\?"), half)
    visitor.go(f"/table/{known.id}/result").locator(".tpl .is-open").first.wait_for()


SCENES: Final[dict[str, Scene]] = {
    "home": _path("/"),
    "your-tables": Scene(_own_tables),
    "new-table": _path("/new/stone_age"),
    "box": _path("/box/first_sparks"),
    "settings": Scene(_settings),
    "invite": Scene(_invite),
    "hint": Scene(_hint),
    "talk": Scene(_talk),
    "orders": _tool("#i-lock"),
    "leave": _tool("#i-door"),
    "other-device": _tool("#i-phone"),
    "code": _path("/c"),
    "replay": Scene(_replay),
    "away": Scene(_away),
    "back": Scene(_back),
    "other-table": Scene(_elsewhere),
    "clock": Scene(_clock),
    "rematch": Scene(_rematch),
    "raid": Scene(_raid),
    "curtain": Scene(_curtain),
    "big-screen": Scene(_big_screen, ("desk",)),
    "private-phone": Scene(_private_phone, ("phone",)),
    "call": _tool("#i-bell", "clans"),
    "box-guest": Scene(_own_box_guest),
    "lobby-guest": Scene(_lobby_guest),
    "story-begun": Scene(_story_begun),
    **{f"{game}-table": _table(game) for game in PARTIES},
    **{f"{game}-since": _since(game) for game in PARTIES},
    **{f"{game}-result": _result(game) for game in PARTIES},
    **{f"{game}-rules": _path(f"/rules/{game}") for game in PARTIES},
    **{f"{game}-lesson": _path(f"/learn/{game}") for game in PARTIES},
}

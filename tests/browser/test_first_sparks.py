"""The table of The First Sparks: offers, tools that leave, tiles, prices, a closer look, what is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec
import pytest
from playwright.sync_api import expect

from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import SPACE_NAMES
from lascaux.games.first_sparks.state import TilesField
from lascaux.games.first_sparks.view import ClanView, FirstSparksView
from lascaux.parts.masks import count_of, items_of
from lascaux.server.messages import Moment, ToBrowser, Update
from lascaux.wire import YourDecision
from tests.browser import first_sparks_tables
from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.first_sparks_hands import (
    FirstSparksMouse,
    end_dialogue,
    sparks_view,
)
from tests.browser.hands import is_asked
from tests.browser.known import KnownTable, copy_of, write
from tests.browser.pointing import CONFIRM, Walker
from tests.browser.stillness import AT_REST, box_at_rest, until
from tests.browser.visitor import LAPTOP, PHONE, Visitor, answer_to
from tests.server.harness import Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.server,
    pytest.mark.xdist_group("first sparks"),
]

COPIES: Final = 12  # more than there are tests that take one
SEATS: Final = {
    "spreading": (first_sparks_tables.spreading, 4, "first"),
    "hunger": (first_sparks_tables.spreading_into_hunger, 4, "first"),
    "dear": (first_sparks_tables.spreading_short_of_food, 4, "first"),
    "offering": (first_sparks_tables.offering, 3, "first"),
    "room": (first_sparks_tables.asked_with_room, 3, "first"),
    "no room": (first_sparks_tables.asked_without_room, 4, "first"),
    "over the limit": (first_sparks_tables.over_the_limit, 4, "first"),
    "starving": (first_sparks_tables.starving, 3, "first"),
    "laying": (first_sparks_tables.laying, 3, "built"),
    "fire": (first_sparks_tables.with_fire, 3, "first"),
}

MEAL: Final = ".first_sparks-meal"

_to_browser: Final[msgspec.json.Decoder[ToBrowser]] = msgspec.json.Decoder(ToBrowser)


class Fires:
    """A server with tables at known positions; each test takes its own."""

    def __init__(self, folder: Path, pages: Path) -> None:
        games = {name: first_sparks_tables.find(*wanted) for name, wanted in SEATS.items()}
        self._left: Final = {
            name: [copy_of(name, game, number) for number in range(COPIES)] for name, game in games.items()
        }
        write(folder, list(chain(*self._left.values())))
        self.server: Final = Server(folder, static=str(pages))

    def take(self, name: str) -> KnownTable:
        """A table at this position that no test has touched."""
        return self._left[name].pop()


@pytest.fixture(scope="module")
def fires(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[Fires]:
    """Known tables of The First Sparks and their server, whose log must stay free of tracebacks."""
    running = Fires(tmp_path_factory.mktemp("fires"), pages)
    yield running
    assert "Traceback" not in running.server.stop()


@pytest.fixture
def sit(visit: Visit, fires: Fires) -> Sit:
    """Sit down where the seat that is asked at a known table sits."""
    return Sit(visit, fires)


class Sit:
    """Opens browsers at known tables."""

    def __init__(self, visit: Visit, fires: Fires) -> None:
        self._visit: Final = visit
        self._fires: Final = fires

    def __call__(
        self, name: str, *, language: str = "en", is_dark: bool = False, size: tuple[int, int] = (1440, 900)
    ) -> Visitor:
        """A visitor in the seat that is asked."""
        known = self._fires.take(name)
        visitor = self._visit(language=language, is_dark=is_dark, size=size, server=self._fires.server)
        visitor.sit(known, known.game.seat)
        visitor.heard(is_asked)
        visitor.page.locator(".first_sparks-map").wait_for()
        return visitor

    def all_at(self, name: str) -> tuple[Visitor, Visitor, Visitor]:
        """Three who look at one table: the seat that is asked, the one after it, and a watcher."""
        known = self._fires.take(name)
        seats = (known.game.seat, (known.game.seat + 1) % known.game.seats, None)
        first, second, third = [self._visit(server=self._fires.server) for _ in seats]
        for visitor, seat in zip((first, second, third), seats, strict=True):
            visitor.sit(known, seat)
        return first, second, third


# --- looking closely ------------------------------------------------------------------------------

_PINCH: Final = """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new WheelEvent("wheel", {
  deltaY: -70, clientX: x, clientY: y, ctrlKey: true, bubbles: true, cancelable: true,
}))"""


def test_a_pinch_brings_the_map_closer_and_a_button_back(sit: Sit) -> None:
    page = sit("spreading").page
    space = page.locator('[data-spot][aria-disabled="false"]')
    land, before = box_at_rest(page.locator(".first_sparks-map")), box_at_rest(space)
    page.evaluate(_PINCH, [land["x"] + land["width"] / 2, land["y"] + land["height"] / 2])
    whole = page.get_by_role("button", name="The whole map")
    expect(whole).to_be_visible()
    assert box_at_rest(space)["width"] > 1.5 * before["width"]
    whole.click()
    expect(whole).to_have_count(0)
    assert box_at_rest(space)["width"] == pytest.approx(before["width"])


def test_the_land_lies_under_the_spaces_however_fine_it_is_drawn(sit: Sit) -> None:
    page = sit("spreading").page
    land = box_at_rest(page.locator(".first_sparks-map"))
    page.evaluate(_PINCH, [land["x"] + 1, land["y"] + 1])
    fine = "canvas => canvas.width > 1.5 * canvas.parentElement.clientWidth"
    until(page, f"() => ({fine})(document.querySelector('.camera canvas'))")
    camera, picture = box_at_rest(page.locator(".camera")), box_at_rest(page.locator(".camera canvas"))
    assert picture["width"] == pytest.approx(camera["width"])
    assert picture["height"] == pytest.approx(camera["height"])


# --- choices --------------------------------------------------------------------------------------


def test_every_space_within_reach_shows_its_price_also_those_too_dear(sit: Sit) -> None:
    visitor = sit("dear")
    view = sparks_view(visitor.heard(is_asked))
    tags = visitor.page.locator(".price-tag")
    expect(tags).to_have_count(len(view.reach) + view.placed)
    expect(visitor.page.locator(".price-tag.is-dear")).to_have_count(sum(not r.can_pay for r in view.reach))
    expect(visitor.page.locator(".member.is-lying")).to_have_count(view.placed)


def test_the_bill_lists_what_was_placed_and_what_is_weighed(sit: Sit) -> None:
    visitor = sit("spreading")
    view = sparks_view(visitor.heard(is_asked))
    cheap = next(reach for reach in view.reach if reach.can_pay)
    FirstSparksMouse().press(visitor.page, f'[data-spot="{cheap.space}"]')
    bill = visitor.page.locator(".first_sparks-bill tr")
    expect(bill).to_have_count(3)
    expect(bill.nth(1)).to_contain_text(str(cheap.cost))
    expect(visitor.page.locator(MEAL)).to_contain_text(
        f"you feed {len(_clan_of(view).members) + 1} next year"
    )
    visitor.page.locator(CONFIRM).click()
    expect(visitor.page.locator('[data-path="1"]')).to_be_visible()
    FirstSparksMouse().play(visitor.page, "done")
    visitor.heard(lambda newer: cheap.space in _clan(newer).members)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_hunger_is_warned_of_before_a_member_is_placed(sit: Sit, size: tuple[int, int]) -> None:
    visitor = sit("hunger", size=size)
    view = sparks_view(visitor.heard(is_asked))
    assert view.takes is not None
    taken = sum(take.worth for take in view.takes.next)
    assert taken < view.takes.eaten
    meal, eaten = visitor.page.locator(MEAL), view.takes.eaten
    expect(meal).to_have_text(f"After this you feed {eaten} next year, and your tools take {taken}.")
    expect(meal).to_have_class(re.compile("is-short"))
    cheap = next(reach for reach in view.reach if reach.can_pay)
    FirstSparksMouse().press(visitor.page, f'[data-spot="{cheap.space}"]')
    expect(meal).to_contain_text(f"After this you feed {eaten + 1} next year")
    expect(meal).to_have_class(re.compile("is-short"))


def test_undo_lifts_the_last_member(sit: Sit) -> None:
    visitor = sit("spreading")
    update = visitor.heard(is_asked)
    space = next(reach.space for reach in sparks_view(update).reach if reach.can_pay)
    place = visitor.page.locator(f'[data-spot="{space}"]')
    FirstSparksMouse().play(visitor.page, f"spread {space}")
    expect(place).to_have_attribute("aria-disabled", "true")
    visitor.page.get_by_role("button", name="Undo").click()
    expect(place).to_have_attribute("aria-disabled", "false")
    assert visitor.heard(is_asked).seq == update.seq  # nobody else ever knew


def test_a_space_too_dear_says_why(sit: Sit) -> None:
    visitor = sit("dear")
    dear = next(reach for reach in sparks_view(visitor.heard(is_asked)).reach if not reach.can_pay)
    FirstSparksMouse().press(visitor.page, f'[data-spot="{dear.space}"]')
    expect(visitor.page.locator(".why-card")).to_contain_text(f"costs {dear.cost} food")


def test_an_offer_is_bought(sit: Sit) -> None:
    visitor = sit("room")
    offer = sparks_view(visitor.heard(is_asked)).offer
    assert offer is not None
    expect(visitor.page.locator(".first_sparks-offer")).to_contain_text(str(offer.card))
    visitor.page.locator(CONFIRM).click()
    newer = visitor.heard(lambda update: sparks_view(update).offer is None)
    assert offer.card in [*_clan(newer).tools, *_clan(newer).knowledge]


def test_an_offer_is_left(sit: Sit) -> None:
    visitor = sit("room")
    update = visitor.heard(is_asked)
    offer = sparks_view(update).offer
    assert offer is not None
    visitor.page.get_by_role("button", name="Leave it").click()
    newer = visitor.heard(lambda newest: newest.seq > update.seq)
    assert offer.card not in [*_clan(newer).tools, *_clan(newer).knowledge]


def test_the_tool_that_leaves_is_chosen_with_the_purchase(sit: Sit) -> None:
    visitor = sit("no room")
    view = sparks_view(visitor.heard(is_asked))
    assert view.offer is not None
    leaving = _clan(visitor.heard(is_asked)).tools[0]
    visitor.page.locator(CONFIRM).click()
    visitor.page.locator(f'[data-tool="{leaving}"].answers').click()
    expect(visitor.page.locator(f'[data-tool="{leaving}"]')).to_have_attribute("aria-pressed", "true")
    visitor.page.locator(CONFIRM).click()
    bought = view.offer.card
    newer = visitor.heard(lambda update: bought in _clan(update).tools and leaving not in _clan(update).tools)
    assert len(_clan(newer).tools) == len(_clan_of(view).tools)


def test_a_tool_over_the_limit_is_given_up(sit: Sit) -> None:
    visitor = sit("over the limit")
    tool = _clan(visitor.heard(is_asked)).tools[-1]
    FirstSparksMouse().play(visitor.page, f"drop {tool}")
    visitor.heard(lambda update: tool not in _clan(update).tools)


def test_a_member_without_food_is_lost(sit: Sit) -> None:
    visitor = sit("starving")
    update = visitor.heard(is_asked)
    assert isinstance(update.decision, YourDecision)
    action = update.decision.choices[0].text
    hand = FirstSparksMouse()
    hand.play(visitor.page, action)
    end_dialogue(visitor, hand, update.seq, update.decision.step)
    visitor.heard(lambda newest: action.split()[1] not in _clan(newest).members)


def test_a_tile_is_turned_and_laid(sit: Sit) -> None:
    visitor = sit("laying")
    page = visitor.page
    sites = page.locator(".laying [data-spot]")
    sites.first.wait_for()
    page.locator(".laying [data-spot]").nth(1).click(force=True)
    page.get_by_role("button", name="Turn").click()
    expect(page.locator(".ghost")).to_have_count(2)
    page.locator(CONFIRM).click()
    visitor.heard(lambda update: len(sparks_view(update).tiles) == 3)


def test_a_tile_is_laid_by_keys(sit: Sit) -> None:
    visitor = sit("laying")
    page, keys = visitor.page, Walker(random.Random(1))
    keys.tab_to(page, ".laying [data-spot]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_have_count(2)
    keys.tab_to(page, CONFIRM)
    page.keyboard.press("Enter")
    visitor.heard(lambda update: len(sparks_view(update).tiles) == 3)


def test_the_table_as_text_plays_too(sit: Sit) -> None:
    visitor = sit("spreading")
    page = visitor.page
    members = len(_clan(visitor.heard(is_asked)).members)
    page.keyboard.press("t")
    page.locator(".first_sparks-text tr.is-target button").first.click()
    expect(page.locator('[data-path="1"]')).to_be_visible()
    FirstSparksMouse().play(page, "done")
    visitor.heard(lambda update: len(_clan(update).members) == members + 1)


def test_the_table_as_text_names_the_neighbours_that_the_rules_know(sit: Sit) -> None:
    visitor = sit("spreading")
    tiles = sparks_view(visitor.heard(is_asked)).tiles
    laid = TilesField("tiles").load([[tile.tile, tile.q, tile.r, tile.rotation] for tile in tiles])
    assert isinstance(laid, tuple)
    land = land_of(BOX, laid)
    visitor.page.keyboard.press("t")
    rows = visitor.page.locator("table.text-form tbody tr")
    expect(rows).to_have_count(count_of(land.spaces))
    for row in rows.all():
        space, _, _, near = row.locator("th, td").all_text_contents()[:4]
        known = items_of(land.near[SPACE_NAMES.index(space)])
        assert sorted(near.split(", ")) == [SPACE_NAMES[one] for one in known]


# --- what is hidden -------------------------------------------------------------------------------


def test_the_food_of_a_clan_with_fire_is_told_to_nobody_else(sit: Sit) -> None:
    owner, other, watcher = sit.all_at("fire")
    seat = sparks_view(owner.heard(is_asked)).seat
    assert seat is not None
    owner.page.locator("button.answer").last.click()
    for visitor in (other, watcher):
        visitor.heard(lambda update: update.seq > 1)
        for guide in visitor.page.get_by_role("button", name="Got it").all():
            guide.click()
        visitor.page.get_by_role("button", name="Replay").click()
        visitor.page.get_by_role("button", name="One step on").click()
        visitor.page.get_by_role("button", name="Back to the table").click()
        assert _foods_told(visitor, seat)
        assert set(_foods_told(visitor, seat)) == {None}
        expect(visitor.page.locator(".first_sparks-numbers").get_by_title("hidden")).not_to_have_count(0)
    assert None not in _foods_told(owner, seat)
    expect(owner.page.locator(".first_sparks-numbers").get_by_title("seen only by you")).to_have_count(1)


def _foods_told(visitor: Visitor, seat: int) -> list[int | None]:
    """What this browser heard of the food of a clan since it has fire."""
    views: list[object] = []
    for frame in visitor.received.frames:
        message = _to_browser.decode(frame)
        if isinstance(message, Update):
            views.append(message.view)
    for request in visitor.received.requests:
        if "/at/" in request.url:
            views.append(msgspec.json.decode(answer_to(request)[1], type=Moment).view)
    clans = [view.clans[seat] for view in views if isinstance(view, FirstSparksView)]
    return [clan.food for clan in clans if {9, 15} & set(clan.knowledge)]


# --- for everyone ---------------------------------------------------------------------------------


@LANGUAGES_AND_LIGHTS
def test_the_table_is_open_to_everyone(sit: Sit, language: str, is_dark: bool) -> None:
    visitor = sit("spreading", language=language, is_dark=is_dark)
    page = visitor.page
    cheap = next(reach for reach in sparks_view(visitor.heard(is_asked)).reach if reach.can_pay)
    FirstSparksMouse().press(page, f'[data-spot="{cheap.space}"]')
    expect(page.locator(".first_sparks-bill")).to_be_visible()
    check_screen(page)
    page.keyboard.press("t")
    expect(page.locator(".first_sparks-text")).to_be_visible()
    check_screen(page)
    for name in ("no room", "laying"):
        visitor = sit(name, language=language, is_dark=is_dark)
        expect(visitor.page.locator(".first_sparks-own")).to_be_visible()
        check_screen(visitor.page)


@LANGUAGES_AND_LIGHTS
def test_the_phone_is_open_to_everyone(sit: Sit, language: str, is_dark: bool) -> None:
    page = sit("offering", language=language, is_dark=is_dark, size=PHONE).page
    for tab in page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        check_screen(page)
        assert fits(page)


def test_nothing_makes_the_page_wider_than_the_window(sit: Sit) -> None:
    page = sit("offering", language="it").page
    page.locator(".first_sparks-card").first.wait_for()
    for width, height in ((1440, 900), (1024, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(AT_REST)
        assert fits(page)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def _clan(update: Update) -> ClanView:
    return _clan_of(sparks_view(update))


def _clan_of(view: FirstSparksView) -> ClanView:
    assert view.seat is not None
    return view.clans[view.seat]

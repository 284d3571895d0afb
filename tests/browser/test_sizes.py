"""Every table in windows of every size: nothing cut off, covered, too small or scrolled sideways."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import lascaux
from tests.browser.conftest import Visit
from tests.browser.fitting import misfits
from tests.browser.hands import is_asked
from tests.browser.known import Shelf
from tests.browser.one_room import GAMES
from tests.browser.visitor import Visitor
from tests.server.harness import Server
from tests.server.storytelling import whole_story

pytestmark = [pytest.mark.browser, pytest.mark.server]

# The narrowest phone, a small one upright and sideways, and an upright tablet, with what a thumb needs.
TOUCHED: Final = {(320, 640): 24, (360, 740): 40, (740, 360): 40, (820, 1180): 40}
# A laptop at twice its size, a small screen and a large one; a pointer needs less.
POINTED: Final = ((720, 450), (1024, 768), (1920, 1080))
POINTER: Final = 18
LESSONS: Final = [f"/learn/{game}" for game in GAMES]
CHOICES: Final = 4
DESKS: Final = ((1440, 900), (1366, 768), (1280, 720), (1024, 768))
# Names, what is said of the reader, and any other line that is shown, of which less is seen than is written.
CUT: Final = """() => [...document.querySelectorAll(".topbar .seat")].flatMap(seat => {
  const lines = [...seat.querySelectorAll(".seat-who, .is-other > .seat-name, .seat-sub:not(.is-quiet) > *")];
  const box = seat.getBoundingClientRect();
  return lines.filter(line => {
    const hidden = node => node.matches(".vh, .dots, svg") || getComputedStyle(node).clipPath !== "none";
    const isYou = seat.matches(".is-you") || line.matches(".seat-who");
    if (hidden(line) || !isYou && hidden(line.parentNode)) return false;
    const words = document.createRange();
    words.selectNodeContents(line);
    const written = words.getBoundingClientRect(), room = line.parentNode.getBoundingClientRect();
    return written.width > room.width + 1 || written.right > box.right || room.width < 8 || room.height < 8;
  }).map(line => line.textContent.trim());
})"""
LOOKS: Final = 30  # at a fault before it is believed: a busy machine lays a window out late


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_windows_of_every_size(visit: Visit, server: Server, game: str) -> None:
    desk, hand = visit(), visit(size=(360, 740), language="it")
    faults: list[str] = []
    for _ in moments_of(desk, hand, server, game):
        for size, least in TOUCHED.items():
            faults += at_size(hand.page, size, least)
        for size in POINTED:
            faults += at_size(desk.page, size, POINTER)
        desk.page.set_viewport_size({"width": 1440, "height": 900})
    assert faults == [], "\n".join(faults)


@pytest.mark.parametrize("path", ["/new/stone_age", "/rules/clans", "/rules/clans/full", *LESSONS])
def test_a_page_beside_the_table_fits_a_thumb_at_every_size(visit: Visit, path: str) -> None:
    page = visit(size=(360, 740), language="it").go(path)
    page.locator(".srow, .rules-h, .todo").first.wait_for()
    if path.startswith("/new"):
        page.get_by_role("radio", name="Amico").first.click()  # a friend brings clocks and absence
    assert (faults := touched(page)) == [], "\n".join(faults)


def test_the_home_page_with_tables_of_ones_own_fits_a_thumb_at_every_size(visit: Visit, shelf: Shelf) -> None:
    visitor = visit(size=(360, 740), language="it")
    visitor.sit(shelf.look_at("before the order"), 0)
    page = visitor.go("/")
    page.locator(".is-next .row-line:not(:empty)").wait_for()
    page.locator(".daily").wait_for()
    assert (faults := touched(page)) == [], "\n".join(faults)


@pytest.mark.parametrize("name", ["over", "raided", "counted"])
def test_a_replay_fits_a_thumb_at_every_size(visit: Visit, shelf: Shelf, name: str) -> None:
    known = shelf.look_at(name)
    visitor = visit(size=(360, 740), language="it")
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/replay#move=5")
    page.get_by_role("slider").wait_for()
    assert (faults := touched(page)) == [], "\n".join(faults)


def test_a_result_with_its_story_fits_a_thumb_at_every_size(
    visit: Visit, server: Server, shelf: Shelf
) -> None:
    known = shelf.look_at("raided")
    whole_story(server, known.id)
    visitor = visit(size=(360, 740), language="it")
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/result")
    page.locator(".tpl li:not(.is-open)").first.wait_for()
    assert (faults := touched(page)) == [], "\n".join(faults)


@pytest.mark.parametrize(("game", "least"), [("stone_age", 12.0), ("prehistory", 11.8)])
def test_words_on_a_board_can_be_read_on_a_small_screen(
    visit: Visit, server: Server, game: str, least: float
) -> None:
    page = sit_down(visit(language="it"), server, game)
    page.set_viewport_size({"width": 1024, "height": 768})
    words = ":is(.price-words, .ledge-words, .village-name, .plaque-name, .station-name, .slot-word)"
    written = page.locator(f".board .live text{words}")
    expect(written.first).to_be_visible()
    page.wait_for_timeout(300)  # until the board knows its size
    heights = written.evaluate_all(
        "texts => texts.map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    )
    assert min(heights) >= least, sorted(heights)[:4]


@pytest.mark.parametrize("game", GAMES)
def test_names_and_whose_turn_it_is_can_be_read_with_every_seat_taken(
    visit: Visit, server: Server, game: str
) -> None:
    faults: list[str] = []
    for language in ("en", "it"):
        page = sit_among_all(visit(language=language), server, game)
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"{language} {width}x{height}: {name}" for name in seen_long(page, CUT)]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_words_and_board_grow_on_a_large_screen(visit: Visit, server: Server, game: str) -> None:
    visitor = visit()
    page = sit_down(visitor, server, game)
    small = measured(page)
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(".table")).to_have_css("zoom", "1.2")
    large = measured(page)
    assert all(grown > 1.1 * before for before, grown in zip(small, large, strict=True)), (small, large)


def sit_among_all(visitor: Visitor, server: Server, game: str) -> Page:
    """A game with as many bots as there are seats for, seen from the first seat."""
    meta = lascaux.game(game).meta
    most = max([meta.max_seats, *(found.most for found in meta.ranges)])
    options = {"style": "yes"} if game == "stone_age" else {}
    table = server.open("human", *["random"] * (most - 1), game=game, options=options)
    visitor.remember(f"guide.{game}", "seen")
    page = visitor.sit_at(table.table.id, game, table.seat, table.token)
    visitor.heard(is_asked)
    page.locator("[data-spot]").first.wait_for()
    return page


def sit_down(visitor: Visitor, server: Server, game: str) -> Page:
    """A short game with two bots, seen from the first seat."""
    own_box = GAMES[game].components
    box = {} if own_box is None else {"components": own_box}
    table = server.open("human", "random", "random", game=game, **box)
    visitor.remember(f"guide.{game}", "seen")
    page = visitor.sit_at(table.table.id, game, table.seat, table.token)
    visitor.heard(is_asked)
    page.locator("[data-spot]").first.wait_for()
    return page


def moments_of(desk: Visitor, hand: Visitor, server: Server, game: str) -> Iterator[None]:
    """The first question and one some choices later, on two devices of one person."""
    page, dice = sit_down(desk, server, game), random.Random(3)
    update = desk.update
    assert update is not None
    token = page.evaluate("JSON.parse(localStorage.getItem('lascaux.tables'))[0].token")
    table = page.url.rpartition("/")[2]
    hand.remember(f"guide.{game}", "seen")
    for choices in (0, CHOICES):
        for _ in range(choices):
            GAMES[game].play(desk, dice)
            desk.heard(is_asked)
        hand.sit_at(table, game, 0, str(token))
        hand.heard(is_asked)
        hand.page.locator(".sheet, .rail").first.wait_for()
        yield


def at_size(page: Page, size: tuple[int, int], least: int) -> list[str]:
    """What does not fit in a window of this size, once the table has changed over to it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return [f"{size[0]}x{size[1]}: {fault}" for fault in seen_long(page, lambda: misfits(page, least))]


def seen_long(page: Page, look: str | Callable[[], list[str]]) -> list[str]:
    """Faults that stay when one looks again."""
    faults: list[str] = []
    for _ in range(LOOKS):
        page.evaluate("async () => { for (const _ of Array(4)) await new Promise(requestAnimationFrame); }")
        faults = page.evaluate(look) if isinstance(look, str) else look()
        if not faults:
            break
    return faults


def touched(page: Page) -> list[str]:
    """What does not fit in a window of any size that is touched."""
    return [fault for size, least in TOUCHED.items() for fault in at_size(page, size, least)]


def measured(page: Page) -> list[float]:
    """How high a name is written, and how wide the board is."""
    boxes = [page.locator(which).first.bounding_box() for which in (".seat-name", ".board")]
    name, board = (box for box in boxes if box is not None)
    return [name["height"], board["width"]]

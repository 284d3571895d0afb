"""Tables for everyone: signs of the menu, forms of the table, keys, words and colours of one's own."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen
from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.known import Shelf
from tests.browser.one_room import GAMES
from tests.browser.visitor import PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

CHOICES: Final = 5
SIGNS: Final = ".tools > button:not(.language, .light, [aria-pressed])"
OPENED: Final = "dialog[open], .why-card, .call-card, [role=dialog]"
FORMS: Final = {"tall": (820, 1180), "sideways": (740, 360)}
# What screen readers hear: the words of every region that tells of changes, each time they change.
_LISTEN: Final = """() => {
  window.heard = [];
  const known = new Map();
  const listen = () => {
    for (const region of document.querySelectorAll("[role=status], [aria-live=polite]")) {
      const words = region.textContent.replace(/\\s+/g, " ").trim();
      if (words && known.has(region) && known.get(region) !== words) window.heard.push(words);
      known.set(region, words);
    }
  };
  listen();
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document.body, all);
}"""


def sit_down(visit: Visit, server: Server, game: str, *, language: str = "en", is_dark: bool = False) -> Page:
    """A table with a bot that does nothing before one has chosen."""
    return sit_down_as(visit(language=language, is_dark=is_dark), server, game)


def sit_down_as(visitor: Visitor, server: Server, game: str) -> Page:
    """The same, with a visitor who is known."""
    table = server.open("human", "random", game=game)
    visitor.remember(f"guide.{game}", "seen")
    page = visitor.sit_at(table.table.id, game, table.seat, table.token)
    visitor.heard(is_asked)
    page.locator("[data-spot]").first.wait_for()
    return page


def logged(page: Page) -> list[str]:
    """The sentences of the log."""
    texts = page.locator(".log .log-moment").all_text_contents()
    return [" ".join(text.split()) for text in texts]


def opening(page: Page) -> list[str]:
    """What moves begin with in the log; what they bring about, as a raid that is skipped, is not among it."""
    texts = page.locator(".log li:has(.log-n) .log-moment:first-of-type").all_text_contents()
    return [" ".join(text.split()) for text in texts]


@LANGUAGES_AND_LIGHTS
def test_all_that_signs_of_the_menu_open_is_open_to_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool
) -> None:
    page = sit_down(visit, server, "stone_age", language=language, is_dark=is_dark)
    signs = page.locator(SIGNS)
    assert signs.count() >= 6
    for index in range(signs.count()):
        signs.nth(index).click()
        expect(page.locator(OPENED).first).to_be_visible()
        check_screen(page)
        page.keyboard.press("Escape")
        expect(page.locator(OPENED)).to_have_count(0)


@LANGUAGES_AND_LIGHTS
@pytest.mark.parametrize("game", GAMES)
def test_every_form_of_a_table_is_open_to_everyone(
    visit: Visit, server: Server, game: str, language: str, is_dark: bool
) -> None:
    page = sit_down(visit, server, game, language=language, is_dark=is_dark)
    for form, (width, height) in FORMS.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f".is-{form}")).to_be_visible()
        check_screen(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("t")
    expect(page.locator(".textbox")).to_be_visible()
    check_screen(page)


@pytest.mark.parametrize("game", GAMES)
def test_keys_lead_to_board_question_hand_and_log(visit: Visit, server: Server, game: str) -> None:
    page = sit_down(visit, server, game)
    first = page.locator(".table :is(a, button)").first
    expect(first).to_have_text("Go to the question")
    first.press("Enter")
    expect(page.locator(".decision-s")).to_be_focused()
    for key, part in (("b", ".board"), ("h", "[data-hand]"), ("l", ".log"), ("d", ".decision")):
        page.keyboard.press(key)
        assert page.evaluate("part => document.activeElement?.closest(part) !== null", part), key
    page.keyboard.press("l")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement?.closest('.log') === null")


def test_what_happens_is_told_once_and_by_number(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    expect(page.locator('[data-spot="1"]')).to_have_attribute("aria-disabled", "false")
    page.evaluate(_LISTEN)
    page.locator('[data-spot="1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".decision-s")).to_contain_text("Where does the hut from steppe 1 go?")
    heard = page.evaluate("window.heard")
    assert sum("Where does the hut from steppe 1 go?" in words for words in heard) == 1, heard


@pytest.mark.parametrize("game", GAMES)
def test_each_event_is_told_once(visit: Visit, server: Server, game: str) -> None:
    visitor, dice = visit(), random.Random(4)
    page = sit_down_as(visitor, server, game)
    page.evaluate(_LISTEN)
    before = logged(page)
    for _ in range(CHOICES):
        GAMES[game].play(visitor, dice)
        visitor.heard(is_asked)
    told, heard = " ".join(logged(page)[len(before) :]), " ".join(page.evaluate("window.heard"))
    sentences = set(logged(page)[len(before) :])
    again = [words for words in sentences if heard.count(words) > told.count(words)]
    assert again == [], heard
    assert [words for words in opening(page) if words in sentences and words not in heard] == [], heard


@pytest.mark.parametrize("language", ["en", "it"])
def test_signs_in_the_menu_of_a_phone_carry_words(visit: Visit, server: Server, language: str) -> None:
    visitor = visit(size=PHONE, language=language)
    table = server.open("human", "random", game="stone_age")
    page = visitor.sit_at(table.table.id, "stone_age", table.seat, table.token)
    page.locator(".topbar .btn-icon").last.tap()
    signs = page.locator(".more .tools > :is(a, button)")
    expect(signs.first).to_be_visible()
    assert all(sign.inner_text().strip() for sign in signs.all())


def test_in_colours_of_ones_own_the_choice_has_an_outline(visit: Visit, server: Server) -> None:
    page = sit_down(visit, server, "stone_age")
    page.emulate_media(forced_colors="active")
    chosen = page.locator('.camps [aria-checked="true"]')
    expect(chosen).to_have_css("outline-style", "solid")
    expect(page.locator('.camps [aria-checked="false"]').first).to_have_css("outline-style", "none")

"""Making up one's mind at the table: previews, refusals, order of villages, undo, the board as text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lascaux.table.words import Words
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, spot
from tests.browser.known import Shelf
from tests.browser.pointing import CONFIRM, point_of
from tests.browser.stillness import box_at_rest
from tests.views import clans_view

pytestmark = [pytest.mark.browser, pytest.mark.server]


def question(page: Page) -> Locator:
    """The sentence that says what is asked."""
    return page.get_by_role("heading", level=1)


def undo(page: Page) -> Locator:
    """The button that takes back."""
    return page.get_by_role("button", name="Undo")


def test_pointing_at_a_destination_previews_its_village(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    Mouse().press(page, 1)
    expect(question(page)).to_contain_text("Where does the hut from steppe 1 go?")
    page.mouse.move(*point_of(page, spot(2)))
    expect(question(page)).to_contain_text("Move the hut from steppe 1 to mountain 2?")
    preview = page.locator(".preview")
    expect(preview).to_contain_text("Founds village 11 on mountain")
    expect(preview).to_contain_text("+4")
    expect(preview).to_contain_text("Epoch V begins.")


def test_a_second_press_on_the_destination_confirms(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("before the order"), 0)
    hand = Mouse()
    for territory in (1, 2, 2):
        hand.press(page, territory)
    update = visitor.heard(lambda update: update.entries == 55)
    assert clans_view(update.view).villages[-1] == 2


def test_a_double_click_on_confirm_leaves_the_move_played(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("before the order"), 0)
    for territory in (1, 2):
        Mouse().press(page, territory)
    page.locator(CONFIRM).dblclick()
    visitor.heard(lambda update: update.entries == 55)
    expect(undo(page)).to_have_attribute("aria-disabled", "false")
    assert visitor.heard(lambda update: True).entries == 55


def test_undo_keeps_its_place_while_a_move_is_made(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    expect(undo(page)).to_be_visible()
    place = box_at_rest(undo(page))
    for territory in (1, 2):
        Mouse().press(page, territory)
        assert box_at_rest(undo(page)) == place
    page.locator(CONFIRM).click()
    expect(undo(page)).to_have_attribute("aria-disabled", "false")
    assert box_at_rest(undo(page)) == place


@pytest.mark.parametrize("way", ["button", "key"])
def test_another_group_can_be_taken_up(visit: Visit, shelf: Shelf, way: str) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    taken = page.locator(spot(1))
    Mouse().press(page, 1)
    expect(taken).to_have_attribute("aria-pressed", "true")
    if way == "button":
        page.get_by_role("button", name="Another group").click()
    else:
        page.keyboard.press("Escape")
    expect(taken).to_have_attribute("aria-pressed", "false")


def test_a_forbidden_destination_is_refused_with_its_rule(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    Mouse().press(page, 1)
    Mouse().press(page, 52)
    card = page.locator(".why-card")
    expect(card).to_contain_text(Words("en").say("clans-no-neighbour"))
    expect(card).to_contain_text("Rule CL-2.1")
    expect(card.get_by_role("link", name="Open")).to_have_attribute("href", "/rules/clans#CL-2.1")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_an_empty_territory_says_that_nothing_can_move_from_it(visit: Visit, shelf: Shelf) -> None:
    page = visit(language="it").sit(shelf.take("before the order"), 0)
    Mouse().press(page, 3)
    expect(page.locator(".why-card")).to_contain_text(Words("it").say("clans-no-huts-here"))


def test_whoever_founds_several_villages_says_their_order(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("before the order"), 0)
    Mouse().play(page, "move 49 47")
    expect(question(page)).to_contain_text("Your move founds 2 villages. Which one takes chip 11?")
    for territory in (47, 50):
        expect(page.locator(spot(territory))).to_have_attribute("aria-disabled", "false")
    Mouse().press(page, 50)
    expect(page.locator(".preview")).to_contain_text("Founds village 11 on steppe")
    page.locator(CONFIRM).click()
    update = visitor.heard(lambda update: update.entries == 56)
    assert clans_view(update.view).villages[-2:] == [50, 47]
    expect(page.get_by_role("link", name="To the result")).to_be_visible()


def test_the_preview_of_several_villages_names_them_and_says_what_is_asked_next(
    visit: Visit, shelf: Shelf
) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    for territory in (49, 47):
        Mouse().press(page, territory)
    preview = page.locator(".preview")
    expect(preview).to_contain_text(re.compile(r"Founds 2 villages: 47 \(\w+\) and 50 \(steppe\)\."))
    expect(preview).to_contain_text("Next you say which comes first.")


def test_a_territory_that_is_no_new_village_is_refused_when_the_order_is_asked(
    visit: Visit, shelf: Shelf
) -> None:
    page = visit().sit(shelf.take("order of villages"), 0)
    Mouse().press(page, 1)
    expect(page.locator(".why-card")).to_contain_text(Words("en").say("clans-no-new-village"))


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_move_is_taken_back(visit: Visit, shelf: Shelf, way: str) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("order of villages"), 0)
    expect(undo(page)).to_have_attribute("aria-disabled", "false")
    if way == "button":
        undo(page).click()
    else:
        page.keyboard.press("u")
    visitor.heard(lambda update: update.entries == 54)
    expect(question(page)).to_contain_text("Choose a group of huts")
    expect(page.locator(spot(49))).to_have_attribute("aria-disabled", "false")


def test_an_undo_that_is_not_possible_says_why(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    reason = Words("en").say("table-no-undo-others")
    expect(undo(page)).to_have_attribute("aria-disabled", "true")
    expect(undo(page)).to_have_attribute("title", reason)
    undo(page).click(force=True)  # it is there to be asked, though it will not undo
    card = page.locator(".why-card")
    expect(card).to_contain_text("Why no undo?")
    expect(card).to_contain_text(reason)


def test_a_number_in_the_log_can_be_asked_why(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    line = page.get_by_role("listitem").filter(has_text="Village 4 stands on forest")
    line.get_by_role("button", name="6 points").click()
    card = page.locator(".why-card")
    expect(card).to_contain_text("6 points each for Blue, Green and Black.")
    expect(card).to_contain_text(re.compile(r"Huts that gather\s*5"))
    expect(card).to_contain_text(re.compile(r"Favourable in epoch I: forest\s*\+1"))
    expect(card).to_contain_text("Rule CL-6.6")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.parametrize(
    ("sentence", "rule"),
    [("Epoch II begins", "CL-5.3"), ("No village lasts", "CL-6.4")],
)
def test_whatever_a_move_brings_about_can_be_asked_why(
    visit: Visit, shelf: Shelf, sentence: str, rule: str
) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    page.get_by_role("button", name=f"Why? {sentence}").first.click()
    card = page.locator(".why-card")
    expect(card).to_contain_text(sentence)
    expect(card).to_contain_text(f"Rule {rule}")


def test_the_game_can_be_played_on_the_board_as_text(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.sit(shelf.take("before the order"), 0)
    page.get_by_role("button", name="Board as text (T)").click()
    table = page.get_by_role("table", name="The board as text")
    expect(
        table.get_by_role("row").filter(has=page.get_by_role("rowheader", name="52", exact=True))
    ).to_contain_text("1 Red, 1 Green, 1 Yellow, 2 Black; village 10")
    table.get_by_role("button", name="Take up 1", exact=True).click()
    table.get_by_role("button", name="Move here 2", exact=True).click()
    update = visitor.heard(lambda update: update.entries == 55)
    assert clans_view(update.view).villages[-1] == 2
    expect(table).to_be_focused()
    page.keyboard.press("t")
    expect(table).to_have_count(0)


def test_the_key_for_the_board_as_text_puts_the_focus_there(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    page.locator(spot(1)).focus()
    page.keyboard.press("t")
    expect(page.get_by_role("table", name="The board as text")).to_be_focused()


def test_keys_are_explained(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 0)
    expect(undo(page)).to_be_visible()
    page.keyboard.press("?")
    dialogue = page.get_by_role("dialog", name="Help")
    expect(dialogue).to_contain_text("go to the neighbour in that direction")
    page.keyboard.press("Escape")
    expect(dialogue).to_have_count(0)


def test_nothing_can_be_chosen_while_others_choose(visit: Visit, shelf: Shelf) -> None:
    page = visit().sit(shelf.take("before the order"), 1)
    expect(question(page)).to_contain_text("Ada has been away for")
    expect(page.locator('[data-spot][aria-disabled="false"]')).to_have_count(0)

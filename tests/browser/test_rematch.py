"""A rematch in the browser: one table for all, and the result says who is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.audit import SCREENS, check_screen
from tests.browser.conftest import Visit
from tests.browser.known import Shelf
from tests.browser.visitor import PHONE
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]


@pytest.mark.parametrize("over", ["over", "counted"], ids=["clans", "stone_age"])
def test_all_come_to_one_table_and_the_result_says_who_is_there(
    visit: Visit, shelf: Shelf, over: str
) -> None:
    known = shelf.take(over)
    ada, ugo, watcher = visit(), visit(size=PHONE), visit()
    ada.sit(known, 0)
    ugo.sit(known, 1)
    for visitor in (ada, ugo, watcher):
        visitor.go(f"/table/{known.id}/result")
        expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Rematch")).to_have_count(0)
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ugo")).to_contain_text("on the way")
    new = ada.page.url
    panel = ugo.page.get_by_role("region", name="Rematch")
    expect(panel).to_contain_text("Ada is at the new table already.")
    expect(panel.get_by_role("listitem").filter(has_text="Ugo")).to_contain_text("not yet")
    panel.get_by_role("button", name="Sit down again").tap()
    expect(ugo.page).to_have_url(new)
    for visitor in (ada, ugo):
        expect(visitor.page.locator("[data-spot]").first).to_be_visible()
    assert [seat.name for seat in ada.heard(lambda update: True).table.seats] == ["Ugo", "Ada"]
    expect(watcher.page.get_by_role("region", name="Rematch")).to_contain_text(
        "Everybody is at the new table."
    )
    watcher.page.get_by_role("link", name="Watch the rematch").click()
    expect(watcher.page.locator("[data-spot]").first).to_be_visible()
    assert watcher.heard(lambda update: update.table.after == known.id).view.seat is None
    for visitor in (ada, ugo, watcher):
        visitor.forgive("503")  # the story of a game that nobody waits for


def test_who_left_finds_the_rematch_from_home_or_by_its_address(
    visit: Visit, shelf: Shelf, server: Server
) -> None:
    known = shelf.take("over")
    path = f"/api/tables/{known.id}/rematch"
    table = server.send("POST", path, {"key": "k" * 32}, known.tokens[1]).json()["table"]["id"]
    ada = visit()
    ada.sit(known, 0)
    page = ada.go("/")
    row = page.get_by_role("listitem").filter(has_text="Ugo is at the new table already.")
    row.get_by_role("link", name="Story").click()
    expect(page.get_by_role("button", name="Sit down again")).to_be_visible()
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Take your seat").click()
    expect(page.locator("[data-spot]")).to_have_count(60)
    newest = ada.heard(lambda update: update.table.id == table and update.view.seat is not None)
    assert newest.view.seat == 1
    ada.forgive("503")


def test_a_stranger_is_not_offered_a_seat_at_a_rematch(visit: Visit, shelf: Shelf, server: Server) -> None:
    known = shelf.take("over")
    answer = server.send("POST", f"/api/tables/{known.id}/rematch", {"key": "k" * 32}, known.tokens[1])
    page = visit().go(f"/table/{answer.json()['table']['id']}")
    expect(page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(page.get_by_role("button", name="Take your seat")).to_have_count(0)


@SCREENS
def test_the_rematch_is_open_to_everyone(
    visit: Visit, shelf: Shelf, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    known = shelf.take("over")
    visitor = visit(language=language, is_dark=is_dark, size=size)
    visitor.sit(known, 0)
    server.send("POST", f"/api/tables/{known.id}/rematch", {"key": "k" * 32}, known.tokens[1])
    page = visitor.go(f"/table/{known.id}/result")
    expect(page.locator(".again")).to_be_visible()
    check_screen(page)
    visitor.forgive("503")

"""Friends at a table: links as pictures, the share sheet, names, marks, and the name that is asked once."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from lascaux.server.messages import TableOpened
from tests.browser.audit import ALL_SCREENS, check_screen
from tests.browser.conftest import Visit
from tests.browser.fitting import misfits, needed
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

SHARING = "navigator.share = what => { window.shared = what; return Promise.resolve(); }"
NO_SHARING = "delete Navigator.prototype.share"


def hosting(visitor: Visitor, opened: TableOpened, *, knows_links: bool = True) -> Page:
    """Look at an opened table as its host's browser, with the links or without them."""
    kept: dict[str, object] = {
        "id": opened.table.id,
        "game": "clans",
        "title": "",
        "seat": opened.seat,
        "token": opened.token,
        "invitations": opened.invitations if knows_links else {},
        "openedAt": "2026-01-01T00:00:00Z",
    }
    visitor.remember("tables", msgspec.json.encode([kept]).decode())
    page = visitor.go(f"/table/{opened.table.id}")
    expect(page.locator(".lobby-seat")).to_have_count(len(opened.table.seats))
    return page


def link_on(page: Page) -> str:
    """The link that the invite sheet shows."""
    return f"http://{page.locator('.invite code').inner_text()}"


def test_a_phone_shares_the_link_by_its_own_sheet(visit: Visit, server: Server) -> None:
    visitor = visit(size=PHONE)
    visitor.context.add_init_script(SHARING)
    page = hosting(visitor, server.open("human", "human"))
    page.get_by_role("button", name="Share").tap()
    shared = page.evaluate("window.shared")
    assert shared["url"] == link_on(page)
    assert shared["text"] == "A seat at Clans is kept for you."


def test_where_there_is_no_share_sheet_nothing_offers_it(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.context.add_init_script(NO_SHARING)
    page = hosting(visitor, server.open("human", "human"))
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy").first).to_be_visible()


def test_a_link_is_copied_and_shown_large(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = hosting(visitor, server.open("human", "human"))
    page.locator(".invite").get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Link copied. Send it to your friend.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link_on(page)
    page.get_by_role("button", name="Show large").click()
    large = (
        page.get_by_role("dialog").get_by_role("img", name="QR code of the link for seat 2").bounding_box()
    )
    assert large is not None
    assert large["width"] > 400


def test_a_new_link_makes_the_former_one_void(visit: Visit, server: Server) -> None:
    host, late, friend = visit(), visit(), visit()
    page = hosting(host, server.open("human", "human"))
    former = link_on(page)
    page.get_by_role("button", name="New link").click()
    expect(page.get_by_text("The former one opens nothing any more.").first).to_be_visible()
    assert link_on(page) != former
    late.page.goto(former)
    expect(late.page.get_by_text("This link does not open a seat here")).to_be_visible()
    late.forgive("401")
    friend.page.goto(link_on(page))
    friend.page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-spot]")).to_have_count(60)


def test_each_empty_seat_has_a_link_of_its_own(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human", "human")
    page = hosting(visit(), opened)
    assert link_on(page).endswith(f"/j/{opened.table.id}#{opened.invitations[1]}")
    page.get_by_role("button", name="Show the link for seat 3").click()
    assert link_on(page).endswith(f"#{opened.invitations[2]}")
    server.join(opened.table.id, token=opened.invitations[2], name="Ilse")
    expect(page.get_by_role("listitem").filter(has_text="Ilse")).to_contain_text("at the table")
    assert link_on(page).endswith(f"#{opened.invitations[1]}")


def test_a_host_on_another_device_makes_new_links(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human")
    page = hosting(visit(), opened, knows_links=False)
    page.get_by_role("button", name="Make a link").click()
    friend = visit()
    friend.page.goto(link_on(page))
    friend.page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-spot]")).to_have_count(60)


def test_guests_are_offered_no_links(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human", "human")
    token = server.join(opened.table.id, token=opened.invitations[1], name="Ugo").token
    page = visit().sit_at(opened.table.id, "clans", 1, token)
    expect(page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(page.locator(".invite")).to_have_count(0)
    expect(page.get_by_role("button", name="Restless")).to_have_count(0)


def test_a_guest_need_not_wait_for_a_host_who_is_away(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human", "human", patience=0)
    token = server.join(opened.table.id, token=opened.invitations[1], name="Ugo").token
    host, guest = visit(), visit(size=PHONE)
    hosting(host, opened)
    page = guest.sit_at(opened.table.id, "clans", 1, token)
    expect(page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(page.get_by_role("button", name="Restless")).to_have_count(0)
    host.page.goto("/about")
    expect(page.locator(".lobby-host-away")).to_contain_text(
        "opened this table and is away. You need not wait"
    )
    expect(page.get_by_role("listitem").first).to_contain_text("host, away for now")
    page.get_by_role("button", name="Make a link").tap()
    expect(page.locator(".invite .qr")).to_be_visible()
    page.get_by_role("button", name="Restless").tap()
    expect(page.locator("[data-spot]")).to_have_count(60)


def test_before_that_the_lobby_says_when_a_guest_may_go_on(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human", "human", hosted="screen")
    token = server.join(opened.table.id, token=opened.invitations[0], name="Ugo").token
    page = visit().sit_at(opened.table.id, "clans", 0, token)
    away = page.locator(".lobby-host-away")
    expect(away).to_contain_text("The screen that opened this table is gone. From")
    expect(away).to_contain_text("everybody who sits here can fill the empty seats")
    expect(page.get_by_role("button", name="Restless")).to_have_count(0)


def test_a_guest_is_told_who_the_host_is_and_not_who_sat_down_first(visit: Visit, server: Server) -> None:
    opened = server.open("human", "human", "human", hosted="screen")
    server.join(opened.table.id, token=opened.invitations[0], name="Ugo")
    page = visit().go(f"/j/{opened.table.id}#{opened.invitations[1]}")
    expect(page.get_by_role("heading", level=1)).to_have_text("A seat is kept for you")


def test_a_name_is_asked_once_and_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name="Play now: Clans").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    expect(asked.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ilse")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Ilse")
    page.goto("/")
    page.get_by_role("button", name="Play now: Clans").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Ilse")


def test_nobody_needs_a_name_and_who_wants_none_is_not_asked_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name="Play now: Clans").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.play_now()
    expect(page.get_by_role("list", name="Players")).to_contain_text("You")
    page.goto("/")
    page.get_by_role("button", name="Play now: Clans").click()
    expect(page.get_by_role("list", name="Players")).to_be_visible()


def test_a_new_name_and_mark_are_seen_by_all_at_once(visit: Visit, server: Server) -> None:
    table = server.seated("human", "human", game="tain")
    one, two = visit(), visit()
    page = one.sit_at(table.table.id, "tain", 0, table.token)
    other = two.sit_at(table.table.id, "tain", 1, table.tokens[1])
    page.get_by_role("button", name="Your seat", exact=True).click()
    page.get_by_role("button", name="Name and mark: Change").click()
    expect(page.get_by_role("radio", name="Spiral, Friend has it")).to_be_disabled()
    page.get_by_label("Your name").fill("Ilse")
    page.get_by_role("radio", name="Fish").check(force=True)
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text("The others see it now.").first).to_be_visible()
    seat = other.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Ilse")
    expect(seat.locator(".seat-mark use")).to_have_attribute("href", "#m-fish")
    expect(other.locator(".tain-farm use[href='#m-fish']").first).to_be_attached()
    page.get_by_label("Your name").fill("\u200b")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("alert")).to_contain_text("A name needs at least one character that can be seen.")
    one.forgive("400")


@ALL_SCREENS
def test_the_invite_sheet_and_the_question_for_a_name_are_open_to_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size)
    page = visitor.go("/")
    page.locator(".btn-primary").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_screen(page)
    assert misfits(page, needed(size[0])) == []
    page = hosting(visitor, server.open("human", "human", "human", "random"))
    expect(page.locator(".invite .qr")).to_be_visible()
    check_screen(page)
    assert misfits(page, needed(size[0])) == []
    if size != LAPTOP:
        page.locator(".lobby-tabs [role=radio]").last.click()
        expect(page.locator(".own-rows")).to_be_visible()
        check_screen(page)

"""From an open table to a full one: links, bots instead of friends, tables one comes back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.known import Shelf

pytestmark = [pytest.mark.browser, pytest.mark.server]


def open_for_friends(page: Page, friends: int) -> None:
    """Open a table with so many friends and nobody else."""
    page.goto("/new/clans")
    for _ in range(3 - friends):
        page.get_by_role("button", name="Remove this seat").last.click()
    for seat in range(2, 2 + friends):
        group = page.get_by_role("radiogroup", name=f"Who sits in seat {seat}")
        group.get_by_role("radio", name="Friend").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()


def invitation(page: Page) -> str:
    """The link of the seat that is still empty."""
    return f"http://{page.locator('.invite .linkbox code').inner_text()}"


def test_a_host_is_never_taken_for_a_guest(visit: Visit) -> None:
    """Until the table has said who comes, nothing is shown that a guest would see."""
    page = visit().page
    page.route_web_socket("**/socket", lambda _: None)
    open_for_friends(page, 1)
    expect(page.get_by_text("Looking in")).to_be_attached()
    expect(page.locator(".linkbox")).to_have_count(0)
    expect(page.locator(".invite .linkbox")).to_have_count(1)  # by long polling, sockets being silent


def test_the_game_starts_for_the_host_when_the_friend_sits_down(visit: Visit) -> None:
    host, friend = visit(), visit(language="it")
    open_for_friends(host.page, 1)
    expect(host.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    friend.page.goto(invitation(host.page))
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text("Ada")
    assert "seat=" not in friend.page.url
    friend.page.get_by_label("Il tuo nome").fill("Ugo")
    friend.page.get_by_role("button", name="Siediti").click()
    for visitor in (host, friend):
        expect(visitor.page.locator("[data-spot]")).to_have_count(60)
    expect(host.page.get_by_role("list", name="Players")).to_contain_text("Ugo")


def test_a_seat_link_works_again_in_the_same_browser(visit: Visit) -> None:
    host, friend = visit(), visit()
    open_for_friends(host.page, 1)
    link = invitation(host.page)
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_role("region", name="Your clan card")).to_be_visible()
    friend.page.goto("/")
    expect(friend.page.get_by_role("listitem").filter(has_text="Clans").first).to_be_visible()
    friend.page.goto(link)
    expect(friend.page.get_by_role("region", name="Your clan card")).to_be_visible()


def test_a_friend_may_only_watch(visit: Visit) -> None:
    host, friend = visit(), visit()
    open_for_friends(host.page, 1)
    friend.page.goto(invitation(host.page))
    friend.page.get_by_role("button", name="Only watch").click()
    expect(friend.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    assert friend.heard(lambda update: True).view.seat is None


def test_the_host_seats_bots_instead_of_friends_who_do_not_come(visit: Visit) -> None:
    host = visit()
    open_for_friends(host.page, 2)
    expect(host.page.get_by_role("heading", name="Two seats are still empty")).to_be_visible()
    host.page.get_by_role("button", name="Restless").first.click()
    expect(host.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    host.page.get_by_role("button", name="Restless").first.click()
    expect(host.page.locator("[data-spot]")).to_have_count(60)
    host.heard(is_asked)


def test_a_host_at_this_machines_own_address_learns_that_links_stay_on_it(visit: Visit) -> None:
    host, guest = visit(), visit()
    open_for_friends(host.page, 1)
    expect(host.page.get_by_role("note")).to_contain_text("its links work on this machine only")
    guest.page.goto(host.page.url)
    expect(guest.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(guest.page.get_by_role("note")).to_have_count(0)


def test_a_link_that_opens_nothing_is_refused_in_a_sentence(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    page = visitor.go(f"/table/{shelf.take('opening').id}#seat=not-a-token")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table stays shut")
    expect(page.get_by_text("This link does not open a seat here")).to_be_visible()
    visitor.forgive("401")


def test_a_table_that_does_not_exist_is_refused_in_a_sentence(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/table/nowhere")
    expect(page.get_by_text("There is no such table: check the address.")).to_be_visible()
    visitor.forgive("404")


def test_home_leads_back_to_a_table_where_it_is_my_turn(visit: Visit, shelf: Shelf) -> None:
    visitor = visit()
    known = shelf.take("before the order")
    visitor.sit(known, 0)
    page = visitor.go("/")
    row = page.get_by_role("listitem").filter(has_text="Your turn")
    row.get_by_role("link", name="Take your turn").click()
    expect(page.locator('[data-spot="49"]')).to_have_attribute("aria-disabled", "false")


def test_a_rematch_opens_a_new_table_for_the_same_seats(visit: Visit, shelf: Shelf) -> None:
    known = shelf.take("over")
    visitor = visit()
    visitor.sit(known, 0)
    page = visitor.go(f"/table/{known.id}/result")
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    assert known.id not in page.url

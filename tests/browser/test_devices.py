"""A seat on several devices: it moves by a link or words, comes back by a code, and is closed elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import ALL_SCREENS, check_screen
from tests.browser.conftest import Visit
from tests.browser.fitting import misfits, needed
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.harness import Seated, Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

SEAT = {"en": "Your seat", "it": "Il tuo posto"}
MORE = {"en": "More", "it": "Altro"}
MOVED = "This seat is open on another device now, and no longer here."


def seated(visitor: Visitor, table: Seated, seat: int) -> Page:
    """Look at a table from a seat, as the browser that has it."""
    page = visitor.sit_at(table.table.id, "clans", seat, table.tokens[seat])
    expect(own_card(page)).to_be_visible()
    return page


def own_card(page: Page) -> Locator:
    """The secret that only the seat's owner sees."""
    return page.get_by_role("region", name=re.compile("Your clan card|La tua carta"))


def open_part(page: Page, part: str) -> None:
    """Open a part of what belongs to one's seat."""
    page.get_by_role("button", name="Your seat", exact=True).click()
    page.get_by_role("button", name=f"{part}:").click()


def words_on(page: Page) -> str:
    """The words for another device."""
    return page.get_by_role("group", name="Words for your other device").inner_text().replace("\n", " ")


def type_code(page: Page, code: str) -> None:
    """Type a code where one is asked for."""
    page.goto("/c")
    page.get_by_label("Words or recovery code").fill(code)
    page.get_by_role("button", name="Open my seat").click()


def recovery_on(page: Page) -> str:
    """The recovery code that is shown."""
    return "-".join(page.get_by_role("group", name="Your recovery code").inner_text().split())


def test_a_seat_moves_by_a_link_and_the_old_screen_becomes_a_watcher(visit: Visit, server: Server) -> None:
    desk, phone = visit(), visit(size=PHONE)
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = seated(desk, server.seated("human", "human"), 0)
    open_part(page, "Go on with another device")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Link copied. Open it on your other device.").first).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert re.fullmatch(rf"http://{desk.address}/c#([2-9a-z]{{4}}-){{5}}[2-9a-z]{{4}}", link)
    phone.page.goto(link)
    expect(phone.page).to_have_url(f"http://{phone.address}/c")  # without the code, which anybody could read
    phone.page.get_by_role("button", name="Open my seat").tap()
    expect(phone.page.locator("[data-spot]").first).to_be_visible()
    assert phone.heard(lambda update: True).view.seat == 0
    expect(page.get_by_role("heading", name="Your seat has gone on")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=MOVED)).to_be_visible()
    page.get_by_role("button", name="Watch from here").click()
    expect(page.locator("[data-spot]").first).to_be_visible()
    expect(own_card(page)).to_have_count(0)


def test_a_seat_is_shared_by_words_and_the_first_screen_says_who_has_come(
    visit: Visit, server: Server
) -> None:
    desk, phone = visit(), visit(size=PHONE, language="it")
    page = seated(desk, server.seated("human", "human"), 1)
    open_part(page, "Go on with another device")
    first = words_on(page)
    assert re.fullmatch(r"([a-z]+ ){3}\d\d", first)
    page.get_by_role("switch", name="Keep the seat here too").click()
    expect(page.get_by_role("group", name="Words for your other device")).not_to_have_text(
        first.replace(" ", "")
    )
    phone.page.goto("/c")
    phone.page.get_by_label("Parole o codice di recupero").fill(words_on(page).upper())
    phone.page.get_by_role("button", name="Apri il mio posto").tap()
    expect(phone.page.locator("[data-spot]").first).to_be_visible()
    expect(page.get_by_text("The other device has your seat now too.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(own_card(page)).to_be_visible()
    assert phone.heard(lambda update: True).view.seat == 1


def test_a_code_that_opens_nothing_is_refused_in_a_sentence(visit: Visit) -> None:
    visitor = visit()
    type_code(visitor.page, "moss heron fox 40")
    expect(visitor.page.get_by_role("alert")).to_contain_text("This code opens nothing")
    visitor.page.goto("/c#k7mq-2xwp-9abc-hh3j-4444-2222")
    visitor.page.get_by_role("button", name="Open my seat").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("This code opens nothing")
    expect(visitor.page.get_by_label("Words or recovery code")).to_have_value("")
    visitor.forgive("403")


def test_words_typed_behind_the_address_are_filled_in(visit: Visit) -> None:
    page = visit().go("/c/moss-heron-fox-40")
    expect(page.get_by_label("Words or recovery code")).to_have_value("moss heron fox 40")


def test_cleared_storage_is_not_a_lost_game(visit: Visit, server: Server, tmp_path: Path) -> None:
    opened = server.open("human", "human")
    friend = visit()
    page = friend.go(f"/j/{opened.table.id}#{opened.invitations[1]}")
    page.get_by_label("Your name").fill("Ugo")
    page.get_by_role("button", name="Sit down").click()
    shown = page.get_by_role("dialog", name="Keep your seat")
    code = recovery_on(page)
    with page.expect_download() as saving:
        shown.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "saved.txt")
    saved = (tmp_path / "saved.txt").read_text(encoding="utf-8")
    assert saved.splitlines()[:2] == ["Lascaux: Clans", "Seat: Ugo"]
    assert f"Recovery code: {code}\n" in saved
    assert f"http://{friend.address}/c" in saved
    shown.get_by_role("button", name="I have it").click()
    page.reload()
    expect(own_card(page)).to_be_visible()
    expect(shown).to_have_count(0)
    page.evaluate("localStorage.clear()")
    type_code(page, code)
    expect(own_card(page)).to_be_visible()


def open_for_a_friend(host: Visitor) -> Page:
    """Open a table at which somebody is waited for."""
    page = host.go("/new/clans")
    for _ in range(2):
        page.get_by_role("button", name="Remove this seat").last.click()
    page.get_by_role("radio", name="Friend").click()
    page.get_by_role("button", name="Open the table").click()
    return page


def test_the_host_is_shown_a_recovery_code_while_waiting(visit: Visit) -> None:
    host = visit()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_for_a_friend(host)
    code = recovery_on(page)
    page.get_by_role("button", name="Copy", exact=True).last.click()
    expect(page.get_by_text("Recovery code copied.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == code
    page.get_by_role("button", name="I have it").click()
    expect(page.get_by_role("group", name="Your recovery code")).to_have_count(0)
    page.get_by_role("button", name="Recovery code: Make one").click()
    expect(page.get_by_role("group", name="Your recovery code")).to_be_visible()
    assert recovery_on(page) != code


def test_a_code_kept_while_waiting_is_still_the_one_when_the_game_begins(
    visit: Visit, server: Server
) -> None:
    host = visit()
    page = open_for_a_friend(host)
    code = recovery_on(page)
    kept = page.evaluate("JSON.parse(localStorage.getItem('lascaux.tables'))[0]")
    server.join(kept["id"], token=kept["invitations"]["1"], name="Ugo")
    expect(page.get_by_role("dialog", name="Keep your seat")).to_be_visible()
    assert recovery_on(page) == code


def test_a_seat_closed_on_other_devices_goes_on_here_with_a_new_code(visit: Visit, server: Server) -> None:
    desk, phone = visit(), visit(language="it")
    table = server.seated("human", "human")
    page = seated(desk, table, 0)
    seated(phone, table, 0)
    open_part(page, "Close it on other devices")
    page.get_by_role("button", name="Close it on all other devices").click()
    expect(page.get_by_role("dialog", name="Keep your seat")).to_be_visible()
    assert len(recovery_on(page)) == 29
    desk.put_code_away()
    expect(own_card(page)).to_be_visible()
    expect(phone.page.get_by_role("heading", name="Il tuo posto è altrove")).to_be_visible()
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name="Il tuo posto è altrove")).to_be_visible()
    phone.forgive("401")


def test_home_tells_of_a_seat_that_went_elsewhere(visit: Visit, server: Server) -> None:
    table = server.seated("human", "human")
    visitor = visit()
    seated(visitor, table, 0)
    path = f"/api/tables/{table.table.id}/seat/renew"
    assert server.send("POST", path, {"key": "n" * 32}, table.token).status_code == 201
    page = visitor.go("/")
    expect(page.get_by_role("listitem").filter(has_text=MOVED)).to_be_visible()
    visitor.forgive("401")


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
def test_the_picture_is_bone_and_ink_in_either_light(visit: Visit, server: Server, is_dark: bool) -> None:
    page = seated(visit(is_dark=is_dark), server.seated("human", "human"), 0)
    open_part(page, "Go on with another device")
    picture = page.get_by_role("img", name="Picture that opens your seat on another device")
    colours = picture.evaluate("node => [...node.children].map(child => getComputedStyle(child).fill)")
    assert colours == ["rgb(251, 244, 228)", "rgb(36, 27, 22)"]
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] >= 200


@ALL_SCREENS
def test_what_belongs_to_a_seat_is_open_to_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, is_dark=is_dark, size=size)
    table = server.seated("human", "human")
    page = visitor.sit_at(table.table.id, "clans", 0, table.token)
    if size != LAPTOP:
        page.get_by_role("button", name=MORE[language], exact=True).tap()
    page.get_by_role("button", name=SEAT[language], exact=True).click()
    rows = page.locator(".own-rows button")
    expect(rows).to_have_count(4)
    check_screen(page)
    for row, shown in enumerate((".own-mark", ".own-codes .qr", ".own-recovery", ".own-part .btn-primary")):
        rows.nth(row).click()
        expect(page.locator(shown).first).to_be_visible()
        check_screen(page)
        assert misfits(page, needed(size[0])) == []
        page.locator(".own-back").click()
    page.goto("/c")
    expect(page.get_by_role("textbox")).to_be_visible()
    check_screen(page)
    assert misfits(page, needed(size[0])) == []

"""Talk beside the log: said, heard in the reader's language, kept, muted; and those who watch."""

from __future__ import annotations

import re
import secrets
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, expect

from lascaux import games
from tests.browser.audit import ALL_SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.harness import Seated, Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

DOCKED = (1024, 768)


def pair(server: Server, game: str = "clans") -> Seated:
    """A table of two people."""
    return server.seated("human", "human", game=game)


def said(server: Server, at: Seated, seat: int | None, **wanted: object) -> None:
    """Somebody says something, by whatever program."""
    body = {"type": "say", "id": secrets.token_hex(8), **wanted}
    token = None if seat is None else at.tokens[seat]
    answer = server.send("POST", f"/api/tables/{at.table.id}/talk", body, token)
    assert answer.status_code == 200, answer.text


def open_talk(page: Page, name: str = "Talk") -> Locator:
    """The talk, once it lies open."""
    page.get_by_role("button", name=name).first.click()
    talk = page.locator(".talk")
    expect(talk).to_be_visible()
    return talk


@pytest.mark.parametrize(("game", "size"), [*zip(games(), cycle((LAPTOP, PHONE, DOCKED)), strict=False)])
def test_two_people_talk_in_every_game(
    visit: Visit, server: Server, size: tuple[int, int], game: str
) -> None:
    at = pair(server, game)
    host, friend = visit(size=size), visit(size=PHONE, language="it")
    mine = open_talk(host.sit_at(at.table.id, game, 0, at.tokens[0]))
    theirs = friend.sit_at(at.table.id, game, 1, at.tokens[1])
    mine.get_by_role("button", name="Well played").click()
    mine.get_by_role("textbox").fill("Leave me <b>the bears</b>")
    mine.get_by_role("textbox").press("Enter")
    expect(mine.get_by_role("textbox")).to_have_value("")
    expect(theirs.get_by_role("button", name="Chat: 2 messaggi nuovi")).to_be_visible()
    their_talk = open_talk(theirs, "Chat")
    expect(their_talk.locator(".tx")).to_have_text(["Ben giocato", "Leave me <b>the bears</b>"])
    expect(mine.locator(".tx")).to_have_text(["Well played", "Leave me <b>the bears</b>"])
    assert fits(theirs)
    theirs.reload()
    expect(theirs.get_by_role("button", name="Chat", exact=True).first).to_be_visible()
    expect(open_talk(theirs, "Chat").locator(".tx")).to_have_count(2)


def test_what_is_said_is_announced_and_counted_and_one_who_is_muted_is_not(
    visit: Visit, server: Server
) -> None:
    at = pair(server)
    host = visit()
    page = host.sit_at(at.table.id, "clans", 0, at.tokens[0])
    expect(page.get_by_role("list", name="So far")).to_be_visible()
    said(server, at, 1, text="Good morning")
    expect(page.locator("[aria-live=polite]").first).to_have_text("Friend says: Good morning")
    expect(page.locator(".log-tabs .cnt")).to_have_text("1")
    talk = open_talk(page)
    expect(page.locator(".log-tabs .cnt")).to_have_count(0)
    talk.get_by_role("button", name="Mute").click()
    talk.get_by_role("switch", name="Hear Friend").click()
    talk.get_by_role("button", name="Back to the talk").click()
    expect(talk.locator(".tx")).to_have_count(0)
    page.reload()
    said(server, at, 1, text="Can you hear me?")
    said(server, at, 0, text="No")
    talk = open_talk(page)
    expect(talk.locator(".tx")).to_have_text(["No"])


def test_watchers_hear_nothing_until_the_host_wants(visit: Visit, server: Server) -> None:
    at = pair(server)
    host, watcher = visit(), visit()
    said(server, at, 1, text="Between us")
    page = host.sit_at(at.table.id, "clans", 0, at.tokens[0])
    watched = watcher.go(f"/table/{at.table.id}")
    expect(watched.get_by_role("list", name="So far")).to_be_visible()
    expect(watched.get_by_role("button", name="Talk")).to_have_count(0)
    talk = open_talk(page)
    talk.get_by_role("button", name="Mute").click()
    talk.get_by_role("switch", name="Open to those who watch").click()
    theirs = open_talk(watched)
    theirs.get_by_role("textbox").fill("Bravi")
    theirs.get_by_role("textbox").press("Enter")
    talk.get_by_role("button", name="Back to the talk").click()
    expect(talk.locator(".tx")).to_have_text(["Between us", "Bravi"])
    expect(theirs.locator(".tx")).to_have_text(["Bravi"])


def test_one_who_watches_may_give_a_name(visit: Visit, server: Server) -> None:
    at = pair(server)
    watcher = visit()
    page = watcher.go(f"/table/{at.table.id}")
    page.get_by_role(
        "button", name=re.compile("Nobody|One person")
    ).click()  # who is counted comes in a moment
    page.get_by_label("Your name").fill("Zia Pina")
    page.get_by_role("button", name="Show this name").click()
    page.get_by_role("button", name="One person watches").click(timeout=30_000)
    expect(page.locator(".watchers li").first).to_have_text("Zia Pina")


def test_alone_with_bots_there_is_no_talk(visit: Visit, server: Server) -> None:
    at = server.seated("human", "greedy")
    page = visit().sit_at(at.table.id, "clans", 0, at.tokens[0])
    expect(page.get_by_role("list", name="So far")).to_be_visible()
    expect(page.get_by_role("button", name="Talk")).to_have_count(0)


@ALL_SCREENS
def test_talk_is_sound_in_both_languages_and_lights(
    visit: Visit, server: Server, size: tuple[int, int], language: str, is_dark: bool
) -> None:
    at = pair(server)
    visitor = visit(size=size, language=language, is_dark=is_dark)
    said(server, at, 1, text="x" * 300)
    page = visitor.sit_at(at.table.id, "clans", 0, at.tokens[0])
    talk = open_talk(page, "Talk" if language == "en" else "Chat")
    check_screen(page)
    talk.locator(".talk-gear").click()
    check_screen(page)

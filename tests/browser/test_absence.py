"""People who leave: the bar tells the truth, a bot plays on, one press takes the seat back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from lascaux import games
from lascaux.server.messages import TableInfo
from lascaux.wire import YourDecision
from tests.browser.audit import check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Mouse, is_asked
from tests.browser.visitor import LAPTOP, PHONE, Visitor
from tests.server.harness import Seated, Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

NARROW = (320, 640)


class Pair:
    """A table of two people: who is asked first, and who waits."""

    def __init__(self, server: Server, game: str = "clans") -> None:
        self.server = server
        self.game = game
        self.table: Seated = server.seated("human", "human", game=game, patience=0)
        with server.sit(self.table.table.id, self.table.token) as host:
            self.asked = 0 if isinstance(host.update.decision, YourDecision) else 1
        self.waiting = 1 - self.asked

    def sit(self, visitor: Visitor, seat: int) -> Page:
        """Look at the table from a seat."""
        return visitor.sit_at(self.table.table.id, self.game, seat, self.table.tokens[seat])

    def leave(self, seat: int, bot: str) -> None:
        """Let a bot play on for a seat, as its owner wants."""
        self.server.granted(self.table.table.id, self.table.tokens[seat], "stand_in", seat=seat, bot=bot)

    def info(self) -> TableInfo:
        """The table as its host is told."""
        return self.server.get(f"/api/tables/{self.table.table.id}", TableInfo, self.table.token)


def sentence(page: Page) -> Locator:
    """What the bar says."""
    return page.locator(".decision-s")


def press(page: Page, name: str) -> None:
    """Press the button of this name, in the newest dialogue if there is one."""
    dialogue = page.locator("dialog[open]")
    (dialogue.last if dialogue.count() else page).get_by_role("button", name=name, exact=True).last.click()


def test_the_bar_tells_who_is_away_and_never_that_they_choose(visit: Visit, server: Server) -> None:
    pair = Pair(server)
    friend = visit()
    pair.sit(friend, pair.asked)
    host = visit()
    page = pair.sit(host, pair.waiting)
    expect(sentence(page)).to_contain_text("is choosing a move.")
    friend.page.goto("/about")
    expect(sentence(page)).to_contain_text("has been away for a moment.")
    expect(sentence(page)).not_to_contain_text("choosing")
    expect(page.get_by_role("list", name="Players")).to_contain_text("away, just now")
    pair.sit(friend, pair.asked)
    expect(sentence(page)).to_contain_text("is choosing a move.")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_a_bot_plays_on_until_the_owner_is_back_and_sees_what_it_did(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    pair = Pair(server)
    host = visit(size=size)
    page = pair.sit(host, pair.waiting)
    press(page, "What now?")
    page.get_by_role("radio", name="Restless").click()
    press(page, "Let it play")
    update = host.heard(is_asked)
    assert [stint.bot for stint in update.table.seats[pair.asked].stints] == ["random"]
    expect(page.get_by_role("dialog")).to_have_count(0)

    owner = visit(size=size)
    back = pair.sit(owner, pair.asked)
    expect(back.get_by_role("dialog", name="A bot plays for you")).to_be_visible()
    expect(back.get_by_role("list", name="Moves of the bot").get_by_role("listitem")).to_have_count(1)
    expect(back.get_by_role("list", name="Moves of the bot")).to_contain_text("The bot moved")
    press(back, "I am back")
    expect(back.get_by_role("dialog")).to_have_count(0)
    assert pair.info().seats[pair.asked].stand_in is None
    decision = host.heard(is_asked).decision
    assert isinstance(decision, YourDecision)
    (Finger() if size == PHONE else Mouse()).play(page, decision.choices[0].text)
    owner.heard(is_asked)


def test_one_press_in_the_bar_takes_the_seat_back_while_it_is_asked(visit: Visit, server: Server) -> None:
    pair = Pair(server)
    visitor = visit()
    page = pair.sit(visitor, pair.waiting)
    expect(sentence(page)).to_contain_text("has been away for")
    pair.leave(pair.waiting, "search")
    press(page, "What it played")
    expect(page.get_by_role("dialog", name="A bot plays for you")).to_contain_text("has not made a move yet")
    press(page, "Let it play on")
    press(page, "I am back")
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    assert pair.info().seats[pair.waiting].stand_in is None


def test_a_nudge_reaches_an_open_table_and_whether_it_was_seen_is_told(visit: Visit, server: Server) -> None:
    pair = Pair(server)
    friend, host = visit(), visit()
    page = pair.sit(host, pair.waiting)
    press(page, "What now?")
    press(page, "Nudge")
    expect(page.get_by_role("button", name="In 10 min")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("was not seen yet")
    called = pair.sit(friend, pair.asked)
    expect(called.locator(".toast")).to_contain_text("nudges you: it is your turn.")
    expect(page.get_by_role("dialog")).to_contain_text("saw the last one")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_leaving_lets_a_bot_play_on(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    pair = Pair(server)
    page = pair.sit(visit(size=size), pair.asked)
    if size == PHONE:
        press(page, "More")
    press(page, "Leave the table")
    page.get_by_role("button", name="Let a bot play on for me").click()
    page.get_by_role("radio", name="Restless").click()
    press(page, "Let it play")
    expect(page.get_by_role("button", name="I am back")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    stand_in = pair.info().seats[pair.asked].stand_in
    assert stand_in is not None
    assert (stand_in.bot, stand_in.why) == ("random", "left")


def test_both_agree_to_end_and_the_result_has_no_winner(visit: Visit, server: Server) -> None:
    pair = Pair(server)
    one, two = visit(), visit(size=PHONE)
    first, second = pair.sit(one, pair.asked), pair.sit(two, pair.waiting)
    press(first, "Leave the table")
    first.get_by_role("button", name="Offer to end the game").click()
    press(first, "Offer it")
    expect(first.get_by_role("dialog")).to_have_count(0)
    press(second, "End here?")
    expect(second.get_by_role("dialog")).to_contain_text("1 of 2 agree")
    press(second, "Agree")
    for page in (first, second):
        expect(sentence(page)).to_contain_text("Ended by agreement: nobody wins.")
        expect(page.get_by_role("dialog")).to_have_count(0)
    first.get_by_role("link", name="To the result").click()
    expect(first.get_by_role("heading", level=1)).to_have_text("Ended by agreement: nobody wins.")
    one.go("/")
    expect(one.page.get_by_role("listitem").filter(has_text="Ended by agreement")).to_be_visible()


@pytest.mark.parametrize("game", games())
def test_every_room_shows_absence_stand_ins_and_an_end_by_agreement(
    visit: Visit, server: Server, game: str
) -> None:
    pair = Pair(server, game)
    visitor = visit()
    page = pair.sit(visitor, pair.waiting)
    expect(sentence(page)).to_contain_text("has been away for")
    press(page, "What now?")
    press(page, "Let it play")
    visitor.heard(lambda update: bool(update.table.seats[pair.asked].stints))
    expect(page.get_by_role("list", name="Players")).to_contain_text("a bot plays on")
    press(page, "Leave the table")
    page.get_by_role("button", name="Offer to end the game").click()
    press(page, "Offer it")
    expect(sentence(page)).to_contain_text("Ended by agreement: nobody wins.")
    page.goto(f"/table/{pair.table.table.id}/result")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ended by agreement: nobody wins.")
    expect(page.get_by_role("region", name="Moves that a bot made")).to_contain_text(
        "a bot (Steady) played for"
    )


def test_resigning_asks_once_more_and_cannot_be_taken_back(visit: Visit, server: Server) -> None:
    pair = Pair(server)
    page = pair.sit(visit(), pair.waiting)
    press(page, "Leave the table")
    page.get_by_role("button", name="Resign").click()
    assert pair.info().seats[pair.waiting].stand_in is None
    press(page, "Resign")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "What it played")
    expect(page.get_by_role("dialog", name="You have resigned")).to_be_visible()
    expect(page.get_by_role("button", name="I am back")).to_have_count(0)


def test_the_host_closes_a_table_that_waits_and_home_forgets_it(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.page.goto("/new/clans")
    group = host.page.get_by_role("radiogroup", name="Who sits in seat 2")
    group.get_by_role("radio", name="Friend").click()
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    guest.page.goto(host.page.url)
    expect(guest.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Close this table")).to_have_count(0)
    host.page.get_by_role("button", name="Close this table").click()
    expect(host.page.locator(".frieze")).to_be_visible()
    expect(host.page.locator(".wait")).to_have_count(0)
    expect(guest.page.get_by_text("The host has closed this table.")).to_be_visible()


def test_the_host_closes_a_table_of_bots(visit: Visit, server: Server) -> None:
    opened = server.open("human", "greedy")
    page = visit().sit_at(opened.table.id, "clans", 0, opened.token)
    press(page, "Leave the table")
    page.get_by_role("button", name="Close the table").click()
    press(page, "Close it")
    expect(page.locator(".frieze")).to_be_visible()
    expect(page.locator(".wait")).to_have_count(0)
    assert server.http.get(f"/api/tables/{opened.table.id}").status_code == 410


def test_who_only_watches_can_do_nothing_about_it(visit: Visit, server: Server) -> None:
    pair = Pair(server)
    page = visit().go(f"/table/{pair.table.table.id}")
    expect(sentence(page)).to_contain_text("has been away for")
    for name in ("What now?", "Leave the table", "I am back"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "is_dark", "size"),
    [("en", False, LAPTOP), ("it", True, NARROW)],
    ids=["en-light-desk", "it-dark-narrow"],
)
def test_the_cards_are_open_to_everyone(
    visit: Visit, server: Server, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    pair = Pair(server)
    page = pair.sit(visit(language=language, is_dark=is_dark, size=size), pair.waiting)
    words = {"en": ("What now?", "More", "Leave the table"), "it": ("E adesso?", "Altro", "Lascia il tavolo")}
    now, more, leave = words[language]
    press(page, now)
    expect(page.get_by_role("dialog")).to_be_visible()
    check_screen(page)
    page.keyboard.press("Escape")
    if size == NARROW:
        press(page, more)
    press(page, leave)
    expect(page.locator(".leave-ways")).to_be_visible()
    for way in page.locator("button.leave-way").all():
        way.click()
        check_screen(page)
    assert fits(page)
    page.keyboard.press("Escape")
    pair.leave(pair.waiting, "random")
    page.reload()
    expect(page.locator(".absence")).to_be_visible()
    check_screen(page)

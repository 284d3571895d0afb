"""People who are here and do not answer: the bar tells the truth, and a bot plays on after a nudge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.audit import LANGUAGES_AND_LIGHTS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.test_absence import Pair, press, sentence
from tests.browser.visitor import LAPTOP, PHONE
from tests.server.harness import STUB, Server

pytestmark = [pytest.mark.browser, pytest.mark.server]


class Clock:
    """The time of a server, as a test has it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.file.write_text("0")

    def pass_time(self, seconds: int) -> None:
        """Let so many seconds pass; a page knows of it when it comes again."""
        self.file.write_text(str(int(self.file.read_text()) + seconds))


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    """The time of the server here."""
    return Clock(tmp_path_factory.mktemp("clock") / "clock")


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory, pages: Path, clock: Clock) -> Iterator[Server]:
    """A server whose time is what the clock says."""
    folder = tmp_path_factory.mktemp("late")
    running = Server(folder, static=str(pages), worker=STUB, clock=str(clock.file))
    yield running
    assert "Traceback" not in running.stop()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_a_page_left_open_does_not_stop_the_game(
    visit: Visit, late: Server, clock: Clock, size: tuple[int, int]
) -> None:
    pair = Pair(late)
    owner, other = visit(server=late, size=size), visit(server=late, size=size)
    left_open = pair.sit(owner, pair.asked)
    page = pair.sit(other, pair.waiting)
    expect(sentence(page)).to_contain_text("is choosing a move.")
    expect(page.get_by_role("button", name="What now?")).to_have_count(0)

    clock.pass_time(61)
    page.reload()
    press(page, "What now?")
    card = page.get_by_role("dialog", name=re.compile("is taking a while"))
    expect(card).to_contain_text(re.compile("has the table open, and has been asked since"))
    expect(card).to_contain_text("if no answer comes within 10 minutes, a bot may play on")
    expect(card.get_by_role("button", name="Let it play")).to_be_disabled()
    press(page, "Nudge")
    expect(left_open.locator(".toast")).to_contain_text("nudges you: it is your turn.")
    waits = page.get_by_role("dialog", name=re.compile("is here but has not answered"))
    expect(waits.get_by_role("button", name="In 10 min")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(sentence(page)).to_contain_text("is here but has not answered for one minute.")

    clock.pass_time(601)
    page.reload()
    expect(sentence(page)).to_contain_text("is here but has not answered for 11 minutes.")
    expect(sentence(page)).to_contain_text(re.compile(r"Asked since \d\d:\d\d"))
    press(page, "What now?")
    page.get_by_role("radio", name="Restless").click()
    press(page, "Let it play")
    other.heard(is_asked)
    back = left_open.get_by_role("dialog", name="A bot plays for you")
    expect(back).to_contain_text("You did not answer, so")
    press(left_open, "I am back")
    expect(left_open.get_by_role("dialog")).to_have_count(0)
    assert pair.info().seats[pair.asked].stand_in is None


def test_who_is_slow_can_be_called_whatever_else_happens_at_the_table(
    visit: Visit, late: Server, clock: Clock
) -> None:
    pair = Pair(late)
    pair.sit(visit(server=late), pair.asked)
    page = pair.sit(visit(server=late), pair.waiting)
    clock.pass_time(61)
    page.reload()
    expect(page.get_by_role("button", name="What now?")).to_be_visible()
    path = f"/api/tables/{pair.table.table.id}/seat/player"
    token = pair.table.tokens[pair.asked]
    assert late.send("PUT", path, {"name": "Zoe"}, token).status_code == 200
    expect(sentence(page)).to_contain_text("Zoe is choosing a move.")
    expect(page.get_by_role("button", name="What now?")).to_be_visible()


@LANGUAGES_AND_LIGHTS
@pytest.mark.parametrize("size", [LAPTOP, (1024, 768), PHONE, (320, 640)])
def test_it_is_told_to_everyone(
    visit: Visit, late: Server, clock: Clock, language: str, is_dark: bool, size: tuple[int, int]
) -> None:
    pair = Pair(late)
    pair.sit(visit(server=late), pair.asked)
    clock.pass_time(61)
    token = pair.table.tokens[pair.waiting]
    late.granted(pair.table.table.id, token, "nudge", seat=pair.asked)
    page = pair.sit(visit(server=late, language=language, is_dark=is_dark, size=size), pair.waiting)
    words = {"en": "is here but has not answered", "it": "è al tavolo ma non risponde"}[language]
    expect(sentence(page)).to_contain_text(words)
    check_screen(page)
    assert fits(page)
    press(page, {"en": "What now?", "it": "E adesso?"}[language])
    expect(page.get_by_role("dialog")).to_contain_text(words)
    check_screen(page)
    assert fits(page)

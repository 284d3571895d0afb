"""The hint: lit on the board, told with its reason and its rule, in every game and both languages."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from lascaux import games
from lascaux.server.messages import Hint
from lascaux.wire import YourDecision
from tests.browser.audit import SCREENS, check_screen, fits
from tests.browser.conftest import Visit
from tests.browser.pointing import CONFIRM
from tests.browser.visitor import LAPTOP, Visitor, answer_to
from tests.server.harness import Server

pytestmark = [pytest.mark.browser, pytest.mark.server]

ASK = {"en": "What would a good player do?", "it": "Che cosa farebbe un buon giocatore?"}


def seated(
    visit: Visit, server: Server, game: str, language: str, size: tuple[int, int], dark: bool
) -> Visitor:
    """A person at a table of bots, whose turn it is."""
    at = server.seated("human", "greedy", "greedy", game=game)
    visitor = visit(size=size, language=language, is_dark=dark)
    page = visitor.sit_at(at.table.id, game, 0, at.token)
    expect(page.get_by_role("button", name=ASK[language]).first).to_have_attribute("aria-disabled", "false")
    return visitor


def hint_given(visitor: Visitor) -> Hint:
    """The hint as the server gave it."""
    asked = next(request for request in visitor.received.requests if request.url.endswith("/hint"))
    return msgspec.json.decode(answer_to(asked)[1], type=Hint)


@SCREENS
@pytest.mark.parametrize("game", games())
def test_a_hint_is_told_and_sound_in_every_game(
    visit: Visit, server: Server, game: str, size: tuple[int, int], language: str, is_dark: bool
) -> None:
    visitor = seated(visit, server, game, language, size, is_dark)
    page = visitor.page
    page.get_by_role("button", name=ASK[language]).first.click()
    card = page.locator(".why-card.is-placed")
    expect(card).to_contain_text(ASK[language])
    assert len(card.inner_text().splitlines()) >= 3
    rule = hint_given(visitor).rule
    expect(card.locator(".ref a")).to_have_count(0 if rule is None else 1)
    if rule is not None:
        expect(card.locator(".ref")).to_contain_text(rule)
        expect(card.locator(".ref a")).to_have_attribute("href", f"/rules/{game}#{rule}")
        expect(card.locator(".rule-text")).not_to_be_empty()
    assert fits(page)
    check_screen(page)


def test_the_choice_of_a_hint_is_taken_up_and_one_press_plays_it(visit: Visit, server: Server) -> None:
    page = seated(visit, server, "clans", "en", LAPTOP, dark=False).page
    page.get_by_role("button", name=ASK["en"]).click()
    expect(page.locator(".why-card.is-placed")).to_be_visible()
    confirm = page.locator(".card-confirm").get_by_role("button", name="Move here")
    expect(confirm).to_be_visible()
    confirm.click()
    expect(page.locator(".log")).to_contain_text("You moved")


def test_an_action_that_a_hint_proposes_is_begun_with_one_press(visit: Visit, server: Server) -> None:
    visitor = seated(visit, server, "prehistory", "en", LAPTOP, dark=False)
    page = visitor.page
    confirm = page.locator(f"{CONFIRM}:enabled")
    confirm.click()  # weather and shamans as proposed
    visitor.heard(
        lambda update: isinstance(update.decision, YourDecision) and update.decision.step != "begin"
    )
    page.get_by_role("button", name=ASK["en"]).click()
    expect(page.locator(".why-card.is-placed")).to_be_visible()
    action = hint_given(visitor).actions[0]
    if action == "pass":
        expect(page.get_by_role("button", name="Pass for this spring")).to_be_visible()
    else:
        confirm.click()
        expect(page.locator("[data-path]").first).not_to_have_attribute("data-path", "0")


def test_a_hint_goes_when_somebody_else_plays_on(visit: Visit, server: Server) -> None:
    visitor = seated(visit, server, "stone_age", "en", LAPTOP, dark=False)
    page = visitor.page
    page.get_by_role("button", name=ASK["en"]).click()
    expect(page.locator(".why-card.is-placed")).to_be_visible()
    seq = visitor.heard(lambda _: True).seq
    page.get_by_role("button", name="Leave the table", exact=True).last.click()
    dialogue = page.locator("dialog[open]").last
    dialogue.get_by_role("button", name="Resign").click()
    dialogue.get_by_role("button", name="Resign", exact=True).last.click()
    visitor.heard(lambda update: update.seq > seq)
    expect(page.locator(".why-card")).to_have_count(0)


def test_with_other_people_there_is_no_hint(visit: Visit, server: Server) -> None:
    at = server.seated("human", "human")
    page = visit().sit_at(at.table.id, "clans", 0, at.tokens[0])
    expect(page.get_by_role("list", name="So far")).to_be_visible()
    expect(page.get_by_role("button", name=ASK["en"])).to_have_count(0)

"""One person's browser, and everything that reached it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket

from lascaux.server.messages import ToBrowser, Update
from lascaux.wire import GameOver
from tests.browser.known import KnownTable

PATIENCE: Final = 60.0
LAPTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
LEFT_EARLY: Final = (
    "WebSocket is closed before the connection is established."  # a page left while it knocked
)
PAUSES: Final = 4
# Until the table has answered: with the next question the focus goes on by itself.
ANSWERED: Final = """async () => {
  while (document.querySelector('[data-busy="true"]')) await new Promise(requestAnimationFrame);
}"""

_to_browser: Final[msgspec.json.Decoder[ToBrowser]] = msgspec.json.Decoder(ToBrowser)


class Received:
    """All that came over the network, in order: frames of sockets, and requests with their answers."""

    def __init__(self) -> None:
        self.frames: Final[list[str]] = []
        self.requests: Final[list[Request]] = []
        self._end: tuple[int, int] | None = None

    def note_end(self) -> None:
        """The frame that came last tells that the game is over."""
        if self._end is None:
            self._end = len(self.frames) - 1, len(self.requests)

    def before_end(self) -> tuple[list[str], list[tuple[str, str]]]:
        """The frames that came before the game was over, and the path and text of each answer."""
        frames, requests = self._end or (len(self.frames), len(self.requests))
        return self.frames[:frames], [answer_to(request) for request in self.requests[:requests]]


def answer_to(request: Request) -> tuple[str, str]:
    """The path of a request and the text of its answer."""
    response = request.response()
    assert response is not None
    return urlsplit(request.url).path, response.body().decode(errors="replace")


class Visitor:
    """A browser context of its own: nothing is shared with other visitors but the server."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        *,
        language: str = "en",
        is_dark: bool = False,
        size: tuple[int, int] = LAPTOP,
        is_moving: bool = False,
    ) -> None:
        is_phone = size[0] < 720
        self.address: Final = address
        self.context: Final[BrowserContext] = chromium.new_context(
            base_url=f"http://{address}",
            locale={"en": "en-GB", "it": "it-IT"}[language],
            color_scheme="dark" if is_dark else "light",
            reduced_motion="no-preference" if is_moving else "reduce",
            viewport={"width": size[0], "height": size[1]},
            has_touch=is_phone,
            is_mobile=is_phone,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.received: Final = Received()
        self.troubles: Final[list[str]] = []
        self.strangers: Final[list[str]] = []  # requests to other origins
        self.update: Update | None = None
        self.context.on("page", self._watch)
        self.page: Final[Page] = self.context.new_page()

    def new_tab(self) -> Page:
        """One more page that shares what this browser remembers."""
        return self.context.new_page()

    def go(self, path: str) -> Page:
        """Open an address of the server."""
        self.page.goto(path)
        return self.page

    def sit(self, known: KnownTable, seat: int | None) -> Page:
        """Look at a known table from a seat, as a browser that sat down there; None only watches."""
        if seat is None:
            return self.go(f"/table/{known.id}")
        return self.sit_at(known.id, known.game.game.meta.name, seat, known.tokens[seat])

    def sit_at(self, table: str, game: str, seat: int | None, token: str) -> Page:
        """Open a table as the browser that holds this seat."""
        self.remember("tables", msgspec.json.encode([kept(table, game, seat, token)]).decode())
        return self.go(f"/table/{table}")

    def play_now(self, title: str = "Clans") -> Page:
        """Sit down with bots at once, without a name."""
        page = self.go("/")
        page.get_by_role("button", name=f"Play now: {title}").click()
        page.get_by_role("button", name="Without a name").click()
        return page

    def put_code_away(self) -> None:
        """Leave the recovery code that is shown to who sits down with others."""
        self.page.get_by_role("button", name=re.compile("^(Not now|Non ora)$")).click()

    def remember(self, name: str, value: str) -> None:
        """Put something into this browser's memory before its next page opens."""
        script = f"localStorage.setItem('lascaux.{name}', {msgspec.json.encode(value).decode()})"
        if not self.page.url.endswith("/icon.svg"):
            self.go("/icon.svg")
        self.page.evaluate(script)

    def heard(self, accept: Callable[[Update], bool]) -> Update:
        """The newest update once it is as wanted; fails if it does not come."""
        deadline = time.monotonic() + PATIENCE
        while self.update is None or not accept(self.update):
            assert time.monotonic() < deadline, f"not heard in time; the newest update is {self.update}"
            self.page.wait_for_timeout(10)  # lets the events of the browser come in
        return self.update

    def is_asked_more(self, seq: int, steps: int) -> bool:
        """Whether a choice led to the next question of its dialogue; False once it was played."""
        deadline = time.monotonic() + PATIENCE
        root = self.page.locator("[data-path]").first
        while time.monotonic() < deadline:
            if self.update is not None and self.update.seq > seq:
                return False
            if int(root.get_attribute("data-path") or 0) == steps:
                return True
            self.page.wait_for_timeout(10)
        raise AssertionError(f"neither played nor asked more after {steps} steps")

    def has_changed(self, seq: int) -> bool:
        """Whether the table is past this row."""
        return self.update is not None and self.update.seq > seq

    def await_answer(self, seq: int) -> None:
        """Give the table time to change: a second press on what is about to go would miss."""
        for _ in range(PAUSES):
            self.page.wait_for_timeout(20)
            self.page.evaluate(ANSWERED)
            if self.has_changed(seq):
                return

    def check(self) -> None:
        """Nothing went wrong behind the scenes, and nothing was asked of another site."""
        assert not self.troubles, self.troubles
        assert not self.strangers, self.strangers

    def forgive(self, pattern: str) -> None:
        """Strike out troubles that the test brought about itself."""
        self.troubles[:] = [trouble for trouble in self.troubles if not re.search(pattern, trouble)]

    # --- within -------------------------------------------------------------------------------

    def _watch(self, page: Page) -> None:
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.troubles.append(f"{error.name}: {error.message}"))
        page.on("request", self._note_request)
        page.on("requestfinished", self._note_answer)
        page.on("websocket", self._note_socket)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.endswith(LEFT_EARLY):
            self.troubles.append(f"{message.type}: {message.text}")

    def _note_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https") and address.netloc != self.address:
            self.strangers.append(request.url)

    def _note_answer(self, request: Request) -> None:
        self.received.requests.append(request)

    def _note_socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.address:
            self.strangers.append(socket.url)
        socket.on("framereceived", self._note_frame)

    def _note_frame(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.received.frames.append(frame)
        message = _to_browser.decode(frame)
        if isinstance(message, Update):
            self.update = message
            if isinstance(message.decision, GameOver):
                self.received.note_end()


def kept(table: str, game: str, seat: int | None, token: str, **more: object) -> dict[str, object]:
    """What a browser remembers of a table."""
    own: dict[str, object] = {
        "id": table,
        "game": game,
        "title": "",
        "seat": seat,
        "token": token,
        "invitations": {},
    }
    return {**own, "openedAt": "2026-01-01T00:00:00Z", **more}

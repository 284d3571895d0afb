"""A server with built pages, a Chromium, and visitors who must leave without a trace of trouble."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from lascaux.server.settings import STATIC
from tests.browser.known import Shelf
from tests.browser.program import find_chromium
from tests.browser.visitor import LAPTOP, PATIENCE, Visitor
from tests.server.harness import Server

# The first two are the page that Chromium loads for the list below its address line, anew for every visitor:
# half of what a visit costs, and nobody types there. The others are what Playwright leaves out and a test
# would notice, since this list takes the place of Playwright's.
LEFT_OUT: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(LEFT_OUT)}",
)


expect.set_options(timeout=PATIENCE * 1000)


class Visit(Protocol):
    """Makes visitors."""

    def __call__(
        self,
        *,
        language: str = "en",
        is_dark: bool = False,
        size: tuple[int, int] = LAPTOP,
        is_moving: bool = False,
        server: Server | None = None,
    ) -> Visitor:
        """A browser that was never here before."""


@pytest.fixture(scope="package")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built pages, so that a build meanwhile changes nothing."""
    assert (STATIC / "index.html").is_file(), "The pages are not built: run `python3 dev build` first."
    return Path(shutil.copytree(STATIC, tmp_path_factory.mktemp("pages") / "static"))


@pytest.fixture(scope="package")
def shelf() -> Shelf:
    """Tables at known positions."""
    return Shelf()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, pages: Path, shelf: Shelf) -> Iterator[Server]:
    """A server for all tests that do not kill it; its log must stay free of tracebacks."""
    folder = tmp_path_factory.mktemp("server")
    shelf.fill(folder)
    running = Server(folder, static=str(pages), count_every=1.0)
    yield running
    assert "Traceback" not in running.stop()


@pytest.fixture(scope="package")
def program() -> str:
    """Where Chromium is."""
    return find_chromium()


@pytest.fixture(scope="package")
def chromium(program: str, server: Server) -> Iterator[Browser]:
    """One Chromium; it starts after the server, because it occupies this thread's event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Make visitors; at the end nobody may have met an error or asked anything of another site."""
    visitors: list[Visitor] = []
    shared = server

    def make(
        *,
        language: str = "en",
        is_dark: bool = False,
        size: tuple[int, int] = LAPTOP,
        is_moving: bool = False,
        server: Server | None = None,
    ) -> Visitor:
        address = (server or shared).address
        visitor = Visitor(
            chromium, address, language=language, is_dark=is_dark, size=size, is_moving=is_moving
        )
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()

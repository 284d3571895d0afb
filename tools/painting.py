"""Hold the next paint after an interaction to its bar: `python tools/painting.py [--rounds N]`.

The four-player map of Prehistory is open in Chromium, in autumn, with every goal of a member in question. It
is clicked, typed at and zoomed; what is measured is the time from each event to the paint that follows it,
as the browser itself reports it (Event Timing, in steps of 8 ms), and beside it the processor time of the
page's main thread, which a busy machine does not change. Prints figures as JSON; the exit code is 1 if one
of twenty takes longer than the bar.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import msgspec
from playwright.sync_api import Page, ViewportSize, sync_playwright

from devlib.places import ROOT

sys.path.insert(0, str(ROOT))  # the server is started as tests start it

from tests.browser.conftest import FLAGS
from tests.browser.prehistory_autumn import at_autumn
from tests.browser.program import find_chromium
from tests.server.harness import Server

from lascaux.server.messages import TableOpened

BAR: Final = 100  # milliseconds
LAPTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
OBSERVER: Final = """
window.paints = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId > 0) window.paints.push(entry.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""


class Paints(msgspec.Struct):
    """How long interactions waited for their paint, in milliseconds."""

    interactions: int
    median: float
    slowest_twentieth: float
    longest: float
    processor: float  # on average, of the main thread
    bar: int
    met: bool


def main() -> None:
    """Read the command line, interact and print what was measured."""
    parser = argparse.ArgumentParser(description="Hold the next paint after an interaction to its bar.")
    parser.add_argument("--rounds", type=int, default=6, help="how often all is done (default 6)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        opened = at_autumn(server, "human", "random", "random", "random", year=3, tiles="yes")
        found = measured(server, opened, chosen.rounds)
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    sys.exit(0 if found.met else 1)


def measured(server: Server, opened: TableOpened, rounds: int) -> Paints:
    """Interact in a browser of its own; gives the figures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_context(base_url=f"http://{server.address}", viewport=LAPTOP).new_page()
        page.goto("/icon.svg")
        kept = {
            "id": opened.table.id,
            "game": "prehistory",
            "title": "",
            "seat": 0,
            "token": opened.token,
            "invitations": {},
            "openedAt": opened.table.created_at,
        }
        page.evaluate("kept => localStorage.setItem('lascaux.tables', JSON.stringify([kept]))", kept)
        page.evaluate("localStorage.setItem('lascaux.guide.prehistory', 'seen')")
        page.goto(f"/table/{opened.table.id}")
        page.locator(".prehistory-map .spot.answers").first.wait_for()
        page.wait_for_timeout(1500)
        page.evaluate(OBSERVER)
        interact(page)  # once unmeasured, as pictures are drawn and code is warmed up
        page.evaluate("window.paints = []")
        busy = processor_time()
        for _ in range(rounds):
            interact(page)
        busy = processor_time() - busy
        paints: list[float] = page.evaluate("window.paints")
        browser.close()
    slow = quantiles(paints, n=20)[-1]
    return Paints(
        interactions=len(paints),
        median=median(paints),
        slowest_twentieth=round(slow, 1),
        longest=max(paints),
        processor=round(busy / len(paints), 1),
        bar=BAR,
        met=slow <= BAR,
    )


def processor_time() -> float:
    """Milliseconds that the main threads of all pages below this process have worked; 0 if unknown."""
    spent = 0.0
    for status in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if "--type=renderer" in status.read_text() and _is_below(status.parent):
                spent += int(
                    (status.parent / "task" / status.parent.name / "schedstat").read_text().split()[0]
                )
        except OSError:  # it ended meanwhile
            continue
    return spent / 1e6


def _is_below(process: Path) -> bool:
    while process.name not in ("0", "1"):
        if process.name == str(os.getpid()):
            return True
        process = Path("/proc") / (process / "stat").read_text().rsplit(")", 1)[1].split()[1]
    return False


def interact(page: Page) -> None:
    """Every kind of interaction once: a member, a goal, zooming, moving the focus, and back."""
    walker = page.locator(".goal.is-lit").count()
    assert walker > 0, "a member can walk"
    space = page.evaluate("document.querySelector('.prehistory-map .spot.answers').dataset.spot")
    page.locator(f'.spot[data-spot="{space}"]').press("Enter")
    page.locator(".step-price").first.wait_for()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "+", "+", "ArrowRight", "-", "0"):
        page.keyboard.press(key)
        page.wait_for_timeout(120)
    for name in ("is-closer", "is-closer", "is-whole"):
        page.locator(f".map-zoom .{name}").click()
        page.wait_for_timeout(120)
    goals = page.evaluate(
        "[...document.querySelectorAll('.prehistory-map .spot.answers')].map(spot => spot.dataset.spot)"
    )
    page.locator(f'.spot[data-spot="{goals[len(goals) // 2]}"]').click(force=True)
    page.wait_for_timeout(400)
    while page.locator("[data-path]").first.get_attribute("data-path") != "0":
        page.keyboard.press("u")
        page.wait_for_timeout(150)
    page.keyboard.press("Escape")
    page.wait_for_timeout(150)


if __name__ == "__main__":
    main()

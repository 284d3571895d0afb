"""Make pictures of every screen: `python tools/screens.py [NAME ...]` writes docs/screens/NAME-FORM.webp.

Bots play a game of each kind with a pinned seed; a server that knows these games is looked at by browsers of
all forms, each word of a form at least twice: desk and phone, light and dark, English and Italian.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from devlib.places import ROOT

sys.path.insert(0, str(ROOT))  # the server is started as tests start it

from tests.browser.conftest import FLAGS
from tests.browser.program import find_chromium
from tests.browser.visitor import LAPTOP, PHONE, Visitor

from screenlib.scenes import SCENES, House, Scene

OUTPUT: Final = ROOT / "docs" / "screens"
QUALITY: Final = 70
SETTLES_IN: Final = 700  # milliseconds until nothing moves
# By name: the size, whether it is dark, and the language.
FORMS: Final = {
    "desk-light-en": (LAPTOP, False, "en"),
    "desk-dark-it": (LAPTOP, True, "it"),
    "phone-light-it": (PHONE, False, "it"),
    "phone-dark-en": (PHONE, True, "en"),
}


def main() -> None:
    """Read the command line and make the pictures."""
    parser = argparse.ArgumentParser(description="Make pictures of every screen.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SCENES)}; default: all")
    chosen = parser.parse_args()
    if strange := [name for name in chosen.names if name not in SCENES]:
        parser.error(f"There is no screen {strange[0]!r}: choose of {', '.join(SCENES)}.")
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        House(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for name in chosen.names or SCENES:
            for form in FORMS:
                if form.startswith(SCENES[name].forms):
                    file = OUTPUT / f"{name}-{form}.webp"
                    file.write_bytes(picture_of(SCENES[name], form, browser, house))
                    print(file.relative_to(ROOT), flush=True)
        browser.close()


def picture_of(scene: Scene, form: str, browser: Browser, house: House) -> bytes:
    """What somebody sees of a scene."""
    size, is_dark, language = FORMS[form]
    visitor = Visitor(browser, house.server.address, size=size, is_dark=is_dark, language=language)
    scene.show(visitor, house)
    page = visitor.page
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLES_IN)
    camera = visitor.context.new_cdp_session(page)
    shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    visitor.context.close()
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main()

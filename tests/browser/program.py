"""The browser that the tests drive: the machine's own Chromium."""

from __future__ import annotations

import os
import shutil
from typing import Final

import pytest

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
MISSING: Final = "Chromium is not installed (Debian: `apt install chromium fonts-dejavu-core`)."


def find_chromium() -> str:
    """Where Chromium is; without one the tests are skipped, and in CI they fail, with one sentence."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if os.environ.get("CI"):
        pytest.fail(MISSING, pytrace=False)
    pytest.skip(MISSING)

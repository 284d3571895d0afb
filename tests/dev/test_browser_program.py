"""The browser tests say what they lack."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.program import find_chromium


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds all programs of this machine: none yet."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def test_chromium_is_found_on_the_path(programs: Path) -> None:
    program = programs / "chromium-browser"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert find_chromium() == str(program)


@pytest.mark.usefixtures("programs")
def test_without_chromium_a_skip_names_the_package() -> None:
    with pytest.raises(pytest.skip.Exception, match="apt install chromium"):
        find_chromium()


@pytest.mark.usefixtures("programs")
def test_without_chromium_tests_fail_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="apt install chromium"):
        find_chromium()

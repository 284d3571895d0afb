"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.driving import Shell


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell in English, without colours."""
    return Shell(monkeypatch, capsys)

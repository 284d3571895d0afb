"""Settings of a server: from a file and the environment, with a sentence for what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux.kernel.errors import BadSetup
from lascaux.server.houserules import PREFIX, HouseRules, house_rules, settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_without_a_file_and_variables_all_is_as_usual() -> None:
    assert house_rules(None, {}) == HouseRules()


def test_a_file_sets_and_the_environment_has_the_last_word(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('hosts = ["games.example"]\nsockets = 7\npolls = 8\n', encoding="utf-8")
    environment = {"LASCAUX_SOCKETS": "9", "LASCAUX_PROXIES": "10.0.0.1, 10.1.0.0/16", "OTHER": "x"}
    rules = house_rules(file, environment)
    assert rules == HouseRules(
        hosts=("games.example",), sockets=9, polls=8, proxies=("10.0.0.1", "10.1.0.0/16")
    )


def test_an_empty_list_in_the_environment_is_empty() -> None:
    assert house_rules(None, {"LASCAUX_UNLIMITED": ""}).unlimited == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("sockets = 0", "sockets"),
        ('sockets = "many"', "sockets"),
        ("window = 3", "window"),
        ('proxies = ["somewhere"]', "'somewhere'"),
        ('proxies = ["*"]', "'*'"),
        ("work = 101", "work"),
        ("keep_finished_days = 99999", "keep_finished_days"),
        ("no toml", "settings.toml is no TOML file"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_name(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup) as wrong:
        house_rules(file, {})
    assert told in str(wrong.value)
    assert str(file) in str(wrong.value)


def test_what_is_wrong_in_the_environment_is_said_with_its_variable() -> None:
    with pytest.raises(BadSetup) as wrong:
        house_rules(None, {"LASCAUX_ROWS": "few"})
    assert "LASCAUX_ROWS" in str(wrong.value)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSetup):
        house_rules(tmp_path / "none.toml", {})


def test_the_page_on_hosting_tells_every_setting_with_its_default() -> None:
    page = HOSTING.read_text(encoding="utf-8")
    for setting in settings():
        shown = f"`{setting.default}`" if setting.default else "none"
        assert f"| `{setting.name}` | {shown} | {setting.meaning} |" in page, setting.name
    assert PREFIX in page

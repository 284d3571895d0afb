"""What README.md says is so."""

from __future__ import annotations

import re

import pytest

import fresh
import hostile
import load
import start
import strength
import waiting
from balancelib import first_sparks, stone_age
from devlib.bars import TEST_BAR, bar_checks
from devlib.checks import NOT_INTERPRETED
from devlib.commands import command_line
from lascaux.cli.bench import (
    BARS_PER_SECOND,
    BARS_TIMES_RIVAL,
    BARS_TIMES_UNCOMPILED,
    OWN_PER_SECOND,
    OWN_TIMES_RIVAL,
    OWN_TIMES_UNCOMPILED,
)
from tests.dev.checkout import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
ROWS = {row.split("`")[1]: row for row in README.splitlines() if row.startswith("| `")}


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(example, {})  # noqa: S102  our own page
    assert capsys.readouterr().out.startswith('[Game "clans"]')


@pytest.mark.parametrize("command", re.findall(r"`?python3 dev (\w+)", README))
def test_every_command_of_dev_that_is_named_is_there(command: str) -> None:
    command_line().parse_known_args([command])


@pytest.mark.parametrize("folder", NOT_INTERPRETED)
def test_what_is_not_run_on_plain_python_is_named(folder: str) -> None:
    assert f"`tests/{folder}`" in README


@pytest.mark.parametrize(
    ("step", "bars"),
    [
        ("strength", [f"{bar:.0%}" for *_, easy, hard in strength.BARS for bar in (easy, hard)]),
        ("waiting", [f"{waiting.BAR:.0f} seconds"]),
        ("balance", [f"{study.games} games" for study in (first_sparks.STUDY, stone_age.STUDY)]),
        (
            "bench",
            [
                f"{times} times"
                for times in (BARS_TIMES_RIVAL["playouts"], *OWN_TIMES_RIVAL["clans"].values())
            ],
        ),
        (
            "bench",
            [f"{bar:,}" for game in ("stone_age", "prehistory") for bar in OWN_PER_SECOND[game].values()],
        ),
        (
            "bench",
            [
                f"{bars[game]['playouts']} times"
                for bars in (OWN_TIMES_RIVAL, OWN_TIMES_UNCOMPILED)
                for game in ("stone_age", "prehistory")
                if game in bars
            ],
        ),
        ("bench", [f"{BARS_PER_SECOND['copies']:,}", f"{BARS_TIMES_UNCOMPILED['playouts']} times"]),
        (
            "bench",
            [
                f"{OWN_PER_SECOND['clans']['copies'] // 10**6} million",
                f"{OWN_PER_SECOND['clans']['driven']:,}",
            ],
        ),
        ("load", [f"{load.ACK_BAR:.0f} ms", f"{load.OPENING_BAR:.0f} ms", f"{load.MEMORY_BAR:.0f} MB"]),
        ("load", [f"{load.COST_BAR:.0f} messages echoed", f"{load.FLAT_OUT} tables"]),
        ("hostile", [f"{hostile.PING_BAR:.0f} times", f"{hostile.BOT_BAR:.0f} seconds"]),
        ("start", [f"{start.START_BAR:.0f} seconds"]),
        ("time", [f"{TEST_BAR / 60:.0f} minutes"]),
        ("fresh", [f"{bar:.0f} seconds" for bar in (fresh.PAGE_BAR, fresh.CHANGE_BAR)]),
    ],
)
def test_the_bars_are_those_that_are_measured(step: str, bars: list[str]) -> None:
    assert [bar for bar in bars if bar not in ROWS[step].replace(" %", "%")] == []


def test_every_bar_has_its_row() -> None:
    assert {bar.name for bar in bar_checks(is_compiled=True)} <= set(ROWS)

"""Bots of one's own, by file and as objects."""

from __future__ import annotations

from pathlib import Path

import pytest

import lascaux
from lascaux.bots.catalogue import bot_from, player_from
from lascaux.bots.own import BotFailed
from lascaux.cli.terminal.players import PERSON, TAG, seated_as_recorded
from lascaux.kernel.errors import BadSetup

FIRST = """
import lascaux

class First(lascaux.Bot):
    name = "first"

    def choose(self, outlook, rng):
        return outlook.choices[0]

class Hasty(lascaux.Bot):
    name = "hasty"

    def choose(self, outlook, rng):
        return 1 // 0

class Wrong(lascaux.Bot):
    name = "wrong"

    def choose(self, outlook, rng):
        return -7

class Needy(lascaux.Bot):
    def __init__(self, something):
        pass

nobody = 3
"""


class Last(lascaux.Bot):
    """Takes the last choice."""

    name = "last"

    def choose(self, outlook: lascaux.Outlook, rng: lascaux.Rng) -> int:
        return outlook.choices[-1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with bots, good and bad."""
    found = tmp_path / "my_bot.py"
    found.write_text(FIRST, encoding="utf-8")
    return found


def test_a_class_of_a_file_plays(file: Path) -> None:
    result = lascaux.match("clans", [f"{file}:First", "random"], 2, processes=1)
    assert [bot.games for bot in result.bots] == [2, 2]


def test_other_processes_find_the_file(file: Path) -> None:
    result = lascaux.match("clans", [f"{file}:First", "random"], 2, processes=2)
    assert result.games == 2


def test_an_object_plays_in_this_process() -> None:
    result = lascaux.match("clans", [Last(), "random"], 2)
    assert [bot.bot for bot in result.bots] == ["last", "random"]


def test_a_bot_may_play_itself() -> None:
    bot = Last()
    assert lascaux.match("clans", [bot, bot], 2).bots[0].rate == 0.5


def test_two_objects_of_one_name_are_refused() -> None:
    with pytest.raises(BadSetup, match="the same name"):
        lascaux.match("clans", [Last(), Last()], 2)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Nobody", "has no class 'Nobody'"),
        ("nobody", "has no class 'nobody'"),
        ("Needy", "cannot be made without arguments"),
        ("", "has no class ''"),
    ],
)
def test_what_is_no_bot_is_refused(file: Path, name: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        player_from(f"{file}:{name}", lascaux.game("clans"))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="There is no file"):
        player_from(f"{tmp_path / 'none.py'}:First", lascaux.game("clans"))


@pytest.mark.parametrize(
    ("text", "sentence"), [("def", "SyntaxError"), ("\n1 / 0", "ZeroDivisionError.* line 2")]
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=sentence):
        player_from(f"{file}:First", lascaux.game("clans"))


def test_a_bot_that_fails_is_named_with_its_line(file: Path) -> None:
    with pytest.raises(BotFailed, match=r"Hasty failed with ZeroDivisionError .* in line 14\."):
        lascaux.match("clans", [f"{file}:Hasty", "random"], 1, processes=1)


def test_a_bot_that_chooses_what_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(BotFailed, match=r"Wrong chose \[-7\], which is none of its choices"):
        lascaux.match("clans", [f"{file}:Wrong", "random"], 1, processes=1)


def test_a_record_never_runs_a_file(file: Path) -> None:
    """Whoever sends a record could otherwise run anything on the machine that opens it."""
    game = lascaux.game("clans")
    assert seated_as_recorded({TAG: f"{PERSON} {file}:First"}, game, 2) is None
    with pytest.raises(BadSetup):
        bot_from(f"{file}:First", game)

"""Tables of Stone Age for the tests of the terminal, and how they are drawn and played there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lascaux import game
from lascaux.cli.face import Scene
from lascaux.cli.stone_age.face import StoneAgeFace
from lascaux.games.stone_age.sight import view_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.frames import NOBODY
from lascaux.table.words import Words
from tests.cli.driving import Ended, Shell
from tests.cli.screens import drawn_by, screen_of

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve"]
FIRST = 1  # a seed with which player 1 of two, with the expansion, is asked first

# Player 1 has three wood and one brick, and people in the field and on the second card.
WORKING = """
[Game "stone_age"]
[Rules "1.0.0"]
[Seats "2"]
[Options "spielbox=no style=no"]

* first 0
* deal C12
* deal C11
* deal C13
* deal C14
* tile B26
* tile B01
0 place forest 2
1 place hunt 5
0 place clay_pit 1
0 place card_2 1
0 place field 1
0 use forest
* sum 9
0 use clay_pit
* sum 4
"""


def face() -> StoneAgeFace:
    return StoneAgeFace(game("stone_age").box_first())


def drawn(
    s: StoneAgeState, seat: int | None = 0, width: int = 80, language: str = "en", encoding: str = "utf-8"
) -> str:
    """The position as such a screen shows it, without blanks at the ends of lines."""
    to_act = s.stack[-1].seat if s.stack else NOBODY
    scene = Scene(view_of(s, seat), seat, to_act, NAMES[: s.seats], [])
    return drawn_by(face(), scene, width, language, encoding)


def said_near(s: StoneAgeState, place: str, seat: int | None = 0, language: str = "en") -> str | None:
    """What `near` says of a place."""
    return face().near(place, view_of(s, seat), Words(language, strict=True), screen_of())


def play(shell: Shell, *arguments: str | Path, typed: Sequence[str] = ()) -> Ended:
    return shell.play(*arguments, typed=typed, game="stone_age")


def alone(shell: Shell, *typed: str, language: str = "en") -> str:
    """What is shown to player 1, who begins a game with the expansion against one restless bot."""
    arguments = ("--option", "style=yes", "--bots", "random", "--seed", str(FIRST), "--you", "1")
    return play(shell, *arguments, "--language", language, typed=typed).out


def working(shell: Shell, folder: Path, *typed: str, record: str = WORKING) -> str:
    """What is shown to two people who go on where player 1 is at work."""
    file = folder / "game.txt"
    file.write_text(record.lstrip(), encoding="utf-8")
    return play(shell, "--load", file, "--humans", "2", typed=["", *typed]).out

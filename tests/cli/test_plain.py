"""A game without a face of its own is played all the same."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.cli.clans.face import ClansFace
from lascaux.cli.face import Scene, face_of
from lascaux.cli.plain import PlainFace
from lascaux.cli.screen import Screen
from lascaux.cli.terminal import desk
from lascaux.table.decisions import others_of
from lascaux.table.words import Words
from tests.cli.driving import SEED, Shell, quick_script
from tests.contract.cases import games_with_toy
from tests.contract.toy import TOY


@pytest.fixture
def plain_shell(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A shell in which Clans has not been drawn yet."""
    monkeypatch.setattr(desk, "face_of", lambda _game, box: PlainFace(box))
    return shell


def drawn_toy(capsys: pytest.CaptureFixture[str], options: dict[str, str] | None = None) -> str:
    s = TOY.start(2, options or {})
    scene = Scene(TOY.view(s, 0), 0, 1, ["Ann", "Ben"], [], others_of(games_with_toy()["toy"], s))
    screen = Screen()
    screen.say(PlainFace(TOY.box).drawn(scene, Words("en"), screen))
    return capsys.readouterr().out


def test_a_game_without_a_face_gets_the_plain_one() -> None:
    assert isinstance(face_of("toy", TOY.box), PlainFace)


def test_a_game_with_a_face_keeps_it() -> None:
    assert isinstance(face_of("clans", lascaux.game("clans").box), ClansFace)


def test_a_view_is_shown_by_names_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for line in drawn_toy(capsys).splitlines()]
    assert ["bids", "-", "-"] in lines
    assert ["hasBid", "False", "False"] in lines


def test_whoever_is_asked_is_pointed_at(capsys: pytest.CaptureFixture[str]) -> None:
    assert " Ann   >Ben" in drawn_toy(capsys)


def test_who_plays_along_without_a_seat_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert "tribe 0" in drawn_toy(capsys, {"tribe": "yes"})
    assert "tribe 0" not in drawn_toy(capsys)


def test_a_whole_game_can_be_played(plain_shell: Shell) -> None:
    script = quick_script(["human", "random"])
    ended = plain_shell.play("--quick", "--bots", "random", "--seed", str(SEED), typed=script)
    assert (ended.code, ended.err) == (0, "")
    assert "The game is over." in ended.out


def test_moves_are_found_by_any_of_their_words(plain_shell: Shell) -> None:
    move = quick_script(["human", "random"], moves=1)[0]
    out = plain_shell.play(
        "--bots", "random", "--seed", str(SEED), typed=[f"moves {move.split()[1]}", "moves 99"]
    ).out
    assert f"\n{move}\n" in out
    assert "Nothing can be played from “99” now." in out


def test_what_is_no_action_is_refused_with_a_sentence(plain_shell: Shell) -> None:
    out = plain_shell.play("--bots", "random", "--seed", str(SEED), typed=["dance", "near 12"]).out
    assert "dance" in out
    assert "There is no place “12” on the board." in out


def test_help_says_that_actions_are_typed_as_listed(plain_shell: Shell) -> None:
    out = plain_shell.play("--bots", "random", typed=["help"]).out
    assert "Type an action in the words in which" in out

"""The First Sparks in the terminal: what may be typed, and whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux import game
from lascaux.cli.first_sparks.face import FirstSparksFace
from lascaux.table.words import LANGUAGES
from tests.cli.driving import SEED, Shell, in_process_of_its_own, quick_script, shared_script
from tests.cli.first_sparks_terminal import (
    ASKED,
    BENS,
    CIDS,
    NEAR,
    NEXT_HEX,
    OVER,
    OWN,
    alone,
    play,
    thrifty,
    thrifty_table,
    view_of,
)
from tests.cli.terminals import plain, terminal

# --- what is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "step", "action"),
    [
        ("22", "offer", "offer 22"),
        ("offri 22", "offer", "offer 22"),
        ("22", "drop_tool", "drop 22"),
        ("22", "hunt", "use 22"),
        ("hunt", "hunt", "hunt"),
        ("caccia", "hunt", "hunt"),
        ("pass", "offer", "pass"),
        ("n", "offer", "pass"),
        ("y", "answer", "buy"),
        ("sì", "answer", "buy"),
        ("no", "answer", "decline"),
        ("lascio", "answer", "decline"),
        ("no", "box_offer", "box"),
        ("t2ab", "spread", "spread T2Ab"),
        ("2AB", "spread", "spread T2Ab"),
        ("spread t2ab", "spread", "spread T2Ab"),
        ("T2Ab", "second", "spread T2Ab"),
        ("t2ab", "neutral", "spread T2Ab"),
        ("t2ab", "settle", "settle T2Ab"),
        ("t2ab", "starve", "lose T2Ab"),
        ("done", "spread", "done"),
        ("basta", "spread", "done"),
        ("0 -1 4", "lay_tile", "lay 0 -1 4"),
        ("posa 0 1 4", "lay_tile", "lay 0 1 4"),
    ],
)
def test_an_action_may_be_typed_in_short(typed: str, step: str, action: str) -> None:
    assert FirstSparksFace(game("first_sparks").box).spelled(typed, step) == action


@pytest.mark.parametrize("typed", ["dance", "t7aa", "t2", "t2ad", "1 2", "t2ab dance"])
def test_what_is_no_action_is_not_taken_for_one(typed: str) -> None:
    assert FirstSparksFace(game("first_sparks").box).spelled(typed, "spread") is None


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("t2ab t2ac done", ["t2ab", "t2ac", "done"]),
        ("T2Ab 2ac", ["t2ab", "2ac"]),
        ("t2ab", ["t2ab"]),
        ("offer 22", ["offer 22"]),
        ("0 1 4", ["0 1 4"]),
        ("t2ab dance", ["t2ab dance"]),
    ],
)
def test_several_spaces_may_be_typed_in_one_line(typed: str, parts: list[str]) -> None:
    assert FirstSparksFace(game("first_sparks").box).parts(typed) == parts


def test_what_is_typed_beyond_the_own_turn_is_left(shell: Shell) -> None:
    out = alone(shell, f"{NEAR} {NEXT_HEX}")
    assert f"You placed a member on {NEAR}" in out
    assert "not your turn" not in out


def test_a_member_is_placed_and_taken_back(shell: Shell) -> None:
    out = alone(shell, NEAR, "undo", NEXT_HEX)
    assert f"You placed a member on {NEAR}, by a berry bush, for 1 food." in out
    assert "Taken back." in out
    assert f"You placed a member on {NEXT_HEX}, by a lake, for 1 food." in out


def test_the_price_of_company_is_told(shell: Shell, tmp_path: Path) -> None:
    table = thrifty_table(4, 0, ASKED)
    while not (shared := [space for space in view_of(table, table.seat).reach if space.company]):
        table.act(table.seat, thrifty(table))
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    out = play(shell, "--load", file, "--humans", "4", typed=["", shared[0].space]).out
    told = rf"placed a member on {shared[0].space}, [a-z ]+, for 3 food \(1 \+ 2 for company\)\."
    assert re.search(told, " ".join(out.split()))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("t6aa", "Tile T6 is not on this map"),
        (CIDS, f"{CIDS} is too far away"),
        (OWN, f"Your clan lives on {OWN} already"),
        ("22", "Now you place a second member"),
        ("y", "Now you place a second member"),
        ("dance", "is not something one can do"),
        ("99999999999999999999", "99999999999999999999"),
        ("-1 -1 99999999999999", "-1 -1 99999999999999"),
        ("\x00\x1b[31m", "is not something one can do"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(shell: Shell, typed: str, said: str) -> None:
    out = " ".join(alone(shell, typed).split())
    assert said in out
    assert "\x1b" not in out
    assert out.endswith(">")


def test_near_tells_neighbours_mountains_and_costs(shell: Shell) -> None:
    out = " ".join(alone(shell, f"near {BENS}", f"near {OVER}", "near t6aa", "near t9zz", "near").split())
    assert f"{BENS} [2], in a wood, lies next to T2Aa, T2Bb, T4Ba over a mountain and T4Bb." in out
    assert "A member there costs you 2 food: 1 + 1 over a mountain." in out
    assert "There is no place “t6aa” on the board." in out
    assert "There is no place “t9zz” on the board." in out
    assert "Say which place, for example: near t2ab" in out


def test_near_tells_what_a_card_brings(shell: Shell) -> None:
    out = alone(shell, "near 22", "near 9", "near 3", "near 42", "near 0")
    assert re.search(r"Basket 22: a tool for \d+ food; it brings berries 1:1 ", out)
    assert re.search(r"Fire 9: knowledge for \d+ food", out)
    assert "Herbs 3: a tool that brings one crop" in out
    assert "There is no place “42” on the board." in out
    assert "There is no place “0” on the board." in out


def test_moves_of_a_place_tell_what_comes_of_them(shell: Shell) -> None:
    out = alone(shell, "moves", f"moves {NEXT_HEX[:-1]}", f"moves {OVER}", "moves t2")
    for space in (NEAR, OVER, NEXT_HEX):
        assert f"{space.lower()}  a member here" in out
    assert f"\n{NEXT_HEX.lower()}  a member here\n  You " in out
    assert f"\n{OVER.lower()}  a member here\n  You " in out
    assert "Nothing can be played from “t2” now." in out


def test_why_explains_the_price_of_the_newest_member(shell: Shell) -> None:
    out = alone(shell, OVER, "why").rpartition("> why\n")[2]
    assert "= 1 + 1 over a mountain = 2 food" in out
    assert "FS-8.5" in out


def test_italian_words_are_understood(shell: Shell) -> None:
    out = " ".join(alone(shell, f"vicino {OVER}", NEAR, "aiuto", language="it").split())
    assert f"confina con {OWN} [1] oltre una montagna" in out
    assert f"Hai piazzato un membro in {NEAR}" in out
    assert "Scrivi il numero di una carta" in out


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_whole_game_against_bots_ends_with_a_winner(shell: Shell, seats: int) -> None:
    script = quick_script(["human"] + ["random"] * (seats - 1), game="first_sparks")
    ended = play(
        shell, "--quick", "--seats", str(seats), "--bots", "random", "--seed", str(SEED), typed=script
    )
    assert (ended.code, ended.err) == (0, "")
    assert "the game is over" in ended.out
    assert re.search(r"1\.  \S+.*members?\n", ended.out)


@pytest.mark.parametrize("game_map", ["random", "built"])
def test_a_game_on_another_map_is_played_to_the_end(shell: Shell, game_map: str) -> None:
    script = quick_script(["human", "random", "random"], game="first_sparks", options={"map": game_map})
    arguments = ("--quick", "--seats", "3", "--bots", "random", "--seed", str(SEED))
    ended = play(shell, *arguments, "--option", f"map={game_map}", typed=script)
    assert (ended.code, ended.err) == (0, "")
    assert "the game is over" in ended.out


def test_people_at_one_screen_play_a_whole_game(shell: Shell) -> None:
    ended = play(shell, "--humans", "2", "--seed", str(SEED), typed=shared_script(2, game="first_sparks"))
    assert ended.code == 0
    assert "The game is over." in ended.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_is_wider_than_80_columns(shell: Shell, seats: int, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    for moves in (20, 45):
        file.write_text(thrifty_table(seats, moves).record(), encoding="utf-8")
        typed = ["", "moves", "help", "log 900", "rules", "near t1aa", "near 41", "why"]
        out = play(shell, "--load", file, "--humans", str(seats), "--language", language, typed=typed).out
        assert max(map(len, out.splitlines())) <= 80


def test_a_screen_of_plain_ascii_is_served_too() -> None:
    ended = in_process_of_its_own(
        ["play", "first_sparks", "--seats", "4", "--seed", str(ASKED)],
        f"{NEAR}\nnear {OVER}\nhelp\nlanguage it\n".encode(),
        {"PYTHONIOENCODING": "ascii"},
    )
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()


def test_grounds_are_painted_where_there_are_colours() -> None:
    with terminal(
        "play", "first_sparks", "--seats", "4", "--seed", str(ASKED), "--bots", "random", lines=60
    ) as screen:
        shown = screen.wait_for("quit")
        assert "48;2;28;79;128" in shown, "the blue of lakes"
        assert "T5B fish" in plain(shown)
        screen.type("quit\r\r")
        assert screen.close() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_question_can_be_played(shell: Shell, language: str) -> None:
    seated = ("--seed", str(SEED), "--bots", "random", "--language", language)
    out = shell.play(*seated, typed=["foo"], game="first_sparks").out
    example = re.search(r"(?:e\.g\.|es\.) (t\d[ab][abc])", out)
    assert example is not None
    assert re.search(rf"[“«]{example[1]}[”»]\. \(FS-", out), "the refusal names it too"
    again = shell.play(*seated, typed=[example[1], "log"], game="first_sparks").out
    assert "(FS-" not in again

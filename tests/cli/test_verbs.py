"""What may be typed at the table besides moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux import Table
from lascaux.cli.terminal.verbs import VERBS, word_for
from lascaux.table.words import LANGUAGES, Words
from tests.cli.driving import SEED, Shell, quick_script, saved

ALONE = ("--quick", "--bots", "random", "--seed", str(SEED))


@pytest.mark.parametrize(
    "typed", ["move 12 13", "12 13", "12>13", "12 -> 13", "12-13", "12,13", " MOVE  12   13 "]
)
def test_a_move_may_be_typed_in_many_ways(shell: Shell, typed: str) -> None:
    out = shell.play("--humans", "2", "--seed", "3", typed=["", typed]).out
    assert "moved one hut from grassland 12 to mountain 13" in out


def test_a_refused_move_names_its_rule_and_changes_nothing(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = shell.play(*ALONE, typed=["12 40", f"save {file}"]).out
    assert "Territories 12 and 40 do not touch" in out
    assert "(CL-2.1)" in out
    assert "move" not in file.read_text(encoding="utf-8").partition("\n\n")[2]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("12 61", "There is no territory 61"),
        ("pass", "There is no passing"),
        ("found 12", "No village is waiting"),
        ("dance", "“dance” is not something one can do"),
        ("12 12", "those in 12 would stay where they are"),
        ("6 28", "A lake lies between territories 6 and 28"),
        ("99999999999999999999 1", "is not something one can do"),
        ("\x00\x1b[31m", "is not something one can do"),
    ],
)
def test_wrong_input_is_answered_and_asked_again(shell: Shell, typed: str, said: str) -> None:
    out = shell.play(*ALONE, typed=[typed]).out
    assert said in out
    assert out.count("Your move") == 2
    assert "\x1b" not in out


def test_why_cites_the_paragraph_behind_a_refusal(shell: Shell) -> None:
    out = shell.play(*ALONE, typed=["why 6 28"]).out
    assert "A lake lies between territories 6 and 28" in out
    assert "CL-2.7  " in out


def test_why_tells_what_allows_a_legal_move(shell: Shell) -> None:
    out = shell.play(*ALONE, typed=["why 12 13"]).out
    assert "move 12 13 is allowed." in out
    assert "CL-2.1  " in out


def test_why_alone_explains_the_newest_score(shell: Shell) -> None:
    script = quick_script(["human", "random"])
    out = shell.play(*ALONE, typed=[*script, "why"]).out.rpartition("> why\n")[2]
    assert "make" in out
    assert "CL-6.6  " in out


def test_why_alone_says_so_while_nobody_has_scored(shell: Shell) -> None:
    assert "Nobody has scored yet." in shell.play(*ALONE, typed=["why"]).out


def test_undo_takes_back_a_move_before_the_turn_ends(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = shell.play("--seed", "3", "--bots", "random", typed=["12 13", "undo", "12 11", f"save {file}"]).out
    assert "Taken back." in out
    entries = file.read_text(encoding="utf-8").partition("\n\n")[2]
    assert "move 12 13" not in entries
    assert "0 move 12 11" in entries


def test_undo_is_refused_with_the_reason_once_another_has_acted(shell: Shell) -> None:
    script = quick_script(["human", "random"], moves=1)
    assert "so your choice stands" in shell.play(*ALONE, typed=[*script, "undo"]).out


def test_after_a_move_the_turn_waits_for_enter(shell: Shell) -> None:
    out = shell.play("--seed", "3", "--bots", "random", typed=["12 13", "13 12", ""]).out
    assert "Your turn is over: press Enter" in out
    assert "Restless moved" in out


def moves_at(table: Table) -> list[str]:
    """What may be played."""
    return [choice.text for choice in table.choices(table.seat)]


def test_moves_lists_every_legal_move(shell: Shell) -> None:
    out = shell.play(*ALONE, typed=["moves"]).out
    assert "move 12: 11 13 15" in out
    assert "move 60: 35 36 55 56 58 59" in out


def test_moves_of_a_territory_tell_what_comes_of_them(shell: Shell, tmp_path: Path) -> None:
    table = Table.new("clans", 2, seed=SEED)
    while not (
        founding := [move for move in moves_at(table) if len(table.what_if(table.seat, [move]).told) > 1]
    ):
        table.act(table.seat, moves_at(table)[0])
    (tmp_path / "game.txt").write_text(table.record(), encoding="utf-8")
    typed = ["", f"moves {founding[0].split()[1]}"]
    out = shell.play("--load", tmp_path / "game.txt", "--humans", "2", typed=typed).out
    assert re.search(rf"{founding[0]}\n  You moved .*\n(?:    .*\n)*    Village 1 stands", out)


def test_a_lone_number_asks_for_the_moves_from_there(shell: Shell) -> None:
    out = shell.play(*ALONE, typed=["12"]).out
    assert re.search(r"move 12 13\n  You moved .* 13\.\nmove 12 15\n  You moved", out)


def test_near_names_the_neighbours_with_their_huts(shell: Shell) -> None:
    out = shell.play("--seed", "3", typed=["near 12"]).out
    assert "12G k1 lies next to 11F y1, 13M g1 and 15F r1." in out


@pytest.mark.parametrize("place", ["0", "61", "x", "999999999999999"])
def test_near_refuses_what_is_no_territory(shell: Shell, place: str) -> None:
    assert "There is no place" in shell.play(*ALONE, typed=[f"near {place}"]).out


def test_rules_finds_a_paragraph_by_word(shell: Shell) -> None:
    out = shell.play(*ALONE, typed=["rules seven"]).out
    assert "CL-2.3  A group of seven" in out


def test_rules_says_when_it_finds_nothing(shell: Shell) -> None:
    assert "The rules say nothing of “dragons”." in shell.play(*ALONE, typed=["rules dragons"]).out


def test_log_tells_what_happened(shell: Shell) -> None:
    script = quick_script(["human", "random"], moves=2)
    out = shell.play(*ALONE, typed=[*script, "log"]).out.rpartition("> log\n")[2]
    assert out.count("You moved") == 2
    assert out.count("Restless moved") >= 1


def test_language_changes_all_that_follows(shell: Shell) -> None:
    out = shell.play(*ALONE, typed=["language it", "12 40", "language xx"]).out
    assert "I territori 12 e 40 non si toccano" in out
    assert "La lingua «xx» non c’è" in out


def test_italian_words_are_understood(shell: Shell) -> None:
    out = shell.play(
        *ALONE, "--language", "it", typed=["vicino 12", "perché 12 40", "muovi 12 40", "aiuto"]
    ).out
    assert "confina con" in out
    assert out.count("I territori 12 e 40 non si toccano") == 2
    assert "lascia il tavolo" in out


def test_the_language_of_the_environment_is_spoken(shell: Shell) -> None:
    shell.set("LANG", "it_IT.UTF-8")
    assert "La tua mossa" in shell.play(*ALONE).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_verbs_share_a_word(language: str) -> None:
    words = [word_for(verb, Words(language)) for verb in VERBS]
    assert len(set(words)) == len(words)
    assert not any(" " in word for word in words)


def test_save_asks_before_it_replaces_a_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("a letter", encoding="utf-8")
    out = shell.play(*ALONE, typed=[f"save {file}", "no"]).out
    assert "Not saved." in out
    assert file.read_text(encoding="utf-8") == "a letter"
    shell.play(*ALONE, typed=[f"save {file}", "yes"])
    assert file.read_text(encoding="utf-8").startswith("[Game")


def test_how_to_go_on_with_a_saved_game_can_be_typed_as_it_stands(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/lascaux"])
    out = shell.play(*ALONE, typed=[f"save {tmp_path / 'game.txt'}"]).out
    assert "“.venv/bin/lascaux play clans --load FILE” goes on with it." in " ".join(out.split())


def test_a_file_that_cannot_be_written_is_explained_in_italian(shell: Shell, tmp_path: Path) -> None:
    out = shell.play(*ALONE, "--language", "it", typed=[f"salva {tmp_path / 'no' / 'game.txt'}"]).out
    assert "non si può scrivere: il file o la cartella non esiste." in " ".join(out.split())


@pytest.mark.parametrize(
    ("language", "verb", "sentence"),
    [
        ("en", "near", "Say which place, for example: near 12"),
        ("it", "vicino", "Di’ quale posto, per esempio: vicino 12"),
        ("it", "lingua", "Di’ quale lingua: lingua en oppure lingua it"),
    ],
)
def test_a_verb_that_needs_more_says_what(shell: Shell, language: str, verb: str, sentence: str) -> None:
    assert sentence in shell.play(*ALONE, "--language", language, typed=[verb]).out


def test_save_says_why_it_cannot(shell: Shell, tmp_path: Path) -> None:
    out = shell.play(*ALONE, typed=[f"save {tmp_path / 'no' / 'game.txt'}", "save"]).out
    assert "cannot be written: there is no such file or folder." in " ".join(out.split())
    assert "Say where" in out
    assert out.count("Your move") == 3


def test_quit_offers_to_save_what_is_new(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = quick_script(["human", "random"], moves=1)
    assert "Where shall this game be saved?" in shell.play(*ALONE, typed=[*script, "quit", str(file)]).out
    assert file.exists()


def test_quit_does_not_ask_when_nothing_is_new(shell: Shell, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.txt", moves=3)
    ended = shell.play("--load", file, "--humans", "2", typed=["", "quit"])
    assert ended.code == 0
    assert "Where shall" not in ended.out


def test_the_end_of_input_ends_the_game_politely(shell: Shell) -> None:
    ended = shell.play(*ALONE)
    assert (ended.code, ended.err) == (0, "")


def test_broken_utf8_is_refused_like_any_other_line(shell: Shell) -> None:
    ended = shell.run("play", "clans", *ALONE, typed=b"\xff\xfe\n12 13\n")
    assert ended.code == 0
    assert "You moved" in ended.out


def test_after_the_end_moves_are_refused_and_questions_answered(shell: Shell) -> None:
    script = quick_script(["human", "random"])
    out = shell.play(*ALONE, typed=[*script, "12 13", "board", "moves"]).out.rpartition("> 12 13\n")[2]
    assert "The game is over." in out
    assert "There is nothing to play now." in out


@pytest.mark.parametrize("typed", ["perche 12 40", "perche' 12 40", "PERCHÉ 12 40", "perchè 12 40"])
def test_italian_words_are_understood_without_their_accents(shell: Shell, typed: str) -> None:
    out = shell.play(*ALONE, "--language", "it", typed=[typed]).out
    assert "I territori 12 e 40 non si toccano" in out

"""Táin in the terminal: the doors as characters, what may be typed, what stays secret."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux import Rng, Table, game
from lascaux.cli.face import Scene
from lascaux.cli.tain.face import TainFace
from lascaux.cli.tain.marks import marks_of
from lascaux.games.tain.view import TainView
from lascaux.table.words import LANGUAGES, Words
from tests.cli.driving import SEED, Ended, Shell, in_process_of_its_own, quick_script, shared_script
from tests.cli.screens import drawn_by, printed, screen_of
from tests.cli.terminals import plain, terminal

KINDS = ("chief", "warrior", "boy", "daughter", "bluff")
NAMES = ["Ann", "Ben", "Cid", "Dot"]
FREE = 3  # a seed with which player 1 is asked before anything lies at board B, door 1
RECORD = Path(__file__).parents[1] / "records" / "tain-choice-of-hostage.txt"


def play(shell: Shell, *arguments: str | Path, typed: tuple[str, ...] | list[str] = ()) -> Ended:
    return shell.play(*arguments, typed=typed, game="tain")


def alone(shell: Shell, *typed: str, language: str = "en") -> str:
    """What is shown to somebody who plays against one restless bot."""
    return play(
        shell, "--bots", "random", "--seed", str(FREE), "--you", "1", "--language", language, typed=typed
    ).out


def drawn(table: Table, seat: int | None, language: str = "en") -> str:
    """The position as 80 columns without colours show it."""
    scene = Scene(table.view(seat), seat, table.seat, NAMES[: table.seats], table.log(seat))
    return drawn_by(TainFace(game("tain").box), scene, language=language)


def scouted(*actions: str, seats: int = 2) -> Table:
    """A table at which these actions were played, one after the other by whoever was asked."""
    table = next(table for seed in range(99) if (table := Table.new("tain", seats, seed=seed)).seat == 0)
    for action in actions:
        table.act(table.seat, action)
    return table


def on_the_doors(text: str) -> list[str]:
    """The kinds that can be read on doors and in the outer land, above the standings."""
    return re.findall("|".join(KINDS), text.partition("jewels")[0])


# --- the board ------------------------------------------------------------------------------------


def test_own_tiles_show_their_kind_and_others_their_back() -> None:
    table = scouted("scout 1 3", "lay boy", "scout 0 4", "lay warrior")
    board = drawn(table, 0)
    assert "A boy" in board
    assert "B ▒▒▒" in board
    assert on_the_doors(board) == ["boy"]


def test_raiders_stand_outside_and_guards_in_brackets() -> None:
    table = scouted("scout 0 1", "lay chief", "scout 0 1", "lay bluff")
    lines = [line.split() for line in drawn(table, 0).splitlines()]
    assert ["▸A", "Ann", "B", "▒▒▒", "·", "·", "│", "·", "·"] in lines
    assert ["[chief]", "[·]", "[·]", "│", "[·]", "[·]"] in lines


def test_a_space_that_waits_for_its_tile_is_marked() -> None:
    assert "A …" in drawn(scouted("scout 1 2"), 0)
    assert "[A …]" in drawn(scouted("scout 0 2"), 0)
    assert re.search(r"Outer land \(o\) +A …", drawn(scouted("scout outer"), 0))


def test_the_standings_count_cows_jewels_points_and_tiles() -> None:
    lines = [line.split() for line in drawn(scouted("scout 1 2", "lay boy"), 0).splitlines()]
    assert ["A", "Ann", "5", "3", "19", "17", "0"] in lines
    assert ["▸B", "Ben", "5", "3", "19", "18", "0"] in lines


def test_the_own_screen_is_listed_with_the_letters_to_type() -> None:
    board = drawn(scouted(), 0)
    assert "Your screen: c chief 1  w warrior 2  b boy 6  d daughter 1  x bluff 8" in board.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_tiles_differ(language: str) -> None:
    letters = marks_of(Words(language), has_symbols=True, is_painted=True).letter
    assert len(set(letters.values())) == len(KINDS)


# --- secrets --------------------------------------------------------------------------------------


def test_no_kind_of_another_clan_is_drawn_while_scouting() -> None:
    table, rng = Table.new("tain", 4, seed=1), Rng(1)
    for _ in range(60):
        for seat in (*range(table.seats), None):
            view = table.view(seat)
            assert isinstance(view, TainView)
            rows = [
                *view.outer,
                *[tile for board in view.boards for tile in board.entrances + board.thresholds],
            ]
            own = [tile for tile in rows if tile is not None and tile.owner == seat]
            assert len(on_the_doors(drawn(table, seat))) == len(own)
        choices = table.choices(table.seat)
        table.act(table.seat, choices[rng.below(len(choices))].text)


def test_a_spectator_sees_no_screen_from_behind() -> None:
    assert "screen:" not in drawn(scouted(), None)


def test_the_next_person_is_not_told_which_tile_was_laid(shell: Shell) -> None:
    first = Table.new("tain", 2, seed=SEED).seat
    own = f"{'ab'[first]}1"
    out = play(shell, "--humans", "2", "--seed", str(SEED), typed=["", f"{own} daughter", "", ""]).out
    after = out.rpartition("Hand over the screen")[2]
    assert f"Player {first + 1} laid a tile" in after
    assert on_the_doors(after.partition("Turn 1")[2]) == []


# --- what is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "step", "action"),
    [
        ("b3", "scout_space", "scout 1 3"),
        (" B  3 ", "scout_space", "scout 1 3"),
        ("scout b3", "scout_space", "scout 1 3"),
        ("esplora d 5", "scout_space", "scout 3 5"),
        ("scout 1 3", "scout_space", "scout 1 3"),
        ("o", "scout_space", "scout outer"),
        ("outer land", "scout_space", "scout outer"),
        ("terra esterna", "scout_space", "scout outer"),
        ("pass", "scout_space", "pass"),
        ("passo", "scout_space", "pass"),
        ("boy", "lay_tile", "lay boy"),
        ("W", "lay_tile", "lay warrior"),
        ("posa figlia", "lay_tile", "lay daughter"),
        ("x", "lay_tile", "lay bluff"),
        ("boy", "free_hostage", "free boy"),
        ("libera figlia", "free_hostage", "free daughter"),
    ],
)
def test_an_action_may_be_typed_in_short(typed: str, step: str, action: str) -> None:
    assert TainFace(game("tain").box).spelled(typed, step) == action


@pytest.mark.parametrize("typed", ["b6", "e1", "3", "dance", "a", "b3 dance", "1 3"])
def test_what_is_no_action_is_not_taken_for_one(typed: str) -> None:
    assert TainFace(game("tain").box).spelled(typed, "scout_space") is None


@pytest.mark.parametrize("typed", ["b1 boy", "B 1 b", "scout b1 ragazzo"])
def test_space_and_tile_may_be_typed_in_one_line(shell: Shell, typed: str) -> None:
    out = alone(shell, typed)
    assert "You laid a boy there, face down." in out
    assert out.count("Enter ends your turn") == 1


def test_a_refused_tile_leaves_the_space_chosen(shell: Shell) -> None:
    out = alone(shell, "b1 daughter", "boy")
    assert "The daughter only guards" in out
    assert "Which tile goes at Restless’s stables, door 1" in out
    assert "You laid a boy there" in out


def test_a_tile_that_is_typed_is_never_replaced_by_the_only_one_that_fits(
    shell: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    typed = ["a1 chief", "a2 warrior", "a3 warrior", "o boy", f"save {file}"]
    arguments = ("--quick", "--bots", "random", "--seed", str(FREE), "--you", "1")
    out = play(shell, *arguments, typed=typed).out
    assert "Boys do not go to the outer land" in out
    assert "0 lay bluff" not in file.read_text(encoding="utf-8")


def test_a_chosen_space_and_a_laid_tile_can_be_taken_back(shell: Shell) -> None:
    out = alone(shell, "b1", "undo", "moves")
    assert "Taken back." in out
    assert "b2    raid the stables of board B" in out.rpartition("> moves\n")[2]
    assert "Taken back." in alone(shell, "b1 boy", "undo")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("d1", "There is no such board: they are called A to B."),
        ("a6", "is not something one can do in Táin"),
        ("dance", "Type a space and a tile"),
        ("boy", "First choose a space"),
        ("free boy", "no hostage of yours"),
        ("o boy", "Boys do not go to the outer land"),
        ("99999999999999999999 1", "is not something one can do"),
        ("\x00\x1b[31m", "is not something one can do"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(shell: Shell, typed: str, said: str) -> None:
    out = " ".join(alone(shell, typed).split())
    assert said in out
    assert "\x1b" not in out


def test_moves_name_boards_by_letter(shell: Shell) -> None:
    out = alone(shell, "moves", "moves b", "moves o", "moves z")
    assert "a1    guard your stables" in out
    assert "\nb1  raid the stables of board B\n" in out
    assert "\no  to the outer land\n" in out
    assert "Nothing can be played from “z” now." in out


def test_near_tells_what_lies_at_a_door(shell: Shell) -> None:
    out = alone(shell, "b1 boy", "near b1", "near b", "near o", "near c1", "near")
    assert "B1, stables: outside A boy, inside nobody." in out
    assert "B5, house: outside nobody, inside" in out
    assert "In the outer land: nobody and nobody; 15 cows in the pasture." in out
    assert "There is no place “c1” on the board." in out
    assert "Say which place, for example: near b3" in out


def test_why_cites_the_rule_behind_a_refusal(shell: Shell) -> None:
    out = alone(shell, "why lay boy", "why b1")
    assert re.search(r"First choose a space.*\(TN-\d", out)
    assert "b1 is allowed." in out


def test_italian_words_are_understood(shell: Shell) -> None:
    out = alone(shell, "b1 ragazzo", "vicino b1", "aiuto", language="it")
    assert "B1, stalle: fuori A ragazzo, dentro" in out
    assert "«b3 ragazzo» posa un ragazzo" in " ".join(out.split())


# --- whole games ----------------------------------------------------------------------------------


def test_a_raid_is_drawn_with_every_tile_face_up() -> None:
    table, rng = Table.new("tain", 4, seed=1), Rng(1)
    while not (lines := [told for told in table.log(0) if told.kind == "shown"]):
        choices = table.choices(table.seat)
        table.act(table.seat, choices[rng.below(len(choices))].text)
    screen = screen_of()
    raid = printed(screen, TainFace(game("tain").box).picture(lines, NAMES, Words("en"), screen))
    assert sorted(re.findall("|".join(KINDS), raid)) == sorted(str(told.args["kind"]) for told in lines)
    assert "▒" not in raid


def test_the_tiles_of_a_raid_are_not_also_told_one_by_one(shell: Shell) -> None:
    script = quick_script(["human", "random"], game="tain")
    out = play(shell, "--quick", "--bots", "random", "--seed", str(SEED), typed=script).out
    assert "all tiles are turned up" in out
    assert "shows a" not in out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots_ends_with_a_winner(shell: Shell, seats: int) -> None:
    script = quick_script(["human"] + ["random"] * (seats - 1), game="tain")
    ended = play(
        shell, "--quick", "--seats", str(seats), "--bots", "random", "--seed", str(SEED), typed=script
    )
    assert (ended.code, ended.err) == (0, "")
    assert "the game is over" in ended.out
    assert "▒" not in ended.out.rpartition("the game is over")[2]


def test_people_at_one_screen_play_a_whole_game(shell: Shell) -> None:
    ended = play(shell, "--humans", "3", "--seed", str(SEED), typed=shared_script(3, game="tain"))
    assert ended.code == 0
    assert "The game is over." in ended.out


def test_why_sums_up_the_points_of_every_clan(shell: Shell) -> None:
    script = quick_script(["human", "random"], game="tain")
    out = play(shell, "--quick", "--bots", "random", "--seed", str(SEED), typed=[*script, "why"]).out
    points = re.findall(r"(\d+) points\b", out.partition("wins with")[0])[-2:]
    sums = re.findall(r": (\d+)\.\n", out.rpartition("> why\n")[2])
    assert sorted(sums) == sorted(points)


def test_why_says_that_points_are_counted_at_the_end(shell: Shell) -> None:
    assert "Points are counted when the game ends" in alone(shell, "why")


def test_a_hostage_goes_free_by_the_name_of_its_kind(shell: Shell, tmp_path: Path) -> None:
    head, _, entries = RECORD.read_text(encoding="utf-8").partition("\n\n")
    before = entries[: entries.index("2 free daughter")]
    head = "\n".join(line for line in head.splitlines() if not line.startswith("[Seed"))
    file = tmp_path / "game.txt"
    file.write_text(f"{head}\n\n{before}", encoding="utf-8")
    out = play(shell, "--load", file, "--humans", "3", typed=["", "bluff", "daughter"]).out
    assert "Which hostage goes free: boy or daughter" in out
    assert "“bluff” is no hostage" in out
    assert "Your daughter goes free" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_one_kind_are_told_apart(shell: Shell, language: str) -> None:
    out = play(shell, "--seats", "4", "--bots", "random", "--language", language).out
    for letter, number in (("C", 2), ("D", 3)):
        assert len(re.findall(rf"^.{letter} \w+ {number} ", out, re.MULTILINE)) == 2, "on doors and standings"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_80_columns(shell: Shell, language: str) -> None:
    script = quick_script(["human", "random", "random", "random"], game="tain")
    typed = [line for move in script for line in ("moves", f"why {move}", move)] + [
        "help",
        "log 900",
        "rules",
    ]
    out = play(
        shell,
        *("--quick", "--seats", "4", "--bots", "random", "--seed", str(SEED), "--language", language),
        typed=typed,
    ).out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_turn_fits_on_24_lines(shell: Shell, language: str) -> None:
    script = quick_script(["human", "random", "random", "random"], game="tain", moves=60)
    out = play(
        shell,
        *("--quick", "--seats", "4", "--bots", "random", "--seed", str(SEED), "--language", language),
        typed=[*script, "board"],
    ).out
    board = out.rpartition("> board\n")[2].rpartition("> ")[0]
    assert len(board.splitlines()) + 1 <= 24


def test_a_screen_of_plain_ascii_is_served_too() -> None:
    ended = in_process_of_its_own(
        ["play", "tain", "--seed", str(FREE), "--you", "1"],
        b"b1 boy\nnear b1\nlanguage it\n",
        {"PYTHONIOENCODING": "ascii"},
    )
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert "A boy" in ended.out


def test_clans_are_coloured_where_there_are_colours() -> None:
    with terminal("play", "tain", "--seed", str(FREE), "--bots", "random", "--you", "1") as screen:
        shown = screen.wait_for("help, quit")
        assert "48;2;178;58;46" in shown, "the red of board A"
        assert "A You" in plain(shown)
        screen.type("quit\r\r")
        assert screen.close() == 0

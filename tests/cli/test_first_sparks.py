"""The First Sparks in the terminal: map, market and clans as characters, what may be typed, hidden food."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console
from rich.style import Style

from lascaux import Rng, Table
from lascaux.cli.face import Scene
from lascaux.cli.first_sparks.face import FACE
from lascaux.cli.first_sparks.hexes import hexes_of, land_in
from lascaux.cli.first_sparks.map import Space, map_of
from lascaux.cli.first_sparks.marks import marks_of
from lascaux.cli.screen import Screen
from lascaux.games.first_sparks.board import DIRECTIONS
from lascaux.games.first_sparks.data import FIRST_STARTS, FOODS, SPACE_NAMES, items_of
from lascaux.games.first_sparks.view import FirstSparksView, LaidTile
from lascaux.table.words import LANGUAGES, Words
from tests.cli.driving import SEED, Ended, Shell, in_process_of_its_own, quick_script, shared_script
from tests.cli.terminals import Terminal, plain

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]
ASKED = 3  # a seed with which player 1 of four places a second member after one other

# Where the clans begin with that seed; in reach of player 1: two spaces for 1 food, one over a mountain.
BENS, DOTS, OWN, CIDS = (SPACE_NAMES[start] for start in FIRST_STARTS[4])
NEAR, NEXT_HEX, OVER = "T5Ab", "T5Bb", "T5Ac"


def play(shell: Shell, *arguments: str | Path, typed: Sequence[str] = ()) -> Ended:
    return shell.play(*arguments, typed=typed, game="first_sparks")


def alone(shell: Shell, *typed: str, language: str = "en") -> str:
    """What is shown to player 1 of four, who is asked for a second member and plays against restless bots."""
    arguments = ("--seats", "4", "--you", "1", "--bots", "random", "--seed", str(ASKED))
    return play(shell, *arguments, "--language", language, typed=typed).out


def view_of(table: Table, seat: int | None) -> FirstSparksView:
    view = table.view(seat)
    assert isinstance(view, FirstSparksView)
    return view


def drawn(
    table: Table, seat: int | None, width: int = 80, language: str = "en", encoding: str = "utf-8"
) -> str:
    """The position as a screen without colours shows it."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    screen = Screen(Console(file=file, width=width, highlight=False, markup=False, color_system=None))
    scene = Scene(view_of(table, seat), seat, table.seat, NAMES[: table.seats], [])
    with screen.console.capture() as shown:
        screen.say(FACE.drawn(scene, Words(language), screen))
    return shown.get()


def thrifty(table: Table) -> str:
    """A choice that lets the clan live on: fire or the dearest card, and growth while food is left over."""
    view = view_of(table, table.seat)
    texts = [choice.text for choice in table.choices(table.seat)]
    clan = view.clans[table.seat]
    offers = [text for text in texts if text.startswith("offer")]
    if offers:
        return "offer 9" if "offer 9" in offers else offers[-1]
    spare = (clan.food or 0) - len(clan.members) // 2
    if "done" in texts:
        near = sorted((space.cost, space.space) for space in view.reach if space.cost <= spare)
        return f"spread {near[0][1]}" if near else "done"
    return texts[0]


def thrifty_table(seats: int, moves: int, seed: int = SEED, game_map: str = "first") -> Table:
    table = Table.new("first_sparks", seats, {"map": game_map}, seed=seed)
    for _ in range(moves):
        if not table.over:
            table.act(table.seat, thrifty(table))
    return table


def built_maps(seats: int = 6, games: int = 12) -> list[list[LaidTile]]:
    """Maps that players laid at random, complete and in the making."""
    found: list[list[LaidTile]] = []
    for seed in range(games):
        table, rng = Table.new("first_sparks", seats, {"map": "built"}, seed=seed), Rng(seed)
        while view_of(table, 0).phase == "map":
            choices = table.choices(table.seat)
            table.act(table.seat, choices[rng.below(len(choices))].text)
            found.append(view_of(table, 0).tiles)
    return found


# --- the map --------------------------------------------------------------------------------------


def test_spaces_are_drawn_on_the_sides_where_they_touch() -> None:
    for tiles in built_maps():
        hexes = hexes_of(tiles)
        at = {(part.q, part.r): part for part in hexes}
        touching: set[tuple[str, str]] = set()
        for part in hexes:
            owner = {(first + turn) % 6: letter for first, letter in part.places.items() for turn in (0, 1)}
            for edge, (east, south) in enumerate(DIRECTIONS):
                other = at.get((part.q + east, part.r + south))
                if other:
                    theirs = {
                        (first + turn) % 6: name for first, name in other.places.items() for turn in (0, 1)
                    }
                    touching.add((part.name + owner[edge], other.name + theirs[(edge + 3) % 6]))
        land = land_in(tiles)
        assert touching == {
            (SPACE_NAMES[here], SPACE_NAMES[there])
            for here in range(len(SPACE_NAMES))
            for there in items_of(land.near[here])
            if SPACE_NAMES[here][:3] != SPACE_NAMES[there][:3]
        }


@pytest.mark.parametrize("has_symbols", [True, False])
def test_every_hex_has_its_name_three_spaces_and_a_mountain(has_symbols: bool) -> None:
    marks = marks_of(has_symbols, is_painted=False)
    names = dict.fromkeys(FOODS, "")
    for tiles in built_maps(games=4):
        text = map_of(hexes_of(tiles), {}, [], names, 80, marks).plain
        for part in hexes_of(tiles):
            assert text.count(part.name) == 1
        bricks = re.sub(r"T\d[AB]", "", text)
        for letter in "abc":
            assert bricks.count(letter) == 2 * len(tiles)
        assert text.count(marks.mountain) >= 2 * len(tiles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_built_map_fits_80_columns(language: str) -> None:
    names = {food: Words(language).say(f"first_sparks-food-{food}") for food in FOODS}
    crowd = Space(clans=tuple((str(seat), Style.null()) for seat in range(1, 7)), cost=12)
    for tiles in built_maps():
        spaces = dict.fromkeys(SPACE_NAMES, crowd)
        text = map_of(hexes_of(tiles), spaces, [], names, 80, marks_of(True, False)).plain
        assert max(map(len, text.splitlines())) <= 80


def test_members_stand_on_their_spaces_with_the_numbers_of_their_players() -> None:
    table = thrifty_table(4, 0, ASKED)
    board = drawn(table, 0)
    assert "│c 4          │c 2          │" in board, f"{DOTS} and {BENS}, where players 4 and 2 settled"


def test_the_cost_of_the_next_member_stands_on_the_map_and_below() -> None:
    board = drawn(thrifty_table(4, 1, ASKED), 0)
    assert "│b (1) ╎a 1 " in board
    assert f"In reach: {NEAR} (1), {NEXT_HEX} (1), {OVER} (2)" in board


def test_too_many_clans_for_a_space_end_in_a_plus() -> None:
    tiles = view_of(thrifty_table(4, 0), 0).tiles
    crowd = {"T1Aa": Space(clans=tuple((str(seat), Style.null()) for seat in range(1, 7)))}
    text = map_of(hexes_of(tiles), crowd, [], dict.fromkeys(FOODS, ""), 80, marks_of(True, False)).plain
    assert "a1234+" in text


@pytest.mark.parametrize("clans", range(7))
def test_members_and_costs_leave_the_borders_whole(clans: int) -> None:
    crowd = Space(clans=tuple((str(seat), Style.null()) for seat in range(clans)), cost=12)
    for tiles in built_maps(games=4):
        bare, crowded = (
            map_of(hexes_of(tiles), spaces, [], dict.fromkeys(FOODS, ""), 80, marks_of(True, False)).plain
            for spaces in ({}, dict.fromkeys(SPACE_NAMES, crowd))
        )
        assert len(bare) == len(crowded)
        assert all(new == old for old, new in zip(bare, crowded, strict=True) if old not in " abc")


def test_places_for_the_next_tile_are_written_where_it_may_go() -> None:
    table = Table.new("first_sparks", 3, {"map": "built"}, seed=1)
    while not view_of(table, 0).tiles:
        table.act(table.seat, table.choices(table.seat)[0].text)
    board = drawn(table, table.seat)
    for choice in table.choices(table.seat):
        place = " ".join(choice.text.split()[1:3])
        assert re.search(rf"(?<!\S){place}(?!\S)", board), place


# --- around the map -------------------------------------------------------------------------------


def test_the_market_shows_number_price_and_harvest() -> None:
    board = drawn(thrifty_table(4, 0, ASKED), 0)
    assert re.search(r" 8 Rod +\d+ +1:1 ", board)
    assert re.search(r" 9 Fire +\d+", board)
    assert re.search(r" 7 Field +\d+\*? +\+2", board)
    assert "deck 24, reshuffle after 24" in board


def test_the_stock_stands_with_its_yearly_supply() -> None:
    assert "berries 4 +7  fish 2 +4  bears 3 +3  mammoths 2 +2" in drawn(thrifty_table(4, 0, ASKED), 0)


def test_clans_stand_in_order_of_play() -> None:
    table = thrifty_table(4, 30)
    board = drawn(table, 0)
    order = [NAMES[seat] for seat in view_of(table, 0).order]
    assert re.findall(r"^.\d (Ann|Ben|Cid|Dot) ", board, re.MULTILINE) == order


def test_own_tools_tell_what_they_would_take() -> None:
    table = thrifty_table(3, 40)
    view = view_of(table, 0)
    assert view.takes is not None
    lines = [line.split() for line in drawn(table, 0).splitlines()]
    totals = [sum(take.worth for take in takes) for takes in (view.takes.now, view.takes.next)]
    assert ["food", "in", "all", "=", str(totals[0]), "=", str(totals[1])] in lines
    for tool in view.clans[0].tools:
        assert any(line[:1] == [str(tool)] for line in lines)


def test_a_wide_screen_shows_the_market_beside_the_map() -> None:
    lines = drawn(thrifty_table(4, 0, ASKED), 0, width=150).splitlines()
    assert "T1A" in lines[1]
    assert "Present" in lines[1]


def test_a_plain_screen_gets_plain_ascii() -> None:
    board = drawn(thrifty_table(4, 30), 0, encoding="ascii")
    assert board.isascii()
    assert "+-T1A" in board


# --- secrets --------------------------------------------------------------------------------------


def test_the_food_of_a_clan_with_fire_is_shown_to_nobody_else() -> None:
    hidden = 0
    for moves in range(0, 120, 6):
        table = thrifty_table(4, moves)
        for seat in (0, 1, 2, 3, None):
            view, board = view_of(table, seat), drawn(table, seat)
            for other, clan in enumerate(view.clans):
                shown = re.search(rf"^.\d {NAMES[other]} +\d+ +(\S+) ", board, re.MULTILINE)
                assert shown
                assert shown[1] == ("?" if clan.food is None else str(clan.food))
                hidden += clan.food is None
    assert hidden > 0


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
    assert FACE.spelled(typed, step) == action


@pytest.mark.parametrize("typed", ["dance", "t7aa", "t2", "t2ad", "1 2", "t2ab dance"])
def test_what_is_no_action_is_not_taken_for_one(typed: str) -> None:
    assert FACE.spelled(typed, "spread") is None


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
    assert FACE.parts(typed) == parts


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


@pytest.mark.parametrize(
    "arguments",
    [("--seats", "7"), ("--seats", "1"), ("--option", "map=round"), ("--option", "ties=chips")],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(shell: Shell, arguments: tuple[str, ...]) -> None:
    ended = play(shell, *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert re.fullmatch(r"[A-Z].*\.\n", ended.err)


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
    assert f"spread: {NEAR} {OVER} {NEXT_HEX}" in out
    assert f"\nspread {NEXT_HEX}\n" in out
    assert f"\nspread {OVER}\n" in out
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
    screen = Terminal(["play", "first_sparks", "--seats", "4", "--seed", str(ASKED), "--bots", "random"])
    try:
        shown = screen.wait_for("quit")
        assert "48;2;28;79;128" in shown, "the blue of lakes"
        assert "T5B fish" in plain(shown)
        screen.type("quit\r\r")
        assert screen.close() == 0
    finally:
        if screen.process.poll() is None:
            screen.process.kill()
        screen.process.wait()

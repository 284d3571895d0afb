"""What the terminal shows of The First Sparks: map, market and clans as characters, hidden food."""

from __future__ import annotations

import re

import pytest
from rich.style import Style

from lascaux import Table
from lascaux.cli.first_sparks.hexes import hexes_of, land_in
from lascaux.cli.first_sparks.map import Space, map_of
from lascaux.cli.first_sparks.marks import marks_of
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import FOODS, SPACE_NAMES
from lascaux.games.first_sparks.tiling import DIRECTIONS
from lascaux.parts.masks import items_of
from lascaux.table.words import LANGUAGES, Words
from tests.cli.first_sparks_terminal import (
    ASKED,
    BENS,
    DOTS,
    NAMES,
    NEAR,
    NEXT_HEX,
    OVER,
    built_maps,
    drawn,
    thrifty_table,
    view_of,
)

# --- the map --------------------------------------------------------------------------------------


def test_spaces_are_drawn_on_the_sides_where_they_touch() -> None:
    for tiles in built_maps():
        hexes = hexes_of(BOX, tiles)
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
        land = land_in(BOX, tiles)
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
        text = map_of(hexes_of(BOX, tiles), {}, [], names, 80, marks).plain
        for part in hexes_of(BOX, tiles):
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
        text = map_of(hexes_of(BOX, tiles), spaces, [], names, 80, marks_of(True, False)).plain
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
    text = map_of(hexes_of(BOX, tiles), crowd, [], dict.fromkeys(FOODS, ""), 80, marks_of(True, False)).plain
    assert "a1234+" in text


@pytest.mark.parametrize("clans", range(7))
def test_members_and_costs_leave_the_borders_whole(clans: int) -> None:
    crowd = Space(clans=tuple((str(seat), Style.null()) for seat in range(clans)), cost=12)
    for tiles in built_maps(games=4):
        bare, crowded = (
            map_of(
                hexes_of(BOX, tiles), spaces, [], dict.fromkeys(FOODS, ""), 80, marks_of(True, False)
            ).plain
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

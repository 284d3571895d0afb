"""Set-up: food, herbs, map, market and deck."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.actions import PLACINGS
from lascaux.games.first_sparks.data import FOODS, TILE_NAMES
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.frames import CHANCE
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import asked, deal, kinds, legal, play, start, told, until, year
from tests.games.first_sparks.pinned import BOX

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
EVERY_LAID_MAP = pytest.mark.parametrize("option", ["random", "built"])


def tiles_of(s: FirstSparksState) -> list[str]:
    """The names of the tiles on the map."""
    return [TILE_NAMES[laid // PLACINGS] for laid in s.tiles]


@EVERY_COUNT
@pytest.mark.rule("FS-1.2")
def test_everybody_begins_with_seven_food(seats: int) -> None:
    assert start(seats).food == [7] * seats


@pytest.mark.rule("FS-1.3")
def test_food_is_open_to_all() -> None:
    assert [clan.food for clan in view_of(year(food=[5, 6, 7]), None).clans] == [5, 6, 7]


@EVERY_COUNT
@pytest.mark.rule("FS-1.4")
def test_as_many_herbs_as_players_are_dealt(seats: int) -> None:
    s = start(seats)
    assert asked(s) == ("deal_herb", CHANCE)
    assert legal(s) == {f"herb {herb}" for herb in range(1, seats + 1)}


@pytest.mark.rule("FS-1.4")
def test_a_herb_once_dealt_is_not_dealt_again() -> None:
    s = start(3)
    play(s, "herb 2")
    assert legal(s) == {"herb 1", "herb 3"}


@pytest.mark.rule("FS-1.5")
def test_the_highest_herb_is_first_in_order() -> None:
    assert list(deal(start(4), [2, 4, 1, 3]).order) == [1, 3, 0, 2]


@pytest.mark.rule("FS-1.7")
def test_four_berries_two_fish_three_bears_and_two_mammoths_lie_ready() -> None:
    assert dict(zip(FOODS, start(5).stock, strict=True)) == {
        "crop": 0, "berry": 4, "fish": 2, "bear": 3, "mammoth": 2,
    }  # fmt: skip


@pytest.mark.rule("FS-1.8")
def test_what_is_paid_does_not_go_to_the_harvest_spaces() -> None:
    s = year(food=[20, 0, 0], deck=[40, 41])
    before = s.stock[:]
    play(s, "offer 8")
    assert s.food[0] == 20 - BOX.price[8]
    assert s.stock == before


@EVERY_LAID_MAP
@EVERY_COUNT
@pytest.mark.rule("FS-1.9")
def test_the_right_number_of_the_right_tiles_is_laid(seats: int, option: str) -> None:
    seen = set()
    for seed in range(12):
        tiles = tiles_of(until(start(seats, option), "settle", seed))
        assert len(tiles) == len(set(tiles)) == BOX.laid[seats] == max(3, seats)
        seen |= set(tiles)
    assert seen == set(TILE_NAMES[: BOX.pool[seats]])


@pytest.mark.rule("FS-1.10")
def test_the_players_lay_one_tile_each_in_order() -> None:
    s = deal(start(3, "built"), [1, 3, 2])
    builders = []
    while asked(s)[0] in ("draw_tile", "lay_tile"):
        builders += [asked(s)[1]] if asked(s)[0] == "lay_tile" else []
        GAME.play(s, GAME.legal(s)[0])
    assert builders == [1, 2, 0]


@pytest.mark.rule("FS-1.10")
def test_the_first_tile_lies_in_the_middle() -> None:
    s = deal(start(3, "built"), [3, 2, 1])
    play(s, "tile T2")
    assert legal(s) == {"lay 0 0 0"}


@pytest.mark.rule("FS-1.10")
def test_a_tile_laid_by_chance_has_no_builder() -> None:
    s = deal(start(3, "random"), [3, 2, 1])
    assert told(play(s, "tile T2", "found 0 0 0"), "tile_laid")[0][0] == CHANCE


def hexes_of(q: int, r: int, rotation: int) -> set[tuple[int, int]]:
    """Where the two hexagons of a tile lie."""
    dq, dr = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][rotation]
    return {(q, r), (q + dq, r + dr)}


def around(hexes: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All hexagons that touch some others."""
    steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    return {(q + dq, r + dr) for q, r in hexes for dq, dr in steps} - hexes


def expected(laid: list[set[tuple[int, int]]], least: int) -> set[str]:
    """All places that overlap nothing and touch enough, by trying every one near the middle."""
    taken = set().union(*laid)
    return {
        f"lay {q} {r} {rotation}"
        for q in range(-6, 7)
        for r in range(-6, 7)
        for rotation in range(6)
        if not (here := hexes_of(q, r, rotation)) & taken
        and sum(bool(around(here) & tile) for tile in laid) >= least
    }


@pytest.mark.rule("FS-1.11")
def test_the_second_tile_touches_the_first() -> None:
    s = deal(start(4, "built"), [4, 3, 2, 1])
    play(s, "tile T1", "lay 0 0 0", "tile T2")
    assert legal(s) == expected([hexes_of(0, 0, 0)], 1)


@pytest.mark.rule("FS-1.11")
def test_later_tiles_touch_two_others() -> None:
    s = deal(start(4, "built"), [4, 3, 2, 1])
    play(s, "tile T1", "lay 0 0 0", "tile T2", "lay 0 1 1", "tile T3")
    laid = [hexes_of(0, 0, 0), hexes_of(0, 1, 1)]
    assert legal(s) == expected(laid, 2)
    play(s, "lay 1 1 0", "tile T4")
    assert legal(s) == expected([*laid, hexes_of(1, 1, 0)], 2)


@pytest.mark.rule("FS-1.12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_ready_map_lies_there_without_a_question(seats: int) -> None:
    s = start(seats)
    happened = play(s, *[f"herb {herb}" for herb in range(1, seats + 1)])
    assert "tile_laid" not in kinds(happened)
    assert tiles_of(s) == [TILE_NAMES[tile // PLACINGS] for tile in BOX.first_map[seats]]


@pytest.mark.rule("FS-1.12")
def test_the_ready_map_is_the_usual_one() -> None:
    assert GAME.meta.options["map"][1] == "first"


@pytest.mark.rule("FS-1.14")
def test_three_players_get_five_berries_three_fish_two_bears_three_mammoths() -> None:
    supply = view_of(year(3), 0).supply
    assert (supply.berry, supply.fish, supply.bear, supply.mammoth) == (5, 3, 2, 3)


@pytest.mark.rule("FS-1.15")
def test_seven_to_ten_are_the_present_and_eleven_to_fourteen_the_future() -> None:
    market = view_of(year(3), 0).market
    assert (market.present, market.future) == ([7, 8, 9, 10], [11, 12, 13, 14])


@pytest.mark.rule("FS-1.16")
@pytest.mark.parametrize(("seats", "deck"), [(3, 21), (4, 24), (5, 27)])
def test_six_or_three_cards_leave_unseen_before_the_reshuffle_card(seats: int, deck: int) -> None:
    market = view_of(year(seats), 0).market
    assert (market.deck, market.reshuffle_in) == (deck, deck)


@pytest.mark.rule("FS-1.16")
def test_any_card_may_be_among_those_that_left() -> None:
    assert items_of(year(3).unseen) == list(range(15, 42))

"""What is in the box: data.py against the rulebook and against the drawn board."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import msgspec
import pytest

import lascaux
from lascaux.games.clans.box import BOX
from lascaux.games.clans.data import (
    COLOURS,
    EPOCHS,
    FROM,
    HUTS_OF_A_COLOUR,
    LAKES,
    NEIGHBOURS,
    REGION_SIZE,
    REGIONS,
    TERRAIN,
    TERRAINS,
    TERRITORIES,
    TO,
    VILLAGES,
)
from lascaux.games.clans.sight import view_of
from tests.games.clans.drawing import draw, opening, play


class Territory(msgspec.Struct):
    """What board.json says of a territory."""

    id: int
    region: int
    terrain: str
    neighbours: list[int]


class Edge(msgspec.Struct):
    """A border of board.json."""

    a: int
    b: int
    river: bool


class Lake(msgspec.Struct):
    """A lake of board.json."""

    shores: list[int]


class Board(msgspec.Struct):
    """The graph of board.json; its geometry is the browser's business."""

    territories: list[Territory]
    edges: list[Edge]
    lakes: list[Lake]


BOARD = msgspec.convert(
    json.loads(files("lascaux.games.clans").joinpath("board.json").read_text(encoding="utf-8")), Board
)


@pytest.mark.rule("CL-0.2")
def test_the_board_has_fifteen_territories_of_each_of_four_terrains() -> None:
    assert Counter(TERRAIN) == dict.fromkeys(range(4), 15)
    assert TERRITORIES == 60


@pytest.mark.rule("CL-0.2")
def test_the_drawn_board_has_the_same_terrains() -> None:
    assert [TERRAINS[terrain] for terrain in TERRAIN] == [spot.terrain for spot in BOARD.territories]


@pytest.mark.rule("CL-0.3")
def test_the_drawn_board_has_twelve_regions_of_five_in_order() -> None:
    regions = [1 + territory // REGION_SIZE for territory in range(TERRITORIES)]
    assert [spot.region for spot in BOARD.territories] == regions
    assert regions[-1] == REGIONS == 12


@pytest.mark.rule("CL-0.3")
def test_every_region_has_all_four_terrains() -> None:
    for first in range(0, TERRITORIES, REGION_SIZE):
        assert set(TERRAIN[first : first + REGION_SIZE]) == set(range(4))


@pytest.mark.rule("CL-0.3")
def test_rivers_run_between_regions_and_nowhere_else() -> None:
    for edge in BOARD.edges:
        is_inside = (edge.a - 1) // REGION_SIZE == (edge.b - 1) // REGION_SIZE
        assert edge.river != is_inside


@pytest.mark.rule("CL-0.4")
def test_the_epoch_table_is_the_printed_one() -> None:
    rows = []
    for epoch in range(EPOCHS):
        favourable = [TERRAINS[terrain] for terrain in range(4) if BOX.bonus[epoch][terrain]]
        hostile = [TERRAINS[terrain] for terrain in range(4) if BOX.is_hostile[epoch][terrain]]
        rows.append((BOX.epoch.count(epoch), favourable, hostile, max(BOX.bonus[epoch])))
    assert rows == [
        (4, ["forest"], ["mountain"], 1),
        (3, ["mountain"], ["grassland"], 2),
        (2, ["steppe"], ["forest"], 3),
        (2, ["grassland"], ["steppe"], 4),
        (1, TERRAINS, [], 5),
    ]


@pytest.mark.rule("CL-0.4")
def test_the_score_track_says_how_far_each_colour_has_come() -> None:
    s = draw({1: "rr", 2: "k", 57: "g", 58: "g"}, points={"r": 90, "y": 7})
    assert view_of(s, None).points == [90, 0, 0, 7, 0]
    play(s, "move 2 1")
    assert view_of(s, None).points == [93, 0, 0, 7, 3]


@pytest.mark.rule("CL-0.5")
def test_there_are_twelve_huts_in_each_of_five_colours() -> None:
    assert COLOURS == ["red", "blue", "green", "yellow", "black"]
    assert HUTS_OF_A_COLOUR * len(COLOURS) == TERRITORIES


@pytest.mark.rule("CL-0.6")
def test_there_are_twelve_chips_and_a_card_of_each_colour() -> None:
    space = lascaux.game("clans").space
    assert len(BOX.epoch) == VILLAGES == 12
    assert [space.parse(f"card {colour}") for colour in COLOURS] == list(
        range(space.parse("card red"), space.parse("card red") + 5)
    )


@pytest.mark.rule("CL-0.6")
def test_every_colour_has_one_disc_whoever_plays() -> None:
    for seats in (2, 3, 4):
        assert len(view_of(opening(seats), None).points) == len(COLOURS)


@pytest.mark.rule("CL-0.7")
def test_two_to_four_play_for_half_an_hour() -> None:
    meta = lascaux.game("clans").meta
    assert (meta.min_seats, meta.max_seats, meta.minutes) == (2, 4, 30)


@pytest.mark.rule("CL-0.7")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(ValueError, match="Clans is for 2 to 4 players"):
        lascaux.game("clans").start(seats, {})


@pytest.mark.rule("CL-2.7")
def test_the_drawn_board_has_the_same_borders() -> None:
    for here, spot in enumerate(BOARD.territories):
        assert [there + 1 for there in NEIGHBOURS[here]] == spot.neighbours
    assert {(here + 1, there + 1) for here, there in zip(FROM, TO, strict=True)} == {
        pair for edge in BOARD.edges for pair in ((edge.a, edge.b), (edge.b, edge.a))
    }


@pytest.mark.rule("CL-2.7")
def test_borders_go_both_ways() -> None:
    for here in range(TERRITORIES):
        assert all(here in NEIGHBOURS[there] for there in NEIGHBOURS[here])


@pytest.mark.rule("CL-2.7")
def test_the_drawn_board_has_the_same_lakes() -> None:
    drawn = {tuple(sorted(lake.shores)) for lake in BOARD.lakes}
    assert {tuple(sorted(territory + 1 for territory in shore)) for shore in LAKES} == drawn

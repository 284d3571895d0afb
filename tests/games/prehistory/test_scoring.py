"""What counts in the end: lines, megaliths, every ceremony card, and who wins."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import HUT, MEGALITH, START
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.scoring import (
    LINES,
    held_megaliths,
    lines_of,
    majority_of,
    marks_of,
    megaliths_of,
    rites_of,
    score_of,
)
from lascaux.games.prehistory.state import ON_BOARD, PrehistoryState
from tests.games.prehistory.drawing import (
    camp,
    drawn,
    empty_map,
    extra,
    fill,
    go,
    have,
    hold,
    lie,
    members,
    near,
    paint,
    spaces_with,
)


def line(s: PrehistoryState, name: str, player: int = 0) -> int:
    """A line of the final scoring."""
    return lines_of(s, player)[LINES.index(name)]


@pytest.mark.rule("PH-6E.3", "PH-6E.7", "PH-15.44")
def test_mammoths_four_times_three_tigers_two_and_rhino_footprints_nothing() -> None:
    s = hold(drawn(2), 0, "mammoth-a1", "mammoth-a2", "mammoth-a3", "mammoth-f1", "mammoth-f2", "mammoth-f3")
    assert line(s, "animals") == 4 * 3
    hold(s, 0, "sabretooth-a3", "sabretooth-f1", "rhino-f1", "rhino-f2")
    assert line(s, "animals") == 12 + 2
    s.tokens[2] = 1
    assert line(s, "animals") == 15 + 2


@pytest.mark.rule("PH-11.2", "PH-15.30")
def test_cubes_are_changed_and_three_development_points_are_one_point() -> None:
    assert line(have(drawn(2), dev=2, grey=2, cubes="red blue white"), "dev") == 7 // 3


@pytest.mark.rule("PH-6A.4")
def test_rows_of_one_two_and_three() -> None:
    assert line(paint(drawn(2), 0, "r1c1", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3"), "rock") == 1 + 3 + 6


@pytest.mark.rule("PH-6B.4")
def test_baskets_of_one_to_five() -> None:
    assert line(fill(drawn(2), 0, 1, 2, 3, 4, 5, 0), "baskets") == 1 + 3 + 5 + 8 + 12


def at_stone(letter: str, seats: int = 4) -> tuple[PrehistoryState, int, list[int]]:
    """A map with one megalith, and its neighbours without the start tile."""
    s = drawn(seats)
    stone = next(
        space
        for space in spaces_with(s, MEGALITH + "ABC".index(letter))
        if len([other for other in near(s, space) if other != START]) > 4
    )
    return lie(empty_map(s), stone, letter), stone, [other for other in near(s, stone) if other != START]


@pytest.mark.rule("PH-9.4", "PH-9.7")
def test_megalith_b_gives_three_and_two_for_the_spaces_held() -> None:
    s, stone, beside = at_stone("B")
    members(s, 1, 0, stone, beside[0], beside[1])
    members(s, 3, 0, beside[2], beside[3])
    assert [sum(held_megaliths(s, player)) for player in range(4)] == [0, 3, 0, 2]


@pytest.mark.rule("PH-9.5", "PH-9.6", "PH-9.8", "PH-15.26")
def test_megalith_c_gives_five_one_and_one() -> None:
    s, stone, beside = at_stone("C")
    members(s, 0, 0, stone, beside[0], beside[1])
    site = next((space for space in beside if s.box.content[space] == HUT), None)
    if site is None:
        members(s, 1, 0, beside[2], beside[3])
    else:
        camp(members(s, 1, 0, site), 1, "HUT1", site)
        if site in (beside[0], beside[1]):
            members(s, 0, 0, stone, *[space for space in beside if space != site][:2])
    free = [space for space in beside if space != site][-2:]
    members(s, 2, 0, *free)
    held = [sum(held_megaliths(s, player)) for player in range(4)]
    assert held == [5, 1, 1, 0]


@pytest.mark.parametrize(
    ("units", "points"),
    [
        ([3, 2, 2, 0], [5, 1, 1, 0]),
        ([3, 3, 2, 0], [2, 2, 0, 0]),
        ([3, 2, 1, 0], [5, 2, 0, 0]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2, 0, 0, 0], [5, 0, 0, 0]),
    ],
)
@pytest.mark.rule("PH-9.5", "PH-15.25")
def test_places_at_a_megalith_c_are_shared_rounded_down(units: list[int], points: list[int]) -> None:
    s = drawn(4)
    assert [majority_of(s, units, player) for player in range(4)] == points


@pytest.mark.rule("PH-9.6", "PH-15.26")
def test_members_on_the_start_tile_and_in_huts_count_for_no_megalith() -> None:
    s, _stone, beside = at_stone("B")
    members(s, 0, 0, "start", "start")
    assert sum(held_megaliths(s, 0)) == 0
    site = [space for space in beside if s.box.content[space] == HUT]
    if site:
        camp(members(s, 0, 0, site[0], site[0]), 0, "HUT1", site[0])
        assert sum(held_megaliths(s, 0)) == 1


@pytest.mark.rule("PH-9.3", "PH-13.4", "PH-15.32")
def test_each_megalith_e_doubles_the_best_that_is_left() -> None:
    s, stone, beside = at_stone("B")
    members(s, 0, 0, stone, beside[0], beside[1])
    s.stones_a[0] = 1
    assert megaliths_of(s, 0) == 2 + 3
    s.stones_e[0] = 1
    assert megaliths_of(s, 0) == 2 + 3 + 3
    s.stones_e[0] = 3
    assert megaliths_of(s, 0) == 2 * (2 + 3)


def _rock(s: PrehistoryState, *sections: str) -> None:
    paint(s, 0, *sections)


def _fish(s: PrehistoryState, *counts: int) -> None:
    s.fish[:3] = list(counts)


def _tokens(s: PrehistoryState, *counts: int) -> None:
    s.tokens[:3] = list(counts)


def _on(s: PrehistoryState, terrain: int, count: int) -> None:
    spaces = [
        space
        for space in s.box.atlas.land(s.tiles).spaces[1:]
        if s.box.terrain[space] == terrain and s.box.content[space] != HUT
    ]
    members(s, 0, 0, *spaces[:count])


def _huts(s: PrehistoryState) -> None:
    for hut, space in enumerate(spaces_with(s, HUT)[:2]):
        s.huts[hut] = space
    s.huts[2] = ON_BOARD


CARDS = [
    ("C01", 4, lambda s: _rock(s, "r1c1", "r2c2", "r3c3")),
    ("C02", 4, lambda s: _rock(s, "r1c3", "r2c2", "r3c1")),
    ("C03", 5, lambda s: _rock(s, "r1c1", "r1c3", "r3c1", "r3c3")),
    ("C04", 5, lambda s: _rock(s, "r2c2", "r2c3", "r3c2", "r3c3")),
    ("C05", 7, lambda s: _rock(s, "r1c2", "r2c1", "r2c2", "r2c3", "r3c2")),
    ("C06", 6, lambda s: fill(s, 0, 2, 3)),
    ("C07", 3, lambda s: fill(s, 0, 0, 0, 1, 4)),
    ("C08", 3, lambda s: fill(s, 0, 0, 0, 0, 0, 2, 1)),
    ("C09", 10, lambda s: fill(s, 0, 2, 2, 3)),
    ("C10", 5, lambda s: fill(s, 0, 0, 0, 0, 1, 2, 3)),
    ("C11", 3, lambda s: _fish(s, 3, 1, 1)),
    ("C12", 2, lambda s: _fish(s, 3, 2, 1)),
    ("C13", 1, lambda s: _fish(s, 3, 2, 1)),
    ("C14", 6, lambda s: _fish(s, 3, 2, 2)),
    ("C15", 6, lambda s: s.marker.__setitem__(0, 15)),
    ("C16", 3, lambda s: _tokens(hold(s, 0, "sabretooth-a1", "sabretooth-a3"), 1, 2, 0)),
    ("C17", 2, lambda s: _tokens(s, 1, 2, 0)),
    ("C18", 1, lambda s: hold(s, 0, "mammoth-a4", "mammoth-f1")),
    ("C19", 2, lambda s: hold(s, 0, "sabretooth-f1", "sabretooth-f6", "rhino-f1")),
    ("C20", 1, lambda s: hold(s, 0, "sabretooth-f1", "sabretooth-f6", "rhino-f1")),
    ("C21", 1, lambda s: hold(s, 0, "mammoth-f2", "mammoth-a1")),
    ("C22", 2, lambda s: _on(s, 2, 2)),
    ("C23", 3, lambda s: _on(s, 0, 3)),
    ("C24", 1, lambda s: _on(s, 1, 1)),
    ("C25", 3, _huts),
    (
        "C26",
        8,
        lambda s: (s.stones_a.__setitem__(0, 1), s.stones_d.__setitem__(0, 3), s.stones_e.__setitem__(0, 1)),
    ),
    ("C27", 6, lambda s: members(s, 0, 3, "start")),
    ("C28", 3, lambda s: have(s, dev=4, red=1, cubes="blue white")),
    ("C29", 3, lambda s: hold(s, 0, "C01", "C02")),
    ("C30", 3, lambda s: fill(s, 0, 1, 1, 1, 2, 2)),
    ("C31", 2, lambda s: _rock(s, "r1c1", "r1c2", "r1c3", "r2c1", "r3c1")),
    ("C32", 4, lambda s: s.marker.__setitem__(0, 14)),
    ("C33", 10, lambda s: _tokens(s, 2, 2, 3)),
]


@pytest.mark.parametrize(("card", "points", "draw"), CARDS, ids=[row[0] for row in CARDS])
@pytest.mark.rule(
    "PH-16.1",
    "PH-16.2",
    "PH-16.3",
    "PH-16.4",
    "PH-16.5",
    "PH-16.6",
    "PH-16.7",
    "PH-16.8",
    "PH-16.9",
    "PH-16.10",
    "PH-16.11",
    "PH-16.12",
    "PH-16.13",
    "PH-16.14",
    "PH-16.15",
    "PH-16.16",
    "PH-16.17",
    "PH-15.31",
    "PH-15.47",
)
def test_every_ceremony_card_counts_what_it_shows(card: str, points: int, draw) -> None:  # type: ignore[no-untyped-def]
    s = hold(members(drawn(4), 0, 0), 0, card)
    before = dict(rites_of(s, 0))
    draw(s)
    number = int(card[1:])
    assert dict(rites_of(s, 0))[number] == points
    assert before[number] == (1 if card == "C29" else 0)


@pytest.mark.rule("PH-16.18", "PH-15.32")
def test_the_doubling_card_doubles_the_best_other_card() -> None:
    s = hold(drawn(2), 0, "C34")
    assert score_of(s, 0) == 0
    hold(fill(s, 0, 2, 2), 0, "C06", "C30")
    rites = dict(rites_of(s, 0))
    assert (rites[6], rites[30], rites[34]) == (6, 2, 6)


@pytest.mark.rule("PH-16.8", "PH-15.47")
def test_members_in_a_hut_count_for_no_terrain() -> None:
    s = hold(drawn(4), 0, "C22", "C23", "C24")
    site = spaces_with(s, HUT)[0]
    members(s, 0, 0, site)
    assert sum(points for _, points in rites_of(s, 0)) == 1
    camp(s, 0, "HUT1", site)
    assert sum(points for _, points in rites_of(s, 0)) == 0


@pytest.mark.rule("PH-11.3")
def test_most_points_win_then_most_huts_then_victory_is_shared() -> None:
    s = extra(drawn(3))
    s.points = [10, 10, 9]
    camp(s, 1, "HUT1", spaces_with(s, HUT)[0])
    go(s)
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [2, 1, 3]
    s.huts = [0] * len(s.huts)
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [1, 1, 3]


@pytest.mark.rule("PH-14.10", "PH-15.64")
def test_nobody_wins_whom_the_tribe_has_reached() -> None:
    s = extra(drawn(2, marauders="easy"))
    s.members = [0] * len(s.members)
    s.points = [10, 8, 10]
    assert marks_of(s)[2] > marks_of(s)[0]
    go(s)
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [2, 3]
    assert [other.place for other in GAME.others(s)] == [1]
    s.points = [11, 8, 10]
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == [1, 3]


@pytest.mark.rule("PH-6C.3", "PH-15.52")
def test_which_ceremony_cards_others_hold_is_not_shown_until_the_end() -> None:
    s = hold(drawn(2), 0, "C07")
    assert [player.own_rites for player in GAME.view(s, 1).players] == [None, []]  # type: ignore[attr-defined]
    assert GAME.view(s, 0).players[0].own_rites == ["C07"]  # type: ignore[attr-defined]
    assert GAME.view(s, None).players[0].rites == 1  # type: ignore[attr-defined]
    go(extra(s))
    assert GAME.view(s, 1).players[0].own_rites == ["C07"]  # type: ignore[attr-defined]

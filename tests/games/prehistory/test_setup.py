"""What is in the box, the map, and what comes before the first spring."""

from __future__ import annotations

from collections import Counter

import pytest

from lascaux.games.prehistory.actions import PLACINGS, TURNS, placing
from lascaux.games.prehistory.box import BOX
from lascaux.games.prehistory.data import (
    ACTIONS,
    COLOURS,
    CONTENTS,
    HUNTING_CARDS,
    HUTS,
    KINDS,
    MEMBERS,
    RITE_CARDS,
    SETS_OF_KINDS,
    SPACES,
    START,
    TERRAINS,
)
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.land import Land
from lascaux.games.prehistory.state import AT_HOME, RESERVE, SETUP, PrehistoryState
from lascaux.games.prehistory.steps.roaming import strip_of
from lascaux.games.prehistory.tiling import (
    CELLS_OF,
    CENTRE,
    DIRECTIONS,
    OFFSETS,
    anchor_of,
    placings_at_will,
    ring_round,
    spot_of,
    steps_between,
    taken_by,
    touches,
)
from lascaux.kernel.rng import Rng
from tests.games.prehistory.drawing import asked, drawn, go, legal, play, start


def set_up(seats: int, seed: int, **options: str) -> PrehistoryState:
    """A game in which everything is drawn and everybody is about to begin."""
    s, rng = start(seats, **options), Rng(seed)
    while s.stack[-1].seat < 0 or GAME.steps[s.stack[-1].step].name in ("rotate_tile", "lay_tile"):
        GAME.play(s, GAME.sample(s, rng))
    return s


@pytest.mark.rule(
    "PH-0.4", "PH-0.5", "PH-0.6", "PH-0.7", "PH-0.8", "PH-0.9", "PH-0.10", "PH-0.11", "PH-1.2", "PH-2.5"
)
def test_the_box_holds_what_the_rulebook_counts() -> None:
    contents = Counter(CONTENTS[content] for content in BOX.content[1:])
    assert SPACES == 81
    assert (contents["A"], contents["B"], contents["C"], contents["hut"]) == (8, 6, 6, 20)
    assert (contents["animal"], contents["fish"], contents["gather"]) == (6, 6, 6)
    assert all(contents[colour] == 2 for colour in COLOURS)
    assert Counter(TERRAINS[terrain] for terrain in BOX.terrain[1:]) == {
        "rock": 26,
        "forest": 28,
        "water": 26,
    }
    assert (HUNTING_CARDS, RITE_CARDS, HUTS, MEMBERS) == (30, 34, 7, 10)
    assert (sum(BOX.fish), len(BOX.price), len(BOX.weather)) == (30, 12, 4)
    assert all(sorted(tile) == list(range(KINDS)) for tile in BOX.price)
    assert len(COLOURS) == len(ACTIONS) == KINDS
    assert SETS_OF_KINDS == 1


@pytest.mark.rule("PH-15.43", "PH-15.46", "PH-15.48", "PH-15.66")
def test_marauder_tiles_hold_each_action_once_and_are_enough_for_five_years() -> None:
    assert len(BOX.raid) - 1 == 12 >= 2 * BOX.years
    assert all(sorted(tile) == list(range(KINDS)) for tile in BOX.raid)
    assert [ACTIONS[action] for action in BOX.raid[1]][1] == "gathering"
    assert [ACTIONS[action] for action in BOX.raid[1]][4] == "migration"


@pytest.mark.parametrize(("option", "stations", "unseen"), [("shared", 5, 5), ("separate", 6, 4)])
@pytest.mark.rule("PH-2.1", "PH-15.1", "PH-15.3", "PH-15.4")
def test_price_tiles_for_the_actions_the_middle_and_the_stack(
    option: str, stations: int, unseen: int
) -> None:
    s = set_up(2, 3, price_tiles=option)
    assert len(s.prices) == stations
    tiles = [turned // KINDS for turned in s.prices] + [s.centre, s.next_centre]
    assert len(set(tiles)) == len(tiles)
    assert bin(s.unseen_prices).count("1") == unseen


@pytest.mark.rule("PH-2.2", "PH-2.3", "PH-2.4", "PH-15.49")
def test_pillars_and_displays_are_full() -> None:
    s = drawn(2)
    assert list(s.tops) == [1 << 4 * colour for colour in s.box.price[s.centre]]
    assert 0 not in s.gathering + s.river + s.hunting + s.ceremony


@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 15), (4, 20)])
@pytest.mark.rule("PH-2.6", "PH-17.4", "PH-17.5", "PH-17.6")
def test_maps_hang_together_have_no_holes_and_enclose_the_start(seats: int, tiles: int) -> None:
    for seed in range(6):
        s = set_up(seats, seed)
        land = s.box.atlas.land(s.tiles)
        assert len(s.tiles) == tiles
        assert len(land.spaces) == 4 * tiles + 1
        assert len(land.near[START]) == 6
        reached, edge = {START}, [START]
        while edge:
            edge = [other for space in edge for other in land.near[space] if other not in reached]
            reached |= set(edge)
        assert reached == set(land.spaces)
        assert max(steps_between(CENTRE, land.spot[space]) for space in land.spaces) <= 7
        empty = {(q, r) for q in range(-11, 12) for r in range(-11, 12)}
        empty -= {(land.spot[space] // 64 - 32, land.spot[space] % 64 - 32) for space in land.spaces}
        found, rim = {(-11, -11)}, [(-11, -11)]
        while rim:
            rim = list({(q + a, r + b) for q, r in rim for a, b in DIRECTIONS} & empty - found)
            found |= set(rim)
        assert found == empty, "no pocket is enclosed"


@pytest.mark.rule("PH-2.6")
def test_megaliths_lie_by_their_letters() -> None:
    s = drawn(4)
    letters = Counter(s.lying[space] for space in range(SPACES) if s.box.content[space] > 10)
    assert letters == {30: 8, 31: 6, 32: 6}


@pytest.mark.rule("PH-17.8")
def test_players_lay_the_tiles_in_turn_touching_two_cells() -> None:
    s = start(2, map="built")
    seats: list[int] = []
    while s.phase == SETUP and asked(s)[0] not in ("deal_content", "begin"):
        step, seat = asked(s)
        if step == "rotate_tile":
            seats.append(seat)
        if step == "lay_tile":
            taken = taken_by(s.tiles)
            for text in legal(s):
                _, q, r = text.split()
                least = 1 if len(s.tiles) == 0 else 2
                assert touches(taken, spot_of(int(q), int(r)), s.stack[-1].b) >= least
        GAME.play(s, GAME.legal(s)[-1])
    assert seats == [s.order[number % 2] for number in range(10)]


@pytest.mark.rule("PH-17.8")
def test_a_tile_that_fits_nowhere_with_two_may_touch_one() -> None:
    assert placings_at_will(()) == sorted(placings_at_will(()))
    assert all(touches(taken_by(()), spot_of(0, 0), turn) == 0 for turn in range(TURNS)), "not on the start"
    assert placing(0, 1, 0) in placings_at_will(())


@pytest.mark.rule("PH-17.8")
def test_a_map_laid_outwards_ends_eight_steps_from_the_start() -> None:
    tiles: tuple[int, ...] = ()
    reached: list[int] = []
    for tile in range(6):
        far = {
            number: max(steps_between(anchor_of(number) + cell, CENTRE) for cell in CELLS_OF[number % TURNS])
            for number in placings_at_will(tiles)
        }
        farthest = max(far, key=lambda number: far[number])
        reached.append(far[farthest])
        tiles = (*tiles, tile * PLACINGS + farthest)
    assert reached == [3, 5, 7, 8, 8, 8]


@pytest.mark.rule("PH-17.1", "PH-17.2", "PH-17.3", "PH-17.4")
def test_directions_go_clockwise_from_north_and_turning_by_a_step_is_sixty_degrees() -> None:
    assert ring_round(CENTRE, 1, 0) == [CENTRE + offset for offset in OFFSETS]
    assert len(ring_round(CENTRE, 3, 2)) == 18
    assert ring_round(CENTRE, 3, 2)[0] == CENTRE + 3 * OFFSETS[2]
    assert CELLS_OF[1][1] == OFFSETS[3], "east-south-east turns to the south"
    assert all(len(set(cells)) == 4 for cells in CELLS_OF)


@pytest.mark.rule("PH-17.7")
def test_a_strip_is_three_wide_and_goes_on_behind_gaps() -> None:
    land = Land((placing(0, 1, 0),))
    assert 1 + PLACINGS > 0
    strip = strip_of(land, START, 3)
    assert set(strip) == {1, 2, 3, 4}
    assert strip_of(land, START, 0) == []


@pytest.mark.rule("PH-2.7", "PH-2.8", "PH-15.50", "PH-15.51")
def test_in_turn_order_everybody_turns_the_weather_tile_and_places_the_shamans() -> None:
    s = set_up(3, 5)
    assert asked(s) == ("begin", s.order[0])
    first = s.order[0]
    play(s, "begin 4 odd")
    assert s.weather[first] % KINDS == 4
    assert s.shamans[first] == 0x101010
    assert asked(s) == ("begin", s.order[1])
    assert len({turned // KINDS for turned in s.weather}) == 3


@pytest.mark.rule("PH-2.9", "PH-1.4")
def test_everybody_starts_with_nothing_but_three_members() -> None:
    s = start(4)
    assert s.points == s.dev == s.marker == [0] * 4
    assert s.members[:10] == [RESERVE] * 7 + [AT_HOME] * 2 + [2]


@pytest.mark.rule("PH-2.10")
def test_the_first_order_is_drawn() -> None:
    s = start(3)
    assert legal(s) == {"next 0", "next 1", "next 2"}
    play(s, "next 2", "next 0")
    assert s.order == (2, 0, 1)
    s = start(1, marauders="easy")
    play(s, "next tribe")
    assert s.order == (1, 0)
    go(s)


@pytest.mark.rule("PH-2.9")
@pytest.mark.parametrize(
    "held", ["points", "dev", "resources", "tokens", "stones_a", "stones_d", "sloths", "trays"]
)
def test_before_the_first_year_nobody_has_anything(held: str) -> None:
    s = set_up(2, 1, tiles="yes", marauders="easy")
    assert GAME.faults(s) == []
    numbers = getattr(s, held)
    numbers[0] = 1
    assert GAME.faults(s) == ["Before the first year nobody has anything but three members, one of them out."]


@pytest.mark.rule("PH-2.7")
def test_only_who_has_begun_has_turned_a_weather_tile() -> None:
    s = set_up(2, 1, marauders="easy")
    seat = s.stack[-1].seat
    s.weather[seat] += 1
    assert GAME.faults(s) == ["Nobody turns a weather tile before beginning."]
    s.weather[seat] -= 1
    GAME.play(s, GAME.legal(s)[-1])
    assert s.weather[seat] % KINDS != 0
    assert GAME.faults(s) == []

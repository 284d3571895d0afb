"""The tribe of marauders: trays, payer, spring, summer, autumn, and how it ranks what it could take."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import (
    ANIMAL,
    FISH,
    GATHER,
    HUT,
    KINDS,
    MEGALITH,
    MEMBERS,
    RAID_NAMES,
    SEEK_ACTION,
    SEEK_ANIMAL,
    SEEK_FISH,
    SEEK_GATHER,
    SEEK_HUT,
    SEEK_MEGALITH,
    START,
)
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import AT_HOME, AUTUMN, INCOME, SUMMER, PrehistoryState
from lascaux.games.prehistory.steps.holding import payer_of
from lascaux.games.prehistory.steps.measuring import (
    best_basket,
    best_gathering,
    best_hunt,
    best_rite,
    biggest_fish,
)
from lascaux.games.prehistory.steps.raiding import (
    is_possible,
    raid_action,
    raid_pillar,
    raid_spring,
    raid_summer,
)
from lascaux.games.prehistory.steps.roaming import roam, stop_at, strip_of
from lascaux.kernel.events import Event
from tests.games.prehistory.drawing import (
    asked,
    autumn,
    centre,
    drawn,
    empty_map,
    fill,
    go,
    have,
    hold,
    legal,
    lie,
    members,
    near,
    paint,
    play,
    price,
    resources_of,
    show,
    spaces_with,
    start,
    summer,
)

TRIBE = 1


def raided(tile: str = "MA01", level: str = "easy", seats: int = 1, **options: str) -> PrehistoryState:
    """The first spring against the tribe, with this marauder tile; the tribe's trays are empty."""
    s = drawn(seats, marauders=level, **options)
    s.raid = RAID_NAMES.index(tile) + 1
    return s


@pytest.mark.rule("PH-14.1", "PH-15.61", "PH-15.66")
def test_the_tribe_is_set_up_as_one_more_player_with_all_its_members() -> None:
    s = start(1, marauders="hard")
    assert len(s.points) == 2
    assert s.members[MEMBERS:].count(AT_HOME) == 9
    s = drawn(1, marauders="hard")
    assert len(s.tiles) == s.box.laid[2]
    assert (s.priority, s.shamans[1], sorted(s.order)) == (SEEK_HUT, 0, [0, 1])
    assert s.box.raid_numbers[s.marauders] == 3
    assert [other.name for other in GAME.others(s)] == ["tribe"]


@pytest.mark.rule("PH-14.2", "PH-14.12", "PH-15.40")
def test_the_first_human_in_order_pays_to_the_trays_and_nobody_else() -> None:
    s = raided(seats=2)
    s.order = (2, 0, 1)
    assert payer_of(s) == 0
    s.order = (1, 2, 0)
    assert payer_of(s) == 1
    show(price(s, 1, 1), gathering="egg honey")
    have(s, 1, grey=3)
    s.order = (1, 0, 2)
    play(s, "gather 0 spring")
    assert s.trays == [1, 0, 0, 0, 0, 0], "the cube at the pillar does not go there"
    play(s, "foot grey", "sell resource grey")
    assert s.trays[0] == 1, "nor do cubes that are sold"


@pytest.mark.rule("PH-14.5", "PH-14.4", "PH-14.7.4", "PH-14.13", "PH-14.2")
def test_of_two_trays_with_three_the_first_clockwise_from_the_marker_acts_and_takes_the_biggest_fish() -> (
    None
):
    s = show(raided("MA03"), river="perch catfish trout")
    for tile in range(1, 13):
        for turn in range(KINDS):
            price(s, 0, tile, turn)
            if {s.box.price[tile - 1][(side - turn) % 6] for side in (0, 2)} == {2, 3}:
                break
        else:
            continue
        break
    have(s, blue=1, yellow=1, red=2)
    s.trays = [0, 0, 2, 0, 3, 0]
    go(s)
    happened = play(s, "paint r2c1 spring", "foot red", "done")
    assert [args["season"] for kind, _, args in happened if kind == "tribe_acted"] == ["spring"]
    assert s.trays == [0, 0, 1, 1, 3, 0], "one yellow is spent, one lies at the pillar of fishing"
    assert s.marker[TRIBE] == 3
    assert s.feet[s.box.price[s.centre].index(3)] == 1 << 4 * 2
    assert s.tries == 1


@pytest.mark.rule("PH-14.5", "PH-15.38", "PH-15.42")
def test_a_try_without_a_fitting_tray_scores_the_number_of_the_tile() -> None:
    for level, number in (("easy", 2), ("hard", 3)):
        s = raided(level=level)
        s.trays = [1] * KINDS
        raid_spring(s)
        assert s.points[TRIBE] == number
    s = raided()
    s.trays = [5, 0, 0, 0, 0, 0]
    s.painted[TRIBE] = 511
    raid_spring(s)
    assert (s.points[TRIBE], s.trays[0]) == (2, 5)


@pytest.mark.rule("PH-14.5")
def test_the_tribe_tries_as_often_as_its_number_and_goes_on_alone() -> None:
    s = have(raided(level="hard"), grey=1)
    play(s, "pass")
    assert s.phase == SUMMER
    assert s.points[TRIBE] == 3 * 3


@pytest.mark.rule("PH-14.6", "PH-14.14", "PH-15.46", "PH-15.41")
def test_of_two_pillars_with_three_the_first_from_the_framed_symbol_and_two_actions_follow() -> None:
    s = summer(raided("MA01"))
    painting = s.box.price[s.centre].index(0)
    first, second = (painting + 1) % KINDS, (painting + 4) % KINDS
    s.tops = [1] * KINDS
    s.tops[first] = 1 << 4 * 4 | 1 << 4 * 1 | 1 << 4 * 3
    s.tops[second] = 3
    s.trays = [0, 3, 2, 1, 2, 1]
    raid_pillar(s)
    assert s.trays == [0, 4, 2, 2, 3, 1]
    assert s.tops[first] == 0
    for action in range(KINDS):
        raid_summer(s, action)
    assert sum(s.baskets[KINDS:]) == 1
    assert s.members[MEMBERS:].count(AT_HOME) == 7
    assert s.painted[TRIBE] == 0
    assert s.trays[1] in (1, 2, 3)
    assert s.trays[4] in (0, 1)


@pytest.mark.rule("PH-14.6", "PH-15.42")
def test_in_summer_a_tray_with_too_few_cubes_or_nothing_to_do_stays_as_it_is() -> None:
    s = summer(raided("MA01"), 0)
    s.trays = [2, 0, 0, 0, 0, 0]
    raid_summer(s, 0)
    assert (s.trays[0], s.painted[TRIBE]) == (2, 0)
    s.trays[0] = 4
    s.painted[TRIBE] = 511
    raid_summer(s, 0)
    assert s.trays[0] == 4
    s.painted[TRIBE] = 0
    raid_summer(s, 0)
    assert (s.trays[0], s.painted[TRIBE]) == (1, 1)


@pytest.mark.rule("PH-14.3")
def test_cubes_gained_go_to_the_trays_and_development_points_move_the_marker() -> None:
    s = paint(raided(), TRIBE, "r1c1")
    raid_action(s, 0)
    assert s.painted[TRIBE] == 0b11
    assert s.priority == SEEK_MEGALITH, "the reward of the first row is a development point"
    s = paint(raided(), TRIBE, "r1c1", "r1c2", "r1c3")
    raid_action(s, 0)
    assert s.trays == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("PH-14.7", "PH-14.7.1")
def test_the_tribe_paints_from_left_to_right_and_from_top_to_bottom() -> None:
    s = raided()
    for section in range(9):
        assert is_possible(s, 0)
        raid_action(s, 0)
        assert s.painted[TRIBE] == (1 << section + 1) - 1
    assert not is_possible(s, 0)


@pytest.mark.rule("PH-14.7", "PH-14.7.2", "PH-15.65")
def test_the_tribe_takes_the_gathering_tile_of_highest_income() -> None:
    s = fill(show(raided(), gathering="honey berry+ egg fruit"), TRIBE, 1)
    price(s, 1, 1, 0)
    assert best_gathering(s) == 0, "a second honey brings two points more"
    fill(s, TRIBE, 0)
    assert best_gathering(s) == 1, "all bring a point; a development point decides"
    show(s, gathering="honey berry egg fruit")
    assert best_gathering(price(s, 1, 1, 2)) == 2, "all alike: clockwise from the framed colour"
    fill(s, TRIBE, 5, 5, 5, 5, 5, 5)
    assert not is_possible(s, 1)


@pytest.mark.rule("PH-14.7.3", "PH-15.39")
def test_the_tribe_takes_the_ceremony_card_with_most_points_or_scores_its_number() -> None:
    s = show(raided(), ceremony="C01 C27 C22 C30")
    assert best_rite(s) == 1, "nine members at home"
    s = show(raided(), ceremony="C01 C02")
    assert best_rite(s) == -1
    raid_action(s, 2)
    assert s.points[TRIBE] == 2
    assert s.track == (TRIBE,)
    s = hold(show(raided(), ceremony="C29 C01 C25"), TRIBE, "C29")
    s = show(raided(), ceremony="C29 C01 C25")
    raid_action(s, 2)
    assert s.rites[TRIBE] == 1 << 29


@pytest.mark.rule("PH-14.7.4")
def test_the_tribe_takes_the_fish_of_highest_value_and_a_trap_counts_nothing() -> None:
    s = show(raided(tiles="yes"), river="trap-cube perch trout trout")
    assert biggest_fish(s) == 2
    assert biggest_fish(show(s, river="trap-cube")) == 0


@pytest.mark.rule("PH-14.7.5", "PH-15.65")
def test_the_tribe_takes_the_hunting_card_of_highest_income_the_lowest_of_equals() -> None:
    s = show(raided(), hunting="sabretooth-a1 rhino-a3 rhino-f1 mammoth-a3")
    assert best_hunt(s) == 3
    hold(s, TRIBE, "rhino-a1", "rhino-a2", "rhino-a4")
    assert best_hunt(s) == 2, "a footprint multiplies"


@pytest.mark.rule("PH-14.7.6", "PH-15.39")
def test_two_members_of_the_tribe_migrate_to_the_start_tile() -> None:
    s = raided()
    raid_action(s, 5)
    assert s.members[MEMBERS:].count(AT_HOME) == 7
    members(s, TRIBE, 0, "start")
    assert not is_possible(s, 5)


def roaming(*spaces: str | int, priority: int = SEEK_ANIMAL, **options: str) -> PrehistoryState:
    """The tribe's autumn on an empty map, its members on these spaces."""
    s = autumn(empty_map(raided(seats=1, **options)), 1)
    members(s, 0, 0)
    members(s, TRIBE, 10 - len(spaces), *spaces)
    s.priority = priority
    return s


@pytest.mark.rule(
    "PH-14.8", "PH-14.9.2", "PH-14.15", "PH-14.16", "PH-14.17", "PH-17.7", "PH-15.62", "PH-15.47"
)
def test_the_autumn_of_the_book_fruit_for_red_an_animal_for_brown_and_nothing_for_yellow() -> None:
    s = roaming()
    land = s.box.atlas.land(s.tiles)
    edge = next(
        space
        for space in land.spaces[1:]
        if all(s.box.content[other] == 6 or s.box.content[other] > HUT for other in strip_of(land, space, 2))
        and s.box.content[space] != HUT
    )
    red = [
        space for space in strip_of(land, START, 1) if s.box.content[space] == 6 or s.box.content[space] > HUT
    ]
    brown = [
        space for space in strip_of(land, START, 4) if s.box.content[space] == 6 or s.box.content[space] > HUT
    ]
    members(s, TRIBE, 7, "start", "start", edge)
    fruit, animal = red[-1], next(space for space in brown if space not in (red[-1], edge))
    assert fruit not in strip_of(land, START, 4)
    lie(lie(s, fruit, "fruit"), animal, "rhino")
    s.trays = [0, 3, 2, 0, 2, 0]
    roam(s)
    assert s.baskets[KINDS + 2] == 1
    assert s.tokens[3:] == [0, 1, 0]
    assert s.trays == [0, 1, 1, 0, 1, 0]
    out = sorted(member for member in s.members[MEMBERS:] if member > 1)
    assert out == sorted(3 + 2 * space for space in (fruit, animal, edge))


@pytest.mark.rule("PH-14.8", "PH-14.4")
def test_the_member_nearest_to_the_start_moves_first_and_only_while_trays_have_cubes() -> None:
    s = roaming("start")
    s.trays = [0] * KINDS
    roam(s)
    assert s.members[MEMBERS:][-1] == 2, "without a cube nobody moves"
    far = s.box.atlas.land(s.tiles).spaces[-1]
    members(s, TRIBE, 8, far, "start")
    s.trays = [3, 0, 0, 0, 0, 0]
    events: list[Event] = []
    s.events = events
    roam(s)
    roused = [event.args["space"] for event in events if event.kind == "tribe_roused"]
    assert roused[0] == "start"


@pytest.mark.rule("PH-14.9", "PH-14.9.1", "PH-8.4", "PH-15.66")
def test_on_a_hut_space_the_tribe_builds_its_dearest_hut_and_the_member_goes_home() -> None:
    s = roaming(priority=SEEK_HUT)
    site = spaces_with(s, HUT)[0]
    members(s, TRIBE, 9, moved=(site,))
    stop_at(s, site)
    assert s.huts[-1] == site
    assert s.members[MEMBERS:].count(AT_HOME) == 10
    assert s.priority == SEEK_FISH, "the two development points of the last hut"


@pytest.mark.rule("PH-14.9", "PH-14.9.2", "PH-14.9.3", "PH-15.63")
def test_the_space_where_it_stops_gives_what_it_has() -> None:
    s = roaming()
    action = next(space for space in s.box.atlas.land(s.tiles).spaces[1:] if s.box.content[space] < KINDS)
    stop_at(s, action)
    assert sum(s.trays) == 1
    fish = spaces_with(s, FISH)[0]
    stop_at(lie(s, fish, "catfish"), fish)
    assert s.marker[TRIBE] == 3
    gather = spaces_with(s, GATHER)[0]
    fill(s, TRIBE, 5)
    stop_at(lie(s, gather, "honey"), gather)
    assert s.lying[gather] != 0
    stone = spaces_with(s, MEGALITH)[0]
    stop_at(lie(s, stone, "A"), stone)
    assert s.stones_a[TRIBE] == 1


@pytest.mark.rule("PH-14.9.4", "PH-14.9", "PH-15.63")
def test_at_an_occupied_megalith_it_goes_to_the_first_free_neighbour() -> None:
    s = roaming("start", priority=SEEK_MEGALITH)
    land = s.box.atlas.land(s.tiles)
    stone = next(
        space
        for space in strip_of(land, START, 0)
        if space not in near(s, START) and s.box.content[space] not in (HUT,)
    )
    lie(s, stone, "B")
    members(s, 0, 0, stone)
    s.trays = [3, 0, 0, 0, 0, 0]
    roam(s)
    there = [(member - 2) // 2 for member in s.members[MEMBERS:] if member > 1]
    assert there == [] or there[0] in near(s, stone)
    s = roaming("start", priority=SEEK_MEGALITH)
    lie(s, stone, "B")
    s.trays = [3, 0, 0, 0, 0, 0]
    roam(s)
    assert [(member - 2) // 2 for member in s.members[MEMBERS:] if member > 1] == [stone]


@pytest.mark.rule("PH-14.9.5", "PH-15.47")
def test_a_member_beside_a_megalith_stays_if_the_marker_points_at_megaliths() -> None:
    s = roaming("start", priority=SEEK_MEGALITH)
    lie(s, near(s, START)[0], "C")
    s.trays = [0, 3, 0, 0, 0, 0]
    roam(s)
    assert s.members[MEMBERS:][-1] == 3
    assert s.trays[1] == 1


@pytest.mark.parametrize(
    ("priority", "content", "item"),
    [
        (SEEK_FISH, FISH, "perch"),
        (SEEK_ANIMAL, ANIMAL, "mammoth"),
        (SEEK_GATHER, GATHER, "nut"),
        (SEEK_ACTION, 0, None),
    ],
)
@pytest.mark.rule("PH-14.8", "PH-14.9.2", "PH-14.9.3")
def test_it_looks_for_what_the_marker_shows_first(priority: int, content: int, item: str | None) -> None:
    s = roaming("start", priority=priority)
    land = s.box.atlas.land(s.tiles)
    found = False
    for direction in range(KINDS):
        strip = strip_of(land, START, direction)
        if item is None:
            wanted = [space for space in strip if s.box.content[space] < KINDS]
        else:
            wanted = [space for space in strip if s.box.content[space] == content]
        if wanted:
            if item is not None:
                for space in wanted:
                    lie(s, space, item)
            s.trays = [0] * KINDS
            s.trays[direction] = 2
            roam(s)
            assert (s.members[MEMBERS:][-1] - 3) // 2 in wanted
            found = True
            break
    assert found


@pytest.mark.rule("PH-14.11")
def test_additional_tiles_of_the_tribe() -> None:
    s = fill(raided(tiles="yes"), TRIBE, 4, 1)
    assert best_basket(s, 13) == 0, "a fifth honey brings most"
    s = roaming("start", tiles="yes")
    animal = spaces_with(s, ANIMAL)[0]
    s.priority = SEEK_HUT
    stop_at(lie(s, animal, "sloth-painting"), animal)
    assert (s.priority, s.painted[TRIBE], s.sloths[TRIBE]) == (SEEK_MEGALITH, 1, 0)
    stop_at(lie(s, animal, "sloth-migration"), animal)
    assert s.phase == AUTUMN
    assert s.members[MEMBERS:].count(3) == 2, "who migrates in autumn lies down"
    s = show(raided(tiles="yes"), gathering="egg")
    s.stones_d[TRIBE] = 1 << 1
    raid_action(s, 1)
    assert s.members[MEMBERS:].count(AT_HOME) == 8
    s = raided(tiles="yes")
    s.traps[TRIBE] = 1 | 4 << 3
    s.phase, s.turn, s.acting, s.stage, s.stack = INCOME, s.order.index(TRIBE), -1, 0, []
    GAME.advance(s)
    assert (s.priority, s.trays[1]) == (1, 1), "the marker moves first, then the tray it points at is filled"


@pytest.mark.rule("PH-14.2")
def test_what_the_payer_spends_on_walking_goes_to_the_trays() -> None:
    s = centre(autumn(empty_map(raided())), 1)
    members(s, 0, 0, "start")
    have(s, grey=1)
    beside = [space for space in near(s, START) if s.box.content[space] == 6]
    play(s, "walk start")
    play(s, sorted(legal(s, "go"))[0])
    assert resources_of(s) == {}
    assert s.trays[0] >= 0
    assert beside is not None
    assert asked(s)[1] in (-1, 0) or s.over

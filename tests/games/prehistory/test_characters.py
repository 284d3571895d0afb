"""The seven characters: spring abilities for nothing, summer abilities for two development points."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import CHARACTERS, COLOURS, HUNTING_NAMES, KINDS
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import AT_HOME, ON_BOARD, SPRING, PrehistoryState
from lascaux.games.prehistory.steps.choosing import MATRIARCH_CUBES, SHAMAN_CUBES
from lascaux.games.prehistory.steps.giving import FOR_HUT, FOR_POINTS, FOR_SECTION
from lascaux.games.prehistory.steps.numbers import GIVE, TAKE
from lascaux.kernel.frames import Frame
from tests.games.prehistory.drawing import (
    asked,
    be,
    cubes_of,
    drawn,
    extra,
    fill,
    go,
    have,
    legal,
    members,
    paint,
    play,
    price,
    resources_of,
    show,
    start,
    summer,
)


def as_one(character: str) -> PrehistoryState:
    """A game of two in which seat 0 has this character."""
    other = "farmer" if character != "farmer" else "painter"
    return be(drawn(2, characters="yes"), character, other)


def able(character: str, **held: object) -> PrehistoryState:
    """Summer: seat 0 has this character and comes to the last action, with two development points."""
    s = as_one(character)
    have(s, dev=2, **held)  # type: ignore[arg-type]
    return summer(s, 5)


@pytest.mark.rule("PH-12.1", "PH-15.57")
def test_everybody_is_dealt_another_character() -> None:
    s = start(3, characters="yes")
    while len(s.characters) < 3:
        GAME.play(s, GAME.legal(s)[-1])
    assert len(set(s.characters)) == 3
    assert all(0 < character <= len(CHARACTERS) for character in s.characters)


@pytest.mark.rule("PH-12.2", "PH-12.4")
def test_the_painter_turns_the_painting_tile_before_painting_for_nothing() -> None:
    s = price(as_one("painter"), 0, 1)
    hand = 1
    left, right = s.box.price[0][(hand + 1) % 6], s.box.price[0][hand - 1]
    have(s)
    s.resources[left] = s.resources[right] = 2
    play(s, "paint r1c1 spring")
    assert legal(s) == {"first left", "first right"}
    play(s, "first right")
    assert s.prices[0] == 1
    assert s.resources[right] == 1
    assert s.dev[0] == 0


@pytest.mark.rule("PH-12.3", "PH-12.5", "PH-15.34", "PH-15.58")
def test_the_painter_paints_for_cubes_of_any_colours() -> None:
    s = able("painter", cubes="red blue white")
    play(s, "ability")
    play(s, "paint r2c1 ability")
    assert asked(s) == ("give", 0)
    play(s, "give red", "give white")
    assert s.painted[0] == 1 << 3
    assert cubes_of(s) == {"blue": 1}
    assert s.dev[0] == 0
    assert "ability" not in legal(have(s, dev=5)), "once a summer"


@pytest.mark.rule("PH-12.5")
def test_the_painter_of_a_complete_rock_turns_cubes_into_points() -> None:
    s = able("painter", cubes="red red red red")
    s.painted[0] = 511
    play(s, "ability")
    assert legal(s) == {"cubes 1", "cubes 2", "cubes 3"}
    play(s, "cubes 3")
    assert (s.points[0], cubes_of(s)) == (3, {"red": 1})


@pytest.mark.rule("PH-12.6", "PH-12.2")
def test_the_farmer_gets_a_development_point_for_each_tile_of_spring() -> None:
    s = have(show(price(as_one("farmer"), 1, 1), gathering="egg"), grey=2)
    play(s, "gather 0 spring")
    assert s.dev[0] == 1
    s = have(show(as_one("farmer"), gathering="egg"), cubes="red red")
    play(summer(s, 1), "gather 0 summer")
    assert s.dev[0] == 0


@pytest.mark.rule("PH-12.7", "PH-15.34")
def test_the_farmer_moves_a_tile_and_a_new_pair_gives_its_bonus() -> None:
    s = fill(able("farmer"), 0, 2, 0, 0, 0, 0, 5)
    play(s, "ability")
    assert "shift honey root" not in legal(s)
    play(s, "shift honey egg")
    assert s.baskets[:KINDS] == [1, 0, 0, 1, 0, 5]
    assert cubes_of(s) == {"blue": 1, "yellow": 1}


@pytest.mark.rule("PH-12.8", "PH-15.35")
def test_the_builder_takes_one_more_resource_with_the_weather() -> None:
    s = as_one("builder")
    s.stage, s.acting, s.stack = 0, -1, []
    go(s)
    assert asked(s) == ("take", 0)
    before = sum(s.resources[:KINDS])
    play(s, "take white")
    assert sum(s.resources[:KINDS]) == before + 1
    assert asked(s) == ("spring_turn", 0)
    assert s.phase == SPRING


@pytest.mark.rule("PH-12.9", "PH-15.34")
def test_the_builder_builds_beside_the_map_for_as_many_cubes_as_members_are_needed() -> None:
    s = able("builder", cubes="red red blue")
    play(s, "ability")
    assert legal(s) == {f"raise HUT{hut}" for hut in range(1, 7)}
    play(s, "raise HUT4")
    assert legal(s) == {"give red", "give blue"}, "a red one is given in any case"
    play(s, "give blue")
    assert s.huts[3] == ON_BOARD
    assert (s.points[0], s.dev[0]) == (4, 1)
    assert s.members[:10].count(AT_HOME) == 3
    assert cubes_of(s) == {"red": 1}


@pytest.mark.rule("PH-12.10", "PH-12.2")
def test_the_fisher_pays_with_equal_colours_of_the_fishing_side() -> None:
    s = show(price(as_one("fisher"), 3, 1), river="catfish")
    colour = COLOURS[s.box.price[0][2]]
    have(s, **{colour: 4})  # type: ignore[arg-type]
    play(s, "fish 0 spring")
    assert s.marker[0] == 3
    s = show(price(as_one("hunter"), 3, 1), river="catfish")
    have(s, **{colour: 4})  # type: ignore[arg-type]
    assert legal(s, "fish") == set()


@pytest.mark.rule("PH-12.11")
def test_the_fisher_goes_a_step_on_the_track() -> None:
    s = able("fisher")
    play(s, "ability")
    assert (s.marker[0], s.dev[0]) == (1, 0)
    s = able("fisher")
    s.marker[0] = s.box.track_end
    assert "ability" not in legal(s)


@pytest.mark.rule("PH-12.12", "PH-15.58")
def test_the_matriarch_sends_two_or_four_at_most() -> None:
    s = members(price(as_one("matriarch"), 4, 1), 0, 5)
    have(s, grey=1, brown=1, yellow=1, red=1)
    play(s, "migrate 0")
    assert legal(s) == {"send 1 start", "send 2 start"}
    s = members(price(as_one("matriarch"), 4, 1), 0, 5)
    have(s, grey=1, brown=1, yellow=1, red=1)
    play(s, "migrate 1+2")
    assert "send 4 start" in legal(s)
    assert "send 5 start" not in legal(s)


@pytest.mark.rule("PH-12.13", "PH-15.58")
def test_the_matriarch_takes_a_member_back_for_a_resource_and_two_cubes() -> None:
    s = members(able("matriarch"), 0, 0, "start")
    play(s, "ability")
    assert asked(s) == ("take", 0), "the only member on the map comes home unasked"
    play(s, "take grey", "take red", "take red")
    assert (resources_of(s), cubes_of(s)) == ({"grey": 1}, {"red": 2})
    assert s.members[:10].count(AT_HOME) == 1


@pytest.mark.rule("PH-12.14", "PH-12.2")
def test_the_hunter_pays_with_equal_colours_of_the_hunting_side() -> None:
    s = show(price(as_one("hunter"), 3, 1), hunting="mammoth-a3")
    have(s, grey=4)
    play(s, "hunt 0 spring")
    assert s.points[0] == 2


@pytest.mark.rule("PH-12.15", "PH-15.34", "PH-15.58")
def test_the_hunter_takes_a_card_of_the_pile_for_cubes_of_one_colour() -> None:
    s = able("hunter", cubes="white white red red yellow")
    card = HUNTING_NAMES.index("rhino-a1") + 1
    show(s, hunting="sabretooth-a3")
    s.hunting_deck &= ~(1 << card)
    s.hunting_pile = 1 << card
    play(s, "ability")
    assert asked(s) == ("one_colour", 0), "a card of three cannot be paid, so the other is taken"
    assert legal(s) == {"one red", "one white"}
    play(s, "one white")
    assert s.cards[0] == 1 << card
    assert s.hunting_pile == 0
    assert cubes_of(s) == {"red": 2, "yellow": 1}


@pytest.mark.rule("PH-12.16", "PH-12.2")
def test_several_shamans_of_the_shaman_go_to_one_place() -> None:
    s = show(price(as_one("shaman"), 2, 1), ceremony="C25")
    colour = COLOURS[s.box.price[0][1]]
    have(s, **{colour: 3})  # type: ignore[arg-type]
    play(s, "ceremony 0 spring", "from 0", "from 2")
    assert s.shamans[0] == 2 << 4 * 1 | 1 << 4 * 4


@pytest.mark.rule("PH-12.17")
def test_the_shaman_takes_two_cubes_of_the_colours_where_shamans_stand() -> None:
    s = price(able("shaman"), 2, 1)
    play(s, "ability")
    shown = {COLOURS[s.box.price[0][place]] for place in (0, 2, 4)}
    assert legal(s) <= {f"take {colour}" for colour in shown}
    first = sorted(legal(s), key=lambda text: COLOURS.index(text.split()[1]))[0]
    play(s, first, first)
    assert cubes_of(s) == {first.split()[1]: 2}


@pytest.mark.rule("PH-12.5", "PH-12.13", "PH-12.17")
@pytest.mark.parametrize(
    ("character", "step", "purpose"),
    [
        ("shaman", TAKE, SHAMAN_CUBES),
        ("matriarch", TAKE, MATRIARCH_CUBES),
        ("builder", GIVE, FOR_HUT),
        ("painter", GIVE, FOR_SECTION),
    ],
)
def test_only_the_own_ability_can_be_open_and_only_once_it_is_paid(
    character: str, step: int, purpose: int
) -> None:
    for name in (character, "farmer"):
        for able_mask in (1, 0):
            s = go(summer(have(as_one(name), cubes="red red blue", dev=1)))
            s.able = able_mask
            s.stack = [Frame(step, 0, purpose, 0)]
            assert (GAME.faults(s) == []) == (name == character and able_mask == 1)


@pytest.mark.rule("PH-12.5")
def test_nobody_gives_more_than_three_cubes_for_points() -> None:
    for cubes in (3, 4):
        s = go(summer(have(as_one("painter"), cubes="red red blue blue white")))
        s.painted[0], s.able = 511, 1
        s.stack = [Frame(GIVE, 0, FOR_POINTS, cubes, 0)]
        assert (GAME.faults(s) == []) == (cubes == 3)


@pytest.mark.rule("PH-12.3", "PH-15.57", "PH-11.1")
def test_abilities_cost_two_and_are_for_summer_alone() -> None:
    s = able("fisher")
    assert "ability" in legal(s)
    assert "ability" not in legal(have(s, dev=1))
    s = extra(have(as_one("fisher"), dev=5))
    assert "ability" not in legal(s)
    s = have(as_one("fisher"), dev=5)
    assert "ability" not in legal(s)
    assert "ability" in legal(summer(s)), "at the choice of a pillar too"
    paint(s, 0)

"""Winter and spring: income, actions paid with resources, and the cube at the pillar."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import GATHERING, KINDS
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import AFTER, AUTUMN, FOOT, READY, SPRING
from tests.games.prehistory.drawing import (
    GREY,
    RED,
    asked,
    autumn,
    centre,
    cubes_of,
    drawn,
    fill,
    go,
    have,
    hold,
    legal,
    members,
    paint,
    play,
    price,
    resources_of,
    show,
    spring,
    start,
    summer,
)


@pytest.mark.rule("PH-4.1", "PH-15.27", "PH-15.35")
def test_weather_turns_a_step_and_brings_what_then_lies_at_each_colour() -> None:
    s = start(2)
    while GAME.seat_to_act(s) < 0:
        GAME.play(s, GAME.legal(s)[0])
    first = s.stack[-1].seat
    numbers = s.box.weather[s.weather[first] // KINDS]
    play(s, "begin 2 even")
    play(s, "begin 0 odd")
    assert s.weather[first] % KINDS == 3
    assert s.resources[first * KINDS : (first + 1) * KINDS] == [numbers[(i - 3) % 6] for i in range(6)]


@pytest.mark.rule("PH-4.2", "PH-15.8")
def test_in_turn_order_one_action_each_until_all_have_passed() -> None:
    s = have(have(drawn(2), 0, grey=3), 1, grey=3)
    assert asked(s) == ("spring_turn", 0)
    play(s, "pass")
    assert asked(s) == ("spring_turn", 1)
    play(s, "pass")
    assert s.phase != SPRING
    s = have(drawn(2), 1, grey=2)
    go(s)
    assert asked(s) == ("spring_turn", 1), "who has nothing passes unasked"
    assert s.passed == 1


@pytest.mark.rule("PH-4.3", "PH-4.5", "PH-2.2", "PH-15.6")
def test_both_places_of_a_pillar_are_taken_so_another_action_is_done() -> None:
    s = centre(show(drawn(2), hunting="sabretooth-f3", gathering="egg"), 1)
    have(s, grey=1, red=1, brown=1, yellow=1, blue=1, white=1)
    pillar = s.box.price[s.centre].index(GATHERING)
    s.feet[pillar] = 0x11
    assert legal(s, "gather") == set()
    choice = next(iter(legal(s, "hunt")))
    play(s, choice)
    while asked(s)[0] == "pay":
        play(s, sorted(legal(s))[0])
    assert asked(s) == ("lay_foot", 0)
    play(s, "foot red")
    assert s.feet[s.box.price[s.centre].index(4)] == 1 << 4 * RED
    assert s.stage == AFTER


@pytest.mark.rule("PH-4.3", "PH-15.7", "PH-10.0")
def test_an_action_that_leaves_no_cube_for_the_pillar_is_not_offered() -> None:
    s = show(price(drawn(2), 1, 1), gathering="egg")
    have(s, grey=1)
    assert legal(s, "gather") == set()
    have(s, grey=1, dev=2)
    assert legal(s, "gather") == {"gather 0 spring"}
    have(s, grey=1, dev=1, cubes="red")
    assert legal(s, "gather") == {"gather 0 spring"}


@pytest.mark.rule("PH-4.3", "PH-15.7")
def test_what_the_action_brings_may_pay_the_pillar() -> None:
    s = show(price(drawn(2), 3, 1), hunting="sabretooth-f1")
    hunting = [s.box.price[0][side] for side in (5, 0, 1)]
    assert GREY in hunting
    have(s, grey=1)
    play(s, "hunt 0 spring")
    assert s.stage in (READY, AFTER)
    assert resources_of(s) == {}, "the red resource of the footprint lies at the pillar"


@pytest.mark.rule("PH-4.3", "PH-10.0", "PH-10.3")
def test_between_action_and_foot_nothing_makes_the_foot_impossible() -> None:
    s = show(price(drawn(2), 1, 1), gathering="egg")
    have(s, grey=2, dev=0)
    play(s, "gather 0 spring")
    assert s.stage == AFTER or s.acting != 0, "the only resource goes to the pillar unasked"
    s = show(price(drawn(2), 1, 1), gathering="egg")
    have(s, grey=1, dev=1, cubes="blue")
    play(s, "gather 0 spring")
    assert asked(s) != ("lay_foot", 0) or "turn painting left" not in legal(s)


@pytest.mark.rule("PH-6A.1", "PH-6A.2", "PH-6A.3", "PH-6A.5", "PH-15.13")
def test_painting_pays_each_symbol_and_neighbours_bring_one_red_and_two_yellow() -> None:
    s = price(paint(drawn(2), 0, "r1c1", "r3c1", "r2c2"), 0, 5, 3)
    have(s, yellow=1, red=1, white=1)
    play(s, "paint r2c1 spring")
    assert resources_of(s) == {"white": 1}, "yellow and red are paid"
    play(s, "foot white")
    assert cubes_of(s) == {"red": 1, "yellow": 2}
    assert "paint r2c1 spring" not in legal(have(spring(s), red=5, yellow=5))


@pytest.mark.rule("PH-6B.1", "PH-6B.2", "PH-6B.3", "PH-6B.5")
def test_an_egg_beside_honey_brings_a_blue_and_a_yellow_cube_and_its_development_point() -> None:
    s = fill(show(price(drawn(2), 1, 4), gathering="egg+"), 0, 1)
    have(s, blue=1, grey=1)
    play(s, "gather 0 spring")
    assert s.dev[0] == 1
    assert cubes_of(s) == {"blue": 1, "yellow": 1}
    assert s.baskets[:KINDS] == [1, 0, 0, 1, 0, 0]
    assert s.gathering[0] == 0


@pytest.mark.rule("PH-6B.1", "PH-15.17")
def test_a_full_basket_takes_no_more() -> None:
    s = fill(show(price(drawn(2), 1, 4), gathering="egg honey"), 0, 0, 0, 0, 5)
    have(s, blue=2, white=2)
    assert legal(s, "gather") == {"gather 1 spring"}


@pytest.mark.rule("PH-6C.1", "PH-6C.2", "PH-6C.3", "PH-6C.4", "PH-6C.5", "PH-2.8", "PH-15.15")
def test_two_shamans_move_to_grey_and_blue_for_the_card_of_huts() -> None:
    s = show(price(drawn(2), 2, 1, 1), ceremony="C25 C26")
    s.shamans[0] = 0x111 << 4 * 2  # at 2, 3 and 4
    have(s, grey=1, blue=1, red=1)
    assert legal(s, "ceremony") == {"ceremony 0 spring"}, "grey at 1, blue at 5; a third cannot be paid"
    s = show(price(drawn(2), 2, 1, 1), ceremony="C25")
    s.shamans[0] = 0x11100
    have(s, grey=1, blue=1, red=2)
    play(s, "ceremony 0 spring", "to 1", "from 2", "from 4")
    assert s.shamans[0] == 1 << 4 * 1 | 1 << 4 * 3 | 1 << 4 * 5
    assert s.dev[0] == 1
    assert s.track == (0,)
    assert asked(s) == ("lay_foot", 0)
    assert resources_of(s) == {"red": 2}


@pytest.mark.rule("PH-6C.1")
def test_shamans_go_only_where_no_own_shaman_stood_at_the_start() -> None:
    s = show(price(drawn(2), 2, 1), ceremony="C01")
    have(s, grey=2, brown=2, yellow=2, white=2, blue=2, red=2)
    play(s, "ceremony 0 spring")
    assert legal(s) == {"to 1", "to 3", "to 5"}


@pytest.mark.rule("PH-6C.4", "PH-15.16", "PH-3.5")
def test_a_further_ceremony_overtakes_on_the_order_track() -> None:
    s = drawn(3)
    s.track = (2, 1)
    show(s, ceremony="C01 C02")
    have(s, 1, cubes="yellow yellow")
    summer(s, 2, turn=1)
    play(s, "ceremony 0 summer")
    assert s.track == (1, 2)
    s.year = 1
    autumn(s, 3)
    s.acting = -1
    GAME.advance(s)
    while s.phase != SPRING:
        if s.stack:
            GAME.play(s, GAME.legal(s)[0])
        else:
            GAME.advance(s)
    assert s.order == (1, 2, 0)
    assert len(s.track) == 0


@pytest.mark.rule("PH-6C.4")
def test_in_the_last_year_a_ceremony_is_not_told_as_a_place_in_the_next() -> None:
    for year, told in ((4, True), (5, False)):
        s = summer(have(show(drawn(2), ceremony="C01"), cubes="yellow"), 2)
        s.year = year
        happened = play(s, "ceremony 0 summer")
        assert ("order_claimed" in [kind for kind, _, _ in happened]) == told
        assert s.track == (0,)


@pytest.mark.rule("PH-6D.1", "PH-6D.2", "PH-6D.3", "PH-15.1")
def test_a_fish_of_three_costs_red_grey_and_brown_and_leads_three_spaces_on() -> None:
    s = show(drawn(2), river="catfish")
    for turn in range(KINDS):
        price(s, 3, 1, turn)
        if {s.box.price[0][(side - turn) % 6] for side in (2, 3, 4)} == {0, 1, 4}:
            break
    have(s, red=1, grey=1, brown=1, white=1)
    play(s, "fish 0 spring")
    assert s.marker[0] == 3
    assert resources_of(s) == {}
    assert s.fish[:3] == [0, 0, 1]


@pytest.mark.rule("PH-6E.1", "PH-6E.2", "PH-6E.4", "PH-15.33")
def test_a_sabre_tooth_of_two_costs_white_and_blue_and_scores_a_point() -> None:
    s = show(drawn(2), hunting="sabretooth-a1")
    for turn in range(KINDS):
        price(s, 3, 1, turn)
        if {s.box.price[0][(side - turn) % 6] for side in (5, 0, 1)} == {2, 3, 5}:
            break
    have(s, white=1, blue=1, grey=1)
    play(s, "hunt 0 spring")
    assert s.points[0] == 1
    assert resources_of(s) == {}


@pytest.mark.rule("PH-6E.2", "PH-6E.6")
def test_a_third_rhino_footprint_brings_its_cube_and_again_both_resources() -> None:
    s = hold(show(drawn(2), hunting="rhino-f4"), 0, "rhino-f1", "rhino-f2")
    have(s, cubes="brown brown")
    summer(s, 4)
    play(s, "hunt 0 summer")
    assert cubes_of(s) == {"brown": 1}
    assert resources_of(s) == {"yellow": 1, "grey": 1}


@pytest.mark.rule("PH-6F.1", "PH-6F.3", "PH-6F.4", "PH-15.18", "PH-15.19")
def test_yellow_and_brown_side_by_side_send_three_members_at_once() -> None:
    s = drawn(2)
    for turn in range(KINDS):
        price(s, 4, 1, turn)
        if {s.box.price[0][(side - turn) % 6] for side in (1, 2)} == {2, 4}:
            break
    members(s, 0, 3)
    have(s, yellow=1, brown=1, red=1)
    play(s, "migrate 1+2")
    assert legal(s) == {"send 1 start", "send 2 start", "send 3 start"}
    play(s, "send 3 start")
    assert s.members[:10].count(1) == 0
    assert resources_of(s) == {}


@pytest.mark.rule("PH-6F.1", "PH-6F.3")
def test_without_a_member_on_the_board_nobody_migrates() -> None:
    s = members(drawn(2), 0, 0, "start")
    have(s, grey=5, red=5, yellow=5, blue=5, brown=5, white=5)
    assert legal(s, "migrate") == set()


@pytest.mark.rule("PH-10.1", "PH-10.4", "PH-10.0")
def test_development_points_turn_the_ceremony_tile_by_two() -> None:
    s = show(price(drawn(2), 2, 1), ceremony="C05")
    s.shamans[0] = 0x111  # at 0, 1 and 2
    wanted = [s.box.price[0][(side - 2) % 6] for side in (3, 4, 5)]
    have(s, dev=2)
    for colour in wanted:
        s.resources[colour] = 1
    s.resources[wanted[0]] += 1
    assert legal(s, "ceremony") == set()
    play(s, "turn ceremony right", "turn ceremony right")
    assert s.dev[0] == 0
    assert "ceremony 0 spring" in legal(s)


@pytest.mark.rule("PH-10.1", "PH-10.2", "PH-10.3")
def test_what_development_points_buy_and_bring() -> None:
    s = have(drawn(2), dev=6, red=1, cubes="blue")
    turned = s.weather[0]
    play(s, "weather", "buy resource grey", "buy cube white", "sell resource red", "sell cube blue")
    assert s.weather[0] == turned + 1
    assert s.dev[0] == 6 - 1 - 2 - 3 + 1 + 1
    assert resources_of(s) == {"grey": 1}
    assert cubes_of(s) == {"white": 1}


@pytest.mark.rule("PH-1.3", "PH-4.4")
def test_the_two_stocks_are_not_exchanged_for_each_other() -> None:
    s = have(show(drawn(2), gathering="egg"), cubes="grey red yellow blue brown white red red")
    assert not any(
        text.split()[0] in ("paint", "gather", "fish", "hunt", "migrate", "foot") for text in legal(s)
    )


@pytest.mark.rule("PH-3.1", "PH-3.2", "PH-3.3", "PH-3.4", "PH-15.5", "PH-15.49")
def test_winter_changes_the_centre_fills_what_is_empty_and_deals_new_cards() -> None:
    s = autumn(drawn(2), 2)
    s.tops = [0, 0x11, 0, 0x100, 0, 0]
    s.gathering = (0, *s.gathering[1:])
    old_cards, old_rites, following = s.hunting, s.ceremony, s.next_centre
    GAME.advance(s)
    while s.phase == AUTUMN or s.phase == 1:
        if s.stack:
            GAME.play(s, GAME.legal(s)[0])
        else:
            GAME.advance(s)
    assert s.year == 2
    assert s.centre == following
    assert s.tops[1] == 0x11
    assert s.tops[0] == 1 << 4 * s.box.price[s.centre][0]
    assert 0 not in s.gathering
    assert not set(old_cards) & set(s.hunting)
    assert all(s.hunting_pile >> card & 1 for card in old_cards)
    assert not set(old_rites) & set(s.ceremony)


@pytest.mark.rule("PH-3.3", "PH-15.49")
def test_a_place_stays_empty_when_the_stock_is() -> None:
    s = autumn(drawn(2), 2)
    s.gathering = (0,) * KINDS
    s.gather_stock = (0,) * len(s.gather_stock)
    GAME.advance(s)
    while s.phase != SPRING:
        if s.stack:
            GAME.play(s, GAME.legal(s)[0])
        else:
            GAME.advance(s)
    assert s.gathering == (0,) * KINDS


@pytest.mark.rule("PH-10.0", "PH-15.56")
def test_a_turn_lasts_until_its_seat_ends_it() -> None:
    s = have(show(price(drawn(2), 1, 1), gathering="egg"), grey=3, red=1)
    have(s, 1, grey=1)
    play(s, "gather 0 spring", "foot red")
    assert asked(s) == ("end_turn", 0)
    assert {"done", "sell resource grey"} <= legal(s)
    play(s, "done")
    assert asked(s) == ("spring_turn", 1)
    assert s.stage != FOOT

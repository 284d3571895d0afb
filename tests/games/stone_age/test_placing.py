"""Phase 1: who may go where."""

from __future__ import annotations

import pytest

from tests.games.stone_age.drawing import asked, legal, own, people_at, placing, play


def crowds(texts: set[str], place: str) -> list[int]:
    """How many people may go to a place."""
    return sorted(int(text.split()[2]) for text in texts if text.split()[1] == place)


@pytest.mark.rule("SA-3.1")
def test_seats_send_people_to_one_place_at_a_time_clockwise_until_nobody_can() -> None:
    s = placing(3)
    seats = []
    for text in ["hunt 2", "hunt 5", "forest 1", "forest 3", "hunt 1"]:
        seats.append(asked(s)[1])
        play(s, f"place {text}")
    assert seats == [0, 1, 2, 0, 2]
    play(s, "place field 1", "place tool_maker 1", "place card_1 1")
    assert asked(s)[0] == "use_place"


@pytest.mark.rule("SA-3.2")
def test_nobody_goes_to_a_place_twice_in_a_round_not_even_to_the_hunt() -> None:
    s = placing(2)
    play(s, "place hunt 1", "place forest 1")
    assert crowds(legal(s), "hunt") == []
    play(s, "place river 1")
    assert crowds(legal(s), "forest") == []


@pytest.mark.rule("SA-3.3")
def test_nobody_may_pass_and_who_has_no_place_is_skipped_with_people_at_home() -> None:
    s = placing(2)
    assert all(text.startswith("place ") for text in legal(s))
    play(s, "place hunt 1", "place hunt 1")
    for place in [
        "forest",
        "clay_pit",
        "quarry",
        "river",
        "card_1",
        "card_2",
        "card_3",
        "card_4",
        "stack_1",
        "stack_2",
    ]:
        people_at(s, place, 1, 1)
    s.workers, s.home = [5, 10], [4, 1]
    play(s, "place tool_maker 1", "place field 1")
    assert asked(s) == ("use_place", 0)
    assert s.home == [3, 0]


@pytest.mark.rule("SA-3.4")
def test_a_card_that_cannot_be_paid_may_be_occupied() -> None:
    assert {"place card_4 1", "place stack_1 1"} <= legal(placing(2))


@pytest.mark.rule("SA-3.5", "SA-0.1")
def test_tool_maker_and_field_take_one_worker() -> None:
    s = placing(4)
    assert (crowds(legal(s), "tool_maker"), crowds(legal(s), "field")) == ([1], [1])
    play(s, "place tool_maker 1")
    assert crowds(legal(s), "tool_maker") == []


@pytest.mark.rule("SA-3.6")
def test_the_hut_takes_just_two_of_one_player() -> None:
    s = placing(4)
    assert crowds(legal(s), "hut") == [2]
    play(s, "place hut 2")
    assert crowds(legal(s), "hut") == []
    s = placing(4)
    s.home[0] = 1
    assert crowds(legal(s), "hut") == []


@pytest.mark.rule("SA-3.7")
def test_everybody_may_hunt_with_as_many_as_they_like() -> None:
    s = placing(4)
    s.workers[0] = s.home[0] = 10
    assert crowds(legal(s), "hunt") == list(range(1, 11))
    play(s, "place hunt 9")
    assert crowds(legal(s), "hunt") == [1, 2, 3, 4, 5]


@pytest.mark.rule("SA-3.8")
def test_seven_rings_are_shared_in_forest_clay_pit_quarry_and_river() -> None:
    s = placing(4)
    s.workers[0] = s.home[0] = 10
    for place in ["forest", "clay_pit", "quarry", "river"]:
        assert crowds(legal(s), place) == [1, 2, 3, 4, 5, 6, 7]
    play(s, "place forest 4")
    assert crowds(legal(s), "forest") == [1, 2, 3]
    play(s, "place forest 3")
    assert crowds(legal(s), "forest") == []


@pytest.mark.rule("SA-3.9", "SA-3.10", "SA-13.2")
def test_each_card_and_each_building_takes_one_worker() -> None:
    s = placing(3, style=True)
    for place in ["card_1", "card_5", "stack_1", "stack_3"]:
        assert crowds(legal(s), place) == [1]
    assert crowds(legal(s), "stack_4") == []
    play(s, "place card_5 1")
    assert crowds(legal(s), "card_5") == []
    assert crowds(legal(s), "card_4") == [1]
    assert crowds(legal(placing(4)), "card_5") == []


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rule("SA-3.11")
def test_with_few_players_only_two_of_tool_maker_hut_and_field_are_used(seats: int) -> None:
    s = placing(seats)
    play(s, "place hut 2", "place field 1")
    assert crowds(legal(s), "tool_maker") == []


@pytest.mark.rule("SA-3.11")
def test_with_four_players_all_three_are_used() -> None:
    s = placing(4)
    play(s, "place hut 2", "place field 1")
    assert crowds(legal(s), "tool_maker") == [1]


@pytest.mark.rule("SA-3.12")
def test_with_two_players_one_works_in_the_forest_with_three_two_with_four_all() -> None:
    for seats, most in [(2, 1), (3, 2), (4, 4)]:
        s = placing(seats)
        for _ in range(most):
            play(s, "place forest 1")
        assert (crowds(legal(s), "forest") == []) or most == seats


@pytest.mark.parametrize(("seats", "usable"), [(2, 2), (3, 2), (4, 3), (5, 4)])
@pytest.mark.rule("SA-12.4", "SA-12.1")
def test_how_many_of_the_four_village_places_are_used_with_the_market(seats: int, usable: int) -> None:
    s = placing(seats, style=True)
    village = ["market 2", "hut 2", "field 1", "tool_maker 1"]
    for text in village[:usable]:
        play(s, f"place {text}")
    for text in village[usable:]:
        assert f"place {text}" not in legal(s)
    assert crowds(legal(placing(seats, style=True)), "market") == [2]


@pytest.mark.rule("SA-12.1")
def test_without_the_expansion_there_is_no_market() -> None:
    assert crowds(legal(placing(4)), "market") == []


@pytest.mark.rule("SA-15.6", "SA-17.6", "SA-15.8")
def test_a_workshop_takes_up_to_three_of_its_owner_beside_all_other_places() -> None:
    s = own(placing(2, style=True), 0, "XB4")
    assert crowds(legal(s), "workshop_1") == [1, 2, 3]
    assert crowds(legal(s), "workshop_2") == []
    play(s, "place workshop_1 2")
    assert crowds(legal(s), "workshop_1") == []
    play(s, "place hunt 5")
    assert crowds(legal(s), "workshop_1") == []
    assert crowds(legal(s), "forest") == [1, 2, 3]


@pytest.mark.rule("SA-17.6", "SA-3.3")
def test_a_free_workshop_is_a_place_so_its_owner_may_not_pass() -> None:
    s = own(placing(2, style=True), 0, "XB6")
    play(s, "place hunt 4", "place hunt 5")
    for place in range(5, 19):
        s.at[place] = 16
    s.at[0] = s.at[1] = 16
    assert legal(s) == {"place workshop_3 1"}

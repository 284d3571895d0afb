"""Raids on the clans, door by door: the whole table, the examples, and loot that runs short."""

from __future__ import annotations

import pytest

from tests.games.tain.drawing import (
    ARTHUR,
    BRIGITTE,
    PATRICK,
    cows_of,
    draw,
    held_by,
    in_words,
    jewels_of,
    raid,
    told,
)

# Raiders (rows) against guards (columns), read off the rulebook: + succeeds, . nothing, - fails,
# boy: the raiding boy is captured, girl: the guarding daughter is.
TABLE = """
         none  bluff boy  warrior chief daughter
boy      +     +     .    boy     -     -
warrior  +     +     +    .       -     girl
chief    +     +     +    +       .     -
bluff    .     .     .    .       .     .
"""
OUTCOMES = {"+": "succeeds", ".": "draw", "-": "fails", "boy": "captured", "girl": "captures"}


def cells() -> list[tuple[str, str, str]]:
    """Raider, guard and result of every cell."""
    head, *rows = TABLE.strip().splitlines()
    guards = head.split()
    return [
        (raider, guard, result)
        for raider, *results in (row.split() for row in rows)
        for guard, result in zip(guards, results, strict=True)
    ]


@pytest.mark.rule(
    "TN-6.4", "TN-6.5", "TN-6.6", "TN-6.7", "TN-6.8", "TN-6.9", "TN-6.10", "TN-6.11", "TN-6.12",
    "TN-10.13", "TN-10.14",
)  # fmt: skip
@pytest.mark.parametrize("door", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("raider", "guard", "result"), cells())
def test_the_whole_table_at_every_door(raider: str, guard: str, result: str, door: int) -> None:
    s = draw(
        seats=2,
        raiders={(1, door): (0, raider)},
        guards={} if guard == "none" else {(1, door): guard},
    )
    raid(s)
    cow, jewel = int(result == "+" and door <= 3), int(result == "+" and door > 3)
    assert cows_of(s) == [5 + cow, 5 - cow]
    assert jewels_of(s) == [3 + jewel, 3 - jewel]
    assert held_by(s, 1, 0) == ("boy" if result == "boy" else "")
    assert held_by(s, 0, 1) == ("daughter" if result == "girl" else "")
    assert in_words(s.discard[0]) == ("" if result == "boy" else raider)
    assert in_words(s.discard[1]) == ("" if guard == "none" or result == "girl" else guard)


@pytest.mark.rule("TN-6.1")
@pytest.mark.parametrize(("raider", "guard", "result"), [cell for cell in cells() if cell[0] != "bluff"])
def test_every_case_is_told_with_its_outcome(raider: str, guard: str, result: str) -> None:
    guards = {} if guard == "none" else {(1, 2): guard}
    happened = raid(draw(raiders={(1, 2): (2, raider)}, guards=guards))
    (args,) = told(happened, "raided")
    standing = "none" if guard in ("none", "bluff") else guard
    assert args == {
        "board": 1, "board-seat": 1, "board-owner": "#1", "door": 2, "place": "stables", "own": "no",
        "kind": raider, "guard": standing, "outcome": OUTCOMES[result],
    }  # fmt: skip


@pytest.mark.rule("TN-6.1", "TN-6.14")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_boards_and_raiders_come_in_order_from_the_active_player(active: int) -> None:
    raiders = {
        (board, 1 + place): (raider, "boy")
        for board in range(3)
        for place, raider in enumerate(seat for seat in range(3) if seat != board)
    }
    happened = raid(draw(raiders=raiders, active=active, cows=[8, 8, 8]))
    order = [(active + turn) % 3 for turn in range(3)]
    stolen = [args["board"] for args in told(happened, "stole_cow")]
    assert stolen == [board for board in order for _ in range(2)]


@pytest.mark.rule("TN-6.2")
def test_a_success_takes_a_cow_from_the_stables_and_a_jewel_from_the_house() -> None:
    s = draw(seats=2, raiders={(1, 3): (0, "boy"), (1, 4): (0, "boy")})
    happened = raid(s)
    assert [args["cows"] for args in told(happened, "stole_cow")] == [1]
    assert [args["jewels"] for args in told(happened, "stole_jewel")] == [1]
    assert (cows_of(s), jewels_of(s)) == ([6, 4], [4, 2])


@pytest.mark.rule("TN-6.3", "TN-7.2", "TN-10.5")
def test_loot_cannot_be_taken_again_in_the_same_turn() -> None:
    raiders = {(1, 1): (0, "boy"), (0, 1): (1, "boy"), (0, 2): (1, "boy")}
    s = draw(seats=2, raiders=raiders, cows=[1, 8], active=1)
    happened = raid(s)
    assert [(args["board"], args["cows"]) for args in told(happened, "stole_cow")] == [(1, 1), (0, 1), (0, 0)]
    assert cows_of(s) == [1, 8]


@pytest.mark.rule("TN-6.15")
def test_first_example_a_chief_at_an_unguarded_door_takes_a_cow() -> None:
    s = draw(raiders={(ARTHUR, 1): (PATRICK, "chief")}, guards={(ARTHUR, 1): "bluff"})
    raid(s)
    assert cows_of(s) == [6, 5, 4]


@pytest.mark.rule("TN-6.16", "TN-10.2")
def test_second_example_the_boy_of_the_raider_is_captured_by_the_owner_of_the_board() -> None:
    s = draw(raiders={(ARTHUR, 2): (PATRICK, "boy")}, guards={(ARTHUR, 2): "warrior"})
    happened = raid(s)
    assert held_by(s, ARTHUR, PATRICK) == "boy"
    assert held_by(s, PATRICK, ARTHUR) == ""
    (args,) = told(happened, "captured")
    assert (args["captor-seat"], args["owner-seat"], args["kind"]) == (ARTHUR, PATRICK, "boy")


@pytest.mark.rule("TN-6.17")
def test_third_example_a_warrior_gets_past_a_boy_and_a_boy_does_not() -> None:
    s = draw(
        raiders={(ARTHUR, 4): (BRIGITTE, "warrior"), (ARTHUR, 5): (PATRICK, "boy")},
        guards={(ARTHUR, 4): "boy", (ARTHUR, 5): "boy"},
    )
    raid(s)
    assert jewels_of(s) == [3, 4, 2]
    assert in_words(s.discard[ARTHUR]) == "boy boy"


@pytest.mark.rule("TN-6.13", "TN-10.3")
@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_when_cows_are_short_the_first_from_the_active_player_takes(active: int, winner: int) -> None:
    s = draw(raiders={(1, 1): (0, "boy"), (1, 2): (2, "boy")}, cows=[5, 1, 5], active=active)
    raid(s)
    assert cows_of(s) == [5 + int(winner == 0), 0, 5 + int(winner == 2)]


@pytest.mark.rule("TN-6.13", "TN-10.3")
def test_one_player_takes_all_that_is_due_before_the_next() -> None:
    raiders = {(1, 1): (2, "boy"), (1, 2): (0, "boy"), (1, 3): (0, "boy")}
    s = draw(raiders=raiders, cows=[5, 2, 5])
    raid(s)
    assert cows_of(s) == [7, 0, 5]


@pytest.mark.rule("TN-6.13")
def test_two_successes_in_a_house_with_one_jewel() -> None:
    s = draw(raiders={(0, 4): (1, "boy"), (0, 5): (2, "boy")}, jewels=[1, 4, 4], active=2)
    happened = raid(s)
    assert jewels_of(s) == [0, 4, 5]
    assert [args["jewels"] for args in told(happened, "stole_jewel")] == [1, 0]


@pytest.mark.rule("TN-10.6")
def test_a_success_in_a_house_without_jewels_and_own_hostages_brings_nothing() -> None:
    s = draw(raiders={(1, 4): (0, "boy")}, jewels=[6, 0, 3], hostages={(1, 2): "boy"})
    raid(s)
    assert jewels_of(s) == [6, 0, 3]
    assert held_by(s, 1, 2) == "boy"


def test_a_guard_without_a_raider_meets_nobody() -> None:
    s = draw(seats=2, guards={(0, 1): "warrior", (1, 4): "daughter"})
    happened = raid(s)
    assert told(happened, "raided") == []
    assert [in_words(heap) for heap in s.discard] == ["warrior", "daughter"]

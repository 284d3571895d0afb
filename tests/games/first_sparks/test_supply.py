"""Phase 4 and the end: order of play, supply, who wins."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import FOODS
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.frames import NOBODY
from tests.games.first_sparks.drawing import asked, kinds, legal, play, play_on, told, year
from tests.games.first_sparks.pinned import BOX

THIRTEEN = "T1Aa T1Ab T1Ac T1Ba T1Bb T1Bc T2Aa T2Ab T2Ac T2Ba T2Bb T2Bc T3Ab"
TWELVE = THIRTEEN.removesuffix(" T3Ab")


def supply(s: FirstSparksState) -> list[int]:
    """All stay as they are; the order of the next year."""
    play_on(s, "spread")
    play_on(s, "offer")
    return list(s.order)


@pytest.mark.rule("FS-9.1")
def test_larger_clans_come_first() -> None:
    s = year(food=[9] * 3, clans=["T1Ac", "T2Ba T2Bc T2Bb", "T3Ac T3Ab"])
    assert supply(s) == [1, 2, 0]


@pytest.mark.rule("FS-9.2")
def test_of_equal_clans_the_higher_card_goes_first() -> None:
    s = year(food=[9] * 3, clans=["T1Ac", "T2Ba", "T3Ac"], cards={0: [3, 16], 1: [2, 41], 2: [1, 17, 19]})
    assert supply(s) == [1, 2, 0]


@pytest.mark.rule("FS-9.3")
def test_seven_with_card_18_go_before_seven_with_15_and_six() -> None:
    angelica, steffi, christian = range(3)
    clans = [
        "T1Aa T1Ab T1Ac T1Ba T1Bb T1Bc",
        "T2Aa T2Ab T2Ac T2Ba T2Bb T2Bc T1Bb",
        "T3Aa T3Ab T3Ac T3Ba T3Bb T3Bc T1Ab",
    ]
    cards = {angelica: [3, 41], steffi: [2, 18], christian: [1, 15]}
    s = year(food=[30] * 3, clans=clans, cards=cards)
    assert supply(s) == [steffi, christian, angelica]


@pytest.mark.rule("FS-9.4", "FS-9.5")
@pytest.mark.parametrize(
    ("seats", "grounds"), [(2, [2, 1, 1, 2]), (3, [2, 1, 1, 2]), (4, [3, 2, 2, 1]), (5, [3, 2, 3, 2])]
)
def test_the_supply_is_the_base_and_one_for_each_ground(seats: int, grounds: list[int]) -> None:
    base = {2: [2, 1, 0, 0], 3: [3, 2, 1, 1], 4: [4, 2, 1, 1], 5: [5, 3, 2, 1]}[seats]
    s = year(seats, food=[9] * seats)
    play_on(s, "spread")
    before = s.stock[:]
    play_on(s, "offer")
    added = [after - lay for after, lay in zip(s.stock, before, strict=True)]
    assert added == [0, *[one + other for one, other in zip(base, grounds, strict=True)]]


@pytest.mark.rule("FS-9.6")
def test_four_players_get_seven_berries_four_fish_three_bears_two_mammoths() -> None:
    s = year(4, food=[9] * 4)
    play_on(s, "spread")
    expected = {"berries": 7, "fish": 4, "bears": 3, "mammoths": 2}
    assert told(play_on(s, "offer"), "supplied") == [(-1, expected)]


@pytest.mark.rule("FS-14.3")
def test_a_harvest_space_never_holds_more_tokens_than_there_are() -> None:
    s = year(food=[9] * 3, stock={"berry": 18, "fish": 19, "bear": 17, "mammoth": 12})
    play_on(s, "spread")
    happened = play_on(s, "offer")
    assert told(happened, "supplied")[0][1] == {"berries": 0, "fish": 1, "bears": 1, "mammoths": 0}
    assert dict(zip(FOODS, s.stock, strict=True))["fish"] == 20


@pytest.mark.rule("FS-9.10")
def test_after_the_supply_a_new_year_begins() -> None:
    s = year(food=[9] * 3)
    supply(s)
    assert s.year == 2
    assert s.done == s.passed == 0


def about_to_end(food: list[int]) -> FirstSparksState:
    """The last in order has a clan of twelve and may spread first; all have so much food."""
    s = year(food=[30] * 3, clans=["T3Bc", "T3Ba", TWELVE])
    play_on(s, "spread")
    s.food = food
    return s


@pytest.mark.rule("FS-10.1")
def test_with_thirteen_members_all_finish_spreading_and_the_game_ends() -> None:
    s = about_to_end([5, 5, 5])
    play(s, "spread T3Ab", "done")
    assert asked(s) == ("spread", 1)
    play(s, "spread T3Bb", "done")
    happened = play(s, "done")
    assert s.over
    assert kinds(happened) == ["stopped", "ended", "totalled", "totalled", "totalled"]
    assert "supplied" not in kinds(happened)


@pytest.mark.rule("FS-10.1")
def test_twelve_members_do_not_end_the_game() -> None:
    s = about_to_end([5, 5, 5])
    play(s, "done", "done", "done")
    assert not s.over


@pytest.mark.rule("FS-10.2")
def test_a_clan_may_grow_beyond_thirteen() -> None:
    s = about_to_end([5, 5, 50])
    play(s, "spread T3Ab", "spread T3Aa")
    assert {"spread T3Ac", "spread T3Bb"} <= legal(s)
    happened = play(s, "spread T3Ac")
    assert told(happened, "stopped")[0][1]["reason"] == "full"


@pytest.mark.rule("FS-10.3")
def test_most_members_win() -> None:
    s = about_to_end([50, 5, 5])
    play(s, "spread T3Ab", "done", "done", "done")
    ending = GAME.ending(s)
    assert ending is not None
    assert GAME.scores(s) == [1, 1, 13]
    assert ending.ranking[2] == 1


@pytest.mark.rule("FS-10.4", "FS-14.6")
@pytest.mark.parametrize(("food", "ranking"), [([8, 5, 5], [2, 3, 1]), ([5, 5, 5], [2, 2, 1])])
def test_equal_clans_are_parted_by_food_and_else_share_the_place(food: list[int], ranking: list[int]) -> None:
    s = about_to_end(food)
    play(s, "spread T3Ab", "done", "done", "done")
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.ranking == ranking
    assert GAME.seat_to_act(s) == NOBODY


@pytest.mark.rule("FS-14.11")
def test_the_game_ends_after_year_40() -> None:
    s = year(food=[9] * 3)
    s.year = BOX.last_year
    play_on(s, "spread")
    happened = play(s, "done", "done", "done")
    assert BOX.last_year == 40
    assert s.over
    assert told(happened, "ended")[0][1]["reason"] == "long"

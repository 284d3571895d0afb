"""What looks good in The First Sparks, and what does not."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng
from lascaux.bots.catalogue import bot_from
from lascaux.bots.first_sparks.evaluation import FirstSparksEvaluation
from lascaux.bots.first_sparks.harvests import harvests_of
from lascaux.bots.first_sparks.prospects import prospects_of
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import BEAR, BERRY
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import SPREADING, FirstSparksState
from lascaux.games.first_sparks.steps.hunting import tools_for
from lascaux.games.first_sparks.steps.numbers import SPREAD
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.parts.masks import items_of
from lascaux.table.outlook import Outlook
from tests.games.first_sparks.drawing import year

EVALUATION = FirstSparksEvaluation(GAME)
FIRST_SPARKS = lascaux.game("first_sparks")
CLANS = ["T1Ab T1Ac", "T2Aa T2Ab", "T3Aa T3Ab"]
BASKET = items_of(BOX.food_mask[BERRY])[0]
BOW = items_of(BOX.food_mask[BEAR])[0]
FIELD = items_of(BOX.field_mask)[-1]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_judging_changes_nothing(seats: int) -> None:
    s, rng = GAME.start(seats, {"map": "random"}), Rng(seats)
    while not s.over and s.year < 3:
        if GAME.seat_to_act(s) != CHANCE:
            key = GAME.key(s)
            EVALUATION.rate(s, GAME.seat_to_act(s), GAME.legal(s))
            EVALUATION.rewards(s)
            assert GAME.key(s) == key
        GAME.play(s, GAME.sample(s, rng))


def test_rewards_stay_between_nothing_and_all() -> None:
    s, rng = GAME.start(4, {"map": "first"}), Rng(3)
    while not s.over:
        assert all(0 <= reward <= 1 for reward in EVALUATION.rewards(s))
        GAME.play(s, GAME.sample(s, rng))


def test_food_counts() -> None:
    assert _hope(year(clans=CLANS, food=[12, 6, 6])) > _hope(year(clans=CLANS, food=[2, 6, 6]))


def test_a_tool_at_its_ground_counts() -> None:
    with_tool = year(clans=CLANS, cards={0: [3, BASKET]})
    assert _hope(with_tool) > _hope(year(clans=CLANS))


def test_a_tool_far_from_its_ground_counts_less() -> None:
    near, far = (
        year(clans=CLANS, cards={0: [3, card]}, stock={"berry": 4, "bear": 4}) for card in (BASKET, BOW)
    )
    assert harvests_of(near).now[0] > harvests_of(far).now[0]
    assert _hope(near) > _hope(far)


def test_a_field_needs_no_ground() -> None:
    assert harvests_of(year(clans=CLANS, cards={0: [3, FIELD]})).now[0] > 1


def test_a_larger_clan_that_can_eat_needs_fewer_years() -> None:
    fed = year(clans=["T1Ab T1Ac T1Aa", *CLANS[1:]], food=[9, 6, 6], cards={0: [3, FIELD]})
    assert prospects_of(fed)[0] < prospects_of(year(clans=CLANS, food=[9, 6, 6], cards={0: [3, FIELD]}))[0]


def test_members_that_cannot_be_fed_do_no_good() -> None:
    all_spaces = "T1Aa T1Ab T1Ac T1Ba T1Bb T1Bc"
    hungry = year(clans=[all_spaces, *CLANS[1:]], food=[0, 6, 6])
    assert prospects_of(hungry)[0] > prospects_of(year(clans=CLANS, food=[6, 6, 6]))[0]


def test_what_lies_idle_is_worth_a_walk() -> None:
    """A basket, and berries next door: the clan goes there in its next go."""
    s = year(
        clans=["T1Bb T1Ba", *CLANS[1:]], food=[6, 6, 6], cards={0: [3, FIELD, BASKET]}, stock={"berry": 9}
    )
    _let_spread(s, 0)
    while s.stack[-1].seat == 0:
        GAME.play(s, GAME.space.parse(_chosen(s, 0)))
    assert tools_for(s, 0, BERRY) != 0


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_the_thirteenth_member_is_placed_if_it_wins(bot: str) -> None:
    spaces = "T1Aa T1Ab T1Ac T1Ba T1Bb T1Bc T2Aa T2Ab T2Ac T2Ba T2Bb T2Bc"
    s = year(clans=[spaces, "T3Ab", "T3Ba"], food=[9, 0, 0])
    _let_spread(s, 0)
    assert _chosen(s, 0, bot).startswith("spread ")


def test_a_clan_of_two_without_a_tool_buys_its_first() -> None:
    s = year(clans=CLANS, food=[7, 0, 0], stock={"berry": 6})
    assert _chosen(s, 0).startswith("offer ")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("kind", ["random", "built"])
def test_every_choice_is_legal(seats: int, kind: str) -> None:
    s, rng = GAME.start(seats, {"map": kind}), Rng(seats)
    bot = bot_from("greedy", FIRST_SPARKS)
    while not s.over and s.year < 4:
        seat = GAME.seat_to_act(s)
        if seat == CHANCE:
            GAME.play(s, GAME.sample(s, rng))
            continue
        action = bot.choose(Outlook(FIRST_SPARKS, seat, s, []), rng)
        assert action in GAME.legal(s)
        GAME.play(s, action)


def _hope(s: FirstSparksState) -> float:
    return EVALUATION.rewards(s)[0]


def _let_spread(s: FirstSparksState, seat: int) -> None:
    """It is this seat's go in phase 3, the last of all."""
    s.phase, s.turn = SPREADING, s.seats - s.order.index(seat)
    s.stack[-1] = Frame(SPREAD, seat, 0, 0)


def _chosen(s: FirstSparksState, seat: int, bot: str = "greedy") -> str:
    return GAME.space.text(bot_from(bot, FIRST_SPARKS).choose(Outlook(FIRST_SPARKS, seat, s, []), Rng(2)))

"""What looks good in Táin, and what does not."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng, Table
from lascaux.bots.catalogue import bot_from
from lascaux.bots.tain.evaluation import TainEvaluation
from lascaux.bots.tain.prospects import prospects_of
from lascaux.games.tain.flow import GAME
from tests.games.tain.drawing import draw

EVALUATION = TainEvaluation(GAME)
TAIN = lascaux.game("tain")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judging_changes_nothing(seats: int) -> None:
    s, rng = GAME.start(seats, {"rotate_active": "yes"}), Rng(seats)
    while not s.over:
        key = GAME.key(s)
        EVALUATION.rate(s, GAME.seat_to_act(s), GAME.legal(s))
        assert GAME.key(s) == key
        GAME.play(s, GAME.sample(s, rng))


def test_rewards_share_one_win() -> None:
    assert sum(EVALUATION.rewards(draw(4))) == pytest.approx(1)


def test_cows_count() -> None:
    assert _hope(cows=[6, 5, 4]) > _hope(cows=[5, 5, 5])


def test_jewels_count() -> None:
    assert _hope(jewels=[4, 3, 2]) > _hope(jewels=[3, 3, 3])


def test_the_same_lead_is_worth_more_towards_the_end() -> None:
    assert _hope(cows=[7, 4, 4], turn=8) > _hope(cows=[7, 4, 4], turn=1)


def test_a_raider_before_an_open_door_promises_a_cow() -> None:
    raided = draw(raiders={(1, 1): (0, "chief")})
    assert prospects_of(GAME, raided)[0] > prospects_of(GAME, draw())[0]


def test_tiles_behind_the_screen_are_worth_more_than_put_away() -> None:
    few, many = draw(screens={0: "boy"}), draw()
    assert prospects_of(GAME, many)[0] > prospects_of(GAME, few)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "search:8"])
def test_every_choice_is_legal(seats: int, name: str) -> None:
    table, rng = Table.new("tain", seats=seats, seed=seats), Rng(1)
    bot = bot_from(name, TAIN)
    for _ in range(12):
        outlook = table.outlook(table.seat)
        action = bot.choose(outlook, rng)
        assert action in outlook.choices
        table.act(table.seat, action)


def _hope(cows: list[int] | None = None, jewels: list[int] | None = None, turn: int = 5) -> float:
    return EVALUATION.rewards(draw(cows=cows, jewels=jewels, turn=turn))[0]

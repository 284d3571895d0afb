"""What bots of Prehistory look at, and that looking changes nothing."""

from __future__ import annotations

import pytest

import lascaux
from lascaux import Rng
from lascaux.bots.catalogue import bot_from
from lascaux.bots.prehistory.evaluation import PrehistoryEvaluation
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.kernel.frames import CHANCE
from lascaux.table.outlook import Outlook

EVALUATION = PrehistoryEvaluation(GAME)
PREHISTORY = lascaux.game("prehistory")
BOXES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {"characters": "yes", "tiles": "yes"}),
    (3, {"price_tiles": "separate", "characters": "yes"}),
    (1, {"marauders": "hard", "tiles": "yes", "characters": "yes"}),
]


def played(s: PrehistoryState, rng: Rng) -> None:
    """A choice: now at random, now as it looks best."""
    seat = GAME.seat_to_act(s)
    if seat == CHANCE or rng.below(3) == 0:
        GAME.play(s, GAME.sample(s, rng))
        return
    options = GAME.legal(s)
    values = EVALUATION.rate(s, seat, options)
    assert len(values) == len(options)
    GAME.play(s, options[values.index(max(values))])


@pytest.mark.parametrize(("seats", "options"), BOXES)
def test_judging_changes_nothing_and_stays_within_bounds(seats: int, options: dict[str, str]) -> None:
    s, rng = GAME.start(seats, options), Rng(seats)
    while not s.over:
        if GAME.seat_to_act(s) != CHANCE:
            key = GAME.key(s)
            rewards = EVALUATION.rewards(s)
            rates = EVALUATION.rate(s, GAME.seat_to_act(s), GAME.legal(s))
            assert all(0 <= value <= 1 for value in [*rewards, *rates])
            assert GAME.key(s) == key
        played(s, rng)


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_bots_play_a_whole_game_with_everything_in_it(name: str) -> None:
    s, rng = GAME.start(2, {"characters": "yes", "tiles": "yes"}), Rng(8)
    bot = bot_from(name, PREHISTORY)
    while not s.over:
        seat = GAME.seat_to_act(s)
        if seat == CHANCE:
            GAME.play(s, GAME.sample(s, rng))
        else:
            GAME.play(s, bot.choose(Outlook(PREHISTORY, seat, s, []), rng))
    assert min(GAME.scores(s)) > 40


@pytest.mark.parametrize("seed", range(3))
def test_greedy_scores_as_people_do(seed: int) -> None:
    s, rng = GAME.start(3, {}), Rng(seed)
    bot = bot_from("greedy", PREHISTORY)
    while not s.over:
        seat = GAME.seat_to_act(s)
        action = GAME.sample(s, rng) if seat == CHANCE else bot.choose(Outlook(PREHISTORY, seat, s, []), rng)
        GAME.play(s, action)
    assert 60 <= sum(GAME.scores(s)) / s.seats <= 140


def test_greedy_sells_nothing_only_to_wait() -> None:
    """What is developed has to add something; it used to put off the end of a turn."""
    s, rng = GAME.start(2, {}), Rng(4)
    bot = bot_from("greedy", PREHISTORY)
    developed = 0
    while not s.over:
        seat = GAME.seat_to_act(s)
        action = GAME.sample(s, rng) if seat == CHANCE else bot.choose(Outlook(PREHISTORY, seat, s, []), rng)
        developed += GAME.space.text(action).split()[0] in ("sell", "turn", "weather")
        GAME.play(s, action)
    assert developed < 40


def test_search_looks_at_no_development_that_cannot_help() -> None:
    s, rng = GAME.start(2, {}), Rng(6)
    while not s.over:
        seat = GAME.seat_to_act(s)
        if seat != CHANCE:
            options = GAME.legal(s)
            tried = EVALUATION.worth_trying(s, seat, options)
            assert tried, "something is always left to do"
            assert [option for option in options if option in tried] == tried
            left = [GAME.space.text(option).split()[0] for option in tried]
            assert set(left) <= {"sell", "weather", "turn", "buy"} or not {"sell", "weather"} & set(left)
        GAME.play(s, GAME.sample(s, rng))

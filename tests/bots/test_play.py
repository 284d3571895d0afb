"""Bots play whole games by the rules."""

from __future__ import annotations

import itertools
import json

import pytest

import lascaux
from lascaux import Rng, Table
from lascaux.bots import search
from lascaux.bots.catalogue import bot_from
from lascaux.kernel.errors import BadSetup, NotYourDecision
from lascaux.table.outlook import Outlook
from tests.bots.helpers import BOTS, table_after
from tests.games.clans.drawing import draw

CLANS = lascaux.game("clans")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("ties", ["shared", "chips"])
def test_bots_play_to_the_end(seats: int, ties: str) -> None:
    table = Table.new("clans", seats=seats, options={"ties": ties}, seed=seats)
    bots = [bot_from(["greedy", "search:12", "random"][seat % 3], CLANS) for seat in range(seats)]
    rng = Rng(1)
    while not table.over:
        outlook = table.outlook(table.seat)
        action = bots[table.seat].choose(outlook, rng)
        assert action in outlook.choices
        table.act(table.seat, action)


@pytest.mark.parametrize("name", BOTS)
def test_a_seat_that_is_not_asked_cannot_choose(name: str) -> None:
    table = table_after(3, 2)
    with pytest.raises(NotYourDecision):
        bot_from(name, CLANS).choose(table.outlook(1 - table.seat), Rng(1))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_generator_brings_about_the_same_choice(name: str) -> None:
    table = table_after(20, 3)
    chosen = {bot_from(name, CLANS).choose(table.outlook(table.seat), Rng(9)) for _ in range(3)}
    assert len(chosen) == 1


@pytest.mark.parametrize("name", ["greedy", "search:100"])
@pytest.mark.parametrize(
    ("cards", "wanted"), [("rb", {"move 1 2", "move 2 1"}), ("br", {"move 59 60", "move 60 59"})]
)
def test_the_last_village_goes_to_the_own_clan(name: str, cards: str, wanted: set[str]) -> None:
    s = draw({1: "r", 2: "r", 59: "b", 60: "b"}, founded=11, cards=cards)
    chosen = bot_from(name, CLANS).choose(Outlook(CLANS, 0, s, []), Rng(2))
    assert CLANS.space.text(chosen) in wanted


def test_an_only_choice_is_taken_without_thinking() -> None:
    s = draw({1: "rrrrrrr", 2: "bbbbbbbb"})
    assert bot_from("search:100000000", CLANS).choose(Outlook(CLANS, 0, s, []), Rng(2)) == 0


@pytest.mark.parametrize("seconds", [1.0, 5.0, 20.0])
def test_time_is_a_budget(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    looks = itertools.count()
    monkeypatch.setattr(search, "perf_counter", lambda: float(next(looks)))  # a second at each look
    table = table_after(30, 2)
    lascaux.bot("search", table.game, seconds=seconds).choose(table.outlook(table.seat), Rng(1))
    assert next(looks) == 1 + seconds


@pytest.mark.parametrize(
    "text", ["gredy", "", "search:0", "search:fast", "search:-1", "search:9999s", "search:1.5", "a:b:c"]
)
def test_unknown_bots_and_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match=r"\.$"):
        bot_from(text, CLANS)


@pytest.mark.parametrize(
    "budget", ['{"seconds": "a"}', '{"seconds": null}', '{"iterations": "a"}', '{"iterations": 1.5}']
)
def test_budgets_that_are_no_numbers_are_refused(budget: str) -> None:
    with pytest.raises(BadSetup, match=r"\.$"):
        lascaux.bot("search", CLANS, **json.loads(budget))


@pytest.mark.parametrize("text", ["greedy", "random", "search", "search:3000", "search:0.5s", "search:2s"])
def test_bots_are_read_from_text(text: str) -> None:
    assert bot_from(text, CLANS).name == text.partition(":")[0]


def test_a_bot_is_for_the_rules_of_a_game_not_for_its_name() -> None:
    with pytest.raises(lascaux.BadSetup, match=r"as game\('clans'\) gives them, not 'clans'\.$"):
        lascaux.bot("greedy", "clans")  # type: ignore[arg-type] # what a caller without types may do

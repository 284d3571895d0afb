"""Hints: a legal choice, a true reason in words, and nothing that the seat may not know."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from lascaux import Rng, Table, games
from lascaux.bots.catalogue import bot_from, knowledge_of
from lascaux.bots.clans.prospects import CENT, forecast_of
from lascaux.bots.hints import COMMON, EVEN, ONLY, hint_of
from lascaux.bots.prehistory.prospects import Scene, hope_of
from lascaux.bots.prehistory.worths import time_of
from lascaux.bots.random import RandomBot
from lascaux.bots.stone_age.prospects import prospects_of as stone_age_prospects
from lascaux.bots.tain.prospects import prospects_of as tain_prospects
from lascaux.games.clans.state import ClansState
from lascaux.games.prehistory.state import AUTUMN, NONE, PrehistoryState
from lascaux.games.stone_age.state import SETUP, StoneAgeState
from lascaux.games.tain.flow import GAME as TAIN
from lascaux.games.tain.state import TainState
from lascaux.registry import game as game_named
from lascaux.table.deeds import deed_of
from lascaux.table.outlook import Outlook, scrubbed
from lascaux.table.rulebook import Rulebook
from lascaux.table.words import LANGUAGES, Words, tell

SEATS = {"prehistory": 2}
WALK = 700  # choices
EVERY = {"clans": 5, "tain": 23, "stone_age": 17, "first_sparks": 7, "prehistory": 31}


TEXTS = Path(__file__).parents[2] / "web" / "src" / "table" / "hint" / "text"


@cache
def sentences(language: str) -> frozenset[str]:
    """The keys of all reasons that the browser can say."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^(hint-[\w-]+) = .", text, re.MULTILINE))


@cache
def positions(name: str) -> list[Table]:
    """Tables at which somebody has a choice, spread over a game of bots."""
    table = Table.new(name, SEATS.get(name, 3), seed=11)
    bot, rng, found, number = bot_from("greedy", table.game), Rng(3), [], 0
    while not table.over:
        outlook = table.outlook(table.asked[0])
        if number % EVERY[name] == 0 and len(outlook.choices) > 1:
            found.append(table.at(table.entries))
        table.act(table.asked[0], table.game.space.text(bot.choose(outlook, rng)))
        number += 1
    return found


@pytest.mark.parametrize("name", games())
def test_a_hint_is_legal_and_has_a_reason_with_words_and_rule(name: str) -> None:
    rules = {paragraph.id for paragraph in Rulebook(name).paragraphs}
    for table in positions(name):
        seat = table.asked[0]
        hint = hint_of(table.outlook(seat), 1.0, 10, Rng(1))
        assert hint.actions[0] in table.outlook(seat).choices
        key = f"hint-{hint.term}" if hint.term in COMMON else f"hint-{name}-{hint.term}"
        assert all(key in sentences(language) for language in LANGUAGES)
        assert hint.rule in rules


@pytest.mark.parametrize("name", games())
def test_every_choice_of_a_walk_is_named_and_its_decision_has_a_rule(name: str) -> None:
    rules = {paragraph.id for paragraph in Rulebook(name).paragraphs}
    table, bot, rng = Table.new(name, SEATS.get(name, 3), seed=7), RandomBot(), Rng(7)
    seen: set[tuple[str, str]] = set()
    for _ in range(WALK):
        if table.over:
            break
        seat = table.asked[0]
        outlook, step = table.outlook(seat), table.game.step_for(table._state, seat)
        assert step.rule in rules
        for choice in table.choices(seat):
            if (step.name, choice.verb) in seen or len(outlook.choices) == 1:
                continue
            seen.add((step.name, choice.verb))
            told = table.what_if(seat, [choice.text]).told or deed_of(outlook, choice.text)
            assert told, f"{choice.text} of {step.name} is not named"
            assert all(Words(language, strict=True).has(told[0].key) for language in LANGUAGES)
        table.act(seat, bot.choose(outlook, rng))


def test_a_choice_without_news_is_named_by_its_verb() -> None:
    tables = positions("stone_age")
    table = next(one for one in tables if one.game.step_for(one._state, one.asked[0]).name == "use_place")
    seat = table.asked[0]
    text = table.choices(seat)[0].text
    told = deed_of(table.outlook(seat), text)
    names = ["Ada", "Brun", "Cleo"]
    assert tell(Words("en", strict=True), told[0], names, seat).startswith("Your people act next ")
    assert deed_of(table.outlook(seat), "use nothing") == []


@pytest.mark.parametrize("name", games())
def test_every_term_has_its_rule_and_its_sentence_in_both_languages(name: str) -> None:
    rules = {paragraph.id for paragraph in Rulebook(name).paragraphs}
    terms = knowledge_of(game_named(name)).reasons().rules()
    assert rules.issuperset(terms.values())
    for language in LANGUAGES:
        keys = {key for key in sentences(language) if key.startswith(f"hint-{name}-")}
        assert keys == {f"hint-{name}-{term}" for term in terms}


@pytest.mark.parametrize("name", games())
def test_most_hints_say_more_than_that_all_is_even(name: str) -> None:
    terms = [hint_of(table.outlook(table.asked[0]), 1.0, 20, Rng(2)).term for table in positions(name)]
    assert sum(term not in COMMON for term in terms) * 3 >= len(terms)


@pytest.mark.parametrize("name", games())
def test_a_hint_is_the_same_whatever_is_hidden(name: str) -> None:
    for table in positions(name):
        seat, game = table.asked[0], table.game
        past = table.outlook(seat).past
        truth = table._state
        hints = [
            hint_of(Outlook(game, seat, scrubbed(game, state, seat), past), 1.0, 8, Rng(4))
            for state in (truth, *[game.determinize(truth, seat, Rng(number)) for number in (8, 9)])
        ]
        assert hints[0] == hints[1] == hints[2]
        assert hints[0] == hint_of(table.outlook(seat), 1.0, 8, Rng(4))


@pytest.mark.parametrize("name", ["clans", "tain"])
def test_positions_that_differ_in_hidden_things_are_among_them(name: str) -> None:
    differ = 0
    for table in positions(name):
        game, seat = table.game, table.asked[0]
        differ += game.key(game.determinize(table._state, seat, Rng(8))) != game.key(table._state)
    assert differ > 0


def test_where_there_is_one_choice_nothing_else_is_said() -> None:
    table = Table.new("clans", 2, seed=3)
    bot, rng = bot_from("random", table.game), Rng(3)
    while not table.over:
        outlook = table.outlook(table.seat)
        if len(outlook.choices) == 1:
            assert hint_of(outlook, 1.0, 5, Rng(1)).term == ONLY
        table.act(table.seat, table.game.space.text(bot.choose(outlook, rng)))
    assert EVEN in COMMON


def test_the_terms_of_clans_add_up_to_its_forecast() -> None:
    for table in positions("clans"):
        s, seat = table._state, table.asked[0]
        assert isinstance(s, ClansState)
        terms = own_terms(table, seat)
        hope = forecast_of(s).prospects[s.cards[seat]] / CENT + s.box.chip_points * s.chips[seat]
        assert sum(terms.values()) == pytest.approx(hope)


def test_the_terms_of_tain_add_up_to_its_prospects() -> None:
    for table in positions("tain"):
        s, seat = table._state, table.asked[0]
        assert isinstance(s, TainState)
        assert sum(own_terms(table, seat).values()) == pytest.approx(tain_prospects(TAIN, s)[seat] / CENT)


def test_the_terms_of_stone_age_add_up_to_its_prospects() -> None:
    for table in positions("stone_age"):
        s, seat = table._state, table.asked[0]
        assert isinstance(s, StoneAgeState)
        if s.phase != SETUP:
            assert sum(own_terms(table, seat).values()) == pytest.approx(stone_age_prospects(s)[seat])


def test_the_terms_of_prehistory_add_up_to_its_hope() -> None:
    for table in positions("prehistory"):
        s, seat = table._state, table.asked[0]
        assert isinstance(s, PrehistoryState)
        if s.phase != AUTUMN:
            hope = hope_of(s, seat, Scene(s, time_of(s), NONE))
            assert sum(own_terms(table, seat).values()) == pytest.approx(hope)


def own_terms(table: Table, seat: int) -> dict[str, float]:
    """What a seat hopes for itself, taken apart."""
    terms = knowledge_of(table.game).reasons().terms(table._state, seat)
    del terms["rivals"]
    return terms

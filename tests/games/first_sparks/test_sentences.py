"""Everything The First Sparks tells, asks and offers has a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from lascaux.games.first_sparks.data import FOODS, KINDS, LAST_CARD, TOOLS
from lascaux.games.first_sparks.events import BY_SIZE, ENOUGH, ended, ordered, passed, spread, stopped
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.meta import META
from lascaux.games.first_sparks.naming import name_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN
from lascaux.kernel.steps import ChanceStep
from lascaux.table.words import Words, named, tell
from tests.games.first_sparks.pinned import BOX
from tests.games.telling import EVERY_LANGUAGE, is_whole, kinds_of_events, told

NAMES = ["Ada", "Brun", "Mira", "Orm", "Tea", "Ulf"]


@cache
def games() -> tuple[list[Event], dict[str, Args]]:
    """All that happened in random games of clans that never lack food for long, and what was asked."""
    events: list[Event] = []
    questions: dict[str, Args] = {}
    for seed in range(20):
        s, rng = GAME.start(2 + seed % 5, {"map": META.options["map"][0][seed % 3]}), Rng(seed)
        s.events = events
        while s.stack:
            frame = s.stack[-1]
            step = GAME.steps[frame.step]
            if not isinstance(step, ChanceStep):
                questions[step.name] = GAME.asked(s, frame)
            if step.name == "offer" and s.year % 3:
                s.food = [max(food, 20) for food in s.food]
            GAME.play(s, GAME.sample(s, rng))
    s = GAME.start(3, {})
    s.events = events
    for why in range(3):
        passed(s, 1, why)
    for why in range(4):
        stopped(s, 1, 2, 3, why)
    ended(s)
    s.members[1] = (1 << BOX.ending_members) - 1
    ended(s)
    different = {event.key(): event for event in events if event.kind != SHOWN}
    return list(different.values()), questions


def said(tells: Callable[[FirstSparksState], None], language: str = "en") -> str:
    """What seat 0 reads of one event."""
    s = GAME.start(6, {})
    s.events = []
    tells(s)
    return tell(Words(language, strict=True), told("first_sparks", s.events[0]), NAMES, 0)


def test_the_games_show_every_kind_of_event() -> None:
    assert {event.kind for event in games()[0]} == kinds_of_events("first_sparks")


def test_the_games_ask_every_question() -> None:
    asked = {step.name for step in GAME.steps if not isinstance(step, ChanceStep)}
    assert set(games()[1]) == asked


@EVERY_LANGUAGE
@pytest.mark.parametrize("numbered", [False, True])
@pytest.mark.parametrize("reader", [0, None])
def test_all_that_happens_is_told_in_a_whole_sentence(
    language: str, numbered: bool, reader: int | None
) -> None:
    words = Words(language, strict=True)
    for event in games()[0]:
        sentence = tell(words, told("first_sparks", event), NAMES, reader, numbered)
        assert sentence.endswith(".")
        assert is_whole(sentence)


@EVERY_LANGUAGE
def test_every_question_to_a_seat_has_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    for step, args in games()[1].items():
        filled = named(words, args, NAMES, 0)
        for sentence in (
            words.say(f"first_sparks-ask-{step}", filled),
            words.say_numbered(f"first_sparks-ask-{step}", filled),
        ):
            assert sentence[-1] in ".?"
            assert is_whole(sentence)


@EVERY_LANGUAGE
def test_only_numbered_sentences_name_a_space(language: str) -> None:
    words = Words(language, strict=True)
    event = next(event for event in games()[0] if event.kind == "spread")
    space = str(event.args["space"])
    assert space not in tell(words, told("first_sparks", event), NAMES, None)
    assert space in tell(words, told("first_sparks", event), NAMES, None, numbered=True)


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ([1, 0], "New order of play: Brun and you."),
        ([0, 1], "New order of play: you and Brun."),
        ([2, 0, 1], "New order of play: Mira, you and Brun."),
        ([5, 4, 3, 2, 1, 0], "New order of play: Ulf, Tea, Orm, Mira, Brun and you."),
    ],
)
def test_an_order_is_told_by_names(order: list[int], sentence: str) -> None:
    def tells(s: FirstSparksState) -> None:
        s.order = tuple(order)
        ordered(s, BY_SIZE)

    assert said(tells) == sentence


@pytest.mark.parametrize(
    ("tells", "english", "italian"),
    [
        (
            lambda s: spread(s, 1, 12, 1, 1, 3),
            "Brun placed a member by a lake for 5 food (1 + 1 over a mountain + 3 for company).",
            "Brun ha piazzato un membro presso un lago per 5 cibi "
            "(1 + 1 oltre una montagna + 3 per la compagnia).",
        ),
        (
            lambda s: stopped(s, 0, 2, 3, ENOUGH),
            "That is all for you: 2 new members for 3 food.",
            "Per te basta così: 2 nuovi membri per 3 cibi.",
        ),
        (
            lambda s: stopped(s, 1, 0, 0, ENOUGH),
            "Brun placed no further member.",
            "Brun non ha piazzato altri membri.",
        ),
    ],
)
def test_costs_and_stops_are_told_with_their_parts(
    tells: Callable[[FirstSparksState], None], english: str, italian: str
) -> None:
    assert said(tells) == english
    assert said(tells, "it") == italian


@EVERY_LANGUAGE
def test_every_card_food_and_ground_has_its_forms(language: str) -> None:
    words = Words(language, strict=True)
    kinds = {name_of(BOX, card) for card in range(1, LAST_CARD + 1)}
    assert kinds == {*KINDS, *TOOLS} - {"tool"}
    for kind in kinds:
        assert words.say(f"first_sparks-card-{kind}")
        assert words.say(f"first_sparks-card-{kind}.the")
    for food in FOODS:
        assert words.say(f"first_sparks-food-{food}")
    for food in FOODS[1:]:
        for form in ("", ".name", ".one", ".at"):
            assert words.say(f"first_sparks-ground-{food}{form}")


def test_what_nobody_did_has_no_seat() -> None:
    names = ("ordered", "year_began", "drawn", "supplied", "bottomed", "removed", "ended")
    assert {event.seat for event in games()[0] if event.kind in names} == {CHANCE}

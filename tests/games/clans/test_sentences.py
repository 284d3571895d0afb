"""Everything Clans tells, asks and offers has a sentence in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from lascaux.games.clans.data import COLOURS, TERRAINS
from lascaux.games.clans.flow import GAME
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN
from lascaux.kernel.steps import ChanceStep
from lascaux.table.words import Words, tell
from tests.games.clans.drawing import draw, play
from tests.games.telling import EVERY_LANGUAGE, is_whole, kinds_of_events, told

NAMES = ["Ada", "Brun", "Mira"]


@cache
def happened() -> list[Event]:
    """All that happened in random games; enough of them to have seen every kind."""
    events: list[Event] = []
    for seed in range(40):
        s, rng = GAME.start(3, {}), Rng(seed)
        s.events = events
        while s.stack:
            GAME.play(s, GAME.sample(s, rng))
    return [event for event in events if event.kind != SHOWN]


def test_the_games_show_every_kind_of_event() -> None:
    assert {event.kind for event in happened()} == kinds_of_events("clans")


@EVERY_LANGUAGE
@pytest.mark.parametrize("numbered", [False, True])
def test_all_that_happens_is_told_in_a_whole_sentence(language: str, numbered: bool) -> None:
    words = Words(language, strict=True)
    for event in happened():
        sentence = tell(words, told("clans", event), NAMES, 0, numbered)
        assert sentence.endswith(".")
        assert is_whole(sentence)


@EVERY_LANGUAGE
def test_only_numbered_sentences_name_a_territory(language: str) -> None:
    words = Words(language, strict=True)
    moved = next(event for event in happened() if event.kind == "moved")
    plain = tell(words, told("clans", moved), NAMES, None)
    numbered = tell(words, told("clans", moved), NAMES, None, numbered=True)
    assert str(moved.args["here"]) not in plain
    assert str(moved.args["here"]) in numbered
    assert str(moved.args["there"]) in numbered


@EVERY_LANGUAGE
def test_every_question_to_a_seat_has_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    ordering = draw({1: "r", 3: "b", 5: "g", 57: "k", 58: "k"}, founded=3)
    play(ordering, "move 3 1")
    args = GAME.asked(ordering, ordering.stack[-1])
    assert args == {"count": 2, "chip": 4, "territories": ["1", "5"]}
    for step in GAME.steps:
        if not isinstance(step, ChanceStep):
            assert words.say(f"clans-ask-{step.name}", args)
            assert words.say_numbered(f"clans-ask-{step.name}", args)


@EVERY_LANGUAGE
def test_the_question_for_the_twelfth_village_says_so(language: str) -> None:
    args: Args = {"count": 2, "chip": 12, "territories": ["1", "5"]}
    twelfth = {"en": "twelfth", "it": "dodicesimo"}[language]
    assert twelfth in Words(language, strict=True).say("clans-ask-order_villages", args)


@EVERY_LANGUAGE
def test_every_terrain_and_clan_has_its_forms(language: str) -> None:
    words = Words(language, strict=True)
    for terrain in TERRAINS:
        for form in ("", ".name", ".from", ".to", ".on"):
            assert words.say(f"clans-terrain-{terrain}{form}")
    for colour in COLOURS:
        assert words.say(f"clans-clan-{colour}")


@EVERY_LANGUAGE
def test_both_ends_are_told_in_words_of_their_own(language: str) -> None:
    words = Words(language, strict=True)
    ends = [event for event in happened() if event.kind == "ended"]
    assert len({tell(words, told("clans", event), NAMES, 0) for event in ends}) == 2


def test_what_nobody_did_has_no_seat() -> None:
    seats = {event.seat for event in happened() if event.kind in ("epoch", "ended")}
    assert seats == {CHANCE}

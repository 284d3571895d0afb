"""Everything Táin tells, asks and offers has a sentence in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from lascaux.games.tain.data import BOY, DAUGHTER, TILE
from lascaux.games.tain.events import loot_stored, scored
from lascaux.games.tain.flow import GAME
from lascaux.games.tain.state import GOODS, TainState
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN
from lascaux.table.words import Words, named, tell
from tests.games.tain.drawing import draw, opening, play, raid
from tests.games.telling import EVERY_LANGUAGE, is_whole, kinds_of_events, told

NAMES = ["Ada", "Brun", "Mira"]


@cache
def happened() -> list[Event]:
    """All that happened in random games; enough of them to have seen every kind."""
    events: list[Event] = []
    for seed in range(30):
        s, rng = GAME.start(3, {}), Rng(seed)
        s.events = events
        while s.stack:
            GAME.play(s, GAME.sample(s, rng))
    return [event for event in events if event.kind != SHOWN]


def sentences(s: TainState, text: str, language: str, you: int | None) -> list[str]:
    """What one reader is told of an action."""
    events: list[Event] = []
    s.events = events
    GAME.play(s, GAME.space.parse(text))
    s.events = None
    words = Words(language, strict=True)
    return [tell(words, told("tain", event), NAMES, you) for event in events if event.kind != SHOWN]


def question(s: TainState, language: str, numbered: bool = False) -> str:
    """What is asked of whoever decides now."""
    words, frame = Words(language, strict=True), s.stack[-1]
    args = named(words, GAME.asked(s, frame), NAMES, frame.seat)
    key = f"tain-ask-{GAME.steps[frame.step].name}"
    return words.say_numbered(key, args) if numbered else words.say(key, args)


def test_the_games_show_every_kind_of_event() -> None:
    assert {event.kind for event in happened()} == kinds_of_events("tain")


@EVERY_LANGUAGE
@pytest.mark.parametrize("you", [0, None])
def test_all_that_happens_is_told_in_a_whole_sentence(language: str, you: int | None) -> None:
    words = Words(language, strict=True)
    for event in happened():
        sentence = tell(words, told("tain", event), NAMES, you)
        assert sentence.endswith(".")
        assert is_whole(sentence)


def test_what_is_told_of_a_raid_names_the_players_as_the_reader_knows_them() -> None:
    def position() -> TainState:
        return draw(raiders={(1, 2): (0, "chief")}, passed=[0, 1], to_act=2)

    assert "Your chief finds no guard at Brun’s stables, door 2." in sentences(position(), "pass", "en", 0)
    assert "Ada’s chief finds no guard at your stables, door 2." in sentences(position(), "pass", "en", 1)
    assert "Ada’s chief finds no guard at Brun’s stables, door 2." in sentences(position(), "pass", "en", 2)
    assert "Il capo di Ada non trova guardie alle tue stalle, porta 2." in sentences(
        position(), "pass", "it", 1
    )


def test_a_capture_is_told_of_both_players() -> None:
    def position() -> TainState:
        return draw(
            raiders={(1, 4): (0, "boy"), (2, 5): (0, "warrior")},
            guards={(1, 4): "warrior", (2, 5): "daughter"},
            passed=[0, 1],
            to_act=2,
        )

    assert "Brun captures your boy." in sentences(position(), "pass", "en", 0)
    assert "You capture Mira’s daughter." in sentences(position(), "pass", "en", 0)
    assert "Ada cattura tua figlia." in sentences(position(), "pass", "it", 2)
    assert "Catturi il ragazzo di Ada." in sentences(position(), "pass", "it", 1)


@pytest.mark.parametrize(
    ("loot", "english", "italian"),
    [
        ((1, 0, 0), "You bring home one cow.", "Porti a casa una mucca."),
        ((0, 2, 0), "You bring home 2 jewels.", "Porti a casa 2 gioielli."),
        ((0, 0, 1), "You bring home one hostage.", "Porti a casa un ostaggio."),
        ((2, 1, 0), "You bring home 2 cows and one jewel.", "Porti a casa 2 mucche e un gioiello."),
        ((2, 0, 2), "You bring home 2 cows and 2 hostages.", "Porti a casa 2 mucche e 2 ostaggi."),
        ((0, 1, 1), "You bring home one jewel and one hostage.", "Porti a casa un gioiello e un ostaggio."),
        (
            (3, 2, 1),
            "You bring home 3 cows, 2 jewels and one hostage.",
            "Porti a casa 3 mucche, 2 gioielli e un ostaggio.",
        ),
    ],
)
def test_loot_is_told_without_what_was_not_taken(
    loot: tuple[int, int, int], english: str, italian: str
) -> None:
    s = opening(3)
    s.events = []
    loot_stored(s, 0, *loot)
    event = s.events[0]
    assert tell(Words("en", strict=True), told("tain", event), NAMES, 0) == english
    assert tell(Words("it", strict=True), told("tain", event), NAMES, 0) == italian


@pytest.mark.parametrize(
    ("boys", "daughters", "english", "italian"),
    [
        (0, 0, "none", "nessuno"),
        (1, 0, "one boy", "un ragazzo"),
        (0, 2, "2 daughters", "2 figlie"),
        (2, 1, "2 boys and one daughter", "2 ragazzi e una figlia"),
    ],
)
def test_what_is_counted_names_only_hostages_there_are(
    boys: int, daughters: int, english: str, italian: str
) -> None:
    s = opening(3)
    s.events = []
    s.goods[GOODS : 2 * GOODS] = [9, 0, 0, 0]
    s.hostages[s.seats] = boys * TILE[BOY] + daughters * TILE[DAUGHTER]
    scored(s, 1)
    event = s.events[0]
    assert (
        tell(Words("en", strict=True), told("tain", event), NAMES, 0)
        == f"Brun has 9 cows and no jewel; hostages: {english}."
    )
    assert (
        tell(Words("it", strict=True), told("tain", event), NAMES, 0)
        == f"Nella terra di Brun: 9 mucche e nessun gioiello; ostaggi: {italian}."
    )


@EVERY_LANGUAGE
def test_a_tile_laid_is_named_only_to_its_owner(language: str) -> None:
    s = opening(3)
    events: list[Event] = []
    s.events = events
    for text in ("scout 1 2", "lay boy"):
        GAME.play(s, GAME.space.parse(text))
    words = Words(language, strict=True)
    heard = [tell(words, told("tain", event), NAMES, 1) for event in events if event.is_for(1)]
    boy = {"en": "boy", "it": "ragazzo"}[language]
    assert len(heard) == 1
    assert boy not in heard[0]
    assert any(boy in tell(words, told("tain", event), NAMES, 0) for event in events if event.is_for(0))


@EVERY_LANGUAGE
def test_where_to_scout_is_asked_with_what_to_type(language: str) -> None:
    s = opening(3, first=2)
    assert question(s, language)
    assert "scout 2 1" in question(s, language, numbered=True)
    assert "scout 0 4" in question(s, language, numbered=True)


@pytest.mark.parametrize(
    ("space", "asked"),
    [
        ("outer", "Which tile do you lay in the outer land?"),
        ("0 2", "Which tile guards door 2, to your stables?"),
        ("0 5", "Which tile guards door 5, to your house?"),
        ("1 3", "Which tile do you lay at Brun’s stables, door 3?"),
    ],
)
def test_which_tile_is_asked_with_its_space(space: str, asked: str) -> None:
    s = opening(3)
    play(s, f"scout {space}")
    assert question(s, "en") == asked


@EVERY_LANGUAGE
@pytest.mark.parametrize("space", ["outer", "0 2", "0 5", "1 3"])
def test_which_tile_is_asked_in_either_language(language: str, space: str) -> None:
    s = opening(3)
    play(s, f"scout {space}")
    assert question(s, language).endswith("?")


@EVERY_LANGUAGE
def test_which_hostage_is_asked_with_the_house_that_holds_it(language: str) -> None:
    s = draw(raiders={(1, 4): (0, "boy")}, hostages={(1, 0): "boy daughter"})
    raid(s)
    assert "Brun" in question(s, language)


@EVERY_LANGUAGE
def test_both_ends_are_told_in_words_of_their_own(language: str) -> None:
    words = Words(language, strict=True)
    ends = {tell(words, told("tain", event), NAMES, 0) for event in happened() if event.kind == "ended"}
    assert len(ends) == 2


def test_what_nobody_did_has_no_seat() -> None:
    assert {event.seat for event in happened() if event.kind == "ended"} == {CHANCE}

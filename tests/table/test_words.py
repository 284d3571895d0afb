"""Sentences: keys, arguments, lists, and what happens when one is missing."""

from __future__ import annotations

import pytest

from lascaux.kernel.meta import Args
from lascaux.table.words import LANGUAGES, NoSuchText, Words, named, tell
from lascaux.wire import Told

ENGLISH = Words("en", strict=True)
ITALIAN = Words("it", strict=True)
MOVED = Told(
    entry=20,
    kind="moved",
    key="clans-told-moved",
    seat=1,
    args={
        "here": 12,
        "there": 14,
        "huts": 3,
        "from": "@clans-terrain-forest.from",
        "to": "@clans-terrain-steppe.to",
    },
    rule="CL-2.1",
)
NAMES = ["Ada", "Brun"]


def test_a_plain_sentence_is_said_in_the_language() -> None:
    assert ENGLISH.say("table-no-over") == "The game is over."
    assert ITALIAN.say("table-no-over") == "La partita è finita."


def test_english_is_spoken_unless_another_language_is_asked_for() -> None:
    assert Words().language == "en"


def test_an_attribute_is_said_by_its_name() -> None:
    assert ENGLISH.say("clans-terrain-forest.to") == "to forest"


def test_an_argument_that_names_a_message_is_said_first() -> None:
    told: Args = {"clan": "@clans-clan-red", "you": "yes", "who": ""}
    assert ENGLISH.say("clans-told-dealt", told) == "You belong to the Red clan."
    assert ITALIAN.say("clans-told-dealt", told) == "Sei del clan Rosso."


@pytest.mark.parametrize(
    ("clans", "english", "italian"),
    [
        ([], "", ""),
        (["red"], "Red", "Rosso"),
        (["red", "blue"], "Red and Blue", "Rosso e Blu"),
        (["red", "blue", "black"], "Red, Blue and Black", "Rosso, Blu e Nero"),
    ],
)
def test_a_list_is_joined_as_the_language_joins_lists(clans: list[str], english: str, italian: str) -> None:
    for words, expected in ((ENGLISH, english), (ITALIAN, italian)):
        assert words.listed([words.say(f"clans-clan-{name}") for name in clans]) == expected


def test_a_list_among_the_arguments_is_joined_after_its_items_are_said() -> None:
    args: Args = {"value": 4, "count": 2, "clans": ["@clans-clan-red", "@clans-clan-black"]}
    assert ENGLISH.say("clans-told-scored", args) == "4 points each for Red and Black."


def test_sentences_hold_no_isolation_marks() -> None:
    sentence = tell(ENGLISH, MOVED, NAMES, None)
    assert not {"\u2068", "\u2069"} & set(sentence)


def test_numbers_choose_the_form_of_a_word() -> None:
    assert "one hut" in tell(ENGLISH, _with_huts(1), NAMES, None)
    assert "2 huts" in tell(ENGLISH, _with_huts(2), NAMES, None)
    assert "una capanna" in tell(ITALIAN, _with_huts(1), NAMES, None)


def test_a_missing_key_shows_itself() -> None:
    assert Words("en").say("no-such-key") == "no-such-key"
    assert (
        Words("en").say("clans-terrain-forest.no-such-attribute") == "clans-terrain-forest.no-such-attribute"
    )


def test_a_missing_argument_shows_the_key() -> None:
    assert Words("en").say("clans-told-scored", {}) == "clans-told-scored"


def test_strict_words_raise_for_a_missing_key() -> None:
    with pytest.raises(NoSuchText, match="There is no text 'no-such-key' in 'en'"):
        ENGLISH.say("no-such-key")


def test_strict_words_raise_for_a_missing_argument() -> None:
    with pytest.raises(NoSuchText, match="clans-told-scored"):
        ENGLISH.say("clans-told-scored", {})


@pytest.mark.parametrize("language", ["de", "", "EN", "x" * 1000])
def test_a_language_that_is_not_spoken_is_refused(language: str) -> None:
    with pytest.raises(NoSuchText, match="there is: en, it"):
        Words(language)


def test_the_reader_is_addressed_as_you() -> None:
    assert tell(ENGLISH, MOVED, NAMES, 1) == "You moved 3 huts from forest to steppe."
    assert tell(ITALIAN, MOVED, NAMES, 1) == "Hai spostato 3 capanne da una foresta a una steppa."


def test_others_are_named() -> None:
    assert tell(ENGLISH, MOVED, NAMES, 0) == "Brun moved 3 huts from forest to steppe."
    assert tell(ITALIAN, MOVED, NAMES, None) == "Brun ha spostato 3 capanne da una foresta a una steppa."


def test_a_numbered_sentence_names_the_territories() -> None:
    said = tell(ENGLISH, MOVED, NAMES, 0, numbered=True)
    assert said == "Brun moved 3 huts from forest 12 to steppe 14."


def test_a_sentence_without_a_numbered_form_is_said_as_it_is() -> None:
    assert ENGLISH.say_numbered("table-no-over") == ENGLISH.say("table-no-over")


def test_what_nobody_did_is_told_without_a_name() -> None:
    ended = Told(60, "ended", "clans-told-ended", None, {"reason": "villages"}, "CL-7.1")
    assert tell(ENGLISH, ended, NAMES, 0) == "The twelfth village ends the game."


def test_an_argument_that_names_no_message_is_said_as_it_is() -> None:
    assert Words("en").say("clans-told-began", {"who": "@bob", "you": "no"}) == "@bob begins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_shown_as_it_is_written(language: str) -> None:
    said = tell(Words(language, strict=True), MOVED, ["Ada", "@clans-clan-red { $x } <b>"], 0)
    assert said.startswith("@clans-clan-red { $x } <b> ")


def _with_huts(huts: int) -> Told:
    return Told(MOVED.entry, MOVED.kind, MOVED.key, MOVED.seat, {**MOVED.args, "huts": huts}, MOVED.rule)


def test_a_seat_among_the_arguments_becomes_a_name_and_says_whether_the_reader_is_meant() -> None:
    args: Args = {"owner": "#1", "cows": 2}
    assert named(ENGLISH, args, NAMES, you=0) == {"owner": "Brun", "owner-you": "no", "cows": 2}
    assert named(ENGLISH, args, NAMES, you=1) == {"owner": "Brun", "owner-you": "yes", "cows": 2}
    assert named(ENGLISH, args, NAMES, you=None)["owner-you"] == "no"


def test_in_a_list_of_seats_the_reader_is_you() -> None:
    assert named(ENGLISH, {"order": ["#1", "#0"]}, NAMES, you=0) == {"order": ["Brun", "you"]}
    assert named(ITALIAN, {"order": ["#1", "#0"]}, NAMES, you=0) == {"order": ["Brun", "tu"]}


def test_a_name_that_looks_like_a_seat_or_a_message_is_said_as_it_was_written() -> None:
    for name in ("#1", "@clans-clan-red"):
        args = named(ENGLISH, {"clan": "#0", "text": "x"}, [name, "Brun"], you=None)
        told: Args = {**args, "you": "yes", "who": ""}
        assert ENGLISH.say("clans-told-dealt", told) == f"You belong to the {name} clan."


def test_a_seat_without_a_name_is_a_number() -> None:
    told: Args = {"clan": "#1", "you": "yes", "who": ""}
    assert ENGLISH.say("clans-told-dealt", told) == "You belong to the player 2 clan."

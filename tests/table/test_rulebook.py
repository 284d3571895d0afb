"""The rulebook of a game, read from its rules.toml."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.kernel.errors import BadSetup
from lascaux.table.rulebook import BadRulebook, NoSuchRule, Rulebook, chapter_of, rules_in
from tests.games.telling import rules_of_events

BOOK = Rulebook("clans")
SOUND = """
game = "toy"
prefix = "TY"
[[section]]
number = 1
en = "Start"
it = "Inizio"
[[paragraph]]
id = "TY-1.1"
status = "code"
en = "Begin."
it = "Si comincia."
"""
RULING = 'reading = {en = "a", it = "b"}\nwhy = {en = "c", it = "d"}\nsource = "ours"\n'


def test_a_paragraph_is_found_by_its_id() -> None:
    assert BOOK.paragraph("CL-2.8").id == "CL-2.8"


@pytest.mark.parametrize("written", ["cl-2.8", " CL-2.8 ", "Cl-2.8"])
def test_capitals_and_spaces_do_not_matter(written: str) -> None:
    assert BOOK.paragraph(written).id == "CL-2.8"


@pytest.mark.parametrize("rule", ["CL-9.9", "", "2.8", "FS-1.1", "x" * 10_000])
def test_an_unknown_id_is_refused_with_a_sentence(rule: str) -> None:
    with pytest.raises(NoSuchRule, match=r"run from CL-0\.1 to CL-8\.8"):
        BOOK.paragraph(rule)


@pytest.mark.parametrize("name", ["chess", "", "../clans"])
def test_an_unknown_game_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(BadSetup, match="There is no game"):
        Rulebook(name)


def test_text_and_section_are_said_in_either_language() -> None:
    paragraph = BOOK.paragraph("CL-7.5")
    assert paragraph.said("en") == "Whoever has the most points wins."
    assert paragraph.said("it") == "Vince chi ha più punti."
    assert BOOK.section(paragraph).said("it") == "La fine"


def test_a_language_we_do_not_write_is_refused() -> None:
    with pytest.raises(NoSuchRule, match="written in en, it"):
        BOOK.paragraph("CL-7.5").said("de")


def test_only_rulings_have_a_ruling() -> None:
    for paragraph in BOOK.paragraphs:
        assert (paragraph.ruling("en") is not None) == (paragraph.status == "ruling")


def test_a_ruling_says_what_and_why() -> None:
    ruling = BOOK.paragraph("CL-4.3").ruling("en")
    assert ruling is not None
    assert "nobody scores" in ruling
    assert "by the letter" in ruling


@pytest.mark.parametrize("game", lascaux.games())
def test_every_rule_the_engine_names_is_in_the_book(game: str) -> None:
    book, rules = Rulebook(game), lascaux.game(game)
    for cited in [step.rule for step in rules.steps] + sorted(rules_of_events(game)):
        assert book.paragraph(cited).id == cited


def test_a_sound_book_is_read() -> None:
    assert [paragraph.id for paragraph in rules_in(SOUND).paragraph] == ["TY-1.1"]


def test_chapters_that_belong_together_share_a_number_and_have_letters() -> None:
    lettered = SOUND.replace("number = 1", 'number = "1A"').replace("TY-1.1", "TY-1A.1")
    assert chapter_of(rules_in(lettered).paragraph[0].id) == "1A"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "cannot be read"),
        (SOUND.replace('it = "Si comincia."', ""), "missing required field `it`"),
        (SOUND.replace('"Si comincia."', '" "'), "TY-1.1 has no text in some language"),
        (SOUND.replace('"code"', '"maybe"'), "Invalid enum value 'maybe'"),
        (SOUND.replace("TY-1.1", "1.1"), "'1.1' is no id"),
        (SOUND.replace("TY-1.1", "TY-one"), "'TY-one' is no id"),
        (SOUND.replace("TY-1.1", "TY-2.1"), "TY-2.1 stands in no section"),
        (SOUND.replace("TY-1.1", "TY-1A.1"), "TY-1A.1 stands in no section"),
        (SOUND.replace("TY-1.1", "TY-1.A"), "'TY-1.A' is no id"),
        (SOUND + SOUND.partition('it = "Inizio"')[2], "Two paragraphs are called TY-1.1"),
        (SOUND.replace('"code"', '"ruling"'), "a ruling, and only a ruling, has a reading"),
        (SOUND + RULING, "a ruling, and only a ruling, has a reading"),
        (
            SOUND.replace('"code"', '"ruling"') + RULING.partition("\n")[0],
            "has a reading, a why and a source",
        ),
        (SOUND + 'note = "x"', "unknown field `note`"),
    ],
)
def test_a_book_that_makes_no_sense_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRulebook, match=sentence):
        rules_in(text)


def test_a_ruling_with_its_grounds_is_read() -> None:
    assert rules_in(SOUND.replace('"code"', '"ruling"') + RULING).paragraph[0].ruling("it") == "b d"

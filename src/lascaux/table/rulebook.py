"""The rules of a game in our own words, paragraph by paragraph, from its `rules.toml`."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final, Literal

import msgspec

from lascaux.kernel.errors import LascauxError
from lascaux.registry import game as game_named
from lascaux.table.words import LANGUAGES

RULE_ID: Final = re.compile(r"[A-Z]{2}-[0-9]+[A-Z]?(?:\.[0-9]+)+")

Status = Literal["code", "data", "table", "people", "ruling", "example"]


class NoSuchRule(LascauxError):
    """The rulebook has no paragraph of this id, or is not written in this language."""


class BadRulebook(LascauxError):
    """A `rules.toml` says something that no rulebook can say."""


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in every language we write."""

    en: str
    it: str

    def said(self, language: str) -> str:
        """The text in one language."""
        if language not in LANGUAGES:
            raise NoSuchRule(f"The rules are written in {', '.join(LANGUAGES)}, not in {language[:20]!r}.")
        return self.it if language == "it" else self.en


class Section(Bilingual, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chapter of the rulebook: its number, with a letter where chapters belong together, and its title."""

    number: int | str


class Paragraph(Bilingual, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One paragraph; a ruling also has the reading we chose, why, and on what ground."""

    id: str
    status: Status
    reading: Bilingual | None = None
    why: Bilingual | None = None
    source: str | None = None

    def ruling(self, language: str) -> str | None:
        """What we decided and why; None where the book itself is clear."""
        if self.reading is None or self.why is None:
            return None
        return f"{self.reading.said(language)} {self.why.said(language)}"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a `rules.toml` holds."""

    game: str
    prefix: str
    section: list[Section]
    paragraph: list[Paragraph]
    title: str | None = None  # where it is not the name in capitals


class Rulebook:
    """The rulebook of one game; raises BadSetup if there is no such game."""

    def __init__(self, game: str) -> None:
        name = game_named(game).meta.name
        text = files(f"lascaux.games.{name}").joinpath("rules.toml").read_text(encoding="utf-8")
        rules = rules_in(text)
        self.game: Final = name
        self.paragraphs: Final = tuple(rules.paragraph)
        self._sections: Final = {str(section.number): section for section in rules.section}
        self._by_id: Final = {paragraph.id: paragraph for paragraph in rules.paragraph}

    def paragraph(self, rule: str) -> Paragraph:
        """The paragraph of this id; capitals do not matter.  Raises NoSuchRule."""
        found = self._by_id.get(rule.strip().upper())
        if found is None:
            ids = f"{self.paragraphs[0].id} to {self.paragraphs[-1].id}"
            raise NoSuchRule(
                f"The rules of {self.game} have no paragraph {rule[:20]!r}; they run from {ids}."
            )
        return found

    def section(self, paragraph: Paragraph) -> Section:
        """The chapter a paragraph stands in."""
        return self._sections[chapter_of(paragraph.id)]


def chapter_of(rule: str) -> str:
    """The chapter's number in an id: 2 for `CL-2.8`, 6A for `PH-6A.1`."""
    return rule.partition("-")[2].partition(".")[0]


def rules_in(text: str) -> Rules:
    """What the text of a `rules.toml` says; raises BadRulebook where it makes no sense."""
    try:
        rules = msgspec.convert(tomllib.loads(text), Rules)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadRulebook(f"The rulebook cannot be read: {fault}.") from fault
    chapters = {str(section.number) for section in rules.section}
    seen: set[str] = set()
    for paragraph in rules.paragraph:
        _check(rules.prefix, chapters, paragraph)
        if paragraph.id in seen:
            raise BadRulebook(f"Two paragraphs are called {paragraph.id}.")
        seen.add(paragraph.id)
    return rules


def _check(prefix: str, chapters: set[str], paragraph: Paragraph) -> None:
    """Raise BadRulebook unless the id fits its chapter and a ruling gives its grounds."""
    if not paragraph.id.startswith(f"{prefix}-") or RULE_ID.fullmatch(paragraph.id) is None:
        raise BadRulebook(f"{paragraph.id!r} is no id: it should look like {prefix}-1.2.")
    if chapter_of(paragraph.id) not in chapters:
        raise BadRulebook(f"{paragraph.id} stands in no section.")
    if not paragraph.en.strip() or not paragraph.it.strip():
        raise BadRulebook(f"{paragraph.id} has no text in some language.")
    grounds = (paragraph.reading, paragraph.why, paragraph.source)
    if (paragraph.status == "ruling") != all(grounds) or any(grounds) != all(grounds):
        raise BadRulebook(f"{paragraph.id}: a ruling, and only a ruling, has a reading, a why and a source.")

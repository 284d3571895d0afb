"""Looking something up in the rules: by id, by chapter, or by words in any language."""

from __future__ import annotations

from string import ascii_lowercase

from rich.padding import Padding
from rich.text import Text

from lascaux.cli.reading import shortened, without_accents
from lascaux.cli.trouble import Trouble
from lascaux.table.rulebook import Paragraph, Rulebook, chapter_of
from lascaux.table.words import LANGUAGES, Words


def paragraphs_for(book: Rulebook, query: str, words: Words) -> list[Paragraph]:
    """All paragraphs that an id (`CL-2.3`, `2.3`), a chapter (`CL-2`, `2`) or words name; raises Trouble.

    An empty query names them all, a chapter without its letter (`6` for `6A`) all that share the number.
    """
    wanted = without_accents(query)
    prefix = without_accents(book.paragraphs[0].id.partition("-")[0]) + "-"
    number = wanted.removeprefix(prefix)
    found = [paragraph for paragraph in book.paragraphs if without_accents(paragraph.id) == prefix + number]
    if not found and number.isascii() and number.isalnum():
        found = [paragraph for paragraph in book.paragraphs if _stands_in(paragraph, number)]
    if not found:
        found = [paragraph for paragraph in book.paragraphs if _speaks_of(paragraph, wanted.split())]
    if not found:
        raise Trouble(words.say("cli-no-rule", {"query": shortened(query)}))
    return found


def printed(paragraph: Paragraph, words: Words) -> Padding:
    """A paragraph as it is printed, with our reading where the book leaves one open."""
    text = Text()
    text.append(f"{paragraph.id}  ", style="bold #b8702a")
    text.append(paragraph.said(words.language))
    ruling = paragraph.ruling(words.language)
    if ruling:
        text.append("  " + words.say("cli-ruling", {"ruling": ruling}), style="italic")
    return Padding(text, (0, 0, 0, 2), expand=False)


def _stands_in(paragraph: Paragraph, number: str) -> bool:
    """Tell whether its chapter has this number, with its letter or without."""
    chapter = without_accents(chapter_of(paragraph.id))
    return number in (chapter, chapter.rstrip(ascii_lowercase))


def _speaks_of(paragraph: Paragraph, wanted: list[str]) -> bool:
    """Tell whether it holds all these words, in one language."""
    for language in LANGUAGES:
        text = without_accents(f"{paragraph.said(language)} {paragraph.ruling(language) or ''}")
        if all(word in text for word in wanted):
            return True
    return False

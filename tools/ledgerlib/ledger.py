"""The ledger of one game: its paragraphs, with the code and the tests behind each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from lascaux.table.rulebook import BadRulebook, Paragraph, Rules, rules_in
from ledgerlib.citations import Citation, Cited

NEED_CODE: Final = {"code", "ruling"}
NEED_TEST: Final = {"code", "ruling", "data", "table", "example"}


class Ledger:
    """The paragraphs of one game and who cites them."""

    def __init__(self, rules: Rules, code: Iterable[Citation], tests: Iterable[Citation]) -> None:
        self.rules: Final = rules
        ids = {paragraph.id for paragraph in rules.paragraph}
        self.code_of: Final = {rule: [one for one in code if one.rule == rule] for rule in ids}
        self.tests_of: Final = {rule: [one for one in tests if one.rule == rule] for rule in ids}

    def faults(self) -> list[str]:
        """Paragraphs that lack what their status asks for."""
        return [fault for paragraph in self.rules.paragraph for fault in self._faults_of(paragraph)]

    def _faults_of(self, paragraph: Paragraph) -> Iterable[str]:
        if paragraph.status in NEED_CODE and not self.code_of[paragraph.id]:
            yield f"{paragraph.id} ({paragraph.status}) is cited by no code."
        if paragraph.status in NEED_TEST and not self.tests_of[paragraph.id]:
            yield f"{paragraph.id} ({paragraph.status}) has no test."


def books_in(root: Path) -> tuple[list[Rules], list[str]]:
    """The rulebooks of all games, and what is wrong with them."""
    books: list[Rules] = []
    faults: list[str] = []
    for meta in sorted((root / "src" / "lascaux" / "games").glob("*/meta.py")):
        path = meta.with_name("rules.toml")
        where = path.relative_to(root).as_posix()
        try:
            books.append(rules_in(path.read_text(encoding="utf-8")))
        except FileNotFoundError:
            faults.append(f"{where} is missing.")
        except BadRulebook as fault:
            faults.append(f"{where}: {fault}")
    return books, faults


def unknown(books: list[Rules], cited: Cited) -> list[str]:
    """Citations of rules that no book has."""
    known = {paragraph.id for book in books for paragraph in book.paragraph}
    return [
        f"{one.path}: {one.name} cites {one.rule}, which no rulebook has."
        for one in cited.citations
        if one.rule not in known
    ]

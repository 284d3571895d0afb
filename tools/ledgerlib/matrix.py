"""The rules matrix: a page for each game that says which code and tests stand behind each paragraph."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final

from lascaux.table.rulebook import Paragraph, chapter_of
from ledgerlib.citations import DOES, REFUSES, REGISTERS, Citation
from ledgerlib.ledger import Ledger

UP: Final = "../../"  # from docs/rules to the root of the project
HEADER: Final = """\
<!-- Written by tools/ledger.py from rules.toml, docstrings and tests; change those, not this. -->

# {game}: the rules and where they live

Every paragraph of the rulebook in our own words. Status: *code* (the engine does it), *data* (a table
holds it), *table* (the table does it for you), *people* (for those who sit there), *example* (a figure,
kept as a test), *ruling* (the book is silent or unclear; what we do and why). Code *does* what a paragraph
says, *refuses* what it forbids, or *registers* it: a step, an event or a phase that names it.

{counts}
"""


def matrix_of(ledger: Ledger) -> str:
    """The whole page."""
    paragraphs = ledger.rules.paragraph
    counts = Counter(paragraph.status for paragraph in paragraphs)
    summary = ", ".join(f"{count} {status}" for status, count in sorted(counts.items()))
    tests = {citation for cited in ledger.tests_of.values() for citation in cited}
    named = len({(citation.path, citation.name) for citation in tests})
    lines = [
        HEADER.format(
            game=ledger.rules.title or ledger.rules.game.replace("_", " ").title(),
            counts=f"{len(paragraphs)} paragraphs ({summary}), held by {named} tests.",
        )
    ]
    titles = {str(section.number): section.en for section in ledger.rules.section}
    for chapter, members in groupby(paragraphs, key=lambda paragraph: chapter_of(paragraph.id)):
        lines.append(f"## {chapter}. {titles[chapter]}\n")
        lines.append("| id | rule | status | code | tests |\n|---|---|---|---|---|")
        lines += [_row(ledger, paragraph) for paragraph in members]
        lines.append("")
    return "\n".join(lines)


def _row(ledger: Ledger, paragraph: Paragraph) -> str:
    cells = [
        f'<a id="{paragraph.id.lower()}"></a>{paragraph.id}',
        _text(paragraph),
        paragraph.status,
        _code(ledger.code_of[paragraph.id]),
        _links(ledger.tests_of[paragraph.id], _as_sentence),
    ]
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def _text(paragraph: Paragraph) -> str:
    ruling = paragraph.ruling("en")
    if ruling is None:
        return paragraph.en
    return f"{paragraph.en}<br>**Ruling.** {ruling}<br>*{paragraph.source}*"


def _code(citations: Iterable[Citation]) -> str:
    """Which code does it, which refuses by it, which registers it."""
    cited = list(citations)
    parts = [(role, [one for one in cited if one.role == role]) for role in (DOES, REFUSES, REGISTERS)]
    return "<br>".join(f"*{role}* {_links(ones, _as_name)}" for role, ones in parts if ones)


def _links(citations: Iterable[Citation], shown: Callable[[str], str]) -> str:
    return "<br>".join(f"[{shown(one.name)}]({UP}{one.path}#L{one.line})" for one in citations)


def _as_name(name: str) -> str:
    return f"`{name}`"


def _as_sentence(name: str) -> str:
    return name.rpartition(".")[2].removeprefix("test_").replace("_", " ")

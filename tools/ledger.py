"""Tie the paragraphs of the rulebooks to code and tests.

`check` fails on unknown ids, on paragraphs without the code or test their status asks for, on steps
that do not explain their frame, on imports that point the wrong way, and on stale pages; `write`
writes the pages in docs/rules.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ledgerlib.citations import Cited, cited_in_code, cited_in_tests
from ledgerlib.habits import frame_faults, import_faults
from ledgerlib.ledger import Ledger, books_in, unknown
from ledgerlib.matrix import matrix_of

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Check or write; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["check", "write"])
    command = parser.parse_args(arguments).command
    code, tests = cited_in_code(root), cited_in_tests(root)
    pages = pages_of(root, code, tests)
    if command == "write":
        for path, text in pages.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"Wrote {path.relative_to(root).as_posix()}.")
        return 0
    faults = all_faults(root, code, tests) + stale_pages(root, pages)
    for fault in faults:
        print(fault)
    print("The rule ledger is not in order." if faults else "The rule ledger is in order.")
    return 1 if faults else 0


def all_faults(root: Path, code: Cited, tests: Cited) -> list[str]:
    """All that is wrong but the freshness of the pages."""
    books, faults = books_in(root)
    faults += code.faults + tests.faults + unknown(books, code) + unknown(books, tests)
    for book in books:
        faults += Ledger(book, code.citations, tests.citations).faults()
    return faults + frame_faults(root) + import_faults(root)


def pages_of(root: Path, code: Cited, tests: Cited) -> dict[Path, str]:
    """The page of each game, by where it belongs."""
    books, _ = books_in(root)
    return {
        root / "docs" / "rules" / f"{book.game}.md": matrix_of(Ledger(book, code.citations, tests.citations))
        for book in books
    }


def stale_pages(root: Path, pages: dict[Path, str]) -> list[str]:
    """Pages that are not what `write` would write, and pages of no game."""
    stale = [path for path, text in pages.items() if not path.is_file() or path.read_text("utf-8") != text]
    stale += [path for path in (root / "docs" / "rules").glob("*.md") if path not in pages]
    return [
        f"{path.relative_to(root).as_posix()} is stale: run `python tools/ledger.py write` and commit it."
        for path in stale
    ]


if __name__ == "__main__":
    sys.exit(main())

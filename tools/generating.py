"""What all tools share that write files from code: write them, or say which of them are stale."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path


def write_or_check(about: str | None, text_of: Mapping[Path, str]) -> int:
    """Write the files, or compare them with `--check`; the exit code says whether they were fresh."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="fail if a committed file is stale")
    is_check = parser.parse_args().check
    stale = [file for file, text in text_of.items() if not is_fresh(file, text)]
    for file in stale:
        if is_check:
            print(f"{file.name} is stale. Run `python tools/{Path(sys.argv[0]).name}` and commit the result.")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text_of[file], encoding="utf-8")
    return 1 if is_check and stale else 0


def is_fresh(file: Path, text: str) -> bool:
    """Whether a file is there and says this."""
    return file.exists() and file.read_text(encoding="utf-8") == text

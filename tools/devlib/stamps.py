"""Stamps: small files that say a step was done for exactly these inputs."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

SKIPPED_FOLDERS = frozenset({"__pycache__", "node_modules", "dist"})


class Stamp:
    """Remembers the fingerprint of the inputs for which a step was last done."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def is_fresh(self, key: str) -> bool:
        """Tell whether the step was done for these inputs."""
        try:
            return self.path.read_text(encoding="ascii") == key
        except (OSError, UnicodeDecodeError):
            return False

    def set(self, key: str) -> None:
        """Remember that the step is done."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        draft.write_text(key, encoding="ascii")
        draft.replace(self.path)

    def clear(self) -> None:
        """Forget it: the step must be done again."""
        self.path.unlink(missing_ok=True)


def fingerprint(*parts: str | Path) -> str:
    """Hash texts, files and whole folders into one key."""
    digest = hashlib.sha256()
    for name, content in _named_contents(parts):
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def files_below(folder: Path) -> Iterator[Path]:
    """Name every file of a folder in a fixed order, without caches and installed packages."""
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in SKIPPED_FOLDERS)
        yield from (Path(here, name) for name in sorted(names))


def _named_contents(parts: Iterable[str | Path]) -> Iterator[tuple[str, bytes]]:
    for part in parts:
        if isinstance(part, str):
            yield "text", part.encode()
        elif part.is_dir():
            for file in files_below(part):
                yield file.relative_to(part).as_posix(), file.read_bytes()
        else:
            yield part.name, part.read_bytes() if part.exists() else b"missing"

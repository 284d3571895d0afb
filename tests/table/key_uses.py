"""Which keys of the Fluent files the sources can name: whole texts, and texts with something filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from lascaux.kernel.meta import Meta
from lascaux.registry import games
from lascaux.table.lesson import plan_of

ROOT: Final = Path(__file__).parents[2]
GAP: Final = "\0"  # stands where the source fills something in
_QUOTED: Final = re.compile(r'"([^"\n]*)"')
_FILLED: Final = re.compile(r"\$\{[^{}`]*\}")
_TEMPLATE: Final = re.compile(r"`([^`$]*)`")
_LIKE_A_KEY: Final = re.compile(rf"(?=.*[a-z])[a-z0-9_.\-{GAP}]+")


class Uses:
    """All that the sources name; what is filled into a gap must itself be named."""

    def __init__(self, texts: Iterable[str]) -> None:
        named = {text.removeprefix("@") for text in texts}
        self._whole: Final = {text for text in named if GAP not in text}
        self._heads: Final = {text.removesuffix(GAP) for text in named if text.find(GAP) == len(text) - 1 > 0}
        self._with_gaps: Final = [
            text.split(GAP) for text in named if GAP in text and _LIKE_A_KEY.fullmatch(text)
        ]

    def has(self, key: str) -> bool:
        """Whether a key is named, whole or by filling gaps."""
        return (
            key in self._whole
            or self._fills_gaps(key)
            or any(self.has(key.removeprefix(head)) for head in self._heads if key.startswith(head))
        )

    def _fills_gaps(self, key: str) -> bool:
        fitting = [parts for parts in self._with_gaps if key.startswith(parts[0]) and key.endswith(parts[-1])]
        fillings = [text for text in self._whole if text and text in key] if fitting else []
        return any(_fits(key, parts, fillings) for parts in fitting)


def _fits(key: str, parts: list[str], fillings: list[str]) -> bool:
    """Whether a key is these parts, with something named between each two of them."""
    if not key.startswith(parts[0]):
        return False
    rest = key.removeprefix(parts[0])
    if len(parts) == 1:
        return rest == ""
    return any(
        _fits(rest.removeprefix(text), parts[1:], fillings) for text in fillings if rest.startswith(text)
    )


def uses() -> Uses:
    """What Python and the browser name together: keys travel from one to the other."""
    return Uses([*_texts_in_python(), *_texts_in_web(), *_steps_of_lessons()])


def _texts_in_python() -> Iterator[str]:
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield _joined(node)
            elif isinstance(node, ast.Call) and _is_text_key(node.func):
                yield f"{GAP}-{_piece(node.args[0])}"


def _steps_of_lessons() -> Iterator[str]:
    for game in games():
        yield from [step.name for step in plan_of(game).step]


def _is_text_key(called: ast.expr) -> bool:
    return isinstance(called, ast.Attribute) and called.attr == Meta.text_key.__name__


def _piece(part: ast.expr) -> str:
    if isinstance(part, ast.JoinedStr):
        return _joined(part)
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else GAP


def _joined(text: ast.JoinedStr) -> str:
    return "".join(_piece(part) for part in text.values)


def _texts_in_web() -> Iterator[str]:
    yield from (
        folder.name for folder in (ROOT / "web" / "src" / "games").iterdir()
    )  # games are found by them
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            source = path.read_text(encoding="utf-8")
            yield from _QUOTED.findall(source)
            yield from _templates_in(source)


def _templates_in(source: str) -> Iterator[str]:
    """Templates from the inside out, since one may stand within another."""
    while True:
        filled = _FILLED.sub(GAP, source)
        yield from _TEMPLATE.findall(filled)
        rest = _TEMPLATE.sub("", filled)
        if rest == source:
            return
        source = rest

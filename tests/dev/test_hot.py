"""What is compiled can be compiled without loss."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from devlib.hot import compiled_files
from devlib.places import SOURCE


@pytest.mark.parametrize("file", compiled_files(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_compiled_class_says_anything_beside_its_bases(file: Path) -> None:
    """The compiler drops such keywords without a word, and with them the tag of a struct that travels."""
    classes = [node for node in ast.walk(ast.parse(file.read_bytes())) if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes if node.keywords] == []

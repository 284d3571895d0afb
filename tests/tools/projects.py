"""Small projects on disk for the tools to look at."""

from __future__ import annotations

from pathlib import Path

RULES = """
game = "toy"
prefix = "TY"

[[section]]
number = 1
en = "Start"
it = "Inizio"

[[paragraph]]
id = "TY-1.1"
status = "code"
en = "Roll the die."
it = "Si tira il dado."

[[paragraph]]
id = "TY-1.2"
status = "people"
en = "Be kind."
it = "Siate gentili."
"""
CODE = '''"""Steps."""

from lascaux.kernel.steps import Step


class Roll(Step[int]):
    """Roll the die.

    Frame: a = how often.
    Rule: TY-1.1.
    """

    def legal(self, s, f):
        return [f.a]
'''
TEST = """import pytest


@pytest.mark.rule("TY-1.1")
def test_a_die_is_rolled():
    assert True
"""


def write(root: Path, path: str, text: str) -> None:
    """Write a file of a project."""
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def make_project(root: Path, rules: str = RULES, code: str = CODE, test: str = TEST) -> Path:
    """A project with one toy game, one step and one test."""
    write(root, "src/lascaux/__init__.py", "")
    write(root, "src/lascaux/kernel/steps.py", "")
    write(root, "src/lascaux/games/toy/meta.py", "")
    write(root, "src/lascaux/games/toy/rules.toml", rules)
    write(root, "src/lascaux/games/toy/steps.py", code)
    write(root, "tests/games/toy/test_toy.py", test)
    return root

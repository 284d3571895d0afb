"""What games tell: the kinds of their events and the rules behind them, and events as lines of the log."""

from __future__ import annotations

import ast
from importlib.resources import files

import pytest

from lascaux.kernel.events import Event
from lascaux.table.rulebook import RULE_ID
from lascaux.table.words import LANGUAGES
from lascaux.wire import Told

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def kinds_of_events(game: str) -> set[str]:
    """Every kind that the game's events can tell."""
    calls = [node for node in _events(game) if isinstance(node, ast.Call)]
    tells = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell"]
    return {str(ast.literal_eval(call.args[0])) for call in tells}


def rules_of_events(game: str) -> set[str]:
    """Every rule that the game's events can name."""
    texts = [node.value for node in _events(game) if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and RULE_ID.fullmatch(text)}


def told(game: str, event: Event) -> Told:
    """An event as a line of the log."""
    seat = event.seat if event.seat >= 0 else None
    return Told(0, event.kind, f"{game}-told-{event.kind}", seat, event.args, event.rule)


def is_whole(sentence: str) -> bool:
    """Whether nothing is left of the template, and no blank or stop stands twice."""
    has_rest = set("{}$@#") & set(sentence)
    begins = sentence[0].isupper() or sentence[0].isdigit()
    return begins and not has_rest and "  " not in sentence and ".." not in sentence and " ," not in sentence


def _events(game: str) -> list[ast.AST]:
    """Everything that is said in `events.py` and, in a large game, in files beside it (`events_setup.py`)."""
    folder = files(f"lascaux.games.{game}").iterdir()
    sources = [file for file in folder if file.name.startswith("events") and file.name.endswith(".py")]
    return [node for file in sources for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]

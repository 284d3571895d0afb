"""Bots of one's own, by file: `my_bot.py:Cautious` is the class `Cautious` of that file."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Final

from lascaux.bots.interface import Bot
from lascaux.kernel.errors import BadSetup, LascauxError
from lascaux.kernel.rng import Rng
from lascaux.table.outlook import Outlook

_SUFFIX: Final = ".py"


class BotFailed(LascauxError):
    """A bot of one's own did what no bot may do; the message says which, and where."""


class OwnBot(Bot):
    """A bot from a file: its code is not ours, so whatever it raises ends in a sentence with its line."""

    def __init__(self, text: str, inner: Bot) -> None:
        self.name = text
        self._inner: Final = inner

    def choose(self, outlook: Outlook, rng: Rng) -> int:
        """What the bot of the file chooses; raises BotFailed."""
        return self.plan(outlook, rng)[0]

    def plan(self, outlook: Outlook, rng: Rng) -> list[int]:
        """What it plans; raises BotFailed."""
        try:
            planned: object = self._inner.plan(outlook, rng)
        except Exception as error:
            raise BotFailed(f"{self.name} failed with {_told(error)}.") from error
        if not isinstance(planned, list) or not planned or planned[0] not in outlook.choices:
            raise BotFailed(f"{self.name} chose {str(planned)[:40]}, which is none of its choices.")
        return planned


def is_own(text: str) -> bool:
    """Whether a text names a file and a class in it."""
    return text.rpartition(":")[0].endswith(_SUFFIX)


def own_bot(text: str) -> Bot:
    """The bot that a file and a class name stand for; raises BadSetup.

    This runs the file: never call it with a text that came from a record or over the network.
    """
    place, _, name = text.rpartition(":")
    kind = getattr(_loaded(Path(place)), name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadSetup(f"{place} has no class {name[:40]!r} derived from lascaux.Bot.")
    try:
        return OwnBot(text, kind())
    except Exception as error:
        raise BadSetup(f"{text} cannot be made without arguments: {_told(error)}.") from error


def _loaded(file: Path) -> ModuleType:
    """The file as a module, read once in each process."""
    name = f"own bots of {file.resolve()}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise BadSetup(f"There is no file {file}.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadSetup(f"{file} cannot be read as a bot: {_told(error)}.") from error
    return module


def _told(error: Exception) -> str:
    """An error in a few words, with the line it came from."""
    line = (
        error.lineno
        if isinstance(error, SyntaxError)
        else traceback.extract_tb(error.__traceback__)[-1].lineno
    )
    return f"{type(error).__name__} ({str(error)[:80]}) in line {line}"

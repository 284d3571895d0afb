"""What bots are called: the names of the browser, and beside them what is typed to get one."""

from __future__ import annotations

from pathlib import Path

from lascaux.bots.own import is_own
from lascaux.table.words import Words


def name_of(kind: str, words: Words) -> str:
    """The name of a bot: `Sharp` for `search:3000`, `Cautious` for `my_bot.py:Cautious`."""
    if is_own(kind):
        return kind.rpartition(":")[2]
    return words.say(f"cli-bot-{kind_without_budget(kind)}")


def full_name_of(kind: str, words: Words) -> str:
    """The name and what is typed: `Sharp (search:3000)`; of one's own its file: `Cautious (my_bot.py)`."""
    typed = Path(kind.rpartition(":")[0]).name if is_own(kind) else kind
    return f"{name_of(kind, words)} ({typed})"


def kind_without_budget(kind: str) -> str:
    """The kind of a bot alone: `search` for `search:3000`; one's own is of a kind of its own."""
    return kind if is_own(kind) else kind.partition(":")[0]

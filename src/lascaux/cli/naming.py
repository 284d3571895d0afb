"""What bots are called: the names of the browser, and beside them what is typed to get one."""

from __future__ import annotations

from lascaux.table.words import Words


def name_of(kind: str, words: Words) -> str:
    """The name of a bot: `Sharp` for `search:3000`."""
    return words.say(f"cli-bot-{kind_without_budget(kind)}")


def full_name_of(kind: str, words: Words) -> str:
    """The name and what is typed for it: `Sharp (search:3000)`."""
    return f"{name_of(kind, words)} ({kind})"


def kind_without_budget(kind: str) -> str:
    """The kind of a bot alone: `search` for `search:3000`."""
    return kind.partition(":")[0]

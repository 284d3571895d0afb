"""What a seat may play, as a caller in Python gets it."""

from __future__ import annotations

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """One legal action: its row, its text, the rule that allows it, its verb and the words behind that."""

    action: int
    text: str
    rule: str
    verb: str
    args: list[int | str]

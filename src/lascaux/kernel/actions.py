"""The action table: one row for each action a game can ever offer."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.errors import NotParseable


class ActionKind:
    """A block of rows that share a verb; each row has its own words behind it."""

    def __init__(self, name: str, base: int, rows: list[str]) -> None:
        self.name: Final = name
        self.base: Final = base
        self.rows: Final = rows


class ActionSpace:
    """All actions of a game.  The row number is the action: hash, mask index, storage and wire form.

    Rows that seats play come first and chance last, so a policy needs only the first `seat_rows`.
    """

    def __init__(self) -> None:
        self.kinds: Final[list[ActionKind]] = []
        self.seat_rows: int = 0
        self._texts: Final[list[str]] = []
        self._row_of: Final[dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, name: str, rows: list[str], chance: bool = False) -> int:
        """Append a kind with one row for each text behind its verb; returns the first row."""
        kind = ActionKind(name, len(self._texts), rows)
        self.kinds.append(kind)
        for words in rows:
            text = f"{name} {words}" if words else name
            assert text.lower() not in self._row_of, f"two rows say {text!r}"
            self._row_of[text.lower()] = len(self._texts)
            self._texts.append(text)
        if not chance:
            assert self.seat_rows == kind.base, "rows of seats come before chance"
            self.seat_rows = len(self._texts)
        return kind.base

    def kind_of(self, action: int) -> ActionKind:
        """The kind a row belongs to."""
        for kind in self.kinds:
            if kind.base <= action < kind.base + len(kind.rows):
                return kind
        raise NotParseable(f"There is no action number {action}.")

    def text(self, action: int) -> str:
        """The row in words: `move 12 17`."""
        if not 0 <= action < len(self._texts):
            raise NotParseable(f"There is no action number {action}.")
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The row that these words name; spaces and capitals do not matter."""
        row = self._row_of.get(" ".join(text.lower().split()), -1)
        if row < 0:
            raise NotParseable(f"This game has no action {_shortened(text)!r}.")
        return row


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."

"""Who watches a table: counted every few seconds, so that no player is bothered by comings and goings."""

from __future__ import annotations

from typing import Final

MOST_NAMES: Final = 12  # names that are told


class Watching:
    """Those who watch one table, and how many there were when they were last counted."""

    def __init__(self) -> None:
        self.count = 0
        self.names: list[str] = []
        self.is_due = False  # whether they are counted soon anyway
        self._watchers: Final[dict[object, str | None]] = {}

    def come(self, who: object, name: str | None) -> None:
        """Somebody watches, under a name or none."""
        self._watchers[who] = name

    def leave(self, who: object) -> None:
        """Somebody watches no more."""
        self._watchers.pop(who, None)

    def count_anew(self) -> bool:
        """Count them; gives whether that is news."""
        self.is_due = False
        before = (self.count, self.names)
        self.count = len(self._watchers)
        names = list(dict.fromkeys(name for name in self._watchers.values() if name is not None))
        self.names = names[:MOST_NAMES]
        return (self.count, self.names) != before

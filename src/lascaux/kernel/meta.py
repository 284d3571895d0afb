"""What a game says of itself, of its end and of what it refuses."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.errors import BadSetup

Args = dict[str, int | str | list[str]]  # what fills a sentence


def as_written(text: str) -> str:
    """What a person wrote, as an argument: an "@" before it keeps it from naming a message or a seat."""
    return f"@{text}" if text.startswith(("@", "#")) else text


class Meta:
    """The facts of a game.  `options` maps a name to its values and the default."""

    def __init__(
        self,
        name: str,
        title: str,
        min_seats: int,
        max_seats: int,
        minutes: int,
        options: dict[str, tuple[list[str], str]],
        rules_version: str,
        max_plies: int,
        widest: int,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats
        self.minutes: Final = minutes
        self.options: Final = options
        self.rules_version: Final = rules_version
        self.max_plies: Final = max_plies  # no game is longer, chance included
        self.widest: Final = widest  # no decision has more choices

    def complete(self, options: dict[str, str]) -> dict[str, str]:
        """The options with all defaults filled in; raises BadSetup for those this game does not have."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise BadSetup(f"{self.title} has no option {str(name)[:40]!r}; it has: {known}.")
            values = self.options[name][0]
            if value not in values:
                raise BadSetup(f"Option {name!r} is one of {', '.join(values)}, not {str(value)[:40]!r}.")
        return {name: options.get(name, default) for name, (_, default) in self.options.items()}


class Ending:
    """How a game ended: why, and the place of each seat (1 is best; equal places are shared)."""

    def __init__(self, reason: str, ranking: list[int]) -> None:
        self.reason: Final = reason
        self.ranking: Final = ranking


class Reason:
    """Why something may not be played: the rule, and the sentence as a key with its arguments."""

    def __init__(self, rule: str, key: str, args: Args) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args

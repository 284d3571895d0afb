"""What a game says of itself, of its end and of what it refuses."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.errors import BadSetup

Args = dict[str, int | str | list[str]]  # what fills a sentence


def as_written(text: str) -> str:
    """What a person wrote, as an argument: an "@" before it keeps it from naming a message or a seat."""
    return f"@{text}" if text.startswith(("@", "#")) else text


class SeatRange:
    """How many play where the options say so: all of these values must be chosen."""

    def __init__(self, options: dict[str, str], least: int, most: int) -> None:
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most


class Meta:
    """The facts of a game.  `options` maps a name to its values and the default.

    So many play as the first of `ranges` says that fits the options, else from `min_seats` to `max_seats`;
    once made, these two span all that is possible.  `headings` are the kinds of events that begin a stretch
    of the log: a turn, a year, a phase.
    """

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
        ranges: list[SeatRange] | None = None,
        headings: list[str] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.ranges: Final = [*(ranges or []), SeatRange({}, min_seats, max_seats)]
        self.min_seats: Final = min([seats.least for seats in self.ranges])
        self.max_seats: Final = max([seats.most for seats in self.ranges])
        self.minutes: Final = minutes
        self.options: Final = options
        self.rules_version: Final = rules_version
        self.max_plies: Final = max_plies  # no game is longer, chance included
        self.widest: Final = widest  # no decision has more choices
        self.headings: Final = headings or []

    def seats_for(self, options: dict[str, str]) -> SeatRange:
        """How many play with these options; those not named count as usual."""
        chosen = self.complete(options)
        for seats in self.ranges:
            if all([chosen.get(name) == value for name, value in seats.options.items()]):
                return seats
        raise AssertionError("the last range fits all options")

    def options_for(self, seats: int) -> dict[str, str]:
        """Options with which so many can play: none but the usual ones, if these do; raises BadSetup."""
        for fitting in [self.seats_for({}), *self.ranges]:
            if fitting.least <= seats <= fitting.most:
                return dict(fitting.options)
        raise BadSetup(f"{self.title} is for {self.min_seats} to {self.max_seats} players, not {seats}.")

    def text_key(self, text: str) -> str:
        """The key of a text that this game brings: its name comes first, as in `tain-ask-lay_tile`."""
        return f"{self.name}-{text}"

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


class Other:
    """Somebody who plays along and holds no seat: a neutral clan, an automatic tribe.

    `name` is a short word; the text `GAME-other-NAME` says it.  `place` is the place in the end among all who
    are ranked; 0 while the game lasts, and for one who is not ranked.
    """

    def __init__(self, name: str, score: int, place: int) -> None:
        self.name: Final = name
        self.score: Final = score
        self.place: Final = place


class Ending:
    """How a game ended: why, and the place of each seat (1 is best; equal places are shared).

    No seat need have the first place: an opponent that is no seat may have won.
    """

    def __init__(self, reason: str, ranking: list[int]) -> None:
        self.reason: Final = reason
        self.ranking: Final = ranking


class Reason:
    """Why something may not be played: the rule, and the sentence as a key with its arguments."""

    def __init__(self, rule: str, key: str, args: Args) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.args: Final = args

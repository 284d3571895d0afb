"""The head of a record: what a table was opened with."""

from __future__ import annotations

from typing import Final, NamedTuple

from lascaux.kernel.errors import BadRecord, BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Meta
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.chance import Chance, seed_from_text
from lascaux.table.record import LONGEST_TAG, Line, is_tag_name, is_writable, read

STANDARD: Final = "standard"  # the components as data.py has them; no others can be loaded yet
LONGEST_NUMBER: Final = 9  # digits; Python refuses to read numbers of thousands of them


class Opening(NamedTuple):
    """All that is needed to open a table again."""

    game: Game[State]
    tags: dict[str, str]
    lines: list[Line]
    chance: Chance | None
    seats: int
    options: dict[str, str]

    def start(self) -> State:
        """The position before the first line."""
        return self.game.start(self.seats, self.options)


def tags_of(meta: Meta, seats: int, options: dict[str, str], chance: Chance) -> dict[str, str]:
    """The tags of a new record."""
    return {
        "Game": meta.name,
        "Rules": meta.rules_version,
        "Seats": str(seats),
        "Options": " ".join([f"{name}={value}" for name, value in sorted(options.items())]),
        "Components": STANDARD,
        "Commitment": chance.commitment,
        "Seed": chance.seed,
    }


def check_setup(seats: object, options: object) -> None:
    """Raise BadSetup unless seats are a number and options texts; what they may be is the game's to say."""
    if not isinstance(seats, int):
        raise BadSetup(f"The number of seats is a whole number, not {str(seats)[:40]!r}.")
    if not isinstance(options, dict) or not all(
        isinstance(text, str) for pair in options.items() for text in pair
    ):
        raise BadSetup("Options are texts by name, as in {'ties': 'shared'}.")


def check_tags(head: dict[str, str], tags: object) -> None:
    """Raise BadSetup unless these tags can stand beside those of the head and be read back."""
    if not isinstance(tags, dict):
        raise BadSetup("Tags are texts by name, as in {'Event': 'Evening'}.")
    for name, value in tags.items():
        if not isinstance(name, str) or not is_tag_name(name):
            raise BadSetup(f"The name of a tag is letters, digits and _, not {str(name)[:40]!r}.")
        if name in head:
            raise BadSetup(f"The tag {name!r} is written by the table itself.")
        if not isinstance(value, str) or len(value) > LONGEST_TAG or not is_writable(value):
            raise BadSetup(f"The value of tag {name!r} is a text of at most {LONGEST_TAG} characters.")


def opened(text: str, at: int | None) -> Opening:
    """What a record says it was opened with, and its first `at` entries; raises BadRecord."""
    if not isinstance(text, str):
        raise BadRecord("A record is a text.")
    tags, lines = read(text)
    if "Game" not in tags:
        raise BadRecord('This is no record: it has no line [Game "..."].')
    if at is not None and not 0 <= at <= len(lines):
        raise BadRecord(f"This record has {len(lines)} entries; there is no entry {at}.")
    try:
        game = game_named(tags["Game"])
        options = game.meta.complete(_options_in(tags.get("Options", "")))
        seats = _seats_in(tags, game.meta)
        chance = Chance(seed_from_text(tags["Seed"])) if "Seed" in tags else None
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    _check_version(game.meta, tags.get("Rules", game.meta.rules_version))
    if tags.get("Components", STANDARD) != STANDARD:
        raise BadRecord(
            f"This record was played with components {tags['Components'][:80]!r}, which are not known here."
        )
    return Opening(game, tags, lines[:at], chance, seats, options)


def _options_in(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        options[name] = value
    return options


def _seats_in(tags: dict[str, str], meta: Meta) -> int:
    text = tags.get("Seats", "")
    is_short = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    if not (is_short and meta.min_seats <= int(text) <= meta.max_seats):
        raise BadRecord(
            f"A record of {meta.title} names {meta.min_seats} to {meta.max_seats} seats, not {text[:20]!r}."
        )
    return int(text)


def _check_version(meta: Meta, version: str) -> None:
    """Patch and minor versions replay; another major one does not."""
    if version.partition(".")[0] != meta.rules_version.partition(".")[0]:
        raise BadRecord(f"This record was played by rules {version[:20]!r}; these are {meta.rules_version}.")

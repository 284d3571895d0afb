"""The head of a record: what a table was opened with."""

from __future__ import annotations

from typing import NamedTuple

from lascaux.kernel.errors import BadRecord, BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Meta
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.chance import Chance, seed_from_text
from lascaux.table.record import Line, read


class Opening(NamedTuple):
    """All that is needed to open a table again."""

    game: Game[State]
    tags: dict[str, str]
    lines: list[Line]
    chance: Chance | None
    seats: int
    options: dict[str, str]


def tags_of(meta: Meta, seats: int, options: dict[str, str], chance: Chance) -> dict[str, str]:
    """The tags of a new record."""
    return {
        "Game": meta.name,
        "Rules": meta.rules_version,
        "Seats": str(seats),
        "Options": " ".join([f"{name}={value}" for name, value in sorted(options.items())]),
        "Components": "standard",
        "Commitment": chance.commitment,
        "Seed": chance.seed,
    }


def opened(text: str, at: int | None) -> Opening:
    """What a record says it was opened with, and its first `at` entries; raises BadRecord."""
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
    return Opening(game, tags, lines[:at], chance, seats, options)


def _options_in(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        options[name] = value
    return options


def _seats_in(tags: dict[str, str], meta: Meta) -> int:
    text = tags.get("Seats", "")
    if not (text.isascii() and text.isdigit() and meta.min_seats <= int(text) <= meta.max_seats):
        raise BadRecord(
            f"A record of {meta.title} names {meta.min_seats} to {meta.max_seats} seats, not {text[:20]!r}."
        )
    return int(text)


def _check_version(meta: Meta, version: str) -> None:
    """Patch and minor versions replay; another major one does not."""
    if version.partition(".")[0] != meta.rules_version.partition(".")[0]:
        raise BadRecord(f"This record was played by rules {version[:20]!r}; these are {meta.rules_version}.")

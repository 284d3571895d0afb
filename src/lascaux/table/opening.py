"""The head of a record: what a table was opened with."""

from __future__ import annotations

import contextlib
from typing import Final, NamedTuple

import msgspec

from lascaux.kernel.actions import UNKNOWN
from lascaux.kernel.box import BadComponents, Box
from lascaux.kernel.errors import BadRecord, BadSetup, NotParseable
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Meta
from lascaux.kernel.printed import Values, canonical, merged
from lascaux.kernel.state import State
from lascaux.registry import game as game_named
from lascaux.table.chance import Chance, seed_from_text
from lascaux.table.record import LONGEST_TAG, Line, is_tag_name, is_writable, read

STANDARD: Final = "standard"  # before the hash of a box that was the standard one
VARIED: Final = "varied"  # before the hash of any other; the tag `Overlay` then says what differs
PLAYED_ON: Final = "PlayedOn"  # a tag: how many entries were taken over from which other game
RESERVED: Final = ("Others", "Overlay", PLAYED_ON)  # tags that only some heads have
ENDED: Final = "Ended"  # a tag: the game was not played to its end
AGREEMENT: Final = "agreement"  # its value where all players wanted that
LONGEST_NUMBER: Final = 9  # digits; Python refuses to read numbers of thousands of them


class Opening(NamedTuple):
    """All that is needed to open a table again."""

    game: Game[State]
    tags: dict[str, str]
    lines: list[Line]
    chance: Chance | None
    seats: int
    options: dict[str, str]
    box: Box

    def start(self) -> State:
        """The position before the first line."""
        return self.game.start(self.seats, self.options, self.box)


def tags_of(
    game: Game[State], seats: int, options: dict[str, str], chance: Chance, box: Box
) -> dict[str, str]:
    """The tags of a new record; raises BadSetup."""
    others = [other.name for other in game.others(game.start(seats, options, box))]
    return {
        "Game": game.meta.name,
        "Rules": game.meta.rules_version,
        "Seats": str(seats),
        **({"Others": " ".join(others)} if others else {}),
        "Options": " ".join([f"{name}={value}" for name, value in sorted(options.items())]),
        **component_tags(box),
        "Commitment": chance.commitment,
        "Seed": chance.seed,
    }


def component_tags(box: Box) -> dict[str, str]:
    """How a record names its box: by hash, and with what differs from the standard one."""
    if not box.overlay:
        return {"Components": f"{STANDARD} {box.hash}"}
    return {"Components": f"{VARIED} {box.hash}", "Overlay": canonical(box.overlay)}


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
        if name in head or name in RESERVED:
            raise BadSetup(f"The tag {name!r} is written by the table itself.")
        if not isinstance(value, str) or len(value) > LONGEST_TAG or not is_writable(value):
            raise BadSetup(f"The value of tag {name!r} is a text of at most {LONGEST_TAG} characters.")


def taken_over(tags: dict[str, str]) -> int:
    """How many entries a record took over from another game, whose chance was another; raises BadRecord."""
    text = tags.get(PLAYED_ON, "0").partition(" ")[0]
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise BadRecord(f"The tag {PLAYED_ON!r} begins with a number of entries.")
    return int(text)


def check_entry(entry: object, entries: int) -> None:
    """Raise BadRecord unless a record of so many entries can be looked at after this one."""
    if not isinstance(entry, int) or not 0 <= entry <= entries:
        raise BadRecord(f"This record has {entries} entries; there is no entry {str(entry)[:20]}.")


def opened(text: str, at: int | None) -> Opening:
    """What a record says it was opened with, and its first `at` entries; raises BadRecord."""
    if not isinstance(text, str):
        raise BadRecord("A record is a text.")
    tags, lines = read(text)
    if at is not None:
        check_entry(at, len(lines))
    opening = opening_of(tags, lines[:at])
    return opening._replace(lines=completed(opening))


def completed(opening: Opening) -> list[Line]:
    """The lines of a record, with those that older rules left out where today's ask; faults are left in."""
    game, version = opening.game, opening.tags.get("Rules", opening.game.meta.rules_version)
    if version == game.meta.rules_version:
        return opening.lines
    lines: list[Line] = []
    state = opening.start()
    for place, line in enumerate(opening.lines):
        while state.stack and not _is_legal(game, state, line):
            row = game.unwritten(state, version)
            if row == UNKNOWN:
                return lines + opening.lines[place:]
            lines.append(Line(line.number, game.seat_to_act(state), game.space.text(row)))
            game.play(state, row)
        lines.append(line)
        if state.stack:
            game.play_for(state, line.seat, game.space.parse(line.words))
    return lines


def _is_legal(game: Game[State], state: State, line: Line) -> bool:
    if line.seat not in game.seats_to_act(state):
        return False
    try:
        return game.space.parse(line.words) in game.legal_for(state, line.seat)
    except NotParseable:
        return False


def opening_of(tags: dict[str, str], lines: list[Line]) -> Opening:
    """What tags say a table was opened with; raises BadRecord."""
    if "Game" not in tags:
        raise BadRecord('This is no record: it has no line [Game "..."].')
    try:
        game = game_named(tags["Game"])
        options = game.meta.complete(_options_in(tags.get("Options", "")))
        seats = _seats_in(tags, game.meta, options)
        chance = Chance(seed_from_text(tags["Seed"])) if "Seed" in tags else None
    except BadSetup as error:
        raise BadRecord(str(error)) from None
    _check_version(game.meta, tags.get("Rules", game.meta.rules_version))
    return Opening(game, tags, lines, chance, seats, options, _box_in(game, tags))


def _options_in(text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        options[name] = value
    return options


def _seats_in(tags: dict[str, str], meta: Meta, options: dict[str, str]) -> int:
    text, fitting = tags.get("Seats", ""), meta.seats_for(options)
    is_short = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    if not (is_short and fitting.least <= int(text) <= fitting.most):
        raise BadRecord(
            f"This record of {meta.title} names {fitting.least} to {fitting.most} seats, not {text[:20]!r}."
        )
    return int(text)


def _box_in(game: Game[State], tags: dict[str, str]) -> Box:
    """The box that a record names by hash, with the overlay it carries; raises BadRecord.

    An overlay says what differs from the box that was standard then, so all that ever were are tried.
    """
    named = tags.get("Components", STANDARD)
    printed = game.box.printed
    name = game.box_first().hash if named == STANDARD else named.rpartition(" ")[2]
    overlay = _overlay_in(tags.get("Overlay", "{}"))
    standards: list[Values] = [{}, *printed.former.values()]
    for standard in standards:
        with contextlib.suppress(BadComponents):
            box = game.box_with(merged(standard, overlay))
            if box.hash == name:
                return box
    raise BadRecord(f"This record was played with components {named[:80]!r}, which are not known here.")


def _overlay_in(text: str) -> Values:
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.MsgspecError, RecursionError):
        raise BadRecord("The tag 'Overlay' does not say what differs from the standard box.") from None


def _check_version(meta: Meta, version: str) -> None:
    """Patch and minor versions replay; another major one does not."""
    if version.partition(".")[0] != meta.rules_version.partition(".")[0]:
        raise BadRecord(f"This record was played by rules {version[:20]!r}; these are {meta.rules_version}.")

"""What travels between table, server and browser: one struct for each thing, used by all of them.

The browser's types are generated from these structs, so a field is named here and nowhere else.
"""

from __future__ import annotations

import msgspec

from lascaux.kernel.meta import Args


class Wire(msgspec.Struct, rename="camel", forbid_unknown_fields=True, gc=False):
    """Base of everything that travels: camelCase on the wire, nothing unknown accepted.

    None refers back to itself, so the collector of garbage need not know of them.
    """


class Told(Wire):
    """Something that happened: a line of the log, or of a preview.

    `key` names the sentence (`clans-told-moved`), `args` fills it; `entry` is the line of the record
    it belongs to, so that a click can replay its moment, `move` the number of its move and `by` the seat that
    made it.  `places` are the places of the board that are meant, several of them a way; a `heading` begins a
    stretch of the log.
    """

    entry: int
    kind: str
    key: str
    seat: int | None
    args: Args
    rule: str
    move: int = 0  # counted from 1; 0 before the first, and in a preview
    by: int | None = None
    places: list[str] = []
    heading: bool = False


class Choice(Wire, omit_defaults=True):
    """One legal action: its text, and the words behind its verb; None is the verb of the decision."""

    text: str
    args: list[int | str] = []
    verb: str | None = None


class UndoState(Wire):
    """Whether the last choice can be taken back, and if not, the key of the reason."""

    allowed: bool
    reason: str | None = None


class YourDecision(Wire, tag_field="kind", tag="yours"):
    """This seat is asked: which step, the key and arguments of the question, and all it may choose.

    `verb` is that of every choice that names no other, `rule` the one that allows them.
    """

    step: str
    ask: str
    args: Args
    verb: str
    rule: str
    choices: list[Choice]
    undo: UndoState


class OthersDecision(Wire, tag_field="kind", tag="others"):
    """Others are asked; `then` are those asked after them, as far as the rules can say."""

    step: str
    seats: list[int]
    undo: UndoState
    then: list[int] = []


class OtherResult(Wire):
    """Somebody who plays along without a seat: the text of the name, points and place.

    The place is 0 while the game lasts, and for one who is not ranked.
    """

    name: str
    score: int
    place: int


class GameOver(Wire, tag_field="kind", tag="over"):
    """Nobody is asked any more: why it ended, the points and the place of each seat.

    No seat need be first: one of the others may have won.
    """

    reason: str
    scores: list[int]
    ranking: list[int]
    others: list[OtherResult] = []


Decision = YourDecision | OthersDecision | GameOver

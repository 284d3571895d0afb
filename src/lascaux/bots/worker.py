"""A process that thinks for others: JSON lines in, JSON lines out, until the input ends.

`{"id": 1, "kind": "choose", "bot": "search", "seed": 7, "budget_ms": 1000, "outlook": ...}` is answered
with `{"id": 1, "actions": ["scout 1 2", "lay boy"]}`.  The kind `hint` asks like `choose`, for somebody who
plays, and is told the `term` that speaks for the first action.  A story is told in parts: `story` gives the
outline of a `record`, `chances` what the curve is at some `entries`, `turning` what a `candidate` was; `par`
plays a daily table with bots alone.  `verify` checks a `record` and gives a `verdict`, `components` an
`overlay` of a `game` and gives the `hash` of its box, the `changes` in words and the `values` that differ.
What cannot be answered gets `{"id": 3, "error": "A sentence."}`.
"""

from __future__ import annotations

import sys
from typing import Annotated, BinaryIO, Final

import msgspec

from lascaux.bots.catalogue import bot
from lascaux.bots.hints import hint_of
from lascaux.bots.par import par_of
from lascaux.bots.story import Outline, chances_of, outline_of, turning_point_of
from lascaux.bots.telling import Effort
from lascaux.bots.turning import Candidate, TurningPoint
from lascaux.kernel.errors import LascauxError
from lascaux.kernel.rng import Rng
from lascaux.registry import game as game_named
from lascaux.table.components import box_in, changes_of
from lascaux.table.outlook import Outlook
from lascaux.table.verify import Verdict, verify
from lascaux.table.words import DEFAULT

_Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
_Budget = Annotated[int, msgspec.Meta(ge=1, le=3_600_000)]


class Choose(msgspec.Struct, tag_field="kind", tag="choose", forbid_unknown_fields=True):
    """What a seat shall play in this turn.  With `iterations` the budget of time does not count."""

    id: int
    bot: str
    seed: _Seed
    outlook: msgspec.Raw
    budget_ms: _Budget = 1000
    iterations: int | None = None


class Advise(msgspec.Struct, tag_field="kind", tag="hint", forbid_unknown_fields=True):
    """What a good player would do in the place of a seat, and why."""

    id: int
    seed: _Seed
    outlook: msgspec.Raw
    budget_ms: _Budget = 1000
    iterations: int | None = None


class Tell(msgspec.Struct, tag_field="kind", tag="story", forbid_unknown_fields=True):
    """What the story of a game consists of."""

    id: int
    record: str


class Measure(msgspec.Struct, tag_field="kind", tag="chances", forbid_unknown_fields=True):
    """How the chances stood after so many entries each."""

    id: int
    record: str
    entries: Annotated[list[int], msgspec.Meta(max_length=1000)]
    effort: Effort


class Weigh(msgspec.Struct, tag_field="kind", tag="turning", forbid_unknown_fields=True):
    """What an entry of a record counted for."""

    id: int
    record: str
    candidate: Candidate
    effort: Effort


class PlayPar(msgspec.Struct, tag_field="kind", tag="par", forbid_unknown_fields=True):
    """What bots come to from a seed."""

    id: int
    game: str
    seats: int
    seed: str


class Verify(msgspec.Struct, tag_field="kind", tag="verify", forbid_unknown_fields=True):
    """Whether a record was played by the rules."""

    id: int
    record: str


class CheckBox(msgspec.Struct, tag_field="kind", tag="components", forbid_unknown_fields=True):
    """What a file of components changes of the standard box."""

    id: int
    game: str
    overlay: str
    language: str = DEFAULT


class Chosen(msgspec.Struct):
    """The actions of a turn, as texts: all up to where somebody else is asked or something new is known."""

    id: int
    actions: list[str]


class Advised(msgspec.Struct):
    """The actions of a turn, and the term that speaks for the first of them, its gain and its rule."""

    id: int
    actions: list[str]
    term: str
    gain: int
    rule: str


class Outlined(msgspec.Struct):
    """What a story consists of."""

    id: int
    outline: Outline


class Measured(msgspec.Struct):
    """Everybody's chance to win, by entry asked for."""

    id: int
    chances: list[list[int]]


class Weighed(msgspec.Struct):
    """A turning point, if anything can be told of it."""

    id: int
    turning: TurningPoint | None


class Par(msgspec.Struct):
    """Points by seat."""

    id: int
    scores: list[int]


class Verified(msgspec.Struct):
    """What was found of a record."""

    id: int
    verdict: Verdict


class CheckedBox(msgspec.Struct):
    """A box, and what it changes."""

    id: int
    hash: str
    changes: list[str]
    values: dict[str, object]


class Failed(msgspec.Struct):
    """Why there is no answer; `id` is None where even that could not be read."""

    id: int | None
    error: str


Request = Choose | Advise | Tell | Measure | Weigh | PlayPar | Verify | CheckBox
Answer = Chosen | Advised | Outlined | Measured | Weighed | Par | Verified | CheckedBox | Failed

_REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def answer(line: bytes) -> Answer:
    """The answer to one line."""
    try:
        return _answer(_REQUESTS.decode(line))
    except LascauxError as error:
        return Failed(_id_in(line), str(error))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Failed(_id_in(line), f"This request cannot be read: {error}.")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer line after line, until there are no more."""
    for line in requests:
        if line.strip():
            answers.write(msgspec.json.encode(answer(line)) + b"\n")
            answers.flush()


def main() -> None:
    """Serve standard input and output."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(1)


def _answer(request: Request) -> Answer:
    match request:
        case Choose():
            return _chosen(request)
        case Advise():
            return _advised(request)
        case Tell():
            return Outlined(request.id, outline_of(request.record))
        case Measure():
            return Measured(request.id, chances_of(request.record, request.entries, request.effort))
        case Weigh():
            return Weighed(request.id, turning_point_of(request.record, request.candidate, request.effort))
        case PlayPar():
            return Par(request.id, par_of(request.game, request.seats, request.seed))
        case Verify():
            return Verified(request.id, verify(request.record))
        case CheckBox():
            game = game_named(request.game)
            box = box_in(game, request.overlay, request.language)
            return CheckedBox(request.id, box.hash, changes_of(game, box, request.language), box.overlay)


def _chosen(request: Choose) -> Chosen:
    outlook = Outlook.load(msgspec.json.decode(request.outlook))
    seconds = request.budget_ms / 1000
    player = bot(request.bot, outlook.game, seconds=seconds, iterations=request.iterations)
    planned = player.plan(outlook, Rng(request.seed))
    return Chosen(request.id, [outlook.game.space.text(action) for action in planned])


def _advised(request: Advise) -> Advised:
    outlook = Outlook.load(msgspec.json.decode(request.outlook))
    hint = hint_of(outlook, request.budget_ms / 1000, request.iterations, Rng(request.seed))
    actions = [outlook.game.space.text(action) for action in hint.actions]
    return Advised(request.id, actions, hint.term, hint.gain, hint.rule)


class _Numbered(msgspec.Struct):
    id: int


def _id_in(line: bytes) -> int | None:
    try:
        return msgspec.json.decode(line, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


if __name__ == "__main__":
    main()

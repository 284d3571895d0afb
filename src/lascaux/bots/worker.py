"""A process that thinks for others: JSON lines in, JSON lines out, until the input ends.

`{"id": 1, "kind": "choose", "bot": "search", "seed": 7, "budget_ms": 1000, "outlook": ...}` is answered
with `{"id": 1, "actions": ["scout 1 2", "lay boy"]}`, and `{"id": 2, "kind": "story", "record": "...",
"continuations": 160}` with `{"id": 2, "opening": [...], "turns": [...], "turning_points": [...]}`.  What
cannot be answered gets `{"id": 3, "error": "A sentence."}`.
"""

from __future__ import annotations

import sys
from typing import Annotated, BinaryIO, Final

import msgspec

from lascaux.bots.catalogue import bot
from lascaux.bots.story import Turn, story_of
from lascaux.kernel.errors import LascauxError
from lascaux.kernel.rng import Rng
from lascaux.table.outlook import Outlook

STORY_SEED: Final = 1  # the same record tells the same story

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


class Tell(msgspec.Struct, tag_field="kind", tag="story", forbid_unknown_fields=True):
    """How the chances stood during a game."""

    id: int
    record: str
    continuations: int = 160


class Chosen(msgspec.Struct):
    """The actions of a turn, as texts: all up to where somebody else is asked or something new is known."""

    id: int
    actions: list[str]


class ToldStory(msgspec.Struct):
    """The story of a game."""

    id: int
    opening: list[int]
    turns: list[Turn]
    turning_points: list[int]


class Failed(msgspec.Struct):
    """Why there is no answer; `id` is None where even that could not be read."""

    id: int | None
    error: str


Answer = Chosen | ToldStory | Failed

_REQUESTS: Final[msgspec.json.Decoder[Choose | Tell]] = msgspec.json.Decoder(Choose | Tell)


def answer(line: bytes) -> Answer:
    """The answer to one line."""
    try:
        request = _REQUESTS.decode(line)
        return _chosen(request) if isinstance(request, Choose) else _told(request)
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


def _chosen(request: Choose) -> Chosen:
    outlook = Outlook.load(msgspec.json.decode(request.outlook))
    seconds = request.budget_ms / 1000
    player = bot(request.bot, outlook.game, seconds=seconds, iterations=request.iterations)
    planned = player.plan(outlook, Rng(request.seed))
    return Chosen(request.id, [outlook.game.space.text(action) for action in planned])


def _told(request: Tell) -> ToldStory:
    story = story_of(request.record, request.continuations, Rng(STORY_SEED))
    return ToldStory(request.id, story.opening, story.turns, story.turning_points)


class _Numbered(msgspec.Struct):
    id: int


def _id_in(line: bytes) -> int | None:
    try:
        return msgspec.json.decode(line, type=_Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


if __name__ == "__main__":
    main()

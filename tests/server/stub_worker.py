"""A worker that plays the first choice it finds, or misbehaves as its argument says.

`slow N` takes N seconds for each answer, `silent` never answers, `mute` never tells a story, `dies` ends
when asked, `junk` answers nonsense, `illegal` answers what no rule allows, `dies-once FILE` dies the first
time only, `where` answers what it imports from.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from lascaux import game


class Dump(msgspec.Struct):
    """What the stub needs of an outlook."""

    game: str
    seat: int
    world: dict[str, object]


class Request(msgspec.Struct):
    """What a worker is asked."""

    id: int
    kind: str
    outlook: Dump | None = None


def main(manner: str, detail: str) -> None:
    """Answer line by line."""
    for line in sys.stdin:
        request = msgspec.json.decode(line, type=Request)
        if manner == "dies" or (manner == "dies-once" and not Path(detail).exists()):
            if detail:
                Path(detail).touch()
            sys.exit(1)
        if manner == "silent" or (manner == "mute" and request.kind == "story"):
            time.sleep(3600)
        if manner == "slow":
            time.sleep(float(detail))
        answer: dict[str, object] = {"id": request.id, "action": _choice(request)}
        if manner == "where":
            answer["action"] = os.environ.get("PYTHONPATH", "")
        if manner == "illegal":
            answer["action"] = "move 1 1"
        print("nonsense" if manner == "junk" else msgspec.json.encode(answer).decode(), flush=True)


def _choice(request: Request) -> str:
    if request.outlook is None:
        return ""
    rules = game(request.outlook.game)
    world = rules.load(request.outlook.world)
    return rules.space.text(rules.legal_for(world, request.outlook.seat)[0])


if __name__ == "__main__":
    main(*([*sys.argv[1:], "", ""][:2]))

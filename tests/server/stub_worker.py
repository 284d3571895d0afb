"""A worker that plays the first choice it finds, or misbehaves as its argument says.

`slow N` takes N seconds for each answer, `silent` never answers, `mute` never tells a story, `dies` ends
when asked, `junk` answers nonsense, `illegal` answers what no rule allows, `strays` does so after its first
action, `dies-once FILE` dies the first time only, `where` answers what it imports from, `plans FILE` answers
with whole turns and notes how many actions each has and for how many milliseconds it could have thought.
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
    budget_ms: int = 0


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
        answer: dict[str, object] = {"id": request.id, "actions": [_choice(request)]}
        if manner == "where":
            answer["actions"] = [os.environ.get("PYTHONPATH", "")]
        if manner == "illegal":
            answer["actions"] = ["move 1 1"]
        if manner == "strays":
            answer["actions"] = [_choice(request), "move 1 1", "move 1 1"]
        if manner == "plans":
            answer["actions"] = _plan(request)
            with Path(detail).open("a", encoding="utf-8") as file:
                print(len(_plan(request)), request.budget_ms, file=file)
        print("nonsense" if manner == "junk" else msgspec.json.encode(answer).decode(), flush=True)


def _choice(request: Request) -> str:
    return (_plan(request) or [""])[0]


def _plan(request: Request) -> list[str]:
    """The first choice, and again while the same seat is asked."""
    if request.outlook is None:
        return []
    rules = game(request.outlook.game)
    world = rules.load(request.outlook.world)
    planned = []
    while rules.seats_to_act(world) == [request.outlook.seat]:
        action = rules.legal(world)[0]
        planned.append(rules.space.text(action))
        rules.play(world, action)
    return planned


if __name__ == "__main__":
    main(*([*sys.argv[1:], "", ""][:2]))

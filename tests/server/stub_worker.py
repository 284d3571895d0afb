"""A worker that plays the first choice it finds, or misbehaves as its argument says.  It checks as others do.

`slow N` takes N seconds for each answer, `silent` never answers, `mute` never tells a story or plays a par,
`dies` ends when asked, `junk` answers nonsense, `illegal` answers what no rule allows, `strays` does so after
its first action, `dies-once FILE` dies the first time only, `where` answers what it imports from, `plans
FILE` answers with whole turns and notes how many actions each has and for how many milliseconds it could have
thought, `steps FILE` notes the same and plays one action at a time.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from lascaux import game
from lascaux.bots.worker import answer as checked


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
            _die(detail)
        if manner == "silent" or (
            manner == "mute" and request.kind in ("story", "chances", "turning", "par")
        ):
            time.sleep(3600)
        if manner == "slow":
            time.sleep(float(detail))
        if request.kind in ("verify", "components", "story", "chances", "turning", "par"):
            print(msgspec.json.encode(checked(line.encode())).decode(), flush=True)
            continue
        answer: dict[str, object] = {"id": request.id, "actions": [_choice(request)]}
        if manner == "where":
            answer["actions"] = [os.environ.get("PYTHONPATH", "")]
        if manner == "illegal":
            answer["actions"] = ["move 1 1"]
        if manner == "strays":
            answer["actions"] = [_choice(request), "move 1 1", "move 1 1"]
        if manner in ("plans", "steps"):
            answer["actions"] = _noted(request, Path(detail))[: None if manner == "plans" else 1]
        print("nonsense" if manner == "junk" else msgspec.json.encode(answer).decode(), flush=True)


def _die(trace: str) -> None:
    """End, and leave a trace of it where one is wanted."""
    if trace:
        Path(trace).touch()
    sys.exit(1)


def _noted(request: Request, file: Path) -> list[str]:
    """A plan, noted in a file with the time it could have taken."""
    planned = _plan(request)
    with file.open("a", encoding="utf-8") as notes:
        print(len(planned), request.budget_ms, file=notes)
    return planned


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

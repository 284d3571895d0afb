"""Whole games in text, with all that the engine says at each ply: `python tools/playthroughs.py write|check`.

A change of any rule, number or view shows as a difference between the files in tests/playthroughs and
what this writes. They are played with the box that was first named, so that tuning a printed value rewrites
none of them. Views are shown as what changed since the ply before: for a spectator, then what changed
otherwise for each seat. Of a very long game the rest is shown as positions and choices only.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import msgspec

import lascaux
from devlib.places import ROOT
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN, State

FOLDER = ROOT / "tests" / "playthroughs"
SEED = 2002
FEW = 8  # a list no longer than this is shown whole
LONG = 350  # plies that are shown with all that is said


def main() -> int:
    """Read the command line; write the files or name those that differ."""
    parser = argparse.ArgumentParser(description="Write or check whole games in text.")
    parser.add_argument("what", choices=["write", "check"])
    what = parser.parse_args().what
    stale = [file for file, text in playthroughs() if not file.exists() or file.read_text("utf-8") != text]
    if what == "write":
        for file, text in playthroughs():
            file.write_text(text, encoding="utf-8")
    for file in stale:
        print(f"{file.relative_to(ROOT)} {'was written' if what == 'write' else 'differs'}.")
    return 1 if stale and what == "check" else 0


def playthroughs() -> Iterator[tuple[Path, str]]:
    """Every file with the text it should hold: one for each game and seat count."""
    for name in lascaux.games():
        game = lascaux.game(name)
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
            yield FOLDER / f"{name}-{seats}.txt", "\n".join(lines_of(game, seats)) + "\n"


def lines_of(game: Game[State], seats: int) -> Iterator[str]:
    """One random game, ply by ply."""
    rng, s = Rng(SEED + seats), game.start(seats, game.meta.options_for(seats), game.box_first())
    yield f"{game.meta.title}, rules {game.meta.rules_version}, {seats} seats, seed {SEED + seats}"
    shown: list[object] = [{}] * (seats + 1)
    listed = ""
    for ply in range(game.meta.max_plies + 1):
        yield ""
        yield f"== {ply}: {key_hash(game, s)}, scores {game.scores(s)}"
        if s.stack and ply >= LONG:
            action = game.sample(s, rng)
            yield f">> {game.space.text(action)}"
            game.play(s, action)
            continue
        views = [plain_view(game, s, seat) for seat in (None, *range(seats))]
        public, *own = [list(changes("", before, after)) for before, after in zip(shown, views, strict=True)]
        yield from [f"   {line}" for line in public]
        for seat, lines in enumerate(own):
            yield from [f"   {seat} sees {line}" for line in lines if line not in public]
        shown = list(views)
        if not s.stack:
            break
        options = in_words(game, game.legal(s))
        yield from asked(game, s, options if options != listed else "as before")
        listed = options
        action = game.sample(s, rng)
        yield f">> {game.space.text(action)}"
        yield from told(game, s, action)
    yield from ended(game, s)


def asked(game: Game[State], s: State, options: str) -> Iterator[str]:
    """Who decides what, and all that may be chosen."""
    frame = s.stack[-1]
    step = game.steps[frame.step]
    who = "chance" if frame.seat == CHANCE else f"seat {frame.seat}"
    audience = game.audience_for(s, frame.seat)
    hidden = f", audience {audience:b}" if audience else ""
    yield f"   asked: {who}, {step.name} ({step.rule}){hidden}"
    yield f"   legal ({len(game.legal(s))}): {options}"
    if frame.seat == CHANCE and len(set(game.weights(s))) > 1:
        yield f"   weights: {game.weights(s)}"


def told(game: Game[State], s: State, action: int) -> Iterator[str]:
    """Play it, and say what happened."""
    events: list[Event] = []
    s.events = events
    game.play(s, action)
    s.events = None
    for event in events:
        if event.kind == SHOWN:
            yield "   something hidden is shown"
            continue
        hidden = f", audience {event.audience:b}" if event.audience else ""
        yield f"   {event.kind} ({event.rule}{hidden}) seat {event.seat}: {compact(event.args)}"


def ended(game: Game[State], s: State) -> Iterator[str]:
    """How it ended."""
    ending = game.ending(s)
    assert ending is not None
    yield ""
    yield f"Ended: {ending.reason}; scores {game.scores(s)}; places {ending.ranking}"


def in_words(game: Game[State], options: list[int]) -> str:
    """The options by verb, the verb said once."""
    texts = [game.space.text(action).partition(" ") for action in options]
    verbs = groupby(texts, key=lambda text: text[0])
    return "; ".join(f"{verb} {', '.join(text[2] for text in rows)}".rstrip() for verb, rows in verbs)


def changes(name: str, before: object, after: object) -> Iterator[str]:
    """Where two views differ, one line for each place."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(before.keys() | after.keys()):
            inner = f"{name}.{key}" if name else str(key)
            yield from changes(inner, before.get(key), after.get(key))
    elif isinstance(before, list) and isinstance(after, list) and _is_told_by_place(before, after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(f"{name}[{place}]", old, new)
    elif before != after:
        yield f"{name} = {compact(after)}"


def _is_told_by_place(before: list[object], after: list[object]) -> bool:
    """Whether a list is too long, or its items too large, to be shown whole."""
    return len(before) == len(after) and (len(after) > FEW or all(isinstance(item, dict) for item in after))


def plain_view(game: Game[State], s: State, seat: int | None) -> dict[str, object]:
    """A view as plain data, without whose it is."""
    view = msgspec.to_builtins(game.view(s, seat))
    assert isinstance(view, dict)
    return {name: value for name, value in view.items() if name != "seat"}


def compact(data: object) -> str:
    """Data on one line."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def key_hash(game: Game[State], s: State) -> str:
    """A short hash of the whole position."""
    return hashlib.blake2b(repr(game.key(s)).encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    sys.exit(main())

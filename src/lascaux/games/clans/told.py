"""Events and questions of Clans as arguments for sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from lascaux.games.clans import events
from lascaux.games.clans.data import (
    BONUS,
    CHIP_POINTS,
    COLOURS,
    EPOCH,
    IS_HOSTILE,
    TERRAIN,
    TERRAINS,
    count_of,
    size_of,
)
from lascaux.games.clans.scoring import bonus_of, value_of
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import ORDER_VILLAGES
from lascaux.games.clans.steps.villages import new_villages
from lascaux.kernel.events import Event
from lascaux.kernel.frames import Frame
from lascaux.kernel.meta import Args


def args_of(event: Event) -> Args:
    """What fills the sentence of an event."""
    return _ARGS_OF[event.kind](event)


def rule_of(event: Event) -> str:
    """The rule behind an event: that of its kind, but for an early end and for strife that leaves nothing.

    Rule: CL-4.3, CL-7.3.
    """
    if event.kind == events.ENDED and event.a == events.ALONE:
        return "CL-7.3"
    if event.kind == events.STRIFE and size_of(event.c) == 0:
        return "CL-4.3"
    return events.EVENTS[event.kind].rule


def question_of(s: ClansState, f: Frame) -> Args:
    """What fills the question of a decision."""
    if f.step != ORDER_VILLAGES:
        return {}
    waiting = new_villages(s, f.a)
    chip = len(s.villages) + 1
    return {"count": len(waiting), "chip": chip, "territories": [str(territory + 1) for territory in waiting]}


def place_args(territory: int) -> Args:
    """Where: the printed number, the terrain, and how one says "on" it."""
    terrain = TERRAINS[TERRAIN[territory]]
    return {"territory": territory + 1, "terrain": terrain, "on": f"@terrain-{terrain}.on"}


def _clan(colour: int) -> Args:
    return {"clan": f"@clan-{COLOURS[colour]}", "name": COLOURS[colour]}


def _clans_in(huts: int) -> Args:
    names = [COLOURS[colour] for colour in range(len(COLOURS)) if count_of(huts, colour)]
    return {"clans": [f"@clan-{name}" for name in names], "names": names, "count": len(names)}


@lru_cache(maxsize=4096)  # a decision tells the same huts once for each way they can go
def _counts(huts: int) -> tuple[str, ...]:
    return tuple(str(count_of(huts, colour)) for colour in range(len(COLOURS)))


def _dealt(event: Event) -> Args:
    return _clan(event.a)


def _began(event: Event) -> Args:
    return {}


def _moved(event: Event) -> Args:
    here, there = TERRAINS[TERRAIN[event.a]], TERRAINS[TERRAIN[event.b]]
    return {
        "here": event.a + 1,
        "there": event.b + 1,
        "huts": size_of(event.c),
        "colours": list(_counts(event.c)),
        "from": f"@terrain-{here}.from",
        "to": f"@terrain-{there}.to",
    }


def _founded(event: Event) -> Args:
    huts: Args = {"huts": size_of(event.c), "colours": list(_counts(event.c))}
    return {**place_args(event.a), "chip": event.b + 1, "epoch": EPOCH[event.b] + 1, **huts}


def _strife(event: Event) -> Args:
    return {**place_args(event.a), "lost": size_of(event.b), "left": size_of(event.c), **_clans_in(event.b)}


def _ruined(event: Event) -> Args:
    return {**place_args(event.a), "huts": size_of(event.c), "epoch": EPOCH[event.b] + 1}


def _scored(event: Event) -> Args:
    worth: Args = {
        "value": value_of(event.b, event.a, event.c),
        "huts": size_of(event.c),
        "bonus": bonus_of(event.b, event.a),
        "epoch": EPOCH[event.b] + 1,
    }
    return {**place_args(event.a), **worth, **_clans_in(event.c)}


def _surplus(event: Event) -> Args:
    return place_args(event.a)


def _epoch(event: Event) -> Args:
    good = [f"@terrain-{TERRAINS[terrain]}" for terrain, bonus in enumerate(BONUS[event.a]) if bonus]
    bad = [f"@terrain-{TERRAINS[terrain]}" for terrain, hostile in enumerate(IS_HOSTILE[event.a]) if hostile]
    return {
        "epoch": event.a + 1,
        "favourable": "all" if len(good) == len(TERRAINS) else good[0],
        "hostile": bad[0] if bad else "none",
        "bonus": max(BONUS[event.a]),
    }


def _ended(event: Event) -> Args:
    return {"reason": "villages" if event.a == events.BY_VILLAGES else "alone"}


def _revealed(event: Event) -> Args:
    total = event.b + CHIP_POINTS * event.c
    return {**_clan(event.a), "points": event.b, "chips": event.c, "total": total}


_ARGS_OF: dict[int, Callable[[Event], Args]] = {
    events.DEALT: _dealt,
    events.BEGAN: _began,
    events.MOVED: _moved,
    events.FOUNDED: _founded,
    events.STRIFE: _strife,
    events.RUINED: _ruined,
    events.SCORED: _scored,
    events.SURPLUS: _surplus,
    events.EPOCH_BEGAN: _epoch,
    events.ENDED: _ended,
    events.REVEALED: _revealed,
}

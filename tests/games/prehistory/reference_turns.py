"""The turns of spring, summer and the extra action, as the naive reference tells them."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.prehistory.reference_abilities import can_use_ability, use_ability
from tests.games.prehistory.reference_actions import act
from tests.games.prehistory.reference_asking import Asked, Telling, Ways, ask
from tests.games.prehistory.reference_box import ACTIONS, COLOURS
from tests.games.prehistory.reference_develop import asides, do_aside
from tests.games.prehistory.reference_table import Table
from tests.games.prehistory.reference_ways import action_of, spring_ways, summer_ways, with_foot


def spring_turn(table: Table, seat: int) -> Generator[Asked, str, bool]:
    """One action and its foot cube, or passing; whether it was passed."""
    camp = table.camps[seat]
    while True:
        ways: Ways = {}
        for action in table.open_actions():
            ways |= with_foot(camp, spring_ways(table, camp, action))
        text = yield from ask(seat, [*ways, "pass", *asides(table, seat)])
        if text == "pass":
            return True
        if text in ways:
            break
        yield from do_aside(table, seat, text)
    yield from act(table, seat, text, ways[text])
    yield from _lay_foot(table, seat, table.pillar_of(action_of(text)))
    yield from _end_turn(table, seat)
    return False


def _lay_foot(table: Table, seat: int, pillar: int) -> Telling:
    camp = table.camps[seat]
    while True:
        feet = [f"foot {colour}" for colour in COLOURS if camp.resources[colour]]
        text = yield from ask(seat, [*feet, *asides(table, seat, is_foot_open=True)])
        if text in feet:
            colour = text.split()[1]
            camp.resources[colour] -= 1
            table.feet[pillar].append(colour)
            return
        yield from do_aside(table, seat, text, is_foot_open=True)


def pillar_turn(table: Table, seat: int) -> Telling:
    """A pillar must be taken."""
    while True:
        pillars = [f"pillar {place}" for place in range(6) if table.tops[place]]
        text = yield from ask(seat, [*pillars, *_summer_asides(table, seat)])
        if text in pillars:
            break
        yield from _do_summer_aside(table, seat, text)
    place = int(text.split()[1])
    table.reward(seat, [f"cube {colour}" for colour in table.tops[place]])
    table.tops[place] = []
    yield from _end_summer_turn(table, seat)


def summer_turn(table: Table, seat: int, action: str) -> Telling:
    """One action of a step of summer, or skipping it."""
    while True:
        ways = summer_ways(table, table.camps[seat], action)
        text = yield from ask(seat, [*ways, "skip", *_summer_asides(table, seat)])
        if text == "skip":
            return
        if text in ways:
            break
        yield from _do_summer_aside(table, seat, text)
    yield from act(table, seat, text, ways[text])
    yield from _end_summer_turn(table, seat)


def extra_turn(table: Table, seat: int) -> Telling:
    """One more action by summer rules after the last year."""
    while True:
        ways: Ways = {}
        for action in ACTIONS:
            ways |= summer_ways(table, table.camps[seat], action)
        text = yield from ask(seat, [*ways, "skip", *asides(table, seat)])
        if text == "skip":
            return
        if text in ways:
            break
        yield from do_aside(table, seat, text)
    yield from act(table, seat, text, ways[text])
    yield from _end_turn(table, seat)


def _end_turn(table: Table, seat: int) -> Telling:
    while (text := (yield from ask(seat, ["done", *asides(table, seat)]))) != "done":
        yield from do_aside(table, seat, text)


def _end_summer_turn(table: Table, seat: int) -> Telling:
    while (text := (yield from ask(seat, ["done", *_summer_asides(table, seat)]))) != "done":
        yield from _do_summer_aside(table, seat, text)


def _summer_asides(table: Table, seat: int) -> list[str]:
    return asides(table, seat) + (["ability"] if can_use_ability(table, seat) else [])


def _do_summer_aside(table: Table, seat: int, text: str) -> Telling:
    if text == "ability":
        yield from use_ability(table, seat)
    else:
        yield from do_aside(table, seat, text)

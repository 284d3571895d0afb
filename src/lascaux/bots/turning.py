"""Turning points: where a game went another way, by whose choice or by chance, and what was better."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal

import msgspec

from lascaux.bots.continuing import Continuing, whole_percent
from lascaux.bots.luck import Draw
from lascaux.bots.telling import Effort, Telling
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.state import SHOWN, State
from lascaux.table.decisions import line_of
from lascaux.wire import Told

POINTS: Final = 3  # that are shown
STRETCHES: Final = 3  # of a game, each of which has its candidates
OWN: Final = 3  # candidates that each seat has at least, if it chose so often
LATE: Final = 3  # of the reserve that are looked at: two choices and a draw
DRAWS: Final = 2  # of a game that are looked at
WORLDS: Final = 2  # in which the choices of a seat are judged
FELT: Final = 0.002  # of a chance to win: choices judged this alike lead to the same
APART: Final = 8  # an eighth of the game lies between two points, if there are others
LEAST: Final = 3  # percent between what was played and what was better, below which it is no slip, nor a turn

Cause = Literal["slip", "stroke", "chance"]


class Candidate(msgspec.Struct, frozen=True):
    """An entry that may have turned the game for a seat; `better` is the action that looks best instead.

    After playing on, `also` may turn out to have been better still.
    """

    entry: int
    seat: int
    gap: float
    better: int | None = None
    also: int | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment that counted for a seat: a choice that was not the best, one that was, or a draw.

    `was` is the seat's chance to win after what was played or drawn, in percent; `instead` what it would have
    been after the other choice, or was before the draw.  The lines tell the move and what else could have
    been done, to everybody, since the game is over.
    """

    entry: int
    move: int
    seat: int
    cause: Cause
    was: int
    instead: int
    played: list[Told]
    better: list[Told]

    @property
    def weight(self) -> float:
        """How much it counted; a stroke a quarter, since its other choice may be a poor one."""
        return self.swing / (4 if self.cause == "stroke" else 1)

    @property
    def swing(self) -> int:
        """Percent between the two."""
        return abs(self.instead - self.was)


def candidates_of(telling: Telling, draws: list[Draw]) -> tuple[list[Candidate], list[Candidate]]:
    """Entries worth a closer look, and those kept in reserve, in the order of play.

    Of each stretch of the game the choice that looks most telling, the one that does so where the chances
    changed most, and the one that looks most clearly right; of each seat some of its own; and the draws that
    seem to have moved most.  The reserve has the next ones of every chapter.
    """
    choices, clear = _choices_of(telling)
    by_gap = sorted(choices, key=_by_telling)
    by_lead = sorted(clear, key=lambda one: (one.gap, one.entry))
    tells: dict[int, bool] = {}

    def first_of(choices: list[Candidate]) -> list[Candidate]:
        """The first of which there is something to tell."""
        for choice in choices:
            if choice.entry not in tells:
                tells[choice.entry] = _is_told(telling, choice)
            if tells[choice.entry]:
                return [choice]
        return []

    chapter_of = {candidate.entry: telling.chapter_at(candidate.entry) for candidate in by_gap}
    swings = _swings_of(telling)
    found = sorted([_by_chance(draw) for draw in draws], key=_by_gap)[:DRAWS]
    for stretch in range(STRETCHES):
        chapters = [len(swings) * part // STRETCHES for part in (stretch, stretch + 1)]
        there, clear = [
            [one for one in order if chapters[0] <= chapter_of[one.entry] < chapters[1]]
            for order in (by_gap, by_lead)
        ]
        bend = max(range(*chapters), key=lambda chapter: swings[chapter], default=-1)
        found += first_of(there)
        found += first_of([one for one in there if chapter_of[one.entry] == bend and one not in found])
        found += first_of([one for one in clear if one not in found])
    for seat in range(telling.opening.seats):
        missing = OWN - sum(one.seat == seat and one.better is not None for one in found)
        for order in (by_lead, *[by_gap] * OWN)[: max(0, missing)]:
            found += first_of([one for one in order if one.seat == seat and one not in found])
    reserve: list[Candidate] = []
    for chapter in range(len(swings)):
        there = [one for one in by_gap if chapter_of[one.entry] == chapter and one not in found]
        first = first_of(there)
        reserve += first + first_of([one for one in there if one not in first])
        drawn = [_by_chance(draw) for draw in draws if telling.chapter_at(draw.entry) == chapter]
        reserve += [one for one in sorted(drawn, key=_by_gap)[:1] if one not in found]
    return sorted(found, key=_by_entry), sorted(reserve, key=_by_entry)


def bend_of(entries: list[int], chances: list[list[int]]) -> range:
    """The entries of the chapter in which the curve changed most, or that before the largest change.

    `entries` are those of its points.
    """
    swings = [
        max(abs(new - old) for old, new in zip(before, after, strict=True))
        for before, after in pairwise(chances)
    ]
    bend = max(range(len(swings)), key=lambda chapter: swings[chapter], default=-1)
    return range(entries[bend], entries[bend + 1]) if bend >= 0 else range(0)


def weighed(telling: Telling, candidate: Candidate, effort: Effort) -> TurningPoint | None:
    """What an entry was worth, by playing on; None if there is nothing to tell."""
    game, entry, seat = telling.game, candidate.entry, candidate.seat
    continuing = Continuing(game, effort.horizon, telling.spread_at(entry, effort))

    def percent(state: State) -> int:
        shares = continuing.chances(state, effort.continuations, telling.rng_at(entry))
        return whole_percent(shares)[seat]

    was = percent(telling.positions[entry + 1])
    move, played = telling.moves.of(entry), _told_of_move(telling, entry)
    if candidate.better is None:
        fair = percent(telling.positions[entry])
        return (
            TurningPoint(entry, move, seat, "chance", was, fair, played, [])
            if played and fair != was
            else None
        )
    options = [other for other in (candidate.better, candidate.also) if other is not None]
    tried = [_otherwise(telling, entry, seat, other) for other in options]
    apart = [(better, after) for better, after in tried if _differ(better, played)]
    if not apart:
        return None
    best = 0
    if len(apart) > 1:  # which is the better one is found by other continuations than those that are told
        rough, rng = continuing, telling.rng_at(len(telling.actions) + 1 + entry)
        firsts = [rough.chances(after, effort.continuations // 2, rng)[seat] for _, after in apart]
        best = firsts.index(max(firsts))
    better, after = apart[best]
    instead = percent(after)
    cause: Cause = "slip" if instead - was >= LEAST else "stroke"
    return TurningPoint(entry, move, seat, cause, was, instead, played, better)


def chosen(
    points: list[TurningPoint], viewer: int | None, entries: int, bend: range = range(0)
) -> list[TurningPoint]:
    """The three that are shown, in the order of play: what counted most, apart, one the viewer's own.

    One lies where the curve changed most.  What changed next to nothing is shown only for want of anything
    else, but for the viewer's own.
    """
    by_weight = sorted(points, key=lambda point: (-point.weight, point.entry))
    found = [point for point in by_weight if point.seat == viewer and point.cause != "chance"][:1]
    turns = [point for point in by_weight if point.entry in bend and point.swing >= LEAST]
    if not any(point in turns for point in found):
        found += turns[:1]
    apart = entries / APART
    for gap, least in ((apart, LEAST), (0.0, LEAST), (apart, 0), (0.0, 0)):
        for point in by_weight:
            is_apart = all(abs(point.entry - other.entry) > gap for other in found)
            if len(found) < POINTS and is_apart and point.swing >= least:
                found.append(point)
    return sorted(found, key=lambda point: point.entry)


def _swings_of(telling: Telling) -> list[float]:
    """By chapter, how much the chances changed in it as they look without playing on."""
    continuing = Continuing(telling.game, 0)
    chances = [continuing.judged(telling.positions[moment.entry]) for moment in telling.moments]
    return [
        max(abs(new - old) for old, new in zip(before, after, strict=True))
        for before, after in pairwise(chances)
    ]


def _choices_of(telling: Telling) -> tuple[list[Candidate], list[Candidate]]:
    """Every choice with another one, and how much better that looks; and those that look clearly right.

    The other one is the best of those that do not come to the same, if there is one.
    """
    game, continuing = telling.game, Continuing(telling.game, 0)
    found: list[Candidate] = []
    clear: list[Candidate] = []
    for entry in range(telling.moments[0].entry, len(telling.actions)):
        seat, state, played = telling.seat_at(entry), telling.positions[entry], telling.actions[entry]
        if seat == CHANCE:
            continue
        options = game.legal_for(state, seat)
        if len(options) == 1:
            continue
        values = dict.fromkeys(options, 0.0)
        seen = dict.fromkeys(options, 0)
        for world in range(WORLDS):
            tried, worths = continuing.rated(state, seat, options, telling.rng_at(entry * WORLDS + world))
            for option, worth in zip(tried, worths, strict=True):
                values[option] += worth
                seen[option] += 1
        others = [option for option in options if option != played and seen[option] == WORLDS]
        if seen[played] < WORLDS or not others:
            continue
        gaps = {option: (values[option] - values[played]) / WORLDS for option in others}
        apart = [option for option in others if abs(gaps[option]) >= FELT] or others
        better, *rest = sorted(apart, key=lambda option: -gaps[option])
        found.append(Candidate(entry, seat, gaps[better], better, rest[0] if rest else None))
        if max(gaps.values()) <= -FELT:
            clear.append(found[-1])
    return found, clear


def _by_chance(draw: Draw) -> Candidate:
    """A draw, for the seat that it moved most."""
    seat = max(range(len(draw.moved)), key=lambda seat: abs(draw.moved[seat]))
    return Candidate(draw.entry, seat, abs(draw.moved[seat]))


def _by_gap(candidate: Candidate) -> tuple[float, int]:
    return -candidate.gap, candidate.entry


def _by_telling(candidate: Candidate) -> tuple[bool, float, int]:
    """What comes to the same last."""
    return abs(candidate.gap) < FELT, -candidate.gap, candidate.entry


def _by_entry(candidate: Candidate) -> int:
    return candidate.entry


def _is_told(telling: Telling, candidate: Candidate) -> bool:
    """Whether the log would tell the other choice otherwise than what was played."""
    assert candidate.better is not None
    other = _otherwise(telling, candidate.entry, candidate.seat, candidate.better)[0]
    return _differ(other, _told_of_move(telling, candidate.entry))


def _differ(better: list[Told], played: list[Told]) -> bool:
    both = bool(better) and bool(played)
    return both and [(line.kind, line.args) for line in better] != [(line.kind, line.args) for line in played]


def _otherwise(telling: Telling, entry: int, seat: int, action: int) -> tuple[list[Told], State]:
    """What would be told of another choice and of the rest of its move, and the position right after it."""
    game = telling.game
    other = game.copy(telling.positions[entry])
    events: list[Event] = []
    other.events = events
    game.play_for(other, seat, action)
    after = game.copy(other)
    if game.seat_to_act(other) == seat:
        Continuing(game, 0).finish_move(other, telling.rng_at(entry))
    return _lines(telling, events, entry), after


def _told_of_move(telling: Telling, entry: int) -> list[Told]:
    """What was told of the rest of a move, from an entry on."""
    move, state = telling.moves.of(entry), telling.game.copy(telling.positions[entry])
    events: list[Event] = []
    state.events = events
    last = entry
    while last < len(telling.actions) and telling.moves.of(last) == move:
        if last > entry and telling.seat_at(last) == CHANCE:
            break
        telling.game.play_for(state, telling.seat_at(last), telling.actions[last])
        last += 1
    return _lines(telling, events, entry)


def _lines(telling: Telling, events: list[Event], entry: int) -> list[Told]:
    move = telling.moves.of(entry)
    return [line_of(telling.game, event, entry, move) for event in events if event.kind != SHOWN]

"""A guided first game: a record, cut into steps in which the learner does what the record has."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from lascaux.kernel.errors import LascauxError
from lascaux.registry import game as game_named
from lascaux.table.opening import opened
from lascaux.table.preview import Preview
from lascaux.table.table import Table
from lascaux.wire import Decision, GameOver, OtherResult, OthersDecision, Told, UndoState, YourDecision

NO_UNDO: Final = UndoState(False)


class BadLesson(LascauxError):
    """A lesson asks for something that its record does not have."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what the learner plays in it, and the paragraph of the rules that it teaches.

    Its sentences are `clans-lesson-NAME`, with the attributes `do` and `why`.
    """

    name: str
    rule: str
    actions: list[str]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a `lesson.toml` holds: the learner's seat, the entries played beforehand, and the steps."""

    seat: int
    start: int
    step: list[Step]


class Ask(NamedTuple):
    """What the learner is to play from here on, as far as it can be foreseen.

    `steps` says to which step each action belongs, `previews` what the first of them would bring about, the
    first two, and so on.
    """

    steps: list[int]
    actions: list[str]
    previews: list[Preview]


class Beat(NamedTuple):
    """One position as the learner sees it, and what led to it; `ask` is None where others play."""

    entries: int
    told: list[Told]
    view: msgspec.Struct
    decision: Decision
    others: list[OtherResult]
    ask: Ask | None


class Lesson:
    """The guided first game of one game; raises BadSetup if there is no such game, BadLesson, BadRecord."""

    def __init__(self, game: str) -> None:
        plan = plan_of(game)
        self.record: Final = _file_of(game, "lesson.txt")
        self.seat: Final = plan.seat
        self.start: Final = plan.start
        self.steps: Final = plan.step
        self.table: Final = Table.load(self.record)
        self._actions: Final = [line.partition(" ")[2] for line in self.table.lines()]
        self._step_at: Final = self._steps_by_entry()

    def beats(self) -> list[Beat]:
        """All positions, in order: wherever the learner is asked, and after each move of the others."""
        opening = opened(self.record, None)
        table = Table.opened(opening._replace(lines=[]))
        beats: list[Beat] = []
        told_until = 0
        for entry in self._stops():
            table.follow(opening.lines[table.entries : entry])
            beats.append(self._beat(table, told_until))
            told_until = entry
        return beats

    # --- within -------------------------------------------------------------------------------

    def _steps_by_entry(self) -> dict[int, int]:
        """By entry of the record: the step in which the learner plays it; raises BadLesson."""
        chosen = [entry for entry in range(self.start, self.table.entries) if self._is_choice(entry)]
        wanted = [(at, action) for at, step in enumerate(self.steps) for action in step.actions]
        if [self._actions[entry] for entry in chosen] != [action for _, action in wanted]:
            raise BadLesson(f"The steps of {self.table.game.meta.name} are not what its record has.")
        return {entry: step for entry, (step, _) in zip(chosen, wanted, strict=True)}

    def _is_choice(self, entry: int) -> bool:
        """Whether the learner chose this entry of the record."""
        return self.table.begins[entry] and self.table.lines(entry)[0].startswith(f"{self.seat} ")

    def _stops(self) -> list[int]:
        """The numbers of entries after which a position is shown."""
        first = self.table.move_at(self.start)
        moves = [self.table.entries_until(move) for move in range(first, self.table.moves + 1)]
        shown = {*self._step_at, *moves, self.table.entries}
        return sorted(entry for entry in shown if entry >= min(self._step_at))

    def _beat(self, table: Table, since: int) -> Beat:
        told, view = table.log(self.seat, since), table.view(self.seat)
        ask = self._ask(table) if table.entries in self._step_at else None
        decision = self._waiting(table) if ask is None else _only(table.decision(self.seat), ask.actions[0])
        return Beat(table.entries, told, view, decision, table.others, ask)

    def _waiting(self, table: Table) -> Decision:
        """What the learner is told while others play, or after the last step."""
        decision = table.decision(self.seat)
        if isinstance(decision, GameOver):
            return decision
        asked = [seat for seat in table.asked if seat != self.seat]
        return OthersDecision(decision.step, asked, NO_UNDO)

    def _ask(self, table: Table) -> Ask:
        """What the learner is asked here, and then without chance or others in between."""
        ahead = [entry for entry in self._step_at if entry >= table.entries]
        actions: list[str] = []
        previews: list[Preview] = []
        for at, entry in enumerate(ahead):
            actions.append(self._actions[entry])
            preview = table.what_if(self.seat, actions)
            after = self._actions[ahead[at + 1]] if at + 1 < len(ahead) else ""
            if preview.decision is not None:
                preview = msgspec.structs.replace(preview, decision=_only(preview.decision, after))
            previews.append(preview)
            if not isinstance(preview.decision, YourDecision):
                break
        return Ask([self._step_at[entry] for entry in ahead[: len(actions)]], actions, previews)


@cache
def plan_of(game: str) -> Plan:
    """The steps of a game's lesson; raises BadSetup if there is no such game."""
    return msgspec.convert(tomllib.loads(_file_of(game, "lesson.toml")), Plan)


def _file_of(game: str, name: str) -> str:
    folder = files(f"lascaux.games.{game_named(game).meta.name}")
    return folder.joinpath(name).read_text(encoding="utf-8")


def _only(decision: Decision, action: str) -> Decision:
    """The same question with one answer: the others are asleep."""
    if not isinstance(decision, YourDecision):
        return decision
    choices = [choice for choice in decision.choices if choice.text == action]
    return msgspec.structs.replace(decision, choices=choices or decision.choices, undo=NO_UNDO)

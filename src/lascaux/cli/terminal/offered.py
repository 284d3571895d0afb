"""What may be played now, as a list shows it: what to type, and what that does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from lascaux.cli.terminal.desk import Desk
from lascaux.table.choices import Choice
from lascaux.wire import YourDecision

EXAMPLES: Final = 3  # what is named of the list where something was refused


@dataclass(frozen=True)
class Offered:
    """A choice in a list; what is typed for it is understood as it stands."""

    action: str  # as the record has it
    typed: str
    about: str | None  # None where what is typed says it

    def drawn(self, width: int = 0) -> Text:
        """What to type, in a column of this width, then what it does."""
        if self.about is None:
            return Text(self.typed, style="bold")
        return Text.assemble((self.typed.ljust(width), "bold"), "  ", self.about)


def offered(desk: Desk, choices: Sequence[Choice]) -> list[Offered]:
    """These choices in the words of the reader."""
    if not choices:
        return []
    step, view = step_of(desk), desk.table.view(desk.seat)
    return [
        Offered(
            choice.text,
            desk.face.written(choice.text, step, desk.words),
            desk.face.described(choice.text, view, desk.words),
        )
        for choice in choices
    ]


def offered_now(desk: Desk) -> list[Offered]:
    """All that the reader may play now."""
    is_asked = desk.seat is not None and not desk.table.over
    return offered(desk, desk.table.choices(desk.seat)) if is_asked and desk.seat is not None else []


def example_of(desk: Desk) -> str:
    """Something that may be played now, as it is typed: if it can be, more than to pass."""
    choices = desk.table.choices(desk.seat) if desk.seat is not None else []
    plainest = [choice for choice in choices if choice.args] or choices
    return desk.face.written(plainest[0].text, step_of(desk), desk.words) if plainest else ""


def examples_of(desk: Desk) -> list[str]:
    """Some of what may be played now, as it is typed: one for each verb."""
    choices = desk.table.choices(desk.seat) if desk.seat is not None else []
    by_verb = {choice.verb: choice.text for choice in reversed(choices)}
    kinds = sorted(by_verb.values(), key=[choice.text for choice in choices].index)
    most = [kind for kind in kinds if " " in kind][: EXAMPLES - 1] + [
        kind for kind in kinds if " " not in kind
    ]
    return [desk.face.written(action, step_of(desk), desk.words) for action in most[:EXAMPLES]]


def step_of(desk: Desk) -> str:
    """The step in which the reader is asked; empty if somebody else is."""
    decision = desk.table.decision(desk.seat)
    return decision.step if isinstance(decision, YourDecision) else ""

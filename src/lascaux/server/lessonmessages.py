"""Messages of a guided first game."""

from __future__ import annotations

from lascaux.server.messages import Preview, TableInfo
from lascaux.server.views import View
from lascaux.wire import Decision, OtherResult, Told, Wire


class LessonStep(Wire):
    """One step: the name of its sentences, and the paragraph of the rules that it teaches."""

    name: str
    rule: str


class LessonAsk(Wire):
    """What the learner is to play from here on, as far as it can be foreseen.

    `steps` says to which step each action belongs; `previews` what the first would bring about, the first
    two, and so on.
    """

    steps: list[int]
    actions: list[str]
    previews: list[Preview]


class LessonBeat(Wire):
    """One position as the learner sees it, and what led to it; `ask` is None where others play."""

    entries: int
    told: list[Told]
    view: View
    decision: Decision
    others: list[OtherResult]
    ask: LessonAsk | None


class LessonText(Wire):
    """A guided first game, `GET /api/lessons/{game}`; the table is told as to one who plays there."""

    table: TableInfo
    seat: int
    steps: list[LessonStep]
    beats: list[LessonBeat]

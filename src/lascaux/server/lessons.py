"""The guided first games, each played through once and kept ready to be sent."""

from __future__ import annotations

from typing import Final

from lascaux.registry import games
from lascaux.server.faults import Denied
from lascaux.server.http import Packed
from lascaux.server.lessonmessages import LessonAsk, LessonBeat, LessonStep, LessonText
from lascaux.server.marks import MARKS
from lascaux.server.messages import Preview, SeatInfo, TableInfo
from lascaux.server.moments import now
from lascaux.server.views import travelling
from lascaux.server.wishes import PATIENCE, SILENCE, STAND_IN
from lascaux.table.lesson import Ask, Beat, Lesson

OTHERS: Final = "greedy"  # the bot that the other seats are shown to have


class Lessons:
    """What a learner is told, by game."""

    def __init__(self) -> None:
        self._texts: Final[dict[str, Packed]] = {}

    def read_all(self) -> None:
        """Play all of them through, so that nobody has to wait for one."""
        for game in games():
            self.of(game)

    def of(self, game: str) -> Packed:
        """The guided first game of a game; raises Denied."""
        if game not in games():
            raise Denied("no-game", {"games": ", ".join(games())})
        if game not in self._texts:
            self._texts[game] = Packed(lesson_text(Lesson(game)))
        return self._texts[game]


def lesson_text(lesson: Lesson) -> LessonText:
    """A guided first game as it travels."""
    steps = [LessonStep(step.name, step.rule) for step in lesson.steps]
    return LessonText(_table(lesson), lesson.seat, steps, [_beat(beat) for beat in lesson.beats()])


def _beat(beat: Beat) -> LessonBeat:
    ask = None if beat.ask is None else _ask(beat.ask)
    return LessonBeat(beat.entries, beat.told, travelling(beat.view), beat.decision, beat.others, ask)


def _ask(ask: Ask) -> LessonAsk:
    previews = [
        Preview(preview.told, preview.decision, preview.stop, travelling(preview.view))
        for preview in ask.previews
    ]
    return LessonAsk(ask.steps, ask.actions, previews)


def _table(lesson: Lesson) -> TableInfo:
    table = lesson.table
    return TableInfo(
        id=f"lesson-{table.game.meta.name}",
        game=table.game.meta.name,
        title="",
        options=table.options,
        seats=[_seat(seat, seat == lesson.seat) for seat in range(table.seats)],
        status="playing",
        watchable=False,
        rules_version=table.game.meta.rules_version,
        components=table.box.hash,
        commitment=table.commitment,
        seed=None,
        created_at=now(),
        seq=0,
        after=None,
        rematch=None,
        patience=PATIENCE,
        silence=SILENCE,
        host_away=None,
        stand_in=STAND_IN,
        watchers=0,
        watching=[],
        clock=None,
        origin=None,
        daily=None,
    )


def _seat(seat: int, is_learner: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind="human" if is_learner else "bot",
        name=None,
        bot=None if is_learner else OTHERS,
        joined=True,
        online=True,
        mark=MARKS[seat],
        host=is_learner,
        again=False,
    )

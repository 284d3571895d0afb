"""Guided first games, held to their records: what a step asks for is legal there and what the record has."""

from __future__ import annotations

import msgspec
import pytest

import lascaux
from lascaux.server.lessonmessages import LessonText
from lascaux.server.lessons import Lessons
from lascaux.table import lesson as lesson_module
from lascaux.table.lesson import BadLesson, Lesson, plan_of
from lascaux.table.rulebook import Rulebook
from lascaux.table.verify import verify
from lascaux.table.words import LANGUAGES, Words
from lascaux.wire import YourDecision

EVERY_GAME = pytest.mark.parametrize("game", lascaux.games())


@EVERY_GAME
def test_a_lesson_has_five_to_eight_steps_with_names_of_their_own(game: str) -> None:
    names = [step.name for step in plan_of(game).step]
    assert 5 <= len(names) <= 8
    assert len(set(names)) == len(names)


@EVERY_GAME
def test_the_record_of_a_lesson_was_played_by_the_rules_with_announced_chance(game: str) -> None:
    lesson = Lesson(game)
    assert lesson.table.game.meta.name == game
    assert lesson.table.record() == lesson.record
    assert verify(lesson.record).fair


@EVERY_GAME
def test_every_action_of_a_lesson_is_asked_for_alone_and_can_be_foreseen(game: str) -> None:
    lesson = Lesson(game)
    played: list[str] = []
    for beat in lesson.beats():
        if beat.ask is None:
            assert not isinstance(beat.decision, YourDecision)
            continue
        assert isinstance(beat.decision, YourDecision)
        assert [choice.text for choice in beat.decision.choices] == beat.ask.actions[:1]
        there = lesson.table.at(beat.entries)
        assert beat.ask.actions[0] in [choice.text for choice in there.choices(lesson.seat)]
        assert len(beat.ask.actions) == len(beat.ask.previews) == len(beat.ask.steps)
        played.append(beat.ask.actions[0])
    assert played == [action for step in lesson.steps for action in step.actions]


def test_steps_that_are_not_what_the_record_has_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("clans")
    shorter = msgspec.structs.replace(plan, step=plan.step[:-1])
    monkeypatch.setattr(lesson_module, "plan_of", lambda _: shorter)
    with pytest.raises(BadLesson, match="clans"):
        Lesson("clans")


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_to_do_and_why(game: str, language: str) -> None:
    words = Words(language, strict=True)
    for step in plan_of(game).step:
        for part in ("", ".do", ".why"):
            assert words.say(f"{game}-lesson-{step.name}{part}")


@EVERY_GAME
def test_every_step_teaches_a_paragraph_of_the_rules(game: str) -> None:
    book = Rulebook(game)
    for step in plan_of(game).step:
        assert book.paragraph(step.rule).id == step.rule


@EVERY_GAME
def test_a_lesson_tells_its_learner_no_secret_of_others(game: str) -> None:
    lesson = Lesson(game)
    for beat in lesson.beats():
        assert beat.view == lesson.table.at(beat.entries).view(lesson.seat)


@EVERY_GAME
def test_a_lesson_travels_whole(game: str) -> None:
    text = msgspec.json.decode(Lessons().of(game).plain, type=LessonText)
    assert [step.name for step in text.steps] == [step.name for step in plan_of(game).step]
    assert text.beats[-1].ask is None

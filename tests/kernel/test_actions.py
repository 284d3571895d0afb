"""Actions and steps are declared once, and know of each other."""

from __future__ import annotations

import pytest

from lascaux.kernel.actions import ActionSpace, Param, counted
from lascaux.kernel.steps import Step, StepTable
from tests.contract.toy_state import ToyState


class Walk(Step[ToyState]):
    """A step of which only the name matters."""


class Rest(Step[ToyState]):
    """Another."""


def test_rows_of_seats_must_come_before_those_of_chance() -> None:
    steps = StepTable()
    walk = steps.add("walk", "T-1")
    space = ActionSpace(steps)
    space.add("roll", [counted("sum", 1, 2)], at=[walk], chance=True)
    with pytest.raises(AssertionError, match="before chance"):
        space.add("move", at=[walk])


def test_no_two_rows_say_the_same() -> None:
    steps = StepTable()
    walk = steps.add("walk", "T-1")
    with pytest.raises(AssertionError, match="two rows"):
        ActionSpace(steps).add("move", [Param("there", ["1", "1"])], at=[walk])


def test_a_step_offers_the_verbs_that_name_it_in_the_order_of_the_table() -> None:
    steps = StepTable()
    walk, rest = steps.add("walk", "T-1"), steps.add("rest", "T-2")
    space = ActionSpace(steps)
    space.add("sleep", at=[rest])
    space.add("move", [Param("there", ["1", "2"])], at=[walk])
    space.add("stop", at=[rest, walk])
    made = steps.made([Walk, Rest])
    assert [step.verbs for step in made] == [["move", "stop"], ["sleep", "stop"]]


def test_a_verb_of_two_shapes_is_offered_once() -> None:
    steps = StepTable()
    walk = steps.add("walk", "T-1")
    space = ActionSpace(steps)
    space.add("move", [counted("there", 1, 2)], at=[walk])
    space.add("move", [Param("land", ["home"])], at=[walk])
    assert steps.declared[walk].verbs == ["move"]


def test_a_verb_that_no_step_offers_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="'move' is offered at some step"):
        ActionSpace(StepTable()).add("move", at=[])


def test_a_step_that_offers_nothing_is_a_mistake() -> None:
    steps = StepTable()
    walk = steps.add("walk", "T-1")
    steps.add("rest", "T-2")
    ActionSpace(steps).add("move", at=[walk])
    with pytest.raises(AssertionError, match="no action is offered at rest"):
        steps.made([Walk, Rest])

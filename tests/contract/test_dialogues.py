"""Several actions as one, and what they would bring about: the same for every game."""

from __future__ import annotations

import msgspec
import pytest

from lascaux.kernel.errors import LascauxError
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.preview import Preview, preview_of
from lascaux.table.table import Table
from lascaux.wire import Told, YourDecision
from tests.contract.cases import CASES, Case
from tests.contract.tables import act_at_random, opened
from tests.contract.walks import walk

SEEDS = range(2)
EVERY = 5
LONGEST = 6  # actions of a dialogue
BEYOND = "anything"


def _one_of_each_game() -> list[Case]:
    first = {case.name: case for case in reversed(CASES) if case.seats >= 3}
    return list(first.values())


each_game = pytest.mark.parametrize("case", _one_of_each_game(), ids=str)


def dialogue_at(at: Table, rng: Rng) -> tuple[int, list[str], Preview]:
    """A seat that is asked, some actions it may play in a row, and what they would bring about."""
    asked = [seat for seat in range(at.seats) if at.choices(seat)]
    seat = asked[rng.below(len(asked))]
    actions: list[str] = []
    preview = at.what_if(seat, actions)
    while isinstance(preview.decision, YourDecision) and len(actions) < LONGEST:
        choices = preview.decision.choices
        actions.append(choices[rng.below(len(choices))].text)
        preview = at.what_if(seat, actions)
    return seat, actions, preview


def lines(told: list[Told]) -> list[Told]:
    """Lines of a log without the entries and moves they belong to, which a preview does not know."""
    return [msgspec.structs.replace(line, entry=0, move=0) for line in told]


def answer_in(case: Case, s: State, seat: int, actions: list[int]) -> bytes:
    """All that a seat gets to know by asking."""
    try:
        return msgspec.json.encode(preview_of(case.game, s, seat, actions))
    except LascauxError as refused:
        return str(refused).encode()


@each_game
def test_a_dialogue_is_played_as_foretold_and_taken_back_as_one(case: Case) -> None:
    for seed in SEEDS:
        at, rng = opened(case), Rng(seed)
        while not at.over:
            if at.entries % EVERY == 0:
                seat, actions, preview = dialogue_at(at, rng)
                before, entries = at.record(), at.entries
                twin = Table.load(before)
                for action in actions:
                    twin.act(seat, action)
                at.act_all(seat, actions)
                assert at.record() == twin.record()
                told = lines(at.log(seat, entries))
                assert told[: len(preview.told)] == lines(preview.told)
                if isinstance(preview.decision, YourDecision):
                    assert at.view(seat) == preview.view
                    assert told == lines(preview.told)
                if at.undo_state(seat).allowed:
                    at.undo(seat)
                    assert at.record() == before
            if not at.over:
                act_at_random(at, rng)


@each_game
def test_asking_what_if_changes_nothing(case: Case) -> None:
    at, rng = opened(case), Rng(3)
    while not at.over:
        before = at.game.key(at._state)
        dialogue_at(at, rng)
        assert at.game.key(at._state) == before
        act_at_random(at, rng)


@each_game
def test_what_lies_behind_something_new_is_refused_and_nothing_is_played(case: Case) -> None:
    at, rng = opened(case), Rng(4)
    refused = set()
    while not at.over:
        seat, actions, preview = dialogue_at(at, rng)
        if not isinstance(preview.decision, YourDecision):
            before = at.record()
            for ask in (at.what_if, at.act_all):
                with pytest.raises(LascauxError) as refusal:
                    ask(seat, [*actions, BEYOND])
                assert refusal.value.reason is not None
                refused.add(refusal.value.reason.key)
            assert at.record() == before
        act_at_random(at, rng)
    assert refused


@each_game
def test_asking_what_if_tells_the_same_in_every_world_a_seat_cannot_tell_apart(case: Case) -> None:
    game = case.game
    for seed in SEEDS:
        rng = Rng(seed)
        for moment in walk(case, seed).moments[::EVERY]:
            for seat in [seat for seat in game.seats_to_act(moment.s) if seat != CHANCE]:
                options = game.legal_for(moment.s, seat)
                first = options[rng.below(len(options))]
                second = rng.below(game.space.seat_rows)
                worlds = [moment.s, *[game.determinize(moment.s, seat, rng) for _ in range(3)]]
                for actions in ([first], [first, second], [second]):
                    assert len({answer_in(case, world, seat, actions) for world in worlds}) == 1

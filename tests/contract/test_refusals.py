"""Bad input ends in a sentence: set-up, action texts, positions."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from lascaux.kernel.actions import ActionSpace
from lascaux.kernel.errors import BadPosition, BadSetup, NotParseable, NotYourDecision
from lascaux.kernel.play import playout
from lascaux.kernel.positions import COMPONENTS
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from tests.contract.cases import Case
from tests.contract.spoiling import JUNK, spoiled
from tests.contract.walks import walk

# Fixed examples and no clock: what fails once fails again.
STEADY = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.mark.parametrize("seats", [-1, 0, 1, 99, 2**40])
def test_start_refuses_a_seat_count_the_game_does_not_have(case: Case, seats: int) -> None:
    with pytest.raises(BadSetup, match=r"\.$"):
        case.game.start(seats, {})


def test_start_refuses_options_the_game_does_not_have(case: Case) -> None:
    with pytest.raises(BadSetup, match="no option"):
        case.game.start(case.seats, {"no such option": "on"})
    for name in case.game.meta.options:
        with pytest.raises(BadSetup, match="is one of"):
            case.game.start(case.seats, {name: "no such value"})


def test_start_fills_in_the_defaults(case: Case) -> None:
    defaults = {name: default for name, (_, default) in case.game.meta.options.items()}
    seats = case.game.meta.seats_for({}).least
    assert case.game.key(case.game.start(seats, {})) == case.game.key(case.game.start(seats, defaults))


def test_a_long_text_is_quoted_in_part(case: Case) -> None:
    s = next(s for s, _, _ in walk(case, 0).moments if case.game.seat_to_act(s) >= 0)
    assert case.game.why_not(s, case.game.seat_to_act(s), "x" * 100_000).args["text"] == "x" * 60


@STEADY
@given(text=st.text(max_size=80))
def test_parse_refuses_what_names_no_row(case: Case, text: str) -> None:
    space = case.game.space
    assume(" ".join(text.lower().split()) not in _texts(space))
    with pytest.raises(NotParseable, match=r"\.$"):
        space.parse(text)


@cache
def _texts(space: ActionSpace) -> frozenset[str]:
    return frozenset(space.text(row) for row in range(len(space)))


@pytest.mark.parametrize("row", [-1, 10**6, 2**70])
def test_text_refuses_a_number_that_is_no_row(case: Case, row: int) -> None:
    with pytest.raises(NotParseable):
        case.game.space.text(row)
    with pytest.raises(NotParseable):
        case.game.space.kind_of(row)


def test_a_seat_that_is_not_asked_is_told_so(case: Case) -> None:
    s = walk(case, 0).moments[-1].s
    others = [seat for seat in range(case.seats) if seat not in case.game.seats_to_act(s)]
    idle = others[0] if others else case.seats
    with pytest.raises(NotYourDecision):
        case.game.legal_for(s, idle)
    with pytest.raises(NotYourDecision):
        case.game.play_for(s, idle, 0)


@STEADY
@given(data=JUNK)
def test_load_refuses_what_is_no_position(case: Case, data: object) -> None:
    with pytest.raises(BadPosition):
        case.game.load(data)


@STEADY
@given(data=st.data())
def test_load_refuses_a_spoiled_position_or_it_can_be_played_to_the_end(
    case: Case, data: st.DataObject
) -> None:
    game, moments = case.game, walk(case, 4).moments
    moment = data.draw(st.sampled_from(moments))
    try:
        s = game.load(data.draw(spoiled(game.dump(moment.s))))
    except BadPosition:
        return
    assert game.faults(s) == []
    assert playout(game, s, Rng(1)) <= game.meta.max_plies
    assert s.over
    assert len(game.scores(s)) == s.seats
    assert game.ending(s) is not None


def test_load_refuses_a_position_of_another_game(case: Case) -> None:
    data = case.game.dump(case.start())
    with pytest.raises(BadPosition, match="no position of"):
        case.game.load({**data, "game": "chess"})


def test_load_refuses_a_position_that_lacks_any_of_its_fields(case: Case) -> None:
    data = case.game.dump(walk(case, 0).moments[-1].s)
    for name in [name for name in data if name != COMPONENTS]:  # without these it is the standard box
        with pytest.raises(BadPosition):
            case.game.load({other: value for other, value in data.items() if other != name})


def test_what_a_game_has_no_sentence_for_is_refused_with_what_may_be_done() -> None:
    table = Table.new("toy", 2, seed=3)
    refusal = table.why_not(0, "buy")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("T-1", "table-no-not-now")
    assert refusal.message == "“buy” cannot be played like that now. What may be played now begins with: bid."

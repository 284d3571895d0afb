"""Positions as values: K2, K4, K9, K11."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec

from devlib.places import ROOT, SOURCE
from lascaux.kernel.meta import SeatRange
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from tests.contract.cases import Case
from tests.contract.walks import walk

SEEDS = range(4)
BASE_FIELDS = {"stack", "seats", "over", "reveals"}
NOT_POSITION = {"events", "box"}  # who listens, and the printed values


def declared_fields(s: State) -> set[str]:
    """The fields a class of positions declares, compiled (`__mypyc_attrs__`) or not."""
    names: set[str] = set()
    for kind in type(s).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        names.update(vars(kind).get("__annotations__", ()))
    return names | set(getattr(s, "__dict__", ())) - {"__dict__"}


def changed(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[:-1] if value else [0]
    assert isinstance(value, tuple)
    return (*value, 0)


def docstring_of(kind: type) -> str:
    """The docstring of a class from its source: compiled classes have none."""
    path = Path(*kind.__module__.split(".")).with_suffix(".py")
    file = next(file for file in (SOURCE.parent / path, ROOT / path) if file.exists())
    classes = [node for node in ast.parse(file.read_bytes()).body if isinstance(node, ast.ClassDef)]
    return next(ast.get_docstring(node) or "" for node in classes if node.name == kind.__name__)


def _fits(seats: SeatRange, count: int) -> bool:
    return seats.least <= count <= seats.most


def test_k02_a_copy_equals_the_original(case: Case) -> None:
    for seed in SEEDS:
        for moment in walk(case, seed).moments:
            assert case.game.key(case.game.copy(moment.s)) == case.game.key(moment.s)


def test_k09_a_position_keeps_which_options_were_chosen(case: Case) -> None:
    meta = case.game.meta
    for name, (values, _) in meta.options.items():
        sets = [{**dict(case.options), name: value} for value in values]
        fitting = [chosen for chosen in sets if _fits(meta.seats_for(chosen), case.seats)]
        starts = {case.game.key(case.game.start(case.seats, chosen)) for chosen in fitting}
        assert len(starts) == len(fitting), name


def test_k02_the_declared_fields_are_exactly_those_of_the_state(case: Case) -> None:
    s = case.start()
    own = declared_fields(s) - BASE_FIELDS - NOT_POSITION - {"__dict__"}
    assert own == {field.name for field in case.game.fields}


def test_k02_a_copy_misses_no_field(case: Case) -> None:
    game = case.game
    names = [field.name for field in game.fields] + sorted(BASE_FIELDS - {"seats"})
    for moment in walk(case, 0).moments[::5]:
        for name in names:
            s = game.copy(moment.s)
            setattr(s, name, changed(getattr(s, name)))
            assert game.key(s) != game.key(moment.s), f"the key does not see {name}"
            assert game.key(game.copy(s)) == game.key(s), f"the copy forgets {name}"


def test_k02_a_copy_shares_nothing_that_can_change(case: Case) -> None:
    game = case.game
    names = [field.name for field in game.fields] + ["stack"]
    for moment in walk(case, 0).moments[::5]:
        twin = game.copy(moment.s)
        for name in names:
            value = getattr(moment.s, name)
            if isinstance(value, list):
                assert getattr(twin, name) is not value, f"{name} is shared"
                assert not any(isinstance(item, list | dict | set) for item in value), f"{name} is nested"
            else:
                assert isinstance(value, int | tuple), f"{name} can change and is no list"


def test_k02_nobody_listens_to_a_copy(case: Case) -> None:
    s = case.start()
    s.events = []
    assert case.game.copy(s).events is None


def test_k04_the_same_entries_lead_to_the_same_position(case: Case) -> None:
    game = case.game
    for seed in SEEDS:
        found, again = walk(case, seed), case.start()
        for moment in found.moments:
            assert game.key(again) == game.key(moment.s)
            game.play(again, moment.action)
        assert game.key(again) == game.key(found.end)


def test_k04_the_same_seed_plays_the_same_game(case: Case) -> None:
    game, first, second = case.game, case.start(), case.start()
    rng, other = Rng(2**40 + 7), Rng(2**40 + 7)
    while first.stack:
        game.play(first, game.sample(first, rng))
        game.play(second, game.sample(second, other))
    assert game.key(first) == game.key(second)


def test_k09_every_row_reads_back_from_its_text(case: Case) -> None:
    space = case.game.space
    for row in range(len(space)):
        assert space.parse(space.text(row)) == row
        assert space.parse(f"  {space.text(row).upper()} ") == row
        kind = space.kind_of(row)
        assert " ".join([kind.verb, *[str(arg) for arg in space.args(row)]]) == space.text(row)
        assert kind.base <= row < kind.base + len(kind.rows)


def test_k09_every_position_reads_back_from_json(case: Case) -> None:
    game = case.game
    for seed in SEEDS[:2]:
        found = walk(case, seed)
        for s in [*[moment.s for moment in found.moments], found.end]:
            again = game.load(msgspec.json.decode(msgspec.json.encode(game.dump(s))))
            assert game.key(again) == game.key(s)
            assert type(again) is type(s)
            assert game.dump(again) == game.dump(s)


def test_k11_what_is_conserved_is_conserved(case: Case) -> None:
    for seed in range(12):
        found = walk(case, seed)
        for s in [*[moment.s for moment in found.moments], found.end]:
            assert case.game.faults(s) == []


def test_a_step_whose_frames_carry_numbers_says_what_they_mean(case: Case) -> None:
    for moment in walk(case, 0).moments:
        frame = moment.s.stack[-1]
        step = case.game.steps[frame.step]
        if (frame.a, frame.b, frame.c) != (0, 0, 0):
            assert "Frame:" in docstring_of(type(step)), step.name

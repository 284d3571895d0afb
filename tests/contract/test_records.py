"""Records read back and keep secrets: K9, K15."""

from __future__ import annotations

import re

from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from tests.contract.cases import Case
from tests.contract.tables import SEED, act_at_random, is_looked_at, opened
from tests.contract.walks import has_worlds, seen


def entries_of(text: str) -> list[str]:
    """The lines of a record that are entries."""
    return [line for line in text.splitlines() if re.match(r"[*\d]", line)]


def masked(case: Case, record: str, seat: int | None) -> list[str]:
    """What the audience masks leave of a record, by replaying it in the kernel."""
    game, s, lines = case.game, case.start(), []
    for line in entries_of(record):
        who, _, words = line.partition(" ")
        actor = CHANCE if who == "*" else int(who)
        audience = game.audience_for(s, actor)
        may_read = audience == 0 or (seat is not None and audience >> seat & 1 == 1)
        lines.append(line if may_read else f"{who} ?")
        game.play_for(s, actor, game.space.parse(words))
    return lines


def test_k09_a_record_reads_back_all_along_the_game(case: Case) -> None:
    at, rng = opened(case), Rng(11)
    while not at.over:
        if is_looked_at(at):
            again = Table.load(at.record())
            assert again.record() == at.record()
            assert [seen(case.game, again._state, seat) for seat in range(case.seats)] == [
                seen(case.game, at._state, seat) for seat in range(case.seats)
            ]
        act_at_random(at, rng)
    assert case.game.key(Table.load(at.record())._state) == case.game.key(at._state)


def test_k15_a_seat_reads_exactly_what_the_audience_masks_leave_it(case: Case) -> None:
    at, rng = opened(case), Rng(12)
    while not at.over:
        if is_looked_at(at):
            for seat in [None, *range(case.seats)]:
                assert entries_of(at.record_for(seat)) == masked(case, at.record(), seat)
        act_at_random(at, rng)


def test_k15_the_seed_is_in_no_copy_until_the_game_is_over(case: Case) -> None:
    at, rng = opened(case), Rng(13)
    canary = SEED.hex()
    assert canary in at.record()
    while not at.over:
        assert not any(canary in at.record_for(seat) for seat in [None, *range(case.seats)])
        act_at_random(at, rng)
    assert canary in at.record_for(None)


def test_k15_a_game_that_hides_something_hides_it_in_its_record(case: Case) -> None:
    at, rng = opened(case), Rng(14)
    is_hidden, hides = False, case.seats == 1 and case.name == "toy"
    while not at.over:
        is_hidden = is_hidden or any(line.endswith(" ?") for line in entries_of(at.record_for(None)))
        hides = hides or has_worlds(case, at._state)
        act_at_random(at, rng)
    assert is_hidden == hides

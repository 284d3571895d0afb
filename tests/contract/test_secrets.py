"""What a seat may not know: K6, K7, K8."""

from __future__ import annotations

from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from tests.contract.cases import CASES, Case
from tests.contract.walks import heard, hides_something, played, seen, walk

SEEDS = range(4)
WORLDS = 3


def test_k06_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(case: Case) -> None:
    game = case.game
    for seed in SEEDS:
        found, rng = walk(case, seed), Rng(seed)
        for s in [*[moment.s for moment in found.share(seed)], found.end]:
            for seat in range(case.seats):
                world = game.determinize(s, seat, rng)
                assert seen(game, world, seat) == seen(game, s, seat)
                assert game.faults(world) == []


def test_k06_a_seat_has_the_same_options_in_every_world(case: Case) -> None:
    game = case.game
    for seed in SEEDS:
        rng = Rng(seed)
        for moment in walk(case, seed).moments:
            owing = game.seats_to_act(moment.s)
            for seat in [seat for seat in owing if seat != CHANCE]:
                world = game.determinize(moment.s, seat, rng)
                assert game.seats_to_act(world) == owing
                assert game.legal_for(world, seat) == game.legal_for(moment.s, seat)


def test_k06_dealing_secrets_anew_leaves_the_original_alone(case: Case) -> None:
    game = case.game
    for moment in walk(case, 1).moments:
        before = game.key(moment.s)
        for seat in range(case.seats):
            game.determinize(moment.s, seat, Rng(5))
        assert game.key(moment.s) == before


def test_k07_worlds_that_differ_in_secrets_alone_look_and_sound_the_same(case: Case) -> None:
    game = case.game
    for seed in SEEDS:
        rng = Rng(seed)
        for s, _, action in walk(case, seed).share(seed):
            for seat in range(case.seats):
                for world in [game.determinize(s, seat, rng) for _ in range(WORLDS)]:
                    if action in game.legal(world):
                        assert _noticed(case, world, action, seat) == _noticed(case, s, action, seat)


def test_k07_what_an_audience_hides_looks_the_same_to_all_others_whatever_it_was(case: Case) -> None:
    game = case.game
    for s, options, action in walk(case, 0).moments:
        audience = game.audience_for(s, game.seat_to_act(s))
        if audience != 0:
            for seat in [None, *[seat for seat in range(case.seats) if not audience >> seat & 1]]:
                noticed = [_noticed(case, s, other, seat) for other in options]
                assert noticed == [_noticed(case, s, action, seat)] * len(options)


def test_k07_the_toy_hides_something() -> None:
    """So the laws above say something."""
    assert all(hides_something(case) for case in CASES if case.name == "toy" and case.seats > 1)


def test_k08_decisions_of_a_simultaneous_group_commute(case: Case) -> None:
    game = case.game
    for moment in walk(case, 2).moments:
        owing = game.seats_to_act(moment.s)
        for first, second in [(a, b) for a in owing for b in owing if a < b]:
            for one in game.legal_for(moment.s, first):
                for other in game.legal_for(moment.s, second):
                    there, back = game.copy(moment.s), game.copy(moment.s)
                    game.play_for(there, first, one)
                    game.play_for(there, second, other)
                    game.play_for(back, second, other)
                    game.play_for(back, first, one)
                    assert game.key(there) == game.key(back)


def test_k08_the_toy_has_simultaneous_groups() -> None:
    case = next(case for case in CASES if case.name == "toy" and case.seats == 3)
    assert any(len(case.game.seats_to_act(moment.s)) == 3 for moment in walk(case, 0).moments)


def _noticed(case: Case, s: State, action: int, seat: int | None) -> tuple[object, bytes | None]:
    """What a seat hears of an action and sees after it, up to where something hidden is shown to all."""
    after, told = played(case.game, s, action)
    is_shown = after.reveals != s.reveals
    return heard(told, seat), None if is_shown else seen(case.game, after, seat)

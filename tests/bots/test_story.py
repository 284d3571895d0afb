"""The story of a finished game: its curve, its turning points and its luck."""

from __future__ import annotations

from functools import lru_cache

import pytest

import lascaux
from lascaux import Rng, Table
from lascaux.bots.catalogue import bot
from lascaux.bots.continuing import Continuing, whole_percent
from lascaux.bots.luck import share_above
from lascaux.bots.story import Outline, chances_of, outline_of, turning_point_of
from lascaux.bots.telling import (
    BUDGET,
    ENOUGH,
    MOST_CONTINUATIONS,
    MOST_HORIZON,
    Effort,
    effort_for,
    telling_of,
)
from lascaux.bots.turning import (
    OWN,
    POINTS,
    Candidate,
    Cause,
    TurningPoint,
    bend_of,
    candidates_of,
    chosen,
)
from lascaux.kernel.errors import BadRecord
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.state import State
from tests.games.clans.drawing import draw, opening
from tests.table.helpers import finished, opened

CLANS = lascaux.game("clans")
SLIGHT = Effort(2, 1)


@lru_cache
def record_of(game: str) -> str:
    """A game of two in which the first seat plays at random and the second with judgement."""
    table = Table.new(game, 2, seed=5)
    players, rng = [bot("random", table.game), bot("greedy", table.game)], Rng(5)
    while not table.over:
        seat = table.asked[0]
        table.act(seat, players[seat].choose(table.outlook(seat), rng))
    return table.record()


@lru_cache
def outlined(game: str) -> Outline:
    return outline_of(record_of(game))


every_game = pytest.mark.parametrize("game", lascaux.games())


@every_game
def test_the_curve_has_a_point_for_each_chapter_and_the_end(game: str) -> None:
    moments, telling = outlined(game).moments, telling_of(record_of(game))
    assert [moment.entry for moment in moments] == sorted({moment.entry for moment in moments})
    assert moments[-1].entry == len(telling.actions)
    for moment in moments[:-1]:
        assert telling.seat_at(moment.entry) != CHANCE
        assert moment.move == Table.load(record_of(game)).move_at(moment.entry)
    assert len(moments) >= 4


@every_game
def test_a_finished_game_is_certain(game: str) -> None:
    end = outlined(game).moments[-1].entry
    chances = chances_of(record_of(game), [end], SLIGHT)[0]
    ending = Table.load(record_of(game)).decision(None)
    assert isinstance(ending, lascaux.wire.GameOver)
    winners = ending.ranking.count(1)
    assert chances == [100 // winners if place == 1 else 0 for place in ending.ranking]


@every_game
def test_the_same_record_tells_the_same_curve_however_it_is_divided(game: str) -> None:
    record, entries = record_of(game), [moment.entry for moment in outlined(game).moments[:3]]
    at_once = chances_of(record, entries, SLIGHT)
    telling_of.cache_clear()
    assert [chances_of(record, [entry], SLIGHT)[0] for entry in entries] == at_once
    assert all(sum(chances) == 100 for chances in at_once)


@every_game
def test_candidates_lie_in_all_parts_of_the_game_and_each_seat_has_one(game: str) -> None:
    telling, candidates = telling_of(record_of(game)), outlined(game).candidates
    chapters = len(telling.moments) - 1
    found = [telling.chapter_at(candidate.entry) for candidate in candidates]
    for third in range(3):
        assert any(chapters * third // 3 <= chapter < chapters * (third + 1) // 3 for chapter in found)
    assert {candidate.seat for candidate in candidates if candidate.better is not None} == {0, 1}
    assert candidates == sorted(candidates, key=lambda candidate: candidate.entry)


@every_game
def test_a_turning_point_tells_what_was_played_and_what_was_better(game: str) -> None:
    record, telling = record_of(game), telling_of(record_of(game))
    found = [turning_point_of(record, candidate, SLIGHT) for candidate in outlined(game).candidates]
    points = [point for point in found if point is not None]
    assert points
    for point in points:
        assert point.played
        assert point.move == telling.moves.of(point.entry)
        assert bool(point.better) == (point.cause != "chance")
        assert 0 <= point.was <= 100
        assert 0 <= point.instead <= 100
        if point.cause != "chance":
            assert point.seat == telling.seat_at(point.entry)
    assert found == [turning_point_of(record, candidate, SLIGHT) for candidate in outlined(game).candidates]


@every_game
def test_luck_is_told_where_chance_speaks_after_the_set_up(game: str) -> None:
    telling, luck = telling_of(record_of(game)), outlined(game).luck
    first = telling.moments[0].entry
    draws = [entry for entry in range(first, len(telling.actions)) if telling.seat_at(entry) == CHANCE]
    assert [row.seat for row in luck] == ([0, 1] if draws else [])
    assert (game in ("clans", "tain")) == (not luck)
    if luck and game != "prehistory":  # where two share all chances, one's luck is the other's ill luck
        assert luck[0].gain == pytest.approx(-luck[1].gain, abs=0.11)


def test_dice_of_stone_age_are_counted() -> None:
    told = Table.load(record_of("stone_age")).log(None)
    rolled = [line for line in told if line.kind == "rolled"]
    for row in outlined("stone_age").luck:
        own = [line for line in rolled if line.seat == row.seat]
        assert row.dice == sum(int(str(line.args["dice"])) for line in own)
        assert row.pips == sum(int(str(line.args["sum"])) for line in own)


def test_half_of_all_have_more_than_a_fair_share() -> None:
    assert share_above(0.0, 4.0) == 50
    assert share_above(2.0, 4.0) == 16
    assert share_above(-2.0, 4.0) == 84
    assert share_above(0.0, 0.0) == 50


def point(entry: int, seat: int, swing: int, cause: Cause = "slip") -> TurningPoint:
    return TurningPoint(entry, entry, seat, cause, 50, 50 + swing, [], [])


def test_three_turning_points_are_shown_in_the_order_of_play() -> None:
    points = [point(5, 0, 3), point(50, 1, 20), point(20, 1, 9), point(80, 0, 12)]
    assert [shown.entry for shown in chosen(points, None, 100)] == [20, 50, 80]


def test_one_turning_point_is_the_viewers_own() -> None:
    points = [point(5, 0, 1), point(50, 1, 20), point(20, 1, 9), point(80, 2, 12)]
    assert [shown.entry for shown in chosen(points, 0, 100)] == [5, 50, 80]
    assert [shown.entry for shown in chosen(points, 3, 100)] == [20, 50, 80]


def test_luck_is_nobodys_own_turning_point() -> None:
    points = [point(5, 0, 30, "chance"), point(30, 1, 20), point(60, 1, 9), point(90, 0, 2)]
    assert [shown.entry for shown in chosen(points, 0, 100)] == [5, 30, 90]


def test_turning_points_lie_apart_if_others_are_there() -> None:
    points = [point(50, 1, 20), point(52, 1, 19), point(54, 1, 18), point(10, 0, 3), point(90, 0, 4)]
    assert [shown.entry for shown in chosen(points, None, 100)] == [10, 50, 90]
    assert len(chosen(points[:3], None, 100)) == POINTS


def test_what_changed_nothing_is_shown_for_want_of_anything_else() -> None:
    points = [point(5, 0, 0), point(50, 1, 20), point(52, 1, 9), point(90, 0, 0), point(54, 0, 4)]
    assert [shown.entry for shown in chosen(points, None, 100)] == [50, 52, 54]
    assert len(chosen(points[:2], None, 100)) == 2


def test_a_stroke_counts_a_quarter() -> None:
    assert point(1, 0, -20, "stroke").weight == point(1, 0, 5).weight


def test_one_turning_point_lies_where_the_curve_changed_most() -> None:
    points = [point(5, 0, 30), point(30, 1, 20), point(60, 1, 19), point(90, 0, 3)]
    assert [shown.entry for shown in chosen(points, None, 100)] == [5, 30, 60]
    assert [shown.entry for shown in chosen(points, None, 100, range(80, 100))] == [5, 30, 90]
    assert [shown.entry for shown in chosen([*points[:3], point(90, 0, 1)], None, 100, range(80, 100))] == [
        5,
        30,
        60,
    ]


def test_the_viewers_own_turning_point_is_the_one_that_changed_most() -> None:
    points = [point(5, 0, 0), point(50, 1, 20), point(70, 0, 4), point(90, 2, 12)]
    assert [shown.entry for shown in chosen(points, 0, 100)] == [50, 70, 90]


def test_the_curve_changed_most_between_two_of_its_points() -> None:
    assert bend_of([0, 10, 20, 30], [[50, 50], [45, 55], [90, 10], [100, 0]]) == range(10, 20)
    assert len(bend_of([0], [[50, 50]])) == 0


@every_game
def test_each_seat_has_several_candidates_and_every_chapter_a_reserve(game: str) -> None:
    outline, telling = outlined(game), telling_of(record_of(game))
    for seat in range(2):
        own = [one for one in outline.candidates if one.seat == seat and one.better is not None]
        assert len(own) >= OWN
    assert outline.reserve
    assert not {one.entry for one in outline.reserve if one.better} & {
        one.entry for one in outline.candidates if one.better
    }
    assert len({telling.chapter_at(one.entry) for one in outline.reserve}) * 2 >= len(outline.moments) - 1


@every_game
def test_the_last_part_of_a_game_is_played_to_its_end(game: str) -> None:
    telling = telling_of(record_of(game))
    effort, moments = Effort(4, 1, 6), telling.moments
    assert telling.effort_at(moments[0].entry, effort) == effort
    for moment in moments[-len(moments) // 4 :]:
        assert telling.effort_at(moment.entry, effort) == Effort(6, MOST_HORIZON)
    assert telling.effort_at(moments[-2].entry, Effort(4, 1)) == Effort(4, 1)
    twin = telling.game.copy(telling.positions[moments[-2].entry])
    Continuing(telling.game, MOST_HORIZON).play_on(twin, Rng(1))
    assert twin.over


@every_game
def test_an_end_is_believed_the_more_the_nearer_it_is(game: str) -> None:
    telling = telling_of(record_of(game))
    before_last, last = telling.moments[-3].entry, telling.moments[-2].entry
    to_the_end = Effort(1, MOST_HORIZON)
    assert telling.spread_at(before_last, to_the_end) == 1
    assert telling.spread_at(last, to_the_end) == telling.spread_at(len(telling.actions), to_the_end) == 0
    assert telling.spread_at(before_last, Effort(1, 1)) == 0
    state = telling.positions[before_last]
    hard, soft = (
        Continuing(telling.game, MOST_HORIZON, spread).chances(state, 4, Rng(1)) for spread in (0, 50)
    )
    assert max(soft) <= max(hard)


def test_whoever_is_far_behind_does_not_play_at_random() -> None:
    options, values = [1, 2, 3], [0.0011, 0.001, 0.0001]
    continuing = Judging(CLANS, 1)
    continuing.judgement = options, values
    s = opening(2)
    assert {continuing.choice(s, CLANS.seat_to_act(s), Rng(seed)) for seed in range(20)} == {1}
    continuing.judgement = options, [0.501, 0.5, 0.4]
    assert {continuing.choice(s, CLANS.seat_to_act(s), Rng(seed)) for seed in range(20)} == {1, 2}


class Judging(Continuing):
    """Judges choices as it is told to."""

    judgement: tuple[list[int], list[float]]

    def rated(self, state: State, seat: int, options: list[int], rng: Rng) -> tuple[list[int], list[float]]:
        return self.judgement


def test_a_lead_that_cannot_be_lost_is_certain() -> None:
    s = draw({1: "r", 2: "b"}, founded=11, points={"r": 90})
    assert whole_percent(Continuing(CLANS, 100).chances(s, 5, Rng(1))) == [100, 0]


def test_equal_winners_share_their_chances() -> None:
    lead = {"r": 90, "b": 90}
    s = draw({1: "g", 2: "g"}, seats=3, founded=11, to_move=2, points=lead, chips=[4, 4, 3])
    assert whole_percent(Continuing(CLANS, 100).chances(s, 5, Rng(1))) == [50, 50, 0]


def test_without_a_horizon_a_position_is_judged_as_it_is() -> None:
    s = opening(2)
    continuing = Continuing(CLANS, 0)
    assert continuing.chances(s, 0, Rng(1)) == continuing.judged(s)


def test_a_horizon_ends_where_a_chapter_begins() -> None:
    s = opening(2)
    before = CLANS.chapter(s)
    assert Continuing(CLANS, 1).play_on(s, Rng(1)) == 1
    assert CLANS.chapter(s) != before


def test_playing_on_leaves_the_position_as_it_is() -> None:
    s = opening(3)
    key = CLANS.key(s)
    Continuing(CLANS, 3).chances(s, 3, Rng(1))
    assert CLANS.key(s) == key


def test_rounded_chances_add_up() -> None:
    assert whole_percent([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert whole_percent([0.204, 0.2]) == [20, 20]


def test_effort_is_what_there_is_time_for() -> None:
    assert effort_for(BUDGET / 1000, 5) == Effort(MOST_CONTINUATIONS, 5)
    assert effort_for(BUDGET / 20, 5) == Effort(20, 5)
    assert effort_for(BUDGET / (ENOUGH - 1), 5) is None
    assert effort_for(BUDGET / 5, 1) == Effort(5, 1)
    assert effort_for(BUDGET, 1) is None


def test_an_unfinished_game_has_no_story_yet() -> None:
    with pytest.raises(BadRecord, match="not over yet"):
        outline_of(opened(seats=2).record())


@pytest.mark.parametrize("effort", [Effort(-1, 1), Effort(65, 1), Effort(1, 101)])
def test_a_story_is_told_with_sound_effort(effort: Effort) -> None:
    with pytest.raises(BadRecord, match="continuations"):
        chances_of(finished(seats=2).record(), [0], effort)


@pytest.mark.parametrize("entry", [-1, 10_000])
def test_only_entries_of_the_record_are_looked_at(entry: int) -> None:
    record = finished(seats=2).record()
    with pytest.raises(BadRecord):
        chances_of(record, [entry], SLIGHT)
    with pytest.raises(BadRecord):
        turning_point_of(record, Candidate(entry, 0, 0.0), SLIGHT)


def test_candidates_are_the_same_each_time() -> None:
    telling = telling_of(record_of("stone_age"))
    assert candidates_of(telling, []) == candidates_of(telling, [])

"""The seven cards of knowledge, and what fire hides."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.data import CROP, MOST_COUNTED, TOOL
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.kernel.events import Event
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import asked, legal, play, play_on, start, told, until, year
from tests.games.first_sparks.pinned import BOX

FIELDS = [card for card in range(42) if BOX.kind[card] == TOOL and BOX.food_of[card] == CROP]


@pytest.mark.rule("FS-13.1", "FS-14.24")
@pytest.mark.parametrize("fire", [9, 15])
def test_the_food_of_a_clan_with_fire_is_shown_to_its_owner_only(fire: int) -> None:
    s = year(food=[5, 6, 7], cards={1: [2, fire]})
    seen = [[clan.food for clan in view_of(s, seat).clans] for seat in (0, 1, 2, None)]
    assert seen == [[5, None, 7], [5, 6, 7], [5, None, 7], [5, None, 7]]


@pytest.mark.rule("FS-13.1")
def test_at_the_end_all_food_is_shown() -> None:
    s = until(start(3), "offer")
    s.year = 40
    s.cards[1] |= 1 << 15
    s.unseen &= ~(1 << 15)
    play_on(s, "spread")
    while s.stack:
        play(s, "done")
    assert [clan.food for clan in view_of(s, 0).clans] == s.food


@pytest.mark.rule("FS-14.24")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_view_ever_shows_the_food_of_another_clan_with_fire(seats: int) -> None:
    s, rng = start(seats, "random"), Rng(seats)
    while s.stack:
        GAME.play(s, GAME.sample(s, rng))
        for reader in (0, None):
            for seat, clan in enumerate(view_of(s, reader).clans):
                has_fire = bool({9, 15} & set(items_of(s.cards[seat])))
                is_hidden = has_fire and seat != reader and not s.over
                assert clan.food == (None if is_hidden else s.food[seat])


@pytest.mark.rule("FS-14.24")
def test_what_a_hidden_clan_takes_pays_and_eats_is_told_to_all() -> None:
    s = year(food=[9, 30, 9], cards={1: [2, 15]})
    events: list[Event] = []
    s.events = events
    while GAME.steps[s.stack[-1].step].name != "spread":
        GAME.play(s, GAME.sample(s, Rng(1)))
    assert events
    assert all(event.audience == 0 for event in events)


@pytest.mark.rule("FS-13.2")
@pytest.mark.parametrize("fire", [9, 15])
def test_with_fire_no_food_spoils(fire: int) -> None:
    s = year(food=[9, 9, 9], cards={1: [2, fire]})
    happened = play_on(s, "spread")
    assert [seat for seat, _ in told(happened, "spoiled")] == [0, 2]


@pytest.mark.rule("FS-13.3")
def test_the_plow_adds_a_crop_to_every_field_but_not_to_herbs() -> None:
    one, other = FIELDS[:2]
    s = year(food=[9] * 3, cards={0: [3, 18, one, other]})
    crops = {
        args["number"]: args["tokens"] for seat, args in told(play_on(s, "spread"), "hunted") if seat == 0
    }
    assert crops == {
        3: 1,
        one: BOX.take[one * MOST_COUNTED] + 1,
        other: BOX.take[other * MOST_COUNTED] + 1,
    }


@pytest.mark.rule("FS-13.4")
def test_the_sled_carries_a_fourth_tool_and_no_fifth() -> None:
    s = year(food=[40, 0, 40], cards={0: [3, 21, 22, 23]}, deck=[41])
    play(s, "offer 8", "decline")
    assert items_of(s.cards[0]) == [3, 8, 21, 22, 23]
    assert asked(s)[0] == "draw_card"
    s = year(food=[40, 0, 40], cards={0: [3, 20, 21, 22, 23]}, deck=[41])
    play(s, "offer 8", "decline")
    assert asked(s) == ("drop_tool", 0)
    assert legal(s) == {"drop 3", "drop 8", "drop 20", "drop 22", "drop 23"}


@pytest.mark.rule("FS-13.5")
@pytest.mark.parametrize("language", [24, 26])
def test_language_saves_one_food_where_others_live(language: int) -> None:
    s = year(food=[60] * 3, clans=["T3Aa", "T3Ac T3Aa", "T3Ab"], cards={2: [1, language]})
    play_on(s, "spread")
    happened = play(s, "spread T3Ac", "spread T3Aa", "spread T2Ab")
    assert [args["company"] for _, args in told(happened, "spread")] == [1, 2, 0]


@pytest.mark.rule("FS-13.6")
def test_intelligence_moves_its_buyer_back_at_once() -> None:
    s = year(food=[60] * 3, market=[21, 22, 28, 29, 30, 31, 32, 34])
    happened = play(s, "offer 28", "decline", "decline")
    assert list(s.order) == [1, 0, 2]
    assert told(happened, "moved_back") == [(0, {"place": 2})]


@pytest.mark.rule("FS-13.7")
def test_intelligence_moves_its_owner_back_in_every_phase_four() -> None:
    clans = ["T1Ac T1Aa T1Bb", "T2Ba T2Bc", "T3Ac"]
    s = year(food=[60] * 3, clans=clans, cards={0: [3, 28]})
    for _ in range(2):
        play_on(s, "spread")
        play_on(s, "offer")
        assert list(s.order) == [1, 0, 2]


@pytest.mark.rule("FS-14.4")
def test_intelligence_does_nothing_for_the_last() -> None:
    clans = ["T1Ac", "T2Ba T2Bc", "T3Ac T3Ab T3Aa"]
    s = year(food=[60] * 3, clans=clans, cards={0: [3, 28]})
    play_on(s, "spread")
    happened = play_on(s, "offer")
    assert list(s.order) == [2, 1, 0]
    assert told(happened, "moved_back") == []

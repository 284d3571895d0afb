"""The last year as bots see it."""

from __future__ import annotations

from lascaux.bots.first_sparks.ending import last_worths
from lascaux.bots.first_sparks.evaluation import FirstSparksEvaluation
from lascaux.bots.first_sparks.harvests import coming_order
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import HUNTING, SPREADING, FirstSparksState
from lascaux.games.first_sparks.steps.numbers import SPREAD
from lascaux.kernel.frames import Frame
from tests.games.first_sparks.drawing import mask, year

THIRTEEN = "T1Aa T1Ab T1Ac T1Ba T1Bb T1Bc T2Aa T2Ab T2Ac T2Ba T2Bb T2Bc T3Aa"
TWELVE = THIRTEEN.removesuffix(" T3Aa")
EIGHT = " ".join(TWELVE.split()[:8])


def spreading(clans: list[str], food: list[int], turn: int) -> FirstSparksState:
    """Three clans spread; those before `turn`, from the last in order, have had their go."""
    s = year(food=food)
    s.members = [mask(spaces) for spaces in clans]
    s.phase, s.turn = SPREADING, turn
    s.stack[-1] = Frame(SPREAD, s.order[s.seats - turn])
    return s


def test_food_of_a_clan_that_has_had_its_go_places_nobody() -> None:
    s = spreading([TWELVE, EIGHT, THIRTEEN], [0, 0, 50], turn=3)
    assert int(last_worths(s)[2]) == 13


def test_a_clan_still_to_go_places_all_it_can_pay() -> None:
    s = spreading([EIGHT, EIGHT, THIRTEEN], [50, 0, 0], turn=2)
    assert int(last_worths(s)[0]) == 8 + 5


def test_a_clan_ends_the_game_that_has_thirteen_then_and_the_others_less() -> None:
    s = spreading([TWELVE, EIGHT, EIGHT], [9, 9, 60], turn=3)
    options = GAME.legal(s)
    values = FirstSparksEvaluation(GAME).rate(s, 0, options)
    assert GAME.space.text(options[values.index(max(values))]).startswith("spread")


def test_a_clan_that_outgrows_the_others_hunts_after_them_next_year() -> None:
    s = spreading(["T1Ab", "T2Aa", "T1Aa T1Ac"], [0, 0, 0], turn=3)
    assert list(s.order) == [0, 1, 2]
    assert coming_order(s) == [2, 0, 1]
    s.phase = HUNTING
    assert coming_order(s) == [0, 1, 2]


def test_a_year_that_passes_counts() -> None:
    """Of two positions that are alike but for their date, the later one is worse."""
    early, late = year(), year()
    late.year += 1
    evaluation = FirstSparksEvaluation(GAME)
    assert evaluation.rewards(late)[0] < evaluation.rewards(early)[0]

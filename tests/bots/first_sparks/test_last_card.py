"""The years after the last card as bots see them."""

from __future__ import annotations

from lascaux.bots.first_sparks.harvests import Harvests
from lascaux.bots.first_sparks.last_card import Ways
from tests.games.first_sparks.drawing import year


def test_a_hunt_behind_everybody_brings_nothing_rather_than_less() -> None:
    """The second of four hunts well, but nothing as third: as last, which was not tried, it gets 0."""
    s = year(seats=4, clans=["T1Aa T1Ab T1Ac", "T2Aa", "T4Aa T4Ab T4Ac", "T5Aa T5Ab T5Ac"])
    harvests = Harvests(4, 2)
    harvests.places[1], harvests.later[1], harvests.turned[1] = 1, 24, 0
    ways = Ways(s, 1, harvests, 0.0)
    assert ways.hunts[1] == 0
    ways.eat(ways.hunts)
    assert ways.food[1] == s.food[1] - 1

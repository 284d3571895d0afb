"""What cards, resources and people are worth in the end, and who wins."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import (
    ANY,
    BUILDER,
    FARMER,
    GOODS,
    MAKER,
    RESOURCES,
    SHAMAN,
    SYMBOLS,
    TOOL_SLOTS,
    TRADER,
)
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.meta import Ending
from lascaux.parts.masks import count_of, lowest_of
from lascaux.parts.ranking import ranking_of

# The lines of the final scoring, in order, each with its rule.
CULTURE: Final = 0
LINES: Final = ["culture", "farmers", "makers", "builders", "shamans", "traders", "resources"]
LINE_RULES: Final = ["SA-10.1", "SA-10.2", "SA-10.3", "SA-10.4", "SA-10.5", "SA-14.2", "SA-10.6"]
PEOPLE: Final = [FARMER, MAKER, BUILDER, SHAMAN, TRADER]


def scores_of(s: StoneAgeState) -> list[int]:
    """Points on the track, and once it is over those of the final scoring.

    Rule: SA-10.1.
    """
    if not s.over:
        return s.score[:]
    return [points + sum(lines_of(s, seat)) for seat, points in enumerate(s.score)]


def lines_of(s: StoneAgeState, seat: int) -> list[int]:
    """The lines of the final scoring for what a seat holds now.

    Rule: SA-10.1, SA-10.2, SA-10.3, SA-10.4, SA-10.5, SA-10.6, SA-14.1, SA-14.2.
    """
    lines = [culture_of(s, seat)]
    for people, times in zip(PEOPLE, factors_of(s, seat), strict=True):
        lines.append(people_of(s, seat, people) * times)
    lines.append(resources_of(s, seat))
    return lines


def culture_of(s: StoneAgeState, seat: int) -> int:
    """The square of the different symbols; what is left makes further sets.

    Rule: SA-10.1, SA-14.1.
    """
    return sum([symbols * symbols for symbols in sets_of(s, seat)])


def sets_of(s: StoneAgeState, seat: int) -> list[int]:
    """How many different symbols are in each set of a seat, the largest first.

    Rule: SA-10.1, SA-14.1.
    """
    sets: list[int] = []
    while True:
        different = 0
        for symbol in range(SYMBOLS):
            if people_of(s, seat, symbol) > len(sets):
                different += 1
        if different == 0:
            return sets
        sets.append(different)


def people_of(s: StoneAgeState, seat: int, bottom: int) -> int:
    """How many people of a sort, or symbols of a kind, are on the cards of a seat.

    Rule: SA-10.2, SA-10.3, SA-10.4, SA-10.5, SA-14.2.
    """
    cards = s.cards[seat] & s.box.bottom_mask[bottom]
    people = 0
    while cards != 0:
        people += s.box.count[lowest_of(cards)]
        cards &= cards - 1
    return people


def factors_of(s: StoneAgeState, seat: int) -> list[int]:
    """What farmers, tool makers, builders, shamans and traders are multiplied with.

    Rule: SA-10.2, SA-10.3, SA-10.4, SA-10.5, SA-14.2.
    """
    tools, buildings = tools_of(s, seat), count_of(s.tiles[seat])
    return [s.agriculture[seat], tools, buildings, s.workers[seat], s.trade[seat]]


def tools_of(s: StoneAgeState, seat: int) -> int:
    """The sum of the tools of a seat; those of cards do not count.

    Rule: SA-5.5, SA-10.3.
    """
    return sum(s.tools[seat * TOOL_SLOTS : (seat + 1) * TOOL_SLOTS])


def resources_of(s: StoneAgeState, seat: int) -> int:
    """One point for each resource, those of an unused card included; food and jewels are worth nothing.

    Rule: SA-10.6, SA-11.7, SA-17.9.
    """
    unused = count_of(s.ready[seat] & s.box.any_two_mask)
    base = seat * len(GOODS)
    return sum(s.goods[base : base + RESOURCES]) + ANY * unused


def has_empty_stack(s: StoneAgeState) -> bool:
    """Whether the last building of a stack is taken.

    Rule: SA-9.3.
    """
    for top, below in zip(s.tops, s.below, strict=True):
        if top == 0 and below == 0:
            return True
    return False


def lacks_cards(s: StoneAgeState) -> bool:
    """Whether the deck cannot fill the row any more.

    Rule: SA-9.2, SA-13.7.
    """
    return s.row.count(0) > count_of(s.deck)


def ending_of(s: StoneAgeState) -> Ending | None:
    """Most points win, then most agriculture, tools and people together; equals share.

    Rule: SA-10.7, SA-10.8, SA-17.11.
    """
    if not s.over:
        return None
    marks: list[tuple[int, ...]] = []
    for seat, points in enumerate(scores_of(s)):
        marks.append((points, s.agriculture[seat] + tools_of(s, seat) + s.workers[seat]))
    return Ending(reason_of(s), ranking_of(marks))


def reason_of(s: StoneAgeState) -> str:
    """Why an ended game ended.

    Rule: SA-9.2, SA-9.3, SA-9.4.
    """
    if has_empty_stack(s):
        return "buildings"
    return "cards" if lacks_cards(s) else "rounds"

"""What is true of every position of Clans."""

from __future__ import annotations

from lascaux.games.clans.data import (
    COLOURS,
    HUTS_OF_A_COLOUR,
    NEIGHBOURS,
    REGION_SIZE,
    TERRITORIES,
    VILLAGES,
    size_of,
)
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import DEAL_CARD, DEAL_HUTS, DRAW_FIRST, MOVE_HUTS, ORDER_VILLAGES
from lascaux.parts.heaps import count_of


def faults_of(s: ClansState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return _shape_faults(s) or _hut_faults(s) + _village_faults(s) + _card_faults(s) + _frame_faults(s)


def _shape_faults(s: ClansState) -> list[str]:
    faults: list[str] = []
    if len(s.huts) != TERRITORIES:
        faults.append(f"The board has {TERRITORIES} territories, not {len(s.huts)}.")
    if len(s.points) != len(COLOURS) or min(s.points) < 0:
        faults.append("There is one score for each of the five colours, none below zero.")
    if len(s.chips) != s.seats or min(s.chips) < 0:
        faults.append("There is one count of chips for each seat, none below zero.")
    if not (0 <= s.first < s.seats and 0 <= s.turn < s.seats):
        faults.append("Whoever began and whoever is next sits at the table.")
    if len(s.villages) > VILLAGES or any([not 0 <= territory < TERRITORIES for territory in s.villages]):
        faults.append(f"There are at most {VILLAGES} villages, each in a territory of the board.")
    return faults


def _hut_faults(s: ClansState) -> list[str]:
    faults: list[str] = []
    for colour, name in enumerate(COLOURS):
        if sum([count_of(huts, colour) for huts in s.huts]) > HUTS_OF_A_COLOUR:
            faults.append(f"There are only {HUTS_OF_A_COLOUR} {name} huts.")
    for territory, huts in enumerate(s.huts):
        if size_of(huts) != sum([count_of(huts, colour) for colour in range(len(COLOURS))]):
            faults.append(
                f"The size of the group in territory {territory + 1} is not the sum of its colours."
            )
    return faults


def _village_faults(s: ClansState) -> list[str]:
    faults: list[str] = []
    if len(set(s.villages)) != len(s.villages) or sum(s.chips) != len(s.villages):
        faults.append("Each village stands in a territory of its own and gave one chip.")
    for territory in s.villages:
        if s.huts[territory] != 0 and any([s.huts[there] != 0 for there in NEIGHBOURS[territory]]):
            faults.append(f"The village in territory {territory + 1} has huts beside it.")
    groups = sum([1 for territory, huts in enumerate(s.huts) if huts != 0 and territory not in s.villages])
    if not _is_dealing(s) and s.live != groups:
        faults.append(f"There are {groups} groups that are no village, not {s.live}.")
    return faults


def _card_faults(s: ClansState) -> list[str]:
    dealt = 0 if _step(s) == DEAL_HUTS else s.stack[-1].a if _step(s) == DEAL_CARD else s.seats
    if (
        len(s.cards) != dealt
        or len(set(s.cards)) != dealt
        or any([not 0 <= card < len(COLOURS) for card in s.cards])
    ):
        return ["Each seat holds one clan card, no two the same."]
    return []


def _frame_faults(s: ClansState) -> list[str]:
    """One frame is open, of a kind that fits, and whoever is asked can answer."""
    if s.over:
        return []
    step, frame = _step(s), s.stack[-1]
    fits = {
        DEAL_HUTS: frame.seat < 0 and 0 <= frame.a < TERRITORIES // REGION_SIZE,
        DEAL_CARD: frame.seat < 0 and 0 <= frame.a < s.seats,
        DRAW_FIRST: frame.seat < 0,
        MOVE_HUTS: frame.seat >= 0 and s.live > 0 and len(s.villages) < VILLAGES and _has_move(s),
        ORDER_VILLAGES: frame.seat >= 0 and 0 <= frame.a < TERRITORIES and len(s.villages) < VILLAGES,
    }
    if len(s.stack) != 1 or not fits[step]:
        return ["One decision is open, and whoever is asked can answer it."]
    return []


def _has_move(s: ClansState) -> bool:
    return any(
        [s.huts[here] and any([s.huts[there] for there in NEIGHBOURS[here]]) for here in range(TERRITORIES)]
    )


def _step(s: ClansState) -> int:
    return s.stack[-1].step if s.stack else -1


def _is_dealing(s: ClansState) -> bool:
    return _step(s) == DEAL_HUTS

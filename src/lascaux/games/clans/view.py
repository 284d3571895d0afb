"""What a seat may see of Clans; the only place that decides it."""

from __future__ import annotations

from typing import Literal

from lascaux.games.clans.data import COLOURS, VILLAGES
from lascaux.games.clans.scoring import scores_of
from lascaux.games.clans.state import ClansState
from lascaux.parts.heaps import count_of
from lascaux.wire import Wire


class ClansView(Wire, tag_field="game", tag="clans"):
    """A position of Clans as one seat sees it; `seat` None is a spectator.

    Territories, chips and epochs count from 0 inside and from 1 here, as they are printed. Colours
    are named; lists by colour run red, blue, green, yellow, black.
    """

    seat: int | None
    huts: list[list[int]]  # by territory (index 0 is territory 1): huts of each colour
    full: list[int]  # territories whose groups stay, unless they join one at least as large
    villages: list[int]  # territories in the order of their chips
    epoch: int | None  # 1 to 5; None once all chips are taken
    points: list[int]  # by colour
    chips: list[int]  # by seat
    cards: list[str | None]  # by seat: the clan, where this seat may know it
    first: int  # who began
    ties: Literal["shared", "chips"]
    scores: list[int] | None  # by seat, once the cards are shown


def view_of(s: ClansState, seat: int | None) -> ClansView:
    """The position as one seat sees it: own card only, until all are shown.

    Rule: CL-1.2, CL-2.5, CL-7.4.
    """
    return ClansView(
        seat=seat,
        huts=[[count_of(huts, colour) for colour in range(len(COLOURS))] for huts in s.huts],
        full=[territory + 1 for territory, huts in enumerate(s.huts) if huts >= s.box.full],
        villages=[territory + 1 for territory in s.villages],
        epoch=s.box.epoch[len(s.villages)] + 1 if len(s.villages) < VILLAGES else None,
        points=s.points[:],
        chips=s.chips[:],
        cards=[COLOURS[card] if s.over or holder == seat else None for holder, card in enumerate(s.cards)],
        first=s.first,
        ties="chips" if s.ties else "shared",
        scores=scores_of(s) if s.over else None,
    )


def known_scores_of(s: ClansState, seat: int | None) -> list[int | None]:
    """Points by seat: the own ones, until all cards are shown.

    Rule: CL-1.2, CL-7.4.
    """
    return [score if s.over or holder == seat else None for holder, score in enumerate(scores_of(s))]

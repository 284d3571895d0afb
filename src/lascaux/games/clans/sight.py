"""What a seat may see of Clans; the only place that decides it."""

from __future__ import annotations

from lascaux.games.clans.data import COLOURS, VILLAGES
from lascaux.games.clans.scoring import scores_of
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.view import ClansView
from lascaux.parts.heaps import count_of


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

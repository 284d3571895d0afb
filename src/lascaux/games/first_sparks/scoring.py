"""How large the clans are, and who wins."""

from __future__ import annotations

from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.meta import Ending, Other
from lascaux.parts.masks import count_of
from lascaux.parts.ranking import ranking_of


def scores_of(s: FirstSparksState) -> list[int]:
    """Members on the map.

    Rule: FS-10.3.
    """
    return [count_of(s.members[seat]) for seat in range(s.seats)]


def is_decided(s: FirstSparksState) -> bool:
    """Whether a clan has grown to thirteen; the neutral one does not count.

    Rule: FS-10.1, FS-14.22.
    """
    return max(scores_of(s)) >= s.box.ending_members


def is_last_year(s: FirstSparksState) -> bool:
    """Whether the game ends here even so.

    Rule: FS-14.11.
    """
    return s.year >= s.box.last_year


def others_of(s: FirstSparksState) -> list[Other]:
    """With two players a neutral clan is on the map; it cannot win.

    Rule: FS-11.7, FS-14.22.
    """
    return [Other("neutral", count_of(members), 0) for members in s.members[s.seats :]]


def ending_of(s: FirstSparksState) -> Ending | None:
    """Most members win, then most food; equals share.

    Rule: FS-10.3, FS-10.4, FS-14.6.
    """
    if not s.over:
        return None
    marks: list[tuple[int, ...]] = list(zip(scores_of(s), s.food, strict=True))
    return Ending("thirteen" if is_decided(s) else "years", ranking_of(marks))

"""A position of Clans as it travels to one seat; what that seat may see, `sight.py` decides."""

from __future__ import annotations

from typing import Literal

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

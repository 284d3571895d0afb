"""A position of Táin as it travels to one seat; what that seat may see, `sight.py` decides."""

from __future__ import annotations

from lascaux.wire import Wire


class ProspectView(Wire):
    """All that a tile may meet with the same result; a bluff meets nobody and comes to nothing."""

    met: list[str]  # kinds, or none
    result: str


class TileView(Wire):
    """A tile on a board: whose it is, and its kind where this seat may know it."""

    owner: int
    kind: str | None


class HostageView(Wire):
    """A tile held in a house, or beside the board until the resolution."""

    owner: int
    kind: str
    is_new: bool


class ClanBoard(Wire):
    """One clan's land: five doors, the first three to the stables, the others to the house."""

    entrances: list[TileView | None]
    thresholds: list[TileView | None]
    cows: int
    jewels: int
    loot_cows: int
    loot_jewels: int
    hostages: list[HostageView]
    screen: int  # tiles behind the screen
    discard: int  # tiles put away
    has_passed: bool


class ScoutedView(Wire):
    """A space that has been chosen and still waits for its tile; `board` None is the outer land."""

    seat: int
    board: int | None
    door: int | None  # 1 to 5
    prospects: dict[str, list[ProspectView]]  # by kind that may be laid there; only for who chose it


class FitsView(Wire):
    """Which kinds of the tiles behind the screen may lie where."""

    threshold: list[str]  # inside the own doors
    entrance: list[str]  # outside the doors of others
    outer: list[str]


class SumView(Wire):
    """What counted in the end for a clan."""

    cows: int
    jewels: int
    hostages: int
    bonus: int


class TainView(Wire, tag_field="game", tag="tain"):
    """A position of Táin as one seat sees it; `seat` None is a spectator."""

    seat: int | None
    turn: int
    active: int
    is_raid: bool
    boards: list[ClanBoard]  # by seat
    outer: list[TileView | None]
    scouted: ScoutedView | None
    pasture: int
    screen: dict[str, int] | None  # own tiles behind the screen, by kind
    discard: dict[str, int] | None  # own tiles put away, by kind
    fits: FitsView | None  # None for a spectator
    rotate_active: bool
    scores: list[int]
    sums: list[SumView] | None  # by seat, once it is over

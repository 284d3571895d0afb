"""What the table shows of walks that can be made and of megaliths and quarries as they are held now."""

from __future__ import annotations

from lascaux.games.prehistory.data import COLOURS, KINDS, SPACE_NAMES, SPACES, STONE_B, STONE_C
from lascaux.games.prehistory.land import Land
from lascaux.games.prehistory.scoring import majority_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.holding import players_of
from lascaux.games.prehistory.steps.numbers import AUTUMN_TURN, SPEND, WALK_TO
from lascaux.games.prehistory.steps.occupying import Holders, held_spaces, most_units_on, units_on
from lascaux.games.prehistory.steps.walking import (
    DEV,
    FAR,
    held_of,
    means_of,
    ranking_of,
    steps_from,
    value_of,
)
from lascaux.games.prehistory.view import HoldingView, MeansView, ReachedView, WalkView


def walk_of(s: PrehistoryState, seat: int | None) -> WalkView | None:
    """The walks of a seat that is asked for its autumn; None for all others.

    Rule: PH-7.2, PH-7.3, PH-7.4.
    """
    f = None if s.over or len(s.stack) == 0 else s.stack[-1]
    if f is None or f.seat != seat or f.step not in (AUTUMN_TURN, WALK_TO, SPEND):
        return None
    means = [_means(s, f.seat, thing) for thing in ranking_of(s)]
    if f.step == AUTUMN_TURN:
        return WalkView(means=means, leaves=None, goes=None, steps=0, reach=[])
    if f.step == WALK_TO:
        return WalkView(
            means=means, leaves=SPACE_NAMES[f.a], goes=None, steps=0, reach=_reach(s, f.seat, f.a)
        )
    leaves, goes = divmod(f.a, SPACES)
    return WalkView(means=means, leaves=SPACE_NAMES[leaves], goes=SPACE_NAMES[goes], steps=f.b, reach=[])


def holdings_of(s: PrehistoryState) -> list[HoldingView]:
    """Who holds what round each megalith B and C and each quarry.

    Rule: PH-9.4, PH-9.5, PH-13.7.
    """
    holders = Holders(s)
    land = s.box.atlas.land(s.tiles)
    views: list[HoldingView] = []
    for space in land.spaces:
        if s.lying[space] == STONE_B:
            held = [held_spaces(s, holders, [space, *land.near[space]], player) for player in _players(s)]
            brings = [s.box.occupied_points * count for count in held]
        elif s.lying[space] == STONE_C:
            held = units_on(s, holders, [space, *land.near[space]])
            brings = [majority_of(s, held, player) for player in _players(s)]
        elif space in s.quarries and space != 0:
            held = units_on(s, holders, land.near[space])
            brings = [
                1 if player in most_units_on(s, holders, land.near[space]) else 0 for player in _players(s)
            ]
        else:
            continue
        views.append(HoldingView(space=SPACE_NAMES[space], held=held, brings=brings))
    return views


def _players(s: PrehistoryState) -> range:
    return range(players_of(s))


def _means(s: PrehistoryState, seat: int, thing: int) -> MeansView:
    kind = "dev" if thing == DEV else "resource" if thing < KINDS else "cube"
    colour = None if thing == DEV else COLOURS[thing % KINDS]
    return MeansView(kind=kind, colour=colour, held=held_of(s, seat, thing), steps=value_of(s, thing))


def _reach(s: PrehistoryState, seat: int, leaves: int) -> list[ReachedView]:
    """All spaces within the means of a seat; which of them may end a walk, its choices tell.

    Rule: PH-7.4.
    """
    steps = steps_from(s, leaves, means_of(s, seat))
    land = s.box.atlas.land(s.tiles)
    return [
        ReachedView(
            space=SPACE_NAMES[space], steps=steps[space], after=SPACE_NAMES[_before(land, steps, space)]
        )
        for space in land.spaces
        if 0 < steps[space] < FAR
    ]


def _before(land: Land, steps: list[int], space: int) -> int:
    return next(other for other in land.near[space] if steps[other] == steps[space] - 1)

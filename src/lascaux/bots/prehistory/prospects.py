"""What each player may hope to have in the end."""

from __future__ import annotations

from typing import Final

from lascaux.bots.prehistory.camp import SLOTH_FIND, Camp, Holding
from lascaux.bots.prehistory.gains import TRAP, baskets_hope, herds_hope, rock_hope, track_hope
from lascaux.bots.prehistory.ground import SURVEYOR, Ground
from lascaux.bots.prehistory.pending import foot_due, promised
from lascaux.bots.prehistory.plans import Offers, spring_hope, summer_hope
from lascaux.bots.prehistory.rites import Leanings, rites_hope
from lascaux.bots.prehistory.worths import Clock, cubes_worth, resources_worth
from lascaux.games.prehistory.data import KINDS
from lascaux.games.prehistory.scoring import score_of
from lascaux.games.prehistory.state import SETUP, SPRING, SUMMER, WINTER, PrehistoryState
from lascaux.games.prehistory.steps.fishing import traps_of
from lascaux.games.prehistory.steps.raiding import number_of
from lascaux.parts.masks import count_of

RAID_A_YEAR: Final = 7.0  # points that the tribe gets in a year, for each of its tries


class Scene:
    """What all hopes of one position share."""

    def __init__(self, s: PrehistoryState, time: float, walker: int) -> None:
        self.time: Final = time
        self.walker: Final = walker  # who chooses its walks now: what they promise is no longer hoped for
        self.ground: Final[Ground] = SURVEYOR.ground(s)
        self.holding: Final = Holding(s)


def hope_of(s: PrehistoryState, seat: int, scene: Scene) -> float:
    """Points that a seat may hope for: what it has, what that grows to, and what it will do this year."""
    time = scene.time
    clock = Clock(s, seat, time)
    leanings = Leanings(s, seat, time)
    camp = Camp(s, seat, clock, leanings, scene.holding, scene.ground)
    hope = s.points[seat] + s.dev[seat] * clock.dev
    hope += resources_worth(s, seat, clock) + cubes_worth(s, seat, clock)
    hope += rock_hope(s, seat, clock) + baskets_hope(s, seat, clock) + herds_hope(s, seat, clock)
    hope += track_hope(s, s.marker[seat], clock.incomes, clock.dev)
    if s.rites[seat] != 0:
        hope += rites_hope(s, seat, time)
    if s.has_tiles:
        hope += TRAP * clock.incomes * len(traps_of(s, seat)) + SLOTH_FIND * count_of(s.sloths[seat])
    hope += camp.hope()
    return hope + _this_year(s, seat, clock, leanings, camp, scene.walker)


def terms_of(s: PrehistoryState, seat: int, scene: Scene) -> dict[str, float]:
    """The same taken apart."""
    time = scene.time
    clock = Clock(s, seat, time)
    leanings = Leanings(s, seat, time)
    camp = Camp(s, seat, clock, leanings, scene.holding, scene.ground)
    traps = TRAP * clock.incomes * len(traps_of(s, seat)) if s.has_tiles else 0.0
    return {
        "points": float(s.points[seat]),
        "development": s.dev[seat] * clock.dev,
        "resources": resources_worth(s, seat, clock),
        "cubes": cubes_worth(s, seat, clock),
        "painting": rock_hope(s, seat, clock),
        "gathering": baskets_hope(s, seat, clock),
        "hunting": herds_hope(s, seat, clock),
        "fishing": track_hope(s, s.marker[seat], clock.incomes, clock.dev) + traps,
        "ceremony": rites_hope(s, seat, time) if s.rites[seat] != 0 else 0.0,
        "camp": camp.hope() + (SLOTH_FIND * count_of(s.sloths[seat]) if s.has_tiles else 0.0),
        "year": _this_year(s, seat, clock, leanings, camp, scene.walker),
    }


def _this_year(
    s: PrehistoryState, seat: int, clock: Clock, leanings: Leanings, camp: Camp, walker: int
) -> float:
    """What is under way, and what the seasons of this year still allow."""
    hope = 0.0
    f = s.stack[-1]
    is_asked = f.seat == seat
    has_offers = s.phase in (SPRING, SUMMER) or clock.is_last or is_asked
    if s.phase != WINTER and has_offers:
        offers = Offers(s, seat, clock, leanings, camp)
        purse = s.resources[seat * KINDS : (seat + 1) * KINDS]
        if s.phase == SETUP:
            return spring_hope(s, seat, _first_rain(s, seat), clock, offers)
        hope -= foot_due(s, seat, purse, clock)
        if is_asked:
            hope += promised(s, f, purse, clock, offers, camp)
        if s.phase == SPRING and s.passed >> seat & 1 == 0:
            hope += spring_hope(s, seat, purse, clock, offers)
        hope += summer_hope(s, seat, clock, offers)
    if s.phase != WINTER and clock.autumns > clock.later and seat != walker:
        hope += camp.walks_hope()
    return hope


def _first_rain(s: PrehistoryState, seat: int) -> list[int]:
    """The resources of the first spring."""
    turned = s.weather[seat] + 1
    numbers = s.box.weather[s.weather[seat] // KINDS]
    return [numbers[(place - turned) % KINDS] for place in range(KINDS)]


def tribe_hope(s: PrehistoryState, time: float) -> float:
    """What the tribe is likely to have in the end."""
    return score_of(s, s.seats) + RAID_A_YEAR * number_of(s) * time

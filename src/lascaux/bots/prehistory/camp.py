"""Members, huts and megaliths on the map: what they hold, and what they may find in autumn."""

from __future__ import annotations

from typing import Final

from lascaux.bots.prehistory.gains import beast_gain, fish_gain, tile_gain
from lascaux.bots.prehistory.ground import Ground
from lascaux.bots.prehistory.rites import Leanings
from lascaux.bots.prehistory.worths import DEV, MEMBER_HOME, MEMBER_OUT, Clock, left_worth
from lascaux.games.prehistory.data import (
    ANIMAL_ITEM,
    FISH_ITEM,
    HUTS,
    KINDS,
    MEMBERS,
    SLOTH_ITEM,
    SPACES,
    START,
    STONE_A,
    STONE_E,
)
from lascaux.games.prehistory.state import AT_HOME, FIRST_SPACE, ON_BOARD, PrehistoryState
from lascaux.games.prehistory.steps.camp import has_moved, space_of
from lascaux.games.prehistory.steps.holding import pillar_of

KEPT: Final = [1.0, 0.6, 0.45, 0.35, 0.3, 0.3]  # by years after this: part of a megalith's worth that lasts
PROMISE: Final = 0.4  # part of a hut that is built if one more member comes
READY_HUT: Final = 0.9  # part of a hut that could be built at once
OTHER_HUT: Final = 0.6  # of a second such hut
WALK: Final = 0.85  # part of what a walk of this autumn promises
SLOTH_FIND: Final = 1.5
STONE_D_FIND: Final = 0.6  # and for each year
STONE_E_FIND: Final = 2.5
NO_END: Final = -1000.0  # where no walk may end
MOST_VALUE: Final = 3  # steps that a cube may pay


class Holding:
    """Who holds each space with a member or a hut, as far as it counts for megaliths."""

    def __init__(self, s: PrehistoryState) -> None:
        self.holder: Final = [-1] * SPACES
        self.units: Final = [0] * SPACES
        for place, member in enumerate(s.members):
            if member >= FIRST_SPACE:
                self.holder[space_of(member)] = place // MEMBERS
                self.units[space_of(member)] = s.box.units[0]
        self.holder[START] = -1
        self.units[START] = 0
        self.members: Final = self.holder[:]
        for place, space in enumerate(s.huts):
            if space != 0 and space != ON_BOARD:
                self.holder[space] = place // HUTS
                self.units[space] = s.box.units[1]

    def count(self, zone: list[int], player: int) -> int:
        """How many of these spaces a player holds."""
        count = 0
        for space in zone:
            if self.holder[space] == player:
                count += 1
        return count

    def majority(self, s: PrehistoryState, zone: list[int], player: int, more: int) -> float:
        """What a player would get with so many more units on these spaces."""
        units = [0] * len(s.points)
        for space in zone:
            if self.holder[space] >= 0:
                units[self.holder[space]] += self.units[space]
        own = units[player] + more
        if own <= 0:
            return 0.0
        above = 0
        equal = 1
        for other, count in enumerate(units):
            if other != player:
                if count > own:
                    above += 1
                elif count == own:
                    equal += 1
        if above == 0:
            return float(s.box.majority_points[0] // equal)
        return float(s.box.majority_points[1] // equal) if above == 1 else 0.0


class Camp:
    """One player's people on the map, and what each space is worth to them."""

    def __init__(
        self,
        s: PrehistoryState,
        seat: int,
        clock: Clock,
        leanings: Leanings,
        holding: Holding,
        ground: Ground,
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.clock: Final = clock
        self.leanings: Final = leanings
        self.holding: Final = holding
        self.ground: Final = ground
        self.there: Final = [0] * SPACES
        self.places: Final[list[int]] = []  # of members on the map, each as often as one can walk from there
        self.out: int = 0
        self.home: int = 0
        for member in s.members[seat * MEMBERS : (seat + 1) * MEMBERS]:
            if member == AT_HOME:
                self.home += 1
            elif member >= FIRST_SPACE:
                self.out += 1
                self.there[space_of(member)] += 1
                if not has_moved(member):
                    self.places.append(space_of(member))
        self.kept: Final = KEPT[min(clock.later, len(KEPT) - 1)]
        self.best_hut: Final = self._best_huts()  # by members that help

    def hope(self) -> float:
        """What members, huts and megaliths are worth as they stand."""
        people = self.clock.later * (MEMBER_OUT * self.out + MEMBER_HOME * self.home)
        return people + self._stones() + self._ready_huts()

    def _stones(self) -> float:
        """Megaliths taken and held."""
        s, seat, zone = self.s, self.seat, self.ground.ways.zone
        worth: float = float(s.box.stone_points * s.stones_a[seat])
        best = 2.0 if s.stones_a[seat] > 0 else 0.0
        for space in self.ground.rings:
            part = self.kept * s.box.occupied_points * self.holding.count(zone[space], seat)
            worth += part
            best = max(best, part)
        for space in self.ground.seats_of_power:
            part = self.kept * self.holding.majority(s, zone[space], seat, 0)
            worth += part
            best = max(best, part)
        if s.stones_e[seat] > 0:
            worth += best + (s.stones_e[seat] - 1) * 2.0
        if s.stones_d[seat] > 0:
            worth += STONE_D_FIND * self.clock.time
        return worth

    def _best_huts(self) -> list[float]:
        best = [0.0] * (MEMBERS + 2)
        for hut in range(HUTS):
            if self.s.huts[self.seat * HUTS + hut] == 0:
                worth = self.hut_worth(hut)
                for helpers in range(self.s.box.hut_need[hut], len(best)):
                    best[helpers] = max(best[helpers], worth)
        return best

    def hut_worth(self, hut: int) -> float:
        """What building a hut adds: points, a new member, and settlers that go home."""
        box, clock, settlers = self.s.box, self.clock, self.s.box.hut_settle[hut]
        worth = box.hut_points[hut] + box.hut_dev[hut] * clock.dev + self.leanings.hut
        worth += clock.later * (MEMBER_HOME - settlers * (MEMBER_OUT - MEMBER_HOME))
        return worth + self.leanings.home * (1 + settlers)

    def _helpers(self, site: int) -> int:
        helpers = 0
        for space in self.ground.ways.zone[site]:
            helpers += self.there[space]
        return helpers

    def _is_open(self, site: int) -> bool:
        """Whether a hut of this player may come to stand there."""
        owner = self.holding.holder[site]
        if owner < 0:
            return True
        return owner == self.seat and self.holding.units[site] == self.s.box.units[0]

    def _ready_huts(self) -> float:
        """Huts that members already stand ready for."""
        if self.clock.autumns == 0:
            return 0.0
        hope = 0.0
        best = 0.0
        for site in self.ground.sites:
            if self.there[site] > 0 and self._is_open(site):
                helpers = self._helpers(site)
                worth = READY_HUT * max(self.best_hut[helpers], PROMISE * self.best_hut[helpers + 1])
                hope += OTHER_HUT * worth
                best = max(best, worth)
        return hope + (1.0 - OTHER_HUT) * best

    def find_worth(self, item: int) -> float:
        """What something that lies on the map is worth to its finder."""
        s, seat, clock, leanings = self.s, self.seat, self.clock, self.leanings
        if item < FISH_ITEM:
            return max(0.0, tile_gain(s, seat, item, clock, leanings))
        if item < ANIMAL_ITEM:
            return fish_gain(s, seat, item, clock.later, clock, leanings)
        if item < SLOTH_ITEM:
            points = s.box.token_points
            return points + beast_gain(s, seat, item - ANIMAL_ITEM, points, clock, leanings)
        if item < STONE_A:
            return SLOTH_FIND
        if item == STONE_A:
            return s.box.stone_points + leanings.stone
        return leanings.stone + (STONE_E_FIND if item == STONE_E else STONE_D_FIND * clock.time)

    def worths(self) -> list[float]:
        """By space: what it is worth to end a walk there."""
        s, ground = self.s, self.ground
        worth = [0.0] * SPACES
        for space in ground.finds:
            worth[space] = self.find_worth(s.lying[space])
        for space in ground.springs:
            worth[space] = self.clock.cube
        self._add_stones(worth)
        self._add_sites(worth)
        if max(self.leanings.terrain) > 0.0:
            for space in ground.ways.land.spaces:
                if space != START:
                    worth[space] += self.kept * self.leanings.terrain[s.box.terrain[space]]
        for space in ground.ways.land.spaces:
            if self.holding.members[space] >= 0 or self.holding.holder[space] not in (-1, self.seat):
                worth[space] = NO_END
        worth[START] = NO_END
        for space in s.quarries:
            worth[space] = NO_END
        return worth

    def _add_stones(self, worth: list[float]) -> None:
        """Megaliths B and C, for the spaces round them."""
        s, zone = self.s, self.ground.ways.zone
        for stone in self.ground.rings:
            for space in zone[stone]:
                worth[space] += self.kept * s.box.occupied_points
        for stone in self.ground.seats_of_power:
            now = self.holding.majority(s, zone[stone], self.seat, 0)
            gain = self.kept * (self.holding.majority(s, zone[stone], self.seat, s.box.units[0]) - now)
            if gain != 0.0:
                for space in zone[stone]:
                    worth[space] += gain

    def _add_sites(self, worth: list[float]) -> None:
        """Huts that a member could help to build."""
        for site in self.ground.sites:
            if not self._is_open(site):
                continue
            helpers = self._helpers(site)
            now = max(self.best_hut[helpers], PROMISE * self.best_hut[min(helpers + 1, MEMBERS)])
            then = max(self.best_hut[helpers + 1], PROMISE * self.best_hut[min(helpers + 2, MEMBERS)])
            if self.there[site] == 0:
                worth[site] += READY_HUT * then
            elif then > now:
                for space in self.ground.ways.zone[site]:
                    worth[space] += READY_HUT * (then - now)

    def leaving_loss(self, here: int) -> float:
        """What is lost when a member leaves a space."""
        s, zone = self.s, self.ground.ways.zone
        if here == START or self.holding.units[here] != s.box.units[0]:
            return 0.0
        loss = 0.0
        for stone in self.ground.rings:
            if here in zone[stone]:
                loss += self.kept * s.box.occupied_points
        for stone in self.ground.seats_of_power:
            if here in zone[stone]:
                now = self.holding.majority(s, zone[stone], self.seat, 0)
                then = self.holding.majority(s, zone[stone], self.seat, -s.box.units[0])
                loss += self.kept * (now - then)
        return loss + self.kept * self.leanings.terrain[s.box.terrain[here]]

    def walks_hope(self) -> float:
        """What the walks of the coming autumn promise, as far as their steps can be paid."""
        if len(self.places) == 0:
            return 0.0
        purse = Purse(self.s, self.seat, self.clock)
        if purse.left == 0:
            return 0.0
        worth = self.worths()
        ends = [space for space in self.ground.ways.land.spaces if worth[space] > 0.0]
        hope = 0.0
        last = -1
        for here in self.places:
            loss = self.leaving_loss(here) if here != last else 0.0
            last = here
            end, gain = self._best_end(here, worth, ends, purse)
            if end >= 0 and gain > loss:
                purse.pay(self.ground.ways.steps[here * SPACES + end])
                hope += gain - loss
                worth[end] = NO_END
        return WALK * hope

    def best_walk(self, here: int) -> float:
        """What the best walk from a space promises, its price taken off."""
        purse = Purse(self.s, self.seat, self.clock)
        gain = self._best_end(here, self.worths(), self.ground.ways.land.spaces, purse)[1]
        return gain - self.leaving_loss(here)

    def _best_end(self, here: int, worth: list[float], ends: list[int], purse: Purse) -> tuple[int, float]:
        """Where to go from a space, and what that is worth less its steps; -1 if nowhere."""
        steps = self.ground.ways.steps
        base = here * SPACES
        best = -1
        most = NO_END
        for space in ends:
            if worth[space] > most:
                far = steps[base + space]
                if far <= purse.left and space != here:
                    gain = worth[space] - purse.price(far)
                    if gain > most:
                        best = space
                        most = gain
        return best, most


class Purse:
    """What a seat can pay steps with, the cheapest first."""

    def __init__(self, s: PrehistoryState, seat: int, clock: Clock) -> None:
        self.paid: int = s.walking if s.acting == seat else 0
        by_value = [0] * (MOST_VALUE + 1)
        for colour in range(KINDS):
            held = s.resources[seat * KINDS + colour] + s.cubes[seat * KINDS + colour]
            if held > 0:
                value = min(MOST_VALUE, s.box.movement[pillar_of(s, colour)])
                by_value[value] += held
        worth = clock.resource
        if clock.is_last:
            worth = left_worth(s, 0, clock)
        dev = clock.dev if s.dev[seat] > 0 else DEV
        self.counts: Final = [self.paid, 3 * by_value[3], 2 * by_value[2], s.dev[seat], by_value[1]]
        self.prices: Final = [0.0, worth / 3.0, worth / 2.0, dev, worth]
        self.left: int = sum(self.counts)

    def price(self, steps: int) -> float:
        """What so many steps cost."""
        price = 0.0
        for rank, count in enumerate(self.counts):
            taken = min(count, steps)
            price += taken * self.prices[rank]
            steps -= taken
            if steps == 0:
                break
        return price

    def pay(self, steps: int) -> None:
        """So many steps are spent."""
        self.left -= steps
        for rank, count in enumerate(self.counts):
            taken = min(count, steps)
            self.counts[rank] -= taken
            steps -= taken

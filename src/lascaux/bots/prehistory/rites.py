"""What ceremony cards are likely to bring, and what they make other things worth."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import (
    ANIMAL_SETS,
    ANIMALS_OF,
    DEV_PAIRS,
    DOUBLES,
    FISH_OF,
    FISH_SETS,
    FOOTPRINTS_OF,
    FULL_ROWS,
    KINDS,
    MEMBERS_HOME,
    MEMBERS_ON,
    OWN_HUTS,
    OWN_RITES,
    OWN_STONES,
    PATTERN,
    RITES,
    SECTIONS,
    SETS_OF_KINDS,
    SIDE,
    SPECIES,
    SPECIES_OF_FISH,
    TERRAINS,
    TILE_PAIR,
    TILE_PAIRS,
    TRACK_SPACE,
    TRACK_STEPS,
    TRACK_TRIPLE,
)
from lascaux.games.prehistory.scoring import (
    ROW_MASK,
    animals_of,
    dev_left,
    footprints_of,
    members_on,
)
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.camp import at_home_of, huts_built_by
from lascaux.parts.masks import count_of, lowest_of

RULE: Final = [rite[0] for rite in RITES]  # by card less one
OF: Final = [rite[1] for rite in RITES]
A_YEAR: Final = {  # how many more of what a card counts a year brings
    FISH_OF: 0.35,
    FISH_SETS: 0.2,
    ANIMALS_OF: 0.25,
    FOOTPRINTS_OF: 0.3,
    OWN_HUTS: 0.7,
    OWN_STONES: 0.4,
    OWN_RITES: 0.6,
    TILE_PAIRS: 0.6,
    FULL_ROWS: 0.25,
    TRACK_STEPS: 0.6,
    ANIMAL_SETS: 0.12,
    SETS_OF_KINDS: 0.2,
}
GROWTH: Final = [A_YEAR.get(rule, 0.0) for rule in range(DOUBLES + 1)]
IN_CAMP: Final = (OWN_HUTS, OWN_STONES, OWN_RITES, FULL_ROWS, MEMBERS_ON, MEMBERS_HOME, DEV_PAIRS)
ROW_PARTS: Final = [0.2, 0.3, 0.5, 0.0]  # by sections of its row: part of a full row that one more is worth
PART_OF_SET: Final = 0.5  # of a set's worth that its parts are worth
TRACK_A_YEAR: Final = 2.2


class Leanings:
    """What one more of each thing adds to the ceremony cards of a seat."""

    def __init__(self, s: PrehistoryState, seat: int, time: float) -> None:
        self.sections: list[float] = [0.0] * SECTIONS
        self.baskets: list[float] = [0.0] * KINDS
        self.fish: list[float] = [0.0] * len(SPECIES_OF_FISH)
        self.animals: list[float] = [0.0] * len(SPECIES)
        self.prints: list[float] = [0.0] * len(SPECIES)
        self.terrain: list[float] = [0.0] * len(TERRAINS)
        self.step: float = 0.0
        self.hut: float = 0.0
        self.stone: float = 0.0
        self.rite: float = 0.0
        self.home: float = 0.0
        rest = s.rites[seat]
        while rest != 0:
            self._lean(s, seat, lowest_of(rest), time)
            rest &= rest - 1

    def _lean(self, s: PrehistoryState, seat: int, card: int, time: float) -> None:
        rule, of, points = RULE[card - 1], OF[card - 1], float(s.box.rite_points[card])
        if rule == PATTERN:
            self._lean_to_pattern(of & ~s.painted[seat], points, time)
        elif rule == SETS_OF_KINDS:
            self._lean_to_kinds(s.baskets[seat * KINDS : (seat + 1) * KINDS], of, points)
        elif rule == FISH_OF:
            self.fish[of] += points
        elif rule == FISH_SETS:
            base = seat * len(SPECIES_OF_FISH)
            _lean_to_fewest(self.fish, s.fish[base : base + len(SPECIES_OF_FISH)], points)
        elif rule == ANIMALS_OF:
            self.animals[of] += points
        elif rule == FOOTPRINTS_OF:
            self.prints[of] += points
        elif rule == ANIMAL_SETS:
            counts = [animals_of(s, seat, species) for species in range(len(SPECIES))]
            _lean_to_fewest(self.animals, counts, points)
        elif rule == FULL_ROWS:
            self._lean_to_rows(s.painted[seat], points)
        else:
            self._lean_in_camp(s, seat, rule, of, points)

    def _lean_to_pattern(self, missing: int, points: float, time: float) -> None:
        lack = count_of(missing)
        if lack == 0:
            return
        gain = points * (pattern_hope(lack - 1, time) - pattern_hope(lack, time))
        while missing != 0:
            self.sections[lowest_of(missing)] += gain
            missing &= missing - 1

    def _lean_to_kinds(self, baskets: list[int], kinds: int, points: float) -> None:
        low = min([tiles for basket, tiles in enumerate(baskets) if kinds >> basket & 1 == 1])
        for basket, tiles in enumerate(baskets):
            if kinds >> basket & 1 == 1 and tiles == low:
                self.baskets[basket] += points * PART_OF_SET

    def _lean_to_rows(self, painted: int, points: float) -> None:
        for section in range(SECTIONS):
            count = count_of(painted >> section // SIDE * SIDE & ROW_MASK)
            self.sections[section] += points * ROW_PARTS[count]

    def _lean_in_camp(self, s: PrehistoryState, seat: int, rule: int, of: int, points: float) -> None:
        if rule == TRACK_STEPS:
            self.step += points / TRACK_TRIPLE
        elif rule == TRACK_SPACE:
            self.step += points / s.box.ceremony_space if s.marker[seat] < s.box.ceremony_space else 0.0
        elif rule == TILE_PAIRS:
            self.baskets = [gain + points / TILE_PAIR for gain in self.baskets]
        elif rule == MEMBERS_ON:
            self.terrain[of] += points
        elif rule == OWN_HUTS:
            self.hut += points
        elif rule == OWN_STONES:
            self.stone += points
        elif rule == OWN_RITES:
            self.rite += points
        elif rule == MEMBERS_HOME:
            self.home += points


def _lean_to_fewest(gains: list[float], counts: list[int], points: float) -> None:
    """One more of what there is least of is a part of the next set."""
    low = min(counts)
    for kind, count in enumerate(counts):
        if count == low:
            gains[kind] += points * PART_OF_SET


def pattern_hope(lack: int, time: float) -> float:
    """How likely a pattern will be painted that lacks so many sections."""
    return 1.0 if lack == 0 else 0.9 * time / (time + 0.8 * lack)


def rites_hope(s: PrehistoryState, seat: int, time: float) -> float:
    """What all ceremony cards of a seat are likely to bring."""
    hope = best = 0.0
    has_double = False
    rest = s.rites[seat]
    while rest != 0:
        card = lowest_of(rest)
        rest &= rest - 1
        if RULE[card - 1] == DOUBLES:
            has_double = True
        else:
            worth = rite_hope(s, seat, card, time)
            hope += worth
            best = max(best, worth)
    return hope + best if has_double else hope


def rite_hope(s: PrehistoryState, seat: int, card: int, time: float) -> float:
    """What a ceremony card is likely to bring a seat: as it counts now, and what is to come."""
    rule, of = RULE[card - 1], OF[card - 1]
    points = float(s.box.rite_points[card])
    if rule == DOUBLES:
        best = 2.0 if time > 1.0 else 0.0
        rest = s.rites[seat] & ~(1 << card)
        while rest != 0:
            if RULE[lowest_of(rest) - 1] != DOUBLES:
                best = max(best, rite_hope(s, seat, lowest_of(rest), time))
            rest &= rest - 1
        return best * points
    return points * count_hope(s, seat, rule, of, time)


def count_hope(s: PrehistoryState, seat: int, rule: int, of: int, time: float) -> float:
    """How many of what a card counts a seat will have."""
    if rule == PATTERN:
        return pattern_hope(count_of(of & ~s.painted[seat]), time)
    if rule == TRACK_SPACE:
        if s.marker[seat] >= s.box.ceremony_space:
            return 1.0
        reach = (s.marker[seat] + TRACK_A_YEAR * time) / s.box.ceremony_space
        return min(0.9, reach * reach * reach) if time > 0.5 else 0.0
    if rule in IN_CAMP:
        return _camp_hope(s, seat, rule, of, time) + GROWTH[rule] * time
    return _taken_hope(s, seat, rule, of, time) + GROWTH[rule] * time


def _taken_hope(s: PrehistoryState, seat: int, rule: int, of: int, time: float) -> float:
    """Tiles, fish, animals and footprints, without what is still to come."""
    if rule == SETS_OF_KINDS:
        kinds = [s.baskets[seat * KINDS + basket] for basket in range(KINDS) if of >> basket & 1 == 1]
        return _sets(kinds, time)
    if rule == FISH_OF:
        return float(s.fish[seat * len(SPECIES_OF_FISH) + of])
    if rule == FISH_SETS:
        base = seat * len(SPECIES_OF_FISH)
        return _sets(s.fish[base : base + len(SPECIES_OF_FISH)], time)
    if rule == ANIMALS_OF:
        return float(animals_of(s, seat, of))
    if rule == FOOTPRINTS_OF:
        return float(footprints_of(s, seat, of))
    if rule == ANIMAL_SETS:
        return _sets([animals_of(s, seat, species) for species in range(len(SPECIES))], time)
    if rule == TILE_PAIRS:
        return 0.5 * float(sum(s.baskets[seat * KINDS : (seat + 1) * KINDS]))
    return float(s.marker[seat]) / TRACK_TRIPLE if rule == TRACK_STEPS else 0.0


def _camp_hope(s: PrehistoryState, seat: int, rule: int, of: int, time: float) -> float:
    """What is counted in the camp, without what is still to come."""
    if rule == OWN_HUTS:
        return float(huts_built_by(s, seat))
    if rule == OWN_STONES:
        return float(s.stones_a[seat] + count_of(s.stones_d[seat]) + s.stones_e[seat])
    if rule == OWN_RITES:
        return float(count_of(s.rites[seat]))
    if rule == FULL_ROWS:
        full = 0.0
        for row in range(SIDE):
            count = count_of(s.painted[seat] >> SIDE * row & ROW_MASK)
            full += 1.0 if count == SIDE else _part(count, SIDE, time)
        return full
    if rule == MEMBERS_ON:
        return _settling(float(members_on(s, seat, of)), 0.7, 0.7, time)
    if rule == MEMBERS_HOME:
        return _settling(float(at_home_of(s, seat)), 0.4, 0.8, time)
    return _settling(0.5 * dev_left(s, seat), 0.2, 1.5, time)


def _settling(now: float, lasts: float, comes: float, time: float) -> float:
    """A number that changes until the end: a part of it lasts, and something comes."""
    return now if time < 0.3 else lasts * now + comes


def _sets(counts: list[int], time: float) -> float:
    """Complete sets, and what the next one is worth already."""
    low = min(counts)
    more = 0
    for count in counts:
        if count > low:
            more += 1
    return low + _part(more, len(counts), time)


def _part(have: int, size: int, time: float) -> float:
    return PART_OF_SET * have / size * time / (time + 0.5)

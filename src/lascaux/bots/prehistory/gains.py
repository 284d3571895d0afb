"""What a section, a tile, a fish, a hunting card or a ceremony card adds to the hopes of a seat."""

from __future__ import annotations

from typing import Final

from lascaux.bots.prehistory.rites import Leanings, rite_hope
from lascaux.bots.prehistory.worths import Clock
from lascaux.games.prehistory.data import (
    FISH_ITEM,
    FULL,
    GATHER_ITEM,
    KINDS,
    MUSHROOM,
    PAIRS,
    SIDE,
    SPECIES,
    TRAP_ITEM,
    TRAP_VP,
)
from lascaux.games.prehistory.scoring import ROW_MASK, footprints_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.gathering import dev_on
from lascaux.games.prehistory.steps.hunting import species_of
from lascaux.parts.masks import count_of, lowest_of

ON_THE_WAY: Final = 0.6  # part of the next fishing income that the way to it is worth
NEXT_TILE: Final = 0.3  # part of what the next tile of a kind brings beyond the first, that is hoped for
HALF_PAIR: Final = 0.35  # part of the cubes of a pair that one half of it is worth
BEASTS: Final = 0.3  # points of animals of each species that a year brings
PRINTS: Final = 0.25  # footprints of each species that a year brings
ORDER: Final = 0.25  # what it is worth to be ahead on the track of order
PAINTED_SOON: Final = 0.2  # part of the reward beside a painted section that is hoped for
TRAP: Final = 0.9  # what a trap brings in a summer


def section_gain(s: PrehistoryState, seat: int, section: int, clock: Clock, leanings: Leanings) -> float:
    """What painting a section adds: its row, its neighbours, patterns."""
    mask = s.painted[seat]
    row, column = section // SIDE, section % SIDE
    count = count_of(mask >> SIDE * row & ROW_MASK)
    gain = float(s.box.row_points[count + 1] - s.box.row_points[count]) + leanings.sections[section]
    if column > 0:
        gain += _beside(mask >> section - 1 & 1, s.box.row_reward[row], clock)
    if column < SIDE - 1:
        gain += _beside(mask >> section + 1 & 1, s.box.row_reward[row], clock)
    if row > 0:
        gain += _beside(mask >> section - SIDE & 1, s.box.column_reward[column], clock)
    if row < SIDE - 1:
        gain += _beside(mask >> section + SIDE & 1, s.box.column_reward[column], clock)
    return gain


def _beside(is_painted: int, reward: int, clock: Clock) -> float:
    """A reward, or the hope for it once the other section is painted; then the hope is used up."""
    worth = clock.dev if reward == 0 else clock.cube
    soon = PAINTED_SOON * min(1.0, 0.5 * clock.time)
    return worth * (1.0 - soon) if is_painted == 1 else worth * soon


def rock_hope(s: PrehistoryState, seat: int, clock: Clock) -> float:
    """The rows as they are, and what is hoped for beside painted sections."""
    mask = s.painted[seat]
    hope = 0.0
    for row in range(SIDE):
        painted = mask >> SIDE * row & ROW_MASK
        hope += s.box.row_points[count_of(painted)]
    if mask == 0:
        return hope
    soon = PAINTED_SOON * min(1.0, 0.5 * clock.time)
    for row in range(SIDE):
        for column in range(SIDE):
            here = mask >> row * SIDE + column & 1
            if column < SIDE - 1 and here != mask >> row * SIDE + column + 1 & 1:
                hope += soon * (clock.dev if s.box.row_reward[row] == 0 else clock.cube)
            if row < SIDE - 1 and here != mask >> (row + 1) * SIDE + column & 1:
                hope += soon * (clock.dev if s.box.column_reward[column] == 0 else clock.cube)
    return hope


def tile_gain(s: PrehistoryState, seat: int, item: int, clock: Clock, leanings: Leanings) -> float:
    """What a gathering tile adds; -1 if there is no room for it."""
    if item != MUSHROOM:
        gain = basket_gain(s, seat, (item - GATHER_ITEM) // 2, clock, leanings)
        return gain if gain < 0.0 else gain + dev_on(item) * clock.dev
    best = -1.0
    for basket in range(KINDS):
        best = max(best, basket_gain(s, seat, basket, clock, leanings))
    return best


def basket_gain(s: PrehistoryState, seat: int, basket: int, clock: Clock, leanings: Leanings) -> float:
    """What one more tile in a basket adds; -1 if it is full."""
    base = seat * KINDS
    count = s.baskets[base + basket]
    if count >= FULL:
        return -1.0
    points = s.box.basket_points
    gain = float(points[count + 1] - points[count]) + leanings.baskets[basket]
    soon = min(1.0, 0.5 * clock.time)
    gain += NEXT_TILE * soon * (_next_step(points, count + 1) - _next_step(points, count))
    other = s.baskets[base + (basket + len(PAIRS)) % KINDS]
    pair = 2.0 * clock.cube
    if count < other:
        return gain + pair * (1.0 - HALF_PAIR * soon)
    return gain + pair * HALF_PAIR * soon if count < other + 2 else gain


def _next_step(points: list[int], count: int) -> float:
    return float(max(0, points[count + 1] - points[count] - 1)) if count < FULL else 0.0


def baskets_hope(s: PrehistoryState, seat: int, clock: Clock) -> float:
    """The baskets as they are, what the next tiles would bring, and halves of pairs."""
    base = seat * KINDS
    points = s.box.basket_points
    soon = min(1.0, 0.5 * clock.time)
    hope = ahead = 0.0
    for basket in range(KINDS):
        count = s.baskets[base + basket]
        hope += points[count]
        ahead += _next_step(points, count)
    halves = 0
    for pair in range(len(PAIRS)):
        halves += min(2, abs(s.baskets[base + pair] - s.baskets[base + pair + len(PAIRS)]))
    return hope + NEXT_TILE * soon * ahead + 2.0 * clock.cube * HALF_PAIR * soon * halves


def track_hope(s: PrehistoryState, marker: int, incomes: int, dev: float) -> float:
    """What the fishing track brings from a space on."""
    if incomes == 0:
        return 0.0
    points, devs = s.box.income_points, s.box.income_dev
    now = points[marker] + dev * devs[marker]
    low = marker
    while low > 0 and points[low - 1] == points[marker] and devs[low - 1] == devs[marker]:
        low -= 1
    high = marker + 1
    end = s.box.track_end
    while high <= end and points[high] == points[marker] and devs[high] == devs[marker]:
        high += 1
    if high > end:
        return now * incomes
    then = points[high] + dev * devs[high]
    return now * incomes + ON_THE_WAY * (then - now) * (marker - low) / (high - low) * (incomes - 0.5)


def fish_gain(
    s: PrehistoryState, seat: int, item: int, incomes: int, clock: Clock, leanings: Leanings
) -> float:
    """What a fish or a trap adds."""
    if item >= TRAP_ITEM:
        return incomes * (1.0 if item - TRAP_ITEM == TRAP_VP else TRAP if item > TRAP_ITEM else clock.dev)
    species = item - FISH_ITEM
    marker = s.marker[seat]
    there = min(s.box.track_end, marker + species + 1)
    gain = track_hope(s, there, incomes, clock.dev) - track_hope(s, marker, incomes, clock.dev)
    return gain + leanings.fish[species] + leanings.step * (there - marker)


def beasts_of(s: PrehistoryState, seat: int, species: int) -> int:
    """The points on the animals of a species."""
    points = s.tokens[seat * len(SPECIES) + species] * s.box.token_points
    rest = s.cards[seat] & s.box.animal_mask[species]
    while rest != 0:
        points += s.box.card_points[lowest_of(rest)]
        rest &= rest - 1
    return points


def hunt_gain(s: PrehistoryState, seat: int, card: int, clock: Clock, leanings: Leanings) -> float:
    """What a hunting card adds: points now and in the end, and what a chain of footprints brings."""
    species = species_of(card)
    if s.box.animal_mask[species] >> card & 1 == 1:
        points = s.box.card_points[card]
        return points + beast_gain(s, seat, species, points, clock, leanings)
    gain = beasts_of(s, seat, species) + BEASTS * clock.time + leanings.prints[species]
    gain += print_reward(s, card, clock) * (1.0 + PRINTS * max(0.0, clock.time - 0.5))
    rest = s.cards[seat] & s.box.footprint_mask[species]
    while rest != 0:
        gain += print_reward(s, lowest_of(rest), clock)
        rest &= rest - 1
    return gain


def beast_gain(
    s: PrehistoryState, seat: int, species: int, points: int, clock: Clock, leanings: Leanings
) -> float:
    """What an animal of so many points adds in the end."""
    prints = footprints_of(s, seat, species) + PRINTS * clock.time
    return points * prints + leanings.animals[species]


def print_reward(s: PrehistoryState, card: int, clock: Clock) -> float:
    """What one footprint brings each time."""
    reward = s.box.card_dev[card] * clock.dev
    if s.box.card_resource[card] > 0:
        reward += clock.resource
    if s.box.card_cube[card] > 0:
        reward += clock.cube
    return reward


def herds_hope(s: PrehistoryState, seat: int, clock: Clock) -> float:
    """Animals times footprints, those that are still to come included, and further rewards of footprints."""
    beasts_to_come, prints_to_come = BEASTS * clock.time, PRINTS * clock.time
    again = PRINTS * max(0.0, clock.time - 0.5)
    hope = 0.0
    if s.cards[seat] == 0 and max(s.tokens[seat * len(SPECIES) : (seat + 1) * len(SPECIES)]) == 0:
        return hope
    for species in range(len(SPECIES)):
        beasts, prints = beasts_of(s, seat, species), footprints_of(s, seat, species)
        hope += beasts * (prints + prints_to_come) + prints * beasts_to_come
        rest = s.cards[seat] & s.box.footprint_mask[species]
        while rest != 0:
            hope += again * print_reward(s, lowest_of(rest), clock)
            rest &= rest - 1
    return hope


def rite_gain(s: PrehistoryState, seat: int, card: int, clock: Clock, leanings: Leanings) -> float:
    """What a ceremony card adds."""
    gain = rite_hope(s, seat, card, clock.time) + leanings.rite + s.box.rite_dev[card] * clock.dev
    return gain if seat in s.track else gain + ORDER

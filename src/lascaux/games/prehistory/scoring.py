"""What everything is worth in the end, and who wins."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import (
    ANIMAL_SETS,
    ANIMALS_OF,
    DEV_PAIR,
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
    SETS_OF_KINDS,
    SIDE,
    SPECIES,
    SPECIES_OF_FISH,
    STONE_B,
    STONE_C,
    TILE_PAIR,
    TILE_PAIRS,
    TRACK_SPACE,
    TRACK_STEPS,
    TRACK_TRIPLE,
)
from lascaux.games.prehistory.state import FIRST_SPACE, PrehistoryState
from lascaux.games.prehistory.steps.camp import at_home_of, huts_built_by, members_of, space_of
from lascaux.games.prehistory.steps.occupying import Holders, held_spaces, units_on
from lascaux.kernel.meta import Ending, Other
from lascaux.parts.masks import count_of, items_of
from lascaux.parts.ranking import ranking_of

# The lines of the final scoring, in order, each with its rule.
LINES: Final = ["dev", "rock", "animals", "baskets", "megaliths", "rites"]
LINE_RULES: Final = ["PH-11.2", "PH-6A.4", "PH-6E.3", "PH-6B.4", "PH-9.3", "PH-6C.3"]
ROW_MASK: Final = (1 << SIDE) - 1


def scores_of(s: PrehistoryState) -> list[int]:
    """Points on the track, and once it is over those of the final scoring.

    Rule: PH-11.2.
    """
    if not s.over:
        return s.points[: s.seats]
    return [score_of(s, seat) for seat in range(s.seats)]


def score_of(s: PrehistoryState, player: int) -> int:
    """The points of a player if the game ended now.

    Rule: PH-11.2, PH-14.10.
    """
    return s.points[player] + sum(lines_of(s, player))


def lines_of(s: PrehistoryState, player: int) -> list[int]:
    """The lines of the final scoring for a player.

    Rule: PH-11.2.
    """
    return [
        dev_left(s, player) // s.box.dev_per_point,
        sum([s.box.row_points[count] for count in rows_of(s, player)]),
        sum([animals * prints for animals, prints in herds_of(s, player)]),
        sum([s.box.basket_points[tiles] for tiles in s.baskets[player * KINDS : (player + 1) * KINDS]]),
        megaliths_of(s, player),
        sum([points for _, points in rites_of(s, player)]),
    ]


def dev_left(s: PrehistoryState, player: int) -> int:
    """Development points once all cubes are changed; the tribe has none.

    Rule: PH-11.2, PH-14.10, PH-15.30.
    """
    first, last = player * KINDS, (player + 1) * KINDS
    return s.dev[player] + sum(s.resources[first:last]) + sum(s.cubes[first:last])


def rows_of(s: PrehistoryState, player: int) -> list[int]:
    """How many sections of each row are painted.

    Rule: PH-6A.4.
    """
    return [count_of(s.painted[player] >> SIDE * row & ROW_MASK) for row in range(SIDE)]


def herds_of(s: PrehistoryState, player: int) -> list[tuple[int, int]]:
    """By species: the points on the animals, and the footprints.

    Rule: PH-6E.3, PH-15.44.
    """
    herds: list[tuple[int, int]] = []
    for species in range(len(SPECIES)):
        points = s.tokens[player * len(SPECIES) + species] * s.box.token_points
        for card in items_of(s.cards[player] & s.box.animal_mask[species]):
            points += s.box.card_points[card]
        herds.append((points, footprints_of(s, player, species)))
    return herds


def footprints_of(s: PrehistoryState, player: int, species: int) -> int:
    """How many footprints of a species a player has."""
    return count_of(s.cards[player] & s.box.footprint_mask[species])


def animals_of(s: PrehistoryState, player: int, species: int) -> int:
    """How many animals of a species a player has, those of the map included."""
    tokens = s.tokens[player * len(SPECIES) + species]
    return tokens + count_of(s.cards[player] & s.box.animal_mask[species])


def megaliths_of(s: PrehistoryState, player: int) -> int:
    """Megaliths taken and held; each megalith E doubles the best that is left.

    Rule: PH-9.3, PH-9.4, PH-9.5, PH-9.6, PH-13.4, PH-15.32.
    """
    worth = [s.box.stone_points] * s.stones_a[player] + held_megaliths(s, player)
    best = sorted(worth, reverse=True)[: s.stones_e[player]]
    return sum(worth) + sum(best)


def held_megaliths(s: PrehistoryState, player: int) -> list[int]:
    """The points of each megalith B and C on the map for a player.

    Rule: PH-9.4, PH-9.5.
    """
    holders = Holders(s)
    land = s.box.atlas.land(s.tiles)
    worth: list[int] = []
    for space in land.spaces:
        if s.lying[space] == STONE_B:
            spaces = [space, *land.near[space]]
            worth.append(s.box.occupied_points * held_spaces(s, holders, spaces, player))
        elif s.lying[space] == STONE_C:
            worth.append(majority_of(s, units_on(s, holders, [space, *land.near[space]]), player))
    return worth


def majority_of(s: PrehistoryState, units: list[int], player: int) -> int:
    """What a player gets for its units: the first share, or the second if the first is not shared.

    Rule: PH-9.5, PH-15.25.
    """
    own = units[player]
    if own == 0:
        return 0
    above = [count for count in units if count > own]
    equal = units.count(own)
    if len(above) == 0:
        return s.box.majority_points[0] // equal
    return s.box.majority_points[1] // equal if len(above) == 1 else 0


def rites_of(s: PrehistoryState, player: int) -> list[tuple[int, int]]:
    """Each ceremony card of a player with its points; a doubling card brings those of the best other.

    Rule: PH-6C.3, PH-16.18, PH-15.32.
    """
    cards = items_of(s.rites[player])
    plain = [(card, rite_points(s, player, card)) for card in cards]
    best = max([points for _, points in plain], default=0)
    return [
        (card, best * s.box.rite_points[card] if RITES[card - 1][0] == DOUBLES else points)
        for card, points in plain
    ]


def rite_points(s: PrehistoryState, player: int, card: int) -> int:
    """The points of a ceremony card by itself.

    Rule: PH-16.1, PH-16.2.
    """
    return s.box.rite_points[card] * counted_by(s, player, card)


def counted_by(s: PrehistoryState, player: int, card: int) -> int:
    """How many of what a ceremony card counts a player has.

    Rule: PH-16.1, PH-16.2, PH-16.3, PH-16.4, PH-16.5, PH-16.6, PH-16.7, PH-16.17, PH-15.31.
    """
    kind, of = RITES[card - 1]
    if kind == PATTERN:
        return 1 if s.painted[player] & of == of else 0
    if kind == SETS_OF_KINDS:
        return min([s.baskets[player * KINDS + basket] for basket in items_of(of)])
    fish = s.fish[player * len(SPECIES_OF_FISH) : (player + 1) * len(SPECIES_OF_FISH)]
    if kind == FISH_OF:
        return fish[of]
    if kind == FISH_SETS:
        return min(fish)
    if kind == TRACK_SPACE:
        return 1 if s.marker[player] >= s.box.ceremony_space else 0
    if kind == ANIMALS_OF:
        return animals_of(s, player, of)
    if kind == FOOTPRINTS_OF:
        return footprints_of(s, player, of)
    if kind == ANIMAL_SETS:
        return min([animals_of(s, player, species) for species in range(len(SPECIES))])
    return _counted_in_camp(s, player, kind, of)


def _counted_in_camp(s: PrehistoryState, player: int, kind: int, of: int) -> int:
    """The rest of them: people, huts, megaliths, cards, tiles and tracks.

    Rule: PH-16.8, PH-16.9, PH-16.10, PH-16.11, PH-16.12, PH-16.13, PH-16.14, PH-16.15, PH-16.16.
    """
    if kind == MEMBERS_ON:
        return members_on(s, player, of)
    if kind == OWN_HUTS:
        return huts_built_by(s, player)
    if kind == OWN_STONES:
        return s.stones_a[player] + count_of(s.stones_d[player]) + s.stones_e[player]
    if kind == MEMBERS_HOME:
        return at_home_of(s, player)
    if kind == DEV_PAIRS:
        return dev_left(s, player) // DEV_PAIR
    if kind == OWN_RITES:
        return count_of(s.rites[player])
    if kind == TILE_PAIRS:
        return sum(s.baskets[player * KINDS : (player + 1) * KINDS]) // TILE_PAIR
    if kind == FULL_ROWS:
        return rows_of(s, player).count(SIDE)
    if kind == TRACK_STEPS:
        return s.marker[player] // TRACK_TRIPLE
    return 0


def members_on(s: PrehistoryState, player: int, terrain: int) -> int:
    """How many members stand on a terrain; those in huts do not count.

    Rule: PH-16.8, PH-15.47.
    """
    huts = s.huts
    count = 0
    for member in members_of(s, player):
        if member >= FIRST_SPACE:
            space = space_of(member)
            if s.box.terrain[space] == terrain and space not in huts:
                count += 1
    return count


def marks_of(s: PrehistoryState) -> list[tuple[int, ...]]:
    """By player: what decides who is ahead; the tribe needs no more than as many points.

    Rule: PH-11.3, PH-14.10, PH-15.64.
    """
    return [
        (score_of(s, player), 1 if player == s.seats else 0, huts_built_by(s, player))
        for player in range(len(s.points))
    ]


def ending_of(s: PrehistoryState) -> Ending | None:
    """Most points win, then most huts; equals share; nobody wins whom the tribe has reached.

    Rule: PH-11.3, PH-14.10.
    """
    return Ending("years", ranking_of(marks_of(s))[: s.seats]) if s.over else None


def others_of(s: PrehistoryState) -> list[Other]:
    """The tribe, where it plays.

    Rule: PH-14.10.
    """
    if s.marauders == 0:
        return []
    if not s.over:
        return [Other("tribe", s.points[s.seats], 0)]
    return [Other("tribe", score_of(s, s.seats), ranking_of(marks_of(s))[s.seats])]

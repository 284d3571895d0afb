"""What shapes Prehistory and cannot be varied: kinds, places, names, and what ceremony cards count.

Rule: PH-1.2, PH-15.43.
"""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 4  # the tribe counts as one
YEARS: Final = 5

# Colours of cubes; each belongs to the action of the same number.
COLOURS: Final = ["grey", "red", "yellow", "blue", "brown", "white"]
ACTIONS: Final = ["painting", "gathering", "ceremony", "fishing", "hunting", "migration"]
PAINTING: Final = 0
GATHERING: Final = 1
CEREMONY: Final = 2
FISHING: Final = 3
HUNTING: Final = 4
MIGRATION: Final = 5
KINDS: Final = 6  # of colours, actions, sides, places round a tile, directions and baskets
OPPOSITE: Final = 3

# Where price tiles lie; the last only if hunting has a tile of its own.
STATIONS: Final = ["painting", "gathering", "ceremony", "fishing", "migration", "hunting"]
STATION_OF: Final = [0, 1, 2, 3, 5, 4]  # by action
SHARED_STATIONS: Final = 5
PRICE_TILES: Final = 12
PRICE_NAMES: Final = [f"P{number:02}" for number in range(1, PRICE_TILES + 1)]
FISHING_SIDES: Final = [2, 3, 4]
HUNTING_SIDES: Final = [5, 0, 1]
HALVES: Final = [FISHING_SIDES, HUNTING_SIDES]
MIGRATION_SIDES: Final = [[0], [3], [1, 2], [4, 5]]
SIDES_NAMES: Final = ["0", "3", "1+2", "4+5", "white"]
WHITE_CUBES: Final = 4  # in place of sides: paid with action cubes
FEET: Final = 2  # places at the foot of a pillar

# The rock.
SYMBOLS: Final = ["wave", "hand", "ox", "sun", "hunter", "deer"]
SIDE: Final = 3
SECTIONS: Final = SIDE * SIDE
SECTION_NAMES: Final = [f"r{row}c{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
WHOLE_ROCK: Final = (1 << SECTIONS) - 1
MOST_SYMBOLS: Final = 3  # of a section; no more than MOST_VALUE

# Gathering: the basket above and the one below form a pair.
BASKETS: Final = ["honey", "berry", "fruit", "egg", "nut", "root"]
PAIRS: Final = ["honey-egg", "berry-nut", "fruit-root"]
FULL: Final = 5  # tiles in a basket
COPIES: Final = 5  # tiles of a kind

# Fish; the species is the value.
SPECIES_OF_FISH: Final = ["perch", "trout", "catfish"]
TRAPS: Final = ["trap-dev", "trap-vp", "trap-resource", "trap-cube"]
TRAP_DEV: Final = 0
TRAP_VP: Final = 1
TRAP_RESOURCE: Final = 2

# Hunting: four animals and six footprints of each species.
SPECIES: Final = ["sabretooth", "rhino", "mammoth"]
ANIMALS: Final = 4
FOOTPRINTS: Final = 6
OF_A_SPECIES: Final = ANIMALS + FOOTPRINTS
HUNTING_CARDS: Final = len(SPECIES) * OF_A_SPECIES
ANIMAL_NAMES: Final = [f"{species}-a{number}" for species in SPECIES for number in range(1, ANIMALS + 1)]
FOOTPRINT_NAMES: Final = [
    f"{species}-f{number}" for species in SPECIES for number in range(1, FOOTPRINTS + 1)
]
HUNTING_NAMES: Final = [
    f"{species}-{kind}{number}"
    for species in SPECIES
    for kind, most in (("a", ANIMALS), ("f", FOOTPRINTS))
    for number in range(1, most + 1)
]
TOKENS: Final = 2  # animal tokens of each species
HUNTING_SLOTS: Final = 5
CEREMONY_SLOTS: Final = 5
MOST_VALUE: Final = 3  # of a fish or card; no action costs more resources

SHAMANS: Final = 3
PATTERNS: Final = ["even", "odd"]
SHAMAN_PATTERNS: Final = [[0, 2, 4], [1, 3, 5]]
WEATHER_TILES: Final = 4
WEATHER_NAMES: Final = [f"W{number}" for number in range(1, WEATHER_TILES + 1)]

HUTS: Final = 7
HUT_NAMES: Final = [f"HUT{number}" for number in range(1, HUTS + 1)]
MEMBERS: Final = 10
MEMBERS_AT_START: Final = 1
MEMBERS_ON_BOARD: Final = 2

CHARACTERS: Final = ["painter", "farmer", "builder", "fisher", "matriarch", "hunter", "shaman"]
PAINTER: Final = 1
FARMER: Final = 2
BUILDER: Final = 3
FISHER: Final = 4
MATRIARCH: Final = 5
HUNTER: Final = 6
SHAMAN: Final = 7

# The map: the start hex and tiles of four cells.  Spaces have the same number on every map.
TERRAINS: Final = ["rock", "forest", "water"]
MAP_TILES: Final = 20
MAP_TILE_NAMES: Final = [f"M{number:02}" for number in range(1, MAP_TILES + 1)]
CELLS: Final = 4
CELL_NAMES: Final = ["a", "b", "c", "d"]
TILE_SHAPE: Final = [[0, 0], [1, 0], [0, 1], [1, 1]]  # where they are, in axial coordinates
START: Final = 0
SPACES: Final = 1 + MAP_TILES * CELLS
SPACE_NAMES: Final = ["start", *[f"{tile}{cell}" for tile in MAP_TILE_NAMES for cell in CELL_NAMES]]
# What a cell is printed with: action cubes come first, by colour.
NOTHING: Final = 6
HUT: Final = 7
GATHER: Final = 8
FISH: Final = 9
ANIMAL: Final = 10
MEGALITH: Final = 11  # A, B and C
CONTENTS: Final = [*COLOURS, "nothing", "hut", "gather", "fish", "animal", "A", "B", "C"]

# What lies in a place or on a space, one number for each kind of tile; 0 is nothing.
GATHER_ITEM: Final = 1  # a basket's kind without and with a development point, by twos
MUSHROOM: Final = 13
FISH_ITEM: Final = 14
TRAP_ITEM: Final = 17
ANIMAL_ITEM: Final = 21
SLOTH_ITEM: Final = 24
STONE_A: Final = 30
STONE_B: Final = 31
STONE_C: Final = 32
STONE_D: Final = 33  # by action; there is none of migration
STONE_E: Final = 38
ITEMS: Final = [
    *[f"{kind}{plus}" for kind in BASKETS for plus in ("", "+")],
    "mushroom",
    *SPECIES_OF_FISH,
    *TRAPS,
    *SPECIES,
    *[f"sloth-{action}" for action in ACTIONS],
    "A",
    "B",
    "C",
    *[f"D-{action}" for action in ACTIONS[:MIGRATION]],
    "E",
]
SLOTHS: Final = KINDS
MEGALITHS_D: Final = ACTIONS[:MIGRATION]
MEGALITHS_E: Final = 4

# What ceremony cards count.
PATTERN: Final = 0
SETS_OF_KINDS: Final = 1
FISH_OF: Final = 2
FISH_SETS: Final = 3
TRACK_SPACE: Final = 4
ANIMALS_OF: Final = 5
FOOTPRINTS_OF: Final = 6
MEMBERS_ON: Final = 7
OWN_HUTS: Final = 8
OWN_STONES: Final = 9
MEMBERS_HOME: Final = 10
DEV_PAIRS: Final = 11
OWN_RITES: Final = 12
TILE_PAIRS: Final = 13
FULL_ROWS: Final = 14
TRACK_STEPS: Final = 15
ANIMAL_SETS: Final = 16
DOUBLES: Final = 17
RITE_RULES: Final = [f"PH-16.{number}" for number in range(1, DOUBLES + 2)]
DEV_PAIR: Final = 2
TILE_PAIR: Final = 2
TRACK_TRIPLE: Final = 3
# By card: what it counts, and of what: a mask of sections or kinds, a species, a terrain.
RITES: Final = [
    (PATTERN, 0b100_010_001),
    (PATTERN, 0b001_010_100),
    (PATTERN, 0b101_000_101),
    (PATTERN, 0b110_110_000),
    (PATTERN, 0b010_111_010),
    (SETS_OF_KINDS, 0b000_011),
    (SETS_OF_KINDS, 0b001_100),
    (SETS_OF_KINDS, 0b110_000),
    (SETS_OF_KINDS, 0b000_111),
    (SETS_OF_KINDS, 0b111_000),
    (FISH_OF, 0),
    (FISH_OF, 1),
    (FISH_OF, 2),
    (FISH_SETS, 0),
    (TRACK_SPACE, 0),
    (ANIMALS_OF, 0),
    (ANIMALS_OF, 1),
    (ANIMALS_OF, 2),
    (FOOTPRINTS_OF, 0),
    (FOOTPRINTS_OF, 1),
    (FOOTPRINTS_OF, 2),
    (MEMBERS_ON, 2),
    (MEMBERS_ON, 0),
    (MEMBERS_ON, 1),
    (OWN_HUTS, 0),
    (OWN_STONES, 0),
    (MEMBERS_HOME, 0),
    (DEV_PAIRS, 0),
    (OWN_RITES, 0),
    (TILE_PAIRS, 0),
    (FULL_ROWS, 0),
    (TRACK_STEPS, 0),
    (ANIMAL_SETS, 0),
    (DOUBLES, 0),
]
RITE_CARDS: Final = len(RITES)
RITE_NAMES: Final = [f"C{number:02}" for number in range(1, RITE_CARDS + 1)]

# The tribe of marauders.
RAID_TILES: Final = 12
RAID_NAMES: Final = [f"MA{number:02}" for number in range(1, RAID_TILES + 1)]
PRIORITIES: Final = ["hut", "megalith", "fish", "animal", "gather", "action"]
SEEK_HUT: Final = 0
SEEK_MEGALITH: Final = 1
SEEK_FISH: Final = 2
SEEK_ANIMAL: Final = 3
SEEK_GATHER: Final = 4
SEEK_ACTION: Final = 5
TRY_CUBES: Final = 2  # one to the supply, one to the pillar

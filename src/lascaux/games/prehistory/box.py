"""What is in the box of Prehistory: tiles, cards, huts, prices, the map, and what follows from them.

The values and where they come from stand in box.toml.
Rule: PH-0.4, PH-0.5, PH-0.6, PH-0.7, PH-0.8, PH-0.9, PH-0.10, PH-0.11, PH-2.5, PH-15.46, PH-15.48.
"""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import (
    ACTIONS,
    ANIMAL_NAMES,
    ANIMALS,
    BASKETS,
    CELLS,
    COLOURS,
    CONTENTS,
    COPIES,
    FOOTPRINT_NAMES,
    FOOTPRINTS,
    FULL,
    HUT_NAMES,
    HUTS,
    KINDS,
    MAP_TILE_NAMES,
    MEMBERS,
    MOST_PLAYERS,
    MOST_SYMBOLS,
    MOST_VALUE,
    NOTHING,
    OF_A_SPECIES,
    PAIRS,
    PRICE_NAMES,
    RAID_NAMES,
    RITE_NAMES,
    SECTION_NAMES,
    SIDE,
    SPECIES,
    SPECIES_OF_FISH,
    SYMBOLS,
    TERRAINS,
    TRAPS,
    WEATHER_NAMES,
    YEARS,
)
from lascaux.games.prehistory.land import Atlas
from lascaux.kernel.box import Box, Reader
from lascaux.kernel.meta import Args
from lascaux.kernel.printed import printed_in
from lascaux.kernel.shapes import By, OneOf, Parts, Row, Whole
from lascaux.parts.masks import mask_of

MOST_POINTS: Final = 20
MOST_DEV: Final = 3
MOST_TRACK: Final = 40
LEAST_TILES: Final = 6  # on the map: the start hex is enclosed

_VALUE: Final = Whole(1, MOST_VALUE)
_POINTS: Final = Whole(0, MOST_POINTS)
_DEV: Final = Whole(0, MOST_DEV)
_COLOUR: Final = OneOf(COLOURS)
_REWARD: Final = OneOf(["dev", *COLOURS])
_ROWS: Final = [f"r{row}" for row in range(1, SIDE + 1)]
_COLUMNS: Final = [f"c{column}" for column in range(1, SIDE + 1)]
_CELLS: Final = [f"{terrain} {content}" for terrain in TERRAINS for content in CONTENTS]
_ANIMAL: Final = Parts({"value": _VALUE, "points": _POINTS})
_FOUND: Final = OneOf(["none", *COLOURS])
_FOOTPRINT: Final = Parts({"value": _VALUE, "resource": _FOUND, "cube": _FOUND, "dev": _DEV})
_RITE: Final = Parts({"value": _VALUE, "dev": _DEV, "points": _POINTS})
_HUT: Final = Parts({"need": Whole(1, MEMBERS), "settle": Whole(0, MEMBERS), "points": _POINTS, "dev": _DEV})


class PrehistoryBox(Box):
    """The printed values of Prehistory; colours, cards, tiles and spaces are numbers, lists run by them."""

    def __init__(self, reader: Reader) -> None:
        # The year and its prices.
        self.years: Final = reader.read("years", Whole(1, YEARS))
        self.price: Final = reader.read("price_tiles", By(PRICE_NAMES, Row(_COLOUR, KINDS, KINDS)))
        self.shown: Final = [
            _turned(tile, turn) for tile in self.price for turn in range(KINDS)
        ]  # as it lies
        self.pillar: Final = [_places_in(tile) for tile in self.price]  # by tile and action
        self.movement: Final = reader.read("movement", Row(Whole(1, 6), KINDS, KINDS))
        numbers = Row(Whole(0, 4), KINDS, KINDS)
        self.weather: Final = reader.read("weather_tiles", By(WEATHER_NAMES, numbers))
        migrants = Row(Whole(1, MEMBERS), 2, 2)
        self.migrants: Final = reader.read("migrants", migrants)
        self.matriarch_migrants: Final = reader.read("matriarch_migrants", migrants)
        self.turn_price: Final = reader.read("turn_price", Whole(1, 9))
        self.resource_price: Final = reader.read("resource_price", Whole(2, 9))
        self.cube_price: Final = reader.read("cube_price", Whole(2, 9))
        self.ability_price: Final = reader.read("ability_price", Whole(0, 9))
        self.dev_per_point: Final = reader.read("dev_per_point", Whole(1, 9))
        # The rock; rewards are 0 for a development point, else the colour and one more.
        sections = By(SECTION_NAMES, Row(OneOf(SYMBOLS), 1, MOST_SYMBOLS))
        self.symbols: Final = reader.read("sections", sections)  # by section
        self.paintable: Final = [
            _paintable(self.symbols, paid) for paid in range(1 << KINDS)
        ]  # by symbols paid
        self.paintings: Final = [
            _of_size(self.symbols, cubes) for cubes in range(MOST_SYMBOLS + 1)
        ]  # by cubes
        self.row_reward: Final = reader.read("row_rewards", By(_ROWS, _REWARD))
        self.column_reward: Final = reader.read("column_rewards", By(_COLUMNS, _REWARD))
        self.row_points: Final = [0, *reader.read("row_points", Row(_POINTS, SIDE, SIDE))]
        # Baskets.
        self.dev_tiles: Final = reader.read("dev_tiles", By(BASKETS, Whole(0, COPIES)))
        self.pair_reward: Final = reader.read("pair_rewards", By(PAIRS, Row(_COLOUR, 2, 2)))
        self.basket_points: Final = [0, *reader.read("basket_points", Row(_POINTS, FULL, FULL))]
        self.gathering_cubes: Final = reader.read("gathering_cubes", Whole(1, 9))
        # Fish.
        self.fish: Final = reader.read("fish", By(SPECIES_OF_FISH, Whole(1, 20)))
        self.track_end: Final = reader.read("track_end", Whole(1, MOST_TRACK))
        incomes = reader.read("fishing_income", Row(Row(Whole(0, MOST_TRACK), 3, 3), 1, MOST_TRACK))
        self.income_points: Final = [_reached(incomes, space, 1) for space in range(self.track_end + 1)]
        self.income_dev: Final = [_reached(incomes, space, 2) for space in range(self.track_end + 1)]
        # Hunting cards, 0 is none; what a footprint brings is 0 for nothing, else the colour and one more.
        cards = _dealt(
            reader.read("animals", By(ANIMAL_NAMES, _ANIMAL)),
            reader.read("footprints", By(FOOTPRINT_NAMES, _FOOTPRINT)),
        )
        self.card_value: Final = [0, *[card[0] for card in cards]]
        self.card_points: Final = [0, *[card[1] for card in cards]]
        self.card_resource: Final = [0, *[card[2] for card in cards]]
        self.card_cube: Final = [0, *[card[3] for card in cards]]
        self.card_dev: Final = [0, *[card[4] for card in cards]]
        firsts = [1 + OF_A_SPECIES * species for species in range(len(SPECIES))]
        self.animal_mask: Final = [mask_of(list(range(first, first + ANIMALS))) for first in firsts]
        self.footprint_mask: Final = [
            mask_of(list(range(first + ANIMALS, first + OF_A_SPECIES))) for first in firsts
        ]
        self.token_points: Final = reader.read("token_points", _POINTS)
        # Ceremony cards, 0 is none.
        rites = reader.read("ceremony_cards", By(RITE_NAMES, _RITE))
        self.rite_value: Final = [0, *[rite[0] for rite in rites]]
        self.rite_dev: Final = [0, *[rite[1] for rite in rites]]
        self.rite_points: Final = [0, *[rite[2] for rite in rites]]
        self.ceremony_space: Final = reader.read("ceremony_space", Whole(1, MOST_TRACK))
        huts = reader.read("huts", By(HUT_NAMES, _HUT))
        self.hut_need: Final = [hut[0] for hut in huts]
        self.hut_settle: Final = [hut[1] for hut in huts]
        self.hut_points: Final = [hut[2] for hut in huts]
        self.hut_dev: Final = [hut[3] for hut in huts]
        # The map, by space; the start hex has no terrain.
        players = [str(number) for number in range(2, MOST_PLAYERS + 1)]
        tiles = Whole(LEAST_TILES, len(MAP_TILE_NAMES))
        self.laid: Final = [0, 0, *reader.read("map_tiles", By(players, tiles))]  # by players
        printed = reader.read("map_cells", By(MAP_TILE_NAMES, Row(OneOf(_CELLS), CELLS, CELLS)))
        cells = [cell for tile in printed for cell in tile]
        self.terrain: Final = [-1, *[cell // len(CONTENTS) for cell in cells]]
        self.content: Final = [NOTHING, *[cell % len(CONTENTS) for cell in cells]]
        self.stone_points: Final = reader.read("stone_points", _POINTS)
        self.occupied_points: Final = reader.read("occupied_points", _POINTS)
        self.majority_points: Final = reader.read("majority_points", Row(_POINTS, 2, 2))
        self.units: Final = reader.read("units", Row(Whole(1, 9), 2, 2))  # of a member, of a hut
        # Additional tiles.
        self.mushrooms: Final = reader.read("mushrooms", Whole(0, 10))
        self.trap_value: Final = reader.read("trap_values", By(TRAPS, _VALUE))
        self.quarry_terrain: Final = reader.read("quarry_terrain", By(COLOURS, OneOf(TERRAINS)))
        self.quarry_need: Final = reader.read("quarry_need", Whole(1, MEMBERS))
        self.quarry_points: Final = reader.read("quarry_points", _POINTS)
        # The tribe; marauder tile 0 is none.
        raids = reader.read("raid_tiles", By(RAID_NAMES, Row(OneOf(ACTIONS), KINDS, KINDS)))
        self.raid: Final = [list(range(KINDS)), *raids]  # by tile: the action beside each tray
        self.raid_numbers: Final = [0, *reader.read("raid_numbers", Row(Whole(1, 6), 2, 2))]
        self.raid_cubes: Final = reader.read("raid_cubes", Whole(1, 9))
        self.raid_migrants: Final = reader.read("raid_migrants", Whole(1, MEMBERS))
        self.atlas: Final = Atlas()
        self._check(reader, incomes, raids)
        Box.__init__(self, reader)

    def _check(self, reader: Reader, incomes: list[list[int]], raids: list[list[int]]) -> None:
        """Note what does not add up."""
        for number, tile in enumerate(self.price):
            self._check_once(reader, tile, ("price_tiles", PRICE_NAMES[number]))
        for number, tile in enumerate(raids):
            self._check_once(reader, tile, ("raid_tiles", RAID_NAMES[number]))
        for number, symbols in enumerate(self.symbols):
            place = ("sections", SECTION_NAMES[number])
            is_set = len(set(symbols)) == len(symbols)
            reader.check(is_set, place, "prehistory-box-no-symbols", {"section": SECTION_NAMES[number]})
        spaces = [income[0] for income in incomes]
        is_rising = spaces == sorted(set(spaces)) and spaces[0] >= 1 and spaces[-1] <= self.track_end
        reader.check(is_rising, ("fishing_income",), "prehistory-box-no-income", {"end": self.track_end})
        for hut in range(HUTS):
            fits = self.hut_settle[hut] <= self.hut_need[hut]
            reader.check(fits, ("huts", HUT_NAMES[hut]), "prehistory-box-no-hut", {"hut": HUT_NAMES[hut]})

    def _check_once(self, reader: Reader, tile: list[int], place: tuple[str, str]) -> None:
        args: Args = {"tile": place[1]}
        reader.check(sorted(tile) == list(range(KINDS)), place, "prehistory-box-no-tile", args)


def _turned(tile: list[int], turn: int) -> list[int]:
    """The colours of a price tile by side, once it is turned so many steps.

    Rule: PH-2.1, PH-17.3.
    """
    return [tile[(side - turn) % KINDS] for side in range(KINDS)]


def _places_in(tile: list[int]) -> list[int]:
    """By action: the side of a price tile that shows it; one with a fault may show it nowhere."""
    return [tile.index(action) if action in tile else 0 for action in range(KINDS)]


def _paintable(symbols: list[list[int]], paid: int) -> int:
    """Mask of the sections all of whose symbols are in a mask.

    Rule: PH-6A.2.
    """
    masks = [mask_of(section) for section in symbols]
    return mask_of([section for section, mask in enumerate(masks) if mask & paid == mask])


def _of_size(symbols: list[list[int]], most: int) -> int:
    """Mask of the sections with no more symbols than this."""
    return mask_of([section for section, needed in enumerate(symbols) if len(needed) <= most])


def _reached(incomes: list[list[int]], space: int, part: int) -> int:
    """What the highest income that a marker has reached gives.

    Rule: PH-5.5, PH-15.11.
    """
    reached = [income[part] for income in incomes if income[0] <= space]
    return reached[-1] if reached else 0


def _dealt(animals: list[list[int]], footprints: list[list[int]]) -> list[list[int]]:
    """All hunting cards in their order: value, points, resource, cube and development points."""
    cards: list[list[int]] = []
    for species in range(len(SPECIES)):
        for animal in animals[species * ANIMALS : (species + 1) * ANIMALS]:
            cards.append([animal[0], animal[1], 0, 0, 0])
        for footprint in footprints[species * FOOTPRINTS : (species + 1) * FOOTPRINTS]:
            cards.append([footprint[0], 0, *footprint[1:]])
    return cards


BOX: Final = PrehistoryBox(Reader(printed_in("lascaux.games.prehistory"), {}))

"""A position of Prehistory."""

from __future__ import annotations

from typing import Annotated, Final

from lascaux.games.prehistory.actions import PLACINGS, REACH, TURNS, place_of, placing
from lascaux.games.prehistory.box import PrehistoryBox
from lascaux.games.prehistory.data import MAP_TILE_NAMES
from lascaux.games.prehistory.meta import MARAUDERS
from lascaux.kernel.fields import Field, Option
from lascaux.kernel.state import State

Tiles = tuple[int, ...]


class PrehistoryState(State):
    """All of the position, flat.  It begins with zeros and what `Prehistory.blank` says.

    Players are the seats, and behind them the tribe where there is one.  Lists by player and kind have KINDS
    entries for each player.  Tiles that turn are KINDS times the tile, and the turn.  Tuples change seldom:
    they are replaced, and copies share them.
    """

    box: PrehistoryBox  # the printed values; copies share it
    tiles: Tiles  # of the map as laid: PLACINGS times the tile, and its placing
    lying: tuple[int, ...]  # by space: the tile, token or megalith on it; 0 is none
    quarries: tuple[int, ...]  # by colour: the space; 0 is none
    order: tuple[int, ...]  # players, from first to last
    track: tuple[int, ...]  # players that held a ceremony this year, in the order of the next
    gathering: tuple[int, ...]  # by place: the tile there; 0 is none
    river: tuple[int, ...]  # by place: the fish or trap there
    hunting: tuple[int, ...]  # by slot: the card there
    ceremony: tuple[int, ...]  # by slot: the card there
    gather_stock: tuple[int, ...]  # by gathering tile: how many lie face down
    fish_stock: tuple[int, ...]  # by fish or trap: how many lie face down
    characters: tuple[int, ...]  # by seat; empty without the option
    hunting_deck: int  # mask of the cards that nobody has seen
    hunting_pile: int  # mask of those put away, face up
    ceremony_deck: int  # mask of the cards that nobody has seen
    prices: list[int]  # by station: the tile as it is turned
    centre: int  # the price tile in the middle; -1 is none
    next_centre: int  # that of the next year, face up; -1 is none
    unseen_prices: int  # mask of the price tiles that nobody has seen
    feet: list[int]  # by pillar: a heap of cubes at its foot
    tops: list[int]  # by pillar: a heap of cubes on top
    points: list[int]  # by player: on the track
    dev: list[int]  # by player: development points
    marker: list[int]  # by player: the space on the fishing track
    resources: list[int]  # by player and colour
    cubes: list[int]  # by player and colour: action cubes
    painted: list[int]  # by player: a mask of sections
    baskets: list[int]  # by player and kind
    fish: list[int]  # by player and species
    traps: list[int]  # by player: in the order taken, three bits each, from the lowest: the trap and one more
    cards: list[int]  # by player: a mask of hunting cards
    tokens: list[int]  # by player and species: animals from the map
    rites: list[int]  # by player: a mask of ceremony cards, face down
    shamans: list[int]  # by player: a heap by place
    weather: list[int]  # by player: the tile as it is turned; -1 is none
    huts: list[int]  # by player and hut: the space; 0 is not built, ON_BOARD beside the map
    members: list[int]  # by player, ascending: see `RESERVE`
    stones_a: list[int]  # by player: megaliths A
    stones_d: list[int]  # by player: a mask of megaliths D by action
    stones_e: list[int]  # by player: megaliths E
    sloths: list[int]  # by player: a mask by action
    able: int  # mask of the seats that have used their ability this summer
    trays: list[int]  # by colour; empty without the tribe
    priority: int  # where the tribe's marker stands
    raid: int  # the marauder tile of this season; 0 is none
    unseen_raids: int  # mask of the marauder tiles that nobody has seen
    tries: int  # that the tribe has made this spring
    passed: int  # mask of the players that have passed this spring
    phase: int
    year: int  # 0 before the first
    turn: int  # how many have had their go in this phase, or in this step of summer
    step: int  # of summer: the action; -1 while pillars are taken
    stage: int  # of the season or of the open turn
    acting: int  # whose turn is open; -1 is nobody
    walking: int  # points for walking that the acting seat has paid and not used
    marauders: Annotated[int, Option("marauders", MARAUDERS)]  # 0, or easy or hard
    has_characters: Annotated[bool, Option("characters")]
    has_tiles: Annotated[bool, Option("tiles")]  # the additional ones
    is_separate: Annotated[bool, Option("price_tiles", "separate")]  # hunting has a price tile of its own
    is_built: Annotated[bool, Option("map", "built")]  # players lay the map


# Phases, in order.
SETUP: Final = 0
WINTER: Final = 1
SPRING: Final = 2
SUMMER: Final = 3
INCOME: Final = 4
AUTUMN: Final = 5
EXTRA: Final = 6
PHASE_NAMES: Final = ["setup", "winter", "spring", "summer", "income", "autumn", "extra"]

# Stages: a season begins; then of each turn.
DAWN: Final = 0
READY: Final = 1  # the seat has its part still to do
FOOT: Final = 2  # spring: the action is done, its cube at the pillar is due
AFTER: Final = 3  # the part is done

NONE: Final = -1

# A member: not yet in play, on the player board, or on a space: then FIRST_SPACE and twice the space, and one
# more if it has moved this autumn.
RESERVE: Final = 0
AT_HOME: Final = 1
FIRST_SPACE: Final = 2
ON_BOARD: Final = 99  # a hut of the builder's, beside the map


class TilesField(Field):
    """The tiles as laid, each written down as its name, q, r and turn."""

    def dump(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [[MAP_TILE_NAMES[laid // PLACINGS], *place_of(laid % PLACINGS)] for laid in value]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise self.refuse(data, "a list of tiles")
        return tuple([self._laid(item) for item in data])

    def _laid(self, item: object) -> int:
        if not isinstance(item, list) or len(item) != len(("tile", "q", "r", "turn")):
            raise self.refuse(item, "a name, q, r and a turn for each tile")
        if item[0] not in MAP_TILE_NAMES or any([type(part) is not int for part in item[1:]]):
            raise self.refuse(item, "a name, q, r and a turn for each tile")
        name, q, r, turn = item
        if not (-REACH <= q <= REACH and -REACH <= r <= REACH and 0 <= turn < TURNS):
            raise self.refuse(item, f"places from -{REACH} to {REACH} and turns from 0 to 5")
        return MAP_TILE_NAMES.index(name) * PLACINGS + placing(q, r, turn)

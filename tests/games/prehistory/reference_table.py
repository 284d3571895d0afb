"""The table of the naive reference: all that lies in the open and belongs to nobody, and the camps."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tests.games.prehistory.reference_asking import Way
from tests.games.prehistory.reference_box import (
    ACTIONS,
    CATCH,
    COLOUR_OF,
    COLOURS,
    FISH,
    FOOT_SLOTS,
    GATHERED,
    LETTERS,
    MORE_MEGALITHS,
    MUSHROOMS,
    PREY,
    PRICE_TILES,
    RAIDS,
    RITES,
    SLOTHS,
    TOKENS,
    TRACK_END,
    TRAPS,
    TRIES,
    WEATHER_TILES,
)
from tests.games.prehistory.reference_camp import Camp
from tests.games.prehistory.reference_land import Land


class Options(NamedTuple):
    """The variants of a game."""

    characters: bool = False
    tiles: bool = False
    marauders: str = ""  # easy or hard
    is_separate: bool = False  # a price tile each for fishing and hunting
    is_built: bool = False  # the map


class Station:
    """A price tile at its place, turned some steps clockwise."""

    def __init__(self, tile: str, turns: int) -> None:
        self.tile = tile
        self.turns = turns

    def colour(self, side: int) -> str:
        """The colour at a side of the place."""
        return PRICE_TILES[self.tile].split()[(side - self.turns) % 6]


class Table:
    """Everything that is not in somebody's head."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.tribe = seats if options.marauders else -1
        self.players = seats + (1 if options.marauders else 0)
        self.camps = [Camp() for _ in range(self.players)]
        self.order: list[int] = []
        self.track: list[int] = []  # the order markers of this year
        self.year = 0
        self.phase = "setup"
        self.land = Land()
        self.stations: dict[str, Station] = {}
        self.centre = ""
        self.next_centre = ""
        self.feet: list[list[str]] = [[] for _ in range(6)]
        self.tops: list[list[str]] = [[] for _ in range(6)]
        self.places: list[str | None] = [None] * 6
        self.river: list[str | None] = [None] * 6
        self.game: list[str | None] = [None] * 5
        self.rites: list[str | None] = [None] * 5
        self.pile: list[str] = []  # hunting cards put away
        self.unseen_prices = list(PRICE_TILES)
        self.unseen_prey = list(PREY)
        self.unseen_rites = list(RITES)
        self.unseen_raids = list(RAIDS)
        self.stock = Counter(GATHERED | (MUSHROOMS if options.tiles else {}))
        self.shoal = Counter(FISH | (TRAPS if options.tiles else {}))
        self.herd = Counter(TOKENS | (SLOTHS if options.tiles else {}))
        self.stones = Counter(LETTERS | (MORE_MEGALITHS if options.tiles else {}))
        self.trays: Counter[str] = Counter()
        self.marker = 0  # the priority of the tribe
        self.raid = ""
        if options.marauders:
            self.camps[self.tribe].home = 9
            self.camps[self.tribe].reserve = 0

    def station_names(self) -> list[str]:
        """The places of price tiles."""
        names = ["painting", "gathering", "ceremony", "fishing", "migration"]
        return [*names, "hunting"] if self.options.is_separate else names

    def station(self, action: str) -> Station:
        """The price tile that an action is paid by."""
        return self.stations.get(action, self.stations["fishing"])

    def pillar_of(self, action: str) -> int:
        """The pillar that is this action's for the year."""
        return PRICE_TILES[self.centre].split().index(COLOUR_OF[action])

    def has_free_foot(self, action: str) -> bool:
        """Whether one more foot cube has room."""
        return len(self.feet[self.pillar_of(action)]) < FOOT_SLOTS

    def open_actions(self) -> list[str]:
        """The actions whose pillar has room for a foot cube."""
        return [action for action in ACTIONS if self.has_free_foot(action)]

    def humans(self) -> list[int]:
        """The seats in this year's order."""
        return [player for player in self.order if player != self.tribe]

    def symbols(self) -> list[str]:
        """The actions round the marauder tile."""
        return RAIDS[self.raid].split()

    def tries(self) -> int:
        """The number in the middle of the marauder tile."""
        return TRIES[self.options.marauders]

    def weather_income(self, player: int) -> Counter[str]:
        """What the weather tile of a player gives, by colour."""
        camp = self.camps[player]
        numbers = WEATHER_TILES[camp.weather]
        return Counter(
            {colour: numbers[(side - camp.weather_turns) % 6] for side, colour in enumerate(COLOURS)}
        )

    # --- what changes it -------------------------------------------------------------------------

    def pay(self, seat: int, way: Way) -> None:
        """A player pays: to the supply, or to the trays if he is the one who does."""
        camp = self.camps[seat]
        assert camp.can_pay(way)
        camp.resources -= Counter(way.resources)
        camp.cubes -= Counter(way.cubes)
        if self.options.marauders and seat == self.humans()[0]:
            self.trays += Counter(way.resources) + Counter(way.cubes)

    def reward(self, player: int, words: Iterable[str]) -> None:
        """A player gains all this."""
        camp = self.camps[player]
        for word in words:
            if word == "vp":
                camp.points += 1
            elif word == "step":
                camp.steps = min(camp.steps + 1, TRACK_END)
            elif word == "dev":
                self._reward_dev(player)
            else:
                self._reward_cube(player, *word.split())

    def _reward_dev(self, player: int) -> None:
        if player == self.tribe:
            self.marker = (self.marker + 1) % 6
        else:
            self.camps[player].dev += 1

    def _reward_cube(self, player: int, sort: str, colour: str) -> None:
        if player == self.tribe:
            self.trays[colour] += 1
        elif sort == "resource":
            self.camps[player].resources[colour] += 1
        else:
            self.camps[player].cubes[colour] += 1

    def move_order_marker(self, player: int) -> None:
        """A ceremony: onto the track, or one forward on it; the extra action leaves it alone."""
        if self.phase == "extra":
            return
        if player not in self.track:
            self.track.append(player)
            return
        place = self.track.index(player)
        if place > 0:
            self.track[place - 1], self.track[place] = player, self.track[place - 1]

    def catch(self, player: int, item: str) -> None:
        """A player takes something from the river or the map's waters."""
        camp = self.camps[player]
        if item in TRAPS:
            camp.traps.append(item)
        else:
            camp.fish[item] += 1
            self.reward(player, ["step"] * CATCH[item])

    def is_held_by_another(self, player: int, space: str) -> bool:
        """Whether a member or hut of somebody else is on a space."""
        others = [camp for other, camp in enumerate(self.camps) if other != player]
        return any(camp.members[space] or space in camp.huts.values() for camp in others)

    def duplicate_for(self, seat: int) -> Table:
        """A table like this one as far as one seat can change it by development."""
        other = copy.copy(self)
        other.camps = list(self.camps)
        other.camps[seat] = self.camps[seat].duplicate()
        other.stations = {name: Station(place.tile, place.turns) for name, place in self.stations.items()}
        return other

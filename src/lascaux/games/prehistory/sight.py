"""What a seat may see of Prehistory; the only place that decides it."""

from __future__ import annotations

from lascaux.games.prehistory.actions import PLACINGS, place_of
from lascaux.games.prehistory.data import (
    ACTIONS,
    CHARACTERS,
    COLOURS,
    CONTENTS,
    HUNTING_NAMES,
    HUTS,
    ITEMS,
    KINDS,
    PRICE_NAMES,
    PRIORITIES,
    RAID_NAMES,
    RITE_NAMES,
    SECTION_NAMES,
    SPACE_NAMES,
    SPECIES,
    SPECIES_OF_FISH,
    START,
    STATIONS,
    TERRAINS,
    TRAPS,
    WEATHER_NAMES,
)
from lascaux.games.prehistory.land import Drawn, Land
from lascaux.games.prehistory.prospects import holdings_of, walk_of
from lascaux.games.prehistory.scoring import lines_of, scores_of
from lascaux.games.prehistory.state import (
    AT_HOME,
    FIRST_SPACE,
    NONE,
    ON_BOARD,
    PHASE_NAMES,
    RESERVE,
    SUMMER,
    PrehistoryState,
)
from lascaux.games.prehistory.steps.camp import has_moved, members_of, space_of
from lascaux.games.prehistory.steps.fishing import traps_of
from lascaux.games.prehistory.steps.holding import payer_of, players_of
from lascaux.games.prehistory.steps.raiding import number_of
from lascaux.games.prehistory.tiling import CENTRE, GRID
from lascaux.games.prehistory.view import (
    MemberView,
    PillarView,
    PlayerView,
    PrehistoryView,
    PriceTileView,
    SpaceView,
    TribeView,
    WeatherView,
)
from lascaux.parts.heaps import count_of
from lascaux.parts.masks import count_of as size_of
from lascaux.parts.masks import items_of


def view_of(s: PrehistoryState, seat: int | None) -> PrehistoryView:
    """The position as one seat sees it: all but which ceremony cards others hold, until they are shown.

    Rule: PH-6C.3, PH-15.52.
    """
    return PrehistoryView(
        seat=seat,
        year=s.year,
        years=s.box.years,
        phase="over" if s.over else PHASE_NAMES[s.phase],
        step=ACTIONS[s.step] if s.phase == SUMMER and 0 <= s.step < KINDS else None,
        order=list(s.order),
        track=list(s.track),
        passed=items_of(s.passed),
        acting=None if s.acting == NONE or s.over else s.acting,
        walking=s.walking,
        walk=walk_of(s, seat),
        payer=None if s.marauders == 0 or len(s.order) < players_of(s) else payer_of(s),
        centre=None if s.centre == NONE else _tile(s, s.centre * KINDS),
        next=None if s.next_centre == NONE else _tile(s, s.next_centre * KINDS),
        prices={STATIONS[station]: _tile(s, turned) for station, turned in enumerate(s.prices)},
        pillars=_pillars(s),
        gathering=[_item(item) for item in s.gathering],
        river=[_item(item) for item in s.river],
        hunting=[None if card == 0 else HUNTING_NAMES[card - 1] for card in s.hunting],
        ceremony=[None if card == 0 else RITE_NAMES[card - 1] for card in s.ceremony],
        pile=[HUNTING_NAMES[card - 1] for card in items_of(s.hunting_pile)],
        spaces=_spaces(s),
        tiles=[[laid // PLACINGS + 1, *place_of(laid % PLACINGS)] for laid in s.tiles],
        holdings=holdings_of(s),
        players=[_player(s, player, s.over or player == seat) for player in range(players_of(s))],
        tribe=_tribe(s),
        has_characters=s.has_characters,
        has_tiles=s.has_tiles,
        is_separate=s.is_separate,
        is_built=s.is_built,
        scores=scores_of(s),
    )


def _tile(s: PrehistoryState, turned: int) -> PriceTileView:
    colours = s.box.price[turned // KINDS]
    shows = [COLOURS[colours[(side - turned) % KINDS]] for side in range(KINDS)]
    return PriceTileView(tile=PRICE_NAMES[turned // KINDS], turn=turned % KINDS, shows=shows)


def _pillars(s: PrehistoryState) -> list[PillarView]:
    if s.centre == NONE:
        return []
    return [
        PillarView(
            action=ACTIONS[s.box.price[s.centre][pillar]],
            top=_by_colour(s.tops[pillar]),
            foot=_by_colour(s.feet[pillar]),
            steps=s.box.movement[pillar],
        )
        for pillar in range(KINDS)
    ]


def _by_colour(heap: int) -> list[int]:
    return [count_of(heap, colour) for colour in range(KINDS)]


def _item(item: int) -> str | None:
    return None if item == 0 else ITEMS[item - 1]


def _spaces(s: PrehistoryState) -> list[SpaceView]:
    """The map, which all see alike and few moves change."""
    land = s.box.atlas.land(s.tiles)
    drawn = land.drawn
    if drawn is None or drawn.lying is not s.lying or drawn.quarries is not s.quarries:
        drawn = Drawn(s.lying, s.quarries, _drawn(s, land))
        land.drawn = drawn
    return drawn.spaces


def _drawn(s: PrehistoryState, land: Land) -> list[SpaceView]:
    views: list[SpaceView] = []
    for space in land.spaces:
        spot = land.spot[space]
        quarry = s.quarries.index(space) if space != START and space in s.quarries else NONE
        views.append(
            SpaceView(
                name=SPACE_NAMES[space],
                q=spot // GRID - CENTRE // GRID,
                r=spot % GRID - CENTRE % GRID,
                terrain=None if space == START else TERRAINS[s.box.terrain[space]],
                content=CONTENTS[s.box.content[space]],
                item=_item(s.lying[space]),
                quarry=None if quarry == NONE else COLOURS[quarry],
            )
        )
    return views


def _player(s: PrehistoryState, player: int, is_known: bool) -> PlayerView:
    """What a player has; which ceremony cards, only if they may be known.

    Rule: PH-6C.3, PH-15.52.
    """
    cells = slice(player * KINDS, (player + 1) * KINDS)
    members = members_of(s, player)
    return PlayerView(
        points=s.points[player],
        dev=s.dev[player],
        marker=s.marker[player],
        resources=s.resources[cells],
        cubes=s.cubes[cells],
        painted=[SECTION_NAMES[section] for section in items_of(s.painted[player])],
        baskets=s.baskets[cells],
        fish=s.fish[player * len(SPECIES_OF_FISH) : (player + 1) * len(SPECIES_OF_FISH)],
        traps=[TRAPS[trap] for trap in traps_of(s, player)],
        cards=[HUNTING_NAMES[card - 1] for card in items_of(s.cards[player])],
        tokens=s.tokens[player * len(SPECIES) : (player + 1) * len(SPECIES)],
        rites=size_of(s.rites[player]),
        own_rites=[RITE_NAMES[card - 1] for card in items_of(s.rites[player])] if is_known else None,
        lines=lines_of(s, player) if is_known else None,
        shamans=_by_colour(s.shamans[player]),
        weather=_weather(s, player),
        huts=[_site(space) for space in s.huts[player * HUTS : (player + 1) * HUTS]],
        members=_members(members),
        at_home=members.count(AT_HOME),
        reserve=members.count(RESERVE),
        stones_a=s.stones_a[player],
        stones_d=[ACTIONS[action] for action in items_of(s.stones_d[player])],
        stones_e=s.stones_e[player],
        sloths=[ACTIONS[action] for action in items_of(s.sloths[player])],
        character=CHARACTERS[s.characters[player] - 1] if player < len(s.characters) else None,
        is_able=player < len(s.characters) and (s.phase < SUMMER or s.able >> player & 1 == 0),
    )


def _weather(s: PrehistoryState, player: int) -> WeatherView | None:
    turned = s.weather[player]
    if turned == NONE:
        return None
    numbers = s.box.weather[turned // KINDS]
    return WeatherView(
        tile=WEATHER_NAMES[turned // KINDS],
        turn=turned % KINDS,
        next=[numbers[(place - turned - 1) % KINDS] for place in range(KINDS)],
    )


def _site(space: int) -> str | None:
    if space == 0:
        return None
    return "board" if space == ON_BOARD else SPACE_NAMES[space]


def _members(members: list[int]) -> list[MemberView]:
    spaces = sorted({space_of(member) for member in members if member >= FIRST_SPACE})
    views: list[MemberView] = []
    for space in spaces:
        there = [member for member in members if member >= FIRST_SPACE and space_of(member) == space]
        moved = len([member for member in there if has_moved(member)])
        views.append(MemberView(space=SPACE_NAMES[space], standing=len(there) - moved, moved=moved))
    return views


def _tribe(s: PrehistoryState) -> TribeView | None:
    if s.marauders == 0:
        return None
    return TribeView(
        trays=s.trays[:],
        priority=PRIORITIES[s.priority],
        tile=None if s.raid == 0 else RAID_NAMES[s.raid - 1],
        actions=[] if s.raid == 0 else [ACTIONS[action] for action in s.box.raid[s.raid]],
        number=number_of(s),
        tries=s.tries,
    )

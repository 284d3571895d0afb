"""What is true of every position of Prehistory; `pieces.py` and `frames.py` beside it look closer."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.data import (
    BASKETS,
    CEREMONY_SLOTS,
    CHARACTERS,
    FEET,
    FULL,
    HUNTING_SLOTS,
    HUTS,
    KINDS,
    MEMBERS,
    RAID_TILES,
    SHAMAN,
    SHAMANS,
    SHARED_STATIONS,
    SPACES,
    SPECIES,
    SPECIES_OF_FISH,
    START,
    STATIONS,
    TRAPS,
    WEATHER_TILES,
    WHOLE_ROCK,
)
from lascaux.games.prehistory.frames import frame_faults_of
from lascaux.games.prehistory.meta import MARAUDERS, META
from lascaux.games.prehistory.pieces import piece_faults_of
from lascaux.games.prehistory.state import (
    AFTER,
    EXTRA,
    FIRST_SPACE,
    INCOME,
    NONE,
    PHASE_NAMES,
    READY,
    SETUP,
    SPRING,
    SUMMER,
    WINTER,
    PrehistoryState,
)
from lascaux.games.prehistory.steps.camp import standing
from lascaux.games.prehistory.steps.numbers import SPIN_WEATHER
from lascaux.games.prehistory.steps.picks import size_of
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import COUNT_BITS, count_of
from lascaux.parts.masks import count_of as items_in

MOST_HELD: Final = 200  # cubes of a colour or development points, far above what any game reaches
MOST_POINTS: Final = 5000
MOST_ON_PILLAR: Final = 13  # cubes; a heap counts to 15, and two more may climb up


def faults_of(s: PrehistoryState, steps: list[Step[PrehistoryState]]) -> list[str]:
    """What is impossible about a position, as sentences."""
    return (
        _table_faults(s)
        or _shape_faults(s)
        or _time_faults(s)
        or _range_faults(s)
        or (_setup_faults(s) if s.phase == SETUP else [])
        or piece_faults_of(s)
        or _board_faults(s) + _tribe_faults(s)
        or ([] if s.over else frame_faults_of(s, steps))
    )


def _table_faults(s: PrehistoryState) -> list[str]:
    if not 0 <= s.marauders < len(MARAUDERS):
        return ["The tribe plays not at all, easy or hard."]
    seats = META.seats_for({"marauders": list(MARAUDERS)[s.marauders]})
    if not seats.least <= s.seats <= seats.most:
        return [f"With these options {seats.least} to {seats.most} play, not {s.seats}."]
    return []


def _shape_faults(s: PrehistoryState) -> list[str]:
    players = s.seats + (1 if s.marauders > 0 else 0)
    one_each = [s.points, s.dev, s.marker, s.painted, s.traps, s.cards, s.rites, s.shamans, s.weather]
    one_each += [s.stones_a, s.stones_d, s.stones_e, s.sloths]
    of_each = [s.resources, s.cubes, s.baskets]
    of_species = [s.fish, s.tokens]
    faults: list[str] = []
    if any([len(numbers) != players for numbers in one_each]):
        faults.append("Each player has points, tracks, cards, tiles and a weather tile.")
    if any([len(numbers) != players * KINDS for numbers in of_each]):
        faults.append("Each player has counts by colour and basket.")
    if any([len(numbers) != players * len(SPECIES) for numbers in of_species]):
        faults.append("Each player has counts by species.")
    if len(s.huts) != players * HUTS or len(s.members) != players * MEMBERS:
        faults.append("Each player has seven huts and ten members.")
    rows = [s.gathering, s.river, s.quarries]
    if any([len(row) != KINDS for row in rows]) or len(s.feet) != KINDS or len(s.tops) != KINDS:
        faults.append("There are six places, pillars and quarries.")
    if len(s.hunting) != HUNTING_SLOTS or len(s.ceremony) != CEREMONY_SLOTS or len(s.lying) != SPACES:
        faults.append("There are five slots for cards, and a place for each space.")
    if len(s.gather_stock) != 2 * len(BASKETS) + 1 or len(s.fish_stock) != len(SPECIES_OF_FISH + TRAPS):
        faults.append("Stocks are counted by kind of tile.")
    if len(s.trays) != (KINDS if s.marauders > 0 else 0):
        faults.append("Only the tribe has trays, six of them.")
    return faults


def _time_faults(s: PrehistoryState) -> list[str]:
    players = len(s.points)
    if not 0 <= s.phase < len(PHASE_NAMES):
        return ["There is no such phase."]
    faults: list[str] = []
    first = 2 if s.phase == WINTER else s.box.years if s.phase == EXTRA else 1
    if (s.phase == SETUP and s.year != 0) or (s.phase != SETUP and not first <= s.year <= s.box.years):
        faults.append(f"Years count from 1 to {s.box.years}; the first has no winter.")
    if not 0 <= s.turn <= players or not 0 <= s.stage <= AFTER or not NONE <= s.step < KINDS:
        faults.append("There is no such turn, stage or step.")
    if s.phase in (SETUP, WINTER) and s.turn != 0:
        faults.append("Before spring nobody has a turn.")
    if s.phase != SETUP and sorted(s.order) != list(range(players)):
        faults.append("Every player has a place in the order.")
    known = [player for player in s.order if 0 <= player < players]
    if len(set(known)) != len(s.order) or not set(s.track) <= set(known) or len(set(s.track)) != len(s.track):
        faults.append("Nobody has two places in the order.")
    return faults or _turn_faults(s)


def _turn_faults(s: PrehistoryState) -> list[str]:
    """Whoever acts is the one whose turn it is, and a human."""
    players = len(s.points)
    if s.over:
        return [] if s.phase == EXTRA and s.turn == players else ["The game ends after the extra actions."]
    if s.phase in (SETUP, WINTER, INCOME):
        return [] if s.acting == NONE and s.step == NONE else ["In this phase nobody acts."]
    if s.acting == NONE:
        return []
    if s.turn == players or not s.stage >= READY:
        return ["Somebody acts only in a turn."]
    place = players - 1 - s.turn if s.phase == SUMMER else s.turn
    faults: list[str] = []
    if s.acting != s.order[place] or s.acting >= s.seats:
        faults.append("Only the seat whose turn it is acts.")
    if s.phase == SPRING and s.passed >> s.acting & 1 == 1:
        faults.append("Who has passed does not act.")
    return faults


def _range_faults(s: PrehistoryState) -> list[str]:
    faults: list[str] = []
    held = [*s.resources, *s.cubes, *s.dev, *s.trays, s.walking]
    if not all([0 <= count <= MOST_HELD for count in held]):
        faults.append("Nobody has less than nothing, nor more than anybody can carry.")
    if not all([0 <= points <= MOST_POINTS for points in s.points]):
        faults.append("Nobody has so many points.")
    if not all([0 <= marker <= s.box.track_end for marker in s.marker]):
        faults.append("Fishing markers stand on the track.")
    if not all([0 <= painted <= WHOLE_ROCK for painted in s.painted]):
        faults.append("The rock has nine sections.")
    if not all([0 <= tiles <= FULL for tiles in s.baskets]):
        faults.append(f"A basket holds {FULL} tiles at most.")
    limit = 1 << len(s.points)
    if not 0 <= s.passed < limit or not 0 <= s.able < 1 << s.seats:
        faults.append("Only players pass, and only seats have abilities.")
    if s.tries < 0 or not 0 <= s.priority < KINDS or not 0 <= s.raid <= RAID_TILES:
        faults.append("The tribe has a marker on one of six symbols, and one of twelve tiles.")
    tribe = s.seats
    if s.marauders > 0:
        cells = s.resources[tribe * KINDS :] + s.cubes[tribe * KINDS :]
        if any(cells) or s.dev[tribe] != 0 or s.sloths[tribe] != 0 or s.shamans[tribe] != 0:
            faults.append("The tribe keeps cubes in its trays alone, and no sloths.")
    return faults


def _setup_faults(s: PrehistoryState) -> list[str]:
    """Before the first year nobody has anything, and only who has begun has turned a weather tile."""
    held = [*s.points, *s.dev, *s.marker, *s.resources, *s.cubes, *s.painted, *s.baskets, *s.fish, *s.traps]
    held += [*s.cards, *s.tokens, *s.rites, *s.huts, *s.stones_a, *s.stones_d, *s.stones_e, *s.sloths]
    held += [*s.trays, *s.quarries, *s.feet, *s.tops, s.hunting_pile, s.priority]
    out = [member for member in s.members if member >= FIRST_SPACE]
    if any(held) or out != [standing(START)] * len(s.points):
        return ["Before the first year nobody has anything but three members, one of them out."]
    is_spun = s.stack[-1].step != SPIN_WEATHER
    for player, turned in enumerate(s.weather):
        has_begun = is_spun if player == s.seats else s.shamans[player] != 0
        if not has_begun and turned != NONE and turned % KINDS != 0:
            return ["Nobody turns a weather tile before beginning."]
    return []


def _board_faults(s: PrehistoryState) -> list[str]:
    """Price tiles, pillars, weather, shamans and characters."""
    faults: list[str] = []
    stations = len(STATIONS) if s.is_separate else SHARED_STATIONS
    is_set = s.phase != SETUP
    if len(s.prices) > stations or (is_set and (len(s.prices) < stations or s.centre == NONE)):
        faults.append(f"There are {stations} price tiles beside the one in the middle.")
    for heap in [*s.feet, *s.tops]:
        if not 0 <= heap < 1 << COUNT_BITS * KINDS or size_of(heap) > MOST_ON_PILLAR:
            return [*faults, "On a pillar lie cubes of six colours."]
    if max([size_of(foot) for foot in s.feet]) > FEET or (s.phase != SPRING and any(s.feet)):
        faults.append("At the foot of a pillar lie two cubes at most, in spring.")
    full = len([top for top in s.tops if top != 0])
    if s.phase == SPRING and full < KINDS:
        faults.append("In spring every pillar has a cube on top.")
    taken = s.turn + (1 if s.stage == AFTER else 0)
    if s.phase == SUMMER and s.step == NONE and full < KINDS - taken:
        faults.append("Nobody takes two pillars.")
    dealt = [turned // KINDS for turned in s.weather if turned != NONE]
    if not all([NONE <= turned < WEATHER_TILES * KINDS for turned in s.weather]):
        faults.append("There are four weather tiles.")
    if len(set(dealt)) != len(dealt) or (is_set and NONE in s.weather):
        faults.append("Everybody has a weather tile, and nobody that of another.")
    return faults + _people_faults(s, is_set)


def _people_faults(s: PrehistoryState, is_set: bool) -> list[str]:
    faults: list[str] = []
    if not all([0 < character <= len(CHARACTERS) for character in s.characters]):
        return ["There are seven characters."]
    if len(set(s.characters)) != len(s.characters) or len(s.characters) > (
        s.seats if s.has_characters else 0
    ):
        return ["Everybody has a character of the own, if characters play."]
    if is_set and s.has_characters and len(s.characters) < s.seats:
        return ["Everybody has a character."]
    for seat in range(s.seats):
        heap = s.shamans[seat]
        if heap == 0 and not is_set:
            continue
        if not 0 <= heap < 1 << COUNT_BITS * KINDS or size_of(heap) != SHAMANS:
            faults.append("Everybody has three shamans round the fire.")
        elif max([count_of(heap, place) for place in range(KINDS)]) > 1 and not _is_shaman(s, seat):
            faults.append("Only the shaman's shamans share a place.")
    return faults


def _is_shaman(s: PrehistoryState, seat: int) -> bool:
    return seat < len(s.characters) and s.characters[seat] == SHAMAN


def _tribe_faults(s: PrehistoryState) -> list[str]:
    """As many marauder tiles are drawn as seasons have begun, and tries end with a pass."""
    if s.marauders == 0:
        idle = s.raid == 0 and s.unseen_raids == 0 and s.tries == 0 and s.priority == 0
        return [] if idle else ["Without the tribe nothing of it is in play."]
    faults: list[str] = []
    number = s.box.raid_numbers[s.marauders]
    has_passed = s.passed >> s.seats & 1 == 1
    if s.tries > number or (s.phase == SPRING and has_passed != (s.tries == number)):
        faults.append(f"The tribe tries {number} times in spring, and has passed then.")
    if not 0 <= s.unseen_raids < 1 << RAID_TILES + 1 or s.unseen_raids & 1 == 1:
        return [*faults, "There are twelve marauder tiles."]
    drawn = 2 * max(0, s.year - 1)
    if s.phase == SPRING:
        drawn += min(1, s.raid)
    elif s.phase == SUMMER:
        drawn += 1 + min(1, s.raid)
    elif s.phase > SUMMER:
        drawn += 2
    if items_in(s.unseen_raids) != RAID_TILES - drawn or s.unseen_raids >> s.raid & 1 == 1:
        faults.append("A marauder tile is drawn in every spring and summer.")
    return faults

"""Whether the open decision of a position is one that can be open there.

Menus and the draws of a season follow from the rest of the position: going on from there must lead to them.
Small decisions within an action are looked at one by one, and tried to their end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lascaux.games.prehistory.actions import ABLE, BUILD, HUNT, PICK, PLACINGS
from lascaux.games.prehistory.data import (
    BUILDER,
    FISHING,
    HUNTER,
    HUNTING,
    HUTS,
    KINDS,
    MAP_TILES,
    MATRIARCH,
    MIGRATION,
    MOST_VALUE,
    PAINTER,
    SECTIONS,
    SHAMAN,
    SPACES,
    START,
    TRAP_RESOURCE,
    WHITE_CUBES,
    WHOLE_ROCK,
)
from lascaux.games.prehistory.fields import copy_of
from lascaux.games.prehistory.phases import PHASES
from lascaux.games.prehistory.state import (
    AFTER,
    AUTUMN,
    DAWN,
    EXTRA,
    FOOT,
    INCOME,
    NONE,
    READY,
    SETUP,
    SPRING,
    SUMMER,
    PrehistoryState,
)
from lascaux.games.prehistory.steps import numbers
from lascaux.games.prehistory.steps.abilities import STEP_OF
from lascaux.games.prehistory.steps.building import GROUND, build_rows, helpers_on, helping_spaces
from lascaux.games.prehistory.steps.camp import at_home_of, members_of, standing
from lascaux.games.prehistory.steps.ceremony import places_of, targets_of
from lascaux.games.prehistory.steps.choosing import (
    BUILDER_SPRING,
    MATRIARCH_CUBES,
    MATRIARCH_RESOURCE,
    SHAMAN_CUBES,
    SIZES,
    TRAP_OF_CUBES,
    TRAP_OF_RESOURCES,
    limits_of,
)
from lascaux.games.prehistory.steps.crafts import hunter_rows
from lascaux.games.prehistory.steps.fishing import traps_of
from lascaux.games.prehistory.steps.gathering import FROM_MAP
from lascaux.games.prehistory.steps.giving import FOR_HUT, FOR_POINTS, FOR_SECTION, cubes_for, held_by
from lascaux.games.prehistory.steps.halves import limits_for
from lascaux.games.prehistory.steps.laying import builder_of, turns_of
from lascaux.games.prehistory.steps.migrating import spring_migrations, summer_migrations
from lascaux.games.prehistory.steps.paying import price_of
from lascaux.games.prehistory.steps.picks import size_of
from lascaux.games.prehistory.steps.turns import feet_of
from lascaux.games.prehistory.steps.walking import ends_of, means_of, steps_from
from lascaux.games.prehistory.tiling import placings_at_will
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import COUNT_BITS, count_of

_WRONG: Final = "One decision is open, and whoever is asked can answer it."


def frame_faults_of(s: PrehistoryState, steps: list[Step[PrehistoryState]]) -> list[str]:
    """What is impossible about the open decision."""
    f = s.stack[-1]
    if any([frame.group != 0 for frame in s.stack]):
        return [_WRONG]
    if f.step in _FITS:
        fits = all([frame.step in _FITS and _FITS[frame.step](s, frame) for frame in s.stack])
        is_alone = len(s.stack) == 1 or _are_traps(s)
        return [] if fits and is_alone and _can_be_done(s, steps) else [_WRONG]
    return [] if _follows(s) else [_WRONG]


def _follows(s: PrehistoryState) -> bool:
    """Whether going on from this position leads to what is open."""
    twin = copy_of(s)
    twin.stack = []
    if not _may_go_on(s):
        return False
    PHASES[s.phase].go_on(twin)
    return [frame.key() for frame in twin.stack] == [frame.key() for frame in s.stack]


def _may_go_on(s: PrehistoryState) -> bool:
    """Whether going on can be tried: an action that owes its cube leaves one, and time has not run out."""
    f = s.stack[-1]
    if f.seat >= 0 and s.phase != SETUP and s.acting != f.seat:
        return False
    if s.phase in (SETUP, SPRING) and s.stage == FOOT:
        return s.acting != NONE and 0 <= s.step < KINDS and feet_of(s, s.acting).size > 0
    if s.phase == SPRING:
        return s.turn < len(s.points) and (s.stage != DAWN or s.acting == NONE)
    if s.phase == SUMMER:
        return s.stage != FOOT and (s.stage != DAWN or (s.turn == 0 and s.step == NONE))
    return s.stage != FOOT and s.turn <= len(s.points)


def _can_be_done(s: PrehistoryState, steps: list[Step[PrehistoryState]]) -> bool:
    """Whether the small decisions lead on to a position in which the season can go on."""
    if s.phase == SPRING and s.turn == len(s.points):
        return False
    twin = copy_of(s)
    while twin.stack:
        frame = twin.stack.pop()
        if frame.step not in _FITS:
            return False
        rows = steps[frame.step].legal(twin, frame)
        if len(rows) == 0:
            return False
        steps[frame.step].apply(twin, frame, rows[0])
    if twin.phase == SPRING and twin.stage == FOOT:
        return feet_of(twin, twin.acting).size > 0
    return True


def _are_traps(s: PrehistoryState) -> bool:
    """Whether several traps of one player wait for their colours."""
    if s.phase != INCOME:
        return False
    traps = [trap for trap in traps_of(s, s.stack[0].seat) if trap >= TRAP_RESOURCE]
    wanted = [TRAP_OF_RESOURCES if trap == TRAP_RESOURCE else TRAP_OF_CUBES for trap in reversed(traps)]
    return [f.a for f in s.stack] == wanted and len({f.seat for f in s.stack}) == 1


def _is_acting(s: PrehistoryState, f: Frame) -> bool:
    """Whether this seat is in the middle of an action of its turn."""
    if f.seat != s.acting or f.seat < 0 or not READY <= s.stage <= AFTER:
        return False
    if s.phase == SPRING:
        return s.stage != FOOT or 0 <= s.step < KINDS
    return s.phase in (SUMMER, AUTUMN, EXTRA) and s.stage != FOOT


def _in_summer(s: PrehistoryState, f: Frame, character: int) -> bool:
    """Whether this seat has just paid for the ability of this character."""
    is_own = s.has_characters and f.seat >= 0 and s.characters[f.seat] == character
    return is_own and s.phase == SUMMER and _is_acting(s, f) and s.able >> f.seat & 1 == 1


def _is_heap(limits: list[int], heap: int, size: int) -> bool:
    """Whether so much is picked and something is left to pick."""
    if not 0 <= heap < 1 << COUNT_BITS * len(limits) or size_of(heap) >= size or sum(limits) < size:
        return False
    return all([count_of(heap, kind) <= limit for kind, limit in enumerate(limits)])


def _spin(s: PrehistoryState, f: Frame) -> bool:
    is_fresh = s.marauders > 0 and s.weather[s.seats] >= 0 and s.weather[s.seats] % KINDS == 0
    return s.phase == SETUP and f.seat == CHANCE and is_fresh and len(s.prices) > 0 and s.next_centre != NONE


def _find(s: PrehistoryState, f: Frame) -> bool:
    return not s.is_built and f.seat == CHANCE and _is_drawn(s, f)


def _is_drawn(s: PrehistoryState, f: Frame) -> bool:
    """Whether a tile of the map was drawn and waits for its place."""
    laid = [tile // PLACINGS for tile in s.tiles]
    is_new = 0 <= f.a < MAP_TILES and f.a not in laid
    return s.phase == SETUP and is_new and len(s.tiles) < s.box.laid[len(s.points)] and NONE not in s.weather


def _rotate(s: PrehistoryState, f: Frame) -> bool:
    return s.is_built and _is_drawn(s, f) and len(s.order) == len(s.points) and f.seat == builder_of(s)


def _lay(s: PrehistoryState, f: Frame) -> bool:
    return _rotate(s, f) and f.b in turns_of(placings_at_will(s.tiles))


def _sloth(s: PrehistoryState, f: Frame) -> bool:
    return s.has_tiles and _is_acting(s, f) and 0 <= f.a < KINDS


def _turn_first(s: PrehistoryState, f: Frame) -> bool:
    is_open = 0 <= f.a < SECTIONS and _is_acting(s, f) and s.painted[f.seat] >> f.a & 1 == 0
    return is_open and s.has_characters and s.characters[f.seat] == PAINTER


def _basket(s: PrehistoryState, f: Frame) -> bool:
    return s.has_tiles and _is_acting(s, f) and 0 <= f.a <= FROM_MAP


def _to(s: PrehistoryState, f: Frame) -> bool:
    if not _is_acting(s, f) or not _is_rite(s, f.a):
        return False
    return _is_heap(targets_of(s, f.seat), f.b, s.box.rite_value[s.ceremony[f.a]])


def _from(s: PrehistoryState, f: Frame) -> bool:
    if not _is_acting(s, f) or not _is_rite(s, f.a):
        return False
    targets = targets_of(s, f.seat)
    value = s.box.rite_value[s.ceremony[f.a]]
    is_paid = 0 <= f.b < 1 << COUNT_BITS * KINDS and size_of(f.b) == value
    is_meant = is_paid and all([count_of(f.b, place) <= targets[place] for place in range(KINDS)])
    return is_meant and _is_heap(places_of(s, f.seat), f.c, value)


def _is_rite(s: PrehistoryState, slot: int) -> bool:
    return 0 <= slot < len(s.ceremony) and s.ceremony[slot] != 0


def _pay(s: PrehistoryState, f: Frame) -> bool:
    if not _is_acting(s, f) or f.a not in (FISHING, HUNTING):
        return False
    shown = s.river if f.a == FISHING else s.hunting
    if not 0 <= f.b < len(shown) or shown[f.b] == 0:
        return False
    return _is_heap(limits_for(s, f.seat, f.a), f.c, price_of(s, f.a, f.b))


def _send(s: PrehistoryState, f: Frame) -> bool:
    if not _is_acting(s, f) or not 0 <= f.a <= WHITE_CUBES:
        return False
    sides = summer_migrations(s, f.seat) if f.a == WHITE_CUBES else spring_migrations(s, f.seat, False)
    return sides >> f.a & 1 == 1


def _follow(s: PrehistoryState, f: Frame) -> bool:
    is_owner = _is_acting(s, f) and 0 <= f.a < MIGRATION and s.stones_d[f.seat] >> f.a & 1 == 1
    return is_owner and at_home_of(s, f.seat) > 0


def _walk(s: PrehistoryState, f: Frame) -> bool:
    if s.phase != AUTUMN or not _is_acting(s, f) or not 0 <= f.a < SPACES:
        return False
    return standing(f.a) in members_of(s, f.seat)


def _spend(s: PrehistoryState, f: Frame) -> bool:
    if not 0 <= f.a < SPACES * SPACES or not _walk(s, Frame(f.step, f.seat, f.a // SPACES)):
        return False
    here, there = f.a // SPACES, f.a % SPACES
    steps = steps_from(s, here, means_of(s, f.seat))
    is_way = there in ends_of(s, f.seat, here, steps) and steps[there] == f.b
    return is_way and s.walking < f.b and 0 <= f.c <= 2 * KINDS


def _settle(s: PrehistoryState, f: Frame) -> bool:
    if s.phase != AUTUMN or not _is_acting(s, f) or not 0 <= f.a < HUTS or not START < f.b < SPACES:
        return False
    if BUILD + f.a * GROUND + f.b not in build_rows(s, f.seat):
        return False
    return _is_heap(helpers_on(s, f.seat, helping_spaces(s, f.b)), f.c, s.box.hut_settle[f.a])


def _take(s: PrehistoryState, f: Frame) -> bool:
    if not 0 <= f.a < len(SIZES) or f.seat < 0 or not _is_heap(limits_of(s, f.seat, f.a), f.b, SIZES[f.a]):
        return False
    if f.a == BUILDER_SPRING:
        is_builder = s.has_characters and s.characters[f.seat] == BUILDER
        return is_builder and s.phase == SPRING and s.stage == READY and s.acting == NONE
    if f.a in (TRAP_OF_RESOURCES, TRAP_OF_CUBES):
        return s.phase == INCOME and s.has_tiles and s.turn > 0 and s.order[s.turn - 1] == f.seat
    if f.a == SHAMAN_CUBES:
        return _in_summer(s, f, SHAMAN)
    return f.a in (MATRIARCH_RESOURCE, MATRIARCH_CUBES) and _in_summer(s, f, MATRIARCH)


def _craft(s: PrehistoryState, f: Frame) -> bool:
    characters = [character for character, step in STEP_OF.items() if step == f.step]
    return _in_summer(s, f, characters[0])


def _give(s: PrehistoryState, f: Frame) -> bool:
    if not _in_summer(s, f, BUILDER if f.a == FOR_HUT else PAINTER):
        return False
    if f.a == FOR_SECTION:
        fits = 0 <= f.b < SECTIONS and s.painted[f.seat] >> f.b & 1 == 0
    elif f.a == FOR_HUT:
        fits = 0 <= f.b < HUTS and s.huts[f.seat * HUTS + f.b] == 0
    else:
        fits = f.a == FOR_POINTS and 0 < f.b <= MOST_VALUE and s.painted[f.seat] == WHOLE_ROCK
    return fits and _is_heap(held_by(s, f.seat), f.c, cubes_for(s, f.a, f.b))


def _one_colour(s: PrehistoryState, f: Frame) -> bool:
    is_row = f.a > PICK or (f.a >= HUNT and (f.a - HUNT) % (ABLE + 1) == ABLE)
    return _in_summer(s, f, HUNTER) and is_row and f.a in hunter_rows(s, f.seat)


_FITS: Final[dict[int, Callable[[PrehistoryState, Frame], bool]]] = {
    numbers.SPIN_WEATHER: _spin,
    numbers.FIND_TILE: _find,
    numbers.ROTATE_TILE: _rotate,
    numbers.LAY_TILE: _lay,
    numbers.USE_SLOTH: _sloth,
    numbers.TURN_FIRST: _turn_first,
    numbers.CHOOSE_BASKET: _basket,
    numbers.SHAMAN_TO: _to,
    numbers.SHAMAN_FROM: _from,
    numbers.PAY: _pay,
    numbers.SEND: _send,
    numbers.FOLLOW: _follow,
    numbers.WALK_TO: _walk,
    numbers.SPEND: _spend,
    numbers.SETTLE: _settle,
    numbers.TAKE: _take,
    numbers.PAINT_MORE: _craft,
    numbers.SHIFT: _craft,
    numbers.RAISE_HUT: _craft,
    numbers.RETURN_MEMBER: _craft,
    numbers.HUNT_MORE: _craft,
    numbers.GIVE: _give,
    numbers.ONE_COLOUR: _one_colour,
}

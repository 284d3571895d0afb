"""What is true of every position of Stone Age; `frames.py` beside it looks at the open decision."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import (
    BASE_CARD_MASK,
    BASE_CARDS,
    BASE_TILE_MASK,
    BASE_TILES,
    CARD,
    CARD_MASK,
    CARDS,
    FIELD,
    GAIN,
    GOODS,
    HUNT,
    HUT,
    JEWEL,
    MARKET,
    MOST_TOOL,
    MOST_WORKERS,
    PAIR,
    PLACES,
    RINGS,
    RIVER,
    SPACES,
    SPIELBOX_TILE_MASK,
    STACK,
    STACK_SIZE,
    STYLE_LOTTERY,
    STYLE_TILE_MASK,
    STYLE_TILES,
    TILES,
    TOOL_MAKER,
    TOOL_SLOTS,
    TRACK_END,
    TRADE,
    VILLAGE,
    WORKSHOP,
    WORKSHOP_RINGS,
)
from lascaux.games.stone_age.frames import frame_faults_of
from lascaux.games.stone_age.meta import META
from lascaux.games.stone_age.scoring import has_empty_stack, lacks_cards
from lascaux.games.stone_age.state import (
    ACTING,
    FEEDING,
    PHASE_NAMES,
    PLACING,
    RENEWAL,
    SETUP,
    StoneAgeState,
)
from lascaux.parts.heaps import COUNT_BITS, count_of
from lascaux.parts.masks import count_of as size_of
from lascaux.parts.masks import items_of

MOST_HELD: Final = 10_000  # food, goods or points, far above what any game reaches


def faults_of(s: StoneAgeState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return (
        _table_faults(s)
        or _shape_faults(s)
        or _time_faults(s)
        or _camp_faults(s) + _card_faults(s) + _tile_faults(s)
        or _people_faults(s) + _place_faults(s)
        or _end_faults(s)
        or ([] if s.over else frame_faults_of(s))
    )


def _table_faults(s: StoneAgeState) -> list[str]:
    seats = META.seats_for({"style": "yes" if s.style else "no"})
    if not seats.least <= s.seats <= seats.most:
        return [f"With these options {seats.least} to {seats.most} play, not {s.seats}."]
    return []


def _shape_faults(s: StoneAgeState) -> list[str]:
    faults: list[str] = []
    one_each = [s.home, s.workers, s.food, s.score, s.agriculture, s.trade, s.used]
    masks = [s.cards, s.unknown, s.ready, s.tiles, s.tops, s.below]
    if any([len(numbers) != s.seats for numbers in one_each + masks]):
        faults.append("Each seat has its people, food, points, tracks, cards, buildings and stack.")
    if len(s.goods) != s.seats * len(GOODS) or len(s.tools) != s.seats * TOOL_SLOTS:
        faults.append("Each seat has five counts of goods and three tools.")
    if len(s.at) != PLACES or not all([0 <= at < 1 << COUNT_BITS * s.seats for at in s.at]):
        faults.append("At each place there are people of those who play.")
    if len(s.row) != (SPACES if s.style else SPACES - 1) or not all([0 <= card <= CARDS for card in s.row]):
        faults.append("The row has four spaces for cards, with the expansion five.")
    if not all([0 <= cards <= CARD_MASK for cards in [s.deck, *s.cards, *s.unknown, *s.ready]]):
        faults.append("Deck and hands are sets of cards.")
    if not all([0 <= tiles <= _all_tiles() for tiles in [s.unseen, *s.tiles]]):
        faults.append("Buildings are sets of tiles.")
    if not all([0 <= top <= TILES for top in s.tops]) or not all([0 <= low <= STACK_SIZE for low in s.below]):
        faults.append(f"A stack has at most {STACK_SIZE} buildings, of those there are.")
    return faults


def _time_faults(s: StoneAgeState) -> list[str]:
    if not 0 <= s.phase < len(PHASE_NAMES):
        return ["There is no such phase."]
    faults: list[str] = []
    if not 0 <= s.round <= s.box.last_round or (s.round == 0) != (s.phase == SETUP):
        faults.append(f"Rounds count from 1 to {s.box.last_round}, and begin when all is set up.")
    if not 0 <= s.first < s.seats or not 0 <= s.turn <= s.seats:
        faults.append("Somebody has the figure, and nobody has two turns in a phase.")
    if s.phase in (SETUP, RENEWAL) and s.turn != 0:
        faults.append("Between the rounds nobody has a turn.")
    if s.phase != ACTING and (s.has_bartered or s.asks_extra):
        faults.append("Only who uses people has bartered, or bought the fifth card just now.")
    return faults


def _camp_faults(s: StoneAgeState) -> list[str]:
    """What each seat has."""
    faults: list[str] = []
    if not all([0 <= held <= MOST_HELD for held in [*s.food, *s.goods]]):
        faults.append("Nobody has less than no food or goods, nor more than anybody can carry.")
    if not all([-MOST_HELD <= points <= MOST_HELD for points in s.score]):
        faults.append("Nobody has so many points.")
    if not all([0 <= step <= TRACK_END for step in [*s.agriculture, *s.trade]]):
        faults.append(f"Agriculture and trade are 0 to {TRACK_END}.")
    if not _has_jewels(s) and (any(s.trade) or any(s.goods[JEWEL :: len(GOODS)])):
        faults.append("Jewels and trade belong to the expansion.")
    for seat in range(s.seats):
        one, two, three = s.tools[seat * TOOL_SLOTS : (seat + 1) * TOOL_SLOTS]
        if not MOST_TOOL >= one >= two >= three >= max(0, one - 1):
            faults.append("Tools grow in turn: the first of the lowest is raised.")
        used = s.used[seat]
        if not 0 <= used < 1 << TOOL_SLOTS or any([(one, two, three)[slot] == 0 for slot in items_of(used)]):
            faults.append("Only a tool that is there is used.")
    if s.phase in (SETUP, PLACING) and any(s.used):
        faults.append("While people are placed no tool is used.")
    if s.phase == SETUP and not _is_untouched(s):
        faults.append("Before the first round everybody has what the set-up gives.")
    return faults


def _card_faults(s: StoneAgeState) -> list[str]:
    """Every card is in one place, and marked only where it is held."""
    faults: list[str] = []
    shown = [card for card in s.row if card != 0]
    sets = [s.deck, *s.cards, *[1 << card for card in shown]]
    if not _is_parted(sets, CARD_MASK if s.style else BASE_CARD_MASK):
        faults.append("Each card of this game lies in the deck, in the row or with one owner.")
    usable = s.box.one_use_mask | s.box.any_two_mask
    for cards, unknown, ready in zip(s.cards, s.unknown, s.ready, strict=True):
        if unknown & ~cards != 0 or ready & ~(cards & usable & ~unknown) != 0:
            faults.append("Only own cards are unseen by others, or may still be used, and not both.")
    is_sorted = s.row == [*shown, *[0] * (len(s.row) - len(shown))]
    if s.phase in (SETUP, RENEWAL) and not is_sorted:
        faults.append("The row is filled from the right.")
    if s.phase == PLACING and 0 in s.row:
        faults.append("While people are placed the row is full.")
    return faults


def _tile_faults(s: StoneAgeState) -> list[str]:
    """Every building is in one place, and those owned came from the stacks."""
    faults: list[str] = []
    tiles = BASE_TILE_MASK
    tiles |= STYLE_TILE_MASK if s.style else 0
    tiles |= SPIELBOX_TILE_MASK if s.spielbox else 0
    tops = [1 << top for top in s.tops if top != 0]
    if not _is_parted([s.unseen, *s.tiles, *tops], tiles):
        faults.append("Each building of this game lies on a stack, unseen or with one owner.")
    owned = sum([size_of(tiles) for tiles in s.tiles])
    if owned != s.seats * STACK_SIZE - sum(s.below) - len(tops):
        faults.append(f"A stack began with {STACK_SIZE} buildings: what is gone from it is owned.")
    if s.phase == PLACING and 0 in s.tops:
        faults.append("While people are placed every stack shows a building.")
    return faults


def _people_faults(s: StoneAgeState) -> list[str]:
    faults: list[str] = []
    if not all([s.box.workers_at_start <= workers <= MOST_WORKERS for workers in s.workers]):
        faults.append(f"Everybody has {s.box.workers_at_start} to {MOST_WORKERS} people.")
    for seat in range(s.seats):
        out = sum([count_of(at, seat) for at in s.at])
        about = s.home[seat] + out
        if s.home[seat] < 0 or about > s.workers[seat] or (s.phase == PLACING and about < s.workers[seat]):
            faults.append("People are at home, at a place, or have come back from it.")
        has_acted = s.phase == ACTING and (seat - s.first) % s.seats < s.turn
        if out > 0 and (s.phase not in (PLACING, ACTING) or has_acted):
            faults.append("People are at work until their turn is over.")
    return faults


def _place_faults(s: StoneAgeState) -> list[str]:
    """At each place there are no more people, and of no more players, than may be there."""
    faults: list[str] = []
    limit = s.box.style_village[s.seats] if s.style else s.box.village[s.seats]
    if len([place for place in VILLAGE if s.at[place] != 0]) > limit or (s.at[MARKET] and not s.style):
        faults.append(f"With {s.seats} players {limit} places of the village are used.")
    for place, at in enumerate(s.at):
        if not _fits_place(s, place, [count_of(at, seat) for seat in range(s.seats)]):
            faults.append("At no place are more people than it has room for.")
    return faults


def _fits_place(s: StoneAgeState, place: int, people: list[int]) -> bool:
    """Whether so many of each seat may be at a place.

    Rule: SA-3.5, SA-3.6, SA-3.8, SA-3.9, SA-3.10, SA-3.12, SA-12.1, SA-15.6.
    """
    there = [count for count in people if count != 0]
    if not there or place == HUNT:
        return True
    if HUNT < place <= RIVER:
        return sum(there) <= RINGS and len(there) <= s.box.crowding[s.seats]
    if place >= WORKSHOP:
        owners = [tiles >> s.box.workshop[place - WORKSHOP] & 1 == 1 for tiles in s.tiles]
        strangers = [count for count, is_owner in zip(people, owners, strict=True) if not is_owner]
        return not any(strangers) and max(there) <= WORKSHOP_RINGS
    if place in (HUT, MARKET):
        return there == [PAIR]
    if place in (TOOL_MAKER, FIELD):
        return there == [1]
    return there == [1] and _lies_at(s, place) != 0


def _lies_at(s: StoneAgeState, place: int) -> int:
    """The card or building at a place; 0 if there is none."""
    lying = s.row if place < STACK else s.tops
    number = place - (CARD if place < STACK else STACK)
    return lying[number] if number < len(lying) else 0


def _end_faults(s: StoneAgeState) -> list[str]:
    is_last = has_empty_stack(s) or s.round == s.box.last_round
    if s.over:
        ends = (s.phase == FEEDING and is_last) or (s.phase == RENEWAL and lacks_cards(s))
        return [] if ends else ["The game ends after feeding, or when the row cannot be filled."]
    if s.phase == RENEWAL and (is_last or lacks_cards(s)):
        return ["No new round is made ready once the game must end."]
    if s.phase in (SETUP, PLACING) and has_empty_stack(s):
        return ["No round begins with an empty stack."]
    return []


def _is_parted(sets: list[int], whole: int) -> bool:
    """Whether these sets have nothing in common and make up the whole."""
    seen = 0
    for one in sets:
        if one & seen != 0:
            return False
        seen |= one
    return seen == whole


def _has_jewels(s: StoneAgeState) -> bool:
    """Whether anything in this game brings jewels or trade; a changed box may do so without the expansion."""
    if s.style:
        return True
    effects = s.box.top[: BASE_CARDS + 1] + [effect for effect, _ in s.box.lottery]
    effects += s.box.tile_effect[: BASE_TILES + 1]
    if s.spielbox:
        effects += s.box.tile_effect[BASE_TILES + STYLE_TILES + 1 :]
    return any([effect in (GAIN + JEWEL, TRADE, STYLE_LOTTERY) for effect in effects])


def _is_untouched(s: StoneAgeState) -> bool:
    """Whether nobody has got or lost anything yet."""
    jewels = s.box.jewels_at_start if s.style else 0
    is_rich = s.goods != [0, 0, 0, 0, jewels] * s.seats or s.food != [s.box.food_at_start] * s.seats
    people = s.workers == [s.box.workers_at_start] * s.seats and not any(s.home)
    return people and not is_rich and not any(s.cards + s.tools + s.agriculture + s.trade + s.score)


def _all_tiles() -> int:
    return BASE_TILE_MASK | STYLE_TILE_MASK | SPIELBOX_TILE_MASK

"""Whether every tile, card, member and hut is in one place that it can be in."""

from __future__ import annotations

from lascaux.games.prehistory.actions import PLACINGS, TURNS
from lascaux.games.prehistory.data import (
    ANIMAL,
    ANIMAL_ITEM,
    BUILDER,
    FISH,
    FISH_ITEM,
    GATHER,
    GATHER_ITEM,
    HUNTING_CARDS,
    HUT,
    HUTS,
    ITEMS,
    KINDS,
    MEGALITH,
    MEMBERS,
    MIGRATION,
    PRICE_TILES,
    RITE_CARDS,
    SLOTH_ITEM,
    SPACES,
    SPECIES_OF_FISH,
    START,
    STONE_A,
    STONE_D,
    STONE_E,
    TOKENS,
    TRAP_ITEM,
    TRAPS,
)
from lascaux.games.prehistory.state import (
    AT_HOME,
    AUTUMN,
    FIRST_SPACE,
    NONE,
    ON_BOARD,
    RESERVE,
    SETUP,
    PrehistoryState,
)
from lascaux.games.prehistory.steps.camp import has_moved, huts_built_by, members_of, space_of
from lascaux.games.prehistory.steps.dealing import stocks_of, stones_of
from lascaux.games.prehistory.steps.fishing import TRAP_BITS, traps_of
from lascaux.games.prehistory.steps.numbers import CHOOSE_BASKET
from lascaux.games.prehistory.tiling import anchor_of, taken_by, touches
from lascaux.parts.masks import count_of, mask_of


def piece_faults_of(s: PrehistoryState) -> list[str]:
    """What is impossible about where pieces are."""
    return _map_faults(s) or (
        _lying_faults(s)
        or _price_faults(s) + _card_faults(s)
        or _tile_faults(s)
        or _hut_faults(s)
        or _member_faults(s)
        or _quarry_faults(s)
    )


def _map_faults(s: PrehistoryState) -> list[str]:
    """Each tile fits where it lies, and all of them lie after the set-up."""
    laid = [tile // PLACINGS for tile in s.tiles]
    due = s.box.laid[len(s.points)]
    if len(set(laid)) != len(laid) or len(laid) > due or (s.phase != SETUP and len(laid) < due):
        return [f"The map has {due} different tiles."]
    for place, tile in enumerate(s.tiles):
        if touches(taken_by(s.tiles[:place]), anchor_of(tile % PLACINGS), tile % TURNS) == 0:
            return ["Each tile of the map touches the others and leaves no pocket."]
    return []


def _lying_faults(s: PrehistoryState) -> list[str]:
    """On each space lies what may lie there."""
    spaces = s.box.atlas.land(s.tiles).spaces
    for space, item in enumerate(s.lying):
        if item == 0:
            continue
        if not 0 < item <= len(ITEMS) or space not in spaces or not _may_lie(s, s.box.content[space], item):
            return ["On a space of the map lies what is printed there, or nothing."]
    return []


def _may_lie(s: PrehistoryState, content: int, item: int) -> bool:
    if item < FISH_ITEM:
        return content == GATHER
    if item < ANIMAL_ITEM:
        return content == FISH
    if item < STONE_A:
        return content == ANIMAL and (s.has_tiles or item < SLOTH_ITEM)
    return content >= MEGALITH and (s.has_tiles or item - STONE_A == content - MEGALITH)


def _price_faults(s: PrehistoryState) -> list[str]:
    """Every price tile is in one place; those of former years are put away."""
    if not all([NONE <= tile < PRICE_TILES for tile in (s.centre, s.next_centre)]):
        return ["There are twelve price tiles."]
    if not all([0 <= turned < PRICE_TILES * KINDS for turned in s.prices]):
        return ["Price tiles are turned by 0 to 5 steps."]
    shown = [turned // KINDS for turned in s.prices]
    shown += [tile for tile in (s.centre, s.next_centre) if tile != NONE]
    former = max(0, s.year - 1)
    is_parted = len(set(shown)) == len(shown) and mask_of(shown) & s.unseen_prices == 0
    if not is_parted or not 0 <= s.unseen_prices < 1 << PRICE_TILES:
        return ["Every price tile is in one place."]
    if count_of(s.unseen_prices) + len(shown) + former != PRICE_TILES:
        return ["One price tile is put away in every winter."]
    if s.next_centre != NONE and s.centre == NONE:
        return ["The tile in the middle comes first."]
    return []


def _card_faults(s: PrehistoryState) -> list[str]:
    """Every card is in one place."""
    shown = [card for card in s.hunting if card != 0]
    rites = [card for card in s.ceremony if card != 0]
    masks = [s.hunting_deck, s.hunting_pile, *s.cards]
    rite_masks = [s.ceremony_deck, *s.rites]
    if not all(
        [0 <= card <= HUNTING_CARDS for card in s.hunting] + [0 <= card <= RITE_CARDS for card in rites]
    ):
        return ["The displays show cards of their decks."]
    if not _are_apart([*masks, *[1 << card for card in shown]], HUNTING_CARDS, True):
        return ["Every hunting card is in the deck, the display, the pile or with one owner."]
    if not _are_apart([*rite_masks, *[1 << card for card in rites]], RITE_CARDS, False):
        return ["No ceremony card is in two places."]
    return []


def _are_apart(masks: list[int], cards: int, is_all: bool) -> bool:
    """Whether these sets of cards have nothing in common, and are all cards there are if need be."""
    seen = 0
    for mask in masks:
        if not 0 <= mask < 1 << cards + 1 or mask & 1 == 1 or mask & seen != 0:
            return False
        seen |= mask
    return not is_all or count_of(seen) == cards


def _tile_faults(s: PrehistoryState) -> list[str]:
    """Tiles are counted: those in stock, on the board, on the map and with players."""
    if not all([item == 0 or GATHER_ITEM <= item < FISH_ITEM for item in s.gathering]):
        return ["Round the gathering tile lie gathering tiles."]
    if not all([item == 0 or FISH_ITEM <= item < ANIMAL_ITEM for item in s.river]):
        return ["In the river lie fish."]
    if min([*s.gather_stock, *s.fish_stock, *s.fish, *s.tokens, *s.stones_a, *s.stones_e]) < 0:
        return ["There are no fewer than none of a tile."]
    return _gathering_faults(s) + _fish_faults(s) + _token_faults(s)


def _gathering_faults(s: PrehistoryState) -> list[str]:
    whole = stocks_of(s.has_tiles, s.box.mushrooms, s.box.dev_tiles)
    out = [*s.gathering, *[item for item in s.lying if 0 < item < FISH_ITEM]]
    for kind, count in enumerate(whole):
        if s.gather_stock[kind] + out.count(GATHER_ITEM + kind) > count:
            return ["There are no more gathering tiles of a kind than in the box."]
    about = sum(s.gather_stock) + len([item for item in out if item != 0]) + sum(s.baskets)
    in_hand = len([f for f in s.stack if f.step == CHOOSE_BASKET])
    return [] if about + in_hand == sum(whole) else ["No gathering tile is lost."]


def _fish_faults(s: PrehistoryState) -> list[str]:
    out = [*s.river, *s.lying]
    kinds = len(SPECIES_OF_FISH)
    for species in range(kinds):
        about = s.fish_stock[species] + out.count(FISH_ITEM + species) + sum(s.fish[species::kinds])
        if about != s.box.fish[species]:
            return ["No fish is lost."]
    if not all([0 <= traps < 1 << TRAP_BITS * len(TRAPS) for traps in s.traps]):
        return ["There are four traps."]
    held = [trap for player in range(len(s.traps)) for trap in traps_of(s, player)]
    for trap in range(len(TRAPS)):
        about = s.fish_stock[kinds + trap] + out.count(TRAP_ITEM + trap) + held.count(trap)
        if about != (1 if s.has_tiles else 0) or -1 in held or max(held, default=0) >= len(TRAPS):
            return ["No trap is lost."]
    return []


def _token_faults(s: PrehistoryState) -> list[str]:
    species = ANIMAL_ITEM
    for kind in range(SLOTH_ITEM - ANIMAL_ITEM):
        held = sum(s.tokens[kind :: SLOTH_ITEM - ANIMAL_ITEM])
        if s.lying.count(species + kind) + held > TOKENS:
            return ["There are two animals of each species for the map."]
    for name, masks, first, most in (
        ("sloth", s.sloths, SLOTH_ITEM, KINDS),
        ("D", s.stones_d, STONE_D, MIGRATION),
    ):
        if not all([0 <= mask < 1 << most for mask in masks]):
            return [f"There is one {name} for each action."]
        for action in range(most):
            held = len([mask for mask in masks if mask >> action & 1 == 1])
            if held + s.lying.count(first + action) > (1 if s.has_tiles else 0):
                return [f"There is one {name} for each action."]
    if s.lying.count(STONE_A) + sum(s.stones_a) > stones_of(s, STONE_A):
        return ["There are no more megaliths A than in the box."]
    most_e = stones_of(s, STONE_E) if s.has_tiles else 0
    return [] if s.lying.count(STONE_E) + sum(s.stones_e) <= most_e else ["There are four megaliths E."]


def _hut_faults(s: PrehistoryState) -> list[str]:
    """Huts stand on hut spaces, one on each; those of the builder may stand beside the map."""
    spaces = s.box.atlas.land(s.tiles).spaces
    sites = [space for space in s.huts if space not in (0, ON_BOARD)]
    if len(set(sites)) != len(sites):
        return ["On a space stands one hut."]
    if not all([space in spaces and s.box.content[space] == HUT for space in sites]):
        return ["Huts stand on hut spaces."]
    for place, space in enumerate(s.huts):
        seat = place // HUTS
        is_builder = seat < len(s.characters) and s.characters[seat] == BUILDER
        if space == ON_BOARD and not is_builder:
            return ["Only the builder has huts beside the map."]
    return []


def _member_faults(s: PrehistoryState) -> list[str]:
    """Members are somewhere they may be, one on a space outside the start hex and the own huts."""
    spaces = s.box.atlas.land(s.tiles).spaces
    huts = {space: place // HUTS for place, space in enumerate(s.huts) if space != 0}
    seen: set[int] = set()
    for player in range(len(s.points)):
        members = members_of(s, player)
        out = [member for member in members if member >= FIRST_SPACE]
        if members != sorted(members) or members[0] < RESERVE:
            return ["Members are written down in order."]
        built = huts_built_by(s, player) if player < s.seats else MEMBERS
        if (
            members.count(RESERVE) != max(0, MEMBERS - 3 - built)
            or len(out) + members.count(AT_HOME) > MEMBERS
        ):
            return ["A player has three members, and one more for each hut."]
        if not all([space_of(member) < SPACES and space_of(member) in spaces for member in out]):
            return ["Members are on spaces of the map."]
        if s.phase != AUTUMN and any([has_moved(member) for member in out]):
            return ["Members move in autumn."]
        for space in {space_of(member) for member in out}:
            there = [member for member in out if space_of(member) == space]
            is_camp = space == START or huts.get(space, player) != player or space in huts
            if huts.get(space, player) != player or (not is_camp and len(there) > 1) or space in seen:
                return ["On a space is one member, but for the start hex and own huts."]
            if space != START:
                seen.add(space)
    return []


def _quarry_faults(s: PrehistoryState) -> list[str]:
    """Quarries lie on empty ground of their terrain, and nobody is there."""
    built = [space for space in s.quarries if space != 0]
    if not built:
        return []
    spaces = s.box.atlas.land(s.tiles).spaces
    taken = [space_of(member) for member in s.members if member >= FIRST_SPACE]
    if not s.has_tiles or len(set(built)) != len(built) or set(built) & set(taken):
        return ["A quarry has a space of its own."]
    for colour, space in enumerate(s.quarries):
        if space != 0 and (
            space not in spaces
            or s.box.content[space] == HUT
            or s.lying[space] != 0
            or s.box.terrain[space] != s.box.quarry_terrain[colour]
        ):
            return ["A quarry lies on empty ground of its terrain."]
    return []

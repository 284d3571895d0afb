"""What can happen in Prehistory: a function each, which tells it if anybody listens."""

from __future__ import annotations

from lascaux.games.prehistory.actions import PLACINGS, place_of
from lascaux.games.prehistory.data import (
    ACTIONS,
    CHARACTERS,
    KINDS,
    MAP_TILE_NAMES,
    PAIRS,
    PATTERNS,
    PRICE_NAMES,
    PRIORITIES,
    RAID_NAMES,
    SPACES,
    STATIONS,
    TRAP_ITEM,
    WEATHER_NAMES,
)
from lascaux.games.prehistory.naming import (
    action_args,
    basket_args,
    card_args,
    colour_args,
    counted_words,
    heap_words,
    hut_args,
    item_args,
    rite_args,
    section_args,
    space_args,
)
from lascaux.games.prehistory.state import SPRING, PrehistoryState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args


def _seat(s: PrehistoryState, player: int) -> int:
    """Whom an event is told of: the tribe is no seat."""
    return player if player < s.seats else CHANCE


def _by(s: PrehistoryState, player: int) -> Args:
    return {"by": "seat" if player < s.seats else "tribe"}


def _names(s: PrehistoryState, players: tuple[int, ...]) -> list[str]:
    return [f"#{player}" if player < s.seats else "@prehistory-other-tribe" for player in players]


# --- set-up ---------------------------------------------------------------------------------------


def ordered(s: PrehistoryState) -> None:
    """The order of the first year."""
    if s.events is not None:
        s.tell("ordered", CHANCE, "PH-2.10", {"players": _names(s, s.order)})


def price_laid(s: PrehistoryState, station: int, turned: int) -> None:
    """A price tile lies at an action."""
    if s.events is not None:
        args: Args = {"tile": PRICE_NAMES[turned // KINDS], "turn": turned % KINDS}
        s.tell("price_laid", CHANCE, "PH-2.1", {**args, "action": f"@prehistory-action-{STATIONS[station]}"})


def centre_shown(s: PrehistoryState, tile: int, is_now: bool) -> None:
    """The price tile in the middle, or the next one."""
    if s.events is not None:
        rule = "PH-2.1" if s.year == 0 else "PH-3.1"
        s.tell(
            "centre_shown",
            CHANCE,
            rule,
            {
                "tile": PRICE_NAMES[tile],
                "when": "now" if is_now else "next",
                **colour_args(s.box.price[tile][0]),
            },
        )


def weather_dealt(s: PrehistoryState, player: int, tile: int) -> None:
    """Somebody got a weather tile."""
    if s.events is not None:
        args: Args = {"tile": WEATHER_NAMES[tile], **_by(s, player)}
        s.tell("weather_dealt", _seat(s, player), "PH-2.7", args)


def character_dealt(s: PrehistoryState, seat: int, character: int) -> None:
    """Somebody got a character."""
    if s.events is not None:
        name = CHARACTERS[character - 1]
        s.tell("character_dealt", seat, "PH-12.1", {"character": f"@prehistory-character-{name}"})


def tile_laid(s: PrehistoryState, seat: int, tile: int, number: int) -> None:
    """A tile joined the map."""
    if s.events is not None:
        q, r, turn = place_of(number % PLACINGS)
        args: Args = {"tile": MAP_TILE_NAMES[tile], "q": q, "r": r, "turn": turn}
        by = "chance" if seat == CHANCE else "seat"
        s.tell("tile_laid", seat, "PH-17.5" if seat == CHANCE else "PH-17.8", {**args, "by": by})


def lain(s: PrehistoryState, item: int, space: int) -> None:
    """Something lies on a space of the map."""
    if s.events is not None:
        s.tell("lain", CHANCE, "PH-2.6", {**item_args(item), **space_args(s.box, "space", space)})


def filled(s: PrehistoryState, item: int, place: int) -> None:
    """Something came to a place of gathering or to the river."""
    if s.events is not None:
        s.tell("filled", CHANCE, "PH-2.3" if s.year == 0 else "PH-3.3", {**item_args(item), "place": place})


def card_shown(s: PrehistoryState, card: int, slot: int) -> None:
    """A hunting card came to the display."""
    if s.events is not None:
        rule = "PH-2.4" if s.year == 0 else "PH-3.4"
        s.tell("card_shown", CHANCE, rule, {**card_args(s.box, card), "slot": slot})


def rite_shown(s: PrehistoryState, card: int, slot: int) -> None:
    """A ceremony card came to the display."""
    if s.events is not None:
        rule = "PH-2.4" if s.year == 0 else "PH-3.4"
        s.tell("rite_shown", CHANCE, rule, {**rite_args(s.box, card), "slot": slot})


def began(s: PrehistoryState, seat: int, turn: int, pattern: int) -> None:
    """Somebody turned the weather tile and placed the shamans."""
    if s.events is not None:
        s.tell("began", seat, "PH-2.7", {"turn": turn, "pattern": PATTERNS[pattern]})


# --- the year -------------------------------------------------------------------------------------


def year_began(s: PrehistoryState) -> None:
    """A new year."""
    if s.events is not None:
        s.tell("year_began", CHANCE, "PH-1.1", {"year": s.year})


def season_began(s: PrehistoryState, season: str, rule: str) -> None:
    """A new season."""
    if s.events is not None:
        s.tell("season_began", CHANCE, rule, {"season": season})


def pillar_filled(s: PrehistoryState, pillar: int, colour: int) -> None:
    """A pillar got a cube."""
    if s.events is not None:
        rule = "PH-2.2" if s.year <= 1 else "PH-3.2"
        s.tell("pillar_filled", CHANCE, rule, {"pillar": pillar, **colour_args(colour)})


def order_set(s: PrehistoryState) -> None:
    """The order of this year."""
    if s.events is not None:
        s.tell("order_set", CHANCE, "PH-3.5", {"players": _names(s, s.order)})


def quarry_paid(s: PrehistoryState, player: int, colour: int, space: int) -> None:
    """A quarry gave a resource to whoever holds it."""
    if s.events is not None:
        args: Args = {**colour_args(colour), **space_args(s.box, "space", space), **_by(s, player)}
        s.tell("quarry_paid", _seat(s, player), "PH-13.7", args)


def rained(s: PrehistoryState, player: int, brought: list[int]) -> None:
    """The weather brought resources."""
    if s.events is not None:
        words = counted_words(brought)
        args: Args = {"cubes": words, "count": len(words), **_by(s, player)}
        s.tell("rained", _seat(s, player), "PH-4.1", args)


def income_came(s: PrehistoryState, player: int, points: int, dev: int) -> None:
    """The fishing track gave something."""
    if s.events is not None and points + dev > 0:
        args: Args = {"points": points, "dev": dev, "space": s.marker[player], **_by(s, player)}
        s.tell("income_came", _seat(s, player), "PH-5.5", args)


def trap_paid(s: PrehistoryState, player: int, trap: int) -> None:
    """A trap gave something."""
    if s.events is not None:
        args: Args = {**item_args(TRAP_ITEM + trap), **_by(s, player)}
        s.tell("trap_paid", _seat(s, player), "PH-13.6", args)


# --- what is gained and paid ----------------------------------------------------------------------


def gained(s: PrehistoryState, player: int, kind: str, colour: int, amount: int) -> None:
    """Cubes came to somebody."""
    if s.events is not None:
        args: Args = {"kind": kind, "amount": amount, **colour_args(colour), **_by(s, player)}
        s.tell("gained", _seat(s, player), "PH-1.3" if player < s.seats else "PH-14.3", args)


def dev_gained(s: PrehistoryState, player: int, amount: int) -> None:
    """Development points came, or the tribe's marker moved on."""
    if s.events is not None:
        args: Args = {"amount": amount, "priority": f"@prehistory-seek-{PRIORITIES[s.priority]}"}
        rule = "PH-1.4" if player < s.seats else "PH-14.3"
        s.tell("dev_gained", _seat(s, player), rule, {**args, **_by(s, player)})


def points_gained(s: PrehistoryState, player: int, amount: int) -> None:
    """Points came."""
    if s.events is not None:
        s.tell("points_gained", _seat(s, player), "PH-1.4", {"amount": amount, **_by(s, player)})


def tile_turned(s: PrehistoryState, seat: int, station: int, shift: int, price: int) -> None:
    """A price tile was turned, for development points or by the painter."""
    if s.events is not None:
        args: Args = {"way": "right" if shift > 0 else "left", "price": price}
        rule = "PH-10.1" if price > 0 else "PH-12.4"
        s.tell("tile_turned", seat, rule, {**args, "action": f"@prehistory-action-{STATIONS[station]}"})


def weather_turned(s: PrehistoryState, seat: int, price: int) -> None:
    """Somebody turned the own weather tile."""
    if s.events is not None:
        s.tell("weather_turned", seat, "PH-10.1", {"price": price})


def bought(s: PrehistoryState, seat: int, kind: int, colour: int) -> None:
    """A cube was bought for development points."""
    if s.events is not None:
        price = s.box.resource_price if kind == 0 else s.box.cube_price
        args: Args = {"kind": "resource" if kind == 0 else "cube", "price": price}
        s.tell("bought", seat, "PH-10.2", {**args, **colour_args(colour)})


def sold(s: PrehistoryState, seat: int, kind: int, colour: int) -> None:
    """A cube was sold for a development point."""
    if s.events is not None:
        args: Args = {"kind": "resource" if kind == 0 else "cube"}
        s.tell("sold", seat, "PH-10.3", {**args, **colour_args(colour)})


def sloth_used(s: PrehistoryState, seat: int, action: int) -> None:
    """A sloth left the game."""
    if s.events is not None:
        s.tell("sloth_used", seat, "PH-13.2", action_args(action))


def ability_used(s: PrehistoryState, seat: int, character: int) -> None:
    """Somebody used the ability of the character."""
    if s.events is not None:
        name = f"@prehistory-character-{CHARACTERS[character - 1]}"
        s.tell("ability_used", seat, "PH-12.3", {"character": name, "price": s.box.ability_price})


# --- actions --------------------------------------------------------------------------------------


def painted(s: PrehistoryState, player: int, section: int) -> None:
    """A section was painted."""
    if s.events is not None:
        s.tell("painted", _seat(s, player), "PH-6A.2", {**section_args(section), **_by(s, player)})


def gathered(s: PrehistoryState, player: int, item: int, basket: int, source: int) -> None:
    """A gathering tile came to a basket."""
    if s.events is not None:
        args = {**item_args(item), **basket_args(basket), **_by(s, player)}
        s.tell("gathered", _seat(s, player), "PH-6B.2", args)


def paired(s: PrehistoryState, player: int, pair: int) -> None:
    """Two baskets made a pair."""
    if s.events is not None:
        args: Args = {"pair": f"@prehistory-pair-{PAIRS[pair]}", **_by(s, player)}
        s.tell("paired", _seat(s, player), "PH-6B.3", args)


def shifted(s: PrehistoryState, seat: int, here: int, there: int) -> None:
    """The farmer moved a tile."""
    if s.events is not None:
        args: Args = {"from": basket_args(here)["basket"], "to": basket_args(there)["basket"]}
        s.tell("shifted", seat, "PH-12.7", args)


def shamans_moved(s: PrehistoryState, seat: int, leavers: int, targets: int) -> None:
    """Shamans moved round the fire."""
    if s.events is not None:
        places = [str(place) for place in range(KINDS) for _ in range(targets >> 4 * place & 15)]
        left = [str(place) for place in range(KINDS) for _ in range(leavers >> 4 * place & 15)]
        s.tell("shamans_moved", seat, "PH-6C.1", {"to": places, "from": left, "count": len(places)})


def held(s: PrehistoryState, player: int, card: int) -> None:
    """A ceremony card was taken."""
    if s.events is not None:
        s.tell("held", _seat(s, player), "PH-6C.2", {**rite_args(s.box, card), **_by(s, player)})


def order_claimed(s: PrehistoryState, player: int) -> None:
    """The marker moved on the order track."""
    if s.events is not None:
        args: Args = {"place": s.track.index(player) + 1, **_by(s, player)}
        s.tell("order_claimed", _seat(s, player), "PH-6C.4", args)


def fished(s: PrehistoryState, player: int, item: int) -> None:
    """A fish was caught."""
    if s.events is not None:
        args: Args = {**item_args(item), "space": s.marker[player], **_by(s, player)}
        s.tell("fished", _seat(s, player), "PH-6D.2", args)


def trapped(s: PrehistoryState, player: int, item: int) -> None:
    """A fish trap was taken."""
    if s.events is not None:
        s.tell("trapped", _seat(s, player), "PH-13.6", {**item_args(item), **_by(s, player)})


def track_advanced(s: PrehistoryState, seat: int) -> None:
    """The fisher went a step on the track."""
    if s.events is not None:
        s.tell("track_advanced", seat, "PH-12.11", {"space": s.marker[seat]})


def hunted(s: PrehistoryState, player: int, card: int) -> None:
    """A hunting card was taken."""
    if s.events is not None:
        s.tell("hunted", _seat(s, player), "PH-6E.2", {**card_args(s.box, card), **_by(s, player)})


def tracked(s: PrehistoryState, player: int, chain: list[int]) -> None:
    """Footprints before bring their rewards again."""
    if s.events is not None:
        args: Args = {**card_args(s.box, chain[0]), "count": len(chain) - 1, **_by(s, player)}
        s.tell("tracked", _seat(s, player), "PH-6E.2", args)


def migrated(s: PrehistoryState, seat: int, count: int, space: int) -> None:
    """Members went to the map."""
    if s.events is not None:
        args: Args = {"count": count, **space_args(s.box, "space", space)}
        s.tell("migrated", seat, "PH-6F.1", args)


def followed(s: PrehistoryState, player: int, action: int, space: int) -> None:
    """A member migrated by a megalith D."""
    if s.events is not None:
        args: Args = {**action_args(action), **space_args(s.box, "space", space), **_by(s, player)}
        s.tell("followed", _seat(s, player), "PH-13.3", args)


def stayed(s: PrehistoryState, seat: int) -> None:
    """Nobody migrated by a megalith D."""
    if s.events is not None:
        s.tell("stayed", seat, "PH-13.3", {})


# --- turns ----------------------------------------------------------------------------------------


def passed(s: PrehistoryState, player: int, by_choice: bool) -> None:
    """Somebody is out for this spring."""
    if s.events is not None:
        args: Args = {"reason": "chose" if by_choice else "could_not", **_by(s, player)}
        s.tell("passed", _seat(s, player), "PH-4.2", args)


def skipped(s: PrehistoryState, seat: int) -> None:
    """Somebody left an action."""
    if s.events is not None:
        s.tell("skipped", seat, "PH-5.3", {})


def footed(s: PrehistoryState, player: int, colour: int, pillar: int) -> None:
    """A cube lies at the foot of a pillar."""
    if s.events is not None:
        args: Args = {**colour_args(colour), "pillar": pillar, **_by(s, player)}
        s.tell("footed", _seat(s, player), "PH-4.3", args)


def pillar_taken(s: PrehistoryState, player: int, pillar: int, top: int) -> None:
    """All cubes of a pillar were taken."""
    if s.events is not None:
        words = heap_words(top)
        args: Args = {"pillar": pillar, "cubes": words, "count": len(words), **_by(s, player)}
        s.tell("pillar_taken", _seat(s, player), "PH-5.2", args)


def paid_steps(s: PrehistoryState, seat: int, thing: int, steps: int) -> None:
    """Something was paid for walking."""
    if s.events is not None:
        kind = "dev" if thing == 2 * KINDS else "resource" if thing < KINDS else "cube"
        colour = colour_args(thing % KINDS)
        s.tell("paid_steps", seat, "PH-7.2", {**colour, "kind": kind, "steps": steps})


def walked(s: PrehistoryState, seat: int, here: int, there: int, steps: int) -> None:
    """A member walked."""
    if s.events is not None:
        args: Args = {**space_args(s.box, "from", here), **space_args(s.box, "to", there), "steps": steps}
        s.tell("walked", seat, "PH-7.3", args)


def found(s: PrehistoryState, player: int, item: int, space: int) -> None:
    """A member found something."""
    if s.events is not None:
        args: Args = {**item_args(item), **space_args(s.box, "space", space), **_by(s, player)}
        s.tell("found", _seat(s, player), "PH-9.1", args)


def settled(s: PrehistoryState, seat: int, space: int) -> None:
    """A member settled and is on the player board again."""
    if s.events is not None:
        s.tell("settled", seat, "PH-8.2", space_args(s.box, "space", space))


def member_returned(s: PrehistoryState, seat: int, space: int) -> None:
    """The matriarch took a member back."""
    if s.events is not None:
        s.tell("member_returned", seat, "PH-12.13", space_args(s.box, "space", space))


def built(s: PrehistoryState, player: int, hut: int, space: int) -> None:
    """A hut stands."""
    if s.events is not None:
        where = "map" if space < SPACES else "board"
        args: Args = {**hut_args(s.box, hut), **space_args(s.box, "space", space), "where": where}
        rule = "PH-8.3" if where == "map" else "PH-12.9"
        s.tell("built", _seat(s, player), rule, {**args, **_by(s, player)})


def quarried(s: PrehistoryState, seat: int, colour: int, space: int) -> None:
    """A quarry was built."""
    if s.events is not None:
        args: Args = {**colour_args(colour), **space_args(s.box, "space", space)}
        s.tell("quarried", seat, "PH-13.7", args)


# --- the tribe ------------------------------------------------------------------------------------


def raid_drawn(s: PrehistoryState) -> None:
    """The marauder tile of a season."""
    if s.events is not None:
        framed = f"@prehistory-action-{ACTIONS[s.box.raid[s.raid][0]]}"
        rule = "PH-14.5" if s.phase == SPRING else "PH-14.6"
        s.tell("raid_drawn", CHANCE, rule, {"tile": RAID_NAMES[s.raid - 1], "action": framed})


def tribe_acted(s: PrehistoryState, action: int, tray: int, price: int, rivals: int) -> None:
    """Which tray the tribe acts from, and whether others that fit have as many cubes."""
    if s.events is not None:
        rule = "PH-14.5" if s.phase == SPRING else "PH-14.6"
        args: Args = {**action_args(action), **colour_args(tray), "cubes": s.trays[tray], "price": price}
        s.tell("tribe_acted", CHANCE, rule, {**args, "tie": "yes" if rivals > 0 else "no"})


def tribe_blocked(s: PrehistoryState, action: int, tray: int, is_full: bool) -> None:
    """Why a fuller tray does not fit: no room at the pillar, or nothing to do."""
    if s.events is not None:
        args: Args = {**action_args(action), **colour_args(tray), "cubes": s.trays[tray]}
        s.tell("tribe_blocked", CHANCE, "PH-14.5", {**args, "reason": "foot" if is_full else "impossible"})


def tribe_found_nothing(s: PrehistoryState, points: int) -> None:
    """No tray fits; the tribe takes points."""
    if s.events is not None:
        s.tell("tribe_found_nothing", CHANCE, "PH-14.5", {"points": points})


def tribe_lacked_cubes(s: PrehistoryState, action: int, tray: int, cubes: int) -> None:
    """The tribe leaves an action of summer."""
    if s.events is not None:
        args: Args = {**action_args(action), **colour_args(tray), "cubes": cubes}
        reason = "cubes" if cubes < s.box.raid_cubes else "impossible"
        s.tell("tribe_lacked_cubes", CHANCE, "PH-14.6", {**args, "reason": reason})


def tribe_chose_pillar(s: PrehistoryState, pillar: int, cubes: int, first: int) -> None:
    """Which pillar the tribe takes, and why."""
    if s.events is not None:
        args: Args = {"pillar": pillar, "cubes": cubes, "first": first}
        s.tell("tribe_chose_pillar", CHANCE, "PH-14.6", args)


def tribe_without_card(s: PrehistoryState, points: int) -> None:
    """No ceremony card brings the tribe anything; it takes points."""
    if s.events is not None:
        s.tell("tribe_without_card", CHANCE, "PH-14.7.3", {"points": points})


def tribe_migrated(s: PrehistoryState, count: int) -> None:
    """Members of the tribe came to the start hex."""
    if s.events is not None:
        s.tell("tribe_migrated", CHANCE, "PH-14.7.6", {"count": count})


def tribe_roused(s: PrehistoryState, space: int, tray: int, cubes: int) -> None:
    """Which member of the tribe moves, and in which direction."""
    if s.events is not None:
        args: Args = {**space_args(s.box, "space", space), **colour_args(tray), "cubes": cubes}
        direction = f"@prehistory-direction-{tray}"
        s.tell("tribe_roused", CHANCE, "PH-14.8", {**args, "direction": direction})


def tribe_looked(s: PrehistoryState, priority: int, target: int) -> None:
    """What a member of the tribe looked for in vain."""
    if s.events is not None and target < 0:
        s.tell("tribe_looked", CHANCE, "PH-14.8", {"sought": f"@prehistory-seek-{PRIORITIES[priority]}"})


def tribe_walked(s: PrehistoryState, here: int, there: int, priority: int) -> None:
    """Where a member of the tribe goes, and for what."""
    if s.events is not None:
        args: Args = {**space_args(s.box, "from", here), **space_args(s.box, "to", there)}
        s.tell(
            "tribe_walked", CHANCE, "PH-14.9", {**args, "sought": f"@prehistory-seek-{PRIORITIES[priority]}"}
        )


def tribe_stayed(s: PrehistoryState, space: int) -> None:
    """A member of the tribe stays at a megalith."""
    if s.events is not None:
        s.tell("tribe_stayed", CHANCE, "PH-14.9.5", space_args(s.box, "space", space))


def tribe_returned_cubes(s: PrehistoryState, tray: int, cubes: int) -> None:
    """Half a tray went back to the supply."""
    if s.events is not None:
        s.tell("tribe_returned_cubes", CHANCE, "PH-14.8", {**colour_args(tray), "cubes": cubes})


# --- the end --------------------------------------------------------------------------------------


def ended(s: PrehistoryState) -> None:
    """The game is over."""
    if s.events is not None:
        s.tell("ended", CHANCE, "PH-11.2", {"year": s.year})


def scored(s: PrehistoryState, player: int, line: str, rule: str, points: int) -> None:
    """A line of the final scoring."""
    if s.events is not None:
        s.tell("scored", _seat(s, player), rule, {"line": line, "points": points, **_by(s, player)})


def rite_scored(s: PrehistoryState, player: int, card: int, points: int) -> None:
    """A ceremony card is shown and scored."""
    if s.events is not None:
        args: Args = {**rite_args(s.box, card), "scored": points, **_by(s, player)}
        s.tell("rite_scored", _seat(s, player), "PH-6C.3", args)


def totalled(s: PrehistoryState, player: int, total: int) -> None:
    """All points of a player."""
    if s.events is not None:
        args: Args = {"track": s.points[player], "total": total, **_by(s, player)}
        s.tell("totalled", _seat(s, player), "PH-11.3", args)

"""What can happen in Prehistory: a function each, which tells it if anybody listens."""

from __future__ import annotations

from lascaux.games.prehistory.data import CHARACTERS, KINDS, PAIRS, PRIORITIES, SPACES, STATIONS, TRAP_ITEM
from lascaux.games.prehistory.naming import (
    action_args,
    basket_args,
    by_args,
    card_args,
    colour_args,
    counted_words,
    heap_words,
    hut_args,
    item_args,
    on_map,
    pillar_args,
    places_round,
    player_names,
    rite_args,
    seat_of,
    section_args,
    space_args,
    taken_from,
)
from lascaux.games.prehistory.state import EXTRA, PrehistoryState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args

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
        s.tell(
            "pillar_filled",
            CHANCE,
            rule,
            {**pillar_args(s, pillar), **colour_args(colour)},
            places=taken_from("pillar", pillar),
        )


def order_set(s: PrehistoryState) -> None:
    """The order of this year."""
    if s.events is not None:
        s.tell("order_set", CHANCE, "PH-3.5", {"players": player_names(s, s.order)})


def quarry_paid(s: PrehistoryState, player: int, colour: int, space: int) -> None:
    """A quarry gave a resource to whoever holds it."""
    if s.events is not None:
        args: Args = {**colour_args(colour), **space_args(s.box, "space", space), **by_args(s, player)}
        s.tell("quarry_paid", seat_of(s, player), "PH-13.7", args, places=on_map([space]))


def rained(s: PrehistoryState, player: int, brought: list[int]) -> None:
    """The weather brought resources."""
    if s.events is not None:
        words = counted_words(brought)
        args: Args = {"cubes": words, "count": len(words), **by_args(s, player)}
        s.tell("rained", seat_of(s, player), "PH-4.1", args)


def income_came(s: PrehistoryState, player: int, points: int, dev: int) -> None:
    """The fishing track gave something."""
    if s.events is not None and points + dev > 0:
        args: Args = {"points": points, "dev": dev, "space": s.marker[player], **by_args(s, player)}
        s.tell("income_came", seat_of(s, player), "PH-5.5", args)


def trap_paid(s: PrehistoryState, player: int, trap: int) -> None:
    """A trap gave something."""
    if s.events is not None:
        args: Args = {**item_args(TRAP_ITEM + trap), **by_args(s, player)}
        s.tell("trap_paid", seat_of(s, player), "PH-13.6", args)


# --- what is gained and paid ----------------------------------------------------------------------


def gained(s: PrehistoryState, player: int, kind: str, colour: int, amount: int) -> None:
    """Cubes came to somebody."""
    if s.events is not None:
        args: Args = {"kind": kind, "amount": amount, **colour_args(colour), **by_args(s, player)}
        s.tell("gained", seat_of(s, player), "PH-1.3" if player < s.seats else "PH-14.3", args)


def dev_gained(s: PrehistoryState, player: int, amount: int) -> None:
    """Development points came, or the tribe's marker moved on."""
    if s.events is not None:
        args: Args = {"amount": amount, "priority": f"@prehistory-seek-{PRIORITIES[s.priority]}"}
        rule = "PH-1.4" if player < s.seats else "PH-14.3"
        s.tell("dev_gained", seat_of(s, player), rule, {**args, **by_args(s, player)})


def points_gained(s: PrehistoryState, player: int, amount: int) -> None:
    """Points came."""
    if s.events is not None:
        s.tell("points_gained", seat_of(s, player), "PH-1.4", {"amount": amount, **by_args(s, player)})


def tile_turned(s: PrehistoryState, seat: int, station: int, shift: int, price: int) -> None:
    """A price tile was turned, for development points or by the painter."""
    if s.events is not None:
        args: Args = {"way": "right" if shift > 0 else "left", "price": price}
        rule = "PH-10.1" if price > 0 else "PH-12.4"
        name: Args = {"action": f"@prehistory-action-{STATIONS[station]}"}
        s.tell("tile_turned", seat, rule, {**args, **name}, places=[f"turn {STATIONS[station]}"])


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
        args: Args = {**section_args(section), **by_args(s, player)}
        s.tell("painted", seat_of(s, player), "PH-6A.2", args, places=["paint"])


def gathered(s: PrehistoryState, player: int, item: int, basket: int, place: int) -> None:
    """A gathering tile came to a basket."""
    if s.events is not None:
        args = {**item_args(item), **basket_args(basket), **by_args(s, player)}
        s.tell("gathered", seat_of(s, player), "PH-6B.2", args, places=taken_from("gather", place))


def paired(s: PrehistoryState, player: int, pair: int) -> None:
    """Two baskets made a pair."""
    if s.events is not None:
        args: Args = {"pair": f"@prehistory-pair-{PAIRS[pair]}", **by_args(s, player)}
        s.tell("paired", seat_of(s, player), "PH-6B.3", args)


def shifted(s: PrehistoryState, seat: int, here: int, there: int) -> None:
    """The farmer moved a tile."""
    if s.events is not None:
        args: Args = {"from": basket_args(here)["basket"], "to": basket_args(there)["basket"]}
        s.tell("shifted", seat, "PH-12.7", args)


def shamans_moved(s: PrehistoryState, seat: int, leavers: int, targets: int) -> None:
    """Shamans moved round the fire."""
    if s.events is not None:
        reached = places_round(targets)
        args: Args = {"to": reached, "from": places_round(leavers), "count": len(reached)}
        s.tell("shamans_moved", seat, "PH-6C.1", args)


def held(s: PrehistoryState, player: int, card: int, slot: int) -> None:
    """A ceremony card was taken."""
    if s.events is not None:
        args: Args = {**rite_args(s.box, card), **by_args(s, player)}
        s.tell("held", seat_of(s, player), "PH-6C.2", args, places=taken_from("ceremony", slot))


def order_claimed(s: PrehistoryState, player: int) -> None:
    """The marker moved on the order track; after the last year no order follows."""
    if s.events is not None and s.year < s.box.years:
        args: Args = {"place": s.track.index(player) + 1, **by_args(s, player)}
        s.tell("order_claimed", seat_of(s, player), "PH-6C.4", args)


def fished(s: PrehistoryState, player: int, item: int, place: int) -> None:
    """A fish was caught."""
    if s.events is not None:
        args: Args = {**item_args(item), "space": s.marker[player], **by_args(s, player)}
        s.tell("fished", seat_of(s, player), "PH-6D.2", args, places=taken_from("fish", place))


def trapped(s: PrehistoryState, player: int, item: int, place: int) -> None:
    """A fish trap was taken."""
    if s.events is not None:
        args: Args = {**item_args(item), **by_args(s, player)}
        s.tell("trapped", seat_of(s, player), "PH-13.6", args, places=taken_from("fish", place))


def track_advanced(s: PrehistoryState, seat: int) -> None:
    """The fisher went a step on the track."""
    if s.events is not None:
        s.tell("track_advanced", seat, "PH-12.11", {"space": s.marker[seat]})


def hunted(s: PrehistoryState, player: int, card: int, slot: int) -> None:
    """A hunting card was taken."""
    if s.events is not None:
        args: Args = {**card_args(s.box, card), **by_args(s, player)}
        s.tell("hunted", seat_of(s, player), "PH-6E.2", args, places=taken_from("hunt", slot))


def tracked(s: PrehistoryState, player: int, chain: list[int]) -> None:
    """Footprints before bring their rewards again."""
    if s.events is not None:
        args: Args = {**card_args(s.box, chain[0]), "count": len(chain) - 1, **by_args(s, player)}
        s.tell("tracked", seat_of(s, player), "PH-6E.2", args)


def migrated(s: PrehistoryState, seat: int, count: int, space: int, is_summer: bool) -> None:
    """Members went to the map, by the rules of spring or of summer."""
    if s.events is not None:
        args: Args = {"count": count, **space_args(s.box, "space", space)}
        rule = "PH-6F.2" if is_summer else "PH-6F.1"
        s.tell("migrated", seat, rule, args, places=["migrate", *on_map([space])])


def followed(s: PrehistoryState, player: int, action: int, space: int) -> None:
    """A member migrated by a megalith D."""
    if s.events is not None:
        args: Args = {**action_args(action), **space_args(s.box, "space", space), **by_args(s, player)}
        s.tell("followed", seat_of(s, player), "PH-13.3", args, places=on_map([space]))


def stayed(s: PrehistoryState, seat: int) -> None:
    """Nobody migrated by a megalith D."""
    if s.events is not None:
        s.tell("stayed", seat, "PH-13.3", {})


# --- turns ----------------------------------------------------------------------------------------


def passed(s: PrehistoryState, player: int, by_choice: bool) -> None:
    """Somebody is out for this spring."""
    if s.events is not None:
        args: Args = {"reason": "chose" if by_choice else "could_not", **by_args(s, player)}
        s.tell("passed", seat_of(s, player), "PH-4.2", args)


def skipped(s: PrehistoryState, seat: int) -> None:
    """Somebody left an action."""
    if s.events is not None:
        args: Args = {"season": "extra" if s.phase == EXTRA else "summer", **action_args(max(s.step, 0))}
        s.tell("skipped", seat, "PH-5.3", args)


def footed(s: PrehistoryState, player: int, colour: int, pillar: int) -> None:
    """A cube lies at the foot of a pillar."""
    if s.events is not None:
        args: Args = {**colour_args(colour), **pillar_args(s, pillar), **by_args(s, player)}
        s.tell("footed", seat_of(s, player), "PH-4.3", args, places=taken_from("pillar", pillar))


def pillar_taken(s: PrehistoryState, player: int, pillar: int, top: int) -> None:
    """All cubes of a pillar were taken."""
    if s.events is not None:
        words = heap_words(top)
        args: Args = {"cubes": words, "count": len(words), **pillar_args(s, pillar), **by_args(s, player)}
        s.tell("pillar_taken", seat_of(s, player), "PH-5.2", args, places=taken_from("pillar", pillar))


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
        s.tell("walked", seat, "PH-7.3", args, places=on_map([here, there]))


def found(s: PrehistoryState, player: int, item: int, space: int) -> None:
    """A member found something."""
    if s.events is not None:
        args: Args = {**item_args(item), **space_args(s.box, "space", space), **by_args(s, player)}
        s.tell("found", seat_of(s, player), "PH-9.1", args, places=on_map([space]))


def settled(s: PrehistoryState, seat: int, space: int) -> None:
    """A member settled and is on the player board again."""
    if s.events is not None:
        s.tell("settled", seat, "PH-8.2", space_args(s.box, "space", space), places=on_map([space]))


def member_returned(s: PrehistoryState, seat: int, space: int) -> None:
    """The matriarch took a member back."""
    if s.events is not None:
        args = space_args(s.box, "space", space)
        s.tell("member_returned", seat, "PH-12.13", args, places=on_map([space]))


def built(s: PrehistoryState, player: int, hut: int, space: int) -> None:
    """A hut stands."""
    if s.events is not None:
        where = "map" if space < SPACES else "board"
        args: Args = {**hut_args(s.box, hut), **space_args(s.box, "space", space), "where": where}
        rule = "PH-8.3" if where == "map" else "PH-12.9"
        s.tell("built", seat_of(s, player), rule, {**args, **by_args(s, player)}, places=on_map([space]))


def quarried(s: PrehistoryState, seat: int, colour: int, space: int) -> None:
    """A quarry was built."""
    if s.events is not None:
        args: Args = {**colour_args(colour), **space_args(s.box, "space", space)}
        s.tell("quarried", seat, "PH-13.7", args, places=on_map([space]))


# --- the end --------------------------------------------------------------------------------------


def ended(s: PrehistoryState) -> None:
    """The game is over."""
    if s.events is not None:
        s.tell("ended", CHANCE, "PH-11.2", {"year": s.year})


def scored(s: PrehistoryState, player: int, line: str, rule: str, points: int) -> None:
    """A line of the final scoring."""
    if s.events is not None:
        s.tell("scored", seat_of(s, player), rule, {"line": line, "points": points, **by_args(s, player)})


def rite_scored(s: PrehistoryState, player: int, card: int, points: int) -> None:
    """A ceremony card is shown and scored."""
    if s.events is not None:
        args: Args = {**rite_args(s.box, card), "scored": points, **by_args(s, player)}
        s.tell("rite_scored", seat_of(s, player), "PH-6C.3", args)


def totalled(s: PrehistoryState, player: int, total: int) -> None:
    """All points of a player."""
    if s.events is not None:
        args: Args = {"track": s.points[player], "total": total, **by_args(s, player)}
        s.tell("totalled", seat_of(s, player), "PH-11.3", args)

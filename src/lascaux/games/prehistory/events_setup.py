"""What can happen before the first year of Prehistory, and whenever displays are filled."""

from __future__ import annotations

from lascaux.games.prehistory.actions import PLACINGS, place_of
from lascaux.games.prehistory.data import (
    CHARACTERS,
    KINDS,
    MAP_TILE_NAMES,
    PATTERNS,
    PRICE_NAMES,
    STATIONS,
    WEATHER_NAMES,
)
from lascaux.games.prehistory.naming import (
    by_args,
    card_args,
    colour_args,
    item_args,
    player_names,
    rite_args,
    seat_of,
    space_args,
)
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args


def ordered(s: PrehistoryState) -> None:
    """The order of the first year."""
    if s.events is not None:
        s.tell("ordered", CHANCE, "PH-2.10", {"players": player_names(s, s.order)})


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
        args: Args = {"tile": WEATHER_NAMES[tile], **by_args(s, player)}
        s.tell("weather_dealt", seat_of(s, player), "PH-2.7", args)


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

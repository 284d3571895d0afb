"""What comes before the first year: order, tiles, characters, and how everybody begins."""

from __future__ import annotations

from lascaux.games.prehistory.actions import BEGIN as BEGIN_ROW
from lascaux.games.prehistory.actions import (
    CENTRE,
    CHARACTER,
    NEXT,
    PRICE,
    SKY,
    SPIN,
    TRIBE_WORD,
    TURNS,
)
from lascaux.games.prehistory.data import (
    CHARACTERS,
    KINDS,
    PATTERNS,
    SHAMAN_PATTERNS,
    SHARED_STATIONS,
    STATIONS,
    WEATHER_TILES,
)
from lascaux.games.prehistory.events_setup import (
    began,
    centre_shown,
    character_dealt,
    ordered,
    price_laid,
    weather_dealt,
)
from lascaux.games.prehistory.state import NONE, PrehistoryState
from lascaux.games.prehistory.steps.holding import is_tribe, players_of
from lascaux.games.prehistory.steps.numbers import (
    BEGIN,
    DEAL_CHARACTER,
    DEAL_WEATHER,
    DRAW_CENTRE,
    DRAW_ORDER,
    DRAW_PRICE,
    SPIN_WEATHER,
)
from lascaux.games.prehistory.steps.picks import with_one
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import FairStep, Step
from lascaux.parts.masks import items_of


class DrawOrder(FairStep[PrehistoryState]):
    """Who is next in the order of the first year.

    Rule: PH-2.10.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        left = [player for player in range(players_of(s)) if player not in s.order]
        return [NEXT + (TRIBE_WORD if is_tribe(s, player) else player) for player in left]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        word = action - NEXT
        s.order = (*s.order, s.seats if word == TRIBE_WORD else word)
        if len(s.order) == players_of(s) - 1:
            s.order = (*s.order, *[player for player in range(players_of(s)) if player not in s.order])
        if len(s.order) == players_of(s):
            ordered(s)


class DrawPrice(FairStep[PrehistoryState]):
    """A price tile for an action, turned at random.

    Rule: PH-2.1, PH-15.3, PH-15.4.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [PRICE + tile * TURNS + turn for tile in items_of(s.unseen_prices) for turn in range(TURNS)]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        turned = action - PRICE
        s.unseen_prices &= ~(1 << turned // TURNS)
        s.prices.append(turned)
        price_laid(s, len(s.prices) - 1, turned)


class DrawCentre(FairStep[PrehistoryState]):
    """The price tile in the middle, or the next one that lies ready.

    Rule: PH-2.1, PH-3.1.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [CENTRE + tile for tile in items_of(s.unseen_prices)]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        tile = action - CENTRE
        s.unseen_prices &= ~(1 << tile)
        is_first = s.centre == NONE
        if is_first:
            s.centre = tile
        else:
            s.next_centre = tile
        centre_shown(s, tile, is_first)


class DealWeather(FairStep[PrehistoryState]):
    """A weather tile for a player.

    Frame: a = the player.
    Rule: PH-2.7, PH-14.1, PH-15.50.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        dealt = [turned // KINDS for turned in s.weather if turned != NONE]
        return [SKY + tile for tile in range(WEATHER_TILES) if tile not in dealt]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        s.weather[f.a] = (action - SKY) * KINDS
        weather_dealt(s, f.a, action - SKY)
        if is_tribe(s, f.a):
            s.stack.append(Frame(SPIN_WEATHER, CHANCE))


class SpinWeather(FairStep[PrehistoryState]):
    """The weather tile of the tribe is turned by chance.

    Rule: PH-14.1, PH-15.61.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return list(range(SPIN, SPIN + TURNS))

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        s.weather[s.seats] += action - SPIN


class DealCharacter(FairStep[PrehistoryState]):
    """A character for each seat in turn.

    Rule: PH-12.1, PH-15.57.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [
            CHARACTER + character
            for character in range(1, len(CHARACTERS) + 1)
            if character not in s.characters
        ]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        s.characters = (*s.characters, action - CHARACTER)
        character_dealt(s, len(s.characters) - 1, action - CHARACTER)


class Begin(Step[PrehistoryState]):
    """How a seat turns its weather tile and places its shamans at the start.

    Rule: PH-2.7, PH-2.8, PH-15.27, PH-15.51.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return list(range(BEGIN_ROW, BEGIN_ROW + TURNS * len(PATTERNS)))

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        turn, pattern = (action - BEGIN_ROW) // len(PATTERNS), (action - BEGIN_ROW) % len(PATTERNS)
        s.weather[f.seat] += turn
        for place in SHAMAN_PATTERNS[pattern]:
            s.shamans[f.seat] = with_one(s.shamans[f.seat], place)
        began(s, f.seat, turn, pattern)


def prepare_next(s: PrehistoryState) -> bool:
    """The next draw for order, price tiles, weather and characters; False once all are drawn.

    Rule: PH-2.1, PH-2.7, PH-2.10, PH-12.1.
    """
    stations = len(STATIONS) if s.is_separate else SHARED_STATIONS
    if len(s.order) < players_of(s):
        s.stack.append(Frame(DRAW_ORDER, CHANCE))
    elif len(s.prices) < stations:
        s.stack.append(Frame(DRAW_PRICE, CHANCE))
    elif s.centre == NONE or s.next_centre == NONE:
        s.stack.append(Frame(DRAW_CENTRE, CHANCE))
    elif NONE in s.weather:
        s.stack.append(Frame(DEAL_WEATHER, CHANCE, s.weather.index(NONE)))
    elif s.has_characters and len(s.characters) < s.seats:
        s.stack.append(Frame(DEAL_CHARACTER, CHANCE))
    else:
        return False
    return True


def begin_next(s: PrehistoryState) -> bool:
    """Ask the next seat in order how it begins; False once all have said.

    Rule: PH-2.7, PH-2.8.
    """
    for player in s.order:
        if not is_tribe(s, player) and s.shamans[player] == 0:
            s.stack.append(Frame(BEGIN, player))
            return True
    return False

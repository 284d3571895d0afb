"""What food, goods, people, tools, cards and buildings are worth, in points, with so many rounds to come."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import (
    AGRICULTURE,
    ANY_TWO,
    BUILDER,
    DRAW,
    FARMER,
    FOOD,
    GAIN,
    GOODS,
    INCOME,
    JEWEL,
    LOTTERY,
    MAKER,
    MOST_TOOL,
    MOST_WORKERS,
    ONE_USE,
    POINTS,
    RESOURCES,
    ROLL,
    SHAMAN,
    STYLE_LOTTERY,
    SYMBOLS,
    TOOL,
    TOOL_SLOTS,
    TRACK_END,
    TRADE,
    TRADER,
    WORK,
    WORKER,
)
from lascaux.games.stone_age.scoring import people_of, tools_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.parts.masks import count_of

MEAL: Final = 2.1  # points that a food is worth to those who will eat it soon
AHEAD: Final = 1.5  # rounds that are soon
STOCK: Final = 1.1  # and to those who will eat it later
SPARE_MEAL: Final = 0.15  # and one that nobody will
CATCH: Final = 1.4  # and one that is still to be hunted or bought
HARVEST: Final = 1.7  # and one that a field brings in each round
LABOUR: Final = 2.9  # what a worker earns in a round, before eating
EDGE: Final = 1.1  # what one more on a tool earns in a round
USE: Final = 0.9  # part of its printed worth that a resource brings, as long as there is time to use it
LEFT_OVER: Final = 1.0  # what it is worth when there is none
SHELF: Final = 9  # resources that find a use
JEWEL_WORTH: Final = 1.4
TRADE_WORTH: Final = 0.7  # of a step of trade for each round
TRADE_ROUNDS: Final = 9.0  # in which there is something to barter for
WORKSHOP_WORTH: Final = 0.3  # of a workshop of one's own in each round
DICE_WORTH: Final = 5.0  # of the dice for everybody, to the buyer
DICE_FOR_OTHERS: Final = 3.4
UNSEEN_WORTH: Final = 6.0  # of a card from the deck
SYMBOL_HOPE: Final = [0.0, 0.0, 0.25, 0.3, 0.4, 0.4]  # of a symbol more in each round to come, by seats
# What grows in a round, by and large: agriculture, tools, buildings, people, trade.
GROWTH: Final = [0.35, 0.35, 0.35, 0.15, 0.25]
CARDS_A_ROUND: Final = [0.0, 0.0, 2.2, 2.8, 3.3, 4.2]  # by seats
TILES_A_ROUND: Final = 0.55  # of one stack, where it is lowest


def rounds_after(s: StoneAgeState) -> float:
    """How many rounds may still follow this one."""
    cards = count_of(s.deck) / CARDS_A_ROUND[s.seats]
    for top, below in zip(s.tops, s.below, strict=True):
        cards = min(cards, (below + (1 if top != 0 else 0)) / TILES_A_ROUND)
    return cards


def good_worth(s: StoneAgeState, good: int, rounds: float) -> float:
    """What one good is worth, if it can be used."""
    share = min(1.0, 0.4 + 0.4 * rounds)
    if good == JEWEL:
        return JEWEL_WORTH * share if s.style else 0.0
    return LEFT_OVER + (USE * s.box.worth[good] - LEFT_OVER) * share


def goods_worth(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What the goods of a seat are worth; too many lie about."""
    base = seat * len(GOODS)
    worth = 0.0
    shelf = SHELF
    for good in range(RESOURCES - 1, -1, -1):
        count = s.goods[base + good]
        used = min(count, shelf)
        shelf -= used
        worth += used * good_worth(s, good, rounds) + (count - used) * LEFT_OVER
    jewels = s.goods[base + JEWEL]
    return worth + min(jewels, SHELF) * good_worth(s, JEWEL, rounds)


def effect_worth(s: StoneAgeState, seat: int, effect: int, amount: int, rounds: float) -> float:
    """What the upper half of a card, a die or a building brings a seat."""
    if effect == FOOD:
        return amount * CATCH * 0.9
    if GAIN <= effect < ROLL:
        return amount * good_worth(s, effect - GAIN, rounds)
    if ROLL <= effect < POINTS:
        good = effect - ROLL
        return 3.5 * amount / s.box.divisor[1 + good] * good_worth(s, good, rounds)
    if effect == POINTS:
        return float(amount)
    if effect == TOOL:
        return amount * tool_worth(s, seat, rounds)
    if effect == AGRICULTURE:
        return amount * field_worth(s, seat, rounds)
    if effect == TRADE:
        return trade_worth(s, seat, amount, rounds)
    return later_worth(s, seat, effect, amount, rounds)


def later_worth(s: StoneAgeState, seat: int, effect: int, amount: int, rounds: float) -> float:
    """What lasts, or shows itself only later."""
    if effect in (LOTTERY, STYLE_LOTTERY):
        return DICE_WORTH
    if effect == DRAW:
        return UNSEEN_WORTH
    if effect == ONE_USE:
        return 0.9 * amount
    if effect == ANY_TWO:
        return 2 * good_worth(s, RESOURCES - 1, rounds)
    if effect == WORKER:
        return worker_worth(s, seat, rounds)
    if INCOME <= effect < WORK:
        return rounds * good_worth(s, effect - INCOME, rounds)
    if effect >= WORK:
        return WORKSHOP_WORTH * rounds
    return 0.0


def tool_worth(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What one more on a tool is worth."""
    if tools_of(s, seat) >= TOOL_SLOTS * MOST_TOOL:
        return 0.0
    return EDGE * rounds + people_of(s, seat, MAKER)


def field_worth(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What a step of agriculture is worth: food in each round, as long as somebody eats it."""
    if s.agriculture[seat] >= TRACK_END:
        return 0.0
    meal = HARVEST if s.agriculture[seat] < s.workers[seat] else SPARE_MEAL
    return meal * (rounds + 0.7) + people_of(s, seat, FARMER)


def worker_worth(s: StoneAgeState, seat: int, rounds: float) -> float:
    """What one more worker is worth: work in each round to come, less what is eaten."""
    if s.workers[seat] >= MOST_WORKERS:
        return 0.0
    return LABOUR * rounds - MEAL * (rounds + 1.0) + people_of(s, seat, SHAMAN)


def trade_worth(s: StoneAgeState, seat: int, steps: int, rounds: float) -> float:
    """What an advance in trade is worth, jewels included."""
    moved = min(TRACK_END, s.trade[seat] + steps) - s.trade[seat]
    step = barter_worth(rounds) + people_of(s, seat, TRADER)
    return moved * step + s.box.advance_jewels * good_worth(s, JEWEL, rounds)


def barter_worth(rounds: float) -> float:
    """What a step of trade brings in the rounds to come."""
    return TRADE_WORTH * min(rounds, TRADE_ROUNDS)


def bottom_worth(s: StoneAgeState, seat: int, bottom: int, count: int, rounds: float) -> float:
    """What the lower half of a card adds in the end."""
    if bottom < SYMBOLS:
        have = people_of(s, seat, bottom)
        different = 0
        for symbol in range(SYMBOLS):
            if people_of(s, seat, symbol) > have:
                different += 1
        hope = SYMBOL_HOPE[s.seats] * rounds if have == 0 else 0.0
        return 2.0 * (different + hope) + 1.0
    return count * (factor_of(s, seat, bottom) + GROWTH[bottom - SYMBOLS] * rounds)


def factor_of(s: StoneAgeState, seat: int, bottom: int) -> int:
    """What people of a sort are multiplied with as it stands."""
    if bottom == FARMER:
        return s.agriculture[seat]
    if bottom == MAKER:
        return tools_of(s, seat)
    if bottom == BUILDER:
        return count_of(s.tiles[seat])
    return s.workers[seat] if bottom == SHAMAN else s.trade[seat]


def card_worth(s: StoneAgeState, seat: int, card: int, rounds: float) -> float:
    """What a card of the row is worth to a seat, its price not counted."""
    top = effect_worth(s, seat, s.box.top[card], s.box.top_amount[card], rounds)
    return top + bottom_worth(s, seat, s.box.bottom[card], s.box.count[card], rounds)


def tile_worth(s: StoneAgeState, seat: int, tile: int, points: int, rounds: float) -> float:
    """What a building is worth to a seat, scored like this."""
    effect = effect_worth(s, seat, s.box.tile_effect[tile], s.box.tile_amount[tile], rounds)
    return points + effect + people_of(s, seat, BUILDER) + 0.5

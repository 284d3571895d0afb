"""What people, cards, dice and buildings bring at once."""

from __future__ import annotations

from lascaux.games.stone_age.actions import DRAW as DRAW_ROW
from lascaux.games.stone_age.actions import KEEP, TWO, TWOS
from lascaux.games.stone_age.data import (
    AGRICULTURE,
    ANY_TWO,
    DRAW,
    FOOD,
    FOREST,
    GAIN,
    GOODS,
    GROWTH,
    JEWEL,
    LOTTERY,
    MOST_TOOL,
    MOST_WORKERS,
    ONE_USE,
    POINTS,
    ROLL,
    STYLE_LOTTERY,
    TOOL,
    TOOL_SLOTS,
    TRACK_END,
    TRADE,
)
from lascaux.games.stone_age.events import (
    advanced,
    born,
    drew,
    farmed,
    food_gained,
    gained,
    kept,
    pointed,
    tool_made,
    two_taken,
)
from lascaux.games.stone_age.naming import NO_PLACE
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.numbers import DRAW_CARD, ROLL_DICE, ROLL_SUM, TAKE_TWO
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import FairStep, Step
from lascaux.parts.masks import count_of, items_of, lowest_of


class DrawCard(FairStep[StoneAgeState]):
    """The top card of the deck, for its lower half; only its owner sees it.

    Frame: a = the seat, b = what draws: card, building, or the purchase of the unseen card.
    Rule: SA-6.10, SA-13.4, SA-15.3, SA-17.10.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [DRAW_ROW + card for card in items_of(s.deck)]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        card = 1 << action - DRAW_ROW
        s.deck ^= card
        s.cards[f.a] |= card
        s.unknown[f.a] |= card
        drew(s, f.a, action - DRAW_ROW, f.b)

    def audience(self, s: StoneAgeState, f: Frame) -> int:
        return 1 << f.a


class TakeTwo(Step[StoneAgeState]):
    """Whoever has just bought the card takes two resources, or keeps it for later.

    Rule: SA-6.12, SA-17.8.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        return [*two_rows(s, f.seat), KEEP]

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action == KEEP:
            kept(s, f.seat)
        else:
            take_two(s, f.seat, action)


def gain(s: StoneAgeState, seat: int, effect: int, amount: int, source: int, card: int) -> None:
    """Let an effect happen, of a card (its number), dice or a building (0).

    Rule: SA-6.4, SA-6.5, SA-6.6, SA-6.7.
    """
    if effect == FOOD:
        s.food[seat] += amount
        food_gained(s, seat, amount)
    elif GAIN <= effect < ROLL:
        gain_goods(s, seat, effect - GAIN, amount, source)
    elif ROLL <= effect < POINTS:
        s.stack.append(Frame(ROLL_SUM, CHANCE, FOREST + effect - ROLL, amount, seat))
    elif effect == POINTS:
        s.score[seat] += amount
        pointed(s, seat, amount)
    elif effect in GROWTH:
        grow(s, seat, effect, amount, source)
    else:
        open_question(s, seat, effect, amount, source, card)


def grow(s: StoneAgeState, seat: int, effect: int, steps: int, source: int) -> None:
    """Tools, agriculture, trade or people grow.

    Rule: SA-6.8, SA-6.9, SA-14.4, SA-16.4, SA-16.5, SA-16.6.
    """
    if effect == AGRICULTURE:
        farm(s, seat, steps, source)
    elif effect == TRADE:
        advance_trade(s, seat, steps)
    else:
        for _ in range(steps):
            if effect == TOOL:
                make_tool(s, seat)
            else:
                bear(s, seat)


def open_question(s: StoneAgeState, seat: int, effect: int, amount: int, source: int, card: int) -> None:
    """Dice for everybody, an unseen card, or something to use later.

    Rule: SA-6.1, SA-6.10, SA-6.11, SA-6.12, SA-14.3, SA-15.3, SA-15.4.
    """
    if effect == DRAW:
        draw_cards(s, seat, amount, source)
    elif effect in (LOTTERY, STYLE_LOTTERY):
        s.stack.append(Frame(ROLL_DICE, CHANCE, seat, 1 if effect == STYLE_LOTTERY else 0, source))
    elif effect == ONE_USE:
        s.ready[seat] |= 1 << card
    elif effect == ANY_TWO:
        s.ready[seat] |= 1 << card
        s.stack.append(Frame(TAKE_TWO, seat))


def gain_goods(s: StoneAgeState, seat: int, good: int, amount: int, source: int) -> None:
    """Goods from the supply, which never ends.

    Rule: SA-0.7, SA-6.5, SA-11.8.
    """
    s.goods[seat * len(GOODS) + good] += amount
    gained(s, seat, good, amount, source)


def make_tool(s: StoneAgeState, seat: int, place: int = NO_PLACE) -> None:
    """Raise the first of the lowest tools by one; nothing happens once all are best.

    Rule: SA-4.2, SA-5.1, SA-5.6, SA-17.1, SA-17.12.
    """
    base = seat * TOOL_SLOTS
    slot = base
    for other in range(base + 1, base + TOOL_SLOTS):
        if s.tools[other] < s.tools[slot]:
            slot = other
    is_better = s.tools[slot] < MOST_TOOL
    if is_better:
        s.tools[slot] += 1
    tool_made(s, seat, is_better, place)


def farm(s: StoneAgeState, seat: int, steps: int, source: int, place: int = NO_PLACE) -> None:
    """Agriculture grows, up to the end of its track.

    Rule: SA-4.4, SA-6.9, SA-16.6, SA-17.1.
    """
    before = s.agriculture[seat]
    s.agriculture[seat] = min(TRACK_END, before + steps)
    farmed(s, seat, s.agriculture[seat] > before, source, place)


def bear(s: StoneAgeState, seat: int, place: int = NO_PLACE) -> None:
    """A further worker, who eats in this round and works from the next one on; not above ten.

    Rule: SA-4.3, SA-8.2, SA-16.4, SA-17.1.
    """
    before = s.workers[seat]
    s.workers[seat] = min(MOST_WORKERS, before + 1)
    born(s, seat, s.workers[seat] > before, place)


def advance_trade(s: StoneAgeState, seat: int, steps: int) -> None:
    """Trade advances, and any advance brings jewels; at its end they come all the same.

    Rule: SA-12.2, SA-12.3, SA-14.4, SA-17.3.
    """
    before = s.trade[seat]
    s.trade[seat] = min(TRACK_END, before + steps)
    s.goods[seat * len(GOODS) + JEWEL] += s.box.advance_jewels
    advanced(s, seat, s.trade[seat] > before)


def draw_cards(s: StoneAgeState, seat: int, cards: int, source: int) -> None:
    """Cards from the deck, as far as it has any.

    Rule: SA-6.10, SA-15.3, SA-17.2.
    """
    for _ in range(min(cards, count_of(s.deck))):
        s.stack.append(Frame(DRAW_CARD, CHANCE, seat, source))


def has_any_two(s: StoneAgeState, seat: int) -> bool:
    """Whether a seat may still take any two resources.

    Rule: SA-6.12.
    """
    return s.ready[seat] & s.box.any_two_mask != 0


def two_rows(s: StoneAgeState, seat: int) -> list[int]:
    """The rows of taking any two resources; none without the card.

    Rule: SA-6.12, SA-17.8.
    """
    return [TWO + pair for pair in range(len(TWOS))] if has_any_two(s, seat) else []


def take_two(s: StoneAgeState, seat: int, action: int) -> None:
    """Both resources at once; the card is used.

    Rule: SA-6.12.
    """
    s.ready[seat] ^= 1 << lowest_of(s.ready[seat] & s.box.any_two_mask)
    one, other = TWOS[action - TWO]
    s.goods[seat * len(GOODS) + one] += 1
    s.goods[seat * len(GOODS) + other] += 1
    two_taken(s, seat, one, other)

"""Phase 2: whoever's turn it is uses the own people, place by place."""

from __future__ import annotations

from lascaux.games.stone_age.actions import TWO, USE
from lascaux.games.stone_age.data import (
    CARD,
    FIELD,
    GOODS,
    HUT,
    INCOME,
    MARKET,
    OF_PEOPLE,
    PLACES,
    TOOL_MAKER,
    WORKSHOP,
)
from lascaux.games.stone_age.events import income, market_used
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.buying import ask_for_extra, go_shopping
from lascaux.games.stone_age.steps.gaining import (
    advance_trade,
    bear,
    farm,
    make_tool,
    take_two,
    two_rows,
)
from lascaux.games.stone_age.steps.numbers import ROLL_SUM, USE_PLACE
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import COUNT_BITS, count_of
from lascaux.parts.masks import lowest_of


class UsePlace(Step[StoneAgeState]):
    """The people of one place come back and do what it is for; in any order.

    Rule: SA-4.1, SA-6.12, SA-17.8.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        options = [USE + place for place in range(PLACES) if count_of(s.at[place], f.seat) != 0]
        return options + two_rows(s, f.seat)

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action >= TWO:
            take_two(s, f.seat, action)
        else:
            use(s, f.seat, action - USE)


def use(s: StoneAgeState, seat: int, place: int) -> None:
    """What the people at a place do.

    Rule: SA-4.2, SA-4.3, SA-4.4, SA-4.5, SA-4.7, SA-4.9, SA-12.2, SA-15.7.
    """
    people = count_of(s.at[place], seat)
    s.at[place] -= people << COUNT_BITS * seat
    if place == TOOL_MAKER:
        make_tool(s, seat, place)
    elif place == HUT:
        bear(s, seat, place)
    elif place == FIELD:
        farm(s, seat, 1, OF_PEOPLE, place)
    elif place == MARKET:
        market_used(s, seat)
        advance_trade(s, seat, s.box.market_steps)
    elif CARD <= place < WORKSHOP:
        go_shopping(s, seat, place)
    else:
        s.stack.append(Frame(ROLL_SUM, CHANCE, place, people, seat))


def act_next(s: StoneAgeState) -> bool:
    """Ask whoever's turn it is, or the next; False if all have used their people.

    Rule: SA-2.1, SA-4.1, SA-12.12.
    """
    if s.turn == s.seats:
        return False
    seat = (s.first + s.turn) % s.seats
    if s.asks_extra:
        s.asks_extra = False
        ask_for_extra(s, seat)
    elif has_people_out(s, seat):
        s.stack.append(Frame(USE_PLACE, seat))
    else:
        s.turn += 1
        s.has_bartered = False
    return True


def has_people_out(s: StoneAgeState, seat: int) -> bool:
    """Whether people of a seat are still at work."""
    for at in s.at:
        if count_of(at, seat) != 0:
            return True
    return False


def give_income(s: StoneAgeState) -> None:
    """Buildings of the magazine bring a resource at the start of phase 2, unasked.

    Rule: SA-16.1, SA-16.2, SA-16.3.
    """
    for offset in range(s.seats):
        seat = (s.first + offset) % s.seats
        tiles = s.tiles[seat] & s.box.income_mask
        while tiles != 0:
            tile = lowest_of(tiles)
            good, amount = s.box.tile_effect[tile] - INCOME, s.box.tile_amount[tile]
            s.goods[seat * len(GOODS) + good] += amount
            income(s, seat, good, amount)
            tiles &= tiles - 1

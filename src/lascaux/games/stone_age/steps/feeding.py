"""Phase 3: everybody eats."""

from __future__ import annotations

from lascaux.games.stone_age.actions import PAY, STARVE, TWO
from lascaux.games.stone_age.data import ANY, GOODS, RESOURCES
from lascaux.games.stone_age.events import CHOSE, COULD_NOT, fed, fed_with_goods, harvested, starved
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.games.stone_age.steps.gaining import take_two, two_rows
from lascaux.games.stone_age.steps.numbers import FEED
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import count_of


class Feed(Step[StoneAgeState]):
    """Who lacks food gives resources for it, one by one in their order, or goes hungry.

    Frame: a = food that is still missing, b = the resource paid last and one more; 0 before the first.
    Rule: SA-8.3, SA-8.4, SA-17.8, SA-17.13.
    """

    def legal(self, s: StoneAgeState, f: Frame) -> list[int]:
        rows = [PAY + good for good in range(RESOURCES) if can_feed_from(s, f.seat, f.a, f.b, good)]
        if f.b == 0:
            rows += [*two_rows(s, f.seat), STARVE]
        return rows

    def apply(self, s: StoneAgeState, f: Frame, action: int) -> None:
        if action == STARVE:
            starve(s, f.seat, CHOSE)
        elif action >= TWO:
            take_two(s, f.seat, action)
            s.stack.append(Frame(FEED, f.seat, f.a))
        else:
            good = action - PAY
            s.goods[f.seat * len(GOODS) + good] -= 1
            fed_with_goods(s, f.seat, good)
            if f.a > 1:
                s.stack.append(Frame(FEED, f.seat, f.a - 1, good + 1))


def feed(s: StoneAgeState, seat: int) -> None:
    """Food comes in, everybody eats one; who lacks some is asked, if resources can make up for all of it.

    Rule: SA-8.1, SA-8.2, SA-8.3, SA-8.4, SA-17.13.
    """
    s.food[seat] += s.agriculture[seat]
    harvested(s, seat)
    need = s.workers[seat]
    eaten = min(need, s.food[seat])
    s.food[seat] -= eaten
    fed(s, seat, eaten)
    if eaten == need:
        return
    gap = need - eaten
    promised = ANY * count_of(s.ready[seat] & s.box.any_two_mask)
    if resources_of(s, seat, 0) + promised >= gap:
        s.stack.append(Frame(FEED, seat, gap))
    else:
        starve(s, seat, COULD_NOT)


def starve(s: StoneAgeState, seat: int, why: int) -> None:
    """Points are lost, once, however many go hungry; the score may fall below zero.

    Rule: SA-8.4, SA-8.5.
    """
    s.score[seat] -= s.box.hunger
    starved(s, seat, why)


def can_feed_from(s: StoneAgeState, seat: int, gap: int, last: int, good: int) -> bool:
    """Whether this resource may come next: not before the last one, and enough follows.

    Rule: SA-8.3, SA-17.13.
    """
    if good + 1 < last or s.goods[seat * len(GOODS) + good] == 0:
        return False
    return resources_of(s, seat, good) >= gap


def resources_of(s: StoneAgeState, seat: int, first: int) -> int:
    """How many resources a seat has, from one of them on."""
    base = seat * len(GOODS)
    return sum(s.goods[base + first : base + RESOURCES])

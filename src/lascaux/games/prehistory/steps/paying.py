"""Fish and game are paid with different colours of one half of the price tile."""

from __future__ import annotations

from lascaux.games.prehistory.actions import PAY as PAY_ROW
from lascaux.games.prehistory.data import FISHING
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.fishing import catch, fish_value
from lascaux.games.prehistory.steps.halves import limits_for
from lascaux.games.prehistory.steps.holding import pay_resource
from lascaux.games.prehistory.steps.hunting import hunt
from lascaux.games.prehistory.steps.numbers import PAY
from lascaux.games.prehistory.steps.picks import completed, kinds_in, next_kinds, size_of, with_one
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step


class Pay(Step[PrehistoryState]):
    """The next resource for a fish or for game; colours come in their order.

    Frame: a = the action, b = the place or slot, c = the heap of what is chosen so far.
    Rule: PH-6D.1, PH-6E.1, PH-12.10, PH-12.14.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        limits = limits_for(s, f.seat, f.a)
        return [PAY_ROW + colour for colour in next_kinds(limits, f.c, price_of(s, f.a, f.b))]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        pay_on(s, f.seat, f.a, f.b, with_one(f.c, action - PAY_ROW))


def price_of(s: PrehistoryState, action: int, place: int) -> int:
    """How many resources what lies there costs.

    Rule: PH-6D.1, PH-6E.1.
    """
    return fish_value(s, s.river[place]) if action == FISHING else s.box.card_value[s.hunting[place]]


def pay_on(s: PrehistoryState, seat: int, action: int, place: int, heap: int) -> None:
    """Ask for the next resource; where there is no choice it is paid unasked.

    Rule: PH-6D.1, PH-6E.1.
    """
    price = price_of(s, action, place)
    heap = completed(limits_for(s, seat, action), heap, price)
    if size_of(heap) < price:
        s.stack.append(Frame(PAY, seat, action, place, heap))
        return
    for colour in kinds_in(heap):
        pay_resource(s, seat, colour, 1)
    if action == FISHING:
        catch(s, seat, place)
    else:
        hunt(s, seat, place)

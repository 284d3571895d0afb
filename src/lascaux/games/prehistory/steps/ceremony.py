"""Ceremony: shamans move to places that are paid, and a card of their number is taken."""

from __future__ import annotations

from lascaux.games.prehistory.actions import FROM, TO
from lascaux.games.prehistory.data import CEREMONY, KINDS, SHAMAN, SHAMANS
from lascaux.games.prehistory.events import held, order_claimed, shamans_moved
from lascaux.games.prehistory.state import EXTRA, PrehistoryState
from lascaux.games.prehistory.steps.following import after_action
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.holding import (
    colour_at,
    gain_dev,
    pay_resource,
    replaced,
)
from lascaux.games.prehistory.steps.numbers import SHAMAN_FROM, SHAMAN_TO
from lascaux.games.prehistory.steps.picks import (
    completed,
    kinds_in,
    most_of,
    next_kinds,
    size_of,
    with_one,
)
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.heaps import count_of


class ShamanTo(Step[PrehistoryState]):
    """The next place that a shaman moves to and that is paid for; places come in their order.

    Frame: a = the slot of the card, b = the heap of the places chosen so far.
    Rule: PH-6C.1, PH-12.16.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        limits = targets_of(s, f.seat)
        return [TO + place for place in next_kinds(limits, f.b, s.box.rite_value[s.ceremony[f.a]])]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        gather_targets(s, f.seat, f.a, with_one(f.b, action - TO))


class ShamanFrom(Step[PrehistoryState]):
    """The next place that a shaman leaves; places come in their order.

    Frame: a = the slot of the card, b = the heap of the places moved to, c = that of the places left so far.
    Rule: PH-6C.1.
    """

    def legal(self, s: PrehistoryState, f: Frame) -> list[int]:
        return [FROM + place for place in next_kinds(places_of(s, f.seat), f.c, size_of(f.b))]

    def apply(self, s: PrehistoryState, f: Frame, action: int) -> None:
        gather_leavers(s, f.seat, f.a, f.b, with_one(f.c, action - FROM))


def spring_ceremonies(s: PrehistoryState, seat: int, keeps_foot: bool) -> int:
    """Mask of the slots for whose card a seat can move and pay as many shamans as its value.

    Rule: PH-6C.1, PH-6C.2, PH-4.3, PH-15.15.
    """
    most = most_of(targets_of(s, seat))
    slots = 0
    for slot, card in enumerate(s.ceremony):
        value = s.box.rite_value[card]
        can_pay = card != 0 and value <= most
        if can_pay and (not keeps_foot or leaves_foot(s, seat, -value, s.box.rite_dev[card])):
            slots |= 1 << slot
    return slots


def summer_ceremonies(s: PrehistoryState, seat: int) -> int:
    """Mask of the slots whose card a seat can pay with yellow cubes.

    Rule: PH-6C.2, PH-15.14.
    """
    yellow = s.cubes[seat * KINDS + CEREMONY]
    slots = 0
    for slot, card in enumerate(s.ceremony):
        if card != 0 and s.box.rite_value[card] <= yellow:
            slots |= 1 << slot
    return slots


def places_of(s: PrehistoryState, player: int) -> list[int]:
    """By place: how many shamans of a player stand there.

    Rule: PH-2.8.
    """
    return [count_of(s.shamans[player], place) for place in range(KINDS)]


def targets_of(s: PrehistoryState, seat: int) -> list[int]:
    """By place: how many shamans a seat could move there and pay for.

    Rule: PH-6C.1, PH-12.16, PH-15.15.
    """
    is_shaman = s.has_characters and s.characters[seat] == SHAMAN
    limits: list[int] = []
    for place in range(KINDS):
        if count_of(s.shamans[seat], place) > 0:
            limits.append(0)
        else:
            held = s.resources[seat * KINDS + colour_at(s, CEREMONY, place)]
            limits.append(min(SHAMANS, held) if is_shaman else min(1, held))
    return limits


def gather_targets(s: PrehistoryState, seat: int, slot: int, targets: int) -> None:
    """Ask where shamans go, as far as there is a choice.

    Rule: PH-6C.1.
    """
    value = s.box.rite_value[s.ceremony[slot]]
    targets = completed(targets_of(s, seat), targets, value)
    if size_of(targets) < value:
        s.stack.append(Frame(SHAMAN_TO, seat, slot, targets))
    else:
        gather_leavers(s, seat, slot, targets, 0)


def gather_leavers(s: PrehistoryState, seat: int, slot: int, targets: int, leavers: int) -> None:
    """Ask which shamans go, as far as there is a choice; then they move and the card is taken.

    Rule: PH-6C.1, PH-6C.2.
    """
    leavers = completed(places_of(s, seat), leavers, size_of(targets))
    if size_of(leavers) < size_of(targets):
        s.stack.append(Frame(SHAMAN_FROM, seat, slot, targets, leavers))
        return
    for place in kinds_in(targets):
        pay_resource(s, seat, colour_at(s, CEREMONY, place), 1)
    s.shamans[seat] += targets - leavers
    shamans_moved(s, seat, leavers, targets)
    hold(s, seat, slot)


def hold(s: PrehistoryState, player: int, slot: int) -> None:
    """A ceremony card is taken and kept face down; the marker moves on the order track.

    Rule: PH-6C.2, PH-6C.3.
    """
    card = s.ceremony[slot]
    s.ceremony = replaced(s.ceremony, slot, 0)
    s.rites[player] |= 1 << card
    held(s, player, card, slot)
    gain_dev(s, player, s.box.rite_dev[card])
    claim_order(s, player)
    after_action(s, player, CEREMONY)


def claim_order(s: PrehistoryState, player: int) -> None:
    """The first ceremony of a year takes the next free slot, every other one goes a slot forward.

    Rule: PH-6C.4, PH-15.16.
    """
    if s.phase == EXTRA:
        return
    if player not in s.track:
        s.track = (*s.track, player)
    else:
        place = s.track.index(player)
        if place > 0:
            before = s.track[place - 1]
            s.track = (*s.track[: place - 1], player, before, *s.track[place + 1 :])
    order_claimed(s, player)

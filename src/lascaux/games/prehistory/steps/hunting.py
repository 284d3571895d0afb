"""Hunting: animals score at once, footprints bring what they and those before them show."""

from __future__ import annotations

from typing import Final

from lascaux.games.prehistory.actions import ABLE
from lascaux.games.prehistory.data import HUNTING, KINDS, OF_A_SPECIES, SPECIES
from lascaux.games.prehistory.events import hunted, tracked
from lascaux.games.prehistory.naming import NO_PLACE
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.following import after_action
from lascaux.games.prehistory.steps.footing import leaves_foot
from lascaux.games.prehistory.steps.halves import limits_for
from lascaux.games.prehistory.steps.holding import (
    gain_cube,
    gain_dev,
    gain_points,
    gain_resource,
    replaced,
)
from lascaux.games.prehistory.steps.picks import most_of
from lascaux.parts.masks import items_of

WAYS: Final = ABLE + 1  # rows of a slot


def spring_hunts(s: PrehistoryState, seat: int, keeps_foot: bool) -> int:
    """Mask of the slots whose card a seat can pay with resources of the hunting side.

    Rule: PH-6E.1, PH-4.3.
    """
    most = most_of(limits_for(s, seat, HUNTING))
    slots = 0
    for slot, card in enumerate(s.hunting):
        can_pay = card != 0 and s.box.card_value[card] <= most
        if can_pay and (not keeps_foot or _leaves_foot(s, seat, card)):
            slots |= 1 << slot
    return slots


def summer_hunts(s: PrehistoryState, seat: int) -> int:
    """Mask of the slots whose card a seat can pay with brown cubes.

    Rule: PH-6E.1.
    """
    brown = s.cubes[seat * KINDS + HUNTING]
    slots = 0
    for slot, card in enumerate(s.hunting):
        if card != 0 and s.box.card_value[card] <= brown:
            slots |= 1 << slot
    return slots


def species_of(card: int) -> int:
    """The species on a hunting card."""
    return (card - 1) // OF_A_SPECIES


def is_footprint(s: PrehistoryState, card: int) -> bool:
    """Whether a hunting card shows a footprint."""
    return s.box.footprint_mask[species_of(card)] >> card & 1 == 1


def chain_of(s: PrehistoryState, player: int, card: int) -> list[int]:
    """The footprints that bring something once this one is taken: it, and those before of its species.

    Rule: PH-6E.2.
    """
    if not is_footprint(s, card):
        return []
    return [card, *items_of(s.cards[player] & s.box.footprint_mask[species_of(card)])]


def hunt(s: PrehistoryState, player: int, slot: int) -> None:
    """A card of the display is taken.

    Rule: PH-6E.1.
    """
    card = s.hunting[slot]
    s.hunting = replaced(s.hunting, slot, 0)
    keep_card(s, player, card, slot)


def keep_card(s: PrehistoryState, player: int, card: int, slot: int = NO_PLACE) -> None:
    """A card is kept, and the hunting action is done.

    Rule: PH-6E.2.
    """
    reward_card(s, player, card, slot)
    after_action(s, player, HUNTING)


def reward_card(s: PrehistoryState, player: int, card: int, slot: int = NO_PLACE) -> None:
    """An animal scores; a footprint brings its reward and again those before it.

    Rule: PH-6E.2, PH-15.33.
    """
    chain = chain_of(s, player, card)
    s.cards[player] |= 1 << card
    hunted(s, player, card, slot)
    gain_points(s, player, s.box.card_points[card])
    if len(chain) > 1:
        tracked(s, player, chain)
    for footprint in chain:
        if s.box.card_resource[footprint] > 0:
            gain_resource(s, player, s.box.card_resource[footprint] - 1, 1)
        if s.box.card_cube[footprint] > 0:
            gain_cube(s, player, s.box.card_cube[footprint] - 1, 1)
        gain_dev(s, player, s.box.card_dev[footprint])


def keep_token(s: PrehistoryState, player: int, species: int) -> None:
    """An animal of the map scores and counts for its species.

    Rule: PH-9.1.
    """
    s.tokens[player * len(SPECIES) + species] += 1
    gain_points(s, player, s.box.token_points)


def _leaves_foot(s: PrehistoryState, seat: int, card: int) -> bool:
    resources = -s.box.card_value[card]
    if leaves_foot(s, seat, resources, 0):
        return True
    wealth = 0
    for footprint in chain_of(s, seat, card):
        resources += min(1, s.box.card_resource[footprint])
        wealth += min(1, s.box.card_cube[footprint]) + s.box.card_dev[footprint]
    return leaves_foot(s, seat, resources, wealth)

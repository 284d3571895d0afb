"""Tables of The First Sparks at known positions, found by playing: prices may change, the positions stay."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from lascaux import Table
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import FOODS, SPACE_NAMES
from lascaux.games.first_sparks.view import ClanView, FirstSparksView
from lascaux.wire import YourDecision

MOST_GAMES: Final = 200
MOST_CHOICES: Final = 400
PLENTY: Final = 9


class Asked(NamedTuple):
    """A position in which a seat is asked."""

    seat: int
    step: str
    view: FirstSparksView

    @property
    def clan(self) -> ClanView:
        """The clan of whoever is asked."""
        return self.view.clans[self.seat]


Wish = Callable[[Asked], bool]


def spreading(asked: Asked) -> bool:
    """One member lies already, and there is food for more than one more."""
    return asked.step == "spread" and asked.view.placed == 1 and (asked.clan.food or 0) >= PLENTY


def spreading_into_hunger(asked: Asked) -> bool:
    """A member lies already, and what the tools take next year is less than what the clan eats."""
    takes = asked.view.takes
    is_short = takes is not None and sum(take.worth for take in takes.next) < takes.eaten
    return spreading(asked) and is_short


def spreading_short_of_food(asked: Asked) -> bool:
    """A member lies already, and some space within reach is too dear."""
    return asked.step == "spread" and asked.view.placed > 0 and not all(r.can_pay for r in asked.view.reach)


def offering(asked: Asked) -> bool:
    """Some card may be offered."""
    return asked.step == "offer"


def asked_with_room(asked: Asked) -> bool:
    """A card is offered, and there is room for it."""
    return asked.step == "answer" and len(asked.clan.tools) < BOX.tool_limit


def asked_without_room(asked: Asked) -> bool:
    """A tool is offered to one who has all the tools there is room for."""
    offer = asked.view.offer
    is_tool = offer is not None and not BOX.is_knowledge(offer.card)
    return asked.step == "answer" and is_tool and len(asked.clan.tools) == BOX.tool_limit


def over_the_limit(asked: Asked) -> bool:
    """One tool has to go."""
    return asked.step == "drop_tool"


def starving(asked: Asked) -> bool:
    """A member has to go, and there is more than one to choose from."""
    return asked.step == "starve"


def laying(asked: Asked) -> bool:
    """The third tile is laid."""
    return asked.step == "lay_tile" and len(asked.view.tiles) == 2


def with_fire(asked: Asked) -> bool:
    """Whoever spreads has fire."""
    return asked.step == "spread" and any(BOX.price[card] and _is_fire(card) for card in asked.clan.knowledge)


def find(wish: Wish, seats: int, map_option: str = "first") -> Table:
    """The first position of this kind that sensible players come to."""
    for seed in range(MOST_GAMES):
        table = Table.new("first_sparks", seats, {"map": map_option}, seed=seed)
        if _play_until(table, wish, random.Random(seed)):
            return table
    raise AssertionError("no game came to such a position")


def _play_until(table: Table, wish: Wish, dice: random.Random) -> bool:
    for _ in range(MOST_CHOICES):
        if table.over:
            return False
        asked = _asked(table)
        if wish(asked):
            return True
        table.act(asked.seat, _sensible(table, asked, dice))
    return False


def _asked(table: Table) -> Asked:
    seat = table.seat
    decision, view = table.decision(seat), table.view(seat)
    assert isinstance(decision, YourDecision)
    assert isinstance(view, FirstSparksView)
    return Asked(seat, decision.step, view)


def _sensible(table: Table, asked: Asked, dice: random.Random) -> str:
    """Buys tools for grounds the clan lives at, and grows as far as the food goes round."""
    texts = [choice.text for choice in table.choices(asked.seat)]
    if asked.step == "offer":
        cards = [int(text.split()[1]) for text in texts if text != "pass"]
        best = max(cards, key=lambda card: (_use_of(card, asked), dice.random()), default=None)
        return "pass" if best is None else f"offer {best}"
    if asked.step == "answer" and asked.view.offer is not None:
        return "buy" if _use_of(asked.view.offer.card, asked) > 1 and dice.random() < 0.5 else "decline"
    if asked.step in ("spread", "second"):
        affordable = [reach for reach in asked.view.reach if reach.can_pay]
        cheapest = min(affordable, key=lambda reach: (reach.cost, dice.random()), default=None)
        taken = sum(take.worth for take in asked.view.takes.next) if asked.view.takes else 0
        left = (asked.clan.food or 0) + taken // 2 - (cheapest.cost if cheapest else 0)
        return f"spread {cheapest.space}" if cheapest and left > len(asked.clan.members) else "done"
    return "hunt" if "hunt" in texts else dice.choice(texts)


def _use_of(card: int, asked: Asked) -> int:
    if BOX.is_knowledge(card):
        return 2 if _is_fire(card) else 1
    food = BOX.food_of[card]
    if FOODS[food] == "crop":
        return 2
    at = {BOX.hex_food[SPACE_NAMES.index(space) // 3] for space in asked.clan.members}
    return 3 if food in at else 0


def _is_fire(card: int) -> bool:
    return card in (9, 15)

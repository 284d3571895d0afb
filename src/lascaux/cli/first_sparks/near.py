"""Spaces and cards in sentences."""

from __future__ import annotations

from lascaux.cli.first_sparks.cards import card_named, food_of, harvest_of
from lascaux.cli.first_sparks.hexes import land_in
from lascaux.cli.first_sparks.marks import NEUTRAL, mark_of
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import FOODS, HERBS, HEX_SPACES, LAST_CARD, SPACE_NAMES
from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.kernel.meta import Args
from lascaux.parts.masks import items_of
from lascaux.table.words import Words


def space_said(box: FirstSparksBox, space: str, view: FirstSparksView, words: Words) -> str | None:
    """The ground of a space, who stands there, its neighbours and what a member would cost the reader."""
    land = land_in(box, view.tiles)
    here = SPACE_NAMES.index(space)
    if land.spaces >> here & 1 == 0:
        return None
    neighbours = [
        words.say(
            "first_sparks-cli-neighbour",
            {"space": _with_clans(near, view), "ridge": "yes" if land.ridge[here] >> near & 1 else "no"},
        )
        for near in items_of(land.near[here])
    ]
    args: Args = {
        "space": _with_clans(here, view),
        "where": f"@first_sparks-ground-{FOODS[box.hex_food[here // HEX_SPACES]]}.at",
        "neighbours": neighbours,
    }
    said = words.say("first_sparks-cli-near", args)
    for near in view.reach:
        if near.space == space:
            parts: Args = {"base": near.base, "ridge": near.ridge, "company": near.company}
            said += " " + words.say("first_sparks-cli-near-cost", {**parts, "cost": near.cost})
    return said


def card_said(box: FirstSparksBox, card: int, words: Words) -> str | None:
    """What a card is, costs and brings."""
    if not 1 <= card <= LAST_CARD:
        return None
    args: Args = {"number": card, "name": card_named(box, card, words), "price": box.price[card]}
    args |= {"food": food_of(box, card, words), "harvest": harvest_of(box, card)}
    kind = "herb" if card <= HERBS else "knowledge" if not box.harvest[card] else "tool"
    return words.say(f"first_sparks-cli-near-{kind}", args)


def _with_clans(space: int, view: FirstSparksView) -> str:
    """`T2Ab 13`: a space, and the clans that have a member there."""
    name = SPACE_NAMES[space]
    clans = "".join(mark_of(seat) for seat, clan in enumerate(view.clans) if name in clan.members)
    if view.neutral is not None and name in view.neutral:
        clans += NEUTRAL
    return f"{name} [{clans}]" if clans else name

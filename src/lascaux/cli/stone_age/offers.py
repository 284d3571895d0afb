"""What may be bought: the card row and the stacks of buildings."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.stone_age.marks import BOLD, HEAD, QUIET, Marks, letters_of
from lascaux.cli.stone_age.places import can_go, people_at
from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import CARD, CARD_NAMES, PLACE_NAMES, SPACES, STACK, TILE_NAMES
from lascaux.games.stone_age.naming import card_args, tile_args
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words


def card_facts(box: StoneAgeBox, card: str) -> Args:
    """A card by its name, as arguments of sentences."""
    return card_args(box, CARD_NAMES.index(card) + 1)


def tile_facts(box: StoneAgeBox, tile: str) -> Args:
    """A building by its name, as arguments of sentences."""
    return tile_args(box, TILE_NAMES.index(tile) + 1)


def price_facts(box: StoneAgeBox, space: int) -> Args:
    """What the card on a space costs."""
    if space == SPACES - 1:
        return {"price": box.fifth_price, "kind": "jewels"}
    return {"price": box.price[space], "kind": "resources"}


def cards_drawn(box: StoneAgeBox, view: StoneAgeView, is_wide: bool, words: Words, marks: Marks) -> Grid:
    """The card row, the cheapest first: price, upper and lower half, who stands there."""
    grid = _grid(is_wide)
    heads = ("", "price", "upper", "lower")
    grid.add_row(*_heads(heads, words), Text(words.say("stone_age-cli-deck", {"cards": view.deck}), QUIET))
    for space, card in enumerate(view.row):
        place = PLACE_NAMES[CARD + space]
        price = words.say("stone_age-in", price_facts(box, space))
        if card is None:
            grid.add_row(Text(letters_of(place), QUIET), Text(price, QUIET), Text(marks.free, QUIET))
            continue
        facts = card_facts(box, card)
        grid.add_row(
            Text(letters_of(place), HEAD if can_go(view, place) else QUIET),
            price,
            Text(words.say("stone_age-top", facts), BOLD),
            words.say("stone_age-bottom", facts),
            Text(" ").join(people_at(view, place, marks)),
        )
    return grid


def stacks_drawn(box: StoneAgeBox, view: StoneAgeView, is_wide: bool, words: Words, marks: Marks) -> Grid:
    """The stacks: what the building on top costs, scores and does, how many are left, who stands there."""
    grid = _grid(is_wide)
    grid.add_row(*_heads(("", "left", "cost", "scores"), words))
    for number, stack in enumerate(view.stacks):
        place = PLACE_NAMES[STACK + number]
        if stack.top is None:
            grid.add_row(
                Text(letters_of(place), QUIET), Text(str(stack.below), QUIET), Text(marks.free, QUIET)
            )
            continue
        facts = tile_facts(box, stack.top)
        scores = words.say("stone_age-tile-points", facts) + words.say("stone_age-tile-effect", facts)
        grid.add_row(
            Text(letters_of(place), HEAD if can_go(view, place) else QUIET),
            str(stack.below + 1),
            Text(words.say("stone_age-cost", facts), BOLD),
            scores,
            Text(" ").join(people_at(view, place, marks)),
        )
    return grid


def _grid(is_wide: bool) -> Grid:
    grid = Grid.grid(padding=(0, 2 if is_wide else 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    return grid


def _heads(heads: tuple[str, ...], words: Words) -> list[Text]:
    return [Text(words.say(f"stone_age-cli-head-{head}") if head else "", HEAD) for head in heads]

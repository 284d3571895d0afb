"""Cards in a terminal: the market, and what the reader's tools take."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.first_sparks.marks import BOLD, HEAD, QUIET, Marks
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import CROP, FOODS
from lascaux.games.first_sparks.naming import name_of
from lascaux.games.first_sparks.view import FirstSparksView, TakeView
from lascaux.table.words import Words


def card_named(box: FirstSparksBox, card: int, words: Words) -> str:
    """`Basket`: what a card is called."""
    return words.say(f"first_sparks-card-{name_of(box, card)}")


def harvest_of(box: FirstSparksBox, card: int) -> str:
    """`1:1 3:2`: with one token it takes one, from three on two; a field or herbs bring `+3`."""
    steps = box.harvest[card]
    if box.food_of[card] == CROP:
        return " ".join(f"+{take}" for _, take in steps)
    return " ".join(f"{least}:{take}" for least, take in steps)


def food_of(box: FirstSparksBox, card: int, words: Words) -> str:
    """`berries`: what a tool brings; nothing for knowledge."""
    return words.say(f"first_sparks-food-{FOODS[box.food_of[card]]}") if box.harvest[card] else ""


def market_drawn(box: FirstSparksBox, view: FirstSparksView, words: Words, marks: Marks) -> Grid:
    """The present and the future row side by side, a card in each line."""
    market = view.market
    grid = Grid.grid(padding=(0, 3, 0, 0))
    deck = words.say(
        "first_sparks-cli-deck",
        {
            "cards": market.deck,
            "reshuffle": "gone" if market.reshuffle_in is None else "waits",
            "above": market.reshuffle_in or 0,
        },
    )
    present = Text(words.say("first_sparks-cli-present"), HEAD)
    future = Text().append(words.say("first_sparks-cli-future") if market.future else "", HEAD)
    grid.add_row(present, future.append(f"  {deck}" if market.future else deck, QUIET))
    left = _rows(box, market.present, view, words, marks)
    right = _rows(box, market.future, view, words, marks)
    if market.has_reshuffle:
        right.append(Text(words.say("first_sparks-cli-reshuffle"), QUIET))
    if not right:
        half = (len(left) + 1) // 2
        left, right = left[:half], left[half:]
    for row in range(max(len(left), len(right))):
        grid.add_row(*[column[row] if row < len(column) else Text() for column in (left, right)])
    return grid


def _rows(
    box: FirstSparksBox, cards: Sequence[int], view: FirstSparksView, words: Words, marks: Marks
) -> list[Text]:
    food = None if view.seat is None else view.clans[view.seat].food
    rows: list[Text] = []
    for card in cards:
        has_crop = card == view.market.bonus
        is_dear = food is not None and box.price[card] - has_crop > food
        text = Text().append(f"{card:>2} ", BOLD)
        text.append(f"{card_named(box, card, words):<12.12} ")
        text.append(f"{box.price[card]:>2}", QUIET if is_dear else BOLD)
        text.append("* " if has_crop else "  ", HEAD)
        text.append(f"{harvest_of(box, card)}", Style.null())
        rows.append(text)
    return rows


def tools_drawn(box: FirstSparksBox, view: FirstSparksView, words: Words, marks: Marks) -> Grid | None:
    """The reader's tools, and what they take of the stock as it lies and after the next supply."""
    if view.seat is None or view.takes is None:
        return None
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for justify in ("left", "left", "right", "right"):
        grid.add_column(justify=justify)
    heads = ("your-tools", "harvest", "now", "next")
    grid.add_row(*[Text(words.say(f"first_sparks-cli-{head}"), HEAD) for head in heads])
    both = (view.takes.now, view.takes.next)
    for card in view.clans[view.seat].tools:
        taken = [next((take for take in takes if take.card == card), None) for takes in both]
        grid.add_row(
            f"{card:>2} {card_named(box, card, words)}",
            f"{food_of(box, card, words)} {harvest_of(box, card)}",
            *[_taken(take, marks) for take in taken],
        )
    totals = [Text(f"= {sum(take.worth for take in takes)}", BOLD) for takes in both]
    grid.add_row("", Text(words.say("first_sparks-cli-total"), QUIET), *totals)
    return grid


def _taken(take: TakeView | None, marks: Marks) -> str:
    """`2 × 3 = 6`: two tokens worth three each."""
    if take is None or take.tokens == 0:
        return "0"
    return f"{take.tokens} {marks.times} {take.worth // take.tokens} = {take.worth}"

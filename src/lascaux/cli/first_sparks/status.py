"""What lies around the map: year and phase, the clans in their order, the harvest spaces."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Scene
from lascaux.cli.first_sparks.cards import card_named
from lascaux.cli.first_sparks.marks import BOLD, HEAD, QUIET, Marks, mark_of
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.view import FirstSparksView, StockView
from lascaux.table.words import Words

_SHORT: Final = 3  # letters of a tool's name in the table of clans


def year_line(view: FirstSparksView, words: Words) -> Text:
    """The year and its phase."""
    text = Text().append(words.say("first_sparks-cli-year", {"year": view.year}), HEAD)
    return text.append(f"  {words.say(f'first_sparks-cli-phase-{view.phase}')}", BOLD)


def stock_line(view: FirstSparksView, words: Words) -> Text:
    """What lies on the harvest spaces, and what comes each year: `berries 4 +5`."""
    text = Text().append(words.say("first_sparks-cli-stock"), HEAD)
    supply = _by_food(view.supply)
    for food, tokens in _by_food(view.stock).items():
        text.append(f"  {words.say(f'first_sparks-food-{food}')} ")
        text.append(str(tokens), BOLD)
        text.append(f" +{supply[food]}", QUIET)
    return text


def clans_drawn(box: FirstSparksBox, view: FirstSparksView, scene: Scene, words: Words, marks: Marks) -> Grid:
    """The clans in order of play: members, food, tools, knowledge."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column()
    grid.add_column()
    heads = ("order", "members", "food", "tools", "knowledge", "")
    grid.add_row(*[Text(words.say(f"first_sparks-cli-{head}") if head else "", HEAD) for head in heads])
    for seat in view.order or range(len(view.clans)):
        clan = view.clans[seat]
        name = Text().append(marks.pointer if seat == scene.to_act else " ", BOLD)
        name.append(mark_of(seat), marks.clan[seat])
        name.append(f" {scene.names[seat]}", BOLD if seat == scene.to_act else "")
        grid.add_row(
            name,
            Text(str(len(clan.members)), BOLD),
            "?" if clan.food is None else Text(str(clan.food), BOLD),
            ", ".join(f"{card_named(box, card, words)[:_SHORT]} {card}" for card in clan.tools),
            ", ".join(card_named(box, card, words) for card in clan.knowledge),
            _did(seat, view, words),
        )
    if view.neutral is not None:
        grid.add_row(Text(f" {words.say('first_sparks-cli-neutral')}"), str(len(view.neutral)))
    return grid


def _by_food(stock: StockView) -> dict[str, int]:
    return {"berry": stock.berry, "fish": stock.fish, "bear": stock.bear, "mammoth": stock.mammoth}


def _did(seat: int, view: FirstSparksView, words: Words) -> Text:
    clan = view.clans[seat]
    if view.phase != "technology" or not (clan.has_bought or clan.has_passed):
        return Text()
    return Text(words.say(f"first_sparks-cli-{'bought' if clan.has_bought else 'passed'}"), QUIET)


def reach_line(view: FirstSparksView, words: Words) -> Text | None:
    """The spaces the reader may spread to now, cheapest first, and those that are too dear."""
    if not view.reach:
        return None
    text = Text()
    for key, can_pay in (("reach", True), ("too-dear", False)):
        spaces = sorted((near.cost, near.space) for near in view.reach if near.can_pay == can_pay)
        if spaces:
            text.append(words.say(f"first_sparks-cli-{key}") + " ", HEAD)
            text.append(", ".join(f"{space} ({cost})" for cost, space in spaces) + "  ")
    text.rstrip()
    return text

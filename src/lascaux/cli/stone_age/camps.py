"""The camps of all seats, the reader's cards, and what everybody scores in the end."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Scene
from lascaux.cli.screen import Screen
from lascaux.cli.stone_age.marks import BOLD, HEAD, QUIET, Marks, mark_of
from lascaux.cli.stone_age.offers import card_facts
from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import BOTTOMS, FARMER, GOODS, RESOURCES
from lascaux.games.stone_age.scoring import LINES
from lascaux.games.stone_age.view import CampView, StoneAgeView
from lascaux.table.words import Words

_STYLE_ONLY: Final = ("jewel", "trade")  # columns of the expansion
_GOODS: Final = GOODS[:RESOURCES]
_ENDLESS: Final = 999  # columns that are enough for everything
_SHORTEST: Final = 6  # columns that a name has at least


def camps_drawn(
    box: StoneAgeBox, view: StoneAgeView, scene: Scene, words: Words, screen: Screen, marks: Marks
) -> Grid:
    """What each seat has, a line each; with short heads, and at last short names, where there is no room."""
    camps = [_cells(box, view, seat, marks) for seat in range(len(view.camps))]
    names = [_name(seat, scene, marks) for seat in range(len(view.camps))]
    grid = _table(view, camps, names, False, words)
    if _width(grid, screen) <= screen.width:
        return grid
    grid = _table(view, camps, names, True, words)
    excess = _width(grid, screen) - screen.width
    if excess > 0:
        longest = max(len(name) for name in names)
        grid.columns[0].max_width = max(_SHORTEST, longest - excess)
    return grid


def own_drawn(box: StoneAgeBox, view: StoneAgeView, words: Words) -> list[Text]:
    """The reader's cards by their lower halves, and what they and the resources would score now."""
    camp = None if view.seat is None else view.camps[view.seat]
    if camp is None or camp.own is None or camp.lines is None or view.phase == "over":
        return []
    text = Text().append(words.say("stone_age-cli-own") + " ", HEAD)
    halves = _lower_halves(box, camp.own, words)
    text.append(", ".join(halves) if halves else words.say("stone_age-cli-no-cards"))
    parts = [
        words.say("stone_age-cli-line-part", {"line": f"@stone_age-cli-line-{line}", "points": points})
        for line, points in zip(LINES, camp.lines, strict=True)
        if points
    ]
    if not parts:
        return [text]
    worth = Text().append(words.say("stone_age-cli-worth") + " ", HEAD).append(" + ".join(parts))
    return [text, worth.append(f" = {sum(camp.lines)}" if len(parts) > 1 else "", BOLD)]


def final_drawn(view: StoneAgeView, scene: Scene, words: Words, marks: Marks) -> Grid:
    """The final scoring: the track, every line, and the total of each seat."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for _ in view.camps:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", *[_name(seat, scene, marks) for seat in range(len(view.camps))])
    grid.add_row(words.say("stone_age-cli-line-track"), *[str(camp.score) for camp in view.camps])
    for number, line in enumerate(LINES):
        points = [camp.lines[number] if camp.lines is not None else 0 for camp in view.camps]
        if any(points):
            grid.add_row(words.say(f"stone_age-cli-line-{line}"), *[str(each) for each in points])
    totals = [Text(str(score), BOLD) for score in view.scores]
    grid.add_row(Text(words.say("stone_age-cli-line-total"), HEAD), *totals)
    return grid


def _table(
    view: StoneAgeView, camps: list[dict[str, Text]], names: list[Text], is_short: bool, words: Words
) -> Grid:
    """The camps under heads in their full or short form."""
    heads = [head for head in camps[0] if view.has_style or head not in _STYLE_ONLY]
    grid = Grid.grid(padding=(0, 1 if is_short else 2, 0, 0))
    grid.add_column(no_wrap=True)
    for head in heads:
        grid.add_column(justify="left" if head == "tools" else "right", no_wrap=True)
    grid.add_row("", *[Text(_head(head, is_short, words), HEAD) for head in heads])
    for name, camp in zip(names, camps, strict=True):
        grid.add_row(name, *[camp[head] for head in heads])
    return grid


def _head(head: str, is_short: bool, words: Words) -> str:
    return words.say(f"stone_age-cli-camp-{head}.short" if is_short else f"stone_age-cli-camp-{head}")


def _width(grid: Grid, screen: Screen) -> int:
    """How many columns a table would like to have."""
    return screen.console.measure(grid, options=screen.console.options.update_width(_ENDLESS)).maximum


def _name(seat: int, scene: Scene, marks: Marks) -> Text:
    is_asked = seat == scene.to_act
    text = Text().append(marks.pointer if is_asked else " ", BOLD)
    text.append(mark_of(seat), marks.seat[seat])
    return text.append(f" {scene.names[seat]}", BOLD if is_asked else "")


def _cells(box: StoneAgeBox, view: StoneAgeView, seat: int, marks: Marks) -> dict[str, Text]:
    """A camp by column."""
    camp = view.camps[seat]
    barter = "" if camp.barter is None else f" {camp.barter.give}:{camp.barter.get}"
    food = Text(str(camp.food), BOLD)
    if view.phase != "over":
        food.append(f" ({camp.spare:+})", QUIET if camp.spare >= 0 else HEAD)
    return {
        "home": Text().append(str(camp.home), BOLD).append(f"/{camp.workers}"),
        "food": food,
        **{good: _count(camp.goods[number], marks) for number, good in enumerate(_GOODS)},
        "jewel": _count(camp.jewels, marks),
        "tools": _tools(box, camp, marks),
        "agriculture": _count(camp.agriculture, marks),
        "trade": _count(camp.trade, marks).append(barter, QUIET),
        "cards": _count(camp.cards, marks),
        "buildings": _count(len(camp.buildings), marks),
        "points": Text(str(view.scores[seat]), BOLD),
    }


def _count(count: int, marks: Marks) -> Text:
    return Text(str(count)) if count else Text(marks.free, QUIET)


def _tools(box: StoneAgeBox, camp: CampView, marks: Marks) -> Text:
    """`3 (2 1) +4`: a tool that is left, two that are used, one of a card for once."""
    used = " ".join(str(tool.value) for tool in camp.tools if tool.is_used)
    tools = [Text(str(tool.value), BOLD) for tool in camp.tools if not tool.is_used]
    tools += [Text(f"({used})", QUIET)] if used else []
    tools += [Text(f"+{card_facts(box, card)['amount']}", BOLD) for card in camp.one_use]
    return Text(" ").join(tools) if tools else Text(marks.free, QUIET)


def _lower_halves(box: StoneAgeBox, cards: list[str], words: Words) -> list[str]:
    """`pottery, 3 farmers`: symbols, then people, alike ones together."""
    counts = dict.fromkeys(BOTTOMS, 0)
    for card in cards:
        facts = card_facts(box, card)
        counts[str(facts["bottom"])] += int(str(facts["count"]))
    halves: list[str] = []
    for number, (bottom, count) in enumerate(counts.items()):
        if count:
            said = words.say("stone_age-bottom", {"bottom": bottom, "count": count})
            halves.append(f"{count} {said}" if number < FARMER and count > 1 else said)
    return halves

"""The action board: the year, pillars, price tiles with what each place costs, and the displays."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Scene
from lascaux.cli.prehistory.marks import (
    BOLD,
    HEAD,
    QUIET,
    Marks,
    colour_drawn,
    cubes_drawn,
    item_named,
    mark_of,
)
from lascaux.games.prehistory.box import PrehistoryBox
from lascaux.games.prehistory.data import (
    ACTIONS,
    COLOURS,
    FEET,
    FISHING_SIDES,
    HUNTING_NAMES,
    HUNTING_SIDES,
    KINDS,
    MIGRATION_SIDES,
    RITE_NAMES,
    SIDES_NAMES,
    SPECIES_OF_FISH,
    SYMBOLS,
    TRAPS,
)
from lascaux.games.prehistory.naming import brought_by, card_args
from lascaux.games.prehistory.view import PrehistoryView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words

_GROUP_OF: Final = {
    side: name for name, sides in zip(SIDES_NAMES, MIGRATION_SIDES, strict=False) for side in sides
}


def year_drawn(view: PrehistoryView, scene: Scene, words: Words) -> Text:
    """The year and its season, the order of play, and that of the next year so far."""
    args: Args = {"year": view.year, "years": view.years}
    text = Text().append(words.say("prehistory-cli-year", args), HEAD)
    text.append(f"  {words.say(f'prehistory-cli-phase-{view.phase}')}", BOLD)
    if view.step is not None:
        text.append(f": {words.say(f'prehistory-action-{view.step}')}", BOLD)
    passed = view.passed if view.phase == "spring" else []
    for key, players in (("order", view.order), ("next-order", view.track), ("passed", passed)):
        if players and view.phase != "over":
            marks = " ".join(mark_of(player, len(scene.names)) for player in players)
            text.append(f"  {words.say(f'prehistory-cli-{key}')} ", QUIET).append(marks)
    return text


def pillars_drawn(view: PrehistoryView, words: Words, marks: Marks) -> Grid:
    """The pillars: their action, cubes on top, cubes and free places at the foot, steps for a cube."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        grid.add_column(no_wrap=True)
    heads = ("pillars", "top", "foot", "steps")
    grid.add_row("", *[Text(words.say(f"prehistory-cli-{head}"), HEAD) for head in heads])
    for number, pillar in enumerate(view.pillars):
        is_now = view.step == pillar.action
        foot = cubes_drawn(pillar.foot, words, marks) if sum(pillar.foot) else Text()
        free = marks.free * max(0, FEET - sum(pillar.foot))
        grid.add_row(
            Text(str(number), HEAD),
            Text(words.say(f"prehistory-action-{pillar.action}"), BOLD if is_now else ""),
            cubes_drawn(pillar.top, words, marks),
            foot.append(f" {free}" if free and foot.plain else free, QUIET),
            colour_drawn(COLOURS[ACTIONS.index(pillar.action)], words, marks).append(
                f" {pillar.steps}", QUIET
            ),
        )
    return grid


def hunting_drawn(box: PrehistoryBox, view: PrehistoryView, words: Words, marks: Marks) -> Grid:
    """The hunting cards on display: value, species, and what they bring."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("", "", Text(words.say("prehistory-cli-hunting"), HEAD))
    for slot, name in enumerate(view.hunting):
        about = Text(marks.nothing, QUIET) if name is None else Text(hunted_said(box, name, words))
        value = "" if name is None else str(box.card_value[HUNTING_NAMES.index(name) + 1])
        grid.add_row(Text(str(slot), HEAD), Text(value, BOLD), about)
    return grid


def ceremony_drawn(box: PrehistoryBox, view: PrehistoryView, words: Words, marks: Marks) -> Grid:
    """The ceremony cards on display: value, points, and for what."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("", "", Text(words.say("prehistory-cli-ceremony"), HEAD))
    for slot, name in enumerate(view.ceremony):
        if name is None:
            grid.add_row(Text(str(slot), HEAD), "", Text(marks.nothing, QUIET))
            continue
        card = RITE_NAMES.index(name) + 1
        dev = box.rite_dev[card]
        about = Text(rite_said(box, name, words)).append(
            f" {words.say('prehistory-cli-plus-dev', {'dev': dev})}" if dev else "", QUIET
        )
        grid.add_row(Text(str(slot), HEAD), Text(str(box.rite_value[card]), BOLD), about)
    return grid


def prices_drawn(box: PrehistoryBox, view: PrehistoryView, words: Words, marks: Marks) -> Grid:
    """The price tiles side by side, with what lies or stands at each place."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    numbers = [Text(str(place), HEAD) for place in range(KINDS)]
    grid.add_row(Text(words.say("prehistory-cli-prices"), HEAD), *numbers)
    for station in view.prices:
        cells = [_cell(view, station, place, words, marks) for place in range(KINDS)]
        grid.add_row(words.say(f"prehistory-action-{station}"), *cells)
    river = [Text(_fish(box, item, words, marks)) for item in view.river]
    grid.add_row(words.say("prehistory-cli-river"), *river)
    return grid


def hunted_said(box: PrehistoryBox, name: str, words: Words) -> str:
    """What a hunting card is and brings, as a piece of a sentence."""
    card = HUNTING_NAMES.index(name) + 1
    args = {**card_args(box, card), "brings": brought_by(box, card)}
    return words.say(
        "prehistory-cli-card", {**args, "beast": f"@prehistory-cli-item-{name.partition('-')[0]}"}
    )


def rite_said(box: PrehistoryBox, name: str, words: Words) -> str:
    """What a ceremony card gives, as a piece of a sentence."""
    points = box.rite_points[RITE_NAMES.index(name) + 1]
    return words.say("prehistory-cli-rite", {"points": points, "text": f"@prehistory-rite-{name}"})


def _cell(view: PrehistoryView, station: str, place: int, words: Words, marks: Marks) -> Text:
    """What a place of a price tile costs, and what is there for it."""
    cost = colour_drawn(view.prices[station].shows[place], words, marks)
    return cost.append(
        f" {_there(view, station, place, words, marks)}", BOLD if station == "ceremony" else ""
    )


def _there(view: PrehistoryView, station: str, place: int, words: Words, marks: Marks) -> str:
    if station == "painting":
        return words.say(f"prehistory-cli-symbol-{SYMBOLS[place]}")
    if station == "gathering":
        item = view.gathering[place]
        return marks.nothing if item is None else item_named(item, words)
    if station == "ceremony":
        seats = len(view.players) - (view.tribe is not None)
        return "".join(
            mark_of(number, seats) * player.shamans[place] for number, player in enumerate(view.players)
        )
    if station == "migration":
        return _GROUP_OF[place]
    is_fishing = place in FISHING_SIDES and station == "fishing"
    is_hunting = place in HUNTING_SIDES and (station == "hunting" or not view.is_separate)
    key = "fish" if is_fishing else "hunt" if is_hunting else ""
    return words.say(f"prehistory-cli-pays-{key}") if key else ""


def _fish(box: PrehistoryBox, item: str | None, words: Words, marks: Marks) -> str:
    if item is None:
        return marks.nothing
    is_trap = item in TRAPS
    value = box.trap_value[TRAPS.index(item)] if is_trap else SPECIES_OF_FISH.index(item) + 1
    return f"{item_named(item, words)} {value}"

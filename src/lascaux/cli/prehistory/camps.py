"""What players have: the reader's camp in full, all others and the tribe at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Scene
from lascaux.cli.prehistory.board import rite_said
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
    BASKETS,
    COLOURS,
    HUTS,
    PAIRS,
    SECTION_NAMES,
    SIDE,
    SPECIES,
    SPECIES_OF_FISH,
)
from lascaux.games.prehistory.scoring import LINES
from lascaux.games.prehistory.view import PlayerView, PrehistoryView, TribeView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words

_NAME: Final = 17  # columns of a name at most
_COLUMNS: Final = (
    "points",
    "dev",
    "resources",
    "cubes",
    "rock",
    "tiles",
    "track",
    "hunted",
    "rites",
    "huts",
    "people",
)


def players_drawn(view: PrehistoryView, scene: Scene, words: Words, marks: Marks) -> Grid:
    """All players in a line each, the tribe last."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, max_width=_NAME)
    for _ in _COLUMNS:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", *[Text(words.say(f"prehistory-cli-head-{column}"), HEAD) for column in _COLUMNS])
    for number, player in enumerate(view.players):
        counts = [
            player.points,
            player.dev,
            sum(player.resources),
            sum(player.cubes),
            len(player.painted),
            sum(player.baskets),
            player.marker,
            len(player.cards) + sum(player.tokens),
            player.rites,
            len([hut for hut in player.huts if hut is not None]),
        ]
        on_map = sum(group.standing + group.moved for group in player.members)
        people = f"{on_map}/{player.at_home}/{player.reserve}"
        cells = [Text(str(count) if count else marks.free, BOLD if count else QUIET) for count in counts]
        grid.add_row(_named(number, scene, words, marks), *cells, people)
    return grid


def own_drawn(box: PrehistoryBox, view: PrehistoryView, words: Words, marks: Marks) -> list[RenderableType]:
    """The reader's camp: stock, rock and huts, baskets, fish, game, ceremony cards, members."""
    if view.seat is None:
        return []
    player = view.players[view.seat]
    beside = Grid.grid(padding=(0, 3, 0, 0))
    beside.add_row(_rock(box, view, player, words, marks), _huts(box, player, words, marks))
    lines: list[RenderableType] = [
        _stock(player, words, marks),
        beside,
        _kept(box, player, words, marks),
    ]
    return [*lines, *_cards(box, player, words), *_worth(player, words)]


def camp_said(box: PrehistoryBox, player: PlayerView, words: Words, marks: Marks) -> str:
    """What any player has, as lines: all of it lies open but for ceremony cards."""
    lines = [_stock(player, words, marks).plain, _kept(box, player, words, marks).plain]
    huts = [f"HUT{number + 1} {site}" for number, site in enumerate(player.huts) if site is not None]
    people = [
        f"{group.space} {marks.times}{count}" if count > 1 else group.space
        for group in player.members
        if (count := group.standing + group.moved)
    ]
    for key, things in (("rock", player.painted), ("huts", huts), ("members", people)):
        if things:
            lines.append(f"{words.say(f'prehistory-cli-{key}')} {', '.join(things)}")
    if player.character is not None:
        lines.append(words.say(f"prehistory-character-{player.character}"))
    return "\n".join(lines)


def tribe_drawn(tribe: TribeView, words: Words, marks: Marks) -> list[RenderableType]:
    """The control board of the tribe: its trays with the actions beside them, and what it looks for."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    trays = [
        colour_drawn(colour, words, marks).append(f" {count}", BOLD)
        for colour, count in zip(COLOURS, tribe.trays, strict=True)
    ]
    grid.add_row(Text(words.say("prehistory-cli-trays"), HEAD), *trays)
    if tribe.actions:
        grid.add_row("", *[Text(words.say(f"prehistory-action-{action}"), QUIET) for action in tribe.actions])
    args: Args = {
        "priority": f"@prehistory-seek-{tribe.priority}",
        "number": tribe.number,
        "tries": tribe.tries,
    }
    return [grid, Text(words.say("prehistory-cli-seeks", args))]


def final_drawn(view: PrehistoryView, scene: Scene, words: Words, marks: Marks) -> Grid:
    """Points of everybody by the lines of the final scoring."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, max_width=_NAME)
    for _ in range(len(LINES) + 2):
        grid.add_column(justify="right", no_wrap=True)
    heads = ["track", *LINES, "total"]
    grid.add_row("", *[Text(words.say(f"prehistory-cli-line-{head}"), HEAD) for head in heads])
    for number, player in enumerate(view.players):
        lines = player.lines or []
        cells = [player.points, *lines, player.points + sum(lines)]
        grid.add_row(_named(number, scene, words, marks), *map(str, cells))
    return grid


def _named(number: int, scene: Scene, words: Words, marks: Marks) -> Text:
    seats = len(scene.names)
    is_asked = number == scene.to_act
    name = scene.names[number] if number < seats else words.say("prehistory-cli-tribe")
    text = Text().append(marks.pointer if is_asked else " ", BOLD)
    text.append(mark_of(number, seats), marks.player[number])
    return text.append(f" {name}", BOLD if is_asked else "")


def _stock(player: PlayerView, words: Words, marks: Marks) -> Text:
    """Resources, action cubes, and what the weather will bring."""
    text = Text()
    parts = [("resources", player.resources), ("cubes", player.cubes)]
    parts += [("weather", player.weather.next)] if player.weather is not None else []
    for key, counts in parts:
        text.append(f"{words.say(f'prehistory-cli-{key}')} ", HEAD)
        text.append(cubes_drawn(counts, words, marks)).append("   ")
    text.append(f"{words.say('prehistory-cli-dev')} ", HEAD).append(str(player.dev), BOLD)
    return text


def _rock(box: PrehistoryBox, view: PrehistoryView, player: PlayerView, words: Words, marks: Marks) -> Grid:
    """The sections: painted, or what each costs by the painting tile as it lies; rewards at the edges."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    heads = [
        Text(f"c{column + 1} ", HEAD).append(_reward(box.column_reward[column], words, marks))
        for column in range(SIDE)
    ]
    grid.add_row(Text(words.say("prehistory-cli-rock"), HEAD), *heads)
    shows = view.prices["painting"].shows if "painting" in view.prices else None
    for row in range(SIDE):
        cells: list[Text] = []
        for section in range(row * SIDE, (row + 1) * SIDE):
            if SECTION_NAMES[section] in player.painted:
                cells.append(Text(marks.painted * 3, BOLD))
            elif shows is not None:
                colours = [shows[symbol] for symbol in box.symbols[section]]
                cells.append(Text(" ").join(colour_drawn(colour, words, marks) for colour in colours))
        grid.add_row(Text(f"r{row + 1} ", HEAD).append(_reward(box.row_reward[row], words, marks)), *cells)
    return grid


def _reward(reward: int, words: Words, marks: Marks) -> Text:
    """What a painted neighbour brings: a development point or an action cube."""
    if reward == 0:
        return Text(words.say("prehistory-cli-short-dev"), QUIET)
    return colour_drawn(COLOURS[reward - 1], words, marks)


def _huts(box: PrehistoryBox, player: PlayerView, words: Words, marks: Marks) -> Grid:
    """What each hut needs and gives, and where it stands."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    for _ in range(HUTS):
        grid.add_column(justify="right", no_wrap=True)
    numbers = [Text(str(hut + 1), HEAD) for hut in range(HUTS)]
    grid.add_row(Text(words.say("prehistory-cli-huts"), HEAD), *numbers)
    rows = {"need": box.hut_need, "settle": box.hut_settle, "points": box.hut_points, "dev": box.hut_dev}
    for key, values in rows.items():
        cells = [
            Text(str(value), QUIET if player.huts[hut] is not None else "")
            for hut, value in enumerate(values)
        ]
        grid.add_row(words.say(f"prehistory-cli-hut-{key}"), *cells)
    if any(site is not None for site in player.huts):
        sites = [_site(site, words, marks) for site in player.huts]
        grid.add_row(words.say("prehistory-cli-hut-site"), *sites)
    return grid


def _site(site: str | None, words: Words, marks: Marks) -> Text:
    if site is None:
        return Text(marks.free, QUIET)
    return Text(marks.hut if site == "board" else site, BOLD)


def _kept(box: PrehistoryBox, player: PlayerView, words: Words, marks: Marks) -> Text:
    """Baskets by pairs, fish and the track, game by species, and what else was found."""
    half = len(PAIRS)
    pairs = [
        "/".join(f"{item_named(BASKETS[at], words)} {player.baskets[at]}" for at in (pair, pair + half))
        for pair in range(half)
    ]
    text = Text().append(words.say("prehistory-cli-baskets") + " ", HEAD).append(", ".join(pairs))
    space = player.marker
    args: Args = {
        "space": space,
        "end": box.track_end,
        "points": box.income_points[space],
        "dev": box.income_dev[space],
    }
    text.append(f"\n{words.say('prehistory-cli-fishing')} ", HEAD)
    fish = _counted(SPECIES_OF_FISH, player.fish, words)
    traps = [item_named(trap, words) for trap in player.traps]
    text.append(", ".join([words.say("prehistory-cli-track", args), *fish, *traps]))
    found = _game(player, words) + _found(player, words)
    if found:
        text.append(f"\n{words.say('prehistory-cli-taken')} ", HEAD).append(", ".join(found))
    return text


def _game(player: PlayerView, words: Words) -> list[str]:
    """Animals, those of the map included, and footprints of each species."""
    found: list[str] = []
    for number, species in enumerate(SPECIES):
        animals = len([card for card in player.cards if card.startswith(f"{species}-a")])
        footprints = len([card for card in player.cards if card.startswith(f"{species}-f")])
        counts = {"animals": animals + player.tokens[number], "footprints": footprints}
        if any(counts.values()):
            found.append(words.say("prehistory-cli-game", {**counts, "beast": item_named(species, words)}))
    return found


def _found(player: PlayerView, words: Words) -> list[str]:
    """Megaliths and sloths."""
    stones = [f"A {player.stones_a}"] if player.stones_a else []
    stones += [item_named(f"D-{action}", words) for action in player.stones_d]
    stones += [f"E {player.stones_e}"] if player.stones_e else []
    return stones + [item_named(f"sloth-{action}", words) for action in player.sloths]


def _cards(box: PrehistoryBox, player: PlayerView, words: Words) -> list[Text]:
    """The reader's ceremony cards and character."""
    lines: list[Text] = []
    if player.own_rites:
        said = "; ".join(rite_said(box, card, words) for card in player.own_rites)
        lines.append(Text().append(words.say("prehistory-cli-own-rites") + " ", HEAD).append(said))
    if player.character is not None:
        args: Args = {
            "character": f"@prehistory-character-{player.character}",
            "able": "yes" if player.is_able else "no",
        }
        lines.append(Text(words.say("prehistory-cli-character", args)))
    return lines


def _worth(player: PlayerView, words: Words) -> list[Text]:
    """What the reader would score if the game ended now, beside the points so far."""
    if player.lines is None or not any(player.lines):
        return []
    parts = [
        f"{words.say(f'prehistory-cli-line-{line}')} {points}"
        for line, points in zip(LINES, player.lines, strict=True)
        if points
    ]
    text = Text().append(words.say("prehistory-cli-worth") + " ", HEAD).append(" + ".join(parts))
    return [text.append(f" = {sum(player.lines)}" if len(parts) > 1 else "", BOLD)]


def _counted(kinds: Sequence[str], counts: Sequence[int], words: Words) -> list[str]:
    return [f"{item_named(kind, words)} {count}" for kind, count in zip(kinds, counts, strict=True) if count]

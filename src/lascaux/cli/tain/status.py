"""What lies around the doors: turn, standings, the reader's own tiles."""

from __future__ import annotations

from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.face import Scene
from lascaux.cli.tain.board import HEAD, NAME, QUIET, clan_named
from lascaux.cli.tain.marks import BOARDS, Marks
from lascaux.games.tain.view import ClanBoard, HostageView, TainView
from lascaux.kernel.frames import NOBODY
from lascaux.table.words import Words


def turn_line(view: TainView, scene: Scene, turns: int, words: Words) -> Text:
    """Which turn it is, what is done in it, who holds the marker and how doors are read."""
    text = Text().append(words.say("tain-cli-turn", {"turn": view.turn, "turns": turns}), HEAD)
    if scene.to_act == NOBODY:
        return text.append("  " + words.say("tain-cli-over"), Style(bold=True))
    text.append(
        "  " + words.say("tain-cli-raiding" if view.is_raid else "tain-cli-scouting"), Style(bold=True)
    )
    who = f"{BOARDS[view.active]} {scene.names[view.active]}"
    text.append("  " + words.say("tain-cli-marker", {"who": who}))
    text.append("  " + words.say("tain-cli-legend"), QUIET)
    return text


def standings(view: TainView, scene: Scene, words: Words, marks: Marks) -> Grid:
    """What each clan has: cows, jewels, points, tiles and hostages."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=NAME - 1)
    for _ in range(5):
        grid.add_column(justify="right")
    heads = ("cows", "jewels", "points", "screen", "discard", "hostages")
    grid.add_row("", *[Text(words.say(f"tain-cli-head-{head}"), HEAD) for head in heads])
    for seat, board in enumerate(view.boards):
        grid.add_row(
            clan_named(seat, scene.names[seat], seat == scene.to_act, marks),
            _with_loot(board.cows, board.loot_cows),
            _with_loot(board.jewels, board.loot_jewels),
            Text(str(view.scores[seat]), Style(bold=True)),
            str(board.screen),
            str(board.discard),
            _hostages(board, marks),
        )
    return grid


def under_name(board: ClanBoard, words: Words) -> Text:
    """Below the name of a clan: whether it has passed."""
    return Text(f"   {words.say('tain-cli-passed')}" if board.has_passed else "", QUIET)


def own_tiles(view: TainView, words: Words, marks: Marks) -> list[Text]:
    """The reader's tiles behind the screen, with the letter to type for each, and those put away."""
    lines: list[Text] = []
    for key, heap in (("tain-cli-your-screen", view.screen), ("tain-cli-your-discard", view.discard)):
        if heap is not None and (any(heap.values()) or key == "tain-cli-your-screen"):
            text = Text().append(words.say(key) + " ", HEAD)
            tiles = [_counted(kind, count, marks) for kind, count in heap.items() if count]
            lines.append(text.append_text(Text("  ").join(tiles) if tiles else Text(marks.empty)))
    return lines


def _counted(kind: str, count: int, marks: Marks) -> Text:
    text = Text().append(marks.letter[kind], HEAD).append(f" {marks.kind[kind]} ")
    return text.append(str(count), Style(bold=True))


def _with_loot(count: int, loot: int) -> Text:
    """`5+1`: five, and one beside the board until the resolution."""
    text = Text().append(str(count), Style(bold=True))
    return text.append(f"+{loot}") if loot else text


def _hostages(board: ClanBoard, marks: Marks) -> Text:
    """`B boy ×2, C daughter`: whose tiles are held, the newest with a plus."""
    held: dict[tuple[int, str, bool], int] = {}
    for hostage in board.hostages:
        held[_alike(hostage)] = held.get(_alike(hostage), 0) + 1
    groups: list[Text] = []
    for (owner, kind, is_new), count in held.items():
        text = Text("+" if is_new else "").append(BOARDS[owner], marks.clan[owner])
        groups.append(text.append(f" {marks.kind[kind]}" + (f" {marks.times}{count}" if count > 1 else "")))
    return Text(", ").join(groups)


def _alike(hostage: HostageView) -> tuple[int, str, bool]:
    return hostage.owner, hostage.kind, hostage.is_new

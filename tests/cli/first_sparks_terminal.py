"""Tables of The First Sparks for the tests of the terminal, and how they are drawn and played there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lascaux import Rng, Table, game
from lascaux.cli.face import Scene
from lascaux.cli.first_sparks.face import FirstSparksFace
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import SPACE_NAMES
from lascaux.games.first_sparks.view import FirstSparksView, LaidTile
from tests.cli.driving import SEED, Ended, Shell
from tests.cli.screens import drawn_by

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]
ASKED = 3  # a seed with which player 1 of four places a second member after one other

# Where the clans begin with that seed; in reach of player 1: two spaces for 1 food, one over a mountain.
BENS, DOTS, OWN, CIDS = (SPACE_NAMES[start] for start in BOX.first_starts[4])
NEAR, NEXT_HEX, OVER = "T5Ab", "T5Bb", "T5Ac"


def play(shell: Shell, *arguments: str | Path, typed: Sequence[str] = ()) -> Ended:
    return shell.play(*arguments, typed=typed, game="first_sparks")


def alone(shell: Shell, *typed: str, language: str = "en") -> str:
    """What is shown to player 1 of four, who is asked for a second member and plays against restless bots."""
    arguments = ("--seats", "4", "--you", "1", "--bots", "random", "--seed", str(ASKED))
    return play(shell, *arguments, "--language", language, typed=typed).out


def view_of(table: Table, seat: int | None) -> FirstSparksView:
    view = table.view(seat)
    assert isinstance(view, FirstSparksView)
    return view


def drawn(
    table: Table, seat: int | None, width: int = 80, language: str = "en", encoding: str = "utf-8"
) -> str:
    """The position as a screen without colours shows it."""
    scene = Scene(view_of(table, seat), seat, table.seat, NAMES[: table.seats], [])
    return drawn_by(FirstSparksFace(game("first_sparks").box), scene, width, language, encoding)


def thrifty(table: Table) -> str:
    """A choice that lets the clan live on: fire or the dearest card, and growth while food is left over."""
    view = view_of(table, table.seat)
    texts = [choice.text for choice in table.choices(table.seat)]
    clan = view.clans[table.seat]
    offers = [text for text in texts if text.startswith("offer")]
    if offers:
        return "offer 9" if "offer 9" in offers else offers[-1]
    spare = (clan.food or 0) - len(clan.members) // 2
    if "done" in texts:
        near = sorted((space.cost, space.space) for space in view.reach if space.cost <= spare)
        return f"spread {near[0][1]}" if near else "done"
    return texts[0]


def thrifty_table(seats: int, moves: int, seed: int = SEED, game_map: str = "first") -> Table:
    table = Table.new("first_sparks", seats, {"map": game_map}, seed=seed)
    for _ in range(moves):
        if not table.over:
            table.act(table.seat, thrifty(table))
    return table


def built_maps(seats: int = 6, games: int = 12) -> list[list[LaidTile]]:
    """Maps that players laid at random, complete and in the making."""
    found: list[list[LaidTile]] = []
    for seed in range(games):
        table, rng = Table.new("first_sparks", seats, {"map": "built"}, seed=seed), Rng(seed)
        while view_of(table, 0).phase == "map":
            choices = table.choices(table.seat)
            table.act(table.seat, choices[rng.below(len(choices))].text)
            found.append(view_of(table, 0).tiles)
    return found

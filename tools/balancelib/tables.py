"""The tables of docs/components.md that show what the values of our own lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from balancelib import first_sparks, prehistory, stone_age
from balancelib.study import Study

P = TypeVar("P")
F = TypeVar("F")

FIRST_SPARKS: Final = """\
The reconstructed values were tuned by games between equal bots; `python tools/balance.py first_sparks`
measures them, with `--write` for this table. Asked for: no player locked out in more than 3 % of games, each
type of tool 10 to 35 % of those bought, cards above 30 in half of the games or more, a middle game of 6 to
10 years, places within 8 points of each other; with `--bars` it fails otherwise. Shares are in per cent; with
six players the first map is laid at random too. `python tools/stalls.py` plays 3000 games of two and three
players and fails if one of them lasts longer than 20 years; `--bot` names other bots than `greedy`.

The starts of the first maps were raced against each other for the most even wins, by `python tools/starts.py
PLAYERS`; on the map of three, two players choose among the same starts.

- *years*: the middle game, and the range that four of five games are in.
- *locked out*: games in which a clan has no decision for three years in a row, by place in the starting order
  from first to last, and in brackets those in which this befalls any clan.
- *tools*: of the tools bought, how many are fields, baskets, rods, bows and spears.
- *high*: games in which a card above 30 is bought.
- *wins*: by place in the starting order, from first to last.

| players | map | games | years | locked out | tools | high | wins |
|---|---|---|---|---|---|---|---|"""
PREHISTORY: Final = """\
What the reconstructed values lead to was looked at in games between `greedy` bots; `python tools/balance.py
prehistory` measures it, with `--write` for these tables. Asked for: a mean of 80 to 120 points, seats within
8 points of each other; no path that wins more than 40 % of games of four if one bot likes an action by 1.5
points better than it looks; the tribe wins 25 to 45 % of easy and 50 to 75 % of hard solo games. With
`--bars` it fails otherwise. Shares are in per cent.

- *points*, *winner*: means; of all seats, and of the best.
- *wins*: by seat, in the order of the first year.
- *huts*: mean of a seat.
- the rest: means of a seat by source; *track* is what was scored before the end.

| players | games | points | winner | wins | huts | track | dev | rock | animals | baskets | stones | rites |
|---|---|---|---|---|---|---|---|---|---|---|---|---|"""
PATHS: Final = """\
How often a bot wins that likes an action, and the tribe against one player, with the means of both. Between
equal bots it would be 25 %. Of 200 games of a path chance alone moves the share by 7 points, of 800 by 3, so
paths are measured in 800; those with fewer games here are far enough from the bar.

| path | games | wins |
|---|---|---|"""
RAIDS: Final = """\
| tribe | games | wins | its points | the player's |
|---|---|---|---|---|"""
STONE_AGE: Final = """\
The reconstructed cards and tiles were looked at in games between `greedy` bots; `python tools/balance.py
stone_age` measures them, with `--write` for these tables. Asked for: a mean of 150, 130 and 115 points in the
base game of 2, 3 and 4 players; each new card and tile bought in 5 to 90 % of the times it lies open, a card
anew on each space that it slides to; with the expansion traders, a ring and a barter in half of the games or
more; seats of the table within 8 points of each other. With `--bars` it fails otherwise. Shares are in
per cent.

Who begins is drawn, so no seat of the table is favoured. Whoever begins is: the start player goes on by one
seat a round, so the last one comes late to each scarce place in the first rounds, in the base game, where
nothing is reconstructed, as with the expansion. By how much stands under *from the first*; no bar holds it,
and what was tried at the bots stands in docs/decisions.md.

- *rounds*, *points*, *winner*: means; of all seats, and of the best.
- *wins*: by seat of the table.
- *from the first*: wins again, from the start player on.
- *trade*: games with traders, with a ring, with a barter.

| players | box | games | rounds | points | winner | wins | from the first | trade |
|---|---|---|---|---|---|---|---|---|"""
OPEN: Final = """\
How often each new card and tile is bought of the times it lies open:

| players | box | cards | tiles |
|---|---|---|---|"""


def first_sparks_table() -> list[str]:
    """What the reconstructed values of The First Sparks lead to."""
    rows = [FIRST_SPARKS]
    for figures in _stored(first_sparks.STUDY):
        locked = ", ".join(f"{share:.1f}" for share in figures.locked)
        low, middle, high = figures.years
        rows.append(
            f"| {figures.players} | {figures.map} | {figures.games} | {middle} ({low}-{high}) "
            f"| {locked} ({figures.any_locked}) | {_shares(list(figures.tools.values()))} "
            f"| {figures.high:.0f} | {_shares(figures.wins)} |"
        )
    return rows


def prehistory_tables() -> list[str]:
    """What the reconstructed values of Prehistory lead to."""
    rows, paths, raids = [PREHISTORY], [PATHS], [RAIDS]
    for figures in _stored(prehistory.STUDY):
        if figures.kind in prehistory.PATHS:
            paths.append(f"| {figures.kind} | {figures.games} | {figures.path} |")
        elif figures.kind in prehistory.RAIDS:
            raids.append(
                f"| {figures.kind} | {figures.games} | {figures.tribe} | {figures.tribe_points} "
                f"| {figures.points} |"
            )
        else:
            lines = " | ".join(str(points) for points in figures.lines.values())
            rows.append(
                f"| {figures.players} | {figures.games} | {figures.points} | {figures.winner} "
                f"| {_shares(figures.wins)} | {figures.huts} | {lines} |"
            )
    missed = [sentence for figures in _stored(prehistory.STUDY) for sentence in prehistory.missed_by(figures)]
    return [*rows, "", *paths, "", *raids, *_listed(missed)]


def stone_age_tables() -> list[str]:
    """What the reconstructed cards and tiles of Stone Age lead to."""
    rows, open_rows = [STONE_AGE], [OPEN]
    for figures in _stored(stone_age.STUDY):
        head = f"| {figures.players} | {figures.kind} "
        trade = [figures.traders, figures.ring, figures.barter] if figures.traders else []
        rows.append(
            f"{head}| {figures.games} | {figures.rounds} | {figures.points} | {figures.winner} "
            f"| {_shares(figures.seats)} | {_shares(figures.wins)} | {_shares(trade)} |"
        )
        if figures.bought:
            open_rows.append(f"{head}| {_bought(figures.bought, is_card=True)} | {_bought(figures.bought)} |")
    missed = [sentence for figures in _stored(stone_age.STUDY) for sentence in stone_age.missed_by(figures)]
    return [*rows, "", *open_rows, *_listed(missed)]


def _listed(missed: list[str]) -> list[str]:
    """The bars that are not met."""
    return ["", "Not met today:", "", *[f"- {sentence}" for sentence in missed]] if missed else []


def _bought(bought: dict[str, float], *, is_card: bool = False) -> str:
    return ", ".join(f"{name} {share:.0f}" for name, share in bought.items() if ("B" not in name) == is_card)


def _shares(shares: list[float]) -> str:
    return ", ".join(f"{share:.0f}" for share in shares)


def _stored(study: Study[P, F]) -> list[F]:
    return msgspec.json.decode(study.file.read_bytes(), type=study.stored)


TABLES: Final[dict[str, Callable[[], list[str]]]] = {
    first_sparks.STUDY.game: first_sparks_table,
    prehistory.STUDY.game: prehistory_tables,
    stone_age.STUDY.game: stone_age_tables,
}

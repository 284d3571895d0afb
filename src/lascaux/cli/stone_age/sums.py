"""How the numbers in lines of the log came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import GOODS, MOST_PAID, RESOURCES, TILE_NAMES
from lascaux.games.stone_age.naming import heap_args
from lascaux.games.stone_age.payments import ONE
from lascaux.table.words import Words
from lascaux.wire import Told

_BARTERED: Final = "bartered"
# By kind of line: the heaps of goods that it names as given away.
_HEAPS: Final = {_BARTERED: ["gave"], "bought": ["paid"], "built": ["paid"], "extra_bought": ["paid"]}


def sum_said(box: StoneAgeBox, told: Told, words: Words) -> str | None:
    """The sum behind a roll, a building or a line of the final scoring; None where there is none."""
    if told.kind == "worked":
        return words.say("stone_age-cli-sum-worked", told.args)
    if told.kind == "built":
        return _built(box, told, words)
    if told.kind == "totalled":
        return words.say("stone_age-cli-sum-totalled", told.args)
    return _scored(told, words) if told.kind == "scored" else None


def paid_in(told: Sequence[Told]) -> dict[str, int]:
    """How many of each good a purchase took, those of its barter included; empty if none was completed."""
    counts: dict[str, int] = {}
    is_bought = any(line.kind in _HEAPS and line.kind != _BARTERED for line in told)
    for line in told if is_bought else ():
        for key in _HEAPS.get(line.kind, ()):
            listed = line.args[key]
            assert isinstance(listed, list), "a heap is named as a list"
            for good, count in _counted(listed):
                counts[GOODS[good]] = counts.get(GOODS[good], 0) + count
    return counts


def _scored(told: Told, words: Words) -> str:
    """People times what they are counted with, or the squares of sets of symbols."""
    sets, people = told.args.get("sets"), told.args.get("people")
    if isinstance(sets, list):
        squares = " + ".join(f"{symbols} × {symbols}" for symbols in sets)
        return words.say("stone_age-cli-sum-scored", {**told.args, "sum": squares})
    if people is not None:
        product = f"{people} × {told.args['times']}"
        return words.say("stone_age-cli-sum-scored", {**told.args, "sum": product})
    return words.say("stone_age-cli-sum-resources", told.args)


def _built(box: StoneAgeBox, told: Told, words: Words) -> str | None:
    """What was paid, good by good, where the points depend on it."""
    tile = TILE_NAMES.index(str(told.args["tile"])) + 1
    paid, each = told.args["paid"], box.tile_each[tile]
    assert isinstance(paid, list), "what is paid is a list"
    if not box.tile_is_sum[tile] and not each:
        return None
    parts = [f"{count} × {box.worth[good] if good < RESOURCES else each}" for good, count in _counted(paid)]
    return words.say("stone_age-cli-sum-scored", {**told.args, "sum": " + ".join(parts)})


def _counted(listed: list[str]) -> list[tuple[int, int]]:
    """Which goods a list in a sentence names, and how many of each."""
    return [_COUNTED[named] for named in listed]


def _all_counts() -> dict[str, tuple[int, int]]:
    """Which good and how many of it, by the argument that names both in a sentence."""
    counted: dict[str, tuple[int, int]] = {}
    for good in range(len(GOODS)):
        for count in range(1, MOST_PAID + 1):
            listed = heap_args("paid", ONE[good] * count)["paid"]
            assert isinstance(listed, list), "a heap is named as a list"
            counted[listed[0]] = (good, count)
    return counted


_COUNTED: Final = _all_counts()

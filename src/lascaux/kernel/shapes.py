"""Shapes of printed values: what each may be, and how the plain data of a file become typed values.

Reading raises Unfit with all that is wrong, each fault with the place where it stands.
"""

from __future__ import annotations

import json
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.kernel.meta import Args

T = TypeVar("T")

Place = tuple[str, ...]  # the names that lead to a value: ("price", "8")

LONGEST_SHOWN: Final = 40  # characters of a value that does not fit


class Fault:
    """What is wrong with a value: where it stands, and the sentence as a key with its arguments."""

    def __init__(self, place: Place, key: str, args: Args) -> None:
        self.place: Final = place
        self.key: Final = key
        self.args: Final = args


class Unfit(Exception):
    """Values do not have the shape they must have."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(len(faults))
        self.faults: Final = faults


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape(Generic[T]):
    """What a value may be."""

    def read(self, place: Place, data: object) -> T:
        """The value as the rules use it; raises Unfit."""
        raise NotImplementedError


class Whole(Shape[int]):
    """A whole number within a range."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def read(self, place: Place, data: object) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not self.least <= data <= self.most:
            raise unfit(place, "box-no-number", {"least": self.least, "most": self.most}, data)
        return data


class OneOf(Shape[int]):
    """One of a few words; read as its number among them."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words

    def read(self, place: Place, data: object) -> int:
        if not isinstance(data, str) or data not in self.words:
            raise unfit(place, "box-no-word", {"words": ", ".join(self.words)}, data)
        return self.words.index(data)


class Row(Shape[list[T]]):
    """A list of values of one shape, as many as the game allows; an overlay replaces it whole."""

    def __init__(self, item: Shape[T], least: int, most: int) -> None:
        self.item: Final = item
        self.least: Final = least
        self.most: Final = most

    def read(self, place: Place, data: object) -> list[T]:
        if not isinstance(data, list) or not self.least <= len(data) <= self.most:
            raise unfit(place, "box-no-row", {"least": self.least, "most": self.most}, data)
        found = [((*place, str(number)), item) for number, item in enumerate(data, 1)]
        values, faults = read_all(self.item, found)
        if faults:
            raise Unfit(faults)
        return values


class By(Shape[list[T]]):
    """A table with a value for each of its keys, read as a list in their order; an overlay may name some."""

    def __init__(self, keys: list[str], item: Shape[T]) -> None:
        self.keys: Final = keys
        self.item: Final = item

    def read(self, place: Place, data: object) -> list[T]:
        if not isinstance(data, dict):
            raise unfit(place, "box-no-table", {"keys": ", ".join(self.keys)}, data)
        strange: list[Fault] = []
        for key in data:
            if key not in self.keys:
                name = (*place, str(key)[:LONGEST_SHOWN])
                strange += unfit(name, "box-no-key", {"keys": ", ".join(self.keys)}, key).faults
        values, faults = read_all(self.item, [((*place, key), data.get(key)) for key in self.keys])
        if strange or faults:
            raise Unfit(strange + faults)
        return values


class Parts(Shape[list[int]]):
    """A table with a value of its own shape for each key, read as a list in their order.

    Keys may be left out: they count as 0.  An overlay may name some.
    """

    def __init__(self, items: dict[str, Shape[int]]) -> None:
        self.items: Final = items

    def read(self, place: Place, data: object) -> list[int]:
        keys = ", ".join(self.items)
        if not isinstance(data, dict):
            raise unfit(place, "box-no-table", {"keys": keys}, data)
        faults: list[Fault] = []
        for key in data:
            if key not in self.items:
                faults += unfit((*place, str(key)[:LONGEST_SHOWN]), "box-no-key", {"keys": keys}, key).faults
        values: list[int] = []
        for key, item in self.items.items():
            try:
                values.append(item.read((*place, key), data[key]) if key in data else 0)
            except Unfit as error:
                faults += error.faults
        if faults:
            raise Unfit(faults)
        return values


def read_all(shape: Shape[T], found: list[tuple[Place, object]]) -> tuple[list[T], list[Fault]]:
    """The values that fit, each from its place, and the faults of those that do not."""
    values: list[T] = []
    faults: list[Fault] = []
    for place, data in found:
        try:
            values.append(shape.read(place, data))
        except Unfit as error:
            faults += error.faults
    return values, faults


def unfit(place: Place, key: str, args: Args, data: object) -> Unfit:
    """The error to raise when data do not fit."""
    named: Args = {"name": ".".join(place), "value": shown(data)}
    return Unfit([Fault(place, key, {**named, **args})])


def shown(data: object) -> str:
    """A value in short, as it would be written in a file; what lies deeper is left out."""
    if isinstance(data, dict):
        text = "{" + ", ".join([f"{key} = {_flat(value)}" for key, value in data.items()]) + "}"
    elif isinstance(data, list):
        text = "[" + ", ".join([_flat(item) for item in data]) + "]"
    else:
        text = _flat(data)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def _flat(data: object) -> str:
    if isinstance(data, dict | list):
        return "{…}" if isinstance(data, dict) else "[…]"
    try:
        return json.dumps(data, ensure_ascii=False, default=str)
    except ValueError:  # a number of thousands of digits
        return "…"

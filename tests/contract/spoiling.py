"""Ways to spoil data that were right."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

Path = tuple[str | int, ...]

NUMBERS: Final = st.integers(-3, 70) | st.sampled_from([2**31, 2**53, 2**62, 2**70, -(2**70)])
JUNK: Final[st.SearchStrategy[object]] = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def places_in(data: object) -> list[Path]:
    """Every place inside nested data, as a path of names and numbers."""
    found: list[Path] = [()]
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    for step, value in inner:
        found += [(step, *path) for path in places_in(value)]
    return found


def put(data: object, path: Path, values: list[object]) -> object:
    """The data with these values where the path leads: none removes it, two double an item of a list."""
    if isinstance(data, dict):
        name, rest = path[0], {other: value for other, value in data.items() if other != path[0]}
        new = values if len(path) == 1 else [put(data[name], path[1:], values)]
        return {**rest, name: new[-1]} if new else rest
    assert isinstance(data, list)
    place = path[0]
    assert isinstance(place, int)
    new = values if len(path) == 1 else [put(data[place], path[1:], values)]
    return [*data[:place], *new, *data[place + 1 :]]


def spoiled(data: object) -> st.SearchStrategy[object]:
    """The data with one or two places replaced, removed, doubled or added."""
    once = _spoiled_once(data)
    return once | once.flatmap(lambda more: _spoiled_once(more) if isinstance(more, dict) and more else once)


def _spoiled_once(data: object) -> st.SearchStrategy[object]:
    assert isinstance(data, dict)
    whole: list[Path] = [(name,) for name in data]
    deep = places_in(data)[1:]
    where = st.sampled_from(whole) | st.sampled_from(deep)
    values = st.lists(NUMBERS | JUNK, max_size=2)
    replaced = st.builds(lambda path, new: put(data, path, new), where, values)
    added = st.builds(lambda name, value: {**data, name: value}, st.text(max_size=8), JUNK)
    return replaced | replaced | added | JUNK

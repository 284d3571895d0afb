"""Fields of a state: declared once; key, dump and load are derived, blank and copy are generated."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from lascaux.kernel.errors import BadPosition

SEATS: Final = "seats"  # in the annotation of a list, as a length: how many play

BySeat = Annotated[list[int], SEATS]


class Option:
    """In the annotation of a field: the option of the game that it keeps.

    A flag is whether this value was chosen, a number is what a table has for the value that was.
    """

    def __init__(self, name: str, kept: str | dict[str, int] = "yes") -> None:
        self.name: Final = name
        self.kept: Final = kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: its name, how it is hashed and how it is written down."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def freeze(self, value: object) -> object:
        """The value as something hashable."""
        return value

    def dump(self, value: object) -> object:
        """The value as plain JSON-able data."""
        return value

    def load(self, data: object) -> object:
        """The value that `dump` wrote down; raises BadPosition."""
        raise NotImplementedError

    def refuse(self, data: object, wanted: str) -> BadPosition:
        """The error to raise when data do not fit."""
        return BadPosition(f"Field {self.name!r} must be {wanted}, not {str(data)[:60]!r}.")


class Number(Field):
    """A whole number."""

    def load(self, data: object) -> object:
        return whole_number(self, data)


class Flag(Field):
    """Yes or no."""

    def load(self, data: object) -> object:
        if not isinstance(data, bool):
            raise self.refuse(data, "true or false")
        return data


class Numbers(Field):
    """A list of whole numbers that changes during play."""

    def freeze(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(value)

    def dump(self, value: object) -> object:
        assert isinstance(value, list)
        return list(value)

    def load(self, data: object) -> object:
        return numbers_in(self, data)


class Fixed(Field):
    """A tuple of whole numbers: replaced, never changed, so copies share it."""

    def dump(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def load(self, data: object) -> object:
        return tuple(numbers_in(self, data))


def whole_number(field: Field, data: object) -> int:
    """The data, if they are a whole number."""
    if not isinstance(data, int) or isinstance(data, bool) or not -(2**53) < data < 2**53:
        raise field.refuse(data, "a whole number")
    return data


def numbers_in(field: Field, data: object) -> list[int]:
    """The data, if they are a list of whole numbers."""
    if not isinstance(data, list):
        raise field.refuse(data, "a list of whole numbers")
    return [whole_number(field, item) for item in data]

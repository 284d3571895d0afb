"""The box: the printed values of a game, typed and frozen; states refer to it and copies share it."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from lascaux.kernel.errors import BadSetup
from lascaux.kernel.meta import Args, as_written
from lascaux.kernel.printed import Printed, Values, difference, hash_of, merged
from lascaux.kernel.shapes import LONGEST_SHOWN, Fault, Place, Shape, Unfit, shown

T = TypeVar("T")


class BadComponents(BadSetup):
    """Values that this game's box cannot have; `faults` says of each why.

    People are told by `lascaux.table.components`, which knows their words and the lines of their file.
    """

    def __init__(self, faults: list[Fault], message: str = "") -> None:
        super().__init__(message or _said(faults[0]))
        self.faults: Final = faults


class Reader:
    """Reads the values of one box: the printed ones, changed by an overlay.

    Faults are gathered: a value that does not fit is read as printed instead, so that all of them are found.
    """

    def __init__(self, printed: Printed, overlay: Values) -> None:
        self.printed: Final = printed
        self.values: Final[Values] = {}  # those read so far, as plain data
        self._overlay: Final = overlay
        self._faults: Final[list[Fault]] = []

    def read(self, name: str, shape: Shape[T]) -> T:
        """A value of the box."""
        entry = self.printed.entry(name)
        assert entry is not None, f"the file of the box has no {name}"
        assert not entry.is_fixed, f"{name} is fixed"
        changes: Values = {name: self._overlay[name]} if name in self._overlay else {}
        value = merged({name: entry.value}, changes)[name]
        try:
            found = shape.read((name,), value)
        except Unfit as error:
            self._faults.extend(error.faults)
            value = entry.value
            found = shape.read((name,), value)
        self.values[name] = value
        return found

    def check(self, holds: bool, place: Place, key: str, args: Args) -> None:
        """Note a fault unless it holds: something that two values must agree on."""
        if not holds:
            self._faults.append(Fault(place, key, args))

    def close(self) -> None:
        """Everything is read; raises BadComponents if anything was wrong."""
        unread = set(self.printed.values()) - set(self.values)
        assert not unread, f"nobody reads {', '.join(sorted(unread))}"
        for name in self._overlay:
            if name not in self.values:
                known = ", ".join(self.values)
                key = "box-no-name" if self.printed.entry(name) is None else "box-no-change"
                written = as_written(name[:LONGEST_SHOWN])
                self._faults.append(Fault((name,), key, {"name": written, "names": known}))
        if self._faults:
            raise BadComponents(self._faults)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The printed values of a game.  Each game has its own, with a typed attribute for each value.

    The constructor of a game's box reads all its values and then calls this one.
    """

    def __init__(self, reader: Reader) -> None:
        reader.close()
        self.printed: Final = reader.printed
        self.values: Final = reader.values  # all of them as plain data
        self.overlay: Final = difference(reader.printed.values(), reader.values)  # empty: the standard box
        self.hash: Final = hash_of(reader.values)

    def varied(self, overlay: Values) -> Box:
        """A box with other values where the overlay says so, and the printed ones elsewhere.

        Raises BadComponents.
        """
        faults = _strange_names((), self.printed.values(), overlay)
        if faults:
            raise BadComponents(faults)
        return type(self)(Reader(self.printed, overlay))


def _strange_names(place: Place, standard: object, overlay: object) -> list[Fault]:
    """The names of an overlay that are no texts, as far as it is read; plain data may have them."""
    faults: list[Fault] = []
    if isinstance(standard, dict) and isinstance(overlay, dict):
        for name, value in overlay.items():
            if isinstance(name, str):
                faults += _strange_names((*place, name), standard.get(name), value)
            else:
                faults.append(Fault((*place, shown(name)), "box-no-text", {"name": as_written(shown(name))}))
    return faults


def _said(fault: Fault) -> str:
    """A fault as one plain sentence, for programs that have no texts at hand."""
    about = ", ".join([f"{name} {value}" for name, value in fault.args.items()])
    return f"The component {'.'.join(fault.place)!r} does not fit ({fault.key}: {about})."

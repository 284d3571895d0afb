"""Whole positions as plain data: the key, and `dump` and `load` for tests, bots and stores."""

from __future__ import annotations

from lascaux.kernel.errors import BadPosition
from lascaux.kernel.fields import Field
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.meta import Meta
from lascaux.kernel.printed import Values
from lascaux.kernel.state import State

FRAME_NUMBERS = ("a", "b", "c", "group")
COMPONENTS = "components"  # what differs from the standard box; not there if nothing does


def key_of(fields: list[Field], s: State) -> tuple[object, ...]:
    """All of the position as one hashable value."""
    values: list[object] = [field.freeze(getattr(s, field.name)) for field in fields]
    frames = tuple([frame.key() for frame in s.stack])
    return (s.seats, s.over, s.reveals, frames, *values)


def dump_position(game: str, steps: list[str], fields: list[Field], s: State) -> dict[str, object]:
    """All of the position as plain JSON-able data."""
    data: dict[str, object] = {"game": game, "seats": s.seats, "over": s.over, "reveals": s.reveals}
    for field in fields:
        data[field.name] = field.dump(getattr(s, field.name))
    data["stack"] = [_dump_frame(steps, frame) for frame in s.stack]
    return data


def seats_in(meta: Meta, data: object) -> int:
    """The seat count of dumped data, once it is clear that they are a position of this game."""
    if not isinstance(data, dict):
        raise BadPosition("A position is an object with named fields.")
    if data.get("game") != meta.name:
        raise BadPosition(f"This is no position of {meta.name}: its game is {str(data.get('game'))[:40]!r}.")
    seats = _number(data, "seats")
    if not meta.min_seats <= seats <= meta.max_seats:
        raise BadPosition(f"{meta.title} is for {meta.min_seats} to {meta.max_seats} players, not {seats}.")
    return seats


def overlay_in(data: object) -> Values:
    """What differs from the standard box at the table of this position."""
    assert isinstance(data, dict)
    overlay = data.get(COMPONENTS, {})
    if not isinstance(overlay, dict):
        raise BadPosition(f"Field {COMPONENTS!r} names what differs from the standard box.")
    return overlay


def load_position(steps: list[str], fields: list[Field], s: State, data: object) -> None:
    """Fill a blank position with dumped data; raises BadPosition."""
    assert isinstance(data, dict)
    known = {"game", "seats", "over", "reveals", "stack", COMPONENTS}
    for field in fields:
        known.add(field.name)
        if field.name not in data:
            raise BadPosition(f"Field {field.name!r} is missing.")
        setattr(s, field.name, field.load(data[field.name]))
    for name in data:
        if name not in known:
            raise BadPosition(f"There is no field {str(name)[:40]!r}.")
    over = data.get("over")
    if not isinstance(over, bool):
        raise BadPosition("Field 'over' must be true or false.")
    s.over = over
    s.reveals = _number(data, "reveals")
    frames = data.get("stack")
    if not isinstance(frames, list):
        raise BadPosition("Field 'stack' must be a list of frames.")
    s.stack = [_load_frame(steps, s.seats, frame) for frame in frames]
    if s.over == bool(s.stack):
        raise BadPosition("A game that is over has no open frame, and only such a game.")


def _dump_frame(steps: list[str], frame: Frame) -> dict[str, object]:
    data: dict[str, object] = {"step": steps[frame.step], "seat": frame.seat}
    for name in FRAME_NUMBERS:
        number = getattr(frame, name)
        if number != 0:
            data[name] = number
    return data


def _load_frame(steps: list[str], seats: int, data: object) -> Frame:
    if not isinstance(data, dict) or data.get("step") not in steps:
        raise BadPosition(f"A frame names its step, one of {', '.join(steps)}.")
    for name in data:
        if name not in ("step", "seat") and name not in FRAME_NUMBERS:
            raise BadPosition(f"A frame has no field {str(name)[:40]!r}.")
    seat = _number(data, "seat")
    if not CHANCE <= seat < seats:
        raise BadPosition(f"There is no seat {seat} at a table of {seats}.")
    a, b, c, group = [_number(data, name) if name in data else 0 for name in FRAME_NUMBERS]
    return Frame(steps.index(str(data["step"])), seat, a, b, c, group)


def _number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 2**62:
        raise BadPosition(f"Field {name!r} must be a whole number.")
    return value

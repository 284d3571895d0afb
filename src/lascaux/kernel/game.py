"""The rules of one game, as everything around it sees them."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from lascaux.kernel.actions import UNKNOWN, ActionSpace, Attempt
from lascaux.kernel.box import BadComponents, Box
from lascaux.kernel.errors import BadPosition, BadSetup, NotLegal, NotYourDecision
from lascaux.kernel.fields import Field
from lascaux.kernel.frames import CHANCE, NOBODY, Frame
from lascaux.kernel.meta import Args, Ending, Meta, Other, Reason, SeatRange, as_written
from lascaux.kernel.positions import COMPONENTS, dump_position, key_of, load_position, overlay_in, seats_in
from lascaux.kernel.printed import Values
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.kernel.steps import Step

SHOWN_TEXT: Final = 60  # characters of what somebody wrote that a refusal repeats

S = TypeVar("S", bound=State)

BOXES_KEPT: Final = 64  # besides the standard one


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game.  Holds no position."""

    def __init__(
        self,
        meta: Meta,
        space: ActionSpace,
        steps: list[Step[S]],
        fields: list[Field],
        box: Box,
    ) -> None:
        self.meta: Final = meta
        self.space: Final = space
        self.steps: Final = steps
        self.fields: Final = fields
        self.box: Final = box  # the standard one
        self._boxes: Final[dict[str, Box]] = {}  # others that were made, by hash

    # --- what each game says ------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, str], box: Box) -> S:
        """A position with nothing done yet: all fields set, first frame open; seats and options fit."""
        raise NotImplementedError

    def box_of(self, s: S) -> Box:
        """The box that a position is played with."""
        return self.box

    def copy(self, s: S) -> S:
        """The same position again, sharing nothing that can change."""
        raise NotImplementedError

    def advance(self, s: S) -> None:
        """Run the rules that need no decision, up to the next frame or the end."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int, rng: Rng) -> S:
        """A position this seat cannot tell from the true one, its secrets dealt anew."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Points by seat."""
        raise NotImplementedError

    def ending(self, s: S) -> Ending | None:
        """Why it ended and who came where; None while it lasts."""
        raise NotImplementedError

    def others(self, s: S) -> list[Other]:
        """Who plays along without a seat, with what they have; the same ones from start to end."""
        return []

    def view(self, s: S, seat: int | None) -> msgspec.Struct:
        """What a seat may see; None is a spectator."""
        raise NotImplementedError

    def faults(self, s: S) -> list[str]:
        """What is impossible about a position: sums, lengths, ranges; empty if all is well."""
        raise NotImplementedError

    def reason_against(self, s: S, f: Frame, attempt: Attempt) -> Reason | None:
        """Why something that has the shape of an action is not legal now for whoever this frame asks.

        None where the game has no sentence of its own: then it is told what may be done instead.
        """
        return None

    def no_such_action(self, s: S, f: Frame, text: str) -> Reason:
        """Why words that have not even the shape of an action are refused."""
        key = self.meta.text_key("no-such-action")
        return Reason(self.steps[f.step].rule, key, {"text": as_written(text[:SHOWN_TEXT])})

    def asked(self, s: S, f: Frame) -> Args:
        """The arguments of a decision's question."""
        return {}

    def seats_after(self, s: S) -> list[int]:
        """Who is asked after those asked now, in that order, as far as the rules can say."""
        return []

    def chapter(self, s: S) -> int:
        """Tells the stretches of a game apart, by which people count: turns, rounds, years.

        It changes where the next one begins, and is 0 before the first; the text `GAME-chapter` names one.
        """
        return 0

    def chapter_args(self, s: S) -> Args:
        """What the name of the chapter needs besides its number."""
        return {}

    def known_scores(self, s: S, seat: int | None) -> list[int | None]:
        """Points by seat as far as this one may know them (None: a spectator); a game may hide some."""
        return [*self.scores(s)]

    def unwritten(self, s: S, version: str) -> int:
        """What whoever is asked did here by rules of an older version, which did not ask; else UNKNOWN."""
        return UNKNOWN

    def rule_of_turns(self, s: S) -> str:
        """The rule that says whose turn it is, for those who act when it is not theirs."""
        raise NotImplementedError

    def rule_of_end(self, s: S) -> str:
        """The rule by which an ended game ended, for those who act after it."""
        raise NotImplementedError

    # --- what all games share -----------------------------------------------------------------

    def reader(self, s: S, seat: int | None) -> int | None:
        """Whoever looks at a position, if it is one of its seats or, as None, a spectator.

        Raises NotYourDecision for anybody else.
        """
        if seat is not None and not 0 <= seat < s.seats:
            raise NotYourDecision(f"There is no seat {seat} at a table of {s.seats}.")
        return seat

    def start(self, seats: int, options: dict[str, str], box: Box | None = None) -> S:
        """A new game, by default with the standard box.

        Raises BadSetup for a seat count or option this game does not have.
        """
        fitting = self.meta.seats_for(options)
        if not fitting.least <= seats <= fitting.most:
            raise BadSetup(_for_others(self.meta, fitting, seats))
        return self.blank(seats, self.meta.complete(options), self.box if box is None else box)

    def box_with(self, overlay: Values) -> Box:
        """The box that an overlay makes of the standard one; tables of like boxes share it.

        Raises BadComponents.
        """
        box = self.box.varied(overlay) if overlay else self.box
        if box.hash == self.box.hash:
            return self.box
        if len(self._boxes) >= BOXES_KEPT:
            self._boxes.clear()
        return self._boxes.setdefault(box.hash, box)

    def box_first(self) -> Box:
        """The box that was first named; records that name none, and tests, are played with it."""
        box = self.box_named(self.box.printed.unnamed) if self.box.printed.unnamed else self.box
        assert box is not None, "a box that once was standard is kept"
        return box

    def box_named(self, name: str) -> Box | None:
        """The box of this hash, if it is the standard one, once was or was made here lately."""
        if name == self.box.hash:
            return self.box
        if name in self.box.printed.former:
            return self.box_with(self.box.printed.former[name])
        return self._boxes.get(name)

    def key(self, s: S) -> tuple[object, ...]:
        """All of the position as one hashable value."""
        return key_of(self.fields, s)

    def dump(self, s: S) -> dict[str, object]:
        """All of the position as plain JSON-able data."""
        data = dump_position(self.meta.name, [step.name for step in self.steps], self.fields, s)
        overlay = self.box_of(s).overlay
        if overlay:
            data[COMPONENTS] = overlay
        return data

    def load(self, data: object) -> S:
        """The position that `dump` wrote down; raises BadPosition."""
        seats = seats_in(self.meta, data)
        try:
            box = self.box_with(overlay_in(data))
        except BadComponents as error:
            raise BadPosition(str(error)) from None
        s = self.blank(seats, self.meta.complete({}), box)
        load_position([step.name for step in self.steps], self.fields, s, data)
        faults = self.faults(s)
        if faults:
            raise BadPosition(faults[0])
        return s

    def seat_to_act(self, s: S) -> int:
        """Whose decision is on top: a seat, CHANCE or NOBODY."""
        return s.stack[-1].seat if s.stack else NOBODY

    def seats_to_act(self, s: S) -> list[int]:
        """All seats that owe a decision now; more than one only in a simultaneous group."""
        if not s.stack:
            return []
        group = s.stack[-1].group
        if group == 0:
            return [s.stack[-1].seat]
        owing: list[int] = []
        for f in reversed(s.stack):
            if f.group != group:
                break
            owing.append(f.seat)
        return owing

    def frame_of(self, s: S, seat: int) -> int:
        """Where in the stack this seat's open decision lies; raises NotYourDecision."""
        owing = self.seats_to_act(s)
        if seat not in owing:
            raise NotYourDecision(f"Seat {seat} is not asked for anything now.")
        return len(s.stack) - 1 - owing.index(seat)

    def legal(self, s: S) -> list[int]:
        """All actions of the decision on top, sorted; a list of the caller's own; empty once it is over."""
        stack = s.stack
        if not stack:
            return []
        f = stack[-1]
        return self.steps[f.step].legal(s, f)

    def legal_for(self, s: S, seat: int) -> list[int]:
        """The same for one seat of a simultaneous group."""
        f = s.stack[self.frame_of(s, seat)]
        return self.steps[f.step].legal(s, f)

    def why_not(self, s: S, seat: int, text: str) -> Reason:
        """Why a text that is no legal action for this seat is refused: the rule and the sentence to say."""
        f = s.stack[self.frame_of(s, seat)]
        attempt = self.space.attempt(text)
        if attempt is None:
            return self.no_such_action(s, f, text)
        reason = self.reason_against(s, f, attempt)
        return self._not_now(f, attempt) if reason is None else reason

    def _not_now(self, f: Frame, attempt: Attempt) -> Reason:
        step = self.steps[f.step]
        return Reason(step.rule, "table-no-not-now", {"verb": attempt.verb, "verbs": step.verbs})

    def weights(self, s: S) -> list[int]:
        """How likely each outcome of the chance on top is; raises NotLegal where chance is not asked."""
        if not s.stack or s.stack[-1].seat != CHANCE:
            raise NotLegal("Only chance has weights, and chance is not asked now.")
        f = s.stack[-1]
        return self.steps[f.step].weights(s, f)

    def audience_for(self, s: S, seat: int) -> int:
        """Mask of the seats that may know what this seat (or chance) chooses now; 0 means all."""
        f = s.stack[self.frame_of(s, seat)]
        return self.steps[f.step].audience(s, f)

    def step_for(self, s: S, seat: int) -> Step[S]:
        """The kind of decision this seat (or chance) makes now."""
        return self.steps[s.stack[self.frame_of(s, seat)].step]

    def sample(self, s: S, rng: Rng) -> int:
        """A random legal action, or a chance outcome by its weight."""
        f = s.stack[-1]
        return self.steps[f.step].sample(s, f, rng)

    def play(self, s: S, action: int) -> None:
        """Apply an action of the decision on top.  The caller vouches that it is legal."""
        f = s.stack.pop()
        self.steps[f.step].apply(s, f, action)
        while not s.stack and not s.over:
            self.advance(s)

    def play_for(self, s: S, seat: int, action: int) -> None:
        """The same for one seat of a simultaneous group."""
        f = s.stack.pop(self.frame_of(s, seat))
        self.steps[f.step].apply(s, f, action)
        while not s.stack and not s.over:
            self.advance(s)


def _for_others(meta: Meta, seats: SeatRange, count: int) -> str:
    """The sentence for a table of the wrong size."""
    chosen = " with " + ", ".join([f"{name}={value}" for name, value in seats.options.items()])
    how = chosen if seats.options else ""
    many = f"{seats.least} to {seats.most}" if seats.least < seats.most else f"{seats.least}"
    return f"{meta.title} is{how} for {many} players, not {count}."

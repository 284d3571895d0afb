"""The action table: one row for each action a game can ever offer.

A kind of action is declared once, with its verb, what its words can be and the steps that offer it.  Rows,
texts, parsing, the arguments that travel, the browser's types and the verbs of a step follow from that.
"""

from __future__ import annotations

from typing import Final

from lascaux.kernel.errors import NotParseable
from lascaux.kernel.steps import StepTable

UNKNOWN: Final = -1  # the value of a word that names nothing, and the row of an action that is none
LONGEST_NUMBER: Final = 3  # digits


class Param:
    """One word behind a verb: what it is called, and all it can be; values count from `first`.

    Where a number is wanted, another word makes no sense at all, unless any word `is_name`: then it is
    taken for the name of something that is not there.
    """

    def __init__(self, name: str, words: list[str], first: int = 0, is_name: bool = False) -> None:
        self.name: Final = name
        self.words: Final = words
        self.first: Final = first
        self.is_name: Final = is_name
        self.is_number: Final = all([word.removeprefix("-").isdigit() for word in words])
        self._value_of: Final = {word.lower(): first + place for place, word in enumerate(words)}

    def value(self, word: str) -> int:
        """What a word names, however it is written; UNKNOWN if nothing."""
        return self._value_of.get(word.lower(), UNKNOWN)

    def fits(self, word: str) -> bool:
        """Whether a word has the shape of this one, though it may name nothing."""
        if self.is_number and not self.is_name:
            return (
                word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER and str(int(word)) == word
            )
        return len(self.words) > 1 or self.value(word) != UNKNOWN

    def argument(self, word: str) -> int | str:
        """The word as it travels."""
        return int(word) if self.is_number else word


def counted(name: str, first: int, last: int, is_name: bool = False) -> Param:
    """A word that is a whole number and means it."""
    return Param(name, [str(number) for number in range(first, last + 1)], first, is_name)


class ActionKind:
    """A block of rows that share a verb and the meaning of the words behind it."""

    def __init__(self, verb: str, params: list[Param], base: int, rows: list[list[str]]) -> None:
        self.verb: Final = verb
        self.params: Final = params
        self.base: Final = base
        self.rows: Final = rows  # the words of each

    def has_shape(self, words: list[str]) -> bool:
        """Whether these are the verb and as many words as it takes, each of the right sort."""
        if words[:1] != [self.verb] or len(words) != 1 + len(self.params):
            return False
        return all([param.fits(word) for param, word in zip(self.params, words[1:], strict=True)])

    def args(self, action: int) -> list[int | str]:
        """The words of a row as they travel: numbers as numbers, names as names."""
        words = self.rows[action - self.base]
        return [param.argument(word) for param, word in zip(self.params, words, strict=True)]


class Attempt:
    """What somebody tried: a verb of the game, as many words as it takes, and what each of them names."""

    def __init__(self, verb: str, words: list[str], values: list[int], row: int) -> None:
        self.verb: Final = verb
        self.words: Final = words
        self.values: Final = values  # UNKNOWN for a word that names nothing
        self.row: Final = row  # UNKNOWN if no row says this


class ActionSpace:
    """All actions of a game.  The row number is the action: hash, mask index, storage and wire form.

    Rows that seats play come first and chance last, so a policy needs only the first `seat_rows`.
    """

    def __init__(self, steps: StepTable) -> None:
        self.kinds: Final[list[ActionKind]] = []
        self.seat_rows: int = 0
        self._steps: Final = steps
        self._texts: Final[list[str]] = []
        self._kind_of: Final[list[ActionKind]] = []
        self._row_of: Final[dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def add(
        self,
        verb: str,
        params: list[Param] | None = None,
        *,
        at: list[int],
        only: list[list[int]] | None = None,
        chance: bool = False,
    ) -> int:
        """Append a kind with a row for each way to fill its words, or for some of them only.

        `at` are the steps that offer it.
        Returns the row of all values 0, whether or not there is one: for `offer CARD` that number plus the
        card is the row.  A kind with some rows only returns its first row.
        """
        words = params or []
        values = _products(words) if only is None else only
        kind = ActionKind(verb, words, len(self._texts), [_said(words, row) for row in values])
        self.kinds.append(kind)
        self._steps.offer(verb, at)
        for row in kind.rows:
            text = " ".join([verb, *row])
            assert text.lower() not in self._row_of, f"two rows say {text!r}"
            self._row_of[text.lower()] = len(self._texts)
            self._texts.append(text)
            self._kind_of.append(kind)
        if not chance:
            assert self.seat_rows == kind.base, "rows of seats come before chance"
            self.seat_rows = len(self._texts)
        return kind.base if only is not None else kind.base - _rows_before(words)

    def kind_of(self, action: int) -> ActionKind:
        """The kind a row belongs to."""
        self._check(action)
        return self._kind_of[action]

    def args(self, action: int) -> list[int | str]:
        """The words behind the verb of a row, as they travel."""
        return self.kind_of(action).args(action)

    def text(self, action: int) -> str:
        """The row in words: `move 12 17`."""
        self._check(action)
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The row that these words name; spaces and capitals do not matter."""
        row = self._row_of.get(" ".join(text.lower().split()), UNKNOWN)
        if row == UNKNOWN:
            raise NotParseable(f"This game has no action {_shortened(text)!r}.")
        return row

    def attempt(self, text: str) -> Attempt | None:
        """What somebody tried, right or wrong; None if it has not even the shape of an action of seats."""
        words = text.lower().split()
        for kind in self.kinds:
            if kind.base < self.seat_rows and kind.has_shape(words):
                values = [param.value(word) for param, word in zip(kind.params, words[1:], strict=True)]
                return Attempt(kind.verb, words[1:], values, self._row_of.get(" ".join(words), UNKNOWN))
        return None

    def _check(self, action: int) -> None:
        if not 0 <= action < len(self._texts):
            raise NotParseable(f"There is no action number {action}.")


def _products(params: list[Param]) -> list[list[int]]:
    """All ways to fill the words, the last changing fastest."""
    ways: list[list[int]] = [[]]
    for param in params:
        ways = [[*way, value] for way in ways for value in range(param.first, param.first + len(param.words))]
    return ways


def _rows_before(params: list[Param]) -> int:
    """How many rows lie before the first, if values counted from 0."""
    rows = 0
    for param in params:
        rows = rows * len(param.words) + param.first
    return rows


def _said(params: list[Param], values: list[int]) -> list[str]:
    return [param.words[value - param.first] for param, value in zip(params, values, strict=True)]


def _shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."

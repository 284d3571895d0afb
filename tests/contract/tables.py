"""Tables of any case, and small verbs to play at them."""

from __future__ import annotations

from typing import Final

from lascaux.kernel.rng import Rng
from lascaux.table.table import Table
from tests.contract.cases import Case

SEED: Final = bytes(range(7, 39))  # of the table: its digits are the canary that nobody may find
ALL_LOOKED_AT: Final = 60  # entries
LOOKS: Final = 4  # later on, while the entries double


def opened(case: Case) -> Table:
    """A table of this case before its first choice."""
    options = dict(case.options)
    return Table.new(case.name, case.seats, options, seed=SEED, components=case.components)


def act_at_random(at: Table, rng: Rng) -> None:
    """Any seat that is asked plays anything it may."""
    asked = [seat for seat in range(at.seats) if at.choices(seat)]
    seat = asked[rng.below(len(asked))]
    choices = at.choices(seat)
    at.act(seat, choices[rng.below(len(choices))].text)


def is_looked_at(at: Table) -> bool:
    """Whether a dear check is made here: at every entry first, and the more rarely the longer it takes."""
    return at.entries < ALL_LOOKED_AT or at.entries % (1 << at.entries.bit_length() - LOOKS.bit_length()) == 0

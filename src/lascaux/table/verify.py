"""Checking a record: it must replay by the rules, and its chance must be as announced."""

from __future__ import annotations

import msgspec

from lascaux.kernel.errors import BadRecord
from lascaux.kernel.frames import CHANCE
from lascaux.table.opening import opened
from lascaux.table.record import parsed


class Verdict(msgspec.Struct, frozen=True):
    """What a check found: `fair` only if all draws follow from the seed that was announced."""

    fair: bool
    draws: int
    entries: int
    message: str


def verify(text: str) -> Verdict:
    """Replay a record and make all its draws again; raises BadRecord if it does not replay."""
    game, tags, lines, chance, seats, options = opened(text, None)
    state = game.start(seats, options)
    draws = 0
    wrong = 0
    for line in lines:
        action = parsed(game.space, line)
        if line.seat not in game.seats_to_act(state) or action not in game.legal_for(state, line.seat):
            raise BadRecord(f"Line {line.number}: {line.words!r} is not legal there.")
        if line.seat == CHANCE:
            outcome = game.legal(state)[chance.draw(draws, game.weights(state))] if chance else action
            if outcome != action and wrong == 0:
                wrong = line.number
            draws += 1
        game.play_for(state, line.seat, action)
    fair, message = (
        True,
        f"All {len(lines)} entries are legal and all {draws} draws follow from the announced seed.",
    )
    if chance is None:
        fair, message = (
            False,
            "Every entry is legal, but the record shows no seed, so its draws cannot be checked.",
        )
    elif tags.get("Commitment") != chance.commitment:
        fair, message = False, "Every entry is legal, but the seed is not the one that was announced."
    elif wrong:
        fair, message = (
            False,
            f"Every entry is legal, but the draw on line {wrong} does not follow from the seed.",
        )
    return Verdict(fair, draws, len(lines), message)

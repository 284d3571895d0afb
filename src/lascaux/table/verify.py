"""Checking a record: it must replay by the rules, and its chance must be as announced."""

from __future__ import annotations

import msgspec

from lascaux.kernel.frames import CHANCE
from lascaux.table.opening import AGREEMENT, ENDED, Opening, opened, taken_over
from lascaux.table.replaying import replay


class Verdict(msgspec.Struct, frozen=True):
    """What a check found: `fair` only if the game is over and all draws follow from the announced seed.

    A game that its players agreed to end counts as over; that they did is what the record says, and only
    they can know it.  `commitment` is what the table announced at the start (empty if the record does not
    say): compare it with what you were shown then.  Draws that were taken over from another game are its own.
    """

    fair: bool
    over: bool
    draws: int
    entries: int
    commitment: str
    message: str


def verify(text: str) -> Verdict:
    """Replay a record and make all its draws again; raises BadRecord if it does not replay."""
    opening = opened(text, None)
    game, chance, state = opening.game, opening.chance, opening.start()
    draws = 0
    wrong = 0
    foreign = taken_over(opening.tags)
    for entry, (line, action) in enumerate(replay(opening, state)):
        if line.seat == CHANCE and entry < foreign:
            draws += 1
        elif line.seat == CHANCE:
            outcome = game.legal(state)[chance.draw(draws, game.weights(state))] if chance else action
            if outcome != action and wrong == 0:
                wrong = line.number
            draws += 1
    commitment = opening.tags.get("Commitment", "")
    is_agreed = opening.tags.get(ENDED) == AGREEMENT and not state.over
    fault = _fault(opening, commitment, wrong, state.over or is_agreed)
    message = fault or (
        f"All {len(opening.lines)} entries are legal, and what chance drew ({draws}) follows from the "
        f"announced seed. It was announced as {commitment}."
        f"{' The record says that all players agreed to end the game here.' if is_agreed else ''}"
        f"{f' The first {foreign} entries were taken over from another game.' if foreign else ''}"
    )
    return Verdict(not fault, state.over, draws, len(opening.lines), commitment, message)


def _fault(opening: Opening, commitment: str, wrong: int, is_over: bool) -> str:
    """Why a record that replays cannot be called fair; empty if it can."""
    if opening.chance is None:
        return "Every entry is legal, but the record shows no seed, so its draws cannot be checked."
    if commitment != opening.chance.commitment:
        return "Every entry is legal, but the seed is not the one that was announced."
    if wrong:
        return f"Every entry is legal, but the draw on line {wrong} does not follow from the seed."
    if not is_over:
        return "Every entry is legal and every draw follows from the seed, but the game is not over."
    return ""

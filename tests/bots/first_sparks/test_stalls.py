"""Positions of two players in which bots once sat on their food until the last year."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lascaux.bots.first_sparks.knowledge import KNOWLEDGE
from lascaux.games.first_sparks.flow import GAME
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng

BEGUN, SOON = 14, 17  # the year in which these positions stand, and by when bots must be out of them


class Stalled(msgspec.Struct):
    """A dumped position, and what it is like."""

    why: str
    position: dict[str, object]


STALLED = msgspec.json.decode(Path(__file__).with_name("stalled.json").read_bytes(), type=list[Stalled])


@pytest.mark.parametrize("stalled", STALLED, ids=[stalled.why for stalled in STALLED])
def test_equal_bots_bring_a_stalled_game_to_its_end(stalled: Stalled) -> None:
    s, rng, evaluation = GAME.load(stalled.position), Rng(1), KNOWLEDGE.evaluation()
    assert s.year == BEGUN
    while not s.over and s.year <= SOON:
        seat, options = GAME.seat_to_act(s), GAME.legal(s)
        if seat == CHANCE:
            GAME.play(s, GAME.sample(s, rng))
        else:
            values = evaluation.rate(s, seat, options)
            GAME.play(s, options[values.index(max(values))])
    assert s.over
    assert s.year <= SOON

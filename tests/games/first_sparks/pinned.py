"""The box that these tests are played with: the one first named, however the standard one is tuned since."""

from __future__ import annotations

from typing import Final

from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.flow import GAME


def _pinned() -> FirstSparksBox:
    box = GAME.box_first()
    assert isinstance(box, FirstSparksBox)
    return box


BOX: Final = _pinned()

"""Games with boxes far from the printed ones, told in whole sentences from start to end."""

from __future__ import annotations

from typing import Final

import pytest

import lascaux
from lascaux.kernel.events import Event
from lascaux.kernel.printed import Values
from lascaux.kernel.state import SHOWN
from lascaux.table.words import LANGUAGES, Words, tell
from tests.games.telling import told

_EPOCHS: Final = ["1", "2", "3", "4", "5"]
_EVERYWHERE: Final = ["forest", "mountain", "steppe", "grassland"]
_NOWHERE: Final[Values] = {epoch: [] for epoch in _EPOCHS}

FAR: Final[list[tuple[str, Values]]] = [
    ("clans", {"bonus": dict.fromkeys(_EPOCHS, 0)}),
    ("clans", {"favourable": _NOWHERE, "hostile": _NOWHERE}),
    ("clans", {"favourable": _NOWHERE, "hostile": dict.fromkeys(_EPOCHS, _EVERYWHERE)}),
    ("clans", {"favourable": {"2": ["forest", "steppe"]}, "hostile": {"2": ["mountain", "grassland"]}}),
    ("clans", {"immobile": 2, "chip_points": 0, "chips": [1, 1, 1, 1, 8]}),
    ("tain", {"cows": 0, "cows_at_start": 0, "jewels_at_start": 0, "stable_doors": 0, "turns": 2}),
    ("tain", {"cows": 99, "cows_at_start": 24, "jewels_at_start": 99, "stable_doors": 5, "herd": 1}),
    ("tain", {"tiles": {"chief": 0, "warrior": 0, "boy": 0, "daughter": 0, "bluff": 1}, "turns": 16}),
    ("first_sparks", {"food_at_start": 0, "tokens": {"mammoth": 0}, "stock_at_start": {"mammoth": 0}}),
    ("first_sparks", {"food_at_start": 60, "spoiling": 1, "tool_limit": 1, "last_year": 5}),
    ("prehistory", {"years": 1, "turn_price": 9, "resource_price": 9, "cube_price": 9, "fish": {"perch": 1}}),
    ("prehistory", {"years": 5, "weather_tiles": dict.fromkeys(["W1", "W2", "W3", "W4"], [4] * 6)}),
]


@pytest.mark.parametrize(("name", "overlay"), FAR)
def test_a_game_with_a_far_box_is_told_to_its_end(name: str, overlay: Values) -> None:
    game = lascaux.game(name)
    box = game.box_with(overlay)
    assert box is not game.box
    for seats in (2, 3):
        events: list[Event] = []
        s, rng = game.start(seats, {}, box), lascaux.Rng(seats)
        s.events = events
        while s.stack:
            game.play(s, game.sample(s, rng))
        assert game.faults(s) == []
        for language in LANGUAGES:
            words = Words(language, strict=True)
            for event in events:
                if event.kind != SHOWN:
                    assert tell(words, told(name, event), ["Ada", "Brun", "Mira"], 0).endswith(".")

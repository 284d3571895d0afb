"""Boxes of Stone Age that differ from the printed one."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.stone_age.flow import GAME
from lascaux.kernel.box import BadComponents
from lascaux.kernel.printed import Values
from lascaux.table.components import box_in
from lascaux.table.words import LANGUAGES, Words, tell
from tests.games.telling import told

NAMES = ["Ada", "Brun", "Mira"]

# Far from what is printed: jewels and trade in the base game, rich dice, dear food, few rounds.
FAR: Values = {
    "workers_at_start": 10,
    "food_at_start": 0,
    "hunger": 99,
    "last_round": 4,
    "lottery": {"1": {"effect": "jewel", "amount": 10}, "2": {"effect": "trade", "amount": 10}},
    "cards": {"C11": {"top": "style_lottery", "amount": 0, "bottom": "pottery", "count": 3}},
    "price": [1, 1, 1, 1],
    "tiles": {"B01": {"jewel": 7, "effect": "draw", "amount": 10}},
    "barter_give": [1] * 11,
    "barter_get": [2] * 11,
}


@pytest.mark.parametrize("style", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_a_far_box_ends_as_it_should_and_is_told(seats: int, style: str) -> None:
    s = GAME.start(seats, {"style": style, "spielbox": "yes"}, GAME.box_with(FAR))
    rng, plies, s.events = lascaux.Rng(seats), 0, []
    while not s.over:
        assert len(GAME.legal(s)) <= GAME.meta.widest
        assert GAME.faults(s) == []
        GAME.play(s, GAME.sample(s, rng))
        plies += 1
    assert plies <= GAME.meta.max_plies
    assert s.round <= 4
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for event in s.events:
            assert event.kind == "" or tell(words, told("stone_age", event), NAMES, 0).endswith(".")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[tiles]\nB01 = { wood = 1, least = 2, most = 3 }", "Line 2: Building B01 costs certain goods, or"),
        ("[tiles]\nB18 = { least = 2, most = 2, kinds = 3 }", "Line 2: Building B18 costs certain goods, or"),
        (
            "[style_tiles]\nXB4 = { wood = 1, effect = 'workshop_wood', amount = 1 }",
            "Line 2: Building XB4 is",
        ),
        (
            "[style_tiles]\nXB4 = { effect = 'nothing' }",
            "Line 1: There are 3 workshops among the buildings",
        ),
        ("[cards]\nC23 = { amount = 0 }", "Line 2: Card C23 rolls for a"),
        ("barter_get = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]", "Line 1: At position 0 of the trade track"),
        ("hunger = 100", "Line 1: “hunger” is a whole number from 0 to 99, not 100."),
    ],
)
def test_what_does_not_fit_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        box_in(lascaux.game("stone_age"), text)
    assert any(line.startswith(sentence) for line in str(caught.value).splitlines()), str(caught.value)

"""Boxes of Clans that differ from the printed one."""

from __future__ import annotations

import pytest

import lascaux
from lascaux.games.clans.data import TERRAINS
from lascaux.games.clans.events import epoch_began
from lascaux.games.clans.flow import GAME
from lascaux.kernel.box import BadComponents
from lascaux.kernel.printed import Values
from lascaux.table.components import box_in
from lascaux.table.words import LANGUAGES, Words, tell
from tests.games.telling import told


@pytest.mark.parametrize("overlay", [{"immobile": 2}, {"immobile": 60, "chips": [8, 1, 1, 1, 1]}])
def test_a_game_with_a_far_box_ends_as_it_should(overlay: Values) -> None:
    s = GAME.start(4, {}, GAME.box_with(overlay))
    assert lascaux.playout(GAME, s, lascaux.Rng(3)) <= GAME.meta.max_plies
    assert GAME.faults(s) == []


def test_a_chip_counts_what_the_box_says() -> None:
    s = GAME.start(2, {}, GAME.box_with({"chip_points": 9}))
    lascaux.playout(GAME, s, lascaux.Rng(3))
    assert GAME.scores(s) == [s.points[colour] + 9 * s.chips[seat] for seat, colour in enumerate(s.cards)]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("chips = [4, 3, 2, 2, 2]", "Line 1: The chips no longer add up: there are 12, not 13."),
        ("[hostile]\n1 = ['forest']", "Line 2: In epoch 1 no ground can be both favourable and hostile."),
        ("[bonus]\n6 = 1", "Line 2: “bonus.6” is not there; the table has: 1, 2, 3, 4, 5."),
        ("neighbours = []", "Line 1: “neighbours” cannot be changed"),
    ],
)
def test_what_does_not_fit_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadComponents, match=f"^{sentence}"):
        box_in(lascaux.game("clans"), text)


@pytest.mark.parametrize(
    ("overlay", "english", "italian"),
    [
        (
            {},
            "mountain is favourable (+2), grassland is hostile.",
            "montagna favorevole (+2), pianura ostile.",
        ),
        (
            {"bonus": {"2": 0}},
            "no terrain is favourable, grassland is hostile.",
            "nessun terreno è favorevole, pianura ostile.",
        ),
        (
            {"favourable": {"2": []}, "hostile": {"2": TERRAINS}},
            "no terrain is favourable, all are hostile.",
            "nessun terreno è favorevole, tutti ostili.",
        ),
        (
            {"favourable": {"2": ["forest", "steppe"]}, "hostile": {"2": ["grassland", "mountain"]}},
            "forest and steppe are favourable (+2), mountain and grassland are hostile.",
            "foresta e steppa favorevoli (+2), montagna e pianura ostili.",
        ),
    ],
)
def test_an_epoch_names_all_its_grounds(overlay: Values, english: str, italian: str) -> None:
    s = GAME.start(2, {}, GAME.box_with(overlay))
    s.events = []
    epoch_began(s, 1)
    said = [tell(Words(language), told("clans", s.events[0]), [], None) for language in LANGUAGES]
    assert said == [f"Epoch II begins: {english}", f"Comincia l’epoca II: {italian}"]

"""Boxes of The First Sparks that differ from the printed one."""

from __future__ import annotations

from typing import Final

import pytest

import lascaux
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.flow import GAME
from lascaux.kernel.box import BadComponents
from lascaux.kernel.printed import Values
from lascaux.table.components import box_in

FOUR: Final = [["T1", 0, 0, 0], ["T2", 0, 1, 0], ["T5", -2, 1, 0], ["T4", -1, 2, 0]]

# Far from what is printed, in all directions that a box allows.
RICH: Values = {
    "food_at_start": 60,
    "price": {str(card): 30 for card in range(7, 42)},
    "tokens": {"berry": 30, "fish": 30, "bear": 30, "mammoth": 30},
    "base_supply": {str(seats): {"berry": 20, "fish": 20} for seats in range(2, 7)},
    "grounds": {f"T{tile}": ["fish", "fish"] for tile in range(1, 7)},
    "tool_limit": 6,
    "sled_limit": 6,
    "most_members": 17,
    "ending_members": 17,
    "laid": {"2": 4, "3": 4},
    "pool": {"2": 5, "3": 5},
    "first_map": {str(seats): FOUR for seats in (2, 3)},
    "first_starts": {str(seats): ["T1Bb", "T2Bc", "T1Ab"] for seats in (2, 3)},
}
POOR: Values = {
    "food_at_start": 0,
    "price": {str(card): 0 for card in range(7, 42)},
    "stock_at_start": {"berry": 0, "fish": 0, "bear": 0, "mammoth": 0},
    "tokens": {"berry": 0, "fish": 0, "bear": 0, "mammoth": 0},
    "spoiling": 1,
    "row": {str(seats): 1 for seats in range(2, 7)},
    "market": {str(seats): 1 for seats in range(2, 7)},
    "small_market": {str(seats): 1 for seats in range(2, 7)},
    "removed": {str(seats): 20 for seats in range(2, 7)},
    "tool_limit": 1,
    "sled_limit": 1,
    "last_year": 5,
}


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("overlay", [RICH, POOR], ids=["rich", "poor"])
@pytest.mark.parametrize("kind", ["first", "random"])
def test_a_game_with_a_far_box_ends_as_it_should(seats: int, overlay: Values, kind: str) -> None:
    s = GAME.start(seats, {"map": kind}, GAME.box_with(overlay))
    rng, plies = lascaux.Rng(seats), 0
    while not s.over:
        options = GAME.legal(s)
        assert options == sorted(set(options))
        assert len(options) <= GAME.meta.widest
        GAME.play(s, GAME.sample(s, rng))
        plies += 1
        if plies % 50 == 0:
            assert GAME.faults(s) == []
            assert GAME.key(GAME.load(GAME.dump(s))) == GAME.key(s)
    assert plies <= GAME.meta.max_plies


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[price]\n8 = 31", "Line 2: “price.8” is a whole number from 0 to 30, not 31."),
        ("[price]\n42 = 3", "Line 2: “price.42” is not there; the table has: 7, 8"),
        ("[kind]\n8 = 'hoe'", "Line 2: “kind.8” is one of field, basket, rod, bow, spear, fire"),
        ("[kind]\n9 = 'rod'", "What card 9 takes does not fit its kind"),
        ("[takes]\n8 = [[3, 1], [2, 2]]", "Line 2: What card 8 takes does not fit its kind"),
        ("[takes]\n8 = 4", "Line 2: “takes.8” is a list of 0 to 6 values, not 4."),
        ("removed = {3 = 20}\n[market]\n3 = 20", "Line 1: The deck no longer adds up with 3 players"),
        ("not_for_two = [8, 8]", "Line 1: A card is left out once."),
        ("[row]\n2 = 7", "The market of 2 players has 6 cards"),
        (
            "[stock_at_start]\nfish = 21",
            "Line 2: 21 tokens of fish cannot lie there at the start: there are 20.",
        ),
        ("[laid]\n2 = 5", "Line 2: With 2 players 5 tiles are laid, but only 4 are shuffled."),
        (
            "[first_map]\n2 = [['T1', 0, 0, 0], ['T2', 5, 5, 0], ['T3', 1, 1, 1]]",
            "Line 2: The first map of 2 players",
        ),
        ("[first_map]\n2 = [['T1', 0, 0, 9], 3, 4]", "Line 2: “first_map.2.1” is a tile as laid"),
        (
            "[first_starts]\n3 = ['T1Aa', 'T1Ab', 'T6Aa']",
            "Line 2: The first map of 3 players needs 3 different starts",
        ),
        ("ending_members = 16", "Line 1: No clan can have 16 members: 15 is the most."),
    ],
)
def test_what_does_not_fit_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        box_in(lascaux.game("first_sparks"), text)
    assert any(line.startswith(sentence) for line in str(caught.value).splitlines()), str(caught.value)


def test_an_owner_corrects_a_price_and_a_kind() -> None:
    overlay = "[price]\n8 = 1\n[kind]\n9 = 'bow'\n[takes]\n9 = [[1, 1], [3, 2]]\n"
    table = lascaux.Table.new("first_sparks", 3, seed=5, components=overlay)
    assert table.box.values["price"] == {**_prices(), "8": 1}
    while table.decision(None).step != "offer":  # type: ignore[union-attr] # not over yet
        table.act(table.seat, table.choices(table.seat)[0].text)
    assert table.what_if(table.seat, ["offer 8"]).told[0].args["price"] == 1


def _prices() -> dict[str, int]:
    return {str(card): BOX.price[card] for card in range(7, 42)}

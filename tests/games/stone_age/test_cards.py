"""Every civilization card: what it costs, what its upper half does, what its lower half counts."""

from __future__ import annotations

import pytest

from lascaux.games.stone_age.data import BOTTOMS, CARD_NAMES, EFFECTS, FARMER
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.scoring import lines_of, people_of
from lascaux.games.stone_age.sight import view_of
from lascaux.games.stone_age.state import StoneAgeState
from tests.games.stone_age.drawing import (
    acting,
    asked,
    goods_of,
    have,
    hold,
    legal,
    placing,
    play,
    start,
    tools_of,
)

# Each card as the sheet has it: name, upper half, how much, lower half, how many.
CARDS = """
C01 lottery 0 pottery 1
C02 lottery 0 writing 1
C03 lottery 0 time 1
C04 lottery 0 transport 1
C05 lottery 0 builder 1
C06 lottery 0 builder 2
C07 lottery 0 maker 2
C08 lottery 0 maker 2
C09 lottery 0 farmer 1
C10 lottery 0 farmer 2
C11 food 7 pottery 1
C12 food 5 medicine 1
C13 food 3 weaving 1
C14 food 1 weaving 1
C15 food 4 builder 1
C16 food 2 builder 2
C17 food 3 farmer 2
C18 stone 2 transport 1
C19 stone 1 farmer 1
C20 stone 1 shaman 1
C21 gold 1 shaman 1
C22 brick 1 shaman 2
C23 roll_gold 2 art 1
C24 roll_wood 2 shaman 2
C25 roll_stone 2 shaman 1
C26 points 3 music 1
C27 points 3 music 1
C28 points 3 builder 3
C29 tool 1 art 1
C30 agriculture 1 time 1
C31 agriculture 1 farmer 1
C32 draw 1 writing 1
C33 one_use 4 maker 1
C34 one_use 3 maker 1
C35 one_use 2 maker 2
C36 any_two 0 medicine 1
X1 style_lottery 0 ring 1
X2 points 3 ring 1
X3 style_lottery 0 trader 1
X4 style_lottery 0 trader 1
X5 trade 1 trader 1
X6 trade 1 trader 2
X7 food 3 trader 2
X8 style_lottery 0 farmer 1
X9 gold 1 shaman 1
"""
ROWS = [line.split() for line in CARDS.split("\n") if line]


def buying(card: str, **goods: int) -> StoneAgeState:
    """Seat 0 has just bought a card from the first space for a wood, and has one worker more to use."""
    others = [name for name in ["C11", "C12", "C13", "C14", "C15"] if name != card]
    s = placing(2, style=True, row=[card, *others[:4]])
    have(acting(s, card_1=1, field=1), 0, wood=1, **goods)
    play(s, "use card_1", "buy")
    return s


@pytest.mark.parametrize(("name", "top", "amount", "bottom", "count"), ROWS, ids=[row[0] for row in ROWS])
@pytest.mark.rule("SA-0.3", "SA-14.5")
def test_every_card_is_printed_as_the_sheet_says(
    name: str, top: str, amount: str, bottom: str, count: str
) -> None:
    box, card = start().box, CARD_NAMES.index(name) + 1
    assert (EFFECTS[box.top[card]], box.top_amount[card]) == (top, int(amount))
    assert (BOTTOMS[box.bottom[card]], box.count[card]) == (bottom, int(count))


@pytest.mark.parametrize(("name", "top", "amount", "bottom", "count"), ROWS, ids=[row[0] for row in ROWS])
@pytest.mark.rule(
    "SA-4.7", "SA-6.4", "SA-6.5", "SA-6.7", "SA-6.8", "SA-6.9", "SA-6.11", "SA-14.4", "SA-11.10"
)
def test_every_upper_half_does_what_it_shows_and_every_lower_half_counts(
    name: str, top: str, amount: str, bottom: str, count: str
) -> None:
    s = buying(name)
    number = int(amount)
    after = {
        "lottery": lambda: asked(s) == ("roll_dice", -1),
        "style_lottery": lambda: asked(s) == ("roll_dice", -1),
        "food": lambda: s.food[0] == 12 + number,
        "stone": lambda: goods_of(s) == {"stone": number},
        "gold": lambda: goods_of(s) == {"gold": number},
        "brick": lambda: goods_of(s) == {"brick": number},
        "roll_gold": lambda: asked(s) == ("roll_sum", -1) and len(legal(s)) == 11,
        "roll_wood": lambda: asked(s) == ("roll_sum", -1) and len(legal(s)) == 11,
        "roll_stone": lambda: asked(s) == ("roll_sum", -1) and len(legal(s)) == 11,
        "points": lambda: s.score[0] == number,
        "tool": lambda: tools_of(s) == [1, 0, 0],
        "agriculture": lambda: s.agriculture[0] == number,
        "draw": lambda: asked(s) == ("draw_card", -1),
        "one_use": lambda: s.ready[0] == 1 << CARD_NAMES.index(name) + 1,
        "any_two": lambda: asked(s) == ("take_two", 0),
        "trade": lambda: s.trade[0] == number and goods_of(s) == {"jewel": 2},
    }
    assert after[top]()
    assert people_of(s, 0, BOTTOMS.index(bottom)) == int(count)


@pytest.mark.parametrize(("space", "price"), [(1, 1), (2, 2), (3, 3), (4, 4)])
@pytest.mark.rule("SA-4.7")
def test_cards_cost_one_to_four_resources_of_any_kinds_from_the_right(space: int, price: int) -> None:
    s = placing(2, row=["C26", "C27", "C28", "C12"])
    have(acting(s, **{f"card_{space}": 1, "field": 1}), 0, wood=price - 1)
    play(s, f"use card_{space}")
    assert asked(s) == ("use_place", 0), "one resource too few: the card stays"
    s = placing(2, row=["C26", "C27", "C28", "C12"])
    have(acting(s, **{f"card_{space}": 1, "field": 1}), 0, wood=1, gold=price - 1)
    play(s, f"use card_{space}", "buy")
    assert goods_of(s) == {}
    assert s.cards[0] != 0


@pytest.mark.rule("SA-4.7", "SA-8.3")
def test_food_pays_for_nothing_but_meals_and_a_payment_is_one_path_in_table_order() -> None:
    s = placing(2, row=["C26", "C27", "C28", "C12"])
    have(acting(s, card_2=1), 0, wood=1, brick=2, gold=1)
    play(s, "use card_2", "buy")
    assert legal(s) == {"pay wood", "pay brick"}
    play(s, "pay brick")
    assert legal(s) == {"pay brick", "pay gold"}


@pytest.mark.rule("SA-4.8", "SA-4.11")
def test_a_card_may_be_left_and_one_that_cannot_be_paid_is_left_unasked() -> None:
    s = placing(2, row=["C26", "C27", "C28", "C12"])
    have(acting(s, card_1=1, card_2=1, field=1), 0, wood=1)
    play(s, "use card_1")
    assert legal(s) == {"buy", "decline"}
    play(s, "decline", "use card_2")
    assert asked(s) == ("use_place", 0)
    assert (s.row[:2], goods_of(s), s.cards) == ([26, 27], {"wood": 1}, [0, 0])


@pytest.mark.rule("SA-6.1", "SA-6.2")
def test_the_buyer_throws_a_die_for_each_player_and_takes_the_first() -> None:
    s = placing(3, row=["C01", "C12", "C13", "C14"])
    have(acting(s, card_1=1, field=1), 0, wood=1)
    play(s, "use card_1", "buy")
    assert len(legal(s)) == 56
    assert sum(GAME.weights(s)) == 6**3
    play(s, "dice 456")
    assert (asked(s), legal(s)) == (("choose_die", 0), {"die 4", "die 5", "die 6"})
    play(s, "die 6")
    assert (asked(s), legal(s)) == (("choose_die", 1), {"die 4", "die 5"})
    play(s, "die 4")
    assert (s.agriculture, goods_of(s, 1), tools_of(s, 2)) == ([1, 0, 0], {"gold": 1}, [1, 0, 0])
    assert asked(s) == ("use_place", 0)


@pytest.mark.parametrize(("face", "good"), [(1, "wood"), (2, "brick"), (3, "stone"), (4, "gold")])
@pytest.mark.rule("SA-6.1")
def test_the_first_four_faces_are_resources(face: int, good: str) -> None:
    s = placing(2, row=["C01", "C12", "C13", "C14"])
    have(acting(s, card_1=1, field=1), 0, wood=1)
    play(s, "use card_1", "buy", f"dice {face}6", f"die {face}")
    assert (goods_of(s), s.agriculture) == ({good: 1}, [0, 1])


@pytest.mark.rule("SA-6.3")
def test_equal_dice_are_one_choice_and_one_choice_is_not_asked() -> None:
    s = placing(3, row=["C01", "C12", "C13", "C14"])
    have(acting(s, card_1=1, field=1), 0, wood=1)
    s.agriculture[1] = 10
    play(s, "use card_1", "buy", "dice 116")
    assert legal(s) == {"die 1", "die 6"}
    play(s, "die 1")
    assert legal(s) == {"die 1", "die 6"}
    play(s, "die 6")
    assert s.agriculture == [0, 10, 0]
    s = placing(3, row=["C01", "C12", "C13", "C14"])
    have(acting(s, card_1=1, field=1), 0, wood=1)
    play(s, "use card_1", "buy", "dice 222")
    assert [goods_of(s, seat) for seat in range(3)] == [{"brick": 1}] * 3


@pytest.mark.rule("SA-14.3", "SA-14.5")
def test_the_stylish_dice_have_a_chart_of_their_own() -> None:
    s = placing(5, style=True, row=["X1", "C12", "C13", "C14", "C15"])
    have(acting(s, card_1=1, field=1), 0, wood=1)
    play(s, "use card_1", "buy", "dice 12346", "die 6", "die 1", "die 2", "die 3")
    assert s.trade == [1, 0, 0, 0, 0]
    assert [goods_of(s, seat).get("jewel", 0) for seat in range(5)] == [2, 2, 3, 1, 1]
    assert (goods_of(s, 3)["stone"], goods_of(s, 4)["gold"]) == (1, 1)


@pytest.mark.rule("SA-6.10", "SA-17.2", "SA-17.10")
def test_a_drawn_card_counts_for_its_lower_half_only_and_only_its_owner_knows_it() -> None:
    s = buying("C32")
    told = play(s, "draw C28")
    assert (s.score[0], s.unknown[0]) == (0, 1 << 28)
    assert people_of(s, 0, BOTTOMS.index("builder")) == 3
    assert [kind for kind, _, _ in told] == ["drew", "saw"]
    s = placing(2, row=["C32", "C12", "C13", "C14"])
    have(acting(s, card_1=1, field=1), 0, wood=1)
    s.deck = 0
    play(s, "use card_1", "buy")
    assert asked(s) == ("use_place", 0)


@pytest.mark.rule("SA-6.12", "SA-17.8")
def test_any_two_resources_are_taken_when_bought_between_two_workers_or_before_a_payment() -> None:
    s = buying("C36")
    assert {"keep", "two wood wood", "two stone gold"} <= legal(s)
    assert len(legal(s)) == 11
    play(s, "two stone gold")
    assert (goods_of(s), s.ready) == ({"stone": 1, "gold": 1}, [0, 0])
    s = buying("C36")
    play(s, "keep")
    assert {"use field", "two wood brick"} <= legal(s)
    play(s, "two wood brick")
    assert legal(s) == {"use field"}
    s = hold(placing(2, row=["C26", "C27", "C28", "C12"]), 0, "C36")
    acting(s, card_2=1, field=1)
    play(s, "use card_2")
    assert {"two wood wood", "decline"} <= legal(s)
    assert "buy" not in legal(s)
    play(s, "two wood gold", "buy")
    assert goods_of(s) == {}


@pytest.mark.rule("SA-6.13")
def test_others_see_how_many_cards_one_holds_and_not_which() -> None:
    s = hold(placing(2), 0, "C20", "C21")
    mine, theirs = view_of(s, 0), view_of(s, 1)
    assert mine.camps[0].own == ["C20", "C21"]
    assert theirs.camps[0].own is None
    assert theirs.camps[0].cards == 2


@pytest.mark.rule("SA-10.2")
def test_people_count_by_what_they_are_multiplied_with() -> None:
    s = hold(placing(2), 0, "C10", "C31")
    s.agriculture[0] = 4
    assert people_of(s, 0, FARMER) == 3
    assert lines_of(s, 0)[1] == 12

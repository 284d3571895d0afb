"""Each reason for which an action is refused, with its rule and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.stone_age.data import CARD_NAMES, TILE_NAMES
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.table.table import Table
from lascaux.table.words import Words, named
from tests.games.refusing import reasons_of, refused_by
from tests.games.stone_age.drawing import (
    acting,
    asked,
    have,
    hold,
    legal,
    own,
    people_at,
    placing,
    play,
    tools,
)

Position = Callable[[], StoneAgeState]
NAMES = ["Ada", "Brun", "Mira", "Orm", "Tea"]

# Cards without a question of their own, so that a purchase ends with it.
ROW = ["C11", "C12", "C13", "C14", "C15"]


def crowded(seats: int = 2) -> StoneAgeState:
    """Seat 1 is at tool maker and hut, on the first card and building, and with six people in the forest."""
    s = placing(seats)
    s.workers[1] = s.home[1] = 10
    for place, people in (("tool_maker", 1), ("card_1", 1), ("stack_1", 1), ("forest", 5)):
        people_at(s, place, 1, people)
    return s


def village() -> StoneAgeState:
    """Two of the three places of the village are used, by two players."""
    return people_at(people_at(placing(2), "tool_maker", 1, 1), "hut", 1, 2)


def stylish_village() -> StoneAgeState:
    """Three of the four places of the village are used, by four players."""
    s = people_at(people_at(placing(4, style=True), "tool_maker", 1, 1), "hut", 1, 2)
    return people_at(s, "market", 2, 2)


def full() -> StoneAgeState:
    """All rings of the quarry are taken, by four players."""
    s = placing(4)
    return people_at(people_at(s, "quarry", 1, 4), "quarry", 2, 3)


def rings() -> StoneAgeState:
    """Two rings of the quarry are left, with four players."""
    return people_at(placing(4), "quarry", 1, 5)


def workshop() -> StoneAgeState:
    """Seat 0 owns the first workshop."""
    return own(placing(2, style=True), 0, "XB4")


def using() -> StoneAgeState:
    """Seat 0 has people in the forest and at the field."""
    return acting(placing(2, style=True), forest=2, field=1)


def rolled(*values: int, cards: str = "C33 C35") -> StoneAgeState:
    """Seat 0 has rolled 7 for wood and has these tools, and these cards to use once."""
    s = hold(placing(2), 0, *cards.split())
    tools(s, 0, *values)
    acting(s, forest=2)
    play(s, "use forest", "sum 7")
    return s


def drawn(*cards: str) -> StoneAgeState:
    """Seat 0 has rolled, and owns these cards; drawn from the deck, it has one with a tool to use once."""
    s = rolled(1, cards=" ".join(["C33", *cards]))
    card = 1 << CARD_NAMES.index("C34") + 1
    s.cards[0] |= card
    s.unknown[0] |= card
    return s


def drawn_by_building() -> StoneAgeState:
    """Seat 0 has rolled, and owns the building that draws and a card with a tool that it drew."""
    s = drawn()
    s.tiles[0] |= 1 << TILE_NAMES.index("XB2") + 1
    return s


def split() -> StoneAgeState:
    """Seat 0 has hunted eight."""
    s = acting(placing(2, style=True), hunt=5)
    play(s, "use hunt", "sum 17")
    return s


def buying(place: str = "card_2", trade: int = 0, style: bool = True, **goods: int) -> StoneAgeState:
    """Seat 0 is asked whether to buy what lies at a place, and holds the card for any two resources."""
    s = have(hold(placing(2, style, row=ROW[: 5 if style else 4], tops=["B19", "B26"]), 0, "C36"), 0, **goods)
    s.trade[0] = trade
    acting(s, **{place: 1})
    play(s, f"use {place}")
    return s


def extra() -> StoneAgeState:
    """Seat 0 has bought the fifth card and is asked about the unseen one; two jewels and a wood are left."""
    s = have(placing(2, True, row=ROW), 0, wood=1, jewel=5)
    s.trade[0] = 4
    acting(s, card_5=1)
    play(s, "use card_5", "buy")
    return s


def giving_for(place: str, *texts: str) -> StoneAgeState:
    """Seat 0 barters one for one for the fifth card, or, after it, for the unseen one."""
    s = have(placing(2, True, row=ROW), 0, wood=2, jewel=2 if place == "card_5" else 5)
    s.trade[0] = 4
    acting(s, card_5=1)
    return after(s, "use card_5", "buy", *texts)


def giving_late() -> StoneAgeState:
    """Seat 0 barters two for one, for two wood and a brick: it gives gold and jewel, to keep its wood."""
    s = have(placing(2, True, tops=["B01", "B26"]), 0, wood=2, gold=1, jewel=1)
    s.trade[0] = 2
    return after(acting(s, stack_1=1), "use stack_1", "buy")


def giving() -> StoneAgeState:
    """Seat 0 barters two for one, for four resources of two kinds; it has three wood and two jewels."""
    s = buying("stack_1", 2, wood=3, jewel=2)
    play(s, "buy")
    return s


def paying(place: str = "card_2", trade: int = 0, **goods: int) -> StoneAgeState:
    """Seat 0 pays for what lies at a place."""
    s = buying(place, trade, True, **goods)
    play(s, "buy")
    return s


def paying_kinds() -> StoneAgeState:
    """Seat 0 has paid a brick of four resources, of two kinds; it has one gold, so gold leads nowhere."""
    s = paying("stack_1", brick=2, stone=3, gold=1)
    play(s, "pay brick")
    return s


def paying_four() -> StoneAgeState:
    """Seat 0 has paid a brick and a stone of four resources, of any kinds."""
    s = paying("card_4", brick=3, stone=3, gold=1)
    play(s, "pay brick", "pay stone")
    return s


def bartered() -> StoneAgeState:
    """Seat 0 has given a jewel for two bricks or others, and pays for a card of three; it has a stone."""
    s = buying("card_3", 10, stone=1, jewel=1)
    play(s, "buy", "give jewel")
    return s


def bartered_kinds() -> StoneAgeState:
    """Seat 0 has given a jewel for two and paid a wood of four resources, of two kinds; it has two bricks."""
    s = buying("stack_1", 10, brick=2, jewel=1)
    return after(s, "buy", "give jewel", "pay wood")


def paying_jewels() -> StoneAgeState:
    """Seat 0 pays jewels for the building that scores them."""
    s = have(placing(2, True, tops=["XB1", "B26"]), 0, wood=1, jewel=3)
    acting(s, stack_1=1)
    play(s, "use stack_1", "buy")
    return s


def taking() -> StoneAgeState:
    """Seat 0 has just bought the card for any two resources."""
    s = have(placing(2, row=["C36", *ROW[:3]]), 0, wood=1)
    acting(s, card_1=1)
    play(s, "use card_1", "buy")
    return s


def dice() -> StoneAgeState:
    """Seat 0 takes a one or a three."""
    s = tools(have(placing(2, row=["C01", *ROW[:3]]), 0, wood=1), 0, 1)
    acting(s, card_1=1)
    play(s, "use card_1", "buy", "dice 13")
    return s


def hungry() -> StoneAgeState:
    """Seat 0 lacks three food and has two brick, one stone, one gold, two jewels and the any-two card."""
    s = have(hold(placing(2, style=True), 0, "C36"), 0, brick=2, stone=1, gold=1, jewel=2)
    s.food[0] = 2
    acting(s, tool_maker=1)
    play(s, "use tool_maker")
    return s


def starving() -> StoneAgeState:
    """Seat 0 lacks three food and has a brick and the any-two card."""
    return have(hungry(), 0, brick=1)


def eating() -> StoneAgeState:
    """The same after a brick was given."""
    s = hungry()
    play(s, "pay brick")
    return s


def trading(s: StoneAgeState) -> StoneAgeState:
    """Seat 0 may barter one for one."""
    s.trade[0] = 4
    return s


def second_card() -> StoneAgeState:
    """Seat 0 has bartered for the first card and is asked about the second, which it cannot pay."""
    s = have(hold(placing(2, True, row=ROW), 0, "C36"), 0, wood=1, jewel=1)
    acting(trading(s), card_1=1, card_2=1)
    s.goods[0] = 0
    play(s, "use card_1", "buy", "give jewel", "pay wood", "use card_2")
    return s


def after(s: StoneAgeState, *texts: str) -> StoneAgeState:
    """The position after these actions."""
    play(s, *texts)
    return s


def refused(s: StoneAgeState, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal, without what all keys of the game begin with."""
    rule, key = refused_by(GAME, s, text)
    return rule, key.removeprefix("stone_age-no-")


CASES: list[tuple[str, Position, str, str, str]] = [
    ("an unknown verb", placing, "steal wood", "SA-3.1", "such-action"),
    ("nothing at all", placing, "", "SA-3.1", "such-action"),
    ("what chance does", placing, "sum 7", "SA-3.1", "such-action"),
    ("people without a number", placing, "place forest", "SA-3.1", "such-action"),
    ("using instead of placing", placing, "use forest", "SA-3.1", "not-now"),
    ("placing instead of using", using, "place forest 1", "SA-4.1", "not-now"),
    ("using instead of adding tools", lambda: rolled(1), "use forest", "SA-5.2", "not-now"),
    ("being done with a hunt", split, "done", "SA-13.1", "not-now"),
    ("being done instead of buying", lambda: buying(wood=2), "done", "SA-4.7", "not-now"),
    (
        "being done instead of buying a building",
        lambda: buying("stack_1", wood=2, brick=2),
        "done",
        "SA-4.9",
        "not-now",
    ),
    ("being done with the unseen card", extra, "done", "SA-13.4", "not-now"),
    ("placing instead of giving", giving, "place hunt 1", "SA-12.7", "not-now"),
    ("starving instead of paying", lambda: paying(wood=2, gold=2), "starve", "SA-4.7", "not-now"),
    ("nonsense while paying a building", paying_kinds, "nonsense", "SA-4.9", "such-action"),
    ("declining two resources", taking, "decline", "SA-6.12", "not-now"),
    ("using instead of taking a die", dice, "use hunt", "SA-6.2", "not-now"),
    ("buying instead of feeding", hungry, "buy", "SA-8.3", "not-now"),
    ("passing", placing, "done", "SA-3.3", "pass"),
    ("stopping with people out", using, "done", "SA-4.1", "use-all"),
    ("declining work", using, "decline", "SA-4.1", "use-all"),
    ("declining a die", dice, "decline", "SA-6.3", "must-take"),
    ("a tool on the dice for everybody", dice, "tool 1", "SA-5.4", "tools-dice"),
    ("a tool without a roll", using, "tool 1", "SA-5.2", "tool-later"),
    ("a card's tool without a roll", placing, "spend C33", "SA-5.2", "tool-later"),
    ("declining while giving", giving, "decline", "SA-4.9", "buy-begun"),
    ("declining the fifth card late", lambda: giving_for("card_5"), "decline", "SA-13.3", "buy-begun"),
    (
        "declining the unseen card late",
        lambda: giving_for("extra", "buy"),
        "decline",
        "SA-13.4",
        "buy-begun",
    ),
    ("declining while paying", lambda: paying(wood=2, gold=2), "decline", "SA-4.7", "buy-begun"),
    ("paying before buying", lambda: buying(wood=2), "pay wood", "SA-4.7", "pay-buy"),
    (
        "paying a building before buying",
        lambda: buying("stack_1", wood=2, brick=2),
        "pay wood",
        "SA-4.9",
        "pay-buy",
    ),
    ("paying the fifth card before", lambda: buying("card_5", jewel=3), "pay jewel", "SA-13.3", "pay-buy"),
    ("paying the unseen card before", extra, "pay jewel", "SA-13.4", "pay-buy"),
    ("a place that is none", placing, "place moon 1", "SA-0.1", "place"),
    ("using a place that is none", using, "use moon", "SA-0.1", "place"),
    ("nobody", placing, "place hunt 0", "SA-3.1", "number"),
    ("eleven people", placing, "place hunt 11", "SA-3.1", "number"),
    ("the market without the expansion", placing, "place market 2", "SA-12.1", "market-style"),
    ("the fifth card without the expansion", placing, "place card_5 1", "SA-13.2", "fifth-style"),
    ("a stack too many", placing, "place stack_3 1", "SA-1.3", "stack"),
    ("a workshop of nobody", lambda: placing(2, True), "place workshop_1 1", "SA-15.6", "workshop"),
    ("a workshop without the expansion", placing, "place workshop_1 1", "SA-15.6", "workshop-style"),
    ("another workshop", workshop, "place workshop_2 1", "SA-15.6", "workshop"),
    ("the hunt twice", lambda: people_at(placing(), "hunt", 0, 1), "place hunt 1", "SA-3.2", "already"),
    ("the hut twice", lambda: people_at(placing(), "hut", 0, 2), "place hut 2", "SA-3.2", "already"),
    ("a taken tool maker", crowded, "place tool_maker 1", "SA-3.5", "taken"),
    ("a taken hut", village, "place hut 2", "SA-3.6", "taken"),
    ("a taken market", stylish_village, "place market 2", "SA-12.1", "taken"),
    ("a taken card", crowded, "place card_1 1", "SA-3.9", "taken"),
    ("a taken building", crowded, "place stack_1 1", "SA-3.10", "taken"),
    ("a third place of the village", village, "place field 1", "SA-3.11", "village"),
    ("a fourth place of the village", stylish_village, "place field 1", "SA-12.4", "village"),
    ("a second player in the forest", crowded, "place forest 1", "SA-3.12", "crowded"),
    ("a quarry without rings", full, "place quarry 1", "SA-3.8", "full"),
    ("one in the hut", placing, "place hut 1", "SA-3.6", "pair"),
    ("three at the market", lambda: placing(2, True), "place market 3", "SA-12.1", "pair"),
    ("two at the tool maker", placing, "place tool_maker 2", "SA-3.5", "one"),
    ("two on a card", placing, "place card_1 2", "SA-3.9", "one"),
    ("two on the fifth card", lambda: placing(2, True), "place card_5 2", "SA-13.2", "one"),
    ("two on a building", placing, "place stack_1 2", "SA-3.10", "one"),
    ("three for two rings", rings, "place quarry 3", "SA-3.8", "rings"),
    ("eight for seven rings", placing, "place river 8", "SA-3.8", "rings"),
    ("four in a workshop", workshop, "place workshop_1 4", "SA-15.6", "workshop-rings"),
    ("more than are at home", placing, "place hunt 6", "SA-3.1", "home"),
    ("using a place without people", using, "use quarry", "SA-4.1", "people"),
    ("a tool of five", lambda: rolled(1), "tool 5", "SA-5.1", "tool-value"),
    ("a tool one has not", lambda: rolled(1), "tool 2", "SA-5.2", "tool"),
    ("a tool without any", rolled, "tool 1", "SA-5.2", "tool"),
    ("a card that is none", rolled, "spend C99", "SA-0.3", "card"),
    ("a card that is no tool", rolled, "spend C01", "SA-5.5", "spend-other"),
    ("a tool of another's card", rolled, "spend C34", "SA-5.5", "spend-own"),
    ("too many jewels", split, "jewels 9", "SA-13.1", "jewels-many"),
    ("jewels beyond count", split, "jewels 99", "SA-13.1", "jewels-number"),
    ("a card one cannot pay", lambda: buying(wood=1), "buy", "SA-4.7", "price"),
    ("a building one cannot pay", lambda: buying("stack_1", wood=1, brick=1), "buy", "SA-4.9", "price"),
    (
        "a barter without the expansion",
        lambda: buying(style=False, wood=1),
        "give wood",
        "SA-12.5",
        "barter-style",
    ),
    ("a barter at 0", lambda: buying(wood=1), "give wood", "SA-12.5", "barter-zero"),
    ("a barter for nothing", lambda: trading(using()), "give wood", "SA-12.6", "barter-only"),
    ("a barter without need", lambda: buying("card_2", 4, wood=2), "give wood", "SA-12.6", "barter-need"),
    (
        "a barter while paying",
        lambda: paying("card_2", 4, wood=2, gold=2),
        "give wood",
        "SA-12.6",
        "barter-need",
    ),
    ("a second barter", bartered, "give stone", "SA-12.12", "barter-done"),
    ("a second barter for another card", second_card, "give wood", "SA-12.12", "barter-done"),
    (
        "a barter before buying",
        lambda: buying("card_2", 4, wood=1, jewel=1),
        "give jewel",
        "SA-12.13",
        "barter-buy",
    ),
    (
        "a barter that does not help",
        lambda: buying("card_2", 4, wood=1),
        "give wood",
        "SA-12.13",
        "barter-vain",
    ),
    ("a good that is none", giving, "give salt", "SA-0.7", "good"),
    ("giving food", giving, "give food", "SA-12.7", "give-food"),
    ("paying food", lambda: paying(wood=2, gold=2), "pay food", "SA-4.7", "pay-food"),
    ("paying food for a building", paying_kinds, "pay food", "SA-4.9", "pay-food"),
    ("paying salt", lambda: paying(wood=2, gold=2), "pay salt", "SA-0.7", "good"),
    ("food in capitals", giving, "give FOOD", "SA-12.7", "give-food"),
    (
        "taking a jewel for the card",
        lambda: hold(using(), 0, "C36"),
        "two wood jewel",
        "SA-11.7",
        "two-jewel",
    ),
    ("a jewel without the expansion", taking, "two wood jewel", "SA-0.7", "good"),
    ("giving what does not help", giving, "give wood", "SA-12.13", "give-vain"),
    ("giving before an earlier good", giving_late, "give jewel", "SA-12.13", "earlier"),
    ("giving what one has not", giving, "give gold", "SA-12.7", "lack"),
    ("paying what one has not", lambda: paying(wood=2, gold=2), "pay brick", "SA-4.7", "lack"),
    ("feeding with what one has not", hungry, "pay wood", "SA-8.3", "lack"),
    (
        "paying before an earlier good",
        lambda: paying("card_3", wood=3, gold=1),
        "pay gold",
        "SA-4.7",
        "earlier",
    ),
    (
        "paying a building before an earlier good",
        lambda: paying("stack_1", wood=3, brick=1, gold=1),
        "pay gold",
        "SA-4.9",
        "earlier",
    ),
    ("paying out of order", paying_four, "pay brick", "SA-4.7", "order"),
    ("giving out of order", lambda: after(giving(), "give jewel"), "give wood", "SA-12.13", "order"),
    ("feeding out of order", lambda: after(eating(), "pay stone"), "pay brick", "SA-17.13", "order"),
    ("a jewel for a card", lambda: paying(wood=2, gold=2, jewel=1), "pay jewel", "SA-11.7", "pay-jewel"),
    (
        "a jewel for a building",
        lambda: after(paying("stack_1", wood=3, gold=3), "pay wood"),
        "pay jewel",
        "SA-11.7",
        "pay-jewel",
    ),
    ("wood for the tile of jewels", paying_jewels, "pay wood", "SA-15.2", "pay-resource"),
    ("a kind one has too few of", paying_kinds, "pay gold", "SA-7.2", "pay-vain"),
    (
        "leaving out an own good after a barter",
        lambda: after(bartered(), "pay wood"),
        "pay gold",
        "SA-4.7",
        "earlier",
    ),
    ("a third kind after a barter", bartered_kinds, "pay gold", "SA-12.13", "pay-vain"),
    ("too few paid", paying_kinds, "done", "SA-4.9", "pay-more"),
    ("a jewel in place of food", hungry, "pay jewel", "SA-11.7", "feed-jewel"),
    ("feeding from too far on", hungry, "pay gold", "SA-17.13", "feed-order"),
    ("feeding before the card", starving, "pay brick", "SA-17.13", "feed-two"),
    ("starving after having begun", eating, "starve", "SA-17.13", "starve"),
    ("two resources without the card", using, "two wood wood", "SA-6.12", "two-card"),
    ("two resources in phase 1", lambda: hold(placing(), 0, "C36"), "two wood wood", "SA-17.8", "two-now"),
    ("two resources while paying", lambda: paying(wood=2, gold=2), "two wood wood", "SA-17.8", "two-now"),
    ("two resources out of order", taking, "two gold wood", "SA-6.12", "two-order"),
    ("two resources after having begun to feed", eating, "two wood wood", "SA-17.13", "two-late"),
    ("a tool twice", lambda: after(rolled(1, 1), "tool 1", "tool 1"), "tool 1", "SA-5.2", "tool-used"),
    ("a lower tool after a higher", lambda: after(rolled(2, 1), "tool 2"), "tool 1", "SA-5.2", "tool-order"),
    ("a tool after a card's", lambda: after(rolled(1), "spend C33"), "tool 1", "SA-5.2", "tool-order"),
    ("a card's tool twice", lambda: after(rolled(1), "spend C33"), "spend C33", "SA-5.5", "spend-used"),
    ("the tool of a card that was drawn", lambda: drawn("C32"), "spend C34", "SA-6.10", "spend-unseen"),
    (
        "the tool of a card that a building drew",
        drawn_by_building,
        "spend C34",
        "SA-15.3",
        "spend-unseen",
    ),
    ("the tool of the unseen card", drawn, "spend C34", "SA-13.4", "spend-unseen"),
    (
        "an earlier card's tool",
        lambda: after(rolled(cards="C33 C34 C35"), "spend C34"),
        "spend C33",
        "SA-5.5",
        "spend-order",
    ),
    ("a seven", dice, "die 7", "SA-6.2", "face"),
    ("a die that is not there", dice, "die 2", "SA-6.2", "die"),
]


@pytest.mark.rule(
    "SA-3.2", "SA-3.3", "SA-3.11", "SA-3.12", "SA-5.2", "SA-5.4", "SA-6.3", "SA-11.7", "SA-12.5", "SA-12.7"
)
@pytest.mark.parametrize(
    ("position", "text", "rule", "key"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_reason_of_a_refusal_names_its_rule(position: Position, text: str, rule: str, key: str) -> None:
    assert refused(position(), text) == (rule, key)


def said(s: StoneAgeState, text: str, language: str = "en") -> str:
    """The sentence of a refusal, as whoever is asked reads it."""
    words, seat = Words(language, strict=True), GAME.seat_to_act(s)
    reason = GAME.why_not(s, seat, text)
    return words.say(reason.key, named(words, reason.args, NAMES, seat))


@pytest.mark.rule("SA-3.11", "SA-12.4")
def test_a_shut_village_says_which_places_are_used() -> None:
    assert said(village(), "place field 1") == (
        "With 2 players only 2 places of the village are used in a round: "
        "this time the tool maker and the hut."
    )


@pytest.mark.rule("SA-3.12")
def test_a_crowded_place_says_who_is_there() -> None:
    assert said(crowded(), "place forest 1") == (
        "With 2 players only one may have people in the forest: this time Brun."
    )


@pytest.mark.rule("SA-4.9", "SA-12.12")
def test_what_cannot_be_paid_says_what_is_missing_and_why_no_barter_helps() -> None:
    poor = buying("stack_1", 2, wood=1, brick=1)
    assert said(poor, "buy") == (
        "The building costs 4 resources of exactly 2 kinds; 2 goods are missing, "
        "and with what you have no barter of 2 for 1 makes up for it."
    )
    assert said(second_card(), "buy") == (
        "The card costs 2 resources; 2 goods are missing, and you have bartered in this turn."
    )
    assert said(buying(wood=1), "buy") == "The card costs 2 resources; one good is missing."


@pytest.mark.rule("SA-5.2")
def test_a_used_tool_is_told_from_one_that_is_not_there() -> None:
    assert said(rolled(2, 1), "tool 3") == "You have no tool of 3: yours are 2 and 1."
    assert said(rolled(), "tool 3", "it") == "Non hai un attrezzo da 3: non ne hai nessuno."


@pytest.mark.rule("SA-13.4")
def test_the_unseen_card_says_its_price_in_jewels() -> None:
    s = extra()
    assert asked(s) == ("buy_extra", 0)
    s.goods[:5] = [0, 0, 0, 0, 2]
    assert said(s, "buy") == (
        "The unseen card costs 3 jewels; one good is missing, "
        "and with what you have no barter of 1 for 1 makes up for it."
    )


@pytest.mark.rule("SA-3.1")
def test_acting_when_it_is_not_ones_go_is_refused_by_the_rule_of_the_phase() -> None:
    table = Table.new("stone_age", seats=3, seed=7)
    refusal = table.why_not((table.seat + 1) % 3, "place hunt 1")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SA-3.1", "table-no-not-your-turn")


@pytest.mark.rule("SA-6.2")
def test_who_waits_for_a_die_of_others_reads_that_dice_go_round() -> None:
    assert GAME.rule_of_turns(using()) == "SA-4.1"
    assert GAME.rule_of_turns(dice()) == "SA-6.2"


@pytest.mark.rule("SA-12.13")
def test_a_good_that_comes_too_soon_names_the_one_before_it() -> None:
    assert said(giving_late(), "give jewel") == (
        "Goods are named in their order, wood, brick, stone, gold, jewels: first gold, then jewels."
    )
    assert {"give gold"} == legal(giving_late())
    assert "give jewel" in legal(after(giving_late(), "give gold"))
    assert said(after(bartered(), "pay wood"), "pay gold", "it") == (
        "Si nominano in ordine legno, mattoni, pietra, oro, gioielli: prima pietra, poi oro."
    )


@pytest.mark.rule("SA-17.13")
def test_who_cannot_feed_without_the_card_reads_that_it_comes_first() -> None:
    assert said(starving(), "pay brick") == (
        "You lack 3 food and have only one resource: first take the two of your card."
    )
    assert said(starving(), "pay brick", "it") == (
        "Ti mancano 3 cibi e hai una sola risorsa: prima prendi le due della tua carta."
    )


@pytest.mark.parametrize(
    "position",
    [placing, using, rolled, split, buying, extra, giving, paying_four, taking, dice, hungry, eating],
)
def test_what_a_refusal_suggests_may_be_done(position: Position) -> None:
    s = position()
    assert GAME.why_not(s, GAME.seat_to_act(s), "nonsense").args["example"] in legal(s)


def test_every_reason_in_the_code_has_a_case_here() -> None:
    keys = {key.removeprefix("stone_age-no-") for key in reasons_of("stone_age")}
    assert keys == {case[4] for case in CASES}

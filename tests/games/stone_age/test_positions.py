"""Positions that cannot be, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.stone_age.data import CARD_NAMES, PLACE_NAMES, PLACES, TILE_NAMES
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.state import ACTING, FEEDING, PHASE_NAMES, PLACING, RENEWAL, StoneAgeState
from lascaux.kernel.errors import BadPosition
from lascaux.parts.heaps import COUNT_BITS
from lascaux.parts.masks import mask_of
from tests.games.stone_age.drawing import (
    acting,
    asked,
    have,
    hold,
    own,
    people_at,
    placing,
    play,
    start,
    tools,
)

Changes = dict[str, object]
Position = Callable[[], StoneAgeState]


def refused(s: StoneAgeState, changes: Changes, sentence: str) -> None:
    """The position reads back as it is, but not with these fields changed."""
    data = GAME.dump(s)
    assert GAME.dump(GAME.load(data)) == data
    with pytest.raises(BadPosition, match=sentence):
        GAME.load({**data, **changes})


def at(**people: int) -> list[int]:
    """Heaps of people by place, of a table on which nobody else is anywhere."""
    heaps = [0] * PLACES
    for place, heap in people.items():
        heaps[PLACE_NAMES.index(place)] = heap
    return heaps


def cards(*names: str) -> int:
    """A mask of cards."""
    return mask_of([CARD_NAMES.index(name) + 1 for name in names])


def tiles(*names: str) -> int:
    """A mask of buildings."""
    return mask_of([TILE_NAMES.index(name) + 1 for name in names])


def other(count: int) -> int:
    """A heap of people of seat 1."""
    return count << COUNT_BITS


# What is changed at the beginning of the first round of two players, in the base game.
CASES: list[tuple[str, Changes, str]] = [
    ("home of a stranger", {"home": [5, 5, 5]}, "Each seat has its people"),
    ("goods of nobody", {"goods": [0] * 9}, "five counts of goods and three tools"),
    ("a place too many", {"at": [0] * (PLACES + 1)}, "people of those who play"),
    ("people of a third player", {"at": at(hunt=1 << 2 * COUNT_BITS)}, "people of those who play"),
    ("a row of five", {"row": [1, 2, 3, 4, 5]}, "four spaces for cards"),
    ("a card beyond the last", {"row": [1, 2, 3, 46]}, "four spaces for cards"),
    ("a deck below nothing", {"deck": -1}, "Deck and hands are sets of cards"),
    ("buildings below nothing", {"unseen": -2}, "Buildings are sets of tiles"),
    ("eight in a stack", {"below": [8, 6]}, "A stack has at most 7 buildings"),
    ("a sixth phase", {"phase": len(PHASE_NAMES)}, "no such phase"),
    ("a round before the first", {"round": 0}, "Rounds count from 1 to 80"),
    ("a round after the last", {"round": 81}, "Rounds count from 1 to 80"),
    ("a stranger with the figure", {"first": 2}, "nobody has two turns in a phase"),
    ("a third turn of two", {"turn": 3}, "nobody has two turns in a phase"),
    ("a barter while placing", {"has_bartered": True}, "Only who uses people has bartered"),
    ("a debt of food", {"food": [12, -1]}, "less than no food or goods"),
    ("a mountain of wood", {"goods": [10**6, *[0] * 9]}, "more than anybody can carry"),
    ("a million points", {"score": [10**6, 0]}, "so many points"),
    ("agriculture of eleven", {"agriculture": [11, 0]}, "Agriculture and trade are 0 to 10"),
    ("a jewel without the expansion", {"goods": [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]}, "Jewels and trade belong"),
    ("trade without the expansion", {"trade": [1, 0]}, "Jewels and trade belong"),
    ("a second tool before the first", {"tools": [0, 1, 0, 0, 0, 0]}, "Tools grow in turn"),
    ("a two beside nothing", {"tools": [2, 0, 0, 0, 0, 0]}, "Tools grow in turn"),
    ("a tool of five", {"tools": [5, 5, 5, 0, 0, 0]}, "Tools grow in turn"),
    ("a used tool that is not there", {"used": [1, 0]}, "Only a tool that is there is used"),
    ("a used tool while placing", {"tools": [1, 0, 0, 0, 0, 0], "used": [1, 0]}, "no tool is used"),
    ("a card in deck and row", {"row": [1, 2, 3, 5]}, "Each card of this game"),
    ("a card in deck and hand", {"cards": [cards("C20"), 0]}, "Each card of this game"),
    ("a card of the expansion", {"row": [1, 2, 3, 37]}, "Each card of this game"),
    ("a strange unseen card", {"unknown": [cards("C20"), 0]}, "Only own cards are unseen"),
    ("a tool of a strange card", {"ready": [cards("C33"), 0]}, "may still be used"),
    ("an empty space", {"row": [1, 2, 3, 0], "deck": cards("C04", *CARD_NAMES[4:36])}, "the row is full"),
    ("a building twice", {"tops": [1, 1]}, "Each building of this game"),
    ("a building of the expansion", {"tops": [1, 29]}, "Each building of this game"),
    ("a building from nowhere", {"tiles": [tiles("B03"), 0], "unseen": tiles(*TILE_NAMES[3:28])}, "is owned"),
    ("four people", {"workers": [4, 5]}, "Everybody has 5 to 10 people"),
    ("eleven people", {"workers": [11, 5], "home": [11, 5]}, "Everybody has 5 to 10 people"),
    ("somebody lost", {"home": [4, 5]}, "People are at home"),
    ("somebody twice", {"at": at(hunt=1)}, "People are at home"),
    ("one in the hut", {"at": at(hut=1), "home": [4, 5]}, "room for"),
    ("two at the tool maker", {"at": at(tool_maker=2), "home": [3, 5]}, "room for"),
    ("two players in the forest", {"at": at(forest=1 + other(1)), "home": [4, 4]}, "room for"),
    ("two on a card", {"at": at(card_1=1 + other(1)), "home": [4, 4]}, "room for"),
    ("somebody on no card", {"at": at(card_5=1), "home": [4, 5]}, "room for"),
    ("somebody on no stack", {"at": at(stack_3=1), "home": [4, 5]}, "room for"),
    ("somebody in no workshop", {"at": at(workshop_1=1), "home": [4, 5]}, "room for"),
    ("people at no market", {"at": at(market=2), "home": [3, 5]}, "places of the village are used"),
    (
        "three places of the village",
        {"at": at(tool_maker=1, hut=2, field=other(1)), "home": [2, 4]},
        "With 2 players 2 places of the village",
    ),
    ("an end while placing", {"over": True, "stack": []}, "The game ends after feeding"),
    ("placing out of turn", {"stack": [{"step": "place_workers", "seat": 1}]}, "can answer"),
    ("using while placing", {"stack": [{"step": "use_place", "seat": 0}]}, "can answer"),
    ("a question to chance", {"stack": [{"step": "place_workers", "seat": -1}]}, "can answer"),
    ("a roll by a seat", {"stack": [{"step": "roll_sum", "seat": 0, "a": 5, "b": 1}]}, "can answer"),
    ("two questions", {"stack": [{"step": "place_workers", "seat": 0}] * 2}, "can answer"),
    ("a number too many", {"stack": [{"step": "place_workers", "seat": 0, "c": 1}]}, "can answer"),
]


@pytest.mark.parametrize(
    ("changes", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_an_impossible_position_is_refused_with_a_sentence(changes: Changes, sentence: str) -> None:
    refused(placing(2), changes, sentence)


def frame(step: str, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> Changes:
    """A single open decision."""
    return {"stack": [{"step": step, "seat": seat, "a": a, "b": b, "c": c}]}


def using() -> StoneAgeState:
    """Seat 0 of two uses people in the forest, with a tool, a wood, a jewel, and trade 4."""
    s = tools(have(placing(2, style=True), 0, wood=1, jewel=1), 0, 1)
    s.trade[0] = 4
    return acting(s, forest=2)


FOREST = PLACE_NAMES.index("forest")
CARD_1 = PLACE_NAMES.index("card_1")
STACK_1 = PLACE_NAMES.index("stack_1")
WORKSHOP_1 = PLACE_NAMES.index("workshop_1")

# Decisions that cannot be open while seat 0 uses people.
FRAMES: list[tuple[str, Changes]] = [
    ("another's turn", frame("use_place", 1)),
    ("no dice", frame("roll_sum", -1, FOREST, 0)),
    ("eleven dice", frame("roll_sum", -1, FOREST, 11)),
    ("dice of another", frame("roll_sum", -1, FOREST, 2, 1)),
    ("dice for a card space", frame("roll_sum", -1, CARD_1, 2)),
    ("dice in a strange workshop", frame("roll_sum", -1, WORKSHOP_1, 2)),
    ("tools on no sum", frame("use_tools", 0, FOREST, 0)),
    ("tools on a huge sum", frame("use_tools", 0, FOREST, 1000)),
    ("tools after one that was not used", frame("use_tools", 0, FOREST, 7, 1)),
    ("tools after a strange card", frame("use_tools", 0, FOREST, 7, 4 + 33)),
    ("a hunt that is not half", frame("split_hunt", 0, 5, 17)),
    ("a purchase of nothing", frame("buy", 0, FOREST)),
    ("a purchase from a third stack", frame("buy", 0, STACK_1 + 2)),
    ("a purchase that cannot be paid", frame("buy", 0, CARD_1) | {"goods": [0] * 10}),
    ("an unseen card without the fifth", frame("buy_extra")),
    ("a barter without need", frame("give", 0, CARD_1)),
    ("a barter of what is not there", frame("give", 0, CARD_1 + 1, 1 << COUNT_BITS)),
    ("a payment without a choice", frame("pay", 0, CARD_1)),
    ("a payment below nothing", frame("pay", 0, CARD_1, -1)),
    ("two resources without the card", frame("take_two")),
    ("dice of a stranger", frame("roll_dice", -1, 1)),
    ("a third lottery", frame("roll_dice", -1, 0, 2)),
    ("dice without a choice", frame("choose_die", 0, 2 << COUNT_BITS)),
    ("three dice for two", frame("choose_die", 0, (1 << COUNT_BITS) + (2 << 2 * COUNT_BITS))),
    ("a die without a face", frame("choose_die", 0, 1 + (1 << COUNT_BITS))),
    ("a draw of another", frame("draw_card", -1, 1)),
    ("a building on a stack that shows one", frame("turn_up", -1, 0)),
    ("feeding in phase 2", frame("feed", 0, 1)),
    ("dealing in phase 2", frame("deal_card", -1)),
]


@pytest.mark.parametrize("changes", [case[1] for case in FRAMES], ids=[case[0] for case in FRAMES])
def test_a_decision_that_cannot_be_open_is_refused(changes: Changes) -> None:
    refused(using(), changes, "whoever is asked can answer")


def test_an_offer_of_the_unseen_card_waits_for_the_fifth_card() -> None:
    refused(using(), {"asks_extra": True}, "all that the fifth card brings")


def test_people_of_a_past_turn_are_not_at_work() -> None:
    s = people_at(placing(2), "hunt", 1, 5)
    acting(s, forest=1)
    s.home[0] = 4
    play(s, "use forest", "sum 3")
    assert asked(s) == ("use_place", 1)
    refused(s, {"at": at(hunt=other(5), river=1), "home": [0, 0]}, "until their turn is over")


def test_nobody_plays_the_base_game_with_five() -> None:
    refused(placing(5, style=True), {"style": False}, "With these options 2 to 4 play, not 5")


def test_a_workshop_takes_three_people_of_its_owner() -> None:
    s = people_at(own(placing(2, style=True), 0, "XB4"), "workshop_1", 0, 3)
    s.stack.clear()
    s.turn = 1
    GAME.advance(s)
    refused(s, {"at": at(workshop_1=4), "home": [1, 5]}, "room for")
    refused(s, {"at": at(workshop_1=other(1)), "home": [5, 4]}, "room for")


def test_the_set_up_gives_everybody_the_same() -> None:
    s = start(2)
    play(s, "first 1")
    refused(s, {"food": [12, 13]}, "what the set-up gives")
    refused(s, {"row": [0, 1, 0, 0], "deck": s.deck & ~cards("C01")}, "filled from the right")


def hungry() -> StoneAgeState:
    """Seat 0 lacks two food and has a brick and a gold."""
    s = have(placing(2), 0, brick=1, gold=1)
    s.food[0] = 3
    acting(s, tool_maker=1)
    play(s, "use tool_maker")
    assert s.phase == FEEDING
    return s


@pytest.mark.parametrize(
    "changes",
    [
        frame("feed", 1, 2),
        frame("feed", 0, 0),
        frame("feed", 0, 6),
        frame("feed", 0, 3),
        frame("feed", 0, 2, 3),
        frame("feed", 0, 2, 5),
        {"food": [1, 12]},
        {"turn": 0},
    ],
    ids=["another", "no gap", "a gap above all", "too little", "too late", "no good", "food left", "no turn"],
)
def test_who_is_asked_for_food_lacks_it_and_can_make_up_for_it(changes: Changes) -> None:
    refused(hungry(), changes, "whoever is asked can answer")


def test_no_round_is_made_ready_after_the_end() -> None:
    s = hold(placing(2), 0, "C20")
    s.row[0], s.cards[0] = 0, s.cards[0] | cards("C01")
    acting(s, hunt=1)
    play(s, "use hunt", "sum 4")
    assert s.phase == RENEWAL
    rest = cards(*CARD_NAMES[4:36]) & s.deck
    refused(s, {"deck": 0, "cards": [s.cards[0] | rest, 0]}, "once the game must end")
    refused(s, {"over": True, "stack": []}, "when the row cannot be filled")


def test_what_a_card_brings_may_lie_under_a_building_to_turn_up() -> None:
    s = have(placing(2, style=True, tops=["XB2", "B26"]), 0, stone=1, jewel=2)
    acting(s, stack_1=1)
    play(s, "use stack_1", "buy")
    assert (s.phase, [GAME.steps[f.step].name for f in s.stack]) == (ACTING, ["draw_card", "turn_up"])
    data = GAME.dump(s)
    assert GAME.dump(GAME.load(data)) == data
    under = [{"step": "use_place", "seat": 0}, {"step": "turn_up", "seat": -1}]
    refused(s, {"stack": under}, "whoever is asked can answer")


def test_who_takes_two_that_do_not_suffice_is_not_asked_in_vain() -> None:
    s = hold(have(placing(2, tops=["B05", "B26"]), 0, wood=1), 0, "C36")
    acting(s, stack_1=1)
    play(s, "use stack_1", "two brick brick")
    assert (s.phase, s.tops[0]) == (PLACING, TILE_NAMES.index("B05") + 1)

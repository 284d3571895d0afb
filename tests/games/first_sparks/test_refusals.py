"""Each reason for which an action is refused, with its rule and a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lascaux.games.first_sparks.data import MOST_COUNTED, TOOL
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.numbers import HUNT
from lascaux.kernel.frames import Frame
from lascaux.table.table import Table
from tests.games.first_sparks.drawing import deal, legal, play, play_on, start, year
from tests.games.first_sparks.pinned import BOX
from tests.games.refusing import reasons_of, refused_by

Position = Callable[[], FirstSparksState]
NAMES = ["Ada", "Brun", "Mira"]
POOR = BOX.price[9] - 1


def laying(tiles: int) -> FirstSparksState:
    """A tile is about to be laid beside so many others."""
    s = deal(start(3, "built"), [3, 2, 1])
    for tile, place in zip(("T1", "T2"), ("0 0 0", "0 1 1"), strict=True):
        if len(s.tiles) < tiles:
            play(s, f"tile {tile}", f"lay {place}")
    play(s, f"tile T{tiles + 1}")
    return s


def settling() -> FirstSparksState:
    """The second clan settles on a map of T1, T2 and T3; the last in order lives on T1Aa."""
    s = laying(2)
    play(s, "lay 1 1 0", "settle T1Aa")
    return s


def settling_ready() -> FirstSparksState:
    """Two players on the ready map: the neutral clan lives on T1Ab, the second player chooses."""
    s = deal(start(2), [2, 1])
    play(s, "settle T1Ab")
    return s


def second() -> FirstSparksState:
    """The first in order may place a second member next to T1Ab."""
    return deal(start(3), [3, 2, 1])


def offering() -> FirstSparksState:
    """A clan with fire and too little food for most cards may offer 7 to 10."""
    return year(food=[POOR, 0, 0], cards={0: [3, 15]})


def poor() -> FirstSparksState:
    """A clan without the food for card 9."""
    return year(food=[POOR, 0, 0])


def answering() -> FirstSparksState:
    """The last in order is asked about card 8."""
    s = year(food=[30, 30, 30])
    play(s, "offer 8")
    return s


def boxing() -> FirstSparksState:
    """The first of two players buys or boxes card 8."""
    s = year(2, clans=["T3Ab", "T1Ac"], neutral="T2Ba", food=[30, 30])
    play(s, "offer 8", "decline")
    return s


def boxed() -> FirstSparksState:
    """The first of two players has boxed card 12, too dear like card 9, and may still offer card 7."""
    market = [7, 9, 12, 13, 14, 16]
    s = year(
        2, clans=["T3Ab", "T1Ac"], neutral="T2Ba", food=[BOX.price[7] - BOX.bonus_crop, 30], market=market
    )
    play(s, "offer 12", "decline", "draw 41")
    return s


def dropping() -> FirstSparksState:
    """The first in order has herbs 3, tools 8, 22, 23 and fire."""
    s = year(food=[40, 0, 0], cards={0: [3, 15, 22, 23]})
    play(s, "offer 8")
    return s


def hunting() -> FirstSparksState:
    """The first in order is asked for the order of two baskets, and has spear 33 without a valley."""
    s = year(food=[9] * 3, clans=["T1Ac", "T2Ba", "T3Ac"], cards={0: [3, 21, *baskets()[1:], 33]})
    s.stock[1] = baskets()[0]
    play_on(s, "hunt")
    return s


def hunting_on() -> FirstSparksState:
    """The same after the spear was used."""
    s = hunting()
    s.stack[-1] = Frame(HUNT, 0, 1 << 33)
    return s


def baskets() -> tuple[int, int, int]:
    """A stock of berries and two baskets whose order matters there."""

    def takes(card: int, stock: int) -> int:
        return BOX.take[card * MOST_COUNTED + stock]

    cards = [card for card in range(7, 42) if BOX.kind[card] == TOOL and BOX.food_of[card] == 1]
    for stock in range(2, 12):
        for one in cards:
            for other in cards:
                forward = takes(one, stock) + takes(other, stock - takes(one, stock))
                backward = takes(other, stock) + takes(one, stock - takes(other, stock))
                if forward > backward:
                    return stock, one, other
    raise AssertionError("no two baskets whose order matters")


def starving() -> FirstSparksState:
    """A clan in a chain, T1Ac - T1Ab - T3Aa - T3Ab - T2Ab, has food for three."""
    s = year(food=[2, 9, 9], clans=["T1Ac T1Ab T3Aa T3Ab T2Ab", "T2Ba", "T1Bc"], cards={0: [3]})
    play_on(s, "starve")
    return s


def neutral() -> FirstSparksState:
    """The second player places the neutral clan, which lives on T2Ba."""
    s = year(2, clans=["T3Ab T3Aa T3Ac", "T1Ac"], neutral="T2Ba", food=[30, 30])
    play_on(s, "neutral")
    return s


def spreading() -> FirstSparksState:
    """The last in order, on T3Ac with 2 food, may spread; another clan lives on T3Ab."""
    s = year(food=[30] * 3, clans=["T3Ab", "T2Ba", "T3Ac"])
    play_on(s, "spread")
    s.food[2] = 2
    return s


def refused(s: FirstSparksState, text: str) -> tuple[str, str]:
    """The rule and the key of a refusal, without what all keys of the game begin with."""
    rule, key = refused_by(GAME, s, text)
    return rule, key.removeprefix("first_sparks-no-")


CASES: list[tuple[str, Position, str, str, str]] = [
    ("an unknown verb", offering, "steal 7", "FS-4.3", "such-action"),
    ("nothing at all", offering, "", "FS-4.3", "such-action"),
    ("what chance does", offering, "draw 20", "FS-4.3", "such-action"),
    ("an offer of nothing", offering, "offer", "FS-4.3", "such-action"),
    ("a word too many", spreading, "done done", "FS-8.2", "such-action"),
    ("spreading instead of laying", lambda: laying(1), "spread T1Aa", "FS-1.10", "not-now"),
    ("passing instead of settling", settling, "pass", "FS-3.2", "not-now"),
    ("offering in the placing round", second, "offer 7", "FS-3.5", "not-now"),
    ("spreading instead of offering", offering, "spread T1Aa", "FS-4.3", "not-now"),
    ("passing instead of answering", answering, "pass", "FS-4.6", "not-now"),
    ("offering instead of boxing", boxing, "offer 9", "FS-11.10", "not-now"),
    ("being done instead of dropping", dropping, "done", "FS-4.15", "not-now"),
    ("passing instead of hunting", hunting, "pass", "FS-14.13", "not-now"),
    ("being done instead of losing", starving, "done", "FS-7.2", "not-now"),
    ("being done before the neutral clan is", neutral, "done", "FS-11.14", "not-now"),
    ("hunting instead of spreading", spreading, "hunt", "FS-8.2", "not-now"),
    ("buying what nobody offered", offering, "buy", "FS-4.3", "offer-yet"),
    ("leaving the own offer", boxing, "decline", "FS-4.7", "must-buy"),
    ("a first tile out of the middle", lambda: laying(0), "lay 1 0 0", "FS-1.10", "centre"),
    ("a tile far away", lambda: laying(1), "lay 12 0 0", "FS-1.10", "place"),
    ("a tile turned too far", lambda: laying(1), "lay 0 1 6", "FS-1.10", "place"),
    ("a place in letters", lambda: laying(1), "lay a b c", "FS-1.10", "place"),
    ("a tile on another", lambda: laying(1), "lay 1 0 0", "FS-1.10", "overlap"),
    ("a second tile alone", lambda: laying(1), "lay 5 5 0", "FS-1.11", "touch-one"),
    ("a third tile at one other", lambda: laying(2), "lay 0 -1 4", "FS-1.11", "touch-two"),
    ("a third tile alone", lambda: laying(2), "lay 6 3 0", "FS-1.11", "touch-two"),
    ("a space that is none", settling, "settle T9Zz", "FS-2.1", "space"),
    ("a number as a space", spreading, "spread 12", "FS-2.1", "space"),
    ("a tile that is not there", settling, "settle T6Aa", "FS-1.9", "space-on-map"),
    ("losing where no tile is", starving, "lose T6Aa", "FS-1.9", "space-on-map"),
    ("spreading where no tile is", spreading, "spread t6aa", "FS-1.9", "space-on-map"),
    ("settling with another", settling, "settle T1Aa", "FS-3.2", "settle-taken"),
    ("settling at a taken ground", settling, "settle T1Ab", "FS-3.3", "settle-ground"),
    ("settling off the start spaces", settling_ready, "settle T1Ba", "FS-11.9", "settle-start"),
    ("offering card 42", offering, "offer 42", "FS-0.8", "card"),
    ("offering a number with a nought before it", offering, "offer 07", "FS-0.8", "card"),
    ("offering a word", offering, "offer bow", "FS-0.8", "card"),
    ("dropping card 0", dropping, "drop 0", "FS-0.8", "card"),
    ("using a very long number", hunting, "use " + "9" * 5000, "FS-0.8", "card"),
    ("offering a card of the deck", offering, "offer 40", "FS-4.5", "in-market"),
    ("offering a herb", offering, "offer 3", "FS-4.5", "in-market"),
    ("offering from the future", offering, "offer 14", "FS-4.5", "future"),
    ("offering a second fire", offering, "offer 9", "FS-2.8", "twice"),
    ("offering what is too dear", poor, "offer 9", "FS-14.2", "price"),
    ("offering what is too dear after boxing", boxed, "offer 9", "FS-14.2", "price"),
    ("dropping what one does not have", dropping, "drop 7", "FS-4.15", "own-tool"),
    ("dropping knowledge", dropping, "drop 15", "FS-4.15", "drop-knowledge"),
    ("using what one does not have", hunting, "use 41", "FS-6.6", "own-tool"),
    ("using a tool again", hunting_on, "use 33", "FS-6.6", "use-twice"),
    ("using a spear without a valley", hunting, "use 33", "FS-6.2", "use-ground"),
    ("losing a member one does not have", starving, "lose T2Ba", "FS-7.2", "own-member"),
    ("cutting the clan", starving, "lose T3Aa", "FS-7.3", "cut"),
    ("spreading where one lives", spreading, "spread T3Ac", "FS-8.1", "already"),
    ("the neutral clan where it lives", neutral, "spread T2Ba", "FS-8.1", "already"),
    ("spreading too far", spreading, "spread T1Aa", "FS-8.3", "far"),
    ("the neutral clan too far", neutral, "spread T1Aa", "FS-8.3", "far"),
    ("a second member too far", second, "spread T2Aa", "FS-8.3", "far"),
    ("spreading where it is too dear", spreading, "spread T3Ab", "FS-8.4", "dear"),
]


@pytest.mark.rule("FS-1.11", "FS-2.8", "FS-3.3", "FS-4.5", "FS-4.7", "FS-6.2", "FS-7.3", "FS-8.1", "FS-8.3")
@pytest.mark.parametrize(
    ("position", "text", "rule", "key"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_reason_of_a_refusal_names_its_rule(position: Position, text: str, rule: str, key: str) -> None:
    assert refused(position(), text) == (rule, key)


@pytest.mark.rule("FS-14.13")
def test_a_tool_whose_order_changes_nothing_need_not_be_chosen() -> None:
    rod = next(card for card in range(7, 42) if BOX.kind[card] == TOOL and BOX.food_of[card] == 2)
    cards = [21, *baskets()[1:], rod]
    s = year(food=[9] * 3, clans=["T1Ac T1Ab T3Aa", "T2Ba", "T3Bc"], cards={0: cards})
    s.stock[1] = baskets()[0]
    play_on(s, "hunt")
    assert refused(s, f"use {rod}") == ("FS-14.13", "use-order")


@pytest.mark.rule("FS-14.2")
def test_the_refusal_of_a_dear_card_says_price_and_food_with_the_crop() -> None:
    s = year(food=[BOX.price[7] - 2, 0, 0])
    args = GAME.why_not(s, 0, "offer 7").args
    assert (args["price"], args["food"]) == (BOX.price[7], BOX.price[7] - 1)


@pytest.mark.rule("FS-8.4", "FS-8.6")
def test_the_refusal_of_a_dear_space_says_what_it_costs_and_why() -> None:
    args = GAME.why_not(spreading(), 2, "spread T3Ab").args
    assert [args[part] for part in ("base", "ridge", "company", "cost", "food")] == [1, 0, 2, 3, 2]


@pytest.mark.rule("FS-4.3", "FS-4.12")
def test_acting_when_it_is_not_ones_go_is_refused_by_the_rule_of_the_phase() -> None:
    table = Table.new("first_sparks", seats=3, seed=7)
    refusal = table.why_not((table.seat + 1) % 3, "pass")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("FS-3.2", "table-no-not-your-turn")


@pytest.mark.parametrize(
    "position",
    [settling, second, offering, answering, boxing, dropping, hunting, starving, neutral, spreading],
)
def test_what_a_refusal_suggests_may_be_done(position: Position) -> None:
    s = position()
    assert GAME.why_not(s, GAME.seat_to_act(s), "nonsense").args["example"] in legal(s)


@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_where_a_refusal_suggests_to_lay_a_tile_it_may_lie(tiles: int) -> None:
    s = laying(tiles)
    assert GAME.why_not(s, GAME.seat_to_act(s), "pass").args["example"] in legal(s)


def test_every_reason_in_the_code_has_a_case_here() -> None:
    keys = {key.removeprefix("first_sparks-no-") for key in reasons_of("first_sparks")}
    assert keys == {case[4] for case in CASES} | {"use-order"}

"""The First Sparks against the naive reference: map, harvest, costs, order, over random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from lascaux.games.first_sparks.actions import PLACINGS, place_of
from lascaux.games.first_sparks.board import land_of
from lascaux.games.first_sparks.data import FOODS, HERB, HUNTED_FOODS, SPACE_NAMES, TILE_NAMES, TOOL
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.sight import view_of
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.view import MarketView
from lascaux.kernel import game as kernel_game
from lascaux.kernel.events import Event
from lascaux.kernel.rng import Rng
from lascaux.parts.masks import items_of
from tests.games.first_sparks.drawing import asked, legal, names, start, until
from tests.games.first_sparks.pinned import BOX
from tests.games.first_sparks.reference import (
    Country,
    Laid,
    Table,
    offerable,
    order_of,
    price_of_member,
    spoiled,
    tokens_taken,
    totals,
)

IS_COMPILED = not (kernel_game.__file__ or "").endswith(".py")
BATCHES = 10
GAMES_IN_A_BATCH = 5 if IS_COMPILED else 1
FIRES, LANGUAGES, INTELLIGENCE = {9, 15}, {24, 26}, 28


def country_of(s: FirstSparksState) -> Country:
    """The map of a position, as the reference sees it."""
    return Country(
        Laid(TILE_NAMES[tile // PLACINGS], q, r, rotation)
        for tile in s.tiles
        for q, r, rotation in [place_of(tile % PLACINGS)]
    )


class Hunt(NamedTuple):
    """The tools of one food a clan went out with, and what it found."""

    tables: Sequence[Table]
    stock: int
    grounds: int


class Watch:
    """Follows a game by what is told, keeping its own food, stock, clans and cards."""

    def __init__(self, s: FirstSparksState) -> None:
        self.seats = s.seats
        self.country = country_of(s)
        self.clans = [names(members) for members in s.members]
        self.food = s.food[:]
        self.stock = s.stock[:]
        self.cards = [set(items_of(cards)) for cards in s.cards]
        self.placed = 0
        self.hunts: dict[tuple[int, int], Hunt] = {}  # of this year, by seat and food
        self.taken: Counter[tuple[int, int]] = Counter()
        self.choosers: set[int] = set()  # seats that named an order of their own
        self.offers = 0  # of this year

    def see(self, event: Event) -> None:
        """Check one event against the rulebook's sums, and take it in."""
        if event.kind in CHECKS:
            CHECKS[event.kind](self, event)

    def affordable(self, seat: int) -> set[str]:
        """Where a clan may go next with the food it has."""
        reach = self.country.reach(self.clans[seat])
        return {space for space in reach if self.price(seat, space) <= self.food[seat]}

    def offerable(self, seat: int, market: MarketView) -> set[int]:
        """Which cards a seat may offer: of knowledge only what is new to it."""
        known = {BOX.kind[card] for card in self.cards[seat]} - {HERB, TOOL}
        bonus = market.bonus
        prices = {
            card: BOX.price[card] - (card == bonus) for card in market.present if BOX.kind[card] not in known
        }
        return offerable(prices, self.food[seat], must_buy=self.seats > 2 or self.offers > 0)

    def price(self, seat: int, space: str) -> int:
        """What the next member costs there."""
        over_mountain = self.country.reach(self.clans[seat])[space]
        others = sum(space in clan for clan in self.clans)
        return price_of_member(self.placed, over_mountain, others, bool(LANGUAGES & self.cards[seat]))

    def order(self) -> list[int]:
        """The order of play as sizes and cards make it."""
        sizes = [len(clan) for clan in self.clans[: self.seats]]
        owners = [seat for seat in range(self.seats) if INTELLIGENCE in self.cards[seat]]
        return order_of(sizes, [max(cards) for cards in self.cards], owners[0] if owners else None)

    def offered(self, event: Event) -> None:
        self.offers += 1

    def passed(self, event: Event) -> None:
        self.offers += 1  # whoever follows a pass is the second player

    def bought(self, event: Event) -> None:
        self.food[event.seat] += number(event, "crops") - number(event, "price")
        self.cards[event.seat].add(number(event, "number"))

    def dropped(self, event: Event) -> None:
        self.cards[event.seat].remove(number(event, "number"))

    def harvest_lost(self, event: Event) -> None:
        self.stock[FOODS.index(str(event.args["food"]))] -= number(event, "tokens")

    def spoiled(self, event: Event) -> None:
        lost = spoiled(self.food[event.seat], bool(FIRES & self.cards[event.seat]))
        assert event.args["lost"] == lost
        self.food[event.seat] -= lost

    def hunted(self, event: Event) -> None:
        seat, card, tokens = event.seat, number(event, "number"), number(event, "tokens")
        food = BOX.food_of[card]
        if food in HUNTED_FOODS:
            grounds = self.country.grounds_near(self.clans[seat], FOODS[food])
            tables = [
                BOX.harvest[own]
                for own in self.cards[seat]
                if BOX.kind[own] == TOOL and BOX.food_of[own] == food
            ]
            self.hunts.setdefault((seat, food), Hunt(tables, self.stock[food], grounds))
            self.taken[seat, food] += tokens
            assert tokens == tokens_taken(BOX.harvest[card], self.stock[food], grounds)
            self.stock[food] -= tokens
        self.food[seat] += number(event, "worth")

    def fed(self, event: Event) -> None:
        assert event.args["eaten"] == min(self.food[event.seat], len(self.clans[event.seat]))
        self.food[event.seat] -= number(event, "eaten")

    def starved(self, event: Event) -> None:
        self.clans[event.seat].remove(str(event.args["space"]))

    def spread(self, event: Event) -> None:
        space, cost = str(event.args["space"]), number(event, "cost")
        assert cost == self.price(event.seat, space)
        self.food[event.seat] -= cost
        self.placed += 1
        self.clans[event.seat].add(space)

    def neutral_spread(self, event: Event) -> None:
        space = str(event.args["space"])
        assert space in self.country.reach(self.clans[-1])
        self.clans[-1].add(space)

    def stopped(self, event: Event) -> None:
        assert event.args["placed"] == self.placed
        self.placed = 0

    def supplied(self, event: Event) -> None:
        for food, tokens in zip(HUNTED_FOODS, self.country.supply(self.seats), strict=True):
            self.stock[food] = min(self.stock[food] + tokens, BOX.tokens[food])

    def year_began(self, event: Event) -> None:
        for (seat, food), hunt in self.hunts.items():
            possible = totals(*hunt)
            assert self.taken[seat, food] in (possible if seat in self.choosers else {max(possible)})
        self.hunts, self.taken, self.choosers, self.offers = {}, Counter(), set(), 0


def number(event: Event, name: str) -> int:
    """A number that an event tells."""
    value = event.args[name]
    assert isinstance(value, int)
    return value


CHECKS: dict[str, Callable[[Watch, Event], None]] = {
    "offered": Watch.offered,
    "passed": Watch.passed,
    "bought": Watch.bought,
    "dropped": Watch.dropped,
    "harvest_lost": Watch.harvest_lost,
    "spoiled": Watch.spoiled,
    "hunted": Watch.hunted,
    "fed": Watch.fed,
    "starved": Watch.starved,
    "spread": Watch.spread,
    "neutral_spread": Watch.neutral_spread,
    "stopped": Watch.stopped,
    "supplied": Watch.supplied,
    "year_began": Watch.year_began,
}


@pytest.mark.rule("FS-5.1", "FS-6.5", "FS-6.6", "FS-6.7", "FS-7.1", "FS-7.3", "FS-8.3", "FS-8.4", "FS-8.5")
@pytest.mark.rule(
    "FS-14.2",
    "FS-11.10",
    "FS-11.12",
    "FS-8.6",
    "FS-9.1",
    "FS-9.2",
    "FS-9.5",
    "FS-13.5",
    "FS-13.7",
    "FS-14.5",
    "FS-14.16",
)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_reference_comes_to_the_same_sums(batch: int) -> None:
    for seed in range(batch * GAMES_IN_A_BATCH, (batch + 1) * GAMES_IN_A_BATCH):
        compare_one_game(2 + seed % 5, seed)


def compare_one_game(seats: int, seed: int) -> None:
    """One random game of clans that begin most years with enough food to buy and to grow."""
    s, rng = until(start(seats, "random"), "offer", seed), Rng(seed)
    watch = Watch(s)
    while s.stack:
        step, seat = asked(s)
        if step == "offer" and s.year % 4:
            s.food = [max(food, 18) for food in s.food]
            watch.food = s.food[:]
        if step == "offer":
            offers = watch.offerable(seat, view_of(s, seat).market)
            assert legal(s) == {"pass", *[f"offer {card}" for card in offers]}
        if step == "spread":
            assert legal(s) == {"done", *[f"spread {space}" for space in watch.affordable(seat)]}
        action = GAME.sample(s, rng)
        if GAME.space.text(action).startswith("use"):
            watch.choosers.add(seat)
        happened: list[Event] = []
        s.events = happened
        GAME.play(s, action)
        for event in happened:
            watch.see(event)
        assert (watch.food, watch.stock) == (s.food, s.stock)
        assert watch.clans == [names(members) for members in s.members]
        assert watch.cards == [set(items_of(cards)) for cards in s.cards]
        assert all(watch.country.is_one_group(clan) for clan in watch.clans)
        if any(event.kind == "supplied" for event in happened):
            assert list(s.order) == watch.order()


@pytest.mark.rule("FS-1.11", "FS-2.17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_reference_sees_the_same_borders_and_mountains(seats: int) -> None:
    for seed in range(8):
        s = until(start(seats, "random"), "settle", seed)
        land, borders = land_of(BOX, s.tiles), country_of(s).borders
        assert names(land.spaces) == set(borders)
        for space in items_of(land.spaces):
            around = borders[SPACE_NAMES[space]]
            assert names(land.near[space]) == set(around)
            assert names(land.ridge[space]) == {
                there for there, over_mountain in around.items() if over_mountain
            }

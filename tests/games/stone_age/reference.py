"""A second, naive Stone Age to hold the first against: names, counters and loops, no packed numbers.

It shares nothing with the package but the text of the actions, and is written from the fact sheet and the
rulebook to be plainly right, not to be fast.  The rules are told as one reads them: where somebody is asked,
or chance decides, the telling stops with what may be played, and goes on with what was.
"""

from __future__ import annotations

from collections.abc import Generator

from tests.games.stone_age.reference_asking import (
    Asked,
    Number,
    Paid,
    Telling,
    ask,
    dice_throws,
    drawn,
    fate,
    next_goods,
    sums,
)
from tests.games.stone_age.reference_box import (
    BASE_CARDS,
    BASE_TILES,
    CARD_SPACES,
    CARDS,
    CROWD,
    DIVISOR,
    LOTTERY,
    PLACES,
    SOURCES,
    SPIELBOX_TILES,
    STACKS,
    STYLE_CARDS,
    STYLE_LOTTERY,
    STYLE_TILES,
    STYLE_VILLAGE_OPEN,
    TILES,
    VILLAGE,
    VILLAGE_OPEN,
    WORKSHOPS,
    WORTH,
    Cost,
    Payment,
    price_of,
    resources,
)
from tests.games.stone_age.reference_camp import Camp


class Stack:
    """A stack of buildings: the tile that lies open, if one is left, and how many lie below."""

    def __init__(self) -> None:
        self.top: str | None = None
        self.below = 7


class Reference:
    """One game, driven by the text of its actions."""

    def __init__(self, seats: int, has_style: bool, has_spielbox: bool, last_round: int) -> None:
        self.seats = seats
        self.has_style = has_style
        self.last_round = last_round
        self.camps = [Camp(has_style) for _ in range(seats)]
        self.deck = set(BASE_CARDS) | (set(STYLE_CARDS) if has_style else set())
        self.unseen = (  # tiles below others, or back in the box
            set(BASE_TILES)
            | (set(STYLE_TILES) if has_style else set())
            | (set(SPIELBOX_TILES) if has_spielbox else set())
        )
        self.row: list[str | None] = [None] * (5 if has_style else 4)
        self.stacks = [Stack() for _ in range(seats)]
        self.at = {place: [0] * seats for place in PLACES}
        self.first = 0
        self.round = 0
        self.phase = "setup"
        self.reason = ""
        self._telling = self._game()
        self.asked: Asked | None = next(self._telling)

    def play(self, text: str) -> None:
        """Go on with what was chosen."""
        assert self.asked is not None
        assert text in self.asked.choices
        try:
            self.asked = self._telling.send(text)
        except StopIteration:
            self.asked = None

    def ranking(self) -> list[int]:
        """The place of each seat: by points, then agriculture, tools and people; equal ones share it."""
        results = [(camp.total(), camp.tie_break()) for camp in self.camps]
        return [1 + sum(other > result for other in results) for result in results]

    def _order(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    # --- set-up, rounds and the end --------------------------------------------------------------

    def _game(self) -> Telling:
        self.first = int((yield from drawn("first", range(self.seats))))
        yield from self._deal()
        for stack in self.stacks:
            yield from self._turn_up(stack)
        while True:
            self.round += 1
            yield from self._place_people()
            yield from self._use_people()
            yield from self._feed_people()
            self.phase = "renewal"
            if any(stack.top is None for stack in self.stacks):
                self.reason = "buildings"
            elif self.round >= self.last_round:
                self.reason = "rounds"
            else:
                self.first = (self.first + 1) % self.seats
                self._slide()
                if self.row.count(None) > len(self.deck):
                    self.reason = "cards"
            if self.reason:
                self.phase = "over"
                return
            yield from self._deal()

    def _slide(self) -> None:
        cards = [card for card in self.row if card is not None]
        self.row = cards + [None] * (len(self.row) - len(cards))

    def _deal(self) -> Telling:
        for space, card in enumerate(self.row):
            if card is None:
                self.row[space] = yield from drawn("deal", self.deck)
                self.deck.discard(str(self.row[space]))

    def _turn_up(self, stack: Stack) -> Telling:
        stack.top = None
        if stack.below > 0:
            tile = yield from drawn("tile", self.unseen)
            self.unseen.remove(tile)
            stack.top = tile
            stack.below -= 1

    # --- phase 1 ---------------------------------------------------------------------------------

    def _place_people(self) -> Telling:
        self.phase = "placing"
        for camp in self.camps:
            camp.home = camp.workers
            camp.used = [False, False, False]
        while any(self.placings(seat) for seat in range(self.seats)):
            for seat in self._order():
                choices = self.placings(seat)
                if choices:
                    _, place, people = (yield from ask(seat, choices)).split()
                    self.at[place][seat] = int(people)
                    self.camps[seat].home -= int(people)

    def placings(self, seat: int) -> list[str]:
        """All that a player may place now."""
        home = self.camps[seat].home
        return [
            f"place {place} {people}"
            for place in PLACES
            if self.at[place][seat] == 0
            for people in self._crowds(place, seat)
            if people <= home
        ]

    def _crowds(self, place: str, seat: int) -> list[int]:
        """How many a player who is not there yet may send there, if he has them."""
        people_there = sum(self.at[place])
        if place == "hunt":
            return list(range(1, 11))
        if place in SOURCES:
            players_there = sum(people > 0 for people in self.at[place])
            return list(range(1, 7 - people_there + 1)) if players_there < CROWD[self.seats] else []
        if place in WORKSHOPS:
            return [1, 2, 3] if WORKSHOPS[place] in self.camps[seat].tiles else []
        if people_there > 0 or not self._is_open(place):
            return []
        return [VILLAGE.get(place, 1)]

    def _is_open(self, place: str) -> bool:
        """Whether an empty place for one player is there in this game, and not closed for this round."""
        if place in CARD_SPACES:
            return CARD_SPACES.index(place) < len(self.row)
        if place in STACKS:
            return STACKS.index(place) < len(self.stacks)
        if place == "market" and not self.has_style:
            return False
        limit = (STYLE_VILLAGE_OPEN if self.has_style else VILLAGE_OPEN)[self.seats]
        return sum(any(self.at[other]) for other in VILLAGE) < limit

    # --- phase 2 ---------------------------------------------------------------------------------

    def _use_people(self) -> Telling:
        self.phase = "acting"
        for camp in self.camps:
            camp.income()
        for seat in self._order():
            camp = self.camps[seat]
            camp.has_bartered = False
            while any(self.at[place][seat] for place in PLACES):
                uses = [f"use {place}" for place in PLACES if self.at[place][seat] > 0]
                text = yield from ask(seat, uses + camp.twos())
                if text.startswith("two"):
                    camp.take_two(text)
                else:
                    yield from self._use(seat, text.split()[1])

    def _use(self, seat: int, place: str) -> Telling:
        people = self.at[place][seat]
        self.at[place][seat] = 0
        if place in VILLAGE:
            effects = {
                "tool_maker": "tool 1",
                "hut": "worker 1",
                "field": "agriculture 1",
                "market": "trade 2",
            }
            yield from self._carry_out(seat, effects[place])
        elif place == "hunt":
            yield from self._hunt(seat, people)
        elif place in SOURCES:
            good = SOURCES[place]
            self.camps[seat].goods[good] += yield from self._roll(seat, people, DIVISOR[good])
        elif place in WORKSHOPS:
            _, good, divisor = TILES[WORKSHOPS[place]].effect.split()
            self.camps[seat].goods[good] += yield from self._roll(seat, people, int(divisor))
        elif place in CARD_SPACES:
            yield from self._offer_card(seat, place)
        else:
            yield from self._offer_building(seat, self.stacks[STACKS.index(place)])

    def _hunt(self, seat: int, people: int) -> Telling:
        camp = self.camps[seat]
        brought = yield from self._roll(seat, people, DIVISOR["food"])
        jewels = 0
        if self.has_style and brought > 0:
            text = yield from ask(seat, [f"jewels {number}" for number in range(brought + 1)])
            jewels = int(text.split()[1])
        camp.goods["jewel"] += jewels
        camp.food += brought - jewels

    def _roll(self, seat: int, dice: int, divisor: int) -> Number:
        thrown = yield from fate({f"sum {total}": ways for total, ways in sums(dice).items()})
        added = yield from self._use_tools(seat)
        return (int(thrown) + added) // divisor

    def _use_tools(self, seat: int) -> Number:
        """Tools never descending, then cards ascending; what they add."""
        camp = self.camps[seat]
        added, last_value, last_card = 0, 0, ""
        while True:
            values = [] if last_card else [value for value in camp.fresh_tools() if value >= last_value]
            choices = [f"tool {value}" for value in values]
            choices += [f"spend {card}" for card in camp.one_use if card > last_card]
            if not choices:
                return added
            verb, *what = (yield from ask(seat, [*choices, "done"])).split()
            if verb == "done":
                return added
            elif verb == "tool":
                last_value = int(what[0])
                camp.use_tool(last_value)
                added += last_value
            else:
                last_card = what[0]
                added += camp.one_use.pop(last_card)

    # --- buying ----------------------------------------------------------------------------------

    def _offer_card(self, seat: int, place: str) -> Telling:
        space = CARD_SPACES.index(place)
        paid = yield from self._offer(seat, price_of(place))
        if paid is None:
            return
        card = self.row[space]
        assert card is not None
        self.row[space] = None
        self.camps[seat].cards.append(card)
        yield from self._carry_out(seat, CARDS[card][0], card)
        if place == "card_5" and self.deck:
            paid = yield from self._offer(seat, [("jewel",) * 3])
            if paid is not None:
                yield from self._draw_card(seat)

    def _offer_building(self, seat: int, stack: Stack) -> Telling:
        assert stack.top is not None
        name = stack.top
        tile = TILES[name]
        paid = yield from self._offer(seat, tile.cost)
        if paid is None:
            return
        camp = self.camps[seat]
        camp.score += sum(WORTH[good] for good in paid) if tile.points is None else tile.points
        camp.tiles.append(name)
        yield from self._turn_up(stack)
        if tile.effect and tile.effect.split()[0] not in ("income", "workshop"):
            yield from self._carry_out(seat, tile.effect)

    def _offer(self, seat: int, cost: Cost) -> Paid:
        """Ask whether it is bought, as long as it can be; what was paid for it."""
        camp = self.camps[seat]
        while camp.can_pay(cost) or camp.could_pay_with_two(cost):
            choices = ["buy", "decline"] if camp.can_pay(cost) else ["decline"]
            text = yield from ask(seat, choices + camp.twos())
            if text == "decline":
                return None
            if text == "buy":
                return (yield from self._pay(seat, cost))
            camp.take_two(text)
        return None

    def _pay(self, seat: int, cost: Cost) -> Generator[Asked, str, Payment]:
        """Name a payment, before it what is given in a barter, and hand over both."""
        camp = self.camps[seat]
        payments = camp.payments(cost)
        given: Payment = ()
        if not payments:
            barters = camp.barters(cost)
            given = yield from self._name_given(seat, barters)
            payments = barters[given]
            camp.has_bartered = True
        paid = yield from self._name_paid(seat, payments)
        camp.hand_over(given)
        camp.hand_over(paid)
        return paid

    def _name_given(self, seat: int, barters: dict[Payment, Cost]) -> Generator[Asked, str, Payment]:
        """Name what is given, one good after the other."""
        given: Payment = ()
        while given not in barters:
            text = yield from ask(seat, next_goods("give", given, barters))
            given += (text.split()[1],)
        return given

    def _name_paid(self, seat: int, payments: Cost) -> Generator[Asked, str, Payment]:
        """Name the goods of one payment, until only one is left that begins so."""
        paid: Payment = ()
        left = payments
        while len(left) > 1:
            choices = next_goods("pay", paid, left)
            text = yield from ask(seat, [*choices, "done"] if paid in left else choices)
            if text == "done":
                return paid
            paid += (text.split()[1],)
            left = [payment for payment in left if payment[: len(paid)] == paid]
        return left[0]

    # --- upper halves, dice for everybody and effects of buildings -------------------------------

    def _carry_out(self, seat: int, effect: str, card: str = "") -> Telling:
        camp = self.camps[seat]
        what, *words = effect.split()
        if what in ("lottery", "style_lottery"):
            yield from self._lottery(seat, LOTTERY if what == "lottery" else STYLE_LOTTERY)
        elif what == "roll":
            camp.goods[words[0]] += yield from self._roll(seat, 2, DIVISOR[words[0]])
        elif what == "draw":
            yield from self._draw_card(seat)
        elif what == "once":
            camp.one_use[card] = int(words[0])
        elif what == "any_two":
            camp.has_any_two = True
            text = yield from ask(seat, [*camp.twos(), "keep"])
            if text != "keep":
                camp.take_two(text)
        else:
            camp.gain(what, int(words[0]))

    def _lottery(self, buyer: int, chart: dict[int, str]) -> Telling:
        throws = {f"dice {faces}": ways for faces, ways in dice_throws(self.seats).items()}
        dice = [int(face) for face in (yield from fate(throws))]
        for step in range(self.seats):
            seat = (buyer + step) % self.seats
            face = dice[0]
            if len(set(dice)) > 1:
                text = yield from ask(seat, [f"die {face}" for face in set(dice)])
                face = int(text.split()[1])
            dice.remove(face)
            yield from self._carry_out(seat, chart[face])

    def _draw_card(self, seat: int) -> Telling:
        """Only the lower half counts."""
        if self.deck:
            card = yield from drawn("draw", self.deck)
            self.deck.remove(card)
            self.camps[seat].cards.append(card)

    # --- phase 3 ---------------------------------------------------------------------------------

    def _feed_people(self) -> Telling:
        self.phase = "feeding"
        for seat in self._order():
            camp = self.camps[seat]
            camp.food += camp.agriculture
            eaten = min(camp.food, camp.workers)
            camp.food -= eaten
            if eaten < camp.workers:
                yield from self._close_gap(seat, camp.workers - eaten)

    def _close_gap(self, seat: int, gap: int) -> Telling:
        camp = self.camps[seat]
        while camp.resources_in_hand() + (2 if camp.has_any_two else 0) >= gap:
            payments = camp.payments(resources(gap))
            text = yield from ask(seat, [*next_goods("pay", (), payments), *camp.twos(), "starve"])
            if text == "starve":
                break
            if text.startswith("pay"):
                yield from self._feed_with_goods(seat, payments, text)
                return
            camp.take_two(text)
        camp.score -= 10

    def _feed_with_goods(self, seat: int, payments: Cost, text: str) -> Telling:
        """Name every good, also where only one can follow; the first was named."""
        paid: Payment = (text.split()[1],)
        self.camps[seat].hand_over(paid)
        while paid not in payments:
            text = yield from ask(seat, next_goods("pay", paid, payments))
            paid += (text.split()[1],)
            self.camps[seat].hand_over(paid[-1:])

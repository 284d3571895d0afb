"""A second, naive Prehistory to hold the first against: words, counters and loops, no packed numbers.

It shares nothing with the package but the text of the actions, and is written from the fact sheet and the
rulebook to be plainly right, not to be fast.  The rules are told as one reads them: where somebody is asked,
or chance decides, the telling stops with what may be played, and goes on with what was.
"""

from __future__ import annotations

from tests.games.prehistory.reference_asking import Asked, Telling, ask
from tests.games.prehistory.reference_autumn import autumn_turn
from tests.games.prehistory.reference_box import ACTIONS, COLOURS, PRICE_TILES, TRACK_INCOME, YEARS
from tests.games.prehistory.reference_marauding import tribe_autumn
from tests.games.prehistory.reference_scoring import units_on
from tests.games.prehistory.reference_setup import draw_from, fill, set_up
from tests.games.prehistory.reference_table import Options, Table
from tests.games.prehistory.reference_tribe import tribe_pillar, tribe_spring, tribe_summer
from tests.games.prehistory.reference_turns import extra_turn, pillar_turn, spring_turn, summer_turn


class Reference:
    """One game, driven by the text of its actions."""

    def __init__(self, seats: int, options: Options) -> None:
        self.table = Table(seats, options)
        self._telling = _game(self.table)
        self.asked: Asked | None = next(self._telling)

    def play(self, text: str) -> None:
        """Go on with what was chosen."""
        assert self.asked is not None
        assert text in self.asked.choices
        try:
            self.asked = self._telling.send(text)
        except StopIteration:
            self.asked = None


def _game(table: Table) -> Telling:
    yield from set_up(table)
    for year in range(1, YEARS + 1):
        table.year = year
        if year > 1:
            yield from _winter(table)
        else:
            _raise_pillars(table)
        yield from _spring(table)
        yield from _summer(table)
        yield from _autumn(table)
    table.phase = "extra"
    for seat in table.humans():
        yield from extra_turn(table, seat)
    table.phase = "over"


def _winter(table: Table) -> Telling:
    table.phase = "winter"
    table.centre = table.next_centre
    table.next_centre = ""
    if table.year < YEARS:
        table.next_centre = yield from draw_from("centre", table.unseen_prices)
    _raise_pillars(table)
    table.pile += [card for card in table.game if card is not None]
    table.game = [None] * len(table.game)
    table.rites = [None] * len(table.rites)
    yield from fill(table)
    table.order = table.track + [player for player in table.order if player not in table.track]
    table.track = []


def _raise_pillars(table: Table) -> None:
    """Each pillar without a cube on top gets one of the colour now shown at it."""
    for place, colour in enumerate(PRICE_TILES[table.centre].split()):
        if not table.tops[place]:
            table.tops[place] = [colour]


def _spring(table: Table) -> Telling:
    table.phase = "spring"
    yield from _turn_up_raid(table)
    for colour, space in table.land.quarries.items():
        units = units_on(table, table.land.around(space))
        for player in range(table.players):
            if units[player] and units[player] == max(units):
                table.reward(player, [f"resource {colour}"])
    for player, camp in enumerate(table.camps):
        camp.weather_turns += 1
        table.reward(player, [f"resource {colour}" for colour in table.weather_income(player).elements()])
    for seat in table.humans():
        if table.camps[seat].character == "builder":
            yield from _take(table, seat, "resource")
    yield from _spring_turns(table)


def _spring_turns(table: Table) -> Telling:
    playing = set(table.order)
    tries = 0
    while playing:
        for player in table.order:
            if player == table.tribe and player in playing:
                tribe_spring(table)
                tries += 1
                if tries == table.tries():
                    playing.remove(player)
            elif player in playing and (yield from spring_turn(table, player)):
                playing.remove(player)


def _summer(table: Table) -> Telling:
    table.phase = "summer"
    for place in range(6):
        table.tops[place] += table.feet[place]
        table.feet[place] = []
    yield from _turn_up_raid(table)
    for camp in table.camps:
        camp.has_used_ability = False
    for player in reversed(table.order):
        if player == table.tribe:
            tribe_pillar(table)
        else:
            yield from pillar_turn(table, player)
    for action in ACTIONS:
        for player in reversed(table.order):
            if player == table.tribe:
                tribe_summer(table, action)
            else:
                yield from summer_turn(table, player, action)
    table.phase = "income"
    for player in table.order:
        yield from _fishing_income(table, player)


def _fishing_income(table: Table, player: int) -> Telling:
    camp = table.camps[player]
    passed = [reward for space, reward in TRACK_INCOME.items() if camp.steps >= space]
    points, dev = passed[-1] if passed else (0, 0)
    table.reward(player, ["vp"] * points + ["dev"] * dev)
    for trap in camp.traps:
        gift = trap.removeprefix("trap-")
        if gift in ("vp", "dev"):
            table.reward(player, [gift])
        elif player == table.tribe:
            table.reward(player, [f"{gift} {COLOURS[table.marker]}"])
        else:
            yield from _take(table, player, gift)


def _take(table: Table, seat: int, sort: str) -> Telling:
    text = yield from ask(seat, [f"take {colour}" for colour in COLOURS])
    table.reward(seat, [f"{sort} {text.split()[1]}"])


def _turn_up_raid(table: Table) -> Telling:
    if table.options.marauders:
        table.raid = yield from draw_from("raid", table.unseen_raids)


def _autumn(table: Table) -> Telling:
    table.phase = "autumn"
    for player in table.order:
        if player == table.tribe:
            tribe_autumn(table)
        else:
            yield from autumn_turn(table, player)
    for camp in table.camps:
        camp.moved.clear()

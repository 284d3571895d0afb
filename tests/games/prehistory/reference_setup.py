"""How the table of the naive reference is laid: order, price tiles, weather, map, displays."""

from __future__ import annotations

from collections import Counter

from tests.games.prehistory.reference_asking import Telling, Word, ask, drawn, fate
from tests.games.prehistory.reference_box import (
    CHARACTERS,
    LETTERS,
    MAP,
    MAP_TILES,
    PATTERNS,
    PRINTED,
    WEATHER_TILES,
)
from tests.games.prehistory.reference_laying import to_be_built, to_be_found
from tests.games.prehistory.reference_table import Station, Table


def set_up(table: Table) -> Telling:
    """Everything before the first spring."""
    yield from _draw_order(table)
    for name in table.station_names():
        text = yield from drawn(
            "price", [f"{tile} {turns}" for tile in table.unseen_prices for turns in range(6)]
        )
        tile, turns = text.split()
        table.unseen_prices.remove(tile)
        table.stations[name] = Station(tile, int(turns))
    table.centre = yield from draw_from("centre", table.unseen_prices)
    table.next_centre = yield from draw_from("centre", table.unseen_prices)
    yield from _deal_boards(table)
    yield from _lay_map(table)
    yield from _lay_finds(table)
    yield from fill(table)
    yield from _begin(table)


def draw_from(verb: str, names: list[str]) -> Word:
    """One of these, which is then gone."""
    name = yield from drawn(verb, names)
    names.remove(name)
    return name


def fill(table: Table) -> Telling:
    """Fill what is empty: gathering places, river, hunting and ceremony cards."""
    yield from _fill_row(table.places, table.stock)
    yield from _fill_row(table.river, table.shoal)
    yield from _deal(table.game, "game", table.unseen_prey)
    yield from _deal(table.rites, "rite", table.unseen_rites)


def _fill_row(row: list[str | None], stock: Counter[str]) -> Telling:
    for place, item in enumerate(row):
        if item is None and stock.total():
            row[place] = yield from _draw_item("fill", stock)


def _deal(row: list[str | None], verb: str, cards: list[str]) -> Telling:
    for slot, card in enumerate(row):
        if card is None and cards:
            row[slot] = yield from draw_from(verb, cards)


def _draw_item(verb: str, stock: Counter[str]) -> Word:
    item = yield from fate(verb, stock)
    stock[item] -= 1
    return item


def _draw_order(table: Table) -> Telling:
    names = [str(seat) for seat in range(table.seats)] + (["tribe"] if table.options.marauders else [])
    left = list(names)
    while len(left) > 1:
        table.order.append(names.index((yield from draw_from("next", left))))
    table.order.append(names.index(left[0]))


def _deal_boards(table: Table) -> Telling:
    skies = list(WEATHER_TILES)
    for player, camp in enumerate(table.camps):
        camp.weather = yield from draw_from("sky", skies)
        if player == table.tribe:
            camp.weather_turns = int((yield from drawn("spin", range(6))))
    characters = list(CHARACTERS)
    for seat in range(table.seats if table.options.characters else 0):
        table.camps[seat].character = yield from draw_from("character", characters)


def _lay_map(table: Table) -> Telling:
    tiles = list(MAP)
    for number in range(MAP_TILES[table.players]):
        tile = yield from draw_from("tile", tiles)
        if table.options.is_built:
            yield from _build(table, table.humans()[number % table.seats], tile)
        else:
            placements = to_be_found(table.land.laid())
            text = yield from drawn("found", [f"{q} {r} {turns}" for q, r, turns in placements])
            q, r, turns = map(int, text.split())
            table.land.lay(tile, (q, r, turns))


def _build(table: Table, seat: int, tile: str) -> Telling:
    placements = to_be_built(table.land.laid())
    text = yield from ask(seat, [f"rotate {turns}" for _, _, turns in placements])
    turned = int(text.split()[1])
    text = yield from ask(seat, [f"lay {q} {r}" for q, r, turns in placements if turns == turned])
    _, q, r = text.split()
    table.land.lay(tile, (int(q), int(r), turned))


def _lay_finds(table: Table) -> Telling:
    stocks = {"gather": table.stock, "fish": table.shoal, "animal": table.herd}
    for space in table.land.spaces():
        printed = PRINTED[space]
        if printed in stocks:
            table.land.lying[space] = yield from _draw_item("lie", stocks[printed])
        elif printed in LETTERS and table.options.tiles:
            table.land.lying[space] = yield from _draw_item("lie", table.stones)
        elif printed in LETTERS:
            table.land.lying[space] = printed


def _begin(table: Table) -> Telling:
    for seat in table.humans():
        texts = [f"begin {turns} {word}" for turns in range(6) for word in PATTERNS]
        _, turns, word = (yield from ask(seat, texts)).split()
        table.camps[seat].weather_turns = int(turns)
        table.camps[seat].shamans = list(PATTERNS[word])

"""What the naive reference holds, in the words of a view of the package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.games.prehistory.reference_box import (
    ACTION_OF,
    ACTIONS,
    COLOURS,
    FISH,
    HUTS,
    KINDS,
    PREY,
    PRICE_TILES,
    PRINTED,
    PRIORITIES,
    RITES,
    ROCK,
    SPACES,
    SPECIES,
    STEP_VALUES,
)
from tests.games.prehistory.reference_camp import Camp
from tests.games.prehistory.reference_scoring import lines, total
from tests.games.prehistory.reference_table import Table

Told = dict[str, object]


def told_table(table: Table) -> Told:
    """All that lies in the open."""
    tribe = table.options.marauders != ""
    return {
        "year": table.year,
        "phase": table.phase,
        "order": table.order,
        "track": table.track,
        "walking": sum(camp.movement for camp in table.camps),
        "payer": table.humans()[0] if tribe else None,
        "centre": told_tile(table.centre, 0),
        "next": told_tile(table.next_centre, 0),
        "prices": {name: told_tile(station.tile, station.turns) for name, station in table.stations.items()},
        "pillars": [told_pillar(table, place) for place in range(6)],
        "gathering": table.places,
        "river": table.river,
        "hunting": table.game,
        "ceremony": table.rites,
        "pile": in_order(table.pile, PREY),
        "spaces": [told_space(table, space) for space in table.land.spaces()],
        "tribe": told_tribe(table) if tribe else None,
    }


def told_tile(tile: str, turns: int) -> Told | None:
    """A price tile as it lies."""
    if not tile:
        return None
    colours = PRICE_TILES[tile].split()
    shows = [colours[(side - turns) % 6] for side in range(6)]
    return {"tile": tile, "turn": turns % 6, "shows": shows}


def told_pillar(table: Table, place: int) -> Told:
    """A pillar and its cubes."""
    return {
        "action": ACTION_OF[PRICE_TILES[table.centre].split()[place]],
        "top": by_colour(Counter(table.tops[place])),
        "foot": by_colour(Counter(table.feet[place])),
        "steps": STEP_VALUES[place],
    }


def told_space(table: Table, space: str) -> Told:
    """A space and what lies there."""
    q, r = table.land.where[space]
    quarry = [colour for colour, place in table.land.quarries.items() if place == space]
    return {
        "name": space,
        "q": q,
        "r": r,
        "terrain": table.land.terrain(space) or None,
        "content": PRINTED[space].replace("-", "nothing"),
        "item": table.land.lying.get(space),
        "quarry": quarry[0] if quarry else None,
    }


def told_tribe(table: Table) -> Told:
    """The control board."""
    return {
        "trays": by_colour(table.trays),
        "priority": PRIORITIES[table.marker],
        "tile": table.raid or None,
        "actions": table.symbols() if table.raid else [],
        "number": table.tries(),
    }


def told_player(table: Table, player: int, knows_rites: bool) -> Told:
    """What one player has; which ceremony cards, and what they score, only for who may know."""
    camp = table.camps[player]
    told = told_board(camp) | told_pieces(camp)
    told["ownRites"] = in_order(camp.rites, RITES) if knows_rites else None
    told["lines"] = list(lines(table, player).values()) if knows_rites else None
    if camp.weather and (camp.shamans or player == table.tribe):  # before, the tile is not yet turned
        bringing = Counter(table.weather_income(player))
        shown = [bringing[colour] for colour in COLOURS]
        told["weather"] = {
            "tile": camp.weather,
            "turn": camp.weather_turns % 6,
            "next": [shown[side - 1] for side in range(6)],
        }
    return told


def told_board(camp: Camp) -> Told:
    """What lies on a player board."""
    return {
        "points": camp.points,
        "dev": camp.dev,
        "marker": camp.steps,
        "resources": by_colour(camp.resources),
        "cubes": by_colour(camp.cubes),
        "painted": in_order(camp.painted, ROCK),
        "baskets": [camp.baskets[kind] for kind in KINDS],
        "fish": [camp.fish[kind] for kind in FISH],
        "traps": camp.traps,
        "cards": in_order(camp.prey, PREY),
        "tokens": [camp.tokens[species] for species in SPECIES],
        "rites": len(camp.rites),
        "stonesA": camp.megaliths["A"],
        "stonesD": [action for action in ACTIONS if camp.megaliths[f"D-{action}"]],
        "stonesE": camp.megaliths["E"],
        "sloths": in_order(camp.sloths, ACTIONS),
        "character": camp.character or None,
    }


def told_pieces(camp: Camp) -> Told:
    """Where the pieces of a player are."""
    return {
        "shamans": [camp.shamans.count(place) for place in range(6)],
        "huts": [(camp.huts[hut] or "board") if hut in camp.huts else None for hut in HUTS],
        "members": [
            {"space": space, "standing": camp.members[space] - camp.moved[space], "moved": camp.moved[space]}
            for space in SPACES
            if camp.members[space]
        ],
        "atHome": camp.home,
        "reserve": camp.reserve,
    }


def told_scores(table: Table) -> list[int]:
    """All points of everybody as if the game ended now."""
    return [total(table, player) for player in range(table.players)]


def by_colour(cubes: Counter[str]) -> list[int]:
    """How many there are of each colour."""
    return [cubes[colour] for colour in COLOURS]


def in_order(names: Iterable[str], table: Iterable[str]) -> list[str]:
    """Names in the order of a list."""
    return sorted(names, key=list(table).index)

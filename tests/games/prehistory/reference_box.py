"""What is printed on the cards, tiles and boards of Prehistory, for the naive reference.

Typed from the fact sheet, so that a slip in the box of the package shows too.  What something brings is told
in words: `dev`, `vp`, `step`, `resource red`, `cube red`.
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ["grey", "red", "yellow", "blue", "brown", "white"]
ACTIONS = ["painting", "gathering", "ceremony", "fishing", "hunting", "migration"]
COLOUR_OF = dict(zip(ACTIONS, COLOURS, strict=True))
ACTION_OF = dict(zip(COLOURS, ACTIONS, strict=True))

YEARS = 5
MAP_TILES = {2: 10, 3: 15, 4: 20}  # by players, the tribe included
STEP_VALUES = [3, 1, 2, 1, 2, 1]  # round the centre tile
HUNTING_SIDES = [5, 0, 1]
FISHING_SIDES = [2, 3, 4]
MIGRATION_SIDES = {"0": 1, "3": 1, "1+2": 3, "4+5": 3}  # and how many members may go
PATTERNS = {"even": [0, 2, 4], "odd": [1, 3, 5]}
MEMBERS = 10
FOOT_SLOTS = 2

PRICE_TILES = {  # clockwise from the framed side
    "P01": "grey brown yellow white blue red",
    "P02": "red yellow brown blue grey white",
    "P03": "yellow blue grey red brown white",
    "P04": "blue white brown grey red yellow",
    "P05": "brown white grey yellow blue red",
    "P06": "white yellow brown grey blue red",
    "P07": "grey brown blue yellow red white",
    "P08": "red blue brown grey yellow white",
    "P09": "yellow grey white brown red blue",
    "P10": "blue white red grey yellow brown",
    "P11": "brown yellow red grey white blue",
    "P12": "white brown red yellow grey blue",
}
WEATHER_TILES = {
    "W1": [3, 1, 2, 0, 2, 1],
    "W2": [3, 0, 2, 1, 1, 2],
    "W3": [3, 2, 0, 2, 1, 1],
    "W4": [3, 1, 1, 2, 0, 2],
}

SYMBOLS = ["wave", "hand", "ox", "sun", "hunter", "deer"]  # round the painting tile
ROCK = {
    "r1c1": "hand",
    "r1c2": "ox deer hunter",
    "r1c3": "wave sun",
    "r2c1": "wave ox",
    "r2c2": "hand sun hunter",
    "r2c3": "deer",
    "r3c1": "hand ox sun",
    "r3c2": "hunter",
    "r3c3": "wave deer",
}
ROW_REWARD = {"1": "dev", "2": "cube red", "3": "cube blue"}
COLUMN_REWARD = {"1": "cube yellow", "2": "cube brown", "3": "cube white"}
ROW_POINTS = [0, 1, 3, 6]

KINDS = ["honey", "berry", "fruit", "egg", "nut", "root"]
PAIRS = [
    ("honey", "egg", ["cube blue", "cube yellow"]),
    ("berry", "nut", ["cube grey", "cube brown"]),
    ("fruit", "root", ["cube red", "cube white"]),
]
BASKET = 5  # tiles
SET_POINTS = [0, 1, 3, 5, 8, 12]
GATHERED = dict.fromkeys(KINDS, 3) | {f"{kind}+": 2 for kind in KINDS}
MUSHROOMS = {"mushroom": 5}

FISH = {"perch": 10, "trout": 10, "catfish": 10}
TRAPS = {"trap-dev": 1, "trap-vp": 1, "trap-resource": 1, "trap-cube": 1}
CATCH = {
    "perch": 1,
    "trout": 2,
    "catfish": 3,
    "trap-dev": 1,
    "trap-vp": 2,
    "trap-resource": 2,
    "trap-cube": 3,
}
TRACK_END = 20
TRACK_INCOME = {1: (1, 0), 3: (1, 1), 5: (2, 1), 8: (3, 1), 11: (5, 2), 14: (7, 2), 17: (9, 3), 20: (12, 3)}

SPECIES = ["sabretooth", "rhino", "mammoth"]
TOKENS = {"sabretooth": 2, "rhino": 2, "mammoth": 2}
SLOTHS = {f"sloth-{action}": 1 for action in ACTIONS}


class Prey(NamedTuple):
    """A hunting card: an animal has points, a footprint brings something."""

    value: int
    species: str
    points: int
    brings: list[str]


def _prey() -> dict[str, Prey]:
    footprints = {
        "sabretooth": ("red", "white", "blue", "yellow", "red"),
        "rhino": ("yellow", "grey", "brown", "white", "blue"),
        "mammoth": ("blue", "brown", "grey", "red", "yellow"),
    }
    cards = {}
    for species, (first, second, fourth, fifth, sixth) in footprints.items():
        cards[f"{species}-a1"] = Prey(2, species, 1, [])
        cards[f"{species}-a2"] = Prey(2, species, 1, [])
        cards[f"{species}-a3"] = Prey(3, species, 2, [])
        cards[f"{species}-a4"] = Prey(3, species, 2, [])
        cards[f"{species}-f1"] = Prey(1, species, 0, [f"resource {first}"])
        cards[f"{species}-f2"] = Prey(1, species, 0, [f"resource {second}"])
        cards[f"{species}-f3"] = Prey(1, species, 0, ["dev"])
        cards[f"{species}-f4"] = Prey(2, species, 0, [f"cube {fourth}"])
        cards[f"{species}-f5"] = Prey(2, species, 0, [f"cube {fifth}"])
        cards[f"{species}-f6"] = Prey(3, species, 0, [f"cube {sixth}", "dev"])
    return cards


PREY = _prey()


class Rite(NamedTuple):
    """A ceremony card: so many points for each of what it counts."""

    value: int
    dev: int
    points: int
    counts: str


RITES = {
    "C01": Rite(1, 0, 4, "sections r1c1 r2c2 r3c3"),
    "C02": Rite(1, 0, 4, "sections r1c3 r2c2 r3c1"),
    "C03": Rite(2, 0, 5, "sections r1c1 r1c3 r3c1 r3c3"),
    "C04": Rite(2, 0, 5, "sections r2c2 r2c3 r3c2 r3c3"),
    "C05": Rite(3, 0, 7, "sections r1c2 r2c1 r2c2 r2c3 r3c2"),
    "C06": Rite(2, 0, 3, "kinds honey berry"),
    "C07": Rite(2, 0, 3, "kinds fruit egg"),
    "C08": Rite(2, 0, 3, "kinds nut root"),
    "C09": Rite(2, 1, 5, "kinds honey berry fruit"),
    "C10": Rite(2, 1, 5, "kinds egg nut root"),
    "C11": Rite(1, 1, 1, "fish perch"),
    "C12": Rite(1, 1, 1, "fish trout"),
    "C13": Rite(1, 1, 1, "fish catfish"),
    "C14": Rite(2, 0, 3, "fish perch trout catfish"),
    "C15": Rite(2, 0, 6, "steps-at-least 15"),
    "C16": Rite(1, 1, 1, "animals sabretooth"),
    "C17": Rite(1, 1, 1, "animals rhino"),
    "C18": Rite(1, 1, 1, "animals mammoth"),
    "C19": Rite(1, 1, 1, "footprints sabretooth"),
    "C20": Rite(1, 1, 1, "footprints rhino"),
    "C21": Rite(1, 1, 1, "footprints mammoth"),
    "C22": Rite(1, 1, 1, "terrain water"),
    "C23": Rite(1, 1, 1, "terrain rock"),
    "C24": Rite(1, 1, 1, "terrain forest"),
    "C25": Rite(2, 1, 1, "huts"),
    "C26": Rite(3, 0, 2, "megaliths"),
    "C27": Rite(2, 0, 2, "members-at-home"),
    "C28": Rite(1, 1, 1, "pairs-of-dev"),
    "C29": Rite(2, 0, 1, "rites"),
    "C30": Rite(1, 0, 1, "pairs-gathered"),
    "C31": Rite(2, 0, 2, "rows"),
    "C32": Rite(1, 0, 1, "three-steps"),
    "C33": Rite(3, 1, 5, "animals sabretooth rhino mammoth"),
    "C34": Rite(3, 0, 0, "another-card"),
}


class Hut(NamedTuple):
    """Members needed, members that settle, points, development points."""

    need: int
    settle: int
    points: int
    dev: int


HUTS = {
    "HUT1": Hut(1, 0, 0, 1),
    "HUT2": Hut(1, 1, 1, 2),
    "HUT3": Hut(2, 1, 2, 1),
    "HUT4": Hut(2, 2, 4, 1),
    "HUT5": Hut(3, 1, 3, 2),
    "HUT6": Hut(3, 2, 5, 2),
    "HUT7": Hut(4, 2, 7, 2),
}
QUARRIES = {
    "grey": "rock",
    "red": "forest",
    "yellow": "forest",
    "blue": "water",
    "brown": "rock",
    "white": "water",
}
QUARRY_NEED = 2
QUARRY_POINTS = 2

LETTERS = {"A": 8, "B": 6, "C": 6}
MORE_MEGALITHS = {f"D-{action}": 1 for action in ACTIONS[:5]} | {"E": 4}
CHARACTERS = ["painter", "farmer", "builder", "fisher", "matriarch", "hunter", "shaman"]

MAP = {
    "M01": "rock:A forest:hut water:grey forest:-",
    "M02": "rock:hut water:fish forest:A rock:red",
    "M03": "forest:gather water:A water:yellow rock:hut",
    "M04": "forest:A rock:animal water:hut forest:-",
    "M05": "water:blue forest:hut forest:gather rock:A",
    "M06": "rock:hut water:A forest:animal water:-",
    "M07": "forest:A water:hut rock:brown water:fish",
    "M08": "forest:hut forest:white rock:A rock:-",
    "M09": "rock:grey forest:B forest:gather water:hut",
    "M10": "rock:B water:fish forest:hut rock:-",
    "M11": "forest:red rock:hut rock:animal water:B",
    "M12": "rock:hut forest:B forest:- water:yellow",
    "M13": "rock:B forest:hut forest:gather water:fish",
    "M14": "forest:hut rock:blue water:B water:-",
    "M15": "forest:brown rock:C rock:animal water:hut",
    "M16": "water:C rock:- forest:hut forest:gather",
    "M17": "water:fish rock:hut water:white forest:C",
    "M18": "water:hut rock:C rock:- forest:animal",
    "M19": "water:C rock:hut forest:gather water:fish",
    "M20": "water:hut water:- forest:C rock:animal",
}
TERRAIN = {"start": ""} | {
    f"{tile}{cell}": text.split(":")[0]
    for tile, cells in MAP.items()
    for cell, text in zip("abcd", cells.split(), strict=True)
}
PRINTED = {"start": "-"} | {
    f"{tile}{cell}": text.split(":")[1]
    for tile, cells in MAP.items()
    for cell, text in zip("abcd", cells.split(), strict=True)
}
SPACES = list(PRINTED)

PRIORITIES = ["hut", "megalith", "fish", "animal", "gather", "action"]
TRIES = {"easy": 2, "hard": 3}
RAIDS = {
    "MA01": "painting gathering ceremony hunting migration fishing",
    "MA02": "gathering hunting fishing migration painting ceremony",
    "MA03": "ceremony hunting fishing painting gathering migration",
    "MA04": "fishing migration hunting gathering painting ceremony",
    "MA05": "hunting ceremony migration painting fishing gathering",
    "MA06": "migration hunting gathering fishing painting ceremony",
    "MA07": "painting ceremony fishing gathering hunting migration",
    "MA08": "gathering migration fishing hunting painting ceremony",
    "MA09": "ceremony gathering painting fishing hunting migration",
    "MA10": "fishing migration hunting ceremony gathering painting",
    "MA11": "hunting fishing gathering ceremony migration painting",
    "MA12": "migration fishing ceremony gathering hunting painting",
}


def sort_of(item: str) -> str:
    """What sort of find something is that lies on the map."""
    if item in MUSHROOMS or item in GATHERED:
        return "gather"
    if item in CATCH:
        return "fish"
    return "animal" if item in TOKENS or item in SLOTHS else "megalith"

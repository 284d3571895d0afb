"""Prehistory against the naive reference, decision by decision over random games."""

from __future__ import annotations

import msgspec
import pytest

from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import FIRST_SPACE, PrehistoryState
from lascaux.kernel import game as kernel_game
from lascaux.kernel.frames import CHANCE as FATE
from lascaux.kernel.rng import Rng
from tests.games.prehistory.reference import Reference
from tests.games.prehistory.reference_asking import CHANCE, Asked
from tests.games.prehistory.reference_box import ACTIONS, BASKET, COLOURS, KINDS, MEMBERS, ROCK, SPACES
from tests.games.prehistory.reference_camp import Camp
from tests.games.prehistory.reference_compare import told_player, told_scores, told_table
from tests.games.prehistory.reference_scoring import places
from tests.games.prehistory.reference_table import Options, Table

IS_COMPILED = not (kernel_game.__file__ or "").endswith(".py")
SETUPS = [
    (seats, Options(characters, tiles, marauders, is_separate, is_built))
    for characters in (False, True)
    for tiles in (False, True)
    for marauders in ("", "easy", "hard")
    for is_separate in (False, True)
    for is_built in (False, True)
    for seats in ((1, 2, 3) if marauders else (2, 3, 4))
]
SHARES = 12  # of the games, one test each
GAMES = 4 if IS_COMPILED else 2  # of each share; so few that each has a set-up of its own
MANY_GAMES = 240
STRIDE = 7  # from one set-up to that of the next game, so that a few games have much of everything
LOOKED_AT_EVERY = 7  # menus

# What the players of a game like: of three things that come to their mind they do one that begins so.
TASTES = [
    ("paint", "gather", "ceremony", "fish", "hunt", "migrate", "walk", "build", "foot", "pillar", "ability"),
    ("walk", "build", "quarry", "migrate", "send 2", "send 3", "sloth", "buy resource", "foot"),
    ("sloth", "ability", "gather", "hunt", "ceremony", "walk", "buy", "first", "pick"),
    ("sell", "buy", "paint", "turn", "weather", "gather", "fish", "spend"),
    (),
]
RARE = ("sell", "turn", "weather", "done", "skip", "pass")


@pytest.mark.rule("PH-1.1", "PH-1.3", "PH-1.4", "PH-2.1", "PH-2.2", "PH-2.3", "PH-2.4", "PH-2.6", "PH-2.7")
@pytest.mark.rule("PH-2.8", "PH-2.9", "PH-2.10", "PH-3.1", "PH-3.2", "PH-3.3", "PH-3.4", "PH-3.5", "PH-4.1")
@pytest.mark.rule("PH-4.2", "PH-4.3", "PH-4.4", "PH-5.1", "PH-5.2", "PH-5.3", "PH-5.4", "PH-5.5", "PH-6A.1")
@pytest.mark.rule("PH-6A.2", "PH-6A.3", "PH-6A.4", "PH-6B.1", "PH-6B.2", "PH-6B.3", "PH-6B.4", "PH-6C.1")
@pytest.mark.rule("PH-6C.2", "PH-6C.3", "PH-6C.4", "PH-6D.1", "PH-6D.2", "PH-6E.1", "PH-6E.2", "PH-6E.3")
@pytest.mark.rule("PH-6F.1", "PH-6F.2", "PH-6F.3", "PH-7.1", "PH-7.2", "PH-7.3", "PH-7.4", "PH-7.5", "PH-7.6")
@pytest.mark.rule("PH-8.1", "PH-8.2", "PH-8.3", "PH-8.4", "PH-8.7", "PH-9.1", "PH-9.2", "PH-9.3", "PH-9.4")
@pytest.mark.rule("PH-9.5", "PH-9.6", "PH-10.0", "PH-10.1", "PH-10.2", "PH-10.3", "PH-11.1", "PH-11.2")
@pytest.mark.rule("PH-11.3", "PH-12.1", "PH-12.2", "PH-12.3", "PH-12.4", "PH-12.5", "PH-12.6", "PH-12.7")
@pytest.mark.rule("PH-12.8", "PH-12.9", "PH-12.10", "PH-12.11", "PH-12.12", "PH-12.13", "PH-12.14")
@pytest.mark.rule("PH-12.15", "PH-12.16", "PH-12.17", "PH-13.1", "PH-13.2", "PH-13.3", "PH-13.4", "PH-13.6")
@pytest.mark.rule("PH-13.7", "PH-14.1", "PH-14.2", "PH-14.3", "PH-14.4", "PH-14.5", "PH-14.6", "PH-14.7")
@pytest.mark.rule("PH-14.7.1", "PH-14.7.2", "PH-14.7.3", "PH-14.7.4", "PH-14.7.5", "PH-14.7.6", "PH-14.8")
@pytest.mark.rule("PH-14.9", "PH-14.9.1", "PH-14.9.2", "PH-14.9.3", "PH-14.9.4", "PH-14.9.5", "PH-14.10")
@pytest.mark.rule("PH-16.1", "PH-16.2", "PH-16.3", "PH-16.4", "PH-16.5", "PH-16.6", "PH-16.7", "PH-16.8")
@pytest.mark.rule("PH-16.9", "PH-16.10", "PH-16.11", "PH-16.12", "PH-16.13", "PH-16.14", "PH-16.15")
@pytest.mark.rule("PH-16.16", "PH-16.17", "PH-16.18")
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("games", [GAMES, pytest.param(MANY_GAMES, marks=pytest.mark.long)])
def test_the_reference_plays_the_same_games(share: int, games: int) -> None:
    for seed in range(share, SHARES * games, SHARES):
        seats, options = SETUPS[(STRIDE * seed) % len(SETUPS)]
        compare_one_game(seats, options, seed)


def compare_one_game(seats: int, options: Options, seed: int) -> None:
    """One random game, both ways; in some of them players are given other cubes from time to time."""
    rng = Rng(seed)
    is_stirred = rng.below(3) > 0
    taste = TASTES[rng.below(len(TASTES))]
    s = GAME.start(seats, chosen_options(options))
    other = Reference(seats, options)
    menus = 0
    while s.stack:
        asked = asked_by(s)
        assert other.asked == asked
        if is_menu(asked):
            menus += 1
            if menus % LOOKED_AT_EVERY == 0:
                compare(s, other, seat=rng.below(seats))
        text = chosen(asked, taste, rng)
        if is_stirred and text in ("pass", "skip", "done") and rng.below(3) == 0:
            stir(s, other, rng)
        if is_stirred and text.startswith("sell") and other.table.phase == "autumn":
            tire(s, other.table.camps[asked.seat], asked.seat)
        other.play(text)
        GAME.play(s, GAME.space.parse(text))
    compare_the_end(s, other)


def chosen_options(options: Options) -> dict[str, str]:
    """The variants in the words of the package."""
    return {
        "characters": "yes" if options.characters else "no",
        "tiles": "yes" if options.tiles else "no",
        "marauders": options.marauders or "no",
        "price_tiles": "separate" if options.is_separate else "shared",
        "map": "built" if options.is_built else "random",
    }


def asked_by(s: PrehistoryState) -> Asked:
    """The open decision of a game: who is asked, and what may be played, chance with its weights."""
    texts = [GAME.space.text(action) for action in GAME.legal(s)]
    if GAME.seat_to_act(s) == FATE:
        return Asked(CHANCE, dict(zip(texts, GAME.weights(s), strict=True)))
    return Asked(GAME.seat_to_act(s), dict.fromkeys(texts, 1))


def is_menu(asked: Asked) -> bool:
    """Whether a turn is open and nothing in it is half done."""
    verbs = {text.split()[0] for text in asked.choices}
    return not verbs.isdisjoint({"pass", "foot", "pillar", "skip", "done", "begin"})


def chosen(asked: Asked, taste: tuple[str, ...], rng: Rng) -> str:
    """A random choice: that of chance by its weights, that of a player rather to his taste."""
    texts = list(asked.choices)
    if asked.seat == CHANCE:
        return texts[rng.weighted(list(asked.choices.values()))]
    thoughts = [thought(texts, rng) for _ in range(3)]
    return max(thoughts, key=lambda text: 2 * text.startswith(taste) - text.startswith(RARE))


def thought(texts: list[str], rng: Rng) -> str:
    """A random verb, and then something to do with it."""
    verbs = list(dict.fromkeys(text.split()[0] for text in texts))
    verb = verbs[rng.below(len(verbs))]
    fitting = [text for text in texts if text.split()[0] == verb]
    return fitting[rng.below(len(fitting))]


def stir(s: PrehistoryState, other: Reference, rng: Rng) -> None:
    """Give somebody other things on both sides, so that what is rare in a game comes up often."""
    player = rng.below(other.table.players)
    if player == other.table.tribe:
        for place, colour in enumerate(COLOURS):
            other.table.trays[colour] = s.trays[place] = rng.below(4)
        other.table.marker = s.priority = rng.below(6)
    else:
        stir_cubes(s, other.table.camps[player], player, rng)
    if rng.below(3) == 0:
        stir_board(s, other.table.camps[player], player, rng)
    if other.table.options.tiles and rng.below(2) == 0:
        stir_tiles(s, other.table, player, rng)


def stir_cubes(s: PrehistoryState, camp: Camp, seat: int, rng: Rng) -> None:
    """Other cubes and development points."""
    for place, colour in enumerate(COLOURS):
        camp.resources[colour] = s.resources[seat * len(COLOURS) + place] = rng.below(4)
        camp.cubes[colour] = s.cubes[seat * len(COLOURS) + place] = rng.below(4)
    camp.dev = s.dev[seat] = rng.below(5)


def stir_board(s: PrehistoryState, camp: Camp, player: int, rng: Rng) -> None:
    """Other baskets, and all but a few sections painted."""
    for place, kind in enumerate(KINDS):
        camp.baskets[kind] = s.baskets[player * len(KINDS) + place] = rng.below(BASKET + 1)
    s.painted[player] = rng.below(1 << len(ROCK)) | rng.below(1 << len(ROCK))
    camp.painted = {section for place, section in enumerate(ROCK) if s.painted[player] >> place & 1}


def stir_tiles(s: PrehistoryState, table: Table, player: int, rng: Rng) -> None:
    """Other sloths, which the tribe never keeps, and other megaliths D: any that lie nowhere on the map."""
    camp = table.camps[player]
    lying = table.land.lying.values()
    sloths = [action for action in ACTIONS if f"sloth-{action}" not in lying and player != table.tribe]
    camp.sloths = [action for action in sloths if rng.below(2)]
    s.sloths[player] = sum(1 << ACTIONS.index(action) for action in camp.sloths)
    s.stones_d[player] = 0
    for place, action in enumerate(ACTIONS[:-1]):
        has_stone = f"D-{action}" not in lying and rng.below(2) == 0
        camp.megaliths[f"D-{action}"] = int(has_stone)
        s.stones_d[player] |= has_stone << place


def tire(s: PrehistoryState, camp: Camp, seat: int) -> None:
    """Where several members of a seat stand together, one of them has moved already."""
    first, last = seat * MEMBERS, (seat + 1) * MEMBERS
    for number, space in enumerate(SPACES):
        if camp.members[space] > 1 and not camp.moved[space]:
            camp.moved[space] = 1
            s.members[s.members.index(FIRST_SPACE + 2 * number, first, last)] += 1
    s.members[first:last] = sorted(s.members[first:last])


def compare(s: PrehistoryState, other: Reference, seat: int) -> None:
    """Both hold the same position, as this seat sees it."""
    seen: dict[str, object] = msgspec.to_builtins(GAME.view(s, seat))
    expected = told_table(other.table)
    tribe = seen["tribe"]
    if isinstance(tribe, dict):
        tribe.pop("tries")
    assert {name: seen[name] for name in expected} == expected
    players = seen["players"]
    assert isinstance(players, list)
    for player, shown in enumerate(players):
        told = told_player(other.table, player, player == seat or other.asked is None)
        if player == other.table.tribe:  # which of its members lie down matters only while it moves them
            shown["members"], told["members"] = standing(shown["members"]), standing(told["members"])
        assert {name: shown[name] for name in told} == told


def standing(members: object) -> dict[str, int]:
    """How many members are on each space, tired or not."""
    assert isinstance(members, list)
    return {member["space"]: member["standing"] + member["moved"] for member in members}


def compare_the_end(s: PrehistoryState, other: Reference) -> None:
    """Both ended with the same places and the same points, line by line."""
    assert other.asked is None
    for seat in range(other.table.seats):
        compare(s, other, seat)
    ending = GAME.ending(s)
    assert ending is not None
    tribes = [(tribe.score, tribe.place) for tribe in GAME.others(s)]
    points = GAME.scores(s) + [score for score, _ in tribes]
    assert points == told_scores(other.table)
    assert ending.ranking + [place for _, place in tribes] == places(other.table)

"""Stone Age against the naive reference, decision by decision over random games."""

from __future__ import annotations

import msgspec
import pytest

from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.frames import CHANCE as FATE
from lascaux.kernel.rng import Rng
from tests.games.stone_age.reference import Reference
from tests.games.stone_age.reference_asking import CHANCE, Asked
from tests.games.stone_age.reference_box import GOODS, PLACES, RESOURCES, TILES, barter_at
from tests.games.stone_age.reference_camp import Camp

SETUPS = [
    (seats, style, spielbox)
    for style in ("no", "yes")
    for spielbox in ("no", "yes")
    for seats in range(2, 6 if style == "yes" else 5)
]
GAMES = 2  # of each set-up
MANY_GAMES = 250
LOOKED_AT_EVERY = 5  # decisions

# What the players of a game like: of three things that come to their mind they do one that begins so.
TASTES = [
    ("buy", "place card", "place stack", "use", "keep", "pay"),
    (
        "buy",
        "place market",
        "place card_5",
        "place stack",
        "place workshop",
        "jewels",
        "spend",
        "use",
        "keep",
    ),
    ("place tool", "place hut", "place field", "place market", "place workshop", "tool", "buy", "pay"),
    (),
    ("buy", "place card", "place stack", "place market", "place workshop", "keep", "use", "pay"),
]


@pytest.mark.rule("SA-1.1", "SA-1.2", "SA-1.3", "SA-1.4", "SA-2.1", "SA-2.2", "SA-3.1", "SA-3.2", "SA-3.3")
@pytest.mark.rule("SA-3.11", "SA-3.12", "SA-4.1", "SA-4.5", "SA-4.7", "SA-4.9", "SA-4.11", "SA-5.1", "SA-5.2")
@pytest.mark.rule("SA-5.5", "SA-5.6", "SA-6.1", "SA-6.2", "SA-6.3", "SA-6.10", "SA-6.12", "SA-7.2", "SA-7.3")
@pytest.mark.rule("SA-8.1", "SA-8.2", "SA-8.3", "SA-8.4", "SA-9.1", "SA-9.2", "SA-9.3", "SA-9.4", "SA-10.1")
@pytest.mark.rule("SA-10.7", "SA-10.8", "SA-12.2", "SA-12.4", "SA-12.12", "SA-12.13", "SA-13.1", "SA-13.4")
@pytest.mark.rule("SA-14.3", "SA-15.2", "SA-15.6", "SA-15.7", "SA-16.1", "SA-17.7", "SA-17.8", "SA-17.9")
@pytest.mark.parametrize(("seats", "style", "spielbox"), SETUPS)
@pytest.mark.parametrize("games", [GAMES, pytest.param(MANY_GAMES, marks=pytest.mark.long)])
def test_the_reference_plays_the_same_games(seats: int, style: str, spielbox: str, games: int) -> None:
    place = SETUPS.index((seats, style, spielbox))
    for seed in range(place, place + len(SETUPS) * games, len(SETUPS)):
        compare_one_game(seats, style, spielbox, seed)


def compare_one_game(seats: int, style: str, spielbox: str, seed: int) -> None:
    """One random game, both ways; some are cut short, in some goods and trade change from time to time."""
    rng = Rng(seed)
    last_round = 6 if rng.below(8) == 0 else 80
    is_stirred = rng.below(3) == 0
    taste = TASTES[rng.below(len(TASTES))]
    box = GAME.box_with({"last_round": last_round})
    s = GAME.start(seats, {"style": style, "spielbox": spielbox}, box)
    other = Reference(seats, style == "yes", spielbox == "yes", last_round)
    decisions = 0
    while s.stack:
        asked = asked_by(s)
        assert other.asked == asked
        if asked.seat != CHANCE and decisions % LOOKED_AT_EVERY == 0:
            compare(s, other, seat=decisions % seats)
        text = chosen(asked, taste, rng)
        if is_stirred and text.startswith("place"):
            stir(s, other, rng)
        other.play(text)
        GAME.play(s, GAME.space.parse(text))
        decisions += 1
    compare_the_end(s, other)


def asked_by(s: StoneAgeState) -> Asked:
    """The open decision of a game: who is asked, and what may be played, chance with its weights."""
    texts = [GAME.space.text(action) for action in GAME.legal(s)]
    if GAME.seat_to_act(s) == FATE:
        return Asked(CHANCE, dict(zip(texts, GAME.weights(s), strict=True)))
    return Asked(GAME.seat_to_act(s), dict.fromkeys(texts, 1))


def chosen(asked: Asked, taste: tuple[str, ...], rng: Rng) -> str:
    """A random choice: that of chance by its weights, that of a player rather to his taste."""
    texts = list(asked.choices)
    if asked.seat == CHANCE:
        return texts[rng.weighted(list(asked.choices.values()))]
    thoughts = [thought(texts, rng) for _ in range(3)]
    return max(thoughts, key=lambda text: text.startswith(taste))


def thought(texts: list[str], rng: Rng) -> str:
    """A random verb, and then something to do with it."""
    verbs = list(dict.fromkeys(text.split()[0] for text in texts))
    verb = verbs[rng.below(len(verbs))]
    fitting = [text for text in texts if text.split()[0] == verb]
    return fitting[rng.below(len(fitting))]


def stir(s: StoneAgeState, other: Reference, rng: Rng) -> None:
    """Give somebody other goods, and another step of trade, on both sides: many hands come to the shops."""
    seat = rng.below(other.seats)
    for place, good in enumerate(GOODS if other.has_style else RESOURCES):
        number = rng.below(4)
        s.goods[seat * len(GOODS) + place] = number
        other.camps[seat].goods[good] = number
    if other.has_style:
        s.trade[seat] = other.camps[seat].trade = rng.below(11)


def compare(s: StoneAgeState, other: Reference, seat: int) -> None:
    """Both hold the same position, as this seat sees it."""
    seen: dict[str, object] = msgspec.to_builtins(GAME.view(s, seat))
    camps = seen["camps"]
    assert isinstance(camps, list)
    expected = told(other)
    assert {name: seen[name] for name in expected} == expected
    for camp, told_camp in zip(camps, told_camps(other, seat), strict=True):
        assert {name: camp[name] for name in told_camp} == told_camp


def compare_the_end(s: StoneAgeState, other: Reference) -> None:
    """Both ended, for the same reason, with the same places and the same points, line by line."""
    assert other.asked is None
    for seat in range(other.seats):
        compare(s, other, seat)
    ending = GAME.ending(s)
    assert ending is not None
    assert (ending.reason, ending.ranking) == (other.reason, other.ranking())
    assert GAME.scores(s) == [camp.total() for camp in other.camps]


def told(other: Reference) -> dict[str, object]:
    """What the reference holds on the table, in the words of a view."""
    return {
        "round": other.round,
        "phase": other.phase,
        "first": other.first,
        "at": {place: other.at[place] for place in PLACES if any(other.at[place])},
        "row": other.row,
        "deck": len(other.deck),
        "stacks": [{"top": stack.top, "below": stack.below} for stack in other.stacks],
    }


def told_camps(other: Reference, seat: int) -> list[dict[str, object]]:
    """What the reference holds of each player, as this seat sees it."""
    is_over = other.asked is None
    return [
        {
            **told_of_camp(camp),
            **told_of_cards(camp, is_known=is_over or place == seat),
            "mayGo": may_go(other, place),
        }
        for place, camp in enumerate(other.camps)
    ]


def told_of_camp(camp: Camp) -> dict[str, object]:
    """All that is open to everybody."""
    give, get = barter_at(camp.trade)
    return {
        "workers": camp.workers,
        "home": camp.home,
        "food": camp.food,
        "goods": [camp.goods[good] for good in RESOURCES],
        "jewels": camp.goods["jewel"],
        "agriculture": camp.agriculture,
        "trade": camp.trade,
        "barter": {"give": give, "get": get} if give else None,
        "tools": [
            {"value": value, "isUsed": is_used}
            for value, is_used in zip(camp.tools, camp.used, strict=True)
            if value
        ],
        "oneUse": sorted(camp.one_use),
        "anyTwo": 1 if camp.has_any_two else 0,
        "buildings": sorted(camp.tiles, key=list(TILES).index),
        "cards": len(camp.cards),
        "score": camp.score,
    }


def told_of_cards(camp: Camp, is_known: bool) -> dict[str, object]:
    """The cards and what they score, which only their owner sees before the end."""
    if is_known:
        return {"own": sorted(camp.cards), "lines": camp.lines()}
    return {"own": None, "lines": None}


def may_go(other: Reference, seat: int) -> list[str]:
    """The places that are open to a player while people are placed."""
    if other.phase != "placing":
        return []
    return list(dict.fromkeys(text.split()[1] for text in other.placings(seat)))

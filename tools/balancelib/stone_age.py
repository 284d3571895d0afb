"""How balanced Stone Age is, above all the cards and tiles that are partly our own.

Every seat is played by `greedy`. A card lies open on a space until it is bought, slides on or the game ends,
and each of these stays counts; a tile lies open from when it is turned up until it is built or the game ends.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from balancelib.study import Kind, Study, percent, spread_of
from lascaux.bots.stone_age.knowledge import KNOWLEDGE
from lascaux.games.stone_age.data import BASE_CARDS, BASE_TILES, CARD_NAMES, SYMBOLS, TILE_NAMES, TRADER
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.scoring import people_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng

BOXES: Final = {
    "base": (("style", "no"), ("spielbox", "no")),
    "spielbox": (("style", "no"), ("spielbox", "yes")),
    "style": (("style", "yes"), ("spielbox", "no")),
    "both": (("style", "yes"), ("spielbox", "yes")),
}
KINDS: Final = [
    Kind(players, name, options)
    for name, options in BOXES.items()
    for players in range(2, 6 if dict(options)["style"] == "yes" else 5)
]
GAMES: Final = 600

RING: Final = SYMBOLS - 1
POINTS_BARS: Final = {2: 150.0, 3: 130.0, 4: 115.0}  # mean of the base game by players, at least
OPEN_BARS: Final = (5.0, 90.0)  # per cent of its stays in which a new card or tile is bought
TRADE_BAR: Final = 50.0  # per cent of games with the expansion that have each of traders, ring and barter
SEATS_BAR: Final = 8.0  # points between the best and the worst seat of the table, at most


class Played(msgspec.Struct):
    """What one game was like; equals share a win."""

    rounds: int
    points: list[int]  # from the start player on
    wins: list[float]  # from the start player on
    seats: list[float]  # wins again, by seat
    stays: dict[str, int]  # by new card or tile: how often it lay open
    bought: dict[str, int]
    has_traders: bool
    has_ring: bool
    has_bartered: bool


class Figures(msgspec.Struct):
    """What many games of one kind were like; shares in per cent."""

    players: int
    kind: str
    games: int
    rounds: float
    points: float  # mean of all seats
    winner: float  # mean of the best
    wins: list[float]  # from the start player on
    seats: list[float]  # by seat
    bought: dict[str, float]  # by new card or tile: in how many of its stays
    traders: float
    ring: float
    barter: float


class _Open:
    """What lies open, and what came of what did."""

    def __init__(self) -> None:
        self.lying: dict[tuple[str, int], str] = {}
        self.stays: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()

    def look(self, s: StoneAgeState) -> None:
        """Note what has come and gone since the last look."""
        now = {("card", space): CARD_NAMES[card - 1] for space, card in enumerate(s.row) if card > BASE_CARDS}
        now |= {
            ("tile", stack): TILE_NAMES[tile - 1] for stack, tile in enumerate(s.tops) if tile > BASE_TILES
        }
        if now != self.lying:
            owned = _owned(s)
            for place, name in self.lying.items():
                if now.get(place) != name:
                    self.stays[name] += 1
                    self.bought[name] += name in owned
            self.lying = now

    def close(self) -> None:
        """What lies open when the game ends was not bought."""
        self.stays.update(self.lying.values())


def _owned(s: StoneAgeState) -> set[str]:
    cards, tiles = 0, 0
    for seat in range(s.seats):
        cards |= s.cards[seat]
        tiles |= s.tiles[seat]
    return {name for number, name in enumerate(CARD_NAMES, 1) if cards >> number & 1} | {
        name for number, name in enumerate(TILE_NAMES, 1) if tiles >> number & 1
    }


def played(kind: Kind, seed: int) -> Played:
    """Let equal bots play one game."""
    s, rng, seen = GAME.start(kind.players, dict(kind.options)), Rng(seed), _Open()
    first, has_bartered = -1, False
    while not s.over:
        seat = GAME.seat_to_act(s)
        GAME.play(s, GAME.sample(s, rng) if seat == CHANCE else chosen_by_bot(s, seat, rng))
        seen.look(s)
        has_bartered = has_bartered or s.has_bartered
        if first < 0 and s.round == 1:
            first = s.first
    seen.close()
    order = [(first + place) % s.seats for place in range(s.seats)]
    ending, scores = GAME.ending(s), GAME.scores(s)
    assert ending is not None
    winners = ending.ranking.count(1)
    wins = [1 / winners if place == 1 else 0.0 for place in ending.ranking]
    return Played(
        rounds=s.round,
        points=[scores[seat] for seat in order],
        wins=[wins[seat] for seat in order],
        seats=wins,
        stays=dict(seen.stays),
        bought=dict(seen.bought),
        has_traders=any(people_of(s, seat, TRADER) > 0 for seat in order),
        has_ring=any(people_of(s, seat, RING) > 0 for seat in order),
        has_bartered=has_bartered,
    )


def chosen_by_bot(s: StoneAgeState, seat: int, rng: Rng) -> int:
    """The choice that looks best in a world that this seat cannot tell from the true one."""
    options = GAME.legal(s)
    if len(options) == 1:
        return options[0]
    values = KNOWLEDGE.evaluation().rate(GAME.determinize(s, seat, rng), seat, options)
    best = max(values)
    good = [option for option, value in zip(options, values, strict=True) if value == best]
    return good[rng.below(len(good))]


def figures_of(kind: Kind, games: list[Played]) -> Figures:
    """Sum up games of one kind."""
    count = len(games)
    stays, bought = Counter[str](), Counter[str]()
    for game in games:
        stays.update(game.stays)
        bought.update(game.bought)
    return Figures(
        players=kind.players,
        kind=kind.name,
        games=count,
        rounds=round(sum(game.rounds for game in games) / count, 1),
        points=round(sum(sum(game.points) for game in games) / count / kind.players, 1),
        winner=round(sum(max(game.points) for game in games) / count, 1),
        wins=[percent(sum(game.wins[place] for game in games), count) for place in range(kind.players)],
        seats=[percent(sum(game.seats[seat] for game in games), count) for seat in range(kind.players)],
        bought={name: percent(bought[name], stays[name]) for name in sorted(stays)},
        traders=percent(sum(game.has_traders for game in games), count),
        ring=percent(sum(game.has_ring for game in games), count),
        barter=percent(sum(game.has_bartered for game in games), count),
    )


def missed_by(figures: Figures) -> list[str]:
    """A sentence for each bar that is missed."""
    where = f"{figures.players} players, {figures.kind}"
    missed = []
    if figures.kind == "base" and figures.points < POINTS_BARS[figures.players]:
        missed.append(f"{where}: {figures.points} points are the mean.")
    for name, share in figures.bought.items():
        if not OPEN_BARS[0] <= share <= OPEN_BARS[1]:
            missed.append(f"{where}: {name} is bought in {share} % of the times it lies open.")
    if dict(BOXES[figures.kind])["style"] == "yes":
        for what, share in (
            ("traders", figures.traders),
            ("a ring", figures.ring),
            ("a barter", figures.barter),
        ):
            if share < TRADE_BAR:
                missed.append(f"{where}: {share} % of games have {what}.")
    if spread_of(figures.seats) > SEATS_BAR:
        missed.append(f"{where}: seats win {figures.seats} % of games.")
    return missed


STUDY: Final = Study("stone_age", KINDS, GAMES, played, figures_of, missed_by, list[Figures])

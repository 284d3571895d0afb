"""How balanced The First Sparks is; its prices, harvest tables and first maps were tuned with these figures.

Every seat is played as by `greedy`, but takes any choice that looks nearly as good as the best, so that a
thousand games on one map are not one opening a thousand times.
"""

from __future__ import annotations

from typing import Final

import msgspec

from balancelib.study import Kind, Study, percent, spread_of
from lascaux.bots.first_sparks.knowledge import KNOWLEDGE
from lascaux.games.first_sparks.box import BOX
from lascaux.games.first_sparks.data import TOOL, TOOLS
from lascaux.games.first_sparks.flow import GAME
from lascaux.games.first_sparks.meta import META
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng

MAPS: Final = ("first", "random")
KINDS: Final = [
    Kind(players, name, (("map", name),))
    for players in range(META.min_seats, META.max_seats + 1)
    for name in MAPS
]
GAMES: Final = 2000  # of each number of players and each map

NEARLY: Final = 0.0035  # of a win, by which a choice may look worse than the best and still be taken
HIGH_CARD: Final = 30  # cards above it should be bought too
IDLE_YEARS: Final = 3  # without any decision, in a row: such a clan is locked out

LOCKED_BAR: Final = 3.0  # per cent of games in which a player is locked out, at most, wherever in the order
TOOL_BARS: Final = (10.0, 35.0)  # per cent of bought tools that are of each type
HIGH_BAR: Final = 50.0  # per cent of games with a high card, at least
YEARS_BARS: Final = (6, 10)  # the middle game
PLACES_BAR: Final = 8.0  # points between the best and the worst place in the starting order, at most


class Played(msgspec.Struct):
    """What one game was like."""

    years: int
    bought: list[int]
    wins: list[float]  # by place in the starting order, first to last; equals share
    locked: list[bool]  # by place: whether this clan was locked out


class Figures(msgspec.Struct):
    """What many games of one number of players on one kind of map were like; shares in per cent."""

    players: int
    map: str
    games: int
    years: list[int]  # of the tenth, the middle and the ninetieth of a hundred games, by length
    locked: list[float]  # by place in the starting order, first to last
    any_locked: float  # games in which at least one clan was locked out
    tools: dict[str, float]
    high: float
    wins: list[float]


def played(kind: Kind, seed: int, box: Box | None = None) -> Played:
    """Let equal bots play one game, by default with the standard box."""
    s = GAME.start(kind.players, dict(kind.options), box)
    s.events = []
    rng = Rng(seed)
    asked: list[set[int]] = [set()]  # by year: the seats that had a decision
    order: tuple[int, ...] = ()
    while not s.over:
        order = order or s.order
        while s.year >= len(asked):
            asked.append(set())
        seat = GAME.seat_to_act(s)
        if seat == CHANCE:
            GAME.play(s, GAME.sample(s, rng))
        else:
            asked[s.year].add(seat)
            GAME.play(s, chosen_by_bot(s, seat, rng))
    ending = GAME.ending(s)
    assert ending is not None
    assert s.events is not None
    winners = ending.ranking.count(1)
    return Played(
        years=s.year,
        bought=[int(str(event.args["number"])) for event in s.events if event.kind == "bought"],
        wins=[1 / winners if ending.ranking[seat] == 1 else 0.0 for seat in order],
        locked=[is_locked_out([seat in year for year in asked]) for seat in order],
    )


def chosen_by_bot(s: FirstSparksState, seat: int, rng: Rng) -> int:
    """Any of the choices that look best; nothing is hidden here, so no other worlds are tried."""
    options = GAME.legal(s)
    values = KNOWLEDGE.evaluation().rate(s, seat, options)
    best = max(values)
    good = [option for option, value in zip(options, values, strict=True) if value >= best - NEARLY]
    return good[rng.below(len(good))]


def is_locked_out(decided: list[bool]) -> bool:
    """Whether a clan went without any decision for years in a row."""
    idle = 0
    for has_decided in decided:
        idle = 0 if has_decided else idle + 1
        if idle == IDLE_YEARS:
            return True
    return False


def figures_of(kind: Kind, games: list[Played]) -> Figures:
    """Sum up games of one kind."""
    count = len(games)
    years = sorted(game.years for game in games)
    bought = [card for game in games for card in game.bought if BOX.kind[card] == TOOL]
    of_type = {tool: sum(BOX.food_of[card] == food for card in bought) for food, tool in enumerate(TOOLS)}
    high = sum(any(card > HIGH_CARD for card in game.bought) for game in games)
    places = range(kind.players)
    return Figures(
        players=kind.players,
        map=kind.name,
        games=count,
        years=[years[count // 10], years[count // 2], years[count * 9 // 10]],
        locked=[percent(sum(game.locked[place] for game in games), count) for place in places],
        any_locked=percent(sum(any(game.locked) for game in games), count),
        tools={tool: percent(number, len(bought)) for tool, number in of_type.items()},
        high=percent(high, count),
        wins=[percent(sum(game.wins[place] for game in games), count) for place in places],
    )


def missed_by(figures: Figures) -> list[str]:
    """A sentence for each bar that is missed."""
    where = f"{figures.players} players, map {figures.map}"
    missed = []
    if max(figures.locked) > LOCKED_BAR:
        missed.append(f"{where}: places are locked out in {figures.locked} % of games.")
    for tool, share in figures.tools.items():
        if not TOOL_BARS[0] <= share <= TOOL_BARS[1]:
            missed.append(f"{where}: {share} % of bought tools are {tool}s.")
    if figures.high < HIGH_BAR:
        missed.append(f"{where}: cards above {HIGH_CARD} are bought in {figures.high} % of games.")
    if not YEARS_BARS[0] <= figures.years[1] <= YEARS_BARS[1]:
        missed.append(f"{where}: the middle game lasts {figures.years[1]} years.")
    if spread_of(figures.wins) > PLACES_BAR:
        missed.append(f"{where}: places win {figures.wins} % of games.")
    return missed


STUDY: Final = Study("first_sparks", KINDS, GAMES, played, figures_of, missed_by, list[Figures])

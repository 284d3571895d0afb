"""How balanced Prehistory is: its actions, its seats, and the tribe of marauders.

Every seat is played by `greedy`. In games of a path one of four bots, another one in each game, likes an
action better than it looks: choosing it counts for some points more.
"""

from __future__ import annotations

from typing import Final

import msgspec

from balancelib.study import Kind, Study, percent, spread_of
from lascaux.bots.prehistory.evaluation import PrehistoryEvaluation
from lascaux.games.prehistory.data import ACTIONS
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.scoring import LINES, lines_of, score_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.games.prehistory.steps.acting import action_of, is_action
from lascaux.games.prehistory.steps.camp import huts_built_by
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.rng import Rng

RAIDS: Final = ["easy", "hard"]
PATHS: Final = ACTIONS
KINDS: Final = [
    *[Kind(players, "base", ()) for players in (2, 3, 4)],
    *[Kind(4, action, (), times=4) for action in PATHS],
    *[Kind(1, level, (("marauders", level),)) for level in RAIDS],
]
GAMES: Final = 200

FAVOUR: Final = 1.5  # points that a bot likes its path better
POINTS_BARS: Final = (80.0, 120.0)  # mean of all seats of games between people
PATH_BAR: Final = 40.0  # per cent of games that the bot on a path wins, at most
SEATS_BAR: Final = 8.0  # points between the best and the worst seat, in the order of the first year, at most
TRIBE_BARS: Final = {"easy": (25.0, 45.0), "hard": (50.0, 75.0)}  # per cent of games that the tribe wins
EVALUATION: Final = PrehistoryEvaluation(GAME)


class Played(msgspec.Struct):
    """What one game was like; seats in the order of the first year."""

    points: list[int]
    wins: list[float]  # equals share
    lines: list[list[int]]  # by seat: points of the track, then those of the final scoring
    huts: int
    tribe: int  # its points
    on_path: float  # what the bot on the path won


class Figures(msgspec.Struct):
    """What many games of one kind were like; shares in per cent."""

    players: int
    kind: str
    games: int
    points: float  # mean of all seats
    winner: float  # mean of the best
    wins: list[float]  # by seat
    path: float  # of the bot on the path
    tribe: float  # games that the tribe wins
    tribe_points: float
    huts: float
    lines: dict[str, float]  # mean of a seat, by source


def played(kind: Kind, seed: int) -> Played:
    """Let bots play one game."""
    s, rng = GAME.start(kind.players, dict(kind.options)), Rng(seed)
    walker = seed % kind.players if kind.name in PATHS else -1
    order: list[int] = []
    while not s.over:
        seat = GAME.seat_to_act(s)
        if seat == CHANCE:
            GAME.play(s, GAME.sample(s, rng))
        else:
            order = order or [player for player in s.order if player < s.seats]
            path = PATHS.index(kind.name) if seat == walker else -1
            GAME.play(s, chosen_by_bot(s, seat, path, rng))
    ending = GAME.ending(s)
    assert ending is not None
    winners = max(1, ending.ranking.count(1))
    wins = [1 / winners if rank == 1 else 0.0 for rank in ending.ranking]
    return Played(
        points=[score_of(s, seat) for seat in order],
        wins=[wins[seat] for seat in order],
        lines=[[s.points[seat], *lines_of(s, seat)] for seat in order],
        huts=sum(huts_built_by(s, seat) for seat in order),
        tribe=score_of(s, s.seats) if s.marauders > 0 else 0,
        on_path=wins[walker] if walker >= 0 else 0.0,
    )


def chosen_by_bot(s: PrehistoryState, seat: int, path: int, rng: Rng) -> int:
    """The choice that looks best, if need be to a bot that likes one action better than it looks."""
    options = GAME.legal(s)
    if len(options) == 1:
        return options[0]
    values = [
        hope + (FAVOUR if is_action(option) and action_of(option) == path else 0.0)
        for option, hope in zip(options, EVALUATION.hopes_after(s, seat, options), strict=True)
    ]
    best = max(values)
    good = [option for option, value in zip(options, values, strict=True) if value == best]
    return good[rng.below(len(good))]


def figures_of(kind: Kind, games: list[Played]) -> Figures:
    """Sum up games of one kind."""
    count, seats = len(games), kind.players
    won = [sum(game.wins[place] for game in games) for place in range(seats)]
    lines = [
        sum(seat[line] for game in games for seat in game.lines) / count / seats
        for line in range(1 + len(LINES))
    ]
    return Figures(
        players=seats,
        kind=kind.name,
        games=count,
        points=round(sum(sum(game.points) for game in games) / count / seats, 1),
        winner=round(sum(max(game.points) for game in games) / count, 1),
        wins=[percent(wins, count) for wins in won],
        path=percent(sum(game.on_path for game in games), count),
        tribe=percent(count - sum(won), count),
        tribe_points=round(sum(game.tribe for game in games) / count, 1),
        huts=round(sum(game.huts for game in games) / count / seats, 1),
        lines=dict(zip(["track", *LINES], [round(points, 1) for points in lines], strict=True)),
    )


def missed_by(figures: Figures) -> list[str]:
    """A sentence for each bar that is missed."""
    missed = []
    if figures.kind in TRIBE_BARS:
        low, high = TRIBE_BARS[figures.kind]
        if not low <= figures.tribe <= high:
            missed.append(f"solo, {figures.kind}: the tribe wins {figures.tribe} % of games.")
    elif figures.kind in PATHS:
        if figures.path > PATH_BAR:
            missed.append(f"the path of {figures.kind} wins {figures.path} % of games.")
    else:
        if not POINTS_BARS[0] <= figures.points <= POINTS_BARS[1]:
            missed.append(f"{figures.players} players: {figures.points} points are the mean.")
        if spread_of(figures.wins) > SEATS_BAR:
            missed.append(f"{figures.players} players: seats win {figures.wins} % of games.")
    return missed


STUDY: Final = Study("prehistory", KINDS, GAMES, played, figures_of, missed_by, list[Figures])

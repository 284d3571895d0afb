"""Whose clan is whose: what the moves of a seat give away.

A seat is taken to choose, more often than not, what helps its clan.  So each move it made is held
against each colour it may have: a colour for which it was among the best moves gains, a colour for
which it was a poor one loses.  Nothing here looks at a card that the observer may not see.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from lascaux.bots.clans.prospects import CENT, forecasts_after
from lascaux.bots.evaluation import Past, Worlds
from lascaux.games.clans.actions import CARD, FOUND
from lascaux.games.clans.data import COLOURS
from lascaux.games.clans.state import ClansState
from lascaux.games.clans.steps.numbers import DEAL_CARD
from lascaux.kernel.errors import BadPosition
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng

TEMPER: Final = 1.0 * CENT  # how much worse a move may be and still be played now and then
WHIM: Final = 0.1  # share of moves that tell nothing
FINEST: Final = 1 << 20  # weights of deals are whole numbers up to this


class ClansWorlds(Worlds[ClansState]):
    """Deals the unseen cards, each deal as likely as the moves so far make it."""

    def __init__(
        self, game: Game[ClansState], base: ClansState, seat: int, beliefs: list[list[float]]
    ) -> None:
        Worlds.__init__(self, game, base, seat)
        self.hands: Final = hands_of(base, seat)
        self.weights: Final = weights_of(self.hands, beliefs)

    def draw(self, rng: Rng) -> ClansState:
        world = self.game.copy(self.base)
        world.cards = self.hands[rng.weighted(self.weights)]
        return world

    def type_of(self, world: ClansState, seat: int) -> int:
        return 0 if seat == self.seat else world.cards[seat]


def hands_of(base: ClansState, seat: int) -> list[tuple[int, ...]]:
    """All deals of cards that this seat cannot exclude."""
    hands: list[tuple[int, ...]] = [()]
    mine = base.cards[seat]
    for holder in range(base.seats):
        longer: list[tuple[int, ...]] = []
        for hand in hands:
            for colour in range(len(COLOURS)):
                if (colour == mine) == (holder == seat) and colour not in hand:
                    longer.append((*hand, colour))
        hands = longer
    return hands


def weights_of(hands: list[tuple[int, ...]], beliefs: list[list[float]]) -> list[int]:
    """How likely each deal is; none is ever excluded."""
    plausible: list[float] = []
    for hand in hands:
        total = 0.0
        for holder, colour in enumerate(hand):
            total += beliefs[holder][colour]
        plausible.append(total)
    best = max(plausible)
    return [1 + int(FINEST * exp(total - best)) for total in plausible]


def beliefs_of(game: Game[ClansState], base: ClansState, seat: int, past: Past) -> list[list[float]]:
    """For each seat and colour, the logarithm of how likely its moves were if it had that colour.

    Hidden cards are replayed as they lie in `base`, which was dealt anew; no move depends on them.
    Raises BadPosition if the past is none of this game.
    """
    beliefs = [[0.0] * len(COLOURS) for _ in range(base.seats)]
    s = game.start(base.seats, {})
    for who, told in past:
        if game.seat_to_act(s) != who:
            raise BadPosition("The past does not fit the rules of the game.")
        frame = s.stack[-1]
        action = CARD + base.cards[frame.a] if told < 0 and frame.step == DEAL_CARD else told
        options = game.legal(s)
        if action not in options:
            raise BadPosition("The past does not fit the rules of the game.")
        if who not in (CHANCE, seat) and len(options) > 1 and action < FOUND:
            weigh(game, s, options, options.index(action), beliefs[who])
        game.play(s, action)
    return beliefs


def weigh(
    game: Game[ClansState], s: ClansState, options: list[int], chosen: int, belief: list[float]
) -> None:
    """Add to one seat's belief what choosing this option tells."""
    leads = [_leads(forecast.prospects) for forecast in forecasts_after(game, s, options)]
    for colour in range(len(COLOURS)):
        best = max([lead[colour] for lead in leads])
        total = 0.0
        for lead in leads:
            total += exp((lead[colour] - best) / TEMPER)
        likely = exp((leads[chosen][colour] - best) / TEMPER) / total
        belief[colour] += log((1.0 - WHIM) * likely + WHIM / len(options))


def _leads(prospects: list[int]) -> list[int]:
    """How far each clan is ahead of the mean of all."""
    mean = sum(prospects) // len(COLOURS)
    return [prospect - mean for prospect in prospects]

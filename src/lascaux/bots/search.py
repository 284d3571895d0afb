"""Search among worlds one seat cannot tell apart: single-observer ISMCTS, for any game.

Each iteration deals the hidden things anew, walks down one shared tree through the actions that this
world allows, adds one node, plays on at random for a while, judges the position and credits the
result to every node passed.  Nodes count how often they were available, so that rare actions are not
mistaken for bad ones.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, Generic, TypeVar

from lascaux.bots.evaluation import Evaluation, Worlds, rewards_at_end
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

S = TypeVar("S", bound=State)

BETWEEN_LOOKS: Final = 32  # iterations from one look at the clock to the next


class Node:
    """An action somebody took, and what came of it for that seat."""

    def __init__(self, action: int, seat: int) -> None:
        self.action: Final = action
        self.seat: Final = seat
        self.children: Final[list[Node]] = []  # sorted by action, as `legal` is
        self.visits: int = 0
        self.available: int = 0
        self.reward: float = 0.0


class Search(Generic[S]):
    """Grows one tree for the decision of one seat."""

    def __init__(
        self, game: Game[S], worlds: Worlds[S], evaluation: Evaluation[S], rollout: int, curiosity: float
    ) -> None:
        self.game: Final = game
        self.worlds: Final = worlds
        self.evaluation: Final = evaluation
        self.rollout: Final = rollout  # plies of random play below the tree
        self.curiosity: Final = curiosity
        self.root: Final = Node(-1, CHANCE)

    def best(self) -> int:
        """The action visited most."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best.action

    def grow(self, iterations: int, rng: Rng) -> None:
        """Look at so many worlds."""
        for _ in range(iterations):
            self._look(rng)

    def grow_for(self, seconds: float, rng: Rng) -> int:
        """Look at worlds until the time is up; returns how many."""
        start = perf_counter()
        iterations = 0
        while iterations == 0 or perf_counter() - start < seconds:
            self.grow(BETWEEN_LOOKS, rng)
            iterations += BETWEEN_LOOKS
        return iterations

    def _look(self, rng: Rng) -> None:
        world = self.worlds.draw(rng)
        path = self._descend(world, rng)
        _play_on(self.game, world, rng, self.rollout)
        if world.stack:
            rewards = self.evaluation.rewards(world)
        else:
            rewards = rewards_at_end(self.game, world)
        for node in path:
            node.visits += 1
            if node.seat != CHANCE:
                node.reward += rewards[node.seat]

    def _descend(self, world: S, rng: Rng) -> list[Node]:
        """Play down the tree to the first new node; returns the nodes passed."""
        game = self.game
        node = self.root
        path = [node]
        is_new = False
        seat = self.worlds.seat  # the root is this seat's, wherever its frame lies in a simultaneous group
        while world.stack and not is_new:
            if node.action >= 0:
                seat = game.seat_to_act(world)
            if seat == CHANCE:
                action = game.sample(world, rng)
                place = _place_of(node.children, action)
            else:
                place = self._choose(node.children, game.legal_for(world, seat), rng)
                action = place[1]
            i = place[0]
            is_new = i == len(node.children) or node.children[i].action != action
            if is_new:
                node.children.insert(i, Node(action, seat))
            node = node.children[i]
            game.play_for(world, seat, action)
            path.append(node)
        return path

    def _choose(self, children: list[Node], options: list[int], rng: Rng) -> tuple[int, int]:
        """An untried action if there is one, else the most promising: its place and itself."""
        untried = len(options) - _count_available(children, options)
        if untried > 0:
            return _nth_untried(children, options, rng.below(untried))
        best_value = -1.0
        best = (0, -1)
        i = 0
        for action in options:
            while children[i].action < action:
                i += 1
            value = self._promise(children[i])
            if value > best_value:
                best_value = value
                best = (i, action)
        return best

    def _promise(self, child: Node) -> float:
        """How well it went so far, and how little we know: UCB1 over its available visits."""
        visits = float(child.visits)
        return child.reward / visits + self.curiosity * sqrt(log(float(child.available)) / visits)


# Options and children are both sorted, so one walk side by side matches them.


def _count_available(children: list[Node], options: list[int]) -> int:
    """Mark the children that this world allows; returns how many."""
    found = 0
    i = 0
    for child in children:
        while i < len(options) and options[i] < child.action:
            i += 1
        if i == len(options):
            break
        if options[i] == child.action:
            child.available += 1
            found += 1
    return found


def _nth_untried(children: list[Node], options: list[int], n: int) -> tuple[int, int]:
    i = 0
    for action in options:
        while i < len(children) and children[i].action < action:
            i += 1
        if i < len(children) and children[i].action == action:
            continue
        if n == 0:
            return (i, action)
        n -= 1
    raise ValueError("every action was tried")


def _place_of(children: list[Node], action: int) -> tuple[int, int]:
    i = 0
    while i < len(children) and children[i].action < action:
        i += 1
    return (i, action)


def _play_on(game: Game[S], world: S, rng: Rng, plies: int) -> None:
    """Random play to the end, or for so many plies."""
    while world.stack and plies > 0:
        game.play(world, game.sample(world, rng))
        plies -= 1

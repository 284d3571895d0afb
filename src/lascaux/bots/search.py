"""Search among worlds one seat cannot tell apart: information-set tree search, for any game.

Each iteration draws a world, walks down the trees through the choices that this world allows, opens a
node, plays on for a while, judges the position and credits the result to every choice made.

Every seat has a tree of its own, which branches by what that seat sees: behind a choice or a draw that is
hidden from it lies one node, whatever was chosen.  So nobody in the trees acts on what nobody could know.
What a seat knows from the start is its type (in Clans: its card); how well its choices went is kept apart
for each.  Choices count how often they were available, so that rare ones are not mistaken for bad ones.
"""

from __future__ import annotations

from bisect import bisect_left
from math import log, sqrt
from time import perf_counter
from typing import Final, Generic, TypeVar

from lascaux.bots.evaluation import Evaluation, Manner, Worlds, rewards_at_end
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State

S = TypeVar("S", bound=State)

HIDDEN: Final = -1  # in place of an action that a seat may not know


class Choices:
    """What a seat of one type can choose at a node, and how well each choice went for it."""

    def __init__(self, seat: int, kind: int, actions: list[int], values: list[float], trust: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.actions: Final = actions  # sorted
        self.visits: Final = [trust] * len(actions)
        self.available: Final = [trust] * len(actions)
        self.rewards: Final = [value * trust for value in values]

    def admit(self, actions: list[int], values: list[float], trust: int) -> None:
        """Add those of these that were not possible in the worlds seen before."""
        for action, value in zip(actions, values, strict=True):
            place = bisect_left(self.actions, action)
            if place == len(self.actions) or self.actions[place] != action:
                self.actions.insert(place, action)
                self.visits.insert(place, trust)
                self.available.insert(place, trust)
                self.rewards.insert(place, value * trust)


class Node:
    """All positions that look alike to one seat, as far as it has watched since the search began."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.choices: Final[list[Choices]] = []  # one for each type of the seat that was asked here
        self.seen: Final[list[int]] = []  # the actions that led on from here, sorted; HIDDEN for all others
        self.children: Final[list[Node]] = []  # where they led

    def choices_of(self, kind: int) -> Choices | None:
        """What the seat can choose here if it is of this type; None if that was not looked at yet."""
        for choices in self.choices:
            if choices.kind == kind:
                return choices
        return None

    def child(self, seen: int) -> Node:
        """The node behind what the seat saw."""
        place = bisect_left(self.seen, seen)
        if place == len(self.seen) or self.seen[place] != seen:
            self.seen.insert(place, seen)
            self.children.insert(place, Node())
        return self.children[place]


class Search(Generic[S]):
    """Grows trees for the decision of one seat, and for those that follow it in the same turn."""

    def __init__(self, game: Game[S], worlds: Worlds[S], evaluation: Evaluation[S], manner: Manner) -> None:
        self.game: Final = game
        self.worlds: Final = worlds
        self.evaluation: Final = evaluation
        self.manner: Final = manner
        self.trees: Final = [Node() for _ in range(worlds.base.seats)]  # by seat: what it has seen so far
        self.followed: Final[list[int]] = []  # what the searching seat has chosen since worlds are drawn
        self.position: S = worlds.base  # where that led, in one of the worlds

    @property
    def root(self) -> Node:
        """Where the searching seat decides."""
        return self.trees[self.worlds.seat]

    def best(self) -> int:
        """The action chosen most often; between equals, the one that went better."""
        choices = self.root.choices[0]
        best = 0
        for place, visits in enumerate(choices.visits):
            if visits > choices.visits[best] or (
                visits == choices.visits[best] and choices.rewards[place] > choices.rewards[best]
            ):
                best = place
        return choices.actions[best]

    def goes_on_after(self, action: int) -> bool:
        """Whether the same seat alone is asked next, and has learnt nothing in between."""
        after = self._after(action)
        return after.reveals == self.position.reveals and self.game.seats_to_act(after) == [self.worlds.seat]

    def follow(self, action: int) -> None:
        """Search on from where an action leads after which the seat goes on; the trees there are kept."""
        self._watch(self.trees, action, self.game.audience_for(self.position, self.worlds.seat))
        self.position = self._after(action)
        self.followed.append(action)

    def grow(self, iterations: int, rng: Rng) -> None:
        """Look at so many worlds."""
        for _ in range(iterations):
            self._look(rng)

    def grow_for(self, seconds: float, rng: Rng) -> int:
        """Look at worlds until the time is up; returns how many."""
        start = perf_counter()
        iterations = 0
        while iterations == 0 or perf_counter() - start < seconds:
            self._look(rng)
            iterations += 1
        return iterations

    def _after(self, action: int) -> S:
        after = self.game.copy(self.position)
        self.game.play_for(after, self.worlds.seat, action)
        return after

    def _look(self, rng: Rng) -> None:
        world = self.worlds.draw(rng)
        for action in self.followed:
            self.game.play_for(world, self.worlds.seat, action)
        made: list[Choices] = []
        which: list[int] = []
        self._descend(world, made, which, rng)
        _play_on(self.game, world, rng, self.manner.rollout)
        if world.stack:
            rewards = self.evaluation.rewards(world)
        else:
            rewards = rewards_at_end(self.game, world)
        for choices, place in zip(made, which, strict=True):
            choices.visits[place] += 1
            choices.rewards[place] += rewards[choices.seat]

    def _descend(self, world: S, made: list[Choices], which: list[int], rng: Rng) -> None:
        """Play down the trees to the first node that is not open; notes the choices made on the way."""
        game = self.game
        nodes = self.trees[:]
        seat = self.worlds.seat  # the root is this seat's, wherever its frame lies in a simultaneous group
        while True:
            for node in nodes:
                node.visits += 1
            f = world.stack[game.frame_of(world, seat)]
            step = game.steps[f.step]
            if seat == CHANCE:
                action = step.sample(world, f, rng)
            else:
                choices = self._choices(nodes[seat], world, seat)
                if choices is None:
                    return
                options = self.evaluation.worth_trying(world, seat, step.legal(world, f))
                if options != choices.actions:
                    choices.admit(options, self._first_values(world, seat, options), self.manner.trust)
                place = self._pick(choices, options, rng)
                made.append(choices)
                which.append(place)
                action = choices.actions[place]
            audience = step.audience(world, f)
            game.play_for(world, seat, action)
            if not world.stack:
                return
            self._watch(nodes, action, audience)
            seat = game.seat_to_act(world)

    def _watch(self, nodes: list[Node], action: int, audience: int) -> None:
        """Each seat goes on in its tree by what it sees of an action."""
        for seat, node in enumerate(nodes):
            is_seen = audience == 0 or audience >> seat & 1 == 1
            nodes[seat] = node.child(action if is_seen else HIDDEN)

    def _choices(self, node: Node, world: S, seat: int) -> Choices | None:
        """What this seat can choose at a node; None while the node is not open."""
        kind = self.worlds.type_of(world, seat)
        choices = node.choices_of(kind)
        if choices is None and (node.visits > self.manner.patience or node is self.root):
            options = self.evaluation.worth_trying(world, seat, self.game.legal_for(world, seat))
            values = self._first_values(world, seat, options)
            choices = Choices(seat, kind, options, values, self.manner.trust)
            node.choices.append(choices)
        return choices

    def _first_values(self, world: S, seat: int, options: list[int]) -> list[float]:
        if self.manner.trust == 0:
            return [0.0] * len(options)
        return self.evaluation.rate(world, seat, options)

    def _pick(self, choices: Choices, options: list[int], rng: Rng) -> int:
        """An untried choice if there is one, else the most promising: UCB1 over its available visits."""
        curiosity = self.manner.curiosity
        best = -1
        best_value = -1.0
        untried = 0
        passes = 0
        logarithm = 0.0
        place = 0
        for action in options:
            while choices.actions[place] < action:
                place += 1
            choices.available[place] += 1
            visits = float(choices.visits[place])
            if visits == 0.0:
                untried += 1
                if rng.below(untried) == 0:
                    best = place
            elif untried == 0:
                if choices.available[place] != passes:
                    passes = choices.available[place]
                    logarithm = log(float(passes))
                value = choices.rewards[place] / visits + curiosity * sqrt(logarithm / visits)
                if value > best_value:
                    best_value = value
                    best = place
        return best


def _play_on(game: Game[S], world: S, rng: Rng, plies: int) -> None:
    """Random play to the end, or for so many plies."""
    while world.stack and plies > 0:
        game.play(world, game.sample(world, rng))
        plies -= 1

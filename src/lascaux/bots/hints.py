"""Hints: what a good player would do, and the term of the evaluation that speaks for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from lascaux.bots.catalogue import knowledge_of
from lascaux.bots.evaluation import Evaluation, Knowledge, rewards_at_end
from lascaux.bots.search import Choices
from lascaux.bots.searcher import SearchBot
from lascaux.kernel.game import Game
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import State
from lascaux.table.outlook import Outlook

WORLDS: Final = 12  # on which two choices are compared
RIVALS: Final = 4  # next best choices that are looked at until there is something to say
STEPS: Final = 6  # small decisions of a turn that are played on before positions are compared
LEAST: Final = 0.05  # by which a term has to be better to be worth saying

ONLY: Final = "only"  # nothing else can be chosen
EVEN: Final = "even"  # nothing can be said for it that is not true of the other choice
END: Final = "end"  # the game ends with it
COMMON: Final = (ONLY, EVEN, END)  # whose sentences are the same in all games


class Hint(NamedTuple):
    """The actions of a turn, and why the first of them: a term, how much better it is, and its rule.

    Where no term speaks for it, the rule is the one that asks for the choice.
    """

    actions: list[int]
    term: str
    gain: int
    rule: str


def hint_of(outlook: Outlook, seconds: float, iterations: int | None, rng: Rng) -> Hint:
    """What a good player would do, who knows no more than the outlook tells."""
    choices = outlook.choices
    knowledge = knowledge_of(outlook.game)
    bot = SearchBot(knowledge, seconds, iterations)
    search = bot.search_for(outlook, rng)
    root = search.root
    asking = outlook.game.step_for(search.position, outlook.seat).rule
    actions = bot.plan_by(search, outlook, rng)
    if len(choices) == 1:
        return Hint(actions, ONLY, 0, asking)
    for other in _next_best(root.choices[0], actions[0]):
        hint = _explained(knowledge, outlook, actions, other, rng)
        if hint.term != EVEN:
            return hint if hint.rule else hint._replace(rule=asking)
    return Hint(actions, EVEN, 0, asking)


def _next_best(choices: Choices, best: int) -> list[int]:
    """The choices that were tried most often besides the best one."""
    others = [
        (visits, rewards, action)
        for visits, rewards, action in zip(choices.visits, choices.rewards, choices.actions, strict=True)
        if action != best
    ]
    return [action for _, _, action in sorted(others, reverse=True)[:RIVALS]]


def _explained(
    knowledge: Knowledge[State], outlook: Outlook, actions: list[int], other: int, rng: Rng
) -> Hint:
    """The term in which the best choice is most ahead of the other one, on average of likely worlds."""
    game, seat = outlook.game, outlook.seat
    evaluation, reasons = knowledge.evaluation(), knowledge.reasons()
    worlds = knowledge.worlds(outlook.world(rng), seat, outlook.past)
    sums: dict[str, float] = {}
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        here = _turn_after(game, evaluation, world, seat, actions[0])
        there = _turn_after(game, evaluation, world, seat, other)
        if here.stack and there.stack:
            found = reasons.differences(here, there, seat)
        else:
            found = {END: _reward(evaluation, here, seat) - _reward(evaluation, there, seat)}
        for term, gain in found.items():
            sums[term] = sums.get(term, 0.0) + gain / WORLDS
    term = max(sums, key=lambda name: sums[name])
    if sums[term] < LEAST:
        return Hint(actions, EVEN, 0, "")
    return Hint(actions, term, max(1, round(sums[term])), reasons.rules().get(term, ""))


def _turn_after(
    game: Game[State], evaluation: Evaluation[State], world: State, seat: int, action: int
) -> State:
    """Where a choice leads if the small decisions that follow it are made as they look best."""
    twin = game.copy(world)
    game.play_for(twin, seat, action)
    for _ in range(STEPS):
        if not twin.stack or twin.reveals != world.reveals or game.seats_to_act(twin) != [seat]:
            break
        options = evaluation.worth_trying(twin, seat, game.legal_for(twin, seat))
        values = evaluation.rate(twin, seat, options) if len(options) > 1 else [0.0]
        game.play_for(twin, seat, options[values.index(max(values))])
    return twin


def _reward(evaluation: Evaluation[State], s: State, seat: int) -> float:
    return (evaluation.rewards(s) if s.stack else rewards_at_end(evaluation.game, s))[seat]

"""Who sits at the table: people before this screen, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lascaux.bots.catalogue import bot_from, player_from
from lascaux.bots.own import is_own
from lascaux.cli.naming import kind_without_budget, name_of
from lascaux.cli.trouble import Trouble
from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.words import Words

PERSON: Final = "human"
USUAL_BOT: Final = "greedy"
TAG: Final = "Players"  # the tag of a record that says who sat where


def seated(
    game: Game[State],
    words: Words,
    options: dict[str, str],
    seats: int | None = None,
    humans: int | None = None,
    bots: Sequence[str] = (),
    you: int | None = None,
) -> list[str]:
    """Who takes which seat: PERSON or a bot as `player_from` reads it.  Raises Trouble or BadSetup."""
    people = 1 if humans is None else humans
    count = seats if seats is not None else max(people + len(bots), game.meta.seats_for(options).least)
    game.start(count, options)
    for name in bots:
        player_from(name, game)
    if people < 1:
        raise Trouble(words.say("cli-no-people"))
    if people > count or len(bots) > count - people:
        raise Trouble(words.say("cli-no-seating", {"seats": count, "people": people, "bots": len(bots)}))
    others = [bots[place % len(bots)] if bots else USUAL_BOT for place in range(count - people)]
    if you is None:
        return [PERSON] * people + others
    if people > 1 or not 1 <= you <= count:
        raise Trouble(words.say("cli-no-such-player", {"you": you, "seats": count}))
    return [*others[: you - 1], PERSON, *others[you - 1 :]]


def seated_as_recorded(tags: dict[str, str], game: Game[State], seats: int) -> list[str] | None:
    """Who sat where when a record was saved; None if it does not say so, or not in a way we know.

    A record may come from anybody: it names no file that is run.
    """
    kinds = tags.get(TAG, "").split()
    if len(kinds) != seats or PERSON not in kinds or any(is_own(kind) for kind in kinds):
        return None
    for kind in kinds:
        if kind != PERSON:
            bot_from(kind, game)
    return kinds


def names_of(kinds: Sequence[str], words: Words, seat: int | None) -> list[str]:
    """What the reader in `seat` (None: a spectator) calls each player; bots of one kind are numbered."""
    names: list[str] = []
    for place, kind in enumerate(kinds):
        if kind == PERSON:
            is_reader = place == seat and kinds.count(PERSON) == 1
            names.append(
                words.say("cli-you") if is_reader else words.say("cli-player", {"number": place + 1})
            )
        else:
            name = name_of(kind, words)
            alike = kind_without_budget(kind)
            earlier = sum(kind_without_budget(other) == alike for other in kinds[:place])
            names.append(f"{name} {earlier + 1}" if earlier else name)
    return names

"""Places, cards, buildings and camps in sentences."""

from __future__ import annotations

from typing import Final

from lascaux.cli.stone_age.marks import letters_of
from lascaux.cli.stone_age.offers import card_facts, price_facts, tile_facts
from lascaux.cli.stone_age.places import PLACING, divisor_at, free_at, is_closed, named, workshops_in
from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import CARD, HUNT, MARKET, PLACE_NAMES, STACK, WORKSHOP
from lascaux.games.stone_age.naming import yield_of
from lascaux.games.stone_age.view import StoneAgeView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words

_AVERAGES: Final = 3  # for one, two and three people it is said what they bring


def place_said(box: StoneAgeBox, view: StoneAgeView, name: str, words: Words) -> str | None:
    """What a place is for, who is there, and how much room; None if this table has no such place."""
    place = PLACE_NAMES.index(name)
    if CARD <= place < STACK:
        said = _card(box, view, place - CARD, words)
    elif STACK <= place < WORKSHOP:
        said = _stack(box, view, place - STACK, words)
    else:
        said = _work(box, view, place, words)
    return None if said is None else f"{letters_of(name)}, {said} {_people(view, name, words)}"


def offered_at(box: StoneAgeBox, view: StoneAgeView, name: str, words: Words) -> str:
    """What a place is called: a card by its upper half, a building by its name."""
    place = PLACE_NAMES.index(name)
    if not CARD <= place < WORKSHOP:
        return named(name, words)
    said = words.say(f"stone_age-place-{name}")
    if place >= STACK:
        return said
    card = view.row[place - CARD]
    return said if card is None else f"{said}: {words.say('stone_age-top', card_facts(box, card))}"


def camp_said(box: StoneAgeBox, view: StoneAgeView, seat: int, words: Words) -> str:
    """The buildings of a camp, and the tools its cards lend for once."""
    camp = view.camps[seat]
    tiles = [words.say("stone_age-tile", tile_facts(box, tile)) for tile in camp.buildings]
    said = [words.say("stone_age-cli-near-camp", {"player": f"#{seat}", "count": len(tiles)})]
    said += [f"  {tile}" for tile in tiles]
    said += [f"  {card}: {words.say('stone_age-top', card_facts(box, card))}" for card in camp.one_use]
    return "\n".join(said)


def _card(box: StoneAgeBox, view: StoneAgeView, space: int, words: Words) -> str | None:
    if space >= len(view.row):
        return None
    card = view.row[space]
    if card is None:
        return words.say("stone_age-cli-near-no-card")
    return words.say("stone_age-cli-near-card", {**card_facts(box, card), **price_facts(box, space)})


def _stack(box: StoneAgeBox, view: StoneAgeView, number: int, words: Words) -> str | None:
    if number >= len(view.stacks):
        return None
    stack = view.stacks[number]
    if stack.top is None:
        return words.say("stone_age-cli-near-no-building", {"below": stack.below})
    return words.say("stone_age-cli-near-building", {**tile_facts(box, stack.top), "below": stack.below})


def _work(box: StoneAgeBox, view: StoneAgeView, place: int, words: Words) -> str | None:
    """A place of the village, the hunt, or one where people roll."""
    name = PLACE_NAMES[place]
    owners = workshops_in(box, view)
    if (place == MARKET and not view.has_style) or (place >= WORKSHOP and place not in owners):
        return None
    divisor = divisor_at(box, place)
    if divisor is None:
        said = words.say(f"stone_age-cli-near-{name}", {"steps": box.market_steps})
    else:
        args: Args = {"name": named(name, words), "good": yield_of(box, place), "divisor": divisor}
        is_shared = place == HUNT and view.has_style
        said = words.say("stone_age-cli-near-work", {**args, "shared": "yes" if is_shared else "no"})
    if name in view.averages:
        tenths = [
            words.say("stone_age-cli-tenths", {"whole": each // 10, "tenth": each % 10})
            for each in view.averages[name][:_AVERAGES]
        ]
        said += " " + words.say("stone_age-cli-near-averages", {"averages": tenths})
    if place >= WORKSHOP:
        said += " " + words.say("stone_age-cli-near-owner", {"player": f"#{owners[place]}"})
    if view.phase == PLACING and place != HUNT:
        is_shut = "yes" if is_closed(box, view, place) else "no"
        args = {"free": free_at(box, view, place), "closed": is_shut}
        said += " " + words.say("stone_age-cli-near-room", args)
    return said


def _people(view: StoneAgeView, place: str, words: Words) -> str:
    people = [
        words.say("stone_age-cli-near-people", {"workers": count, "player": f"#{seat}"})
        for seat, count in enumerate(view.at.get(place, []))
        if count
    ]
    return words.say("stone_age-cli-near-there", {"people": people, "groups": len(people)})

"""The facts of the open question: a roll and what tools would bring, dice, ways to pay, hunger."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lascaux.cli.face import Scene
from lascaux.cli.stone_age.marks import BOLD, HEAD, QUIET, Marks
from lascaux.cli.stone_age.offers import card_facts
from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import GOODS, RESOURCES
from lascaux.games.stone_age.view import DiceView, PaymentView, RollView, StoneAgeView, WayView
from lascaux.kernel.frames import NOBODY
from lascaux.kernel.meta import Args
from lascaux.table.words import Words

_MOST_WAYS: Final = 6  # that are shown; the others are counted


def facts_drawn(box: StoneAgeBox, view: StoneAgeView, scene: Scene, words: Words, marks: Marks) -> list[Text]:
    """What whoever is asked should know, in a few lines; nothing where the board says it all."""
    if scene.to_act == NOBODY:
        return []
    if view.roll is not None:
        return [_roll(box, view, view.roll, scene.to_act, words, marks)]
    if view.dice is not None:
        return [_dice(view.dice, words, marks)]
    if view.payment is not None:
        return _payment(box, view.payment, words)
    if view.hungry:
        return [_hunger(box, view, scene.to_act, words)]
    return []


def heap_said(heap: list[int], words: Words) -> str:
    """`2 wood, 1 gold`: goods with their numbers."""
    return ", ".join(
        words.say("stone_age-amount", {"good": GOODS[good], "amount": count})
        for good, count in enumerate(heap)
        if count
    )


def _roll(
    box: StoneAgeBox, view: StoneAgeView, roll: RollView, seat: int, words: Words, marks: Marks
) -> Text:
    """`Roll 11 ÷ 3 = 3 wood; with tool 1 → 4`: what is rolled, and what each tool would make of it."""
    text = Text().append(words.say("stone_age-cli-roll") + " ", HEAD)
    text.append(f"{roll.sum} {marks.divided} {roll.divisor} = ")
    if roll.is_shared:
        text.append(str(roll.gains[0]), BOLD)
        text.append(f" {words.say('stone_age-cli-shared')}")
    else:
        text.append(words.say("stone_age-amount", {"good": roll.good, "amount": roll.gains[0]}), BOLD)
    if len(roll.gains) == 1:
        return text
    camp = view.camps[seat]
    left = sorted(tool.value for tool in camp.tools if not tool.is_used)
    adding = {str(value): value for value in left}
    adding |= {card: int(str(card_facts(box, card)["amount"])) for card in camp.one_use}
    text.append(f"   {words.say('stone_age-cli-with-tool')}", HEAD)
    for name, value in adding.items():
        text.append("  ").append(name, BOLD).append(f" {marks.arrow} {roll.gains[value]}")
    if len(left) + len(camp.one_use) > 1:
        text.append(f"  {words.say('stone_age-cli-all-tools')} {marks.arrow} {roll.gains[-1]}", QUIET)
    return text


def _dice(dice: DiceView, words: Words, marks: Marks) -> Text:
    """`Dice  1 → 1 wood  4 → 1 gold`: what each that is left brings."""
    key = "stone_age-cli-stylish-dice" if dice.is_style else "stone_age-cli-dice"
    text = Text().append(words.say(key), HEAD)
    for face in sorted(set(dice.faces)):
        gift = dice.gifts[face - 1]
        said = words.say("stone_age-top", {"top": gift.effect, "amount": gift.amount})
        count = dice.faces.count(face)
        text.append("  ").append(str(face), BOLD)
        text.append(f" {marks.times}{count}" if count > 1 else "", QUIET).append(f" {marks.arrow} {said}")
    return text


def _payment(box: StoneAgeBox, payment: PaymentView, words: Words) -> list[Text]:
    """What was given and paid so far, and the ways to pay: most points first, then the cheapest goods."""
    lines: list[Text] = []
    for key, heap in (("given", payment.given), ("paid", payment.paid)):
        if any(heap):
            lines.append(Text().append(words.say(f"stone_age-cli-{key}") + " ", HEAD))
            lines[-1].append(heap_said(heap, words))
    ways = sorted(payment.ways, key=lambda way: (-way.points, way.lost, _worth(box, way)))
    if ways:
        text = Text().append(words.say("stone_age-cli-ways"), HEAD)
        said = _ways_said(ways, words)
        text.append(f"  {';  '.join(said[:_MOST_WAYS])}")
        if len(said) > _MOST_WAYS:
            text.append(f"  {words.say('stone_age-cli-more-ways', {'ways': len(said) - _MOST_WAYS})}", QUIET)
        lines.append(text)
    if payment.is_last:
        lines.append(Text(words.say("stone_age-cli-last"), BOLD))
    return lines


def _worth(box: StoneAgeBox, way: WayView) -> int:
    """What the goods of a way are worth."""
    own = way.given if way.given else [0] * len(GOODS)
    got = way.got if way.got else [0] * len(GOODS)
    return sum(box.worth[good] * (way.paid[good] + own[good] - got[good]) for good in range(RESOURCES))


def _ways_said(ways: list[WayView], words: Words) -> list[str]:
    """`2 wood for 1 gold, pay 1 wood, 1 gold (12 points)`: each way, without what is the same in all."""
    differ_in_points = len({way.points for way in ways}) > 1
    differ_in_goods = len({tuple(way.paid) for way in ways}) > 1
    said: list[str] = []
    for way in ways:
        paid = heap_said(way.paid, words)
        if differ_in_points:
            paid = words.say("stone_age-cli-way-points", {"paid": paid, "points": way.points})
        if way.given:
            barter: Args = {"gave": heap_said(way.given, words), "got": heap_said(way.got, words)}
            bartered = words.say("stone_age-cli-way-barter", {**barter, "lost": way.lost})
            paid = f"{bartered}, {paid}" if differ_in_goods else bartered
        said.append(paid)
    return said


def _hunger(box: StoneAgeBox, view: StoneAgeView, seat: int, words: Words) -> Text:
    """What is missing, what there is to give for it, and what hunger costs."""
    goods = view.camps[seat].goods
    text = Text().append(words.say("stone_age-cli-hunger") + " ", HEAD)
    args = {"missing": view.hungry, "have": sum(goods), "points": box.hunger}
    return text.append(words.say("stone_age-cli-hunger-facts", {**args, "goods": heap_said(goods, words)}))

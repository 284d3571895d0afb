"""A position of Stone Age as it travels to one seat; what that seat may see, `sight.py` decides."""

from __future__ import annotations

from lascaux.wire import Wire


class ToolView(Wire):
    """A tool: its value, and whether it was used in this round."""

    value: int
    is_used: bool


class BarterView(Wire):
    """How many goods are given for how many."""

    give: int
    get: int


class CampView(Wire):
    """What one seat has; all of it lies open, but for the cards."""

    workers: int
    home: int  # people that may still be placed
    food: int
    goods: list[int]  # wood, brick, stone, gold
    jewels: int
    agriculture: int
    trade: int
    barter: BarterView | None
    tools: list[ToolView]
    one_use: list[str]  # cards whose tool may still be used
    any_two: int  # how many cards for any two resources may still be used
    buildings: list[str]
    cards: int
    own: list[str] | None  # the cards, where this seat may know them
    lines: list[int] | None  # what they and the resources would score now, likewise
    score: int  # on the track
    spare: int  # food that is left after the meal of this round, as things are; below 0 it is missing
    may_go: list[str]  # while people are placed: where this seat could still send some


class StackView(Wire):
    """A stack of buildings: what lies on top, and how many under it."""

    top: str | None
    below: int


class RollView(Wire):
    """A roll to which tools may be added, or a hunt that is to be split."""

    place: str
    good: str  # what is rolled for: food, or a resource
    is_shared: bool  # what the hunt brings is shared out as food and jewels
    sum: int  # tools included
    divisor: int
    gains: list[int]  # by what tools add, from nothing to all that are left: what is brought home


class GiftView(Wire):
    """What a face of a die brings: an effect as on cards, and how much of it."""

    effect: str
    amount: int


class DiceView(Wire):
    """Dice for everybody, as far as they are left."""

    faces: list[int]
    is_style: bool
    gifts: list[GiftView]  # by face, from 1


class WayView(Wire):
    """One way to pay; lists run by good, jewels last, and are empty where nothing is bartered."""

    given: list[int]  # in the barter
    got: list[int]  # in the barter, and paid at once
    lost: int  # goods of the barter that the cost has no use for
    paid: list[int]  # in all, those of the barter included
    points: int  # that the building scores


class PaymentView(Wire):
    """A purchase: what is given in a barter and paid so far; None is the unseen card beside the fifth."""

    place: str | None
    given: list[int]  # by good, jewels last
    paid: list[int]
    ways: list[WayView]  # in which it can still be paid; only for whoever is asked
    is_last: bool  # the building is the last of its stack


class StoneAgeView(Wire, tag_field="game", tag="stone_age"):
    """A position of Stone Age as one seat sees it; `seat` None is a spectator.

    Places, cards and buildings are named as in actions; lists of camps run by seat.
    """

    seat: int | None
    round: int
    phase: str  # setup, placing, acting, feeding, renewal or over
    first: int
    has_style: bool
    has_spielbox: bool
    at: dict[str, list[int]]  # by place where anybody is: people of each seat
    closed: list[
        str
    ]  # while people are placed: places that nobody may go to any more, though nobody is there
    row: list[str | None]  # cards from the right
    deck: int
    stacks: list[StackView]
    camps: list[CampView]
    roll: RollView | None
    dice: DiceView | None
    payment: PaymentView | None
    hungry: int  # food that whoever is asked lacks
    averages: dict[str, list[int]]  # by place with dice: tenths that one, two, three people bring, on average
    scores: list[int]

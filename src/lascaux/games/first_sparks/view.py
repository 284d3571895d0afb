"""A position of The First Sparks as it travels to one seat; what that seat may see, `sight.py` decides."""

from __future__ import annotations

from lascaux.wire import Wire


class TakeView(Wire):
    """What one tool takes: tokens of its food, their worth, and the line of its table that says so."""

    card: int
    food: str
    tokens: int
    worth: int
    line: int  # -1 if none does


class TakesView(Wire):
    """What the own tools take in the best order: of the stock as it lies, and of that after the supply."""

    now: list[TakeView]
    next: list[TakeView]
    eaten: int  # by the clan, in one year


class TrialView(Wire):
    """What a tool for sale would take of the stock as it lies, and how much more the whole hunt would bring.

    `leaves` is the tool that would have to go for it, perhaps itself; None while none is named.
    """

    card: int
    leaves: int | None
    tokens: int
    worth: int
    more: int
    line: int


class TurnsView(Wire):
    """The order in which the clans act now."""

    direction: str  # first: from the first in order; last: from the last; asked: an offer goes round
    seats: list[int]
    done: list[int]


class LaidTile(Wire):
    """A tile of the map: hex A lies at (q, r), hex B beside it in the direction of the rotation."""

    tile: str
    q: int
    r: int
    rotation: int


class ClanView(Wire):
    """One clan."""

    members: list[str]  # spaces
    food: int | None  # None where it is hidden from this seat
    tools: list[int]
    tool_limit: int
    knowledge: list[int]
    has_bought: bool
    has_passed: bool


class MarketView(Wire):
    """The cards for sale, and what is known of the deck."""

    present: list[int]
    future: list[int]
    has_reshuffle: bool
    bonus: int | None  # the card with the crop on it
    deck: int  # cards left, the reshuffle card not counted
    reshuffle_in: int | None  # cards above the reshuffle card; None once it has come


class StockView(Wire):
    """Tokens of the four foods that are hunted."""

    berry: int
    fish: int
    bear: int
    mammoth: int


class HarvestView(Wire):
    """How a clan hunts a food.  A tool counts the tokens, and one more for each further ground."""

    is_away: bool  # no member stands at such a ground, so nothing is taken
    lines: dict[int, int]  # by tool, own or for sale: which line of its table counts; -1 if none does


class OfferView(Wire):
    """A card that was offered and is not sold yet."""

    card: int
    price: int
    by: int
    asked: int | None
    declined: list[int]
    can_box: bool  # it is the offerer's, to buy it or to box it
    may_be_boxed: bool  # it may come to that


class ReachView(Wire):
    """A space this clan may spread to next, and what it costs."""

    space: str
    base: int
    ridge: int
    company: int
    cost: int
    can_pay: bool
    further: int | None  # a new ground for this clan: how many it has of that food; else None


class FirstSparksView(Wire, tag_field="game", tag="first_sparks"):
    """A position of The First Sparks as one seat sees it; `seat` None is a spectator.

    Spaces are named as in actions (`T2Ab`), cards are their numbers, lists of clans run by seat.
    """

    seat: int | None
    year: int  # 0 while the clans are placed
    phase: str  # map, placing, technology, hunting, spreading, supply or over
    order: list[int]  # seats from first to last; empty until the herbs are dealt
    turns: TurnsView
    map: str  # first, random or built
    tiles: list[LaidTile]
    drawn: str | None  # the tile about to be laid
    clans: list[ClanView]
    neutral: list[str] | None
    market: MarketView
    stock: StockView
    supply: StockView  # what comes each year
    harvest: dict[str, HarvestView]  # by food that is hunted; empty for a spectator
    offer: OfferView | None
    reach: list[ReachView]
    takes: TakesView | None
    trials: list[TrialView]
    placed: int  # members placed in this go
    scores: list[int]

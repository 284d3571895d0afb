"""What a seat may see of The First Sparks; the only place that decides it."""

from __future__ import annotations

from lascaux.wire import Wire


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


class OfferView(Wire):
    """A card that was offered and is not sold yet."""

    card: int
    price: int
    by: int
    asked: int | None
    declined: list[int]
    can_box: bool


class ReachView(Wire):
    """A space this clan may spread to next, and what it costs."""

    space: str
    base: int
    ridge: int
    company: int
    cost: int
    can_pay: bool


class TakeView(Wire):
    """What one tool takes: tokens of its food and their worth."""

    card: int
    food: str
    tokens: int
    worth: int


class TakesView(Wire):
    """What the own tools take in the best order: of the stock as it lies, and of that after the supply."""

    now: list[TakeView]
    next: list[TakeView]


class FirstSparksView(Wire, tag_field="game", tag="first_sparks"):
    """A position of The First Sparks as one seat sees it; `seat` None is a spectator.

    Spaces are named as in actions (`T2Ab`), cards are their numbers, lists of clans run by seat.
    """

    seat: int | None
    year: int  # 0 while the clans are placed
    phase: str  # map, placing, technology, hunting, spreading, supply or over
    order: list[int]  # seats from first to last; empty until the herbs are dealt
    map: str
    tiles: list[LaidTile]
    drawn: str | None  # the tile about to be laid
    clans: list[ClanView]
    neutral: list[str] | None
    market: MarketView
    stock: StockView
    supply: StockView  # what comes each year
    offer: OfferView | None
    reach: list[ReachView]
    takes: TakesView | None
    placed: int  # members placed in this go
    scores: list[int]

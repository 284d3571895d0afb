"""A position of Prehistory as it travels to one seat; what that seat may see, `sight.py` decides."""

from __future__ import annotations

from lascaux.wire import Wire


class PriceTileView(Wire):
    """A tile that turns: which one, how many steps clockwise it is turned, and what it shows by position."""

    tile: str
    turn: int
    shows: list[str]


class WeatherView(Wire):
    """A weather tile: how it is turned, and what it would bring by colour in the next spring."""

    tile: str
    turn: int
    next: list[int]


class PillarView(Wire):
    """A pillar: its action this year, cubes on top and at its foot, the steps a cube of its colour gives."""

    action: str
    top: list[int]  # by colour
    foot: list[int]  # by colour
    steps: int


class MemberView(Wire):
    """Members of a player on a space of the map."""

    space: str
    standing: int
    moved: int  # this autumn


class PlayerView(Wire):
    """What one player has; all of it lies open, but for ceremony cards."""

    points: int
    dev: int
    marker: int  # on the fishing track
    resources: list[int]
    cubes: list[int]  # action cubes
    painted: list[str]
    baskets: list[int]
    fish: list[int]  # by species
    traps: list[str]
    cards: list[str]  # hunting cards
    tokens: list[int]  # animals of the map, by species
    rites: int  # ceremony cards
    own_rites: list[str] | None  # which, where this seat may know
    lines: list[int] | None  # of the final scoring as it stands, likewise
    shamans: list[int]  # by place
    weather: WeatherView | None
    huts: list[str | None]  # by hut: the space, `board` beside the map, None if it is not built
    members: list[MemberView]
    at_home: int
    reserve: int
    stones_a: int
    stones_d: list[str]
    stones_e: int
    sloths: list[str]
    character: str | None
    is_able: bool  # the summer ability is not used yet this year


class SpaceView(Wire):
    """A space of the map: where it is, its ground, what is printed on it and what lies there."""

    name: str
    q: int
    r: int
    terrain: str | None
    content: str
    item: str | None
    quarry: str | None  # its colour


class HoldingView(Wire):
    """What is held round a megalith B or C or a quarry, by player, and what that brings."""

    space: str
    held: list[int]  # spaces round B, else units
    brings: list[int]  # points in the end; of a quarry resources in spring


class MeansView(Wire):
    """Something that steps are paid with: how many are held, and the steps one of them gives."""

    kind: str  # resource, cube or dev
    colour: str | None
    held: int
    steps: int


class ReachedView(Wire):
    """A space that a walk can lead to or pass: how many steps away, and the space before it on the way."""

    space: str
    steps: int
    after: str


class WalkView(Wire):
    """The walks of the seat that is asked: what pays for them in its order, and what one member can reach."""

    means: list[MeansView]
    leaves: str | None
    goes: str | None
    steps: int  # of the walk that is being paid
    reach: list[ReachedView]


class TribeView(Wire):
    """The control board of the tribe: its trays, its marker, its tile."""

    trays: list[int]
    priority: str
    tile: str | None
    actions: list[str]  # beside the trays
    number: int
    tries: int  # made this spring


class PrehistoryView(Wire, tag_field="game", tag="prehistory"):
    """A position of Prehistory as one seat sees it; `seat` None is a spectator.

    Things are named as in actions; players are the seats and behind them the tribe.
    """

    seat: int | None
    year: int
    years: int
    phase: str  # setup, winter, spring, summer, income, autumn, extra or over
    step: str | None  # of summer: the action; None while pillars are taken
    order: list[int]
    track: list[int]  # the order of the next year so far
    passed: list[int]
    acting: int | None
    walking: int  # points for walking that are paid and not used
    walk: WalkView | None  # where this seat is asked for its autumn
    payer: int | None
    centre: PriceTileView | None
    next: PriceTileView | None
    prices: dict[str, PriceTileView]
    pillars: list[PillarView]
    gathering: list[str | None]
    river: list[str | None]
    hunting: list[str | None]
    ceremony: list[str | None]
    pile: list[str]  # hunting cards put away
    spaces: list[SpaceView]
    tiles: list[list[int]]  # of the map as laid: number, q, r, turn
    holdings: list[HoldingView]
    players: list[PlayerView]
    tribe: TribeView | None
    has_characters: bool
    has_tiles: bool
    is_separate: bool
    is_built: bool
    scores: list[int]

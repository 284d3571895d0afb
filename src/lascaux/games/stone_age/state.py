"""A position of Stone Age."""

from __future__ import annotations

from typing import Annotated, Final

from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.games.stone_age.data import GOODS, PLACES, TOOL_SLOTS
from lascaux.kernel.fields import SEATS, BySeat, Option
from lascaux.kernel.state import State


class StoneAgeState(State):
    """All of the position, flat.  It begins with zeros and what `StoneAge.blank` says.

    Masks of cards and tiles have bit n for number n; both count from 1, and 0 is none.
    """

    box: StoneAgeBox  # the printed values; copies share it
    at: Annotated[list[int], PLACES]  # by place: a heap of people, by seat
    home: BySeat  # people that may still be placed
    workers: BySeat  # people in all
    food: BySeat
    goods: Annotated[list[int], SEATS, len(GOODS)]  # by seat times GOODS, and the good
    score: BySeat  # points on the track
    agriculture: BySeat
    trade: BySeat
    tools: Annotated[list[int], SEATS, TOOL_SLOTS]  # by seat times TOOL_SLOTS, and the slot: 0 is no tool
    used: BySeat  # a mask of the slots used in this round
    cards: BySeat  # a mask of all cards held
    unknown: BySeat  # a mask of those among them that nobody else has seen
    ready: BySeat  # a mask of those among them that may still be used once
    tiles: BySeat  # a mask of buildings
    row: list[int]  # by space, from the right: the card on it; 0 if there is none
    deck: int  # mask of the cards in the deck, which nobody has seen
    tops: BySeat  # by stack, of which each seat brings one: the building on top; 0 if there is none
    below: BySeat  # by stack: how many lie under it, face down
    unseen: int  # mask of the tiles that nobody has seen: those, and the ones left over
    phase: int
    round: int  # 0 before the first
    first: int  # who has the figure of the start player
    turn: int  # how many have had their go in this phase; while placing, who is next after the first
    has_bartered: bool  # whoever's turn it is has used the barter of this turn
    asks_extra: bool  # the card of the fifth space was just bought
    style: Annotated[bool, Option("style")]  # with the expansion
    spielbox: Annotated[bool, Option("spielbox")]  # with the tiles of the magazine


# Phases, in order.
SETUP: Final = 0
PLACING: Final = 1
ACTING: Final = 2
FEEDING: Final = 3
RENEWAL: Final = 4
PHASE_NAMES: Final = ["setup", "placing", "acting", "feeding", "renewal"]

"""A position of Stone Age."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.box import StoneAgeBox
from lascaux.kernel.state import State


class StoneAgeState(State):
    """All of the position, flat.  `StoneAge.blank` and `StoneAge.copy` fill it.

    Masks of cards and tiles have bit n for number n; both count from 1, and 0 is none.
    """

    box: StoneAgeBox  # the printed values; copies share it
    at: list[int]  # by place: a heap of people, by seat
    home: list[int]  # by seat: people that may still be placed
    workers: list[int]  # by seat: people in all
    food: list[int]  # by seat
    goods: list[int]  # by seat times GOODS, and the good
    score: list[int]  # by seat: points on the track
    agriculture: list[int]  # by seat
    trade: list[int]  # by seat
    tools: list[int]  # by seat times TOOL_SLOTS, and the slot: 0 is no tool
    used: list[int]  # by seat: a mask of the slots used in this round
    cards: list[int]  # by seat: a mask of all cards held
    unknown: list[int]  # by seat: a mask of those among them that nobody else has seen
    ready: list[int]  # by seat: a mask of those among them that may still be used once
    tiles: list[int]  # by seat: a mask of buildings
    row: list[int]  # by space, from the right: the card on it; 0 if there is none
    deck: int  # mask of the cards in the deck, which nobody has seen
    tops: list[int]  # by stack: the building on top; 0 if there is none
    below: list[int]  # by stack: how many lie under it, face down
    unseen: int  # mask of the tiles that nobody has seen: those, and the ones left over
    phase: int
    round: int  # 0 before the first
    first: int  # who has the figure of the start player
    turn: int  # how many have had their go in this phase; while placing, who is next after the first
    has_bartered: bool  # whoever's turn it is has used the barter of this turn
    asks_extra: bool  # the card of the fifth space was just bought
    style: bool  # option: with the expansion
    spielbox: bool  # option: with the tiles of the magazine


# Phases, in order.
SETUP: Final = 0
PLACING: Final = 1
ACTING: Final = 2
FEEDING: Final = 3
RENEWAL: Final = 4
PHASE_NAMES: Final = ["setup", "placing", "acting", "feeding", "renewal"]

"""What a seat can pay in this round: goods in hand, and what people at work and at home will bring."""

from __future__ import annotations

from typing import Final

from lascaux.bots.stone_age.worths import good_worth
from lascaux.games.stone_age.data import GOODS, JEWEL, RESOURCES
from lascaux.games.stone_age.payments import goods_in
from lascaux.games.stone_age.state import StoneAgeState

SOON: Final = 0.9  # part of its gain that a purchase counts for if the dice have to fall as they usually do
LIKELY: Final = 0.6  # and if people still at home have to bring the rest
HARDLY: Final = 0.25  # and if not even they would do
BY_ONE: Final = 0.8  # resources that somebody at home may bring


class Purse:
    """Goods, less what the purchases looked at so far will cost."""

    def __init__(self, s: StoneAgeState, seat: int, rounds: float, at_home: int) -> None:
        base = seat * len(GOODS)
        self.hand: Final = [float(count) for count in s.goods[base : base + len(GOODS)]]
        self.coming: Final = [0.0] * len(GOODS)
        self.worth: Final = [good_worth(s, good, rounds) for good in range(len(GOODS))]
        self.spare: float = BY_ONE * at_home
        self.price: float = 0.0  # what the goods of the last purchase are worth
        self.part: float = 0.0  # how likely it could be paid

    def resources(self) -> float:
        """All resources that there will be."""
        count = self.spare
        for good in range(RESOURCES):
            count += self.hand[good] + self.coming[good]
        return count

    def pay_exactly(self, payment: int) -> None:
        """Pay these very goods."""
        self.price, self.part = 0.0, 1.0
        for good, count in enumerate(goods_in(payment)):
            if count > 0:
                self._pay(good, float(count))

    def pay_any(self, count: int) -> None:
        """Pay so many resources of any kind, the cheapest first."""
        self.price, self.part = 0.0, 1.0
        missing = float(count)
        for good in range(RESOURCES):
            taken = min(missing, self.hand[good])
            self.hand[good] -= taken
            self.price += taken * self.worth[good]
            missing -= taken
        for good in range(RESOURCES):
            taken = min(missing, self.coming[good])
            if taken > 0.0:
                self.coming[good] -= taken
                self.price += taken * self.worth[good]
                missing -= taken
                self.part = SOON
        self._lack(0, missing)

    def _pay(self, good: int, count: float) -> None:
        self.price += count * self.worth[good]
        taken = min(count, self.hand[good])
        self.hand[good] -= taken
        count -= taken
        if count > 0.0:
            taken = min(count, self.coming[good])
            self.coming[good] -= taken
            self.part = min(self.part, SOON)
            self._lack(good, count - taken)
            self.price -= (count - taken) * self.worth[good]

    def _lack(self, good: int, missing: float) -> None:
        """Let people at home bring what is missing, if they can."""
        if missing <= 0.0:
            return
        self.price += missing * self.worth[good]
        can_bring = self.spare if good != JEWEL else 0.0
        if missing <= can_bring:
            self.spare -= missing
            self.part = min(self.part, LIKELY)
        else:
            self.part = min(self.part, HARDLY)

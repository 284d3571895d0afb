"""What may be played is listed once for a move, right or wrong: a refusal carries its reason."""

from __future__ import annotations

import pytest

from lascaux.kernel.errors import NotLegal
from lascaux.kernel.frames import Frame
from tests.contract.cases import Case
from tests.contract.tables import opened
from tests.contract.toy_state import ToyState
from tests.contract.toy_steps import Bidding

BIDDERS = Case("toy", 3, (("rounds", "long"),))


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which bids were listed."""
    seats: list[int] = []
    legal = Bidding.legal

    def counted(self: Bidding, s: ToyState, f: Frame) -> list[int]:
        seats.append(f.seat)
        return legal(self, s, f)

    monkeypatch.setattr(Bidding, "legal", counted)
    return seats


@pytest.mark.parametrize("bad", ["bid 9", "take wood", "nonsense", ""])
def test_what_a_seat_may_play_is_listed_at_most_once_for_a_bad_move(listed: list[int], bad: str) -> None:
    at = opened(BIDDERS)
    listed.clear()
    with pytest.raises(NotLegal) as refused:
        at.act(1, bad)
    assert refused.value.reason is not None
    assert len(listed) <= 1


def test_it_is_listed_once_for_a_good_move(listed: list[int]) -> None:
    at = opened(BIDDERS)
    listed.clear()
    at.act(1, "bid 2")
    assert listed.count(1) == 1

"""Several actions as one in Táin: they never cross the raid, and tell nothing of the tiles that lie there."""

from __future__ import annotations

import msgspec
import pytest

from lascaux import LascauxError, NotLegal, NotYourDecision, Table
from lascaux.wire import OthersDecision, YourDecision

TILES = ("warrior", "chief", "boy", "bluff")


def before_the_raid(tile: str = "warrior") -> tuple[Table, int]:
    """The other has laid a tile and passed: whoever passes now begins the raid, then the next turn."""
    table = Table.new("tain", 2, {"rotate_active": "no"}, seed=4)
    seat = table.seat
    table.act_all(seat, [f"scout {seat} 1", "lay warrior"])
    table.act_all(1 - seat, [f"scout {seat} 1", f"lay {tile}"])
    table.act_all(seat, [f"scout {seat} 2", "lay warrior"])
    table.act(1 - seat, "pass")
    return table, seat


def after_the_raid() -> tuple[int, str]:
    """Who is asked first after it, and something that may then be played."""
    table, seat = before_the_raid()
    table.act(seat, "pass")
    return table.seat, table.choices(table.seat)[0].text


@pytest.mark.parametrize("follows", [["scout outer"], ["pass"], ["free boy"], ["nonsense", "more"]])
def test_nothing_is_played_behind_the_raid_and_nothing_rewound(follows: list[str]) -> None:
    table, seat = before_the_raid()
    before = table.record()
    with pytest.raises(NotLegal, match=r"^Something hidden is shown there first: play up to that") as refused:
        table.act_all(seat, ["pass", *follows])
    assert table.record() == before
    assert refused.value.reason is not None
    assert refused.value.reason.args == {}


def test_what_would_be_legal_after_the_raid_is_refused_all_the_same() -> None:
    later, action = after_the_raid()
    table, seat = before_the_raid()
    assert later == seat
    with pytest.raises(NotLegal, match="Something hidden"):
        table.act_all(seat, ["pass", action])


@pytest.mark.parametrize(
    "actions", [["pass"], ["pass", "scout outer"], ["scout outer"], ["scout outer", "lay boy"], ["lay boy"]]
)
def test_asking_tells_nothing_of_the_tile_that_lies_there(actions: list[str]) -> None:
    answers = set()
    for tile in TILES:
        table, seat = before_the_raid(tile)
        try:
            answers.add(msgspec.json.encode(table.what_if(seat, actions)))
        except LascauxError as refused:
            answers.add(str(refused).encode())
    assert len(answers) == 1


def test_what_would_happen_is_told_up_to_the_raid() -> None:
    table, seat = before_the_raid()
    preview = table.what_if(seat, ["pass"])
    assert [line.kind for line in preview.told] == ["passed"]
    assert (preview.stop, preview.decision) == ("shown", None)
    assert preview.view == table.view(seat)


def test_what_would_be_asked_next_is_told() -> None:
    table = Table.new("tain", 2, seed=4)
    seat = table.seat
    tile = table.what_if(seat, ["scout outer"])
    assert isinstance(tile.decision, YourDecision)
    assert [choice.text for choice in tile.decision.choices] == ["lay chief", "lay warrior", "lay bluff"]
    laid = table.what_if(seat, ["scout outer", "lay chief"])
    assert isinstance(laid.decision, OthersDecision)
    assert laid.decision.seats == [1 - seat]
    assert [line.kind for line in laid.told] == ["scouted", "laid"]


def test_a_tile_that_does_not_fit_is_refused_with_its_own_sentence_and_no_space_is_taken() -> None:
    table = Table.new("tain", 2, seed=4)
    seat, before = table.seat, table.record()
    table.act(seat, "scout outer")
    alone = table.why_not(seat, "lay boy")
    table.undo(seat)
    assert alone is not None
    with pytest.raises(NotLegal) as refused:
        table.act_all(seat, ["scout outer", "lay boy"])
    assert str(refused.value) == alone.message
    assert table.record() == before


def test_a_second_tile_is_refused_since_it_is_the_others_turn() -> None:
    table = Table.new("tain", 2, seed=4)
    seat, before = table.seat, table.record()
    with pytest.raises(NotYourDecision, match="It is not your turn"):
        table.act_all(seat, ["scout outer", "lay chief", f"scout {seat} 1", "lay warrior"])
    assert table.record() == before

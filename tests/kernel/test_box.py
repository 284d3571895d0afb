"""Boxes: what an overlay may say, and what it makes of the standard values."""

from __future__ import annotations

import pytest

from lascaux.kernel.box import BadComponents
from lascaux.kernel.errors import BadPosition
from lascaux.kernel.printed import Values, difference, hash_of, merged
from tests.contract.toy import TOY
from tests.contract.toy_box import BOX, ToyBox


def faults_of(overlay: Values) -> list[tuple[str, str]]:
    """Where an overlay of the toy game is wrong, and how."""
    with pytest.raises(BadComponents) as caught:
        BOX.varied(overlay)
    return [(".".join(fault.place), fault.key) for fault in caught.value.faults]


def test_an_overlay_names_only_what_differs() -> None:
    box = BOX.varied({"worth": {"wood": 1}})
    assert isinstance(box, ToyBox)
    assert (box.coins, box.worth) == (6, [1, 3, 4])
    assert box.values == {"coins": 6, "worth": {"wood": 1, "clay": 3, "stone": 4}}


def test_what_an_overlay_repeats_is_no_difference() -> None:
    box = BOX.varied({"coins": 6, "worth": {"wood": 1, "clay": 3}})
    assert box.overlay == {"worth": {"wood": 1}}
    assert TOY.box_with({"coins": 6}) is TOY.box


@pytest.mark.parametrize(
    ("overlay", "place", "key"),
    [
        ({"purse": 1}, "purse", "box-no-name"),
        ({"kinds": ["gold"]}, "kinds", "box-no-change"),
        ({"coins": "six"}, "coins", "box-no-number"),
        ({"coins": 10}, "coins", "box-no-number"),
        ({"coins": True}, "coins", "box-no-number"),
        ({"coins": 2.0}, "coins", "box-no-number"),
        ({"coins": {"red": 1}}, "coins", "box-no-number"),
        ({"worth": 3}, "worth", "box-no-table"),
        ({"worth": {"gold": 3}}, "worth.gold", "box-no-key"),
        ({"worth": {"clay": 0}}, "worth.clay", "box-no-number"),
        ({"worth": {1: 3}}, "worth.1", "box-no-text"),
        ({"coins": 10**6000}, "coins", "box-no-number"),
        ({"worth": {"clay": 5}}, "worth", "toy-box-no-stone"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(overlay: Values, place: str, key: str) -> None:
    assert faults_of(overlay) == [(place, key)]


def test_all_faults_are_told_at_once() -> None:
    assert faults_of({"purse": 1, "coins": 99, "worth": {"wood": 0, "clay": 0, "gold": 1}}) == [
        ("coins", "box-no-number"),
        ("worth.gold", "box-no-key"),
        ("worth.wood", "box-no-number"),
        ("worth.clay", "box-no-number"),
        ("purse", "box-no-name"),
    ]


def test_a_box_is_named_by_all_its_values() -> None:
    assert BOX.hash == hash_of(BOX.values)
    assert BOX.varied({"coins": 5}).hash != BOX.hash
    assert BOX.varied({"coins": 6}).hash == BOX.hash


def test_boxes_of_equal_overlays_are_shared() -> None:
    box = TOY.box_with({"coins": 4})
    assert TOY.box_with({"coins": 4}) is box
    assert TOY.box_named(box.hash) is box
    assert TOY.box_named("0123456789abcdef") is None


def test_a_position_remembers_its_box_and_copies_share_it() -> None:
    s = TOY.start(2, {}, TOY.box_with({"coins": 4}))
    assert s.coins == [4, 4]
    assert TOY.copy(s).box is s.box
    data = TOY.dump(s)
    assert data["components"] == {"coins": 4}
    assert TOY.load(data).box is s.box


def test_a_position_with_the_standard_box_says_nothing_of_it() -> None:
    assert "components" not in TOY.dump(TOY.start(2, {}))


@pytest.mark.parametrize("components", [7, {"coins": 99}, {"purse": {}}, {1: 2}, {"worth": {1: 2}}])
def test_a_position_with_a_box_that_cannot_be_is_refused(components: object) -> None:
    with pytest.raises(BadPosition):
        TOY.load({**TOY.dump(TOY.start(2, {})), "components": components})


def test_tables_are_merged_key_by_key_and_all_else_whole() -> None:
    standard: Values = {"a": {"b": 1, "c": [1, 2]}, "d": 4}
    overlay: Values = {"a": {"c": [3]}, "e": 5}
    assert merged(standard, overlay) == {"a": {"b": 1, "c": [3]}, "d": 4, "e": 5}
    assert difference(standard, merged(standard, overlay)) == overlay

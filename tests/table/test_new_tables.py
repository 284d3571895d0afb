"""What a table may be opened with, and what is refused with a sentence."""

from __future__ import annotations

import json

import pytest

from lascaux import Table
from lascaux.kernel.errors import BadRecord, BadSetup, LascauxError
from lascaux.table.opening import STANDARD

HEAD = ["Game", "Rules", "Seats", "Options", "Components", "Commitment", "Seed"]


@pytest.mark.parametrize("seed", [b"", b"x", bytes(31), bytes(33), bytes(65)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(BadSetup, match="32 bytes"):
        Table.new("clans", seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 10**30, bytes(32), None])
def test_every_seed_that_is_accepted_writes_a_record_that_loads(seed: int | bytes | None) -> None:
    table = Table.new("clans", seats=2, seed=seed)
    assert Table.load(table.record()).record() == table.record()


@pytest.mark.parametrize(
    "arguments",
    [
        '{"name": "clans", "seats": 2, "seed": "abc"}',
        '{"name": "clans", "seats": 2, "seed": 1.5}',
        '{"name": "clans", "seats": 2, "seed": -1}',
        '{"name": "clans", "seats": "2"}',
        '{"name": "clans", "seats": null}',
        '{"name": "clans", "seats": 2.0}',
        '{"name": 7, "seats": 2}',
        '{"name": null, "seats": 2}',
        '{"name": "clans", "seats": 2, "options": ["ties"]}',
        '{"name": "clans", "seats": 2, "options": {"ties": 1}}',
        '{"name": "clans", "seats": 2, "tags": {"Mood": 3}}',
        '{"name": "clans", "seats": 2, "tags": ["Mood"]}',
    ],
)
def test_arguments_of_another_type_are_refused_with_a_sentence(arguments: str) -> None:
    given = json.loads(arguments)
    with pytest.raises(BadSetup, match=r"\.$"):
        Table.new(given["name"], given["seats"], given.get("options"), given.get("seed"), given.get("tags"))


@pytest.mark.parametrize("name", ["", "two words", "a-b", "line\nbreak", "]", "x" * 41])
def test_a_tag_whose_name_could_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="name of a tag"):
        Table.new("clans", seats=2, tags={name: "value"})


@pytest.mark.parametrize("name", [*HEAD, "Overlay", "Others"])
def test_a_tag_that_the_table_writes_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="written by the table itself"):
        Table.new("clans", seats=2, tags={name: STANDARD})


@pytest.mark.parametrize("value", ["\ud800", "x" * 1001])
def test_a_tag_whose_value_could_not_be_stored_is_refused(value: str) -> None:
    with pytest.raises(BadSetup, match="value of tag 'Mood'"):
        Table.new("clans", seats=2, tags={"Mood": value})


@pytest.mark.parametrize(
    "value",
    ["", "two words", 'a "quoted" \\ text', "line\nbreak\r\n", "\u2028\u2029\x85\x0b\x1c", "é字" * 300],
)
def test_every_value_of_a_tag_that_is_accepted_reads_back(value: str) -> None:
    table = Table.new("clans", seats=2, seed=1, tags={"Mood": value})
    assert Table.load(table.record()).record() == table.record()


@pytest.mark.parametrize("action", ["null", "[]", "1.5", '{"move": 1}'])
def test_an_action_that_is_neither_text_nor_number_is_refused(action: str) -> None:
    table = Table.new("clans", seats=2, seed=1)
    before = table.record()
    with pytest.raises(LascauxError, match="An action is a text"):
        table.act(table.seat, json.loads(action))
    assert table.record() == before


@pytest.mark.parametrize("seat", ["null", '"0"', "[]", "0.0"])
def test_a_seat_that_is_no_number_is_refused(seat: str) -> None:
    with pytest.raises(LascauxError, match="There is no seat"):
        Table.new("clans", seats=2, seed=1).act(json.loads(seat), "move 1 2")


@pytest.mark.parametrize("text", ["null", "7", "[]"])
def test_what_is_no_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="A record is a text"):
        Table.load(json.loads(text))

"""Records: written, read back, cut, hidden, refused."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lascaux import Table
from lascaux.kernel.errors import BadRecord
from lascaux.table.verify import verify
from tests.table.helpers import finished, opened, play_on

RECORD = finished().record()


def test_a_record_reads_back_the_same() -> None:
    table = Table.load(RECORD)
    assert table.record() == RECORD
    assert table.over


def test_an_unfinished_table_goes_on_as_if_never_stored() -> None:
    table = play_on(opened(), 10)
    loaded = Table.load(table.record())
    play_on(table, 200, seed=3)
    play_on(loaded, 200, seed=3)
    assert loaded.record() == table.record()


def test_any_position_can_be_opened() -> None:
    table = Table.load(RECORD)
    for entry in range(table.entries + 1):
        assert Table.load(RECORD, at=entry).entries == entry
        assert table.at(entry).entries == entry


def test_tags_nobody_knows_survive() -> None:
    text = RECORD.replace("\n\n", '\n[Mood "quiet \\"evening\\""]\n\n', 1)
    assert '[Mood "quiet \\"evening\\""]' in Table.load(text).record()


def test_own_tags_are_written() -> None:
    table = Table.new("clans", seats=2, seed=1, tags={"Seat0": "Ada"})
    assert '[Seat0 "Ada"]' in table.record()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seats_copy_hides_the_other_cards_and_the_seed(seat: int | None) -> None:
    table = play_on(opened(), 4)
    cards = [line for line in table.record().splitlines() if line.startswith("* card")]
    text = table.record_for(seat)
    assert [line for line in text.splitlines() if line.startswith("* card")] == (
        [] if seat is None else [cards[seat]]
    )
    assert table.seed not in text
    assert table.commitment in text


def test_a_seats_copy_does_not_load() -> None:
    with pytest.raises(BadRecord, match="hidden"):
        Table.load(play_on(opened(), 4).record_for(0))


def test_a_finished_record_is_open_to_all() -> None:
    table = finished()
    assert table.record_for(None) == table.record()


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        ("", "no record"),
        ("hello", "Line 1"),
        ('[Game "chess"]', "no game"),
        ('[Game "clans"]', "seats"),
        ('[Game "clans"]\n[Seats "9"]', "seats"),
        ('[Game "clans"]\n[Seats "2"]\n[Rules "2.0.0"]', "rules"),
        ('[Game "clans"]\n[Seats "2"]\n[Options "luck=none"]', "option"),
        ('[Game "clans"]\n[Seats "2"]\n[Seed "12"]', "seed"),
        ('[Game "clans"]\n[Seats "2"]\n\n0 move 1 2', "Line 4"),
        ('[Game "clans"]\n[Seats "2"]\n\n* move 1 2', "Line 4"),
        ('[Game "clans"]\n[Seats "2"]\n\n* dance', "Line 4"),
        ('[Game "cl\\ud8"]', "Line 1"),
        ('[Game "clans"]\n[Seats "2"]\n[Components "sha256:ff"]', "components 'sha256:ff'"),
        ('[Game "clans"]\n[Seats "2"]\n[Seats "3"]', "Line 3: there is a tag 'Seats' already"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(broken: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Table.load(broken)


def test_an_entry_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadRecord, match="no entry 1000"):
        Table.load(RECORD, at=1000)


@pytest.mark.parametrize("entry", ['"a"', "1.5", "[]"])
def test_an_entry_that_is_no_number_is_refused(entry: str) -> None:
    with pytest.raises(BadRecord, match="there is no entry"):
        Table.load(RECORD, at=json.loads(entry))
    with pytest.raises(BadRecord, match="there is no entry"):
        Table.load(RECORD).at(json.loads(entry))


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadRecord):
        Table.load(text)


@given(st.integers(0, len(RECORD) - 1), st.characters())
def test_a_damaged_record_loads_or_is_refused(place: int, letter: str) -> None:
    with suppress(BadRecord):
        Table.load(RECORD[:place] + letter + RECORD[place + 1 :])


def test_a_record_that_names_no_components_has_the_standard_ones() -> None:
    text = "\n".join(line for line in RECORD.splitlines() if not line.startswith("[Components"))
    assert Table.load(text).over


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_any_editor_ends_them(end: str) -> None:
    assert Table.load(RECORD.replace("\n", end)).record() == RECORD


def test_a_fair_record_is_found_fair() -> None:
    verdict = verify(RECORD)
    assert verdict.fair
    assert verdict.over
    assert verdict.draws == 16


def test_a_verdict_says_what_was_announced() -> None:
    commitment = Table.load(RECORD).commitment
    verdict = verify(RECORD)
    assert verdict.commitment == commitment
    assert commitment in verdict.message


@pytest.mark.parametrize("kept", [0, 1, 16, 17, -1])
def test_a_record_that_was_cut_is_not_called_fair(kept: int) -> None:
    head, _, entries = RECORD.partition("\n\n")
    verdict = verify("\n".join([head, "", *entries.splitlines()[:kept]]))
    assert not verdict.fair
    assert not verdict.over
    assert "not over" in verdict.message


def test_a_changed_draw_is_found_out() -> None:
    lines = RECORD.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("* first"))
    lines[first] = "* first 0" if lines[first] != "* first 0" else "* first 1"
    cut = "\n".join(lines[: first + 1])
    verdict = verify(cut)
    assert not verdict.fair
    assert f"line {first + 1}" in verdict.message


def test_a_changed_seed_is_found_out() -> None:
    seed = Table.load(RECORD).seed
    verdict = verify(RECORD.replace(seed, "00" * 32))
    assert not verdict.fair
    assert "announced" in verdict.message


def test_a_record_without_seed_cannot_be_checked_but_replays() -> None:
    text = "\n".join(line for line in RECORD.splitlines() if not line.startswith("[Seed"))
    assert not verify(text).fair
    assert Table.load(text).over

"""Components of a table: overlays as people write them, and records that carry them."""

from __future__ import annotations

from ast import literal_eval
from pathlib import Path

import pytest

import lascaux
from lascaux.games.tain import flow
from lascaux.games.tain.box import TainBox
from lascaux.kernel.box import BadComponents, Reader
from lascaux.kernel.errors import BadRecord, BadSetup
from lascaux.kernel.printed import Entry, Printed
from lascaux.table.boxfile import file_of
from lascaux.table.components import Components, box_in, changes_of
from lascaux.table.overlays import LONGEST, lines_of, overlay_in
from lascaux.table.table import Table
from lascaux.table.words import Words

TAIN = lascaux.game("tain")
OVERLAY = """\
game = "tain"
turns = 2

[tiles] # fewer boys
boy = 5
"""


def sentences(text: str, language: str = "en") -> list[str]:
    """What is said of an overlay of Táin that does not fit."""
    with pytest.raises(BadComponents) as caught:
        box_in(TAIN, text, language)
    return str(caught.value).splitlines()


def played_out(table: Table) -> Table:
    """The table, after everybody has passed all the time."""
    while not table.over:
        table.act(table.seat, "pass")
    return table


# --- what people write ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("turns = 2\nturn = 3", "Line 2: The box has nothing called “turn”; it has: tiles, stable_doors"),
        ("\n\nturns = 0", "Line 3: “turns” is a whole number from 1 to 16, not 0."),
        ("[tiles]\nboy = 'x'", 'Line 2: “tiles.boy” is a whole number from 0 to 15, not "x".'),
        ("tiles = 3", "Line 1: “tiles” is a table with a value for each of chief, warrior"),
        ("tiles.fool = 3", "Line 1: “tiles.fool” is not there; the table has: chief, warrior"),
        ("turns = 3\ncows = 7", "Line 2: 7 cows are not enough: 4 players begin with 20."),
        ("doors = 6", "Line 1: “doors” cannot be changed: it shapes the rules of the game."),
        ("turns = 1\nturns = ", "Line 2 cannot be read as TOML: it takes a name that was not said before"),
        ("a\n= 3", "Line 1 cannot be read as TOML: it takes a name that was not said before"),
        ('game = "clans"', "Line 1: This file is for the game “clans”, not for “tain”."),
        ('game = "#1"', "Line 1: This file is for the game “#1”, not for “tain”."),
        ("game = 3", "Line 1: “game” is the name of a game in quotes, not 3."),
        ("# mine\n\ngame = 3", "Line 3: “game” is the name of a game in quotes, not 3."),
        ("'#1' = 3", "Line 1: The box has nothing called “#1”; it has: tiles, stable_doors"),
        ("\ufeffturns = 0", "Line 1: “turns” is a whole number from 1 to 16, not 0."),
        ("#" * (LONGEST + 1), "This file is too long for components"),
        ("x = " + "[" * 20_000, "Line 1 cannot be read as TOML"),
        ("\n" + ".".join("a" * 15_000) + " = 1", "Line 2: a name in this file has more than 8 parts."),
        ("[" + ".".join("a" * 9) + "]", "Line 1: a name in this file has more than 8 parts."),
        ("x = {" + " . ".join("a" * 9) + " = 1}", "Line 1: a name in this file has more than 8 parts."),
        ('x = """a""""\n' + "'a'." * 9 + 'b = 1\n#"', "Line 2: a name in this file has more than 8 parts."),
        (".".join("a" * 8) + " = 1", "Line 1: The box has nothing called “a”"),
        ('["a#b"] # mine\nx = 1', "Line 1: The box has nothing called “a#b”"),
        ("['a]b'] # mine\nx = 1", "Line 1: The box has nothing called “a]b”"),
    ],
)
def test_each_fault_gets_a_sentence_with_its_line(text: str, sentence: str) -> None:
    assert sentences(text)[0].startswith(sentence)


def test_faults_are_told_in_the_order_of_the_lines_and_in_either_language() -> None:
    said = sentences("cows = 1\n[tiles]\nchief = 99\nboy = -1\n", "it")
    assert [sentence.partition(":")[0] for sentence in said] == ["Riga 1", "Riga 3", "Riga 4"]


@pytest.mark.parametrize(
    ("text", "place", "line"),
    [
        ("a = 1\nb = 2", ("b",), 2),
        ("[a]\n# x\nb = 2", ("a", "b"), 3),
        ("[a.b]\nc = 2", ("a", "b", "c"), 2),
        ("[a.b]\nc = 2", ("a", "b"), 1),
        ("\na.b.c = 2", ("a", "b"), 2),
        ('"a b"."c.d" = 1', ("a b", "c.d"), 1),
        ("a = {b = 1,\tc = {d = 2}}\ne = 1", ("e",), 2),
        ("a = [\n 1, # ]\n 2]\nb = 1", ("b",), 4),
        ('a = """\nb = 1\n"""\nc = 2', ("c",), 4),
        ("a = 'it''s'\nb = 1".replace("''", ""), ("b",), 2),
        ('a = "\\"["\nb = 1', ("b",), 2),
        ("[a] # why [not]\nb = 1", ("a", "b"), 2),
        ('["a#b"] # why\nb = 1', ("a#b", "b"), 2),
        ("[[a]] # [b]\nb = 1", ("a", "b"), 2),
        ('a = """x""""\nb = 1\nc = "y"', ("b",), 2),
        ("a = 1\r\nb = 2\r\n", ("b",), 2),
    ],
)
def test_the_line_of_a_value_is_found(text: str, place: tuple[str, ...], line: int) -> None:
    assert lines_of(text)[place] == line


def test_a_place_inside_a_value_is_on_the_line_of_the_value() -> None:
    assert overlay_in("\na = {b = [1, 2]}").line(("a", "b", "2")) == 2


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_a_file_changes_is_said_in_words(language: str) -> None:
    said = changes_of(TAIN, box_in(TAIN, OVERLAY), language)
    instead = "instead of" if language == "en" else "invece di"
    assert [sentence.rpartition(":")[2] for sentence in said] == [f" 5 {instead} 6.", f" 2 {instead} 8."]
    assert changes_of(TAIN, TAIN.box, language) == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", lascaux.games())
def test_every_value_of_every_game_has_a_name_for_people(name: str, language: str) -> None:
    words = Words(language, strict=True)
    for value in lascaux.game(name).box.values:
        assert words.say(f"{name}-box-{value}")


@pytest.mark.parametrize("name", lascaux.games())
def test_a_whole_file_changes_nothing(name: str) -> None:
    game = lascaux.game(name)
    assert box_in(game, file_of(game, game.box, Words("en"))) is game.box


# --- tables -----------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "path", "name", "data", "box"])
def test_a_table_takes_an_overlay_in_any_form(form: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OVERLAY, encoding="utf-8")
    forms: dict[str, Components] = {
        "text": OVERLAY,
        "path": file,
        "name": str(file),
        "data": {"turns": 2, "tiles": {"boy": 5}},
        "box": box_in(TAIN, OVERLAY),
    }
    assert lascaux.Table.new("tain", 2, components=forms[form]).box.overlay == {
        "turns": 2,
        "tiles": {"boy": 5},
    }


@pytest.mark.parametrize("form", ["text", "path"])
def test_a_mark_of_the_byte_order_is_passed_over(form: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OVERLAY, encoding="utf-8-sig")
    components: Components = file if form == "path" else "\ufeff" + OVERLAY
    assert lascaux.Table.new("tain", 2, components=components).box.overlay["turns"] == 2


def test_a_text_of_several_lines_is_no_name_of_a_file() -> None:
    overlay = lascaux.Table.new("tain", 2, components="turns = 2\n# as in mine.toml").box.overlay
    assert overlay == {"turns": 2}


@pytest.mark.parametrize(
    "components",
    [Path("nowhere/to/be.toml"), "nul\0.toml", 7, literal_eval("{1: 2}"), lascaux.game("clans").box],
)
def test_what_is_no_overlay_is_refused(components: Components) -> None:
    with pytest.raises(BadSetup):
        lascaux.Table.new("tain", 2, components=components)


def test_a_table_is_played_with_its_box() -> None:
    table = played_out(lascaux.Table.new("tain", 2, seed=3, components="turns = 2\njewel_points = 9"))
    assert table.scores() == [2 * 5 + 9 * 3] * 2
    (ended,) = [told for told in table.log(None) if told.kind == "ended"]
    assert ended.args == {"reason": "turns", "turns": 2, "herd": 11}


def test_two_tables_with_different_boxes_stand_side_by_side() -> None:
    one = lascaux.Table.new("tain", 2, seed=3, components="turns = 1")
    other = lascaux.Table.new("tain", 2, seed=3)
    for _ in range(2):
        one.act(one.seat, "pass")
        other.act(other.seat, "pass")
    assert (one.over, other.over) == (True, False)


def test_undo_and_bots_keep_to_the_box_of_the_table() -> None:
    table = lascaux.Table.new("tain", 2, seed=3, components=OVERLAY)
    seat = table.seat
    outlook = table.outlook(seat)
    assert TAIN.box_of(lascaux.Outlook.load(outlook.dump()).world(lascaux.Rng(1))) is table.box
    table.act(seat, "scout outer")
    table.undo(seat)
    assert "boy': 5" in str(table.view(seat))


# --- records ----------------------------------------------------------------------------------


def test_a_record_carries_its_overlay_and_names_the_box_by_hash() -> None:
    table = played_out(lascaux.Table.new("tain", 2, seed=3, components=OVERLAY))
    record = table.record()
    assert f'[Components "varied {table.box.hash}"]' in record
    again = lascaux.Table.load(record)
    assert again.box is table.box
    assert again.record() == record
    assert lascaux.verify(record).fair


def test_a_record_with_the_standard_box_names_it_by_hash() -> None:
    record = lascaux.Table.new("tain", 2, seed=3).record()
    assert f'[Components "standard {TAIN.box.hash}"]' in record
    assert "Overlay" not in record


def test_records_from_before_hashes_replay() -> None:
    record = lascaux.Table.new("tain", 2, seed=3).record()
    old = record.replace(f"standard {TAIN.box.hash}", "standard")
    assert lascaux.Table.load(old).box is TAIN.box


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("36f256fe3eb6a574", "0123456789abcdef"),
        ('[Overlay "{\\"tiles\\":{\\"boy\\":5},\\"turns\\":2}"]\n', ""),
        ('\\"turns\\":2', '\\"turns\\":3'),
        ('\\"turns\\":2', '\\"turns\\":99'),
        ('\\"turns\\":2}', ""),
    ],
)
def test_a_record_whose_box_is_not_what_it_says_is_refused(before: str, after: str) -> None:
    record = lascaux.Table.new("tain", 2, seed=3, components=OVERLAY).record()
    assert before in record
    with pytest.raises(BadRecord):
        lascaux.Table.load(record.replace(before, after))


def test_tuning_a_value_leaves_records_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """The standard box gets more turns; what was played before still is what it was."""
    standard = played_out(lascaux.Table.new("tain", 2, seed=3))
    varied = played_out(lascaux.Table.new("tain", 2, seed=3, components="cow_points = 4"))
    bare = standard.record().replace(f"standard {TAIN.box.hash}", "standard")
    printed = TAIN.box.printed
    entries = [entry for entry in printed.entries if entry.name != "turns"]
    more_turns = Entry("turns", 9, is_fixed=False, source="rulebook", note="")
    kept = Printed([*entries, more_turns], {TAIN.box.hash: dict(TAIN.box.values)}, printed.unnamed)
    monkeypatch.setattr(flow, "GAME", flow.Tain(TainBox(Reader(kept, {}))))
    assert lascaux.Table.new("tain", 2, seed=3).box.values["turns"] == 9
    for record in (standard.record(), varied.record(), bare):
        again = lascaux.Table.load(record)
        assert again.over
        assert again.box.values["turns"] == 8
        assert lascaux.verify(record).fair

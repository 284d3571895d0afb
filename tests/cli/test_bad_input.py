"""Whatever is wrong with the input ends in one sentence on standard error and exit code 2."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from devlib.places import SOURCE
from lascaux import Table
from tests.cli.driving import Shell, in_process_of_its_own, saved

HUGE = "9" * 40

WRONG: list[tuple[str, ...]] = [
    ("dance",),
    ("--dance",),
    ("play",),
    ("play", "chess"),
    ("play", "c" * 5000),
    ("play", "clans", "--seats", "1"),
    ("play", "clans", "--seats", "5"),
    ("play", "clans", "--seats", HUGE),
    ("play", "clans", "--seats", "two"),
    ("play", "clans", "--humans", "0"),
    ("play", "clans", "--humans", "5"),
    ("play", "clans", "--humans", "-1"),
    ("play", "clans", "--bots", "dancer"),
    ("play", "clans", "--bots", "search:fast"),
    ("play", "clans", "--bots", f"search:{HUGE}"),
    ("play", "clans", "--bots", "random,random,random,random"),
    ("play", "clans", "--seats", "2", "--bots", "random,random"),
    ("play", "clans", "--you", "0"),
    ("play", "clans", "--you", "3"),
    ("play", "clans", "--humans", "2", "--you", "1"),
    ("play", "clans", "--option", "ties"),
    ("play", "clans", "--option", "ties=dance"),
    ("play", "clans", "--option", "dance=yes"),
    ("play", "clans", "--seed", "-1"),
    ("play", "clans", "--seed", HUGE),
    ("play", "clans", "--language", "fr"),
    ("play", "clans", "--load", "{missing}"),
    ("play", "clans", "--load", "{record}", "--seed", "1"),
    ("play", "clans", "--load", "{record}", "--seats", "4"),
    ("play", "clans", "--load", "{record}", "--option", "ties=chips"),
    ("play", "clans", "--load", "{record}@999999"),
    ("play", "clans", "--load", "{hidden}"),
    ("play", "first_sparks", "--seats", "1"),
    ("play", "first_sparks", "--seats", "7"),
    ("play", "first_sparks", "--option", "map=round"),
    ("play", "first_sparks", "--option", "ties=chips"),
    ("play", "tain", "--seats", "1"),
    ("play", "tain", "--seats", "5"),
    ("play", "tain", "--option", "rotate_active=maybe"),
    ("replay",),
    ("replay", "{missing}"),
    ("replay", "{folder}"),
    ("replay", "{empty}"),
    ("replay", "{letter}"),
    ("replay", "{bytes}"),
    ("replay", "{illegal}"),
    ("replay", "{hidden}"),
    ("replay", "{record}@999999"),
    ("replay", f"{{record}}@{HUGE}"),
    ("replay", "{record}@-1"),
    ("replay", "{record}", "--json", "--play"),
    ("replay", "a\x00b"),
    ("replay", "n" * 5000),
    ("verify", "{missing}"),
    ("verify", "{bytes}"),
    ("verify", "{letter}"),
    ("verify", "{illegal}"),
    ("verify", "{other_game}"),
    ("verify", "{other_rules}"),
    ("simulate", "clans"),
    ("simulate", "chess", "--bots", "random,random"),
    ("simulate", "clans", "--bots", ""),
    ("simulate", "clans", "--bots", "random"),
    ("simulate", "clans", "--bots", "random,dancer"),
    ("simulate", "clans", "--bots", "random,random", "--games", "0"),
    ("simulate", "clans", "--bots", "random,random", "--games", HUGE),
    ("simulate", "clans", "--bots", "random,random", "--seats", "9"),
    ("simulate", "clans", "--bots", "random,random", "--at-least", "2"),
    ("simulate", "clans", "--bots", "random,random", "--at-least", "most"),
    ("simulate", "clans", "--bots", "random,random", "--processes", "0"),
    ("rules",),
    ("rules", "chess"),
    ("rules", "clans", "CL-99.9"),
    ("rules", "clans", "dragons"),
    ("perft", "clans"),
    ("perft", "clans", "--depth", "-1"),
    ("perft", "clans", "--depth", HUGE),
    ("perft", "clans", "--depth", "1", "--record", "{missing}"),
    ("perft", "clans", "--depth", "1", "--record", "{record}", "--seed", "1"),
    ("perft", "clans", "--depth", "1", "--seats", "7"),
    ("bench", "chess"),
    ("bench", "clans", "--seats", "9"),
    ("bench", "clans", "--rounds", "0"),
    ("bench", "clans", "--seconds", "0"),
    ("bench", "clans", "--against", "chess"),
    ("bench", "clans", "--against", "catanatron", "--catanatron-python", "{missing}"),
    ("games", "--language", "fr"),
    ("serve", "--port", "0"),
    ("serve", "--port", "70000"),
]


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Files of every wrong kind, by name."""
    folder = tmp_path_factory.mktemp("wrong")
    record = saved(folder / "record", moves=5)
    text = record.read_text(encoding="utf-8")
    wrong = {
        "empty": b"",
        "letter": b"Dear reader,\n",
        "bytes": b"\xff\xfe\x00[Game",
        "illegal": text.encode() + b"0 move 1 60\n",
        "hidden": Table.load(text).record_for(0).encode(),
        "other_game": text.replace('"clans"', '"chess"').encode(),
        "other_rules": text.replace('[Rules "1', '[Rules "9').encode(),
    }
    for name, data in wrong.items():
        (folder / name).write_bytes(data)
    names = [*wrong, "record", "missing"]
    return {"folder": str(folder)} | {name: str(folder / name) for name in names}


@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:60])
def test_wrong_input_ends_in_one_sentence(
    shell: Shell, places: dict[str, str], arguments: tuple[str, ...]
) -> None:
    filled = [argument.format(**places) if "{" in argument else argument for argument in arguments]
    ended = shell.run(*filled)
    assert ended.code == 2
    assert ended.out == ""
    assert len(ended.err.splitlines()) == 1, ended.err
    assert ended.err.endswith(".\n")
    assert "Traceback" not in ended.err
    assert len(ended.err) < 400


def test_wrong_input_is_refused_in_italian_too(shell: Shell, tmp_path: Path) -> None:
    shell.set("LANG", "it_IT.UTF-8")
    assert "non si può leggere" in shell.run("replay", tmp_path / "missing").err


def test_no_traceback_leaves_a_process_of_its_own() -> None:
    ended = in_process_of_its_own(["play", "clans", "--seats", "nine"])
    assert ended.code == 2
    assert "Traceback" not in ended.err


def test_a_game_without_texts_is_counted_but_not_played_and_harms_no_other(tmp_path: Path) -> None:
    source = Path(shutil.copytree(SOURCE.parent, tmp_path / "src"))
    shutil.rmtree(source / "lascaux" / "games" / "tain" / "text")
    there = {"PYTHONPATH": str(source)}
    refused = in_process_of_its_own(["play", "tain", "--seed", "1"], environment=there)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "tain has no sentences yet: they stand in its folder, in text/en.ftl.\n"
    assert in_process_of_its_own(["perft", "tain", "--depth", "1"], environment=there).code == 0
    assert in_process_of_its_own(["games"], environment=there).code == 0
    other = in_process_of_its_own(["play", "clans", "--seed", "1"], environment=there)
    assert "Traceback" not in other.err
    assert other.out


@pytest.mark.parametrize(("language", "said"), [("en", "At least one person"), ("it", "almeno una persona")])
def test_a_table_without_people_at_the_screen_says_what_is_lacking(
    shell: Shell, language: str, said: str
) -> None:
    ended = shell.play("--humans", "0", "--language", language)
    assert ended.code == 2
    assert said in ended.err

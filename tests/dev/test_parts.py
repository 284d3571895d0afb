"""The parts of `dev`, each by itself."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from devlib.checks import Check, Outcome, run_checks, summary
from devlib.commands import report, with_default
from devlib.hot import compiled_files, compiled_groups, import_closure
from devlib.library import mirror
from devlib.packages import requirements
from devlib.places import CONSTRAINTS, SOURCE
from devlib.shell import run_openly
from devlib.stamps import Stamp, fingerprint
from devlib.trouble import sentence_for_error, sentence_for_output
from devlib.web import is_new_enough


def _write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


@pytest.fixture
def source(tmp_path: Path) -> Path:
    _write(tmp_path, "source/hut.py", "hut")
    _write(tmp_path, "source/inner/village.py", "village")
    return tmp_path / "source"


def test_mirror_copies_everything(source: Path, tmp_path: Path) -> None:
    assert mirror(source, tmp_path / "copy") == 2
    assert (tmp_path / "copy/inner/village.py").read_text() == "village"


def test_mirror_touches_only_what_differs(source: Path, tmp_path: Path) -> None:
    mirror(source, tmp_path / "copy")
    _write(source, "hut.py", "another hut")
    assert mirror(source, tmp_path / "copy") == 1


def test_mirror_removes_what_has_gone(source: Path, tmp_path: Path) -> None:
    mirror(source, tmp_path / "copy")
    (source / "hut.py").unlink()
    mirror(source, tmp_path / "copy")
    assert not (tmp_path / "copy/hut.py").exists()


def test_mirror_keeps_compiled_modules(source: Path, tmp_path: Path) -> None:
    compiled = _write(tmp_path, "copy/hut.cpython-311.so", "machine code")
    mirror(source, tmp_path / "copy")
    assert compiled.exists()


def test_mirror_keeps_the_folder_it_is_told_to(source: Path, tmp_path: Path) -> None:
    page = _write(tmp_path, "copy/static/index.html", "page")
    mirror(source, tmp_path / "copy", keep_folder=tmp_path / "copy/static")
    assert page.exists()


def test_mirror_leaves_caches_alone(source: Path, tmp_path: Path) -> None:
    _write(source, "__pycache__/hut.pyc", "cache")
    assert mirror(source, tmp_path / "copy") == 2


def test_fingerprint_changes_with_a_file(source: Path) -> None:
    before = fingerprint(source)
    _write(source, "hut.py", "another hut")
    assert fingerprint(source) != before


def test_fingerprint_changes_with_a_name(source: Path) -> None:
    before = fingerprint(source)
    (source / "hut.py").rename(source / "tent.py")
    assert fingerprint(source) != before


def test_fingerprint_keeps_texts_apart() -> None:
    assert fingerprint("hut", "s") != fingerprint("hu", "ts")


def test_stamp_is_fresh_for_its_key_alone(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "stamps" / "web")
    stamp.set("one")
    assert stamp.is_fresh("one")
    assert not stamp.is_fresh("two")


def test_cleared_stamp_is_not_fresh(tmp_path: Path) -> None:
    stamp = Stamp(tmp_path / "web")
    stamp.set("one")
    stamp.clear()
    assert not stamp.is_fresh("one")


@pytest.mark.parametrize(
    ("version", "is_good"),
    [
        ("v18.20.0", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("", False),
    ],
)
def test_node_is_new_enough_for_vite(version: str, is_good: bool) -> None:
    assert is_new_enough(version) is is_good


@pytest.mark.parametrize("printed", ["OSError: [Errno 28] No space left on device", "npm error code ENOSPC"])
def test_full_disk_is_recognised(printed: str) -> None:
    assert str(sentence_for_output(printed)).startswith("The disk is full")


@pytest.mark.parametrize("printed", ["npm error code EAI_AGAIN", "Max retries exceeded with url"])
def test_missing_network_is_recognised(printed: str) -> None:
    assert str(sentence_for_output(printed)).startswith("The package registry cannot be reached")


def test_other_output_is_not_explained_away() -> None:
    assert sentence_for_output("SyntaxError: invalid syntax") is None


def test_full_disk_of_our_own_is_one_sentence() -> None:
    error = OSError(errno.ENOSPC, "No space left on device", "build/lib")
    assert sentence_for_error(error) == "The disk is full: free about 1 GB and run this again."


def test_what_hot_modules_import_is_followed(tmp_path: Path) -> None:
    package = tmp_path / "lascaux"
    first = _write(package, "first.py", "from lascaux.inner import second\nimport json\n")
    second = _write(package, "inner/second.py", "import lascaux.third\n")
    third = _write(package, "third.py", "")
    inner = _write(package, "inner/__init__.py", "")
    _write(package, "unrelated.py", "")
    assert import_closure([first], package) == sorted([first, second, third, inner])


def test_package_files_are_never_compiled() -> None:
    assert not [file for file in compiled_files() if file.name == "__init__.py"]


def test_the_kernel_is_compiled() -> None:
    assert SOURCE / "kernel" / "play.py" in compiled_files()


def test_each_compiled_file_is_in_one_group() -> None:
    files = [file for group in compiled_groups().values() for file in group]
    assert sorted(files) == compiled_files()


def test_what_all_games_share_is_one_group() -> None:
    core = {file.relative_to(SOURCE).parts[:-1] for file in compiled_groups()["lascaux"]}
    assert core >= {("kernel",), ("bots",)}
    assert not [parts for parts in core if len(parts) > 1]


def test_a_new_game_is_a_group_of_its_own(tmp_path: Path) -> None:
    package = tmp_path / "lascaux"
    step = _write(package, "games/stone_age/steps/feeding.py", "")
    data = _write(package, "games/stone_age/data.py", "")
    bots = _write(package, "bots/stone_age/evaluation.py", "")
    assert compiled_groups(package) == {
        "lascaux_games_stone_age": [data, step],
        "lascaux_bots_stone_age": [bots],
    }


def test_a_folder_compiled_apart_is_a_group_of_its_own() -> None:
    groups = compiled_groups()
    steps = {file.parent for file in groups["lascaux_games_prehistory_steps"]}
    assert steps == {SOURCE / "games" / "prehistory" / "steps"}
    assert SOURCE / "games" / "prehistory" / "steps" not in {
        file.parent for file in groups["lascaux_games_prehistory"]
    }


def test_a_group_can_take_in_another() -> None:
    assert set(requirements("compile")) <= set(requirements("dev"))


def test_constraints_name_no_address() -> None:
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "/" in line or "@" in line] == []


@pytest.mark.parametrize("group", ["runtime", "compile", "node", "dev"])
def test_every_direct_requirement_has_its_constraint(group: str) -> None:
    pinned = {_plain(line.split("==")[0]) for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines()}
    assert {_plain(_name(requirement)) for requirement in requirements(group)} <= pinned


def test_dev_alone_plays() -> None:
    assert with_default([]) == ["play"]
    assert with_default(["--port", "9"]) == ["play", "--port", "9"]


def test_steps_after_a_failed_one_still_run() -> None:
    steps = [Check("lint", lambda: 1), Check("types", lambda: 0)]
    assert [outcome.is_good for outcome in run_checks(steps)] == [False, True]


def test_a_failed_step_fails_the_command() -> None:
    assert report([Check("lint", lambda: 1), Check("types", lambda: 0)]) == 1


def test_good_steps_end_well() -> None:
    assert report([Check("lint", lambda: 0)]) == 0


def test_a_step_whose_program_is_missing_has_failed() -> None:
    assert run_openly(["no-such-program-anywhere"]) == 127


def test_summary_names_what_failed() -> None:
    text = summary([Outcome("lint", True, 1.0), Outcome("types", False, 12.5)])
    assert text.splitlines() == [
        "",
        "lint   ok          1.0 s",
        "types  FAILED     12.5 s",
        "",
        "In all 0.2 minutes.",
        "Failed: types.",
    ]


def test_summary_says_what_was_left_out() -> None:
    text = summary([Outcome("lint", True, 1.0)], "Left out: bench.")
    assert text.splitlines()[-3:] == ["Left out: bench.", "In all 0.0 minutes.", "All good."]


def _name(requirement: str) -> str:
    for sign in "[~=<> ;":
        requirement = requirement.split(sign)[0]
    return requirement


def _plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")

"""The rule ledger finds what is missing, and writes its page."""

from __future__ import annotations

from pathlib import Path

import pytest

import ledger
from ledgerlib.citations import rules_in
from tests.tools.projects import CODE, RULES, TEST, make_project, write

CHECK = ["check"]


def faults_of(root: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `check` complains of, once the page is fresh."""
    ledger.main(["write"], root)
    capsys.readouterr()
    code = ledger.main(CHECK, root)
    lines = capsys.readouterr().out.splitlines()
    assert code == (1 if len(lines) > 1 else 0)
    return lines[:-1]


def test_a_project_in_order_has_no_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert faults_of(make_project(tmp_path), capsys) == []


def test_a_paragraph_without_code_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path, code=CODE.replace("    Rule: TY-1.1.\n", ""))
    assert faults_of(root, capsys) == ["TY-1.1 (code) is cited by no code."]


@pytest.mark.parametrize("status", ["code", "data", "table", "example"])
def test_a_paragraph_without_test_is_a_fault(
    status: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = make_project(tmp_path, rules=RULES.replace('"code"', f'"{status}"'), test="")
    assert faults_of(root, capsys) == [f"TY-1.1 ({status}) has no test."]


def test_a_ruling_needs_code_and_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    grounds = 'reading = {en = "a", it = "b"}\nwhy = {en = "c", it = "d"}\nsource = "ours"\n'
    rules = RULES.replace('status = "code"\n', f'status = "ruling"\n{grounds}')
    root = make_project(tmp_path, rules=rules, code='"""Nothing."""\n', test="")
    assert faults_of(root, capsys) == ["TY-1.1 (ruling) is cited by no code.", "TY-1.1 (ruling) has no test."]


def test_an_unknown_id_in_a_docstring_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path, code=CODE.replace("TY-1.1.", "TY-1.1, TY-7.7."))
    (fault,) = faults_of(root, capsys)
    assert fault == "src/lascaux/games/toy/steps.py: Roll cites TY-7.7, which no rulebook has."


def test_an_unknown_id_given_to_an_event_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = make_project(tmp_path)
    event = 'def rolled(s, seat):\n    s.tell("rolled", seat, "TY-7.7", {})\n'
    write(root, "src/lascaux/games/toy/events.py", event)
    (fault,) = faults_of(root, capsys)
    assert fault == "src/lascaux/games/toy/events.py: rolled cites TY-7.7, which no rulebook has."


def test_an_unknown_id_on_a_test_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path, test=TEST.replace('"TY-1.1"', '"TY-1.1", "TY-7.7"'))
    (fault,) = faults_of(root, capsys)
    assert "test_a_die_is_rolled cites TY-7.7" in fault


def test_a_mark_that_is_no_text_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path, test=TEST.replace('"TY-1.1"', '"TY-1.1", RULE'))
    assert faults_of(root, capsys) == [
        "tests/games/toy/test_toy.py: the mark of test_a_die_is_rolled must name its rules as texts."
    ]


def test_a_rule_line_that_is_badly_written_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = make_project(tmp_path, code=CODE.replace("TY-1.1.", "TY-1.1"))
    (fault,) = faults_of(root, capsys)
    assert "the docstring of Roll must end with a line like" in fault


def test_a_missing_language_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path, rules=RULES.replace('it = "Siate gentili."', ""))
    assert any("missing required field `it`" in fault for fault in faults_of(root, capsys))


def test_an_id_used_twice_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path, rules=RULES.replace("TY-1.2", "TY-1.1"))
    assert any("Two paragraphs are called TY-1.1." in fault for fault in faults_of(root, capsys))


def test_a_game_without_rules_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path)
    write(root, "src/lascaux/games/other/meta.py", "")
    assert faults_of(root, capsys) == ["src/lascaux/games/other/rules.toml is missing."]


def test_a_stale_page_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path)
    ledger.main(["write"], root)
    write(root, "src/lascaux/games/toy/rules.toml", RULES.replace("Be kind.", "Be kind to all."))
    capsys.readouterr()
    assert ledger.main(CHECK, root) == 1
    assert "docs/rules/toy.md is stale" in capsys.readouterr().out


def test_a_page_of_no_game_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = make_project(tmp_path)
    write(root, "docs/rules/chess.md", "# Chess\n")
    (fault,) = faults_of(root, capsys)
    assert fault.startswith("docs/rules/chess.md is stale")


def test_the_page_links_each_paragraph_to_code_and_tests(tmp_path: Path) -> None:
    root = make_project(tmp_path)
    ledger.main(["write"], root)
    rows = (root / "docs" / "rules" / "toy.md").read_text(encoding="utf-8").splitlines()
    (row,) = [line for line in rows if "TY-1.1" in line]
    assert "| Roll the die. | code |" in row
    assert "*does* [`Roll`](../../src/lascaux/games/toy/steps.py#L6)" in row
    assert "[a die is rolled](../../tests/games/toy/test_toy.py#L5)" in row


@pytest.mark.parametrize(("title", "head"), [("", "# Toy:"), ('title = "Tóy"\n', "# Tóy:")])
def test_the_page_is_headed_by_the_name_or_the_title_of_the_game(
    tmp_path: Path, title: str, head: str
) -> None:
    root = make_project(tmp_path, rules=title + RULES)
    ledger.main(["write"], root)
    lines = (root / "docs" / "rules" / "toy.md").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith(head) for line in lines)


@pytest.mark.parametrize(
    ("docstring", "rules", "is_sound"),
    [
        ("What it does.", [], True),
        ("What it does.\n\nRule: CL-2.1.", ["CL-2.1"], True),
        ("What it does.\n\nRule: CL-2.1, CL-10.12.3.", ["CL-2.1", "CL-10.12.3"], True),
        ("What it does.\n\nRule: PH-6A.1, PH-6B.2.", ["PH-6A.1", "PH-6B.2"], True),
        ("What it does.\n\nRule: CL-2.1.\nAnd more.", ["CL-2.1"], False),
        ("What it does.\n\nRule: CL-2.1; CL-2.2.", ["CL-2.1", "CL-2.2"], False),
    ],
)
def test_the_last_line_of_a_docstring_names_its_rules(
    docstring: str, rules: list[str], is_sound: bool
) -> None:
    assert rules_in(docstring) == (rules, is_sound)


def test_our_own_ledger_is_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger.main(CHECK) == 0, capsys.readouterr().out

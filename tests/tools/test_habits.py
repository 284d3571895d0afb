"""Steps explain their frames, and imports point one way."""

from __future__ import annotations

from pathlib import Path

import pytest

from ledgerlib.habits import frame_faults, import_faults
from tests.tools.projects import CODE, make_project, write


def test_a_step_that_explains_its_frame_is_fine(tmp_path: Path) -> None:
    assert frame_faults(make_project(tmp_path)) == []


def test_a_step_that_reads_an_unexplained_number_is_a_fault(tmp_path: Path) -> None:
    root = make_project(tmp_path, code=CODE.replace("    Frame: a = how often.\n", ""))
    (fault,) = frame_faults(root)
    assert "Roll reads f.a" in fault


def test_every_number_that_is_read_must_be_explained(tmp_path: Path) -> None:
    root = make_project(tmp_path, code=CODE.replace("[f.a]", "[f.a + f.c]"))
    (fault,) = frame_faults(root)
    assert "Roll reads f.c" in fault


def test_a_class_that_is_no_step_needs_no_frame(tmp_path: Path) -> None:
    root = make_project(tmp_path, code=CODE.replace("Step[int]", "Helper").replace("Frame: a", "x"))
    assert frame_faults(root) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel/game.py", "from lascaux.games.toy import meta"),
        ("kernel/game.py", "from lascaux import wire"),
        ("games/toy/flow.py", "import lascaux.table.table"),
        ("games/toy/flow.py", "from lascaux import game"),
        ("games/toy/flow.py", "from lascaux.games.other.data import HUTS"),
        ("table/table.py", "from lascaux.bots.interface import Bot"),
        ("bots/greedy.py", "from lascaux.server.app import app"),
        ("bots/greedy.py", "def late():\n    from lascaux.cli import main"),
    ],
)
def test_an_import_that_points_upwards_or_aside_is_a_fault(tmp_path: Path, path: str, line: str) -> None:
    root = _layered(tmp_path)
    write(root, f"src/lascaux/{path}", f"{line}\n")
    (fault,) = import_faults(root)
    assert fault.startswith(f"src/lascaux/{path} imports lascaux")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/toy/flow.py", "from lascaux.kernel.game import Game"),
        ("games/toy/flow.py", "from lascaux.games.toy.data import HUTS"),
        ("games/toy/view.py", "from lascaux import wire"),
        ("table/table.py", "from lascaux.registry import game"),
        ("bots/greedy.py", "from lascaux.table.outlook import Outlook"),
        ("server/app.py", "import lascaux"),
        ("cli/main.py", "from lascaux.server.app import app"),
        ("kernel/game.py", "import json\nfrom typing import Final"),
    ],
)
def test_an_import_that_points_downwards_is_fine(tmp_path: Path, path: str, line: str) -> None:
    root = _layered(tmp_path)
    write(root, f"src/lascaux/{path}", f"{line}\n")
    assert import_faults(root) == []


def _layered(tmp_path: Path) -> Path:
    root = make_project(tmp_path)
    for file in ("wire", "registry", "table/outlook", "bots/interface", "server/app", "cli/main"):
        write(root, f"src/lascaux/{file}.py", "")
    return root

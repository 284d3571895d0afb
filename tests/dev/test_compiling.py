"""The C compiler gets what has changed, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from setuptools import Extension

from compile import build
from devlib.library import compiler_obstacle

pytestmark = pytest.mark.skipif(compiler_obstacle() is not None, reason=str(compiler_obstacle()))

SOURCE = """
#include <Python.h>
#include "hut.h"
static struct PyModuleDef hut = {PyModuleDef_HEAD_INIT, "hut", NULL, HUTS};
PyMODINIT_FUNC PyInit_hut(void) { return PyModule_Create(&hut); }
"""


class Hut:
    """A small module in C, and when it was last compiled."""

    def __init__(self, folder: Path) -> None:
        self.work = folder / "work"
        self.source, self.header = folder / "hut.c", folder / "hut.h"
        self.source.write_text(SOURCE)
        self.header.write_text("#define HUTS -1\n")

    def build(self) -> Path:
        """Compile it if that is needed; where it is then."""
        extension = Extension(
            "hut", [str(self.source)], depends=[str(self.header)], include_dirs=[str(self.header.parent)]
        )
        (output,) = build([extension], self.work)
        return Path(output)

    def is_compiled_again(self) -> bool:
        """Whether building it now calls the compiler; what it makes is a new file."""
        (output,) = (self.work / "made").glob("hut*.so")
        before = output.stat().st_mtime_ns
        return self.build().stat().st_mtime_ns != before


@pytest.fixture
def hut(tmp_path: Path) -> Hut:
    hut = Hut(tmp_path)
    assert hut.build().exists()
    return hut


def test_what_has_not_changed_is_not_compiled_again(hut: Hut) -> None:
    assert not hut.is_compiled_again()


def test_what_has_changed_is_compiled_again(hut: Hut) -> None:
    hut.source.write_text(SOURCE + "/* changed */\n")
    assert hut.is_compiled_again()
    assert not hut.is_compiled_again()


def test_a_changed_header_of_another_group_compiles_again(hut: Hut) -> None:
    hut.header.write_text("#define HUTS 0\n")
    assert hut.is_compiled_again()


def test_what_was_lost_is_compiled_again(hut: Hut) -> None:
    hut.build().unlink()
    assert hut.build().exists()


def test_what_could_not_be_compiled_is_tried_again(hut: Hut) -> None:
    hut.header.write_text("#define HUTS no number\n")
    for _ in range(2):
        with pytest.raises(Exception, match="exit status"):
            hut.build()
    hut.header.write_text("#define HUTS -1\n")
    assert hut.build().exists()

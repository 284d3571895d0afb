"""Names: what can be seen stays, and what looks blank is none."""

from __future__ import annotations

import pytest

from lascaux.server.faults import Denied
from lascaux.server.seats import clean_name, clean_text

# Whatever Unicode calls Default_Ignorable_Code_Point, and signs that are drawn as nothing.
IGNORABLE = [
    *[0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0],
    *range(0x180B, 0x1810),
    *range(0x200B, 0x2010),
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    *range(0xFE00, 0xFE10),
    *range(0xFFF0, 0xFFF9),
    *range(0x1BCA0, 0x1BCA4),
    *range(0x1D173, 0x1D17B),
    *range(0xE0000, 0xE1000),
]
BLANK = [0x0020, 0x00A0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x2800, 0x3000, 0x1D159, 0x13441]


@pytest.mark.parametrize("signs", [IGNORABLE, BLANK], ids=["ignorable", "blank"])
def test_a_name_that_looks_blank_is_refused(signs: list[int]) -> None:
    for sign in signs:
        with pytest.raises(Denied) as denied:
            clean_name(chr(sign) * 2)
        assert denied.value.code == "bad-name", hex(sign)


def test_nobody_gets_the_name_of_another_by_signs_that_are_drawn_as_nothing() -> None:
    assert {clean_name(f"{blank}Ada{blank}") for blank in "\u3164\u2800\u115f\u200b\u00a0"} == {"Ada"}


def test_marks_are_not_piled_up_into_the_lines_of_others() -> None:
    assert clean_text("A" + "\u0301" * 39 + "da") == "A" + "\u0301" * 4 + "da"
    for written in ("Ti\u0302\u0301nh", "\u05d1\u05bc\u05b0\u05e8", "\u0f66\u0f92\u0fb2\u0f74\u0f56"):
        assert clean_text(written) == written


@pytest.mark.parametrize("name", ["Ada", "中村", "하나", "❤\ufe0f", "é", "e\u0301", "ⴰⵎⵖⵔ", "?", "R2"])
def test_a_name_that_can_be_seen_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name

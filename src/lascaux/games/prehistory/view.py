"""A position of Prehistory as it travels to one seat."""

from __future__ import annotations

import msgspec


class PrehistoryView(msgspec.Struct, frozen=True, tag="prehistory"):
    """What a seat may see."""

    year: int

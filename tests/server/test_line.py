"""What leaves by the short way looks as what leaves by the long one."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from lascaux.server.line import head_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    message = b"x" * size
    assert head_of(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)

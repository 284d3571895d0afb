"""Hearing a story to its end."""

from __future__ import annotations

import msgspec

from lascaux.server.storymessages import Story
from tests.server.harness import Server, bearing


def whole_story(server: Server, table: str, token: str | None = None) -> Story:
    """The story of a finished game, asked for until it is whole."""
    seen = 0
    while True:
        story = part_of_story(server, table, seen, token)
        if story.parts == story.of > 0:
            return story
        assert story.parts >= seen
        seen = story.parts


def part_of_story(
    server: Server, table: str, seen: int = 0, token: str | None = None, wait: int = 20
) -> Story:
    """What is told of a story once there is more than was seen, or the time is up."""
    answer = server.http.get(f"/api/tables/{table}/story?seen={seen}&wait={wait}", headers=bearing(token))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Story)

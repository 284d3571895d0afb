"""The settings of a server, as `lascaux serve --help` tells them."""

from __future__ import annotations

from typing import Final

from lascaux.server.houserules import PREFIX, settings

AS_IT_STANDS: Final = "\b\n"  # before a paragraph that is not to be wrapped


def settings_told() -> str:
    """A line for each setting: its variable, what it means and what it is by default."""
    lines = [f"{AS_IT_STANDS}Settings as they stand in the environment; in a file: sockets = 50."]
    for setting in settings():
        lines.append(f"{PREFIX}{setting.name.upper()} ({setting.default or 'none'})")
        lines.append(f"    {setting.meaning}")
    return "\n".join(lines)

"""`lascaux forget`: names and tables that are to leave the games of a server."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

from lascaux.cli.italian import spoken
from lascaux.cli.trouble import DONE, NO, Trouble
from lascaux.server.forgetting import forgotten
from lascaux.server.lockfile import LockedElsewhere
from lascaux.server.main import FOLDER


def forget(names: list[str], tables: list[str], data: str | None, language: str | None = None) -> int:
    """Erase and remove; says no if there was nothing of the kind."""
    folder = FOLDER if data is None else Path(data)
    if not names and not tables:
        raise Trouble("Say what to forget: --name NAME or --table ID.")
    try:
        found = forgotten(folder, names, tables)
    except FileNotFoundError:
        raise Trouble(f"There are no games in the folder {folder}.") from None
    except LockedElsewhere:
        raise Trouble(
            f"A server uses the folder {folder}: stop it first, and start it again after."
        ) from None
    except sqlite3.Error as error:
        raise Trouble(f"The games in the folder {folder} cannot be changed: {error}.") from None
    counted = f"Names erased: {found.names}. Tables removed: {found.tables}. Lines removed: {found.lines}."
    sys.stdout.write(f"{spoken(counted, language)}\n")
    return DONE if any(found) else NO

"""Saving a game to a file, so that `lascaux play --load` goes on with it."""

from __future__ import annotations

import os
from pathlib import Path

from lascaux.cli.reading import program, reason_of, shortened
from lascaux.cli.terminal.desk import Desk
from lascaux.kernel.meta import Args


def save(desk: Desk, name: str) -> bool:
    """Write the record; asks before it replaces a file that is not this game's."""
    file = Path(name).expanduser()
    if file.exists() and file != desk.file:
        answer = desk.ask(desk.words.say("cli-ask-replace", {"file": shortened(name)}))
        if answer.casefold() not in (desk.words.say("cli-yes"), desk.words.say("cli-yes")[:1]):
            desk.say("cli-not-saved")
            return False
    try:
        _write(file, desk.table.record())
    except (OSError, ValueError) as error:
        desk.refuse("cli-no-writing", {"file": shortened(name), "why": reason_of(error, desk.words)})
        return False
    desk.file = file
    desk.saved = desk.table.entries
    how: Args = {"file": shortened(name), "program": program(), "game": desk.table.game.meta.name}
    desk.say("cli-saved", how)
    return True


def offer_to_save(desk: Desk) -> None:
    """Before somebody leaves: ask where to save, if there is anything new; an empty line declines."""
    while desk.is_unsaved:
        name = desk.ask(desk.words.say("cli-ask-save"))
        if not name or save(desk, name):
            return


def _write(file: Path, text: str) -> None:
    """Write beside the file, then put it in place: a full disk never costs the older game."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)

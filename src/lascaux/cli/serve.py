"""`lascaux serve`: tables for browsers."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from lascaux.cli.italian import spoken
from lascaux.cli.reading import words_for
from lascaux.cli.trouble import DONE, NO
from lascaux.server.main import FOLDER, CannotServe, run


def serve(
    host: str,
    port: int,
    folder: str | None,
    components: Sequence[str] = (),
    bots_from: str | None = None,
    settings: str | None = None,
    language: str | None = None,
) -> int:
    """Serve until told to stop; says no, with the reason, if the server cannot start."""
    try:
        run(
            host,
            port,
            FOLDER if folder is None else Path(folder),
            [Path(file) for file in components],
            None if bots_from is None else Path(bots_from),
            None if settings is None else Path(settings),
            words_for(language).language,
        )
    except CannotServe as trouble:
        sys.stderr.write(f"{spoken(str(trouble), language)}\n")
        return NO
    return DONE

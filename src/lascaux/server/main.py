"""Starting the server: the folder, the port, and one sentence for whatever is in the way."""

from __future__ import annotations

import argparse
import logging
import socket
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvicorn

from lascaux.server.app import make_app
from lascaux.server.boxes import boxes_in
from lascaux.server.house import House
from lascaux.server.line import Line
from lascaux.server.lockfile import LockedElsewhere
from lascaux.server.settings import Settings
from lascaux.server.sqlite import SqliteStore

HOST: Final = "127.0.0.1"
PORT: Final = 8000
FOLDER: Final = Path("data")
LARGEST_FRAME: Final = 256 * 1024  # beyond this the connection is cut; up to it the refusal is said in words
GRACE: Final = 5  # seconds for requests under way when the server ends


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


def run(
    host: str = HOST,
    port: int = PORT,
    data_dir: Path = FOLDER,
    components: Sequence[Path] = (),
    bots_from: Path | None = None,
) -> None:
    """Serve until told to stop; raises CannotServe, or BadSetup for files of components that do not fit."""
    serve(host, port, Settings(data_dir, boxes=boxes_in(components), bots_from=bots_from))


def serve(host: str, port: int, settings: Settings) -> None:
    """The same with all settings."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    listener = _listener(host, port)
    store = _store(settings.folder)
    house = House(settings, store)
    config = uvicorn.Config(
        make_app(house),
        ws=Line,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a fifth of the cost of a move, and a quarter of a megabyte a socket
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    name = f"[{host}]" if ":" in host else host
    print(f"Lascaux serves at http://{name}:{listener.getsockname()[1]}", flush=True)
    _PoliteServer(config, house).run(sockets=[listener])


class _PoliteServer(uvicorn.Server):
    """Tells sockets to come back before it closes them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house: Final = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end as usual."""
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn is about us; a client that sends broken UTF-8 is not."""
    return not record.getMessage().startswith("Invalid UTF-8")


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except (OSError, OverflowError) as error:
        listener.close()
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotServe(f"Port {port} of {host} cannot be had ({reason}): choose another one.") from None
    return listener


def _store(folder: Path) -> SqliteStore:
    try:
        return SqliteStore(folder)
    except LockedElsewhere:
        raise CannotServe(
            f"Another server uses the folder {folder}: stop it first, or choose another folder."
        ) from None
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be used: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise CannotServe(f"The games in the folder {folder} cannot be opened: {error}.") from None


def main() -> int:
    """Serve as the command line says; the exit code is 1 if the server cannot start."""
    parser = argparse.ArgumentParser(description="Serve tables of Lascaux.")
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, default=FOLDER, help="the folder that keeps the games")
    chosen = parser.parse_args()
    try:
        run(chosen.host, chosen.port, chosen.data)
    except CannotServe as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Starting the server: the folder, the port, and one sentence for whatever is in the way."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import resource
import socket
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

import uvicorn

from lascaux.kernel.errors import BadSetup
from lascaux.server.app import make_app
from lascaux.server.boxes import boxes_in
from lascaux.server.door import Door
from lascaux.server.house import House
from lascaux.server.houserules import FILE, house_rules
from lascaux.server.line import Line
from lascaux.server.lockfile import LockedElsewhere
from lascaux.server.settings import Settings
from lascaux.server.shelf import MEGABYTE
from lascaux.server.sqlite import SqliteStore
from lascaux.table.reasons import reason_of
from lascaux.table.words import DEFAULT

HOST: Final = "127.0.0.1"
PORT: Final = 8000
FOLDER: Final = Path("data")
LARGEST_FRAME: Final = 256 * 1024  # beyond this the connection is cut; up to it the refusal is said in words
NONSENSE: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request")
GRACE: Final = 5  # seconds for requests under way when the server ends


FILES: Final = 16_384  # that we ask the system to let us open
OWN_FILES: Final = 100  # of them, for the log, the workers and the pages


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


def run(
    host: str = HOST,
    port: int = PORT,
    data_dir: Path = FOLDER,
    components: Sequence[Path] = (),
    bots_from: Path | None = None,
    settings: Path | None = None,
    language: str = DEFAULT,
) -> None:
    """Serve until told to stop; raises CannotServe, or BadSetup for files or settings that do not fit.

    What is wrong with components is said in the language; all else in English, as the library does.
    """
    usual = data_dir / FILE
    rules = house_rules(settings or (usual if usual.is_file() else None), os.environ)
    boxes = boxes_in(components, language)
    serve(host, port, Settings(data_dir, boxes=boxes, bots_from=bots_from, rules=rules, room=_room()))


def serve(host: str, port: int, settings: Settings) -> None:
    """The same with all settings."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    listener = _listener(host, port)
    store = _store(settings)
    house = House(settings, store)
    config = uvicorn.Config(
        make_app(house),
        http=Door,
        ws=Line,
        forwarded_allow_ips=list(settings.rules.proxies),
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
    """Whether a line of uvicorn is about us; a client that sends nonsense is not."""
    return not record.getMessage().startswith(NONSENSE)


def _room() -> int:
    """How many connections the system lets us have, once we have asked for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most) - OWN_FILES


def _listener(host: str, port: int) -> socket.socket:
    if not host.strip():  # the system would take it for all addresses of this machine
        raise CannotServe("No address to listen on was said: say 127.0.0.1, or 0.0.0.0 for all of them.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OverflowError:
        listener.close()
        raise CannotServe(f"Port {port} cannot be had: ports have numbers from 0 to 65535.") from None
    except OSError as error:
        listener.close()
        _refuse_port(host, port, error)
    return listener


def _refuse_port(host: str, port: int, error: OSError) -> NoReturn:
    """Say why nobody can listen there, and what to do."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        raise CannotServe(
            f"This machine has no address {host}: say 127.0.0.1, or 0.0.0.0 for all that it has."
        ) from None
    if error.errno == errno.EADDRINUSE:
        raise CannotServe(
            f"Port {port} of {host} cannot be had, since another program uses it: choose another one."
        ) from None
    if error.errno in (errno.EACCES, errno.EPERM):
        raise CannotServe(
            f"Port {port} of {host} cannot be had by this user: choose one from 1024 on."
        ) from None
    raise CannotServe(f"Port {port} of {host} cannot be had: {reason_of(error)}.") from None


def _store(settings: Settings) -> SqliteStore:
    folder = settings.folder
    try:
        return SqliteStore(folder, settings.rules.disk_mb * MEGABYTE)
    except LockedElsewhere:
        raise CannotServe(
            f"Another server uses the folder {folder}: stop it first, or choose another folder."
        ) from None
    except OSError as error:
        raise CannotServe(f"The folder {folder} cannot be used: {reason_of(error)}.") from None
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
    except (CannotServe, BadSetup) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

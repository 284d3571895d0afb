"""The web UI: files of the built pages, and one page for every address of theirs."""

from __future__ import annotations

import asyncio
import gzip
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match

from lascaux.server.faults import Denied

API: Final = "api"
HASHED: Final = "assets"  # the folder whose file names change with their content
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
PACKABLE: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lascaux</title>
<h1>Lascaux</h1>
<p>The server runs, but its pages were not built. In a checkout, run <code>python3 dev play</code>, which
builds them; the programming interface is described at <a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""


class Pages:
    """The built pages in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder.resolve()
        self._packed: Final[dict[tuple[Path, int], bytes]] = {}  # by file and its time

    async def page(self, request: Request) -> Response:
        """A file if there is one of this name, else the page that finds its own way; raises Denied."""
        path = request.path_params["path"]
        if path.split("/")[0] == API:
            _check_method(request)
            raise Denied("no-page")
        file = self._file(path)
        if file is None and path.startswith(f"{HASHED}/"):
            raise Denied("no-page")
        if not (self._folder / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        if file is None:
            return await self._sent(request, self._folder / "index.html", FRESH)
        lasting = FOREVER if path.startswith(f"{HASHED}/") else FRESH
        return await self._sent(request, file, lasting)

    async def _sent(self, request: Request, file: Path, lasting: str) -> Response:
        """A file, packed where that helps and the browser can unpack it."""
        headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
        if file.suffix not in PACKABLE or "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(file, headers=headers)
        key = (file, file.stat().st_mtime_ns)
        if key not in self._packed:
            self._packed[key] = await asyncio.to_thread(lambda: gzip.compress(file.read_bytes(), mtime=0))
        kind = guess_type(file.name)[0]
        return Response(self._packed[key], headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)

    def _file(self, path: str) -> Path | None:
        """The file of this path within the folder."""
        if "\0" in path or len(path) > 300:
            return None
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except OSError:  # a name that no file of this system can have
            return None


def _check_method(request: Request) -> None:
    """Raise HTTPException if the address is right and only the method is wrong."""
    methods: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] is Match.PARTIAL:
            methods |= route.methods
    if methods:
        raise HTTPException(405, headers={"Allow": ", ".join(sorted(methods))})

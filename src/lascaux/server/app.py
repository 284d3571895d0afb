"""The app: routes, socket, pages, and one way to refuse."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

import lascaux
from lascaux.server.api import Api
from lascaux.server.faults import Denied, unreadable
from lascaux.server.guard import Guard
from lascaux.server.house import House
from lascaux.server.http import denied
from lascaux.server.openapi import ABOUT, TITLE, DescribedApp
from lascaux.server.pages import Pages
from lascaux.server.routes import ROUTES

_log: Final = logging.getLogger(__name__)


def make_app(house: House) -> FastAPI:
    """The app of a house; it wakes the house and closes it."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        house.wake()
        yield
        await house.close()

    app = DescribedApp(
        title=TITLE,
        description=ABOUT,
        version=lascaux.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    api = Api(house.tables, house.stories, house.health)
    for route in ROUTES:
        handler = getattr(api, route.handler)
        app.add_api_route(
            route.path,
            handler,
            methods=[route.method],
            status_code=route.status,
            response_model=None,
            summary=handler.__doc__,
            operation_id=route.handler,
        )

    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        await house.serve_socket(websocket, table)

    app.add_route("/{path:path}", Pages(house.settings.static).page)
    _refuse_in_words(app)
    app.add_middleware(Guard)
    return app


def _refuse_in_words(app: FastAPI) -> None:
    """Make every refusal a fault with a sentence."""

    async def refuse(request: Request, refusal: Exception) -> Response:
        assert isinstance(refusal, Denied)
        return denied(request, refusal)

    async def misfit(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join([str(part) for part in first["loc"]])
        return denied(request, unreadable(f"{place}: {first['msg']}"))

    async def lost(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        codes = {404: "no-page", 405: "no-method"}
        code = codes.get(error.status_code)
        answer = denied(request, Denied(code) if code else unreadable(error.detail))
        if error.headers:
            answer.headers.update(error.headers)
        return answer

    async def fail(request: Request, error: Exception) -> Response:
        return denied(request, Denied("internal"))

    app.add_exception_handler(Denied, refuse)
    app.add_exception_handler(RequestValidationError, misfit)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(Exception, fail)

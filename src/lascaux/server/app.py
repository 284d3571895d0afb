"""The app: routes, socket, pages, and one way to refuse."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match
from starlette.websockets import WebSocket

import lascaux
from lascaux.server.api import Api
from lascaux.server.door import GUESTS
from lascaux.server.faults import Denied, unreadable
from lascaux.server.guard import Guard
from lascaux.server.house import House
from lascaux.server.http import denied
from lascaux.server.openapi import ABOUT, TITLE, DescribedApp
from lascaux.server.pages import Pages
from lascaux.server.routes import ROUTES
from lascaux.server.seatapi import SeatApi
from lascaux.server.storyapi import StoryApi
from lascaux.server.talkapi import TalkApi

_log: Final = logging.getLogger(__name__)


def make_app(house: House) -> FastAPI:
    """The app of a house; it wakes the house and closes it."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, object]]:
        house.wake()
        app.openapi()  # made now, since it would keep everybody waiting at the first request for it
        yield {GUESTS: house.guests}
        await house.close()

    app = DescribedApp(
        title=TITLE,
        description=ABOUT,
        version=lascaux.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    apis = (
        Api(house.tables, house.health, house.clerk, house.rulebooks, house.lessons),
        StoryApi(house.tables, house.stories, house.daily),
        TalkApi(house.tables, house.talking, house.hints),
        SeatApi(house.tables, house.handover, house.settings.first_codes),
    )
    for route in ROUTES:
        handler = next(getattr(api, route.handler) for api in apis if hasattr(api, route.handler))
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
    app.add_middleware(Guard, guests=house.guests)
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
        if methods := _methods_at(request):
            answer.headers["Allow"] = ", ".join(methods)
        return answer

    async def fail(request: Request, error: Exception) -> Response:
        return denied(request, Denied("internal"))

    app.add_exception_handler(Denied, refuse)
    app.add_exception_handler(RequestValidationError, misfit)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(Exception, fail)


def _methods_at(request: Request) -> list[str]:
    """How the address of a request may be asked; several routes may share it."""
    routes = [route for route in request.app.routes if isinstance(route, APIRoute)]
    found = [route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL]
    return sorted({method for route in found for method in route.methods or ()})

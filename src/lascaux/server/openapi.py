"""OpenAPI of the REST routes, with the schemas of the very structs that are read and written."""

from __future__ import annotations

from typing import Final

import msgspec
from fastapi import FastAPI

from lascaux.server.faults import STATUS_OF
from lascaux.server.messages import Fault, FromBrowser, ToBrowser
from lascaux.server.routes import JSON, ROUTES, TEXT, Route

REFERENCE: Final = "#/components/schemas/{name}"
TITLE: Final = "Lascaux"
ABOUT: Final = (
    "Tables of Lascaux: open one, join it, play, look back. A seat is proved by its token, sent as "
    "`Authorization: Bearer`. Play itself runs over the socket `/api/tables/{table}/socket`; its messages "
    "are the schemas FromBrowser and ToBrowser."
)

Schema = dict[str, object]


class DescribedApp(FastAPI):
    """A FastAPI app whose OpenAPI document describes bodies as msgspec reads and writes them."""

    def openapi(self) -> Schema:
        """The document, made once."""
        if not self.openapi_schema:
            document: Schema = super().openapi()
            _describe(document)
        return self.openapi_schema or {}


def _describe(document: Schema) -> None:
    kinds = [Fault, FromBrowser, ToBrowser]
    kinds += [kind for route in ROUTES for kind in (route.answer, route.body) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    by_kind = dict(zip([str(kind) for kind in kinds], schemas, strict=True))
    components["FromBrowser"] = by_kind[str(FromBrowser)]
    components["ToBrowser"] = by_kind[str(ToBrowser)]
    document["components"] = {
        "schemas": components,
        "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
    }
    paths = document["paths"]
    assert isinstance(paths, dict)
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        operation["responses"] = _answers(route, by_kind)
        if route.body is not None:
            operation["requestBody"] = {"required": True, "content": _content(route.body, by_kind)}
        if "bad-token" in route.faults:
            operation["security"] = [{}, {"seat": []}]


def _answers(route: Route, by_kind: dict[str, Schema]) -> Schema:
    """The answer a route hopes to give, and all its refusals by status."""
    answers: Schema = {
        str(route.status): {"description": "Done.", "content": _content(route.answer, by_kind)}
    }
    for status in sorted({STATUS_OF[code] for code in (*route.faults, "internal")}):
        codes = [code for code in (*route.faults, "internal") if STATUS_OF[code] == status]
        answers[str(status)] = {
            "description": f"Refused: {', '.join(codes)}.",
            "content": {JSON: {"schema": by_kind[str(Fault)]}},
        }
    return answers


def _content(kind: object, by_kind: dict[str, Schema]) -> Schema:
    if kind is str:
        return {TEXT: {"schema": {"type": "string"}}}
    return {JSON: {"schema": by_kind[str(kind)]}}

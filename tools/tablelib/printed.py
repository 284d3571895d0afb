"""The printed values of a game as TypeScript: their types, and those of the standard box."""

from __future__ import annotations

import json

from lascaux.registry import game


def printed(name: str) -> list[str]:
    """The interface of the values, and the standard ones."""
    values = game(name).box.values
    return [
        "",
        "/** The printed values of a table's box, by the names of box.toml. */",
        "export interface Printed {",
        *[f"  readonly {key}: {_type(value)};" for key, value in values.items()],
        "}",
        "",
        "/** Those of the standard box: what is shown until a table's own are there. */",
        "export const STANDARD: Printed = {",
        *[f"  {key}: {json.dumps(value)}," for key, value in values.items()],
        "};",
    ]


def _key(key: str) -> str:
    """A key as TypeScript writes it: in quotes if it is no name there."""
    return key if key.isidentifier() else json.dumps(key)


def _type(value: object) -> str:
    if isinstance(value, dict):
        items = sorted({_type(item) for item in value.values()} - {"readonly never[]"})
        if all(str(key).isdigit() for key in value):
            return f"Readonly<Record<string, {' | '.join(items)}>>"
        return "{ " + "; ".join(f"readonly {_key(key)}: {_type(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        items = sorted({_type(item) for item in value}) or ["never"]
        item = " | ".join(items)
        return f"readonly ({item})[]" if len(items) > 1 or " " in item else f"readonly {item}[]"
    return "number" if isinstance(value, int) else "string"

"""The house rules: what whoever runs a server may set, from a file and from the environment."""

from __future__ import annotations

import ipaddress
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from lascaux.kernel.errors import BadSetup
from lascaux.kernel.shapes import shown
from lascaux.table.overlays import line_of, lines_of
from lascaux.table.reasons import reason_of

FILE: Final = "settings.toml"  # in the folder that keeps the games
PREFIX: Final = "LASCAUX_"  # before the name of a setting in the environment
MOST: Final = 1_000_000

Number = Annotated[int, Meta(ge=1, le=MOST)]
Seconds = Annotated[int, Meta(ge=1, le=3600)]
Days = Annotated[int, Meta(ge=1, le=36_500)]
Texts = tuple[str, ...]


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is let in, how much one address may use, and how long games are kept.

    An address is an IPv4 address, or the first half (/64) of an IPv6 address.
    """

    hosts: Annotated[
        Texts,
        Meta(
            description="names the server answers to, besides this machine's own; `*.name` for all below it"
        ),
    ] = ()
    proxies: Annotated[
        Texts,
        Meta(description="addresses of proxies whose X-Forwarded-For is believed; networks as 10.0.0.0/8"),
    ] = ()
    unlimited: Annotated[
        Texts, Meta(description="addresses without limits, if they use a name of this machine itself")
    ] = ("127.0.0.1", "::1")
    connections: Annotated[Number, Meta(description="open connections of one address")] = 200
    sockets: Annotated[
        Number, Meta(description="open sockets of one address, one for each table looked at")
    ] = 100
    polls: Annotated[Number, Meta(description="requests of one address that wait for news")] = 50
    head_seconds: Annotated[
        Seconds, Meta(description="seconds until a connection is closed that has not sent a whole head")
    ] = 10
    body_seconds: Annotated[
        Seconds,
        Meta(description="seconds until one is closed that has not sent the rest, or reads no answer"),
    ] = 30
    work: Annotated[
        Annotated[int, Meta(ge=1, le=100)],
        Meta(description="per cent of the server's time that one address may use for long"),
    ] = 5
    openings: Annotated[Number, Meta(description="tables that one address may open at once")] = 10
    openings_a_minute: Annotated[Number, Meta(description="and then in a minute")] = 12
    openings_a_day: Annotated[Number, Meta(description="and in a day")] = 500
    bot_tables: Annotated[Number, Meta(description="tables with bots that one address may have in play")] = 20
    rows: Annotated[
        Annotated[int, Meta(ge=100, le=MOST)],
        Meta(
            description="choices kept for a table: beyond it none is taken back, beyond twice it none is made"
        ),
    ] = 4000
    disk_mb: Annotated[Number, Meta(description="megabytes of all games; beyond it no table is opened")] = (
        4000
    )
    keep_finished_days: Annotated[
        Days, Meta(description="days after its last row that a finished game is kept")
    ] = 365
    keep_abandoned_days: Annotated[
        Days, Meta(description="days after its last row that an unfinished game is kept")
    ] = 90


class Setting(msgspec.Struct, frozen=True):
    """One of the house rules, as it is explained: its name, what it means and what it is by default."""

    name: str
    meaning: str
    default: str


def house_rules(file: Path | None, environment: Mapping[str, str]) -> HouseRules:
    """The rules that a file and the environment set, the latter first; raises BadSetup with a sentence."""
    rules = HouseRules() if file is None else _in_file(file)
    for name in HouseRules.__struct_fields__:
        variable = PREFIX + name.upper()
        if variable in environment:
            rules = _changed(rules, name, _split(name, environment[variable]), variable)
    return rules


def settings() -> list[Setting]:
    """All house rules with their meaning and default."""
    return [Setting(field.name, _meaning(field.type), _shown(field.default)) for field in _fields()]


def _in_file(file: Path) -> HouseRules:
    try:
        text = file.read_text(encoding="utf-8")
        values = tomllib.loads(text)
    except OSError as error:
        raise BadSetup(f"The file {file} cannot be read: {reason_of(error)}.") from None
    except UnicodeDecodeError:
        raise BadSetup(f"{file} is no text in UTF-8.") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = line_of(error, text) if isinstance(error, tomllib.TOMLDecodeError) else 1
        raise BadSetup(
            f"{file} is no TOML file: line {line} is not like sockets = 50, or says a setting again."
        ) from None
    rules, lines = HouseRules(), lines_of(text)
    for name, value in values.items():
        rules = _changed(rules, name, value, f"{file}, line {lines.get((name,), 1)}")
    return rules


def _split(name: str, text: str) -> object:
    """The value of a variable: lists are separated by commas."""
    if isinstance(getattr(HouseRules(), name), tuple):
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def _changed(rules: HouseRules, name: str, value: object, source: str) -> HouseRules:
    """The rules with one value changed; raises BadSetup that names where a wrong one was found."""
    names = HouseRules.__struct_fields__
    if name not in names:
        raise BadSetup(f"{source}: there is no setting {name[:60]!r}; there is: {', '.join(names)}.")
    try:
        changed = msgspec.convert(msgspec.structs.asdict(rules) | {name: value}, HouseRules, strict=False)
    except msgspec.ValidationError:
        if isinstance(getattr(rules, name), tuple):
            raise BadSetup(
                f'{source}: {name} is a list of texts, as ["a", "b"] is, not {shown(value)}.'
            ) from None
        least, most = _span_of(name)
        raise BadSetup(
            f"{source}: {name} is a whole number from {least} to {most}, not {shown(value)}."
        ) from None
    for network in (*changed.proxies, *changed.unlimited):
        try:
            ipaddress.ip_network(network)
        except ValueError:
            raise BadSetup(
                f"{source}: {network[:60]!r} is no address or network, as 10.0.0.0/8 is."
            ) from None
    return changed


def _span_of(name: str) -> tuple[int, int]:
    """The least and the largest value of a number."""
    kind = next(field.type for field in _fields() if field.name == name)
    assert isinstance(kind, msgspec.inspect.Metadata)
    number = kind.type
    assert isinstance(number, msgspec.inspect.IntType)
    assert number.ge is not None
    assert number.le is not None
    return number.ge, number.le


def _fields() -> tuple[msgspec.inspect.Field, ...]:
    info = msgspec.inspect.type_info(HouseRules)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def _meaning(kind: msgspec.inspect.Type) -> str:
    assert isinstance(kind, msgspec.inspect.Metadata)
    return str((kind.extra_json_schema or {}).get("description", ""))


def _shown(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)

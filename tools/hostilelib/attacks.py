"""What a hostile address may do, each by name: `attacker NAME ADDRESS OWN SECONDS` does it for so long.

It runs in a process of its own that steps back behind all others, as if it came from another machine.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

import lascaux
from hostilelib.enemy import Enemy

STEPS_BACK: Final = 10
AT_ONCE: Final = 40  # connections that ask side by side
SOCKETS: Final = 40
SILENT: Final = 400
POLLS: Final = 150
TABLES: Final = 400  # that are wanted
LARGE: Final = 1_000_000  # characters of a record
HALVES: Final = (
    b"G",
    b"GET /api/games HTTP/1.1\r\nHost: ",
    b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n[Game",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n{",
)

Attack = Callable[[Enemy], Awaitable[Callable[[], Awaitable[None]]]]


async def open_tables(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Hundreds of tables of search bots, and a look at each that was opened."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": "search"}] * 3]
    bodies = [json.dumps({"game": game, "seats": seats}).encode() for game in lascaux.games()]
    requests = itertools.cycle([enemy.request("POST", "/api/tables", body) for body in bodies])

    async def look_on(game: str) -> None:
        for _ in range(TABLES // len(bodies)):
            with suppress(Exception):
                table, token = await enemy.table(game, "human", "search", "search", "search")
                await enemy.flood(table, token, itertools.repeat('{"type": "ping"}'))
            await asyncio.sleep(0.01)

    async def run() -> None:
        lookers = [look_on(game) for game in lascaux.games() for _ in range(5)]
        await asyncio.gather(*lookers, enemy.pour(requests, AT_ONCE))

    return run


async def say_nothing(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Hundreds of connections that say nothing."""
    return lambda: _keep_open(enemy, itertools.repeat(b""))


async def say_half(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Hundreds of connections with half a request."""
    return lambda: _keep_open(enemy, itertools.cycle(HALVES))


async def _keep_open(enemy: Enemy, parts: Iterator[bytes]) -> None:
    """So many connections with a part of a request each, opened again when they are closed."""

    async def stay() -> None:
        while enemy.spend():
            with suppress(OSError):
                reader, writer = await enemy.line()
                writer.write(next(parts))
                while await reader.read(4096):
                    pass
                writer.close()
            enemy.had["closed"] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*[stay() for _ in range(SILENT)])


async def say_it_slowly(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Requests that come drop by drop, heads and bodies, over as many connections as one gets."""
    whole = (
        b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nX-Long: ",
    )

    async def drip(head: bytes) -> None:
        while enemy.spend():
            with suppress(OSError):
                _, writer = await enemy.line()
                writer.write(head)
                while enemy.spend() and not writer.is_closing():
                    writer.write(b"x")
                    enemy.had["drops"] += 1
                    await asyncio.sleep(0)
            await asyncio.sleep(0.01)

    async def run() -> None:
        await asyncio.gather(*[drip(head) for _ in range(POLLS // 2) for head in whole])

    return run


async def send_nonsense(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Frames that cannot be read: short, long, deep, no text."""
    frames: list[str | bytes] = [
        "{",
        "x" * 60_000,
        "[" * 60_000,
        '{"type": "act", "id": "' + "\\u0041" * 9_000 + '"}',
        "9" * 60_000,
        b"\x00\xff" * 2_000,
        '{"type":"what_if","id":"a","at":1,"actions":[' + '"a",' * 15_000 + '"a"]}',
    ]
    table, token = await enemy.table()
    return lambda: _flood(enemy, table, token, lambda: itertools.cycle(frames))


async def ask_why_not(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Questions why something is not allowed, over sockets and requests."""
    table, token = await enemy.table("prehistory")
    message: dict[str, object] = {"type": "why_not", "id": "a", "action": "move 1 2"}
    return _asking(enemy, table, token, message, "why_not")


async def ask_what_if(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Questions what as many actions as may be asked about would bring about."""
    table, token = await enemy.table("stone_age", "human", "search")
    actions = await _way_on(enemy, table, token)
    return _asking(
        enemy, table, token, {"type": "what_if", "id": "a", "at": 1, "actions": actions}, "what_if"
    )


async def _way_on(enemy: Enemy, table: str, token: str) -> list[str]:
    """The first thing that may be done at a table, and then much that may not."""
    async with enemy.socket(table) as line:
        await line.send(json.dumps({"type": "hello", "token": token}))
        while True:
            heard = json.loads(await line.recv())
            choices = (heard.get("decision") or {}).get("choices", [])
            if choices:
                return [choices[0]["text"], *[choice["text"] for choice in choices][:60]]


def _asking(
    enemy: Enemy, table: str, token: str, message: dict[str, object], route: str
) -> Callable[[], Awaitable[None]]:
    body = json.dumps(message)
    path = f"/api/tables/{table}/{route}"
    request = enemy.request("POST", path, body.encode(), f"Authorization: Bearer {token}")

    async def run() -> None:
        flood = _flood(enemy, table, token, lambda: itertools.repeat(body))
        await asyncio.gather(flood, enemy.pour(itertools.repeat(request), AT_ONCE))

    return run


async def act_and_undo(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """A choice made and taken back, over and over, at as many tables as one gets."""
    tables = [await enemy.seats("clans", "human", "human") for _ in range(4)]

    async def loop(table: str, token: str) -> None:
        """Only of the seat that is asked first."""
        async with enemy.socket(table) as line:
            await line.send(json.dumps({"type": "hello", "token": token}))
            newest: dict[str, dict[str, list[dict[str, str]]]] = {}
            for number in itertools.count():
                while (heard := json.loads(await line.recv()))["type"] not in ("update", "refused"):
                    enemy.had[heard["type"]] += 1
                enemy.had[heard["type"]] += 1
                newest = heard if heard["type"] == "update" else newest
                choices = newest["decision"].get("choices", [])
                if not number and not choices:
                    return
                message = {"type": "undo", "id": f"n{number}", "at": newest["seq"]}
                if choices:
                    message |= {"type": "act", "action": choices[number % len(choices)]["text"]}
                if not enemy.spend():
                    return
                await line.send(json.dumps(message))

    async def run() -> None:
        loops = [loop(table, token) for table, tokens in tables for token in tokens]
        await asyncio.gather(*loops, return_exceptions=True)

    return run


async def read_rules(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """The rules of all games, and every page, again and again."""
    paths = [f"/api/games/{game}/rules" for game in lascaux.games()]
    paths += [f"/api/components/{game}" for game in lascaux.games()] + ["/", "/api/daily", "/openapi.json"]
    requests = itertools.cycle([enemy.request("GET", path) for path in paths])
    return lambda: enemy.pour(requests, AT_ONCE)


async def verify_records(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Records as large as may be, and files of components, to be checked."""
    table = lascaux.Table.new("prehistory", seats=4, seed=1)
    bot, dice = lascaux.bot("random", table.game), lascaux.Rng(1)
    while not table.over:
        table.act(table.seat, bot.choose(table.outlook(table.seat), dice))
    record = str(table.record())
    requests = [
        enemy.request("POST", "/api/verify", record.encode()),
        enemy.request("POST", "/api/verify", record.ljust(LARGE, "\n").encode()),
        enemy.request("POST", "/api/verify", (record * (LARGE // len(record))).encode()),
        enemy.request("POST", "/api/components/tain", b"x = [" + b"1," * 30_000 + b"]"),
    ]
    return lambda: enemy.pour(itertools.cycle(requests), AT_ONCE)


async def wait_long(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Requests that wait for news, given up and sent again."""
    table, token = await enemy.table()
    path = f"/api/tables/{table}/updates?since=2&wait=30"
    request = enemy.request("GET", path, b"", f"Authorization: Bearer {token}")

    async def ask() -> None:
        while enemy.spend():
            with suppress(OSError, TimeoutError):
                reader, writer = await enemy.line()
                writer.write(request)
                async with asyncio.timeout(random.uniform(0.1, 2.0)):  # noqa: S311
                    enemy.had[(await reader.read(4096))[9:12].decode()] += 1
                writer.close()
            await asyncio.sleep(0.01)

    async def run() -> None:
        await asyncio.gather(*[ask() for _ in range(POLLS)])

    return run


async def come_and_go(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Sockets at a table that come, say hello and go, and others that stay."""
    table, token = await enemy.table("stone_age")

    async def come() -> None:
        while enemy.spend():
            with suppress(Exception):
                async with enemy.socket(table) as line:
                    await line.send(json.dumps({"type": "hello", "token": token}))
                    await line.recv()
                    enemy.had["came"] += 1

    async def run() -> None:
        await asyncio.gather(*[come() for _ in range(POLLS)])

    return run


async def look_back(enemy: Enemy) -> Callable[[], Awaitable[None]]:
    """Positions of the past, records, and whose turn it is."""
    table, token = await enemy.table("prehistory", "human", "random")
    bearer = f"Authorization: Bearer {token}"
    turns = json.dumps({"tables": [{"table": table, "token": token}] * 30, "wait": 0}).encode()
    requests = [
        *[enemy.request("GET", f"/api/tables/{table}/at/{entry}", b"", bearer) for entry in range(4)],
        enemy.request("GET", f"/api/tables/{table}/record", b"", bearer),
        enemy.request("GET", f"/api/tables/{table}/updates?wait=0", b"", bearer),
        enemy.request("POST", "/api/turns", turns),
    ]
    return lambda: enemy.pour(itertools.cycle(requests), AT_ONCE)


async def _flood(enemy: Enemy, table: str, token: str, frames: Callable[[], Iterator[str | bytes]]) -> None:
    await asyncio.gather(*[enemy.flood(table, token, frames()) for _ in range(SOCKETS)])


ATTACKS: Final[dict[str, Attack]] = {
    "tables": open_tables,
    "silence": say_nothing,
    "halves": say_half,
    "drops": say_it_slowly,
    "nonsense": send_nonsense,
    "why_not": ask_why_not,
    "what_if": ask_what_if,
    "undo": act_and_undo,
    "rules": read_rules,
    "verify": verify_records,
    "polls": wait_long,
    "sockets": come_and_go,
    "moments": look_back,
}


async def attack(name: str, address: str, own: str, seconds: float) -> None:
    """Prepare, say so, attack for so long, and tell what came of it."""
    enemy = Enemy(address, own)
    run = await ATTACKS[name](enemy)
    print("ready", flush=True)
    running = asyncio.ensure_future(run())
    await asyncio.sleep(seconds)
    if running.done():
        running.result()  # else it would be cancelled, which the other end can make long
    print(json.dumps(enemy.had), flush=True)
    os._exit(0)


if __name__ == "__main__":
    os.nice(STEPS_BACK)
    asyncio.run(attack(sys.argv[1], sys.argv[2], sys.argv[3], float(sys.argv[4])))

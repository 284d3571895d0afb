"""`lascaux forget`: names and tables leave the games of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lascaux.server.bus import LocalBus
from lascaux.server.messages import HumanSeat, Join, NewTable
from lascaux.server.seats import Visitor
from lascaux.server.sqlite import FILE, SqliteStore
from lascaux.server.tables import Tables
from lascaux.server.talking import Talking
from lascaux.server.talkmessages import Say
from lascaux.server.workers import WorkerPool
from tests.cli.driving import Shell


def played(folder: Path) -> list[str]:
    """Two tables at which Ada and Bruno sit."""

    async def play() -> list[str]:
        store = SqliteStore(folder)
        tables = Tables(store, LocalBus(), WorkerPool())
        ids = []
        for _ in range(2):
            opened = await tables.open(NewTable("clans", [HumanSeat("Ada Lovelace"), HumanSeat()]))
            live = await tables.get(opened.table.id)
            await tables.join(live, Join(opened.invitations[1], "Bruno Rossi"))
            await Talking(tables, store).say(live, Visitor(0), Say("1", "Your turn, BRUNO Rossi!"))
            await Talking(tables, store).say(live, Visitor(1), Say("2", "In a moment"))
            await Talking(tables, store).say(live, Visitor(0), Say("3", "Thank you"))
            ids.append(live.id)
        await tables.close()
        store.close()
        return ids

    return asyncio.run(play())


def names(folder: Path, table: str) -> list[str | None]:
    """Who sits at a table, as the next server reads it."""

    async def read() -> list[str | None]:
        store = SqliteStore(folder)
        tables = Tables(store, LocalBus(), WorkerPool())
        live = await tables.get(table)
        found = [seat.name for seat in live.info().seats]
        await tables.close()
        store.close()
        return found

    return asyncio.run(read())


def bytes_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob(f"{FILE}*"))


def test_a_name_is_erased_wherever_it_stands_and_nothing_else(shell: Shell, tmp_path: Path) -> None:
    ids = played(tmp_path)
    assert b"Bruno" in bytes_in(tmp_path)
    ended = shell.run("forget", "--name", "bruno  rossi", "--data", str(tmp_path))
    assert (ended.code, ended.out) == (0, "Names erased: 2. Tables removed: 0. Lines removed: 4.\n")
    left = bytes_in(tmp_path)
    assert not any(gone in left for gone in (b"Bruno", b"BRUNO", b"In a moment"))
    assert b"Thank you" in left
    assert [names(tmp_path, table) for table in ids] == [["Ada Lovelace", None]] * 2


def test_a_table_called_after_somebody_loses_its_title_and_letters_may_be_written_either_way(
    shell: Shell, tmp_path: Path
) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool())
        for title in ("At Jose\u0301's", "Josette"):
            await tables.open(NewTable("clans", [HumanSeat("Jose\u0301"), HumanSeat()], title=title))
        await tables.close()
        store.close()

    asyncio.run(play())
    ended = shell.run("forget", "--name", "JOS\u00c9", "--data", str(tmp_path))
    assert (ended.code, ended.out) == (0, "Names erased: 3. Tables removed: 0. Lines removed: 0.\n")
    left = bytes_in(tmp_path)
    assert "Jose\u0301".encode() not in left
    assert b"Josette" in left


def test_a_table_is_removed_wholly(shell: Shell, tmp_path: Path) -> None:
    gone, stays = played(tmp_path)
    ended = shell.run("forget", "--table", gone, "--data", str(tmp_path))
    assert (ended.code, ended.out) == (0, "Names erased: 0. Tables removed: 1. Lines removed: 0.\n")
    assert gone.encode() not in bytes_in(tmp_path)
    assert bytes_in(tmp_path).count(b"Thank you") == 1
    assert names(tmp_path, stays) == ["Ada Lovelace", "Bruno Rossi"]


def test_nothing_of_the_kind_is_a_no(shell: Shell, tmp_path: Path) -> None:
    played(tmp_path)
    ended = shell.run("forget", "--name", "Carla", "--table", "none", "--data", str(tmp_path))
    assert (ended.code, ended.out) == (1, "Names erased: 0. Tables removed: 0. Lines removed: 0.\n")


def test_what_cannot_be_done_is_said_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    assert "no games in the folder" in shell.run("forget", "--name", "x", "--data", str(tmp_path)).err
    assert "Say what to forget" in shell.run("forget", "--data", str(tmp_path)).err
    store = SqliteStore(tmp_path)
    ended = shell.run("forget", "--name", "x", "--data", str(tmp_path))
    store.close()
    assert (ended.code, "stop it first" in ended.err) == (2, True)
    (tmp_path / FILE).write_bytes(b"no database at all, but as long as one might be" * 100)
    ended = shell.run("forget", "--name", "x", "--data", str(tmp_path))
    assert (ended.code, "cannot be changed" in ended.err) == (2, True)

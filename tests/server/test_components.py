"""Tables with boxes of their own, side by side in one server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

import lascaux
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.game import BOXES_KEPT
from lascaux.server.boxes import Boxes, boxes_in
from lascaux.server.bus import LocalBus
from lascaux.server.faults import Denied
from lascaux.server.live import LiveTable
from lascaux.server.messages import (
    Act,
    CheckedComponents,
    ComponentsInfo,
    GameInfo,
    HumanSeat,
    Join,
    NewTable,
    PrintedBox,
    TableInfo,
)
from lascaux.server.sqlite import SqliteStore
from lascaux.server.store import Head
from lascaux.server.tables import Tables
from lascaux.server.workers import WorkerPool
from lascaux.table.components import box_in
from lascaux.wire import OthersDecision
from tests.server.harness import Server

STANDARD = lascaux.game("tain").box
SHORT = 'game = "tain"\nturns = 1\n'


def open_tain(components: str | None) -> NewTable:
    """A table of two people."""
    return NewTable("tain", [HumanSeat("Ada"), HumanSeat()], components=components)


def asked_at(live: LiveTable) -> list[int]:
    """Who is asked."""
    decision = live.position.decision(None)
    assert isinstance(decision, OthersDecision)
    return decision.seats


def test_two_tables_with_different_boxes_run_side_by_side_and_are_found_again(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool(), idle=0.0)
        usual = await tables.open(open_tain(None))
        short = await tables.open(open_tain(SHORT))
        assert usual.table.components == STANDARD.hash != short.table.components
        live = await tables.get(short.table.id)
        await tables.join(live, Join(short.invitations[1], "Bruno"))
        for _ in range(2):
            (seat,) = asked_at(live)
            await tables.act(live, seat, Act(f"a{live.seq}", live.seq, "pass"), "en", lambda _: None)
        assert live.position.status == "over"
        record = live.position.record(None)
        assert lascaux.verify(record).fair
        tables.sweep()
        again = await tables.get(short.table.id)
        assert again is not live
        assert again.info().components == short.table.components
        assert again.position.moment(None, 1).view is not None
        assert (await tables.get(usual.table.id)).info().components == STANDARD.hash
        await tables.close()
        store.close()

    asyncio.run(main())


def test_a_table_of_before_boxes_is_played_with_the_box_of_then() -> None:
    head = msgspec.convert(
        {
            "game": "tain",
            "rules": "1.0.0",
            "options": {},
            "seats": [],
            "title": "",
            "watchable": True,
            "seed": "",
            "host": "",
        },
        Head,
    )
    assert head.components == {"Components": "standard"}


def test_new_tables_get_the_box_of_the_server_unless_somebody_brings_another(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHORT, encoding="utf-8")
    boxes = Boxes(boxes_in([file]))
    assert boxes.usual("tain").overlay == {"turns": 1}
    assert boxes.usual("clans") is lascaux.game("clans").box
    assert boxes.wanted("tain", "turns = 2", [], "en").overlay == {"turns": 2}
    assert boxes.wanted("tain", "", [], "en") is STANDARD
    with pytest.raises(Denied):
        boxes.usual("chess")


def test_a_rematch_gets_the_box_of_its_table_however_many_others_were_made_since(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, LocalBus(), WorkerPool())
        first = await tables.open(open_tain(SHORT))
        forget_boxes()
        again = await tables.open(open_tain(first.table.components))
        assert again.table.components == first.table.components
        with pytest.raises(Denied) as caught:
            await tables.open(open_tain("0123456789abcdef"))
        assert caught.value.code == "no-components"
        await tables.close()
        store.close()

    asyncio.run(main())


def test_the_box_of_the_server_is_found_however_many_others_were_made_since() -> None:
    usual = box_in(lascaux.game("tain"), SHORT)
    forget_boxes()
    assert Boxes({"tain": usual}).info("tain", usual.hash, []).hash == usual.hash


def forget_boxes() -> None:
    """Make so many boxes that the game no longer knows any from before."""
    for points in range(BOXES_KEPT):
        lascaux.game("tain").box_with({"cow_points": points + 3, "herd_points": 7})


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 15_000) + " = 1",
        "x = {" + ".".join("a" * 15_000) + " = 1}",
        '["a#b"] # mine\nx = 1',
        "[[a]]\n" * 5_000,
        "[" + "a." * 7 + "a]\n",
    ],
    ids=["deep", "deep inside", "sign of a comment", "many", "as deep as may be"],
)
def test_no_file_of_components_keeps_everybody_waiting_or_breaks_anything(text: str) -> None:
    began = time.process_time()
    with pytest.raises(Denied) as denied:
        Boxes().wanted("clans", text, [], "it")
    assert denied.value.code == "bad-components"
    assert time.process_time() - began < 2.0  # a deep name took ten, and a gigabyte


@pytest.mark.parametrize("text", ["turns = 2", 'game = "chess"', 'game = "tain"\nturns = 99'])
def test_a_server_does_not_start_with_components_that_do_not_fit(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup):
        boxes_in([file])


@pytest.mark.server
def test_browsers_get_the_values_by_hash_and_may_keep_them(server: Server) -> None:
    table = server.get(
        f"/api/tables/{server.open('human', 'human', game='tain', components=SHORT).table.id}", TableInfo
    )
    answer = server.http.get(f"/api/components/tain/{table.components}")
    assert "immutable" in answer.headers["cache-control"]
    box = msgspec.json.decode(answer.content, type=ComponentsInfo)
    assert "changes" not in msgspec.json.decode(answer.content)  # another standard box would make them others
    assert msgspec.json.decode(box.values) == {**STANDARD.values, "turns": 1}
    assert server.fault(server.http.get("/api/components/tain/0123"), 404).code == "no-components"
    assert server.fault(server.http.get("/api/components/chess/0123"), 404).code == "no-game"


@pytest.mark.server
def test_a_file_is_checked_before_a_table_is_opened(server: Server) -> None:
    answer = server.http.post("/api/components/tain?language=it", content=SHORT)
    assert msgspec.json.decode(answer.content, type=CheckedComponents).changes == ["Turni: 1 invece di 8."]
    box = box_in(lascaux.game("tain"), SHORT).hash
    server.open("human", "human", game="tain", components=SHORT)
    answer = server.http.post("/api/components/tain?language=en", content=box)
    assert msgspec.json.decode(answer.content, type=CheckedComponents).changes == ["Turns: 1 instead of 8."]
    fault = server.fault(server.http.post("/api/components/tain", content="turns = 99\nx = 1"), 400)
    assert fault.code == "bad-components"
    assert [line[:7] for line in fault.message.splitlines()] == ["Line 1:", "Line 2:"]
    assert server.fault(server.http.post("/api/components/tain", content=b"\xff"), 415).code == "not-text"
    wanted = {"game": "tain", "seats": [{"kind": "human"}] * 2, "components": "turns = 99"}
    assert server.fault(server.send("POST", "/api/tables", wanted), 400).code == "bad-components"


def test_games_say_whether_an_owner_may_know_values_better(server: Server) -> None:
    told = {info.name: info.reconstructed for info in server.get("/api/games", list[GameInfo])}
    assert told == {
        name: any(
            value.source == "reconstructed" and not value.fixed
            for value in server.get(f"/api/components/{name}", PrintedBox).printed
        )
        for name in told
    }
    assert set(told.values()) == {True, False}

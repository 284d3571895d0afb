"""The worker: requests and answers, line by line."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO

import pytest

from lascaux import Table
from lascaux.bots.worker import serve
from tests.bots.helpers import table_after
from tests.table.helpers import finished


def test_a_choice_is_answered_with_its_text() -> None:
    table = table_after(10, 3)
    (answer,) = _ask(_choose(table, "greedy"))
    assert answer["id"] == 1
    (action,) = _actions_in(answer)
    assert action in [choice.text for choice in table.choices(table.seat)]


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_the_same_request_gets_the_same_answer(bot: str) -> None:
    request = _choose(table_after(10, 3), bot) | {"iterations": 30}
    first, second = _ask(request, request)
    assert first == second


def test_a_search_may_be_given_milliseconds() -> None:
    (answer,) = _ask(_choose(table_after(30, 2), "search") | {"budget_ms": 1})
    assert [action.split()[0] for action in _actions_in(answer)] == ["move"]


def test_a_story_is_told_in_parts() -> None:
    table = finished(seats=3)
    (answer,) = _ask({"id": 5, "kind": "story", "record": table.record()})
    outline = answer["outline"]
    assert isinstance(outline, dict)
    entries = [moment["entry"] for moment in outline["moments"]]
    assert entries[-1] == table.entries
    effort = {"continuations": 2, "horizon": 1}
    part = {"record": table.record(), "effort": effort}
    measured, weighed = _ask(
        {"id": 6, "kind": "chances", "entries": entries[:3], **part},
        {"id": 7, "kind": "turning", "candidate": outline["candidates"][0], **part},
    )
    chances = measured["chances"]
    assert isinstance(chances, list)
    assert [sum(row) for row in chances] == [100, 100, 100]
    assert isinstance(weighed["turning"], dict)
    assert weighed["turning"]["entry"] == outline["candidates"][0]["entry"]


def test_bots_play_the_par_of_a_seed() -> None:
    request: dict[str, object] = {"id": 8, "kind": "par", "game": "clans", "seats": 3, "seed": "ab" * 32}
    first, second = _ask(request, request)
    assert first == second
    scores = first["scores"]
    assert isinstance(scores, list)
    assert len(scores) == 3


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"[]",
        b"null",
        b'"\xff"',
        b"[" * 100_000,
        b'{"id": 9}',
        b'{"id": 9, "kind": "dance"}',
        b'{"id": "nine", "kind": "choose"}',
        b'{"id": 9, "kind": "choose", "bot": "greedy", "seed": 1, "outlook": {}}',
        b'{"id": 9, "kind": "choose", "bot": "greedy", "seed": -1, "outlook": {}}',
        b'{"id": 9, "kind": "choose", "bot": "greedy", "seed": 1, "outlook": {}, "more": 1}',
        b'{"id": 9, "kind": "story", "record": "no record"}',
        b'{"id": 9, "kind": "story", "record": "", "continuations": 1000000000}',
        b'{"id": 9, "kind": "chances", "record": "", "entries": [0], "effort": {}}',
        b'{"id": 9, "kind": "par", "game": "clans", "seats": 99, "seed": "ab"}',
    ],
)
def test_junk_is_answered_with_a_sentence(line: bytes) -> None:
    (answer,) = _answers(line)
    assert set(answer) == {"id", "error"}
    assert answer["id"] == (9 if b'"id": 9' in line else None)
    assert str(answer["error"]).endswith(".")


@pytest.mark.parametrize("field", ["bot", "budget_ms", "iterations"])
def test_bad_settings_are_refused(field: str) -> None:
    bad = {"bot": "clever", "budget_ms": 0, "iterations": 0}
    (answer,) = _ask(_choose(table_after(1, 2), "search") | {field: bad[field]})
    assert "error" in answer


def test_a_story_of_a_game_that_goes_on_is_refused() -> None:
    (answer,) = _ask({"id": 1, "kind": "story", "record": table_after(5, 2).record()})
    assert answer["error"] == "This game is not over yet; its story is told at the end."


def test_work_goes_on_after_junk() -> None:
    answers = _answers(b"junk\n\n" + json.dumps(_choose(table_after(3, 2), "random")).encode())
    assert ["error" in answer for answer in answers] == [True, False]


def test_the_process_ends_with_its_input_and_loads_no_server() -> None:
    code = (
        "import sys; from lascaux.bots import worker; worker.main();"
        "print(sorted({'fastapi', 'uvicorn', 'starlette', 'typer', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=b"junk\n", capture_output=True, check=True)
    answer, loaded = done.stdout.splitlines()
    assert b"error" in answer
    assert loaded == b"[]"


def _actions_in(answer: dict[str, object]) -> list[str]:
    actions = answer["actions"]
    assert isinstance(actions, list)
    return actions


def _choose(table: Table, bot: str) -> dict[str, object]:
    outlook = table.outlook(table.seat).dump()
    return {"id": 1, "kind": "choose", "bot": bot, "seed": 3, "budget_ms": 1000, "outlook": outlook}


def _ask(*requests: dict[str, object]) -> list[dict[str, object]]:
    return _answers("\n".join([json.dumps(request) for request in requests]).encode())


def _answers(lines: bytes) -> list[dict[str, object]]:
    out = BytesIO()
    serve(BytesIO(lines), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]

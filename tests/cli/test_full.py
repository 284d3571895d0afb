"""The full-screen table: the same choices, why and undo as in the plain terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from lascaux import Rng, Table
from lascaux.cli.full.app import FullTable
from lascaux.cli.terminal.players import PERSON
from lascaux.registry import games
from lascaux.table.words import Words
from tests.cli.driving import Shell

SEED = 5
SIZES = [(140, 44), (80, 40)]
Play = Callable[[FullTable, Pilot[None]], Awaitable[None]]


def table_of(game: str = "clans", people: int = 1, language: str = "en") -> FullTable:
    kinds = [PERSON] * people + ["random"] * (2 - people)
    return FullTable(Table.new(game, 2, seed=SEED), kinds, Words(language), Rng(SEED), is_quick=True)


def play(full: FullTable, doing: Play, size: tuple[int, int] = SIZES[0]) -> None:
    """Run a full-screen table while somebody plays."""

    async def run() -> None:
        async with full.run_test(size=size) as pilot:
            await asked(full, pilot)
            await doing(full, pilot)
            full.desk.answer(None)

    asyncio.run(run())


async def asked(full: FullTable, pilot: Pilot[None]) -> None:
    """Wait until the session waits for a line."""
    while not full.desk.is_waiting:
        await pilot.pause(0.01)
    await pilot.pause()


async def type_line(full: FullTable, pilot: Pilot[None], line: str) -> None:
    full.query_one(Input).focus()
    full.query_one(Input).value = line
    await pilot.press("enter")
    await pilot.pause()
    await asked(full, pilot)


def told(full: FullTable) -> str:
    return "\n".join(line.text for line in full.query_one(RichLog).lines)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_choice_is_made_from_the_list(size: tuple[int, int]) -> None:
    async def choose(full: FullTable, pilot: Pilot[None]) -> None:
        choices = full.query_one(OptionList)
        assert choices.option_count == len(full.desk.table.choices(0))
        before = full.desk.table.entries
        choices.focus()
        await pilot.press("down", "enter")
        await asked(full, pilot)
        assert full.desk.table.entries > before

    play(table_of(), choose, size)


def test_a_lit_choice_says_what_comes_of_it() -> None:
    async def light(full: FullTable, pilot: Pilot[None]) -> None:
        full.query_one(OptionList).focus()
        await pilot.press("down")
        await pilot.pause()
        assert str(full.query_one("#foretold", Static).render()) != ""

    play(table_of(), light)


def test_undo_and_why_are_a_key_away() -> None:
    async def ask(full: FullTable, pilot: Pilot[None]) -> None:
        full.query_one(OptionList).focus()
        await pilot.press("down", "f3")
        await asked(full, pilot)
        assert "is allowed" in told(full)
        await pilot.press("f1")
        await asked(full, pilot)
        assert "undo" in told(full)

    play(table_of(), ask)


def test_undo_takes_a_choice_back_before_the_turn_is_ended() -> None:
    async def take_back(full: FullTable, pilot: Pilot[None]) -> None:
        await type_line(full, pilot, "")
        before = full.desk.table.record()
        await type_line(full, pilot, full.desk.table.choices(full.desk.table.seat)[0].text)
        assert full.desk.table.record() != before
        await pilot.press("f2")
        await asked(full, pilot)
        assert full.desk.table.record() == before

    play(table_of(people=2), take_back)


def test_what_is_refused_is_said_and_nothing_is_played() -> None:
    async def err(full: FullTable, pilot: Pilot[None]) -> None:
        before = full.desk.table.record()
        await type_line(full, pilot, "move 1 1")
        assert full.desk.table.record() == before
        assert "(CL-" in told(full)

    play(table_of(), err)


@pytest.mark.parametrize(("game", "most"), [(game, 1000 if game == "clans" else 12) for game in games()])
def test_every_game_is_played_there_and_one_to_its_end(game: str, most: int) -> None:
    async def go_on(full: FullTable, pilot: Pilot[None]) -> None:
        rng, answers = Rng(SEED), 0
        while not full.desk.table.over and answers < most:
            answers += 1
            texts = full.desk.table.choices(0)
            full.desk.answer(texts[rng.below(len(texts))].text if texts else "")
            await asked(full, pilot)
        assert full.desk.table.over or answers == most
        assert full.desk.table.entries >= min(most, answers)

    play(table_of(game), go_on)


def test_the_screen_forgets_one_person_before_the_next_comes() -> None:
    async def hand_over(full: FullTable, pilot: Pilot[None]) -> None:
        await type_line(full, pilot, "")
        first = full.desk.seat
        await type_line(full, pilot, full.desk.table.choices(0)[0].text)
        while full.desk.seat == first:
            await type_line(full, pilot, "")
        assert full.desk.seat is None
        assert str(full.query_one("#drawn", Static).render()) == ""
        assert full.query_one(OptionList).option_count == 0

    play(table_of(people=2), hand_over)


def test_a_bot_of_ones_own_that_fails_ends_the_game_with_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("import lascaux\n\nclass Own(lascaux.Bot):\n    name = 'own'\n", encoding="utf-8")
    kinds = [f"{file}:Own", PERSON]
    full = FullTable(Table.new("clans", 2, seed=SEED), kinds, Words("en"), Rng(SEED), is_quick=True)

    async def run() -> None:
        async with full.run_test() as pilot:
            while full.trouble is None:
                if full.desk.is_waiting:
                    texts = full.desk.table.choices(1)
                    full.desk.answer(texts[0].text if texts else "")
                await pilot.pause(0.01)

    asyncio.run(run())
    assert str(full.trouble).startswith(f"{file}:Own failed with NotImplementedError")


def test_it_speaks_italian() -> None:
    async def look(full: FullTable, pilot: Pilot[None]) -> None:
        assert full.query_one(Input).placeholder == "Scegli sopra, o scrivi qui"

    play(table_of(language="it"), look)


def test_without_a_terminal_it_is_refused_with_a_sentence(shell: Shell) -> None:
    ended = shell.run("play", "clans", "--full")
    assert ended.code == 2
    assert ended.err == "A full-screen table needs a terminal for input and output; leave out --full.\n"


SMALL = (80, 24)


def shown(full: FullTable) -> set[str]:
    """The panels that can be seen."""
    return {name for name in ("board", "choices", "told") if full.query_one(f"#{name}").size.height > 0}


def test_a_small_window_shows_one_panel_at_a_time() -> None:
    async def go_round(full: FullTable, pilot: Pilot[None]) -> None:
        assert full.query_one("#board").size.height >= 16
        for panel in ("board", "choices", "told", "board"):
            assert shown(full) == {panel}
            await pilot.press("f6")
            await pilot.pause()

    play(table_of("prehistory"), go_round, SMALL)


def test_what_happened_last_and_long_answers_are_seen_in_a_small_window() -> None:
    async def err(full: FullTable, pilot: Pilot[None]) -> None:
        await type_line(full, pilot, "foo")
        assert "“foo”" in str(full.query_one("#latest", Static).render())
        await pilot.press("f1")
        await asked(full, pilot)
        assert shown(full) == {"told"}

    play(table_of(), err, SMALL)


def test_a_choice_is_made_from_the_list_of_a_small_window() -> None:
    async def choose(full: FullTable, pilot: Pilot[None]) -> None:
        before = full.desk.table.entries
        await pilot.press("f6", "down")
        await pilot.pause()
        assert str(full.query_one("#foretold", Static).render()) != ""
        await pilot.press("enter")
        await asked(full, pilot)
        assert full.desk.table.entries > before

    play(table_of(), choose, SMALL)


@pytest.mark.parametrize(("size", "is_told"), [((80, 24), False), ((60, 20), True)])
def test_a_window_that_is_too_small_says_so(size: tuple[int, int], is_told: bool) -> None:
    async def look(full: FullTable, _pilot: Pilot[None]) -> None:
        assert full.query_one("#small", Static).display == is_told
        assert ("80 × 24" in str(full.query_one("#small", Static).render())) == is_told

    play(table_of(language="it"), look, size)

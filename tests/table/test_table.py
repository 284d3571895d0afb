"""A game in progress."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from lascaux import CHANCE, NOBODY, Rng, Table
from lascaux.kernel.errors import BadRecord, BadSetup, LascauxError, NotLegal, NotParseable, NotYourDecision
from lascaux.table.outlook import HIDDEN_ACTION
from lascaux.wire import GameOver, OthersDecision, YourDecision
from tests.table.helpers import finished, opened, play_on


def test_a_new_table_has_drawn_its_chance_and_asks_a_seat() -> None:
    table = opened()
    assert table.seat in (0, 1, 2)
    assert table.entries == 12 + 3 + 1


def test_the_same_seed_opens_the_same_table() -> None:
    assert opened(seed=5).record() == opened(seed=5).record()
    assert opened(seed=5).record() != opened(seed=6).record()


def test_without_a_seed_no_two_tables_are_the_same() -> None:
    assert Table.new("clans", seats=2).commitment != Table.new("clans", seats=2).commitment


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_a_seat_count_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        Table.new("clans", seats=seats)


@pytest.mark.parametrize("options", [{"tie": "shared"}, {"ties": "mine"}])
def test_an_unknown_option_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        Table.new("clans", seats=2, options=options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="There is no game 'chess'"):
        Table.new("chess", seats=2)


def test_playing_passes_the_turn_clockwise() -> None:
    table = opened(seats=3)
    first = table.seat
    play_on(table, 1)
    assert table.seat == (first + 1) % 3


def test_only_the_seat_that_is_asked_may_play() -> None:
    table = opened()
    other = (table.seat + 1) % 3
    before = table.record()
    with pytest.raises(NotYourDecision):
        table.act(other, table.choices(table.seat)[0].text)
    assert table.record() == before


@pytest.mark.parametrize(
    "text", ["move 12 40", "move 1 1", "pass", "", "found 3", "move 99 1", "deal x", "\ud800", "ﬁ" * 500]
)
def test_what_is_not_legal_changes_nothing(text: str) -> None:
    table = opened()
    before = table.record()
    with pytest.raises(NotLegal):
        table.act(table.seat, text)
    assert table.record() == before


def test_a_row_that_does_not_exist_is_refused() -> None:
    table = opened()
    with pytest.raises(NotParseable):
        table.act(table.seat, 100_000)


SEAT_CALLS: list[Callable[[Table, int], object]] = [
    lambda table, seat: table.act(seat, "move 1 2"),
    lambda table, seat: table.act_all(seat, ["move 1 2"]),
    lambda table, seat: table.what_if(seat, ["move 1 2"]),
    lambda table, seat: table.asked_since(seat),
    lambda table, seat: table.scores(seat),
    lambda table, seat: table.choices(seat),
    lambda table, seat: table.why_not(seat, "move 1 2"),
    lambda table, seat: table.outlook(seat),
    lambda table, seat: table.undo(seat),
    lambda table, seat: table.undo_state(seat),
    lambda table, seat: table.view(seat),
    lambda table, seat: table.decision(seat),
    lambda table, seat: table.log(seat),
    lambda table, seat: table.record_for(seat),
]


@pytest.mark.parametrize("call", SEAT_CALLS)
@pytest.mark.parametrize("seat", [-1, 3, CHANCE, NOBODY, 10**30])
def test_a_seat_that_does_not_exist_is_refused(call: Callable[[Table, int], object], seat: int) -> None:
    with pytest.raises(NotYourDecision, match="There is no seat"):
        call(opened(), seat)


def test_a_log_from_before_the_first_entry_is_the_whole_log() -> None:
    table = opened()
    assert table.log(0, -5) == table.log(0)


def test_entries_that_are_no_numbers_are_refused_with_a_sentence() -> None:
    table = opened()
    number, letter = json.loads('[3, "a"]')
    with pytest.raises(BadRecord, match="counted by whole numbers, not 'a'"):
        table.log(0, letter)
    with pytest.raises(BadRecord, match="a list of entries, not '3'"):
        Table.load(table.record(), begins=number)


def test_several_actions_are_played_all_or_none() -> None:
    table = opened()
    seat = table.seat
    good = table.choices(seat)[0].text
    before = table.record()
    with pytest.raises(LascauxError):
        table.act_all(seat, [good, good])
    assert table.record() == before
    table.act_all(seat, [good])
    assert table.record().endswith(f"{seat} {good}\n")


def test_choices_are_only_for_who_is_asked() -> None:
    table = opened()
    assert table.choices(table.seat)
    assert table.choices((table.seat + 1) % 3) == []


def test_a_choice_has_its_rule_its_verb_and_its_words() -> None:
    table = opened()
    choice = table.choices(table.seat)[0]
    assert (choice.rule, choice.verb) == ("CL-2.1", "move")
    assert choice.text == " ".join([choice.verb, *[str(word) for word in choice.args]])
    assert table.game.space.parse(choice.text) == choice.action


def test_previews_tell_what_then_happens_and_is_asked() -> None:
    table = opened(seats=2)
    rng = Rng(4)
    raised = 0
    while not table.over:
        seat, entries = table.seat, table.entries
        options = table.choices(seat)
        choice = options[rng.below(len(options))].text
        preview = table.what_if(seat, [choice])
        table.act(seat, choice)
        happened = [(told.kind, told.args) for told in table.log(seat, entries)]
        foreseen = [(told.kind, told.args) for told in preview.told]
        assert happened[: len(foreseen)] == foreseen
        if isinstance(preview.decision, YourDecision):
            asked = table.decision(seat)
            assert isinstance(asked, YourDecision)
            assert (preview.decision.ask, preview.decision.args) == (asked.ask, asked.args)
            raised += 1
    assert raised > 0


def test_a_preview_of_the_last_move_shows_no_card() -> None:
    endings = 0
    for seed in range(4):
        table = play_on(opened(seats=4, seed=seed), 30)
        while not table.over:
            for choice in table.choices(table.seat):
                preview = table.what_if(table.seat, [choice.text])
                kinds = [told.kind for told in preview.told]
                assert ("ended" in kinds) == (preview.stop == "shown")
                endings += "ended" in kinds
                assert "revealed" not in kinds
            play_on(table, 1)
    assert endings > 0


def test_decisions_name_the_step_and_whom_it_asks() -> None:
    table = opened()
    asked, other = table.decision(table.seat), table.decision((table.seat + 1) % 3)
    assert isinstance(asked, YourDecision)
    assert asked.ask == "clans-ask-move_huts"
    assert isinstance(other, OthersDecision)
    assert other.seats == [table.seat]
    assert isinstance(table.decision(None), OthersDecision)


def test_a_finished_table_asks_nobody() -> None:
    table = finished()
    assert table.seat == NOBODY
    decision = table.decision(None)
    assert isinstance(decision, GameOver)
    assert decision.scores == table.scores()
    with pytest.raises(NotYourDecision, match="over"):
        table.act(0, "move 1 2")


def test_the_log_tells_each_seat_only_its_own_card() -> None:
    table = opened(seats=4)
    for seat in range(4):
        assert [told.seat for told in table.log(seat) if told.kind == "dealt"] == [seat]
    assert not [told for told in table.log(None) if told.kind == "dealt"]


def test_an_outlook_hides_what_the_seat_may_not_know() -> None:
    table = opened(seats=4)
    outlook = table.outlook(2)
    cards = outlook.past[12:16]
    assert [action == HIDDEN_ACTION for _, action in cards] == [True, True, False, True]
    assert msgspec.json.encode(outlook.view) == msgspec.json.encode(table.view(2))


def test_an_outlook_has_the_choices_of_its_seat() -> None:
    table = opened(seats=4)
    assert table.outlook(table.seat).choices == [choice.action for choice in table.choices(table.seat)]


def test_why_not_is_silent_about_what_is_allowed() -> None:
    table = opened()
    assert table.why_not(table.seat, table.choices(table.seat)[0].text) is None


def test_why_not_names_the_rule_in_both_languages() -> None:
    table = opened()
    english = table.why_not(table.seat, "move 12 40")
    italian = table.why_not(table.seat, "move 12 40", "it")
    assert english is not None
    assert italian is not None
    assert english.rule == italian.rule == "CL-2.1"
    assert english.message != italian.message


def test_a_table_loaded_at_an_entry_goes_on_when_it_is_told_to() -> None:
    table = opened()
    loaded = Table.load(table.record(), at=3)
    assert (loaded.entries, loaded.seat) == (3, CHANCE)
    loaded.settle()
    assert loaded.record() == table.record()


def test_the_lines_of_a_record_can_be_had_from_any_entry_on() -> None:
    table = play_on(opened(), 3)
    lines = table.record().partition("\n\n")[2].splitlines()
    assert table.lines() == lines
    assert table.lines(table.entries - 2) == lines[-2:]


def test_a_spectator_knows_no_points_of_clans_until_the_cards_are_shown() -> None:
    table = play_on(opened(), 12)
    own = table.game.scores(table._state)
    assert table.scores() == [None] * 3
    assert table.scores(1) == [None, own[1], None]


def test_all_points_are_known_once_the_game_is_over() -> None:
    table = finished()
    assert table.scores() == table.scores(0) == table.game.scores(table._state)


@pytest.mark.parametrize("actions", ["move 1 2", None, 7, {"move 1 2"}])
def test_several_actions_are_a_list(actions: object) -> None:
    table = opened()
    with pytest.raises(NotParseable, match="Several actions are a list"):
        table.act_all(table.seat, actions)  # type: ignore[arg-type] # what a caller without types may do


def test_no_actions_change_nothing() -> None:
    table = opened()
    before = table.record()
    table.act_all(table.seat, [])
    assert table.record() == before
    assert table.what_if(table.seat, []).told == []

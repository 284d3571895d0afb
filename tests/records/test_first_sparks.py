"""What the records of The First Sparks show."""

from __future__ import annotations

import pytest

from lascaux.games.first_sparks.view import FirstSparksView
from lascaux.table.table import Table
from lascaux.table.verify import verify
from tests.records.test_records import FOLDER, log_of, outcome_of, text_of, tied_in


def view_of_end(name: str) -> FirstSparksView:
    """The position in which a record ends."""
    view = Table.load(text_of(name)).view(None)
    assert isinstance(view, FirstSparksView)
    return view


def rules_of(name: str, kind: str) -> set[str]:
    """The rules that the lines of one kind name."""
    return {line.rule for line in log_of(name) if line.kind == kind}


@pytest.mark.rule("FS-4.11", "FS-9.9")
def test_a_game_with_the_reshuffle_card_in_phase_1() -> None:
    name = "first_sparks-reshuffle-in-phase-1.txt"
    assert rules_of(name, "reshuffled") == {"FS-4.11"}
    assert rules_of(name, "removed") == {"FS-9.9"}


@pytest.mark.rule("FS-9.8", "FS-9.9")
def test_a_game_with_the_reshuffle_card_in_phase_4() -> None:
    name = "first_sparks-reshuffle-in-phase-4.txt"
    assert rules_of(name, "reshuffled") == {"FS-9.8"}
    assert rules_of(name, "removed") == {"FS-9.9"}


@pytest.mark.rule("FS-7.2", "FS-7.3")
def test_a_game_in_which_somebody_chose_whom_to_lose() -> None:
    name = "first_sparks-starving.txt"
    assert " lose " in text_of(name)
    assert "starved" in [line.kind for line in log_of(name)]


@pytest.mark.rule("FS-11.10", "FS-11.11")
def test_a_game_of_two_in_which_a_first_offer_was_boxed_with_its_harvest() -> None:
    name = "first_sparks-boxed-first-offer.txt"
    assert "FS-11.10" in rules_of(name, "boxed")
    assert "harvest_lost" in [line.kind for line in log_of(name)]


@pytest.mark.rule("FS-13.6", "FS-13.7")
def test_a_game_in_which_intelligence_was_bought_and_kept() -> None:
    assert rules_of("first_sparks-intelligence.txt", "moved_back") == {"FS-13.6", "FS-13.7"}


@pytest.mark.rule("FS-10.4")
def test_a_game_that_food_decided() -> None:
    name = "first_sparks-tie-broken-by-food.txt"
    (winner, rivals), clans = tied_in(outcome_of(name)), view_of_end(name).clans
    assert all((clans[winner].food or 0) > (clans[seat].food or 0) for seat in rivals)


@pytest.mark.rule("FS-6.6", "FS-14.13")
def test_a_game_in_which_an_order_of_tools_was_chosen() -> None:
    assert " use " in text_of("first_sparks-order-of-tools.txt")


@pytest.mark.rule("FS-10.2")
def test_a_game_in_which_a_clan_grew_to_fifteen_on_a_map_of_the_players() -> None:
    name = "first_sparks-fifteen-members.txt"
    assert max(outcome_of(name).scores) == 15
    assert view_of_end(name).map == "built"
    assert " lay " in text_of(name)


@pytest.mark.rule("FS-12.1", "FS-14.14")
def test_a_game_of_six_drew_card_15_first() -> None:
    name = "first_sparks-six-players.txt"
    assert next(line.args["number"] for line in log_of(name) if line.kind == "drawn") == 15
    assert len(view_of_end(name).tiles) == 6


def test_a_record_of_rules_1_0_replays_with_the_passes_that_are_asked_for_today() -> None:
    written = (FOLDER / "older" / "first_sparks-rules-1.0.txt").read_text(encoding="utf-8")
    table = Table.load(written)
    assert (table.over, table.scores()) == (True, [13, 10])
    assert table.entries == written.partition("\n\n")[2].count("\n") + 3
    assert Table.load(table.record()).record() == table.record()
    assert verify(written).fair

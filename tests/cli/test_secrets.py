"""What several people at one screen must not see of each other."""

from __future__ import annotations

from lascaux import Table
from lascaux.games.clans.view import ClansView
from tests.cli.driving import SEED, Shell, shared_script


def card_of(seat: int, people: int) -> str:
    view = Table.new("clans", people, seed=SEED).view(seat)
    assert isinstance(view, ClansView)
    card = view.cards[seat]
    assert card is not None
    return card.title()


def test_the_curtain_falls_between_two_people(shell: Shell) -> None:
    out = shell.play("--humans", "2", "--seed", str(SEED), typed=shared_script(2)[:3]).out
    assert out.count("Hand over the screen") == 2


def test_before_the_screen_is_handed_over_no_card_is_shown(shell: Shell) -> None:
    out = shell.play("--humans", "3", "--seed", str(SEED)).out
    assert "secret" not in out
    assert "belong" not in out


def test_each_person_sees_the_own_card_only(shell: Shell) -> None:
    first = Table.new("clans", 3, seed=SEED).seat
    out = shell.play("--humans", "3", "--seed", str(SEED), typed=[""]).out
    assert f"You belong to the {card_of(first, 3)} clan." in out
    assert out.count("belong") == 1
    assert out.count("secret clan") == 1


def test_the_next_person_is_told_what_the_others_did(shell: Shell) -> None:
    out = shell.play("--humans", "2", "--seed", str(SEED), typed=[*shared_script(2)[:3], ""]).out
    after = out.rpartition("Hand over the screen")[2]
    first = Table.new("clans", 2, seed=SEED).seat
    assert f"Player {first + 1} moved" in after


def test_a_bots_card_is_never_shown_before_the_end(shell: Shell) -> None:
    out = shell.play("--bots", "random,random", "--seed", str(SEED), typed=["log", "board"]).out
    assert out.count("belong") == 2, "in the news and in the log, both about the reader"
    assert "Restless:" not in out

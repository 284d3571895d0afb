"""The attack of one address on others is a command that can fail."""

from __future__ import annotations

import msgspec
import pytest

from hostile import BOT_BAR, PING_BAR, Spell, missed, owed_to_the_machine, summed
from hostilelib.others import Waits

CALM = Spell(
    name="rules",
    pings=100,
    ping_p50_ms=0.2,
    ping_p99_ms=1.0,
    echo_p99_ms=1.0,
    times_quiet=1.0,
    times_echo=1.0,
    bot_answers=5,
    bot_longest_s=1.0,
    server_busy=0.1,
    came=8,
    locked_out=0,
)


def test_an_attack_that_others_do_not_notice_misses_no_bar() -> None:
    assert missed([CALM]) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"times_quiet": PING_BAR, "times_echo": PING_BAR}, "a ping takes"),
        ({"bot_longest_s": BOT_BAR}, "a bot elsewhere needs"),
        ({"bot_answers": 0}, "a bot elsewhere needs"),
        ({"locked_out": 1}, "1 of 8 were locked out"),
        ({"came": 0}, "0 of 0 were locked out"),
    ],
)
def test_whatever_others_notice_misses_a_bar(change: dict[str, float], found: str) -> None:
    (sentence,) = missed([msgspec.structs.replace(CALM, **change)])
    assert found in sentence


def test_what_slows_a_bare_server_down_as_well_is_told_but_not_held_against_ours() -> None:
    slowed = msgspec.structs.replace(CALM, times_quiet=2 * PING_BAR)
    assert missed([slowed]) == []
    (sentence,) = owed_to_the_machine([CALM, slowed])
    assert "but only 1.0 times the echo" in sentence


def test_a_ping_is_compared_with_the_quiet_one_and_with_an_echo_meanwhile() -> None:
    spell = summed("rules", Waits(pings=[8.0] * 9, echoes=[4.0] * 9, bots=[1.0], seconds=8.0), 1.0)
    assert (spell.times_quiet, spell.times_echo) == (8.0, 2.0)

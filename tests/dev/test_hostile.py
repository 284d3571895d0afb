"""The attack of one address on others is a command that can fail."""

from __future__ import annotations

import msgspec
import pytest

from hostile import BOT_BAR, PING_BAR, Spell, missed, summed
from hostilelib.others import Waits

CALM = Spell(
    name="rules",
    pings=100,
    ping_p50_ms=0.2,
    ping_p99_ms=1.0,
    echo_p99_ms=1.0,
    times_quiet=1.0,
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
        ({"times_quiet": PING_BAR}, "a ping takes"),
        ({"bot_longest_s": BOT_BAR}, "a bot elsewhere needs"),
        ({"bot_answers": 0}, "a bot elsewhere needs"),
        ({"locked_out": 1}, "1 of 8 were locked out"),
        ({"came": 0}, "0 of 0 were locked out"),
    ],
)
def test_whatever_others_notice_misses_a_bar(change: dict[str, float], found: str) -> None:
    (sentence,) = missed([msgspec.structs.replace(CALM, **change)])
    assert found in sentence


def test_a_ping_is_compared_with_the_quiet_one_or_with_an_echo_that_took_longer() -> None:
    waits = Waits(pings=[8.0] * 9, echoes=[1.0] * 9, bots=[1.0], seconds=8.0)
    assert summed("rules", waits, 2.0).times_quiet == 4.0
    waits.echoes = [4.0] * 9
    assert summed("rules", waits, 2.0).times_quiet == 2.0

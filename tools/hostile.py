"""Let one hostile address do its worst, and hold what others notice of it to bars.

Starts a server of its own on this machine that limits everybody, and lets one address after another attack
it, each in its own way.  Meanwhile others ping it at a table of theirs, play against a bot and come in anew.
How long they wait is compared with quiet spells before and between the attacks, or, since the attacker takes
of the same machine, with the echo of a bare socket server meanwhile.  Prints figures as JSON; the exit code
is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from asyncio.subprocess import PIPE
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from hostilelib import attacks
from hostilelib.attacks import ATTACKS
from hostilelib.others import Others, Waits, playing_on
from loadlib.servers import Served, echoing, serving

PING_BAR: Final = 3.0  # times the quiet ping, both at the 99th percentile
BOT_BAR: Final = 3.0  # seconds of any bot's answer
RULES: Final = {"LASCAUX_UNLIMITED": ""}  # nobody is
WARM: Final = 5.0  # seconds that do not count
REST: Final = 2.0  # seconds after an attack that do not count
QUIET: Final = 3.0  # seconds of a quiet spell
PATIENCE: Final = 30.0  # seconds an attacker has to prepare
REPORT: Final = 3.0  # seconds it has to tell what it had


class Spell(msgspec.Struct):
    """What others noticed in one spell: pings in milliseconds, the longest wait for a bot in seconds."""

    name: str
    pings: int
    ping_p50_ms: float
    ping_p99_ms: float
    echo_p99_ms: float
    times_quiet: float
    times_echo: float  # the same against the echo of a bare server meanwhile
    bot_answers: int
    bot_longest_s: float
    server_busy: float  # of one processor
    came: int
    locked_out: int
    attacker_had: dict[str, int] = {}


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def summed(name: str, waits: Waits, quiet: float, had: dict[str, int] | None = None) -> Spell:
    """The figures of a spell; `quiet` is the ping that it is compared with."""
    worst, echo = percentile(waits.pings, 0.99), percentile(waits.echoes, 0.99)
    return Spell(
        name=name,
        pings=len(waits.pings),
        ping_p50_ms=round(median(waits.pings), 2),
        ping_p99_ms=round(worst, 2),
        echo_p99_ms=round(echo, 2),
        times_quiet=round(worst / quiet, 2),
        times_echo=round(worst / echo, 2),
        bot_answers=len(waits.bots),
        bot_longest_s=round(max(waits.bots, default=0.0), 2),
        server_busy=round(waits.worked / waits.seconds, 3),
        came=waits.came,
        locked_out=waits.locked_out,
        attacker_had=had or {},
    )


def missed(spells: list[Spell]) -> list[str]:
    """The bars that were missed, in words."""
    found: list[str] = []
    for spell in spells:
        if min(spell.times_quiet, spell.times_echo) >= PING_BAR:
            found.append(
                f"{spell.name}: a ping takes {spell.times_quiet} times as long as in quiet, "
                f"and {spell.times_echo} times an echo meanwhile."
            )
        if spell.bot_longest_s >= BOT_BAR or not spell.bot_answers:
            found.append(f"{spell.name}: a bot elsewhere needs {spell.bot_longest_s} s to answer.")
        if spell.locked_out or not spell.came:
            found.append(f"{spell.name}: {spell.locked_out} of {spell.came} were locked out.")
    return found


def owed_to_the_machine(spells: list[Spell]) -> list[str]:
    """The spells in which a ping is over the bar, but so is what any server does beside the attacker."""
    return [
        f"{spell.name}: a ping takes {spell.times_quiet} times as long as in quiet, "
        f"but only {spell.times_echo} times the echo of a bare server meanwhile: it is not held against us."
        for spell in spells
        if spell.times_quiet >= PING_BAR > spell.times_echo
    ]


async def spell_of(served: Served, others: Others, seconds: float) -> Waits:
    """What others wait in the next seconds; answers that come later count too."""
    worked = served.worked()
    others.waits = waits = Waits(seconds=seconds)
    await asyncio.sleep(seconds)
    waits.worked = (served.worked() - worked) / 1000
    others.waits = Waits()
    return waits


async def attacked(
    served: Served, others: Others, name: str, number: int, seconds: float
) -> tuple[Waits, str]:
    """What others wait while one address attacks, and what it had of it."""
    command = (attacks.__file__, name, served.address, f"127.0.66.{number + 1}", str(seconds))
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=PIPE)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            assert await process.stdout.readline() == b"ready\n", f"{name} cannot be prepared"
        waits = await spell_of(served, others, seconds)
        try:
            async with asyncio.timeout(REPORT):
                return waits, (await process.stdout.readline()).decode()
        except TimeoutError:
            return waits, ""
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def measure(folder: Path, names: list[str], game: str, seconds: float) -> list[Spell]:
    """All attacks, one after another, with a quiet spell before each and after the last."""
    quiet = Waits()
    found: list[tuple[str, Waits, str]] = []
    async with (
        serving(folder, rules=RULES) as served,
        echoing() as bare,
        playing_on(served.address, bare.address, game) as others,
    ):
        await asyncio.sleep(WARM)
        for number, name in enumerate([*names, ""]):
            still = await spell_of(served, others, QUIET)
            quiet.add(still)
            if name:
                waits, had = await attacked(served, others, name, number, seconds)
                found.append((name, waits, had))
                await asyncio.sleep(REST)
    usual = percentile(quiet.pings, 0.99)
    return [
        summed("quiet", quiet, usual),
        *[summed(name, waits, usual, json.loads(had or "{}")) for name, waits, had in found],
    ]


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    parser.add_argument("--game", default="clans", help="that is played against a bot meanwhile")
    parser.add_argument("--seconds", type=float, default=7.0, help="that each attack lasts")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        spells = asyncio.run(measure(Path(folder), chosen.attacks, chosen.game, chosen.seconds))
    print(msgspec.json.format(msgspec.json.encode(spells), indent=1).decode())
    for sentence in [*owed_to_the_machine(spells), *missed(spells)]:
        print(sentence, file=sys.stderr)
    return 1 if missed(spells) else 0


if __name__ == "__main__":
    sys.exit(main())

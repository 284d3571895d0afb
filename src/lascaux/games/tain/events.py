"""What can happen in Táin, the rule behind each, and what fills its sentence."""

from __future__ import annotations

from typing import Final

from lascaux.games.tain.data import BOY, CHIEF, KINDS, NO_GUARD, OUTCOMES, WARRIOR
from lascaux.games.tain.naming import board_args, place_args, place_name
from lascaux.games.tain.scoring import boys_held, daughters_held, herd_bonus, points_of
from lascaux.games.tain.state import COWS, GOODS, JEWELS, TainState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args

# Whom a tile met in the outer land.
NOBODY_MET: Final = 0
EQUAL_MET: Final = 1
OTHER_MET: Final = 2  # a chief met a warrior
_ROVED_RULES: Final = ["TN-5.1", "TN-5.2", "TN-5.3"]

NOBODY_GUARDS: Final = "none"  # in place of a guard's kind

# The rule behind each raider (row) at a threshold with this guard (column); the last column is nobody.
_RAID_RULES: Final = {
    CHIEF: ["TN-6.5", "TN-6.11", "TN-6.11", "TN-6.12", "TN-6.4"],
    WARRIOR: ["TN-6.9", "TN-6.5", "TN-6.8", "TN-6.10", "TN-6.4"],
    BOY: ["TN-6.6", "TN-6.7", "TN-6.5", "TN-6.6", "TN-6.4"],
}


def began(s: TainState, seat: int) -> None:
    """Who holds the marker first."""
    if s.events is not None:
        s.tell("began", seat, "TN-1.5", {})


def scouted(s: TainState, seat: int, board: int, door: int) -> None:
    """A tile comes to this space; the board is OUTER for the outer land."""
    if s.events is not None:
        places = [place_name(seat, board, door)]
        s.tell("scouted", seat, "TN-3.1", place_args(s, seat, board, door), places=places)


def laid(s: TainState, seat: int, kind: int) -> None:
    """Only the owner hears which tile it is."""
    if s.events is not None:
        s.tell("laid", seat, "TN-3.1", {"kind": KINDS[kind]}, audience=1 << seat)


def passed(s: TainState, seat: int, is_forced: bool) -> None:
    """Somebody places no more in this turn; perhaps there was nothing else to do."""
    if s.events is not None:
        rule = "TN-3.8" if is_forced else "TN-3.7"
        s.tell("passed", seat, rule, {"forced": "yes" if is_forced else "no"})


def raid_began(s: TainState) -> None:
    """All have passed."""
    if s.events is not None:
        s.tell("raid_began", s.active, "TN-4.1", {"turn": s.turn})


def shown(s: TainState, owner: int, board: int, door: int, kind: int, is_guard: bool) -> None:
    """A tile is turned up."""
    if s.events is not None:
        tile: Args = {"kind": KINDS[kind], "guards": "yes" if is_guard else "no", "owner-seat": owner}
        args: Args = {**place_args(s, owner, board, door), **tile}
        s.tell("shown", owner, "TN-4.1", args, places=[place_name(owner, board, door)])


def bluffs_left(s: TainState, seat: int, bluffs: int) -> None:
    """Bluffs are put away before anything is settled."""
    if s.events is not None:
        s.tell("bluffs_left", seat, "TN-4.2", {"bluffs": bluffs})


def roved(s: TainState, seat: int, kind: int, cows: int, met: int) -> None:
    """What a tile brought from the outer land; all deserve a cow but a warrior that met a chief.

    Rule: TN-5.3, TN-5.4.
    """
    if s.events is not None:
        due = 0 if kind == WARRIOR and met == OTHER_MET else 1
        rule = "TN-5.4" if cows < due else _ROVED_RULES[met]
        s.tell("roved", seat, rule, {"kind": KINDS[kind], "cows": cows, "due": due}, places=["outer"])


def raided(s: TainState, raider: int, board: int, door: int, kind: int, guard: int, outcome: int) -> None:
    """A tile comes to a door, and to whoever guards it.

    Rule: TN-6.4, TN-6.5, TN-6.6, TN-6.7, TN-6.8, TN-6.9, TN-6.10, TN-6.11, TN-6.12.
    """
    if s.events is not None:
        met: Args = {
            "kind": KINDS[kind],
            "guard": NOBODY_GUARDS if guard == NO_GUARD else KINDS[guard],
            "outcome": OUTCOMES[outcome],
        }
        args: Args = {**place_args(s, raider, board, door), **met}
        way = [place_name(raider, board, door), place_name(board, board, door)]
        s.tell("raided", raider, _RAID_RULES[kind][guard], args, places=way)


def captured(s: TainState, captor: int, owner: int, kind: int) -> None:
    """A tile is a hostage."""
    if s.events is not None:
        who: Args = {"captor": f"#{captor}", "captor-seat": captor, "owner": f"#{owner}", "owner-seat": owner}
        s.tell("captured", captor, "TN-8.1", {**who, "kind": KINDS[kind]})


def stole_cow(s: TainState, raider: int, board: int, cows: int) -> None:
    """A cow, if there was one, and the points left to those who lost it."""
    if s.events is not None:
        args: Args = {**board_args(board), "place": "stables", "cows": cows, "points": points_of(s, board)}
        s.tell("stole_cow", raider, "TN-6.2" if cows else "TN-6.13", args, places=[f"stables {board}"])


def stole_jewel(s: TainState, raider: int, board: int, jewels: int) -> None:
    """A jewel, if there was one, and the points left to those who lost it."""
    if s.events is not None:
        args: Args = {**board_args(board), "place": "house", "jewels": jewels, "points": points_of(s, board)}
        s.tell("stole_jewel", raider, "TN-6.2" if jewels else "TN-10.6", args, places=[f"house {board}"])


def freed(s: TainState, owner: int, board: int, kind: int) -> None:
    """A hostage goes home, and the points left to those who held it."""
    if s.events is not None:
        who: Args = {**board_args(board), "owner": f"#{owner}", "owner-seat": owner}
        what: Args = {"place": "house", "kind": KINDS[kind], "points": points_of(s, board)}
        s.tell("freed", owner, "TN-8.2", {**who, **what}, places=[f"house {board}"])


def loot_stored(s: TainState, seat: int, cows: int, jewels: int, hostages: int) -> None:
    """What somebody brought home, and the points it makes."""
    if s.events is not None:
        loot: Args = {"cows": cows, "jewels": jewels, "hostages": hostages}
        s.tell("loot_stored", seat, "TN-7.1", {**loot, "points": points_of(s, seat)})


def refilled(s: TainState, seat: int, tiles: int) -> None:
    """An empty screen got its tiles back."""
    if s.events is not None:
        s.tell("refilled", seat, "TN-7.4", {"tiles": tiles})


def turn_began(s: TainState) -> None:
    """A new turn."""
    if s.events is not None:
        s.tell("turn_began", s.active, "TN-7.5", {"turn": s.turn})


def last_turn(s: TainState) -> None:
    """The turn that begins is the last."""
    if s.events is not None:
        s.tell("last_turn", CHANCE, "TN-9.1", {"turn": s.turn})


def ended(s: TainState, has_herd: bool) -> None:
    """The last turn is over, or somebody has a herd."""
    if s.events is not None:
        reason: Args = {"reason": "herd" if has_herd else "turns", "turns": s.box.turns, "herd": s.box.herd}
        s.tell("ended", CHANCE, "TN-9.1", reason)


def scored(s: TainState, seat: int) -> None:
    """What somebody has in the end."""
    if s.events is not None:
        goods: Args = {"cows": s.goods[GOODS * seat + COWS], "jewels": s.goods[GOODS * seat + JEWELS]}
        held: Args = {"boys": boys_held(s, seat), "daughters": daughters_held(s, seat)}
        s.tell("scored", seat, "TN-9.2", {**goods, **held})


def totalled(s: TainState, seat: int) -> None:
    """What that is worth."""
    if s.events is not None:
        args: Args = {"points": points_of(s, seat), "bonus": herd_bonus(s, seat), "herd": s.box.herd}
        s.tell("totalled", seat, "TN-9.2", args)

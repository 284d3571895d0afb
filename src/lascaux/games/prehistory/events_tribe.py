"""What the tribe of marauders does in Prehistory, and why."""

from __future__ import annotations

from lascaux.games.prehistory.data import ACTIONS, PRIORITIES, RAID_NAMES
from lascaux.games.prehistory.naming import action_args, colour_args, on_map, pillar_args, space_args
from lascaux.games.prehistory.state import SPRING, PrehistoryState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args


def raid_drawn(s: PrehistoryState) -> None:
    """The marauder tile of a season."""
    if s.events is not None:
        framed = f"@prehistory-action-{ACTIONS[s.box.raid[s.raid][0]]}"
        rule = "PH-14.5" if s.phase == SPRING else "PH-14.6"
        s.tell("raid_drawn", CHANCE, rule, {"tile": RAID_NAMES[s.raid - 1], "action": framed})


def tribe_acted(s: PrehistoryState, action: int, tray: int, price: int, rivals: int) -> None:
    """Which tray the tribe acts from, and whether others that fit have as many cubes."""
    if s.events is not None:
        is_spring = s.phase == SPRING
        args: Args = {**action_args(action), **colour_args(tray), "cubes": s.trays[tray], "price": price}
        args["season"] = "spring" if is_spring else "summer"
        args["tie"] = "yes" if rivals > 0 else "no"
        s.tell("tribe_acted", CHANCE, "PH-14.5" if is_spring else "PH-14.6", args)


def tribe_blocked(s: PrehistoryState, action: int, tray: int, is_full: bool) -> None:
    """Why a fuller tray does not fit: no room at the pillar, or nothing to do."""
    if s.events is not None:
        args: Args = {**action_args(action), **colour_args(tray), "cubes": s.trays[tray]}
        s.tell("tribe_blocked", CHANCE, "PH-14.5", {**args, "reason": "foot" if is_full else "impossible"})


def tribe_found_nothing(s: PrehistoryState, points: int) -> None:
    """No tray fits; the tribe takes points."""
    if s.events is not None:
        s.tell("tribe_found_nothing", CHANCE, "PH-14.5", {"points": points})


def tribe_lacked_cubes(s: PrehistoryState, action: int, tray: int, cubes: int) -> None:
    """The tribe leaves an action of summer."""
    if s.events is not None:
        args: Args = {**action_args(action), **colour_args(tray), "cubes": cubes}
        reason = "cubes" if cubes < s.box.raid_cubes else "impossible"
        s.tell("tribe_lacked_cubes", CHANCE, "PH-14.6", {**args, "reason": reason})


def tribe_chose_pillar(s: PrehistoryState, pillar: int, cubes: int, first: int) -> None:
    """Which pillar the tribe takes, and why."""
    if s.events is not None:
        args: Args = {**pillar_args(s, pillar), "cubes": cubes, "first": pillar_args(s, first)["action"]}
        s.tell("tribe_chose_pillar", CHANCE, "PH-14.6", args)


def tribe_without_card(s: PrehistoryState, points: int) -> None:
    """No ceremony card brings the tribe anything; it takes points."""
    if s.events is not None:
        s.tell("tribe_without_card", CHANCE, "PH-14.7.3", {"points": points})


def tribe_migrated(s: PrehistoryState, count: int) -> None:
    """Members of the tribe came to the start hex."""
    if s.events is not None:
        s.tell("tribe_migrated", CHANCE, "PH-14.7.6", {"count": count})


def tribe_roused(s: PrehistoryState, space: int, tray: int, cubes: int) -> None:
    """Which member of the tribe moves, and in which direction."""
    if s.events is not None:
        args: Args = {**space_args(s.box, "space", space), **colour_args(tray), "cubes": cubes}
        direction = f"@prehistory-direction-{tray}"
        s.tell("tribe_roused", CHANCE, "PH-14.8", {**args, "direction": direction}, places=on_map([space]))


def tribe_looked(s: PrehistoryState, priority: int, target: int) -> None:
    """What a member of the tribe looked for in vain."""
    if s.events is not None and target < 0:
        s.tell("tribe_looked", CHANCE, "PH-14.8", {"sought": f"@prehistory-seek-{PRIORITIES[priority]}"})


def tribe_walked(s: PrehistoryState, here: int, there: int, priority: int) -> None:
    """Where a member of the tribe goes, and for what."""
    if s.events is not None:
        args: Args = {**space_args(s.box, "from", here), **space_args(s.box, "to", there)}
        sought: Args = {"sought": f"@prehistory-seek-{PRIORITIES[priority]}"}
        s.tell("tribe_walked", CHANCE, "PH-14.9", {**args, **sought}, places=on_map([here, there]))


def tribe_stayed(s: PrehistoryState, space: int) -> None:
    """A member of the tribe stays at a megalith."""
    if s.events is not None:
        args = space_args(s.box, "space", space)
        s.tell("tribe_stayed", CHANCE, "PH-14.9.5", args, places=on_map([space]))


def tribe_returned_cubes(s: PrehistoryState, tray: int, cubes: int) -> None:
    """Half a tray went back to the supply."""
    if s.events is not None:
        s.tell("tribe_returned_cubes", CHANCE, "PH-14.8", {**colour_args(tray), "cubes": cubes})

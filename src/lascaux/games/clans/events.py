"""What can happen in Clans, the rule behind each, and what fills its sentence."""

from __future__ import annotations

from lascaux.games.clans.data import COLOURS, TERRAIN, TERRAINS, VILLAGES, size_of
from lascaux.games.clans.scoring import bonus_of, value_of
from lascaux.games.clans.state import ClansState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.parts.heaps import count_of


def dealt(s: ClansState, seat: int, colour: int) -> None:
    """Only the owner hears of it."""
    if s.events is not None:
        s.tell("dealt", seat, "CL-1.2", _clan(colour), audience=1 << seat)


def began(s: ClansState, seat: int) -> None:
    """Who begins."""
    if s.events is not None:
        s.tell("began", seat, "CL-1.7", {})


def moved(s: ClansState, seat: int, here: int, there: int, huts: int) -> None:
    """All huts of a territory went to another."""
    if s.events is not None:
        where: Args = {
            "here": here + 1,
            "there": there + 1,
            "from": f"@clans-terrain-{TERRAINS[TERRAIN[here]]}.from",
            "to": f"@clans-terrain-{TERRAINS[TERRAIN[there]]}.to",
        }
        way = [str(here + 1), str(there + 1)]
        s.tell("moved", seat, "CL-2.1", {**where, **_huts(huts)}, places=way)


def founded(s: ClansState, seat: int, territory: int, chip: int, huts: int) -> None:
    """A village came to be."""
    if s.events is not None:
        taken: Args = {"chip": chip + 1, "epoch": s.box.epoch[chip] + 1}
        s.tell(
            "founded",
            seat,
            "CL-3.2",
            {**place_args(territory), **taken, **_huts(huts)},
            places=_at(territory),
        )


def strife(s: ClansState, seat: int, territory: int, gone: int, left: int) -> None:
    """Single huts left a village of all colours, perhaps all of them."""
    if s.events is not None:
        counts: Args = {"lost": size_of(gone), "left": size_of(left)}
        rule = "CL-4.1" if left else "CL-4.3"
        s.tell(
            "strife",
            seat,
            rule,
            {**place_args(territory), **counts, **_clans_in(gone)},
            places=_at(territory),
        )


def ruined(s: ClansState, seat: int, territory: int, chip: int, huts: int) -> None:
    """Hostile ground destroyed a village."""
    if s.events is not None:
        lost: Args = {"huts": size_of(huts), "epoch": s.box.epoch[chip] + 1}
        s.tell("ruined", seat, "CL-6.4", {**place_args(territory), **lost}, places=_at(territory))


def scored(s: ClansState, seat: int, territory: int, chip: int, huts: int) -> None:
    """Its clans got what a village is worth."""
    if s.events is not None:
        worth: Args = {
            "value": value_of(s, chip, territory, huts),
            "huts": size_of(huts),
            "bonus": bonus_of(s, chip, territory),
            "epoch": s.box.epoch[chip] + 1,
        }
        s.tell(
            "scored",
            seat,
            "CL-6.6",
            {**place_args(territory), **worth, **_clans_in(huts)},
            places=_at(territory),
        )


def surplus(s: ClansState, seat: int, territory: int) -> None:
    """A village for which no chip was left."""
    if s.events is not None:
        s.tell("surplus", seat, "CL-5.5", place_args(territory), places=_at(territory))


def epoch_began(s: ClansState, epoch: int) -> None:
    """Other terrains are favourable and hostile from here on."""
    if s.events is not None:
        good = [terrain for terrain, bonus in enumerate(s.box.bonus[epoch]) if bonus]
        bad = [terrain for terrain, is_hostile in enumerate(s.box.is_hostile[epoch]) if is_hostile]
        args: Args = {
            "epoch": epoch + 1,
            "favourable": _grounds(good),
            "favourable-count": len(good),
            "hostile": _grounds(bad),
            "hostile-count": len(bad),
            "bonus": max(s.box.bonus[epoch]),
        }
        s.tell("epoch", CHANCE, "CL-5.3", args)


def ended(s: ClansState) -> None:
    """The last chip was taken, or every group stands alone."""
    if s.events is not None:
        is_full = len(s.villages) == VILLAGES
        reason: Args = {"reason": "villages" if is_full else "alone"}
        s.tell("ended", CHANCE, "CL-7.1" if is_full else "CL-7.3", reason)


def revealed(s: ClansState, seat: int) -> None:
    """A clan card is shown, and what it is worth."""
    if s.events is not None:
        points, chips = s.points[s.cards[seat]], s.chips[seat]
        counts: Args = {"points": points, "chips": chips, "total": points + s.box.chip_points * chips}
        s.tell("revealed", seat, "CL-7.4", {**_clan(s.cards[seat]), **counts})


def place_args(territory: int) -> Args:
    """Where: the printed number, the terrain, and how one says "on" it."""
    terrain = TERRAINS[TERRAIN[territory]]
    return {"territory": territory + 1, "terrain": terrain, "on": f"@clans-terrain-{terrain}.on"}


def _at(territory: int) -> list[str]:
    return [str(territory + 1)]


def _grounds(terrains: list[int]) -> str | list[str]:
    """Some terrains as the argument of a sentence."""
    if not terrains:
        return "none"
    if len(terrains) == len(TERRAINS):
        return "all"
    return [f"@clans-terrain-{TERRAINS[terrain]}" for terrain in terrains]


def _clan(colour: int) -> Args:
    return {"clan": f"@clans-clan-{COLOURS[colour]}", "name": COLOURS[colour]}


def _clans_in(huts: int) -> Args:
    names = [COLOURS[colour] for colour in range(len(COLOURS)) if count_of(huts, colour)]
    return {"clans": [f"@clans-clan-{name}" for name in names], "names": names, "count": len(names)}


def _huts(huts: int) -> Args:
    counts = [str(count_of(huts, colour)) for colour in range(len(COLOURS))]
    return {"huts": size_of(huts), "colours": counts}

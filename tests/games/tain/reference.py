"""A second, naive Táin to hold the first against: names, counters and lists, no packed numbers.

It shares nothing with the package but the text of the actions, and is written from the rulebook to be plainly
right, not to be fast.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

SET = Counter({"chief": 1, "warrior": 2, "boy": 6, "daughter": 1, "bluff": 8})
STABLES, HOUSE = (1, 2, 3), (4, 5)
BEATS = {"boy": set[str](), "warrior": {"boy"}, "chief": {"boy", "warrior"}}


class Tile(NamedTuple):
    """A tile on a board."""

    owner: int
    kind: str


class Clan:
    """All that belongs to one player."""

    def __init__(self) -> None:
        self.screen = Counter(SET)
        self.discard: Counter[str] = Counter()
        self.cows = 5
        self.jewels = 3
        self.hostages: list[Tile] = []
        self.loot: list[str | Tile] = []  # beside the board: "cow", "jewel" or somebody captured
        self.entrances: dict[int, Tile] = {}
        self.thresholds: dict[int, Tile] = {}

    def points(self) -> int:
        """What the clan is worth."""
        held = sum(5 if hostage.kind == "daughter" else 1 for hostage in self.hostages)
        return 2 * self.cows + 3 * self.jewels + held + (3 if self.cows >= 11 else 0)


class Reference:
    """One game, driven by the text of its actions."""

    def __init__(self, seats: int, rotate: bool) -> None:
        self.seats = seats
        self.rotate = rotate
        self.clans = [Clan() for _ in range(seats)]
        self.pasture = 25 - 5 * seats
        self.outer: list[Tile] = []
        self.turn = 1
        self.active = -1
        self.mover = -1
        self.passed: set[int] = set()
        self.space: tuple[str, ...] = ()  # chosen, with no tile on it yet
        self.doors: list[tuple[int, int]] = []  # of the raid, still to be settled
        self.freeing = -1  # the board where the mover must choose a hostage
        self.over = False

    def legal(self) -> set[str]:
        """All that the mover may do, as texts."""
        if self.freeing >= 0:
            return {"free boy", "free daughter"}
        screen = +self.clans[self.mover].screen
        if self.space:
            return {f"lay {kind}" for kind in screen if self._fits(kind, self.space)}
        spaces = [(str(board), str(door)) for board in range(self.seats) for door in range(1, 6)]
        return {"pass"} | {
            " ".join(("scout", *space))
            for space in [*spaces, ("outer",)]
            if self._is_free(space) and any(self._fits(kind, space) for kind in screen)
        }

    def play(self, text: str) -> None:
        """Do it, and all that follows from it."""
        verb, *words = text.split()
        if verb == "first":
            self.active = self.mover = int(words[0])
        elif verb == "scout":
            self.space = tuple(words)
        elif verb == "lay":
            self._lay(words[0])
            self._next_scout()
        elif verb == "pass":
            self.passed.add(self.mover)
            self._next_scout()
        else:
            self._free(self.mover, self.freeing, words[0])
            self.freeing = -1
            self._settle_doors()

    def ranking(self) -> list[int]:
        """The place of each seat."""
        marks = [(clan.points(), clan.cows, clan.jewels, clan.screen.total()) for clan in self.clans]
        return [1 + sum(other > mark for other in marks) for mark in marks]

    def _fits(self, kind: str, space: tuple[str, ...]) -> bool:
        if space == ("outer",):
            return kind not in ("boy", "daughter")
        return space[0] == str(self.mover) or kind != "daughter"

    def _is_free(self, space: tuple[str, ...]) -> bool:
        if space == ("outer",):
            return len(self.outer) < 2 and all(tile.owner != self.mover for tile in self.outer)
        board, door = int(space[0]), int(space[1])
        return door not in self._spaces(board)

    def _spaces(self, board: int) -> dict[int, Tile]:
        clan = self.clans[board]
        return clan.thresholds if board == self.mover else clan.entrances

    def _lay(self, kind: str) -> None:
        tile = Tile(self.mover, kind)
        self.clans[self.mover].screen[kind] -= 1
        if self.space == ("outer",):
            self.outer.append(tile)
        else:
            self._spaces(int(self.space[0]))[int(self.space[1])] = tile
        self.space = ()

    def _order(self) -> list[int]:
        return [(self.active + turn) % self.seats for turn in range(self.seats)]

    def _next_scout(self) -> None:
        for turn in range(1, self.seats + 1):
            seat = (self.mover + turn) % self.seats
            if self.clans[seat].screen.total() == 0:
                self.passed.add(seat)
            if seat not in self.passed:
                self.mover = seat
                return
        self._begin_raid()

    def _begin_raid(self) -> None:
        for spaces in [side for clan in self.clans for side in (clan.entrances, clan.thresholds)]:
            for door in [door for door, tile in spaces.items() if tile.kind == "bluff"]:
                self._put_away(spaces.pop(door))
        for tile in [tile for tile in self.outer if tile.kind == "bluff"]:
            self._put_away(tile)
            self.outer.remove(tile)
        self._raid_outer_land()
        self.doors = [
            (board, door)
            for board in self._order()
            for raider in self._order()
            for door in (*STABLES, *HOUSE)
            if self.clans[board].entrances.get(door, Tile(-1, "")).owner == raider
        ]
        self._settle_doors()

    def _raid_outer_land(self) -> None:
        kinds = {tile.kind for tile in self.outer}
        winners = [tile.owner for tile in self.outer if kinds != {"chief", "warrior"} or tile.kind == "chief"]
        for seat in self._order():
            if seat in winners and self.pasture:
                self.pasture -= 1
                self.clans[seat].loot.append("cow")

    def _settle_doors(self) -> None:
        while self.doors and self.freeing < 0:
            self._settle(*self.doors.pop(0))
        if self.freeing < 0:
            self._resolve()

    def _settle(self, board: int, door: int) -> None:
        home = self.clans[board]
        raider, guard = home.entrances[door], home.thresholds.get(door)
        if guard is None or guard.kind in BEATS[raider.kind]:
            self._succeed(raider.owner, board, door)
        elif (raider.kind, guard.kind) == ("boy", "warrior"):
            home.loot.append(home.entrances.pop(door))
        elif (raider.kind, guard.kind) == ("warrior", "daughter"):
            self.clans[raider.owner].loot.append(home.thresholds.pop(door))

    def _succeed(self, raider: int, board: int, door: int) -> None:
        home, loot = self.clans[board], self.clans[raider].loot
        own = {hostage.kind for hostage in home.hostages if hostage.owner == raider}
        if door in STABLES:
            if home.cows:
                home.cows -= 1
                loot.append("cow")
        elif len(own) > 1:
            self.freeing, self.mover = board, raider
        elif own:
            self._free(raider, board, own.pop())
        elif home.jewels:
            home.jewels -= 1
            loot.append("jewel")

    def _free(self, owner: int, board: int, kind: str) -> None:
        self.clans[board].hostages.remove(Tile(owner, kind))
        self.clans[owner].discard[kind] += 1

    def _put_away(self, tile: Tile) -> None:
        self.clans[tile.owner].discard[tile.kind] += 1

    def _resolve(self) -> None:
        for clan in self.clans:
            for tile in [*clan.entrances.values(), *clan.thresholds.values()]:
                self._put_away(tile)
            clan.entrances, clan.thresholds = {}, {}
            clan.cows += clan.loot.count("cow")
            clan.jewels += clan.loot.count("jewel")
            clan.hostages += [item for item in clan.loot if isinstance(item, Tile)]
            clan.loot = []
        for tile in self.outer:
            self._put_away(tile)
        self.outer = []
        self.over = self.turn == 8 or any(clan.cows >= 11 for clan in self.clans)
        if not self.over:
            self._begin_turn()

    def _begin_turn(self) -> None:
        for clan in self.clans:
            if clan.screen.total() == 0:
                clan.screen, clan.discard = clan.discard, Counter()
        self.turn += 1
        self.passed = set()
        if self.rotate:
            self.active = (self.active + 1) % self.seats
        self.mover = self.active

"""Members and huts: where they are, and how they come and go."""

from __future__ import annotations

from lascaux.games.prehistory.data import HUTS, MEMBERS, SPACES, START
from lascaux.games.prehistory.state import (
    AT_HOME,
    FIRST_SPACE,
    ON_BOARD,
    RESERVE,
    PrehistoryState,
)


def standing(space: int) -> int:
    """A member on a space that has not moved."""
    return FIRST_SPACE + 2 * space


def space_of(member: int) -> int:
    """The space of a member on the map."""
    return (member - FIRST_SPACE) // 2


def has_moved(member: int) -> bool:
    """Whether a member on the map has moved this autumn."""
    return member % 2 == 1


def members_of(s: PrehistoryState, player: int) -> list[int]:
    """All members of a player."""
    return s.members[player * MEMBERS : (player + 1) * MEMBERS]


def at_home_of(s: PrehistoryState, player: int) -> int:
    """How many members are on the player board.

    Rule: PH-6F.3.
    """
    return members_of(s, player).count(AT_HOME)


def spaces_with(s: PrehistoryState, player: int) -> list[int]:
    """The spaces with members of a player, in order."""
    spaces: list[int] = []
    for member in members_of(s, player):
        if member >= FIRST_SPACE and (len(spaces) == 0 or spaces[-1] != space_of(member)):
            spaces.append(space_of(member))
    return spaces


def on_map_of(s: PrehistoryState, player: int) -> list[int]:
    """By space: how many members of a player are there."""
    there = [0] * SPACES
    for member in members_of(s, player):
        if member >= FIRST_SPACE:
            there[space_of(member)] += 1
    return there


def replace_member(s: PrehistoryState, player: int, old: int, new: int) -> None:
    """One member is somewhere else; all stay in order."""
    members = members_of(s, player)
    members[members.index(old)] = new
    members.sort()
    s.members[player * MEMBERS : (player + 1) * MEMBERS] = members


def send_home(s: PrehistoryState, player: int, space: int) -> None:
    """A member leaves a space for the player board; one that has moved goes before others.

    Rule: PH-8.2.
    """
    moved = standing(space) + 1
    is_there = moved in members_of(s, player)
    replace_member(s, player, moved if is_there else standing(space), AT_HOME)


def send_out(s: PrehistoryState, player: int, count: int, member: int) -> None:
    """Members go from the player board to a space.

    Rule: PH-6F.1, PH-6F.3.
    """
    for _ in range(count):
        replace_member(s, player, AT_HOME, member)


def welcome_member(s: PrehistoryState, player: int) -> None:
    """A new hut brings a member from the reserve to the player board, while there are any.

    Rule: PH-8.3, PH-8.7, PH-6F.3, PH-15.18.
    """
    if RESERVE in members_of(s, player):
        replace_member(s, player, RESERVE, AT_HOME)


def stand_up(s: PrehistoryState) -> None:
    """After autumn all members may move again.

    Rule: PH-7.6.
    """
    for place, member in enumerate(s.members):
        if member >= FIRST_SPACE:
            s.members[place] = member - member % 2


def hut_spaces_of(s: PrehistoryState, player: int) -> list[int]:
    """The spaces with a hut of a player, in order."""
    huts = s.huts[player * HUTS : (player + 1) * HUTS]
    return sorted([space for space in huts if space not in (0, ON_BOARD)])


def huts_built_by(s: PrehistoryState, player: int) -> int:
    """How many huts a player has built, beside the map too.

    Rule: PH-11.3, PH-15.34.
    """
    return HUTS - s.huts[player * HUTS : (player + 1) * HUTS].count(0)


def camps_of(s: PrehistoryState, player: int) -> list[int]:
    """Where members may migrate to: the start hex and the own huts.

    Rule: PH-6F.1.
    """
    return [START, *hut_spaces_of(s, player)]


def hut_owners(s: PrehistoryState) -> list[int]:
    """By space: the player whose hut stands there; -1 if there is none."""
    owners = [-1] * SPACES
    for place, space in enumerate(s.huts):
        if space not in (0, ON_BOARD):
            owners[space] = place // HUTS
    return owners


def member_owners(s: PrehistoryState) -> list[int]:
    """By space: a player with a member there; -1 if there is none.  Only the start hex is shared."""
    owners = [-1] * SPACES
    for place, member in enumerate(s.members):
        if member >= FIRST_SPACE:
            owners[space_of(member)] = place // MEMBERS
    return owners

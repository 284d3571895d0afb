"""Phase 2: hunting, tool by tool."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import HUNT, USE
from lascaux.games.first_sparks.box import FirstSparksBox
from lascaux.games.first_sparks.data import CROP, HUNTED_FOODS, MOST_COUNTED, PLOW
from lascaux.games.first_sparks.events import hunted
from lascaux.games.first_sparks.state import FirstSparksState
from lascaux.games.first_sparks.steps.feeding import feed
from lascaux.games.first_sparks.steps.numbers import HUNT as HUNT_STEP
from lascaux.kernel.frames import Frame
from lascaux.kernel.steps import Step
from lascaux.parts.masks import items_of, lowest_of


class Hunt(Step[FirstSparksState]):
    """Where the order of tools changes the harvest: the best order, or one tool after another.

    Frame: a = mask of the tools already used.
    Rule: FS-6.6, FS-14.13.
    """

    def legal(self, s: FirstSparksState, f: Frame) -> list[int]:
        options = [HUNT]
        for food in HUNTED_FOODS:
            tools = tools_for(s, f.seat, food) & ~f.a
            if does_order_matter(s, f.seat, food, tools):
                options += [USE + card for card in items_of(tools)]
        options.sort()
        return options

    def apply(self, s: FirstSparksState, f: Frame, action: int) -> None:
        if action == HUNT:
            hunt_all(s, f.seat, f.a)
            feed(s, f.seat)
        else:
            use(s, f.seat, action - USE)
            go_hunting(s, f.seat, f.a | 1 << action - USE)


def go_hunting(s: FirstSparksState, seat: int, used: int) -> None:
    """Hunt and eat; but ask where the order of the tools left matters.

    Rule: FS-6.6, FS-7.1, FS-14.13.
    """
    hunting = s.cards[seat] & s.box.hunting_mask & ~used
    if hunting & (hunting - 1) != 0:
        for food in HUNTED_FOODS:
            if does_order_matter(s, seat, food, tools_for(s, seat, food) & ~used):
                s.stack.append(Frame(HUNT_STEP, seat, used))
                return
    hunt_all(s, seat, used)
    feed(s, seat)


def tools_for(s: FirstSparksState, seat: int, food: int) -> int:
    """Mask of the tools with which a clan can hunt a food now: none without a member beside a ground.

    Rule: FS-2.2, FS-6.2.
    """
    tools = s.cards[seat] & s.box.food_mask[food]
    return tools if tools != 0 and grounds_of(s, seat, food) > 0 else 0


def grounds_of(s: FirstSparksState, seat: int, food: int) -> int:
    """Beside how many grounds of a food a clan has members.

    Rule: FS-6.7, FS-6.8, FS-14.16.
    """
    members = s.members[seat]
    count = 0
    for ground in s.box.ground_masks[food]:
        if members & ground != 0:
            count += 1
    return count


def take_of(box: FirstSparksBox, card: int, stock: int, extra: int) -> int:
    """What a tool takes of a stock; extra tokens help to read the table and cannot be taken.

    Rule: FS-2.10, FS-6.5, FS-6.7, FS-6.9.
    """
    take = box.take[card * MOST_COUNTED + stock + extra]
    return take if take < stock else stock


def does_order_matter(s: FirstSparksState, seat: int, food: int, tools: int) -> bool:
    """Whether another order of these tools of one food would take another number of tokens.

    Rule: FS-14.13.
    """
    if tools & (tools - 1) == 0:
        return False
    extra = grounds_of(s, seat, food) - 1
    return most_of(s.box, tools, s.stock[food], extra) != least_of(s.box, tools, s.stock[food], extra)


def most_of(box: FirstSparksBox, tools: int, stock: int, extra: int) -> int:
    """What these tools of one food take in the best order.

    Rule: FS-6.6.
    """
    most = 0
    rest = tools
    while rest != 0:
        tool = rest & -rest
        rest ^= tool
        take = take_of(box, lowest_of(tool), stock, extra)
        take += most_of(box, tools ^ tool, stock - take, extra)
        if take > most:
            most = take
    return most


def least_of(box: FirstSparksBox, tools: int, stock: int, extra: int) -> int:
    """What they take in the worst order.

    Rule: FS-6.6.
    """
    if tools == 0:
        return 0
    least = stock
    rest = tools
    while rest != 0:
        tool = rest & -rest
        rest ^= tool
        take = take_of(box, lowest_of(tool), stock, extra)
        take += least_of(box, tools ^ tool, stock - take, extra)
        if take < least:
            least = take
    return least


def best_of(box: FirstSparksBox, tools: int, stock: int, extra: int) -> int:
    """The tool that the best order begins with; of equals the lowest.

    Rule: FS-6.6.
    """
    best = lowest_of(tools)
    if tools & (tools - 1) == 0:
        return best
    most = -1
    for card in items_of(tools):
        take = take_of(box, card, stock, extra)
        take += most_of(box, tools ^ 1 << card, stock - take, extra)
        if take > most:
            most = take
            best = card
    return best


def hunt_all(s: FirstSparksState, seat: int, used: int) -> None:
    """All tools that are left, in the best order; herbs and fields wherever the clan lives.

    Rule: FS-6.3, FS-6.6, FS-14.13.
    """
    hunting = s.cards[seat] & s.box.hunting_mask & ~used
    while hunting != 0:
        food = s.box.food_of[lowest_of(hunting)]
        tools = hunting & s.box.food_mask[food]
        hunting ^= tools
        grounds = grounds_of(s, seat, food)
        while tools != 0 and grounds > 0:
            card = best_of(s.box, tools, s.stock[food], grounds - 1)
            use(s, seat, card)
            tools ^= 1 << card
    growing = s.cards[seat] & s.box.food_mask[CROP]
    while growing != 0:
        card = lowest_of(growing)
        growing &= growing - 1
        crops = crops_of(s, seat, card)
        s.food[seat] += crops
        hunted(s, seat, card, crops, crops)


def use(s: FirstSparksState, seat: int, card: int) -> None:
    """A tool takes its tokens before the next is looked up.

    Rule: FS-6.5, FS-6.6.
    """
    food = s.box.food_of[card]
    tokens = take_of(s.box, card, s.stock[food], grounds_of(s, seat, food) - 1)
    s.stock[food] -= tokens
    s.food[seat] += tokens * s.box.worth[food]
    if tokens > 0:
        hunted(s, seat, card, tokens, tokens * s.box.worth[food])


def crops_of(s: FirstSparksState, seat: int, card: int) -> int:
    """Crops of a field or herb; the plow helps fields only.

    Rule: FS-2.10, FS-6.3, FS-13.3, FS-13.8.
    """
    crops = int(s.box.take[card * MOST_COUNTED])
    if s.box.field_mask >> card & 1 == 1 and s.cards[seat] & s.box.kind_mask[PLOW] != 0:
        crops += s.box.plow_crops
    return crops

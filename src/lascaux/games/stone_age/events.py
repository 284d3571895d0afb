"""What can happen in Stone Age, the rule behind each, and what fills its sentence."""

from __future__ import annotations

from typing import Final

from lascaux.games.stone_age.data import (
    EXTRA_CARD,
    FIFTH,
    GOODS,
    HUNT,
    MARKET,
    OF_BUILDING,
    OF_CARD,
    OF_EXTRA,
    STACK,
    TOOL_SLOTS,
    WORKSHOP,
)
from lascaux.games.stone_age.naming import (
    NO_PLACE,
    card_args,
    good_args,
    heap_args,
    place_args,
    places_of,
    spot_args,
    tile_args,
    yield_of,
)
from lascaux.games.stone_age.payments import ONE, size_of
from lascaux.games.stone_age.scoring import (
    CULTURE,
    LINE_RULES,
    LINES,
    PEOPLE,
    factors_of,
    lines_of,
    people_of,
    reason_of,
    sets_of,
)
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.parts.heaps import count_of

# Why people went hungry, or something was not bought: there was too little to pay with, or by choice.
COULD_NOT: Final = 0
CHOSE: Final = 1
_REASONS: Final = ["could_not", "chose"]

_INCOME_RULES: Final = ["SA-16.1", "SA-16.2", "SA-16.3", "SA-16.3"]  # by resource
_GAIN_RULES: Final = ["SA-6.5", "SA-6.5", "SA-6.1", "SA-14.3"]  # by what brings it, as the next
_FARM_RULES: Final = ["SA-6.9", "SA-16.6", "SA-6.1", "SA-14.3", "SA-4.4"]
_DRAW_RULES: Final = {OF_CARD: "SA-6.10", OF_BUILDING: "SA-15.3", OF_EXTRA: "SA-13.4"}

_ENDS: Final = {"cards": "SA-9.2", "buildings": "SA-9.3", "rounds": "SA-9.4"}


def began(s: StoneAgeState, seat: int) -> None:
    """Who begins."""
    if s.events is not None:
        s.tell("began", seat, "SA-1.4", {})


def round_began(s: StoneAgeState) -> None:
    """A new round, with the figure of the start player at another seat."""
    if s.events is not None:
        s.tell("round_began", s.first, "SA-2.2", {"round": s.round})


def phase_began(s: StoneAgeState, phase: str, rule: str) -> None:
    """All people are placed, or all have worked."""
    if s.events is not None:
        s.tell("phase_began", CHANCE, rule, {"phase": phase})


def card_dealt(s: StoneAgeState, card: int, space: int) -> None:
    """A card came to the row."""
    if s.events is not None:
        rule = "SA-1.2" if s.round == 0 else "SA-9.1"
        s.tell("card_dealt", CHANCE, rule, {**card_args(s.box, card), "space": space + 1})


def cards_slid(s: StoneAgeState) -> None:
    """The cards of the row moved to the right."""
    if s.events is not None:
        s.tell("cards_slid", CHANCE, "SA-13.6" if s.style else "SA-9.1", {})


def turned_up(s: StoneAgeState, tile: int, stack: int) -> None:
    """A building lies on top of its stack."""
    if s.events is not None:
        rule = "SA-1.3" if s.round == 0 else "SA-4.9"
        s.tell("turned_up", CHANCE, rule, {**tile_args(s.box, tile), "stack": stack + 1})


def placed(s: StoneAgeState, seat: int, place: int, workers: int) -> None:
    """People went to a place."""
    if s.events is not None:
        s.tell("placed", seat, "SA-3.1", {**spot_args(s, place), "workers": workers}, places=places_of(place))


def income(s: StoneAgeState, seat: int, good: int, amount: int) -> None:
    """A building brings something in every round."""
    if s.events is not None:
        s.tell("income", seat, _INCOME_RULES[good], good_args(good, amount))


def market_used(s: StoneAgeState, seat: int) -> None:
    """People were at the market."""
    if s.events is not None:
        s.tell("market_used", seat, "SA-12.2", {}, places=places_of(MARKET))


def rolled(s: StoneAgeState, seat: int, place: int, dice: int, total: int) -> None:
    """Dice were thrown for a place."""
    if s.events is not None:
        thrown: Args = {"good": yield_of(s.box, place), "dice": dice, "sum": total}
        rule = "SA-15.7" if place >= WORKSHOP else "SA-4.5"
        s.tell("rolled", seat, rule, {**place_args(place), **thrown}, places=places_of(place))


def tool_used(s: StoneAgeState, seat: int, value: int) -> None:
    """A tool was added."""
    if s.events is not None:
        s.tell("tool_used", seat, "SA-5.2", {"value": value})


def spent(s: StoneAgeState, seat: int, card: int) -> None:
    """The tool of a card was added; it is used up."""
    if s.events is not None:
        s.tell("spent", seat, "SA-5.5", {**card_args(s.box, card), "value": s.box.top_amount[card]})


def worked(s: StoneAgeState, seat: int, place: int, good: int, total: int, divisor: int) -> None:
    """People brought resources home."""
    if s.events is not None:
        brought: Args = {**good_args(good, total // divisor), "sum": total, "divisor": divisor}
        rule = "SA-15.7" if place >= WORKSHOP else "SA-4.5"
        s.tell("worked", seat, rule, {**place_args(place), **brought}, places=places_of(place))


def hunted(s: StoneAgeState, seat: int, food: int, jewels: int) -> None:
    """Hunters brought food home, and jewels."""
    if s.events is not None:
        args: Args = {**place_args(HUNT), "food": food, "jewels": jewels}
        s.tell("hunted", seat, "SA-13.1" if s.style else "SA-4.5", args, places=places_of(HUNT))


def tool_made(s: StoneAgeState, seat: int, is_better: bool, place: int) -> None:
    """A tool was made or bettered, unless all were best."""
    if s.events is not None:
        base = seat * TOOL_SLOTS
        tools = [str(tool) for tool in s.tools[base : base + TOOL_SLOTS] if tool != 0]
        s.tell(
            "tool_made",
            seat,
            "SA-5.1" if is_better else "SA-17.1",
            {**_grown(is_better), "tools": tools, "count": len(tools)},
            places=places_of(place),
        )


def farmed(s: StoneAgeState, seat: int, is_better: bool, source: int, place: int) -> None:
    """Agriculture grew, unless it was at its end."""
    if s.events is not None:
        args: Args = {**_grown(is_better), "agriculture": s.agriculture[seat]}
        rule = _FARM_RULES[source] if is_better else "SA-17.1"
        s.tell("farmed", seat, rule, args, places=places_of(place))


def born(s: StoneAgeState, seat: int, is_new: bool, place: int) -> None:
    """A child was born, unless all people there are were about."""
    if s.events is not None:
        args: Args = {**_grown(is_new), "workers": s.workers[seat]}
        rule = "SA-16.4" if place == NO_PLACE else "SA-4.3"
        s.tell("born", seat, rule if is_new else "SA-17.1", args, places=places_of(place))


def advanced(s: StoneAgeState, seat: int, is_better: bool) -> None:
    """Trade advanced, unless it was at its end; jewels come all the same."""
    if s.events is not None:
        args: Args = {**_grown(is_better), "trade": s.trade[seat], "jewels": s.box.advance_jewels}
        s.tell("advanced", seat, "SA-12.3" if is_better else "SA-17.3", args)


def food_gained(s: StoneAgeState, seat: int, food: int) -> None:
    """Food came from a card."""
    if s.events is not None:
        s.tell("food_gained", seat, "SA-6.4", {"food": food})


def gained(s: StoneAgeState, seat: int, good: int, amount: int, source: int) -> None:
    """Goods came from a card, a die or a building."""
    if s.events is not None:
        s.tell("gained", seat, _GAIN_RULES[source], good_args(good, amount))


def pointed(s: StoneAgeState, seat: int, points: int) -> None:
    """Points came from a card."""
    if s.events is not None:
        s.tell("pointed", seat, "SA-6.7", {"points": points})


def two_taken(s: StoneAgeState, seat: int, one: int, other: int) -> None:
    """Two resources came for the card that brings any."""
    if s.events is not None:
        s.tell("two_taken", seat, "SA-6.12", heap_args("goods", ONE[one] + ONE[other]))


def kept(s: StoneAgeState, seat: int) -> None:
    """That card is kept for later."""
    if s.events is not None:
        s.tell("kept", seat, "SA-17.8", {})


def drew(s: StoneAgeState, seat: int, card: int, source: int) -> None:
    """A card came from the deck; only its owner sees which."""
    if s.events is not None:
        s.tell("drew", seat, _DRAW_RULES[source], {})
        s.tell("saw", seat, "SA-17.10", card_args(s.box, card), audience=1 << seat)


def dice_thrown(s: StoneAgeState, seat: int, dice: tuple[int, ...], style: int, source: int) -> None:
    """Dice for everybody were thrown."""
    if s.events is not None:
        stylish = "SA-15.4" if source == OF_BUILDING else "SA-14.3"
        rule = stylish if style == 1 else "SA-6.1"
        s.tell("dice_thrown", seat, rule, {"dice": [str(face) for face in dice]})


def die_taken(s: StoneAgeState, seat: int, face: int) -> None:
    """Somebody took one of them."""
    if s.events is not None:
        s.tell("die_taken", seat, "SA-6.2", {"face": face})


def bartered(s: StoneAgeState, seat: int, given: int, payment: int) -> None:
    """Goods were given for those that were missing."""
    if s.events is not None:
        got = 0
        for good in range(len(GOODS)):
            own = s.goods[seat * len(GOODS) + good] - count_of(given, good)
            got += max(0, count_of(payment, good) - own) * ONE[good]
        lost = s.box.barter_get[s.trade[seat]] - size_of(got)
        args: Args = {**heap_args("gave", given), **heap_args("got", got), "lost": lost}
        s.tell("bartered", seat, "SA-12.10" if lost else "SA-12.7", args)


def bought(s: StoneAgeState, seat: int, card: int, place: int, payment: int) -> None:
    """Somebody bought a card."""
    if s.events is not None:
        args = {**card_args(s.box, card), **place_args(place), **heap_args("paid", payment)}
        s.tell("bought", seat, "SA-13.3" if place == FIFTH else "SA-4.7", args, places=places_of(place))


def extra_bought(s: StoneAgeState, seat: int, payment: int) -> None:
    """Somebody bought the unseen card beside it."""
    if s.events is not None:
        s.tell("extra_bought", seat, "SA-13.4", heap_args("paid", payment))


def built(s: StoneAgeState, seat: int, tile: int, place: int, payment: int, points: int) -> None:
    """Somebody bought a building."""
    if s.events is not None:
        args = {**tile_args(s.box, tile), **heap_args("paid", payment), "points": points}
        s.tell("built", seat, "SA-4.9", args, places=places_of(place))


def declined(s: StoneAgeState, seat: int, place: int, why: int) -> None:
    """Somebody left a card or building."""
    if s.events is not None:
        if place == EXTRA_CARD:
            s.tell("extra_declined", seat, "SA-13.4", {})
            return
        rule = "SA-4.11" if why == COULD_NOT else "SA-4.8" if place < STACK else "SA-4.10"
        args = {**spot_args(s, place), "reason": _REASONS[why]}
        s.tell("declined", seat, rule, args, places=places_of(place))


def harvested(s: StoneAgeState, seat: int) -> None:
    """Agriculture brought food."""
    if s.events is not None and s.agriculture[seat] > 0:
        s.tell("harvested", seat, "SA-8.1", {"food": s.agriculture[seat]})


def fed(s: StoneAgeState, seat: int, eaten: int) -> None:
    """People ate."""
    if s.events is not None:
        short = "yes" if eaten < s.workers[seat] else "no"
        s.tell("fed", seat, "SA-8.2", {"eaten": eaten, "workers": s.workers[seat], "short": short})


def fed_with_goods(s: StoneAgeState, seat: int, good: int) -> None:
    """A resource was given in place of food."""
    if s.events is not None:
        s.tell("fed_with_goods", seat, "SA-8.3", good_args(good, 1))


def starved(s: StoneAgeState, seat: int, why: int) -> None:
    """People went hungry."""
    if s.events is not None:
        s.tell("starved", seat, "SA-8.4", {"reason": _REASONS[why], "points": s.box.hunger})


def ended(s: StoneAgeState) -> None:
    """The game is over."""
    if s.events is not None:
        reason = reason_of(s)
        s.tell("ended", CHANCE, _ENDS[reason], {"reason": reason, "round": s.round})


def scored(s: StoneAgeState, seat: int) -> None:
    """The lines of the final scoring, and the total."""
    if s.events is not None:
        lines = lines_of(s, seat)
        for line, points in enumerate(lines):
            if points != 0:
                args: Args = {"line": LINES[line], "points": points, **_reckoning(s, seat, line)}
                s.tell("scored", seat, LINE_RULES[line], args)
        total = s.score[seat] + sum(lines)
        s.tell("totalled", seat, "SA-10.7", {"track": s.score[seat], "more": sum(lines), "total": total})


def _reckoning(s: StoneAgeState, seat: int, line: int) -> Args:
    """How the points of a line come about: sets of symbols, or people times what they are counted with."""
    if line == CULTURE:
        sets = sets_of(s, seat)
        return {"sets": [str(symbols) for symbols in sets], "symbols": sum(sets)}
    if line <= len(PEOPLE):
        people = people_of(s, seat, PEOPLE[line - 1])
        return {"people": people, "times": factors_of(s, seat)[line - 1]}
    return {}


def _grown(is_better: bool) -> Args:
    return {"grown": "yes" if is_better else "no"}

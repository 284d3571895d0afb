"""What is true of every position of The First Sparks; `frames.py` beside it looks at the open decision."""

from __future__ import annotations

from lascaux.games.first_sparks.actions import PLACINGS
from lascaux.games.first_sparks.board import is_group, land_of
from lascaux.games.first_sparks.data import FOODS, FOR_SALE_MASK, KINDS, TOOL
from lascaux.games.first_sparks.frames import frame_faults_of
from lascaux.games.first_sparks.meta import META
from lascaux.games.first_sparks.scoring import is_decided, is_last_year
from lascaux.games.first_sparks.state import (
    HUNTING,
    MAP,
    PHASE_NAMES,
    PLACING,
    SPREADING,
    TECHNOLOGY,
    FirstSparksState,
)
from lascaux.games.first_sparks.steps.market import places_of
from lascaux.games.first_sparks.steps.numbers import DEAL_HERB, DROP_TOOL
from lascaux.games.first_sparks.steps.technology import tool_limit_of
from lascaux.games.first_sparks.tiling import placings_on
from lascaux.parts.masks import count_of


def faults_of(s: FirstSparksState) -> list[str]:
    """What is impossible about a position, as sentences."""
    return (
        _shape_faults(s)
        or _time_faults(s)
        or _map_faults(s)
        or _clan_faults(s) + _card_faults(s) + _hand_faults(s) + _market_faults(s)
        or _decision_faults(s)
    )


def _shape_faults(s: FirstSparksState) -> list[str]:
    faults: list[str] = []
    if len(s.members) != _clans(s) or min(s.members) < 0:
        faults.append("There is one set of spaces for each clan; with two players a third clan is neutral.")
    if len(s.food) != s.seats or min(s.food) < 0:
        faults.append("There is one count of food for each seat, none below zero.")
    if len(s.cards) != s.seats or min(s.cards) < 0:
        faults.append("There is one set of cards for each seat.")
    if len(s.stock) != len(FOODS) or not all(
        [0 <= count <= most for count, most in zip(s.stock, s.box.tokens, strict=True)]
    ):
        faults.append("No harvest space holds more tokens than there are.")
    if list(s.order) != [] and sorted(s.order) != list(range(s.seats)):
        faults.append("The order names every seat once.")
    if min(s.market, s.unseen, s.below, s.pile) < 0:
        faults.append("Market and deck are sets of cards.")
    everybody = (1 << s.seats) - 1
    if s.done & ~everybody != 0 or s.passed & ~s.done != 0:
        faults.append("Whoever bought or passed sits at the table.")
    return faults


def _time_faults(s: FirstSparksState) -> list[str]:
    faults: list[str] = []
    if not 0 <= s.phase < len(PHASE_NAMES) or not 0 <= s.map < len(META.options["map"][0]):
        return ["There is no such phase or map."]
    if not 0 <= s.year <= s.box.last_year or (s.year > 0) != (s.phase >= TECHNOLOGY):
        faults.append(f"Years count from 1 to {s.box.last_year}, and begin when the clans are placed.")
    if not 0 <= s.turn <= _clans(s) + s.seats:
        faults.append("Nobody has more than one go in a phase.")
    if s.first_offer and (_clans(s) == s.seats or s.phase != TECHNOLOGY):
        faults.append("Only the first of two players may box an offer, and only while cards are offered.")
    if (list(s.order) == []) != (_step(s) == DEAL_HERB):
        faults.append("The order is known once the herbs are dealt.")
    if s.over and not (s.phase == SPREADING and (is_decided(s) or is_last_year(s))):
        faults.append("The game ends after spreading, with a clan of thirteen or in the last year.")
    return faults


def _map_faults(s: FirstSparksState) -> list[str]:
    faults: list[str] = []
    laid = [tile // PLACINGS for tile in s.tiles]
    if len(set(laid)) != len(laid) or any([tile >= s.box.pool[s.seats] for tile in laid]):
        faults.append("Each tile lies once, and only those this number of players uses.")
    if len(laid) > s.box.laid[s.seats] or (s.phase > MAP and len(laid) < s.box.laid[s.seats]):
        faults.append(f"The map has {s.box.laid[s.seats]} tiles.")
    for place, tile in enumerate(s.tiles):
        if tile % PLACINGS not in placings_on(s.tiles[:place]):
            faults.append("The second tile touches the first, each later one at least two.")
    return faults


def _clan_faults(s: FirstSparksState) -> list[str]:
    faults: list[str] = []
    land = land_of(s.box, s.tiles)
    for members in s.members:
        if members & ~land.spaces != 0:
            faults.append("Members stand on spaces of the map.")
        elif count_of(members) > s.box.most_members or not is_group(land, members):
            faults.append(f"A clan is one group of at most {s.box.most_members} members.")
    if s.phase == MAP and any(s.members):
        faults.append("Nobody settles before the map is laid.")
    if s.phase == PLACING and max([count_of(members) for members in s.members]) > len(("first", "second")):
        faults.append("In the placing round a clan has at most two members.")
    return faults


def _card_faults(s: FirstSparksState) -> list[str]:
    """Every card is in one place at most, and only cards of this number of players are anywhere."""
    faults: list[str] = []
    herbs = (1 << s.seats + 1) - 2
    for_sale = FOR_SALE_MASK
    for card in s.box.not_for_two if _clans(s) > s.seats else []:
        for_sale &= ~(1 << card)
    seen = 0
    for cards in s.cards:
        if cards & seen != 0 or cards & ~(herbs | for_sale) != 0:
            faults.append("No card has two owners, and none is in play that this number of players lacks.")
        seen |= cards
    for cards in (s.market, s.unseen, s.below):
        if cards & seen != 0 or cards & ~for_sale != 0:
            faults.append("No card lies in two places, and none is for sale that should not be.")
        seen |= cards
    return faults


def _hand_faults(s: FirstSparksState) -> list[str]:
    faults: list[str] = []
    for seat, cards in enumerate(s.cards):
        room = tool_limit_of(s, seat)
        if _step(s) == DROP_TOOL and s.stack[-1].seat == seat:
            room += 1
        if count_of(cards & s.box.tool_mask) > room:
            faults.append("No clan has more tools than it has room for.")
        for kind in range(TOOL + 1, len(KINDS)):
            if count_of(cards & s.box.kind_mask[kind]) > 1:
                faults.append("Of each kind of knowledge a clan has one card.")
    return faults


def _market_faults(s: FirstSparksState) -> list[str]:
    faults: list[str] = []
    has_come = s.has_reshuffle or s.is_small
    if s.has_reshuffle and s.is_small:
        faults.append("The reshuffle card comes once.")
    if count_of(s.market) + s.has_reshuffle > places_of(s):
        faults.append("The market has no more cards than places.")
    is_short = count_of(s.market) + s.has_reshuffle < places_of(s)
    if s.phase in (HUNTING, SPREADING) and is_short and (s.pile > 0 or not has_come):
        faults.append("While clans hunt and spread, the market is full unless the deck is empty.")
    if count_of(s.unseen) - s.pile != (0 if has_come else s.box.removed[s.seats]) or (
        has_come and s.below != 0
    ):
        faults.append("The deck has as many cards as are unseen, but for those put away.")
    if s.bonus != 0 and (s.phase != TECHNOLOGY or s.bonus < 0 or s.market >> s.bonus & 1 == 0):
        faults.append("The crop lies on a card of the market, while cards are offered.")
    return faults


def _decision_faults(s: FirstSparksState) -> list[str]:
    return [] if s.over else frame_faults_of(s)


def _clans(s: FirstSparksState) -> int:
    return s.seats if s.seats > META.min_seats else s.seats + 1


def _step(s: FirstSparksState) -> int:
    return s.stack[-1].step if s.stack else -1

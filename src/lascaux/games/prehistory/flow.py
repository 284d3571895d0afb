"""Prehistory: set-up, the seasons of a year, and when it ends."""

from __future__ import annotations

from typing import Final

import msgspec

from lascaux.games.prehistory.actions import SPACE
from lascaux.games.prehistory.asked import question_of
from lascaux.games.prehistory.box import BOX, PrehistoryBox
from lascaux.games.prehistory.checks import faults_of
from lascaux.games.prehistory.data import (
    CEREMONY_SLOTS,
    HUNTING_CARDS,
    HUNTING_SLOTS,
    HUTS,
    KINDS,
    MEMBERS,
    MEMBERS_AT_START,
    MEMBERS_ON_BOARD,
    PRICE_TILES,
    RAID_TILES,
    RITE_CARDS,
    SPACES,
    SPECIES,
    SPECIES_OF_FISH,
    START,
    TRAPS,
)
from lascaux.games.prehistory.fields import FIELDS, blank_of, copy_of
from lascaux.games.prehistory.meta import META
from lascaux.games.prehistory.phases import PHASES
from lascaux.games.prehistory.scoring import ending_of, others_of, scores_of
from lascaux.games.prehistory.sight import view_of
from lascaux.games.prehistory.state import (
    AT_HOME,
    AUTUMN,
    DAWN,
    EXTRA,
    INCOME,
    NONE,
    RESERVE,
    SPRING,
    SUMMER,
    WINTER,
    PrehistoryState,
)
from lascaux.games.prehistory.steps.abilities import (
    HuntMore,
    OneColour,
    PaintMore,
    RaiseHut,
    ReturnMember,
    Shift,
)
from lascaux.games.prehistory.steps.building import Settle
from lascaux.games.prehistory.steps.camp import standing
from lascaux.games.prehistory.steps.ceremony import ShamanFrom, ShamanTo
from lascaux.games.prehistory.steps.choosing import Take
from lascaux.games.prehistory.steps.dealing import (
    DealCeremony,
    DealContent,
    DealHunting,
    FillPlace,
    stocks_of,
)
from lascaux.games.prehistory.steps.following import Follow
from lascaux.games.prehistory.steps.gathering import ChooseBasket
from lascaux.games.prehistory.steps.giving import Give
from lascaux.games.prehistory.steps.laying import DrawTile, FindTile, LayTile, RotateTile
from lascaux.games.prehistory.steps.migrating import Send
from lascaux.games.prehistory.steps.numbers import DRAW_ORDER, STEPS
from lascaux.games.prehistory.steps.painting import TurnFirst
from lascaux.games.prehistory.steps.paying import Pay
from lascaux.games.prehistory.steps.raiding import DrawRaid
from lascaux.games.prehistory.steps.setup import (
    Begin,
    DealCharacter,
    DealWeather,
    DrawCentre,
    DrawOrder,
    DrawPrice,
    SpinWeather,
)
from lascaux.games.prehistory.steps.sloths import UseSloth
from lascaux.games.prehistory.steps.turns import (
    AutumnTurn,
    EndTurn,
    ExtraTurn,
    LayFoot,
    SpringTurn,
    SummerTurn,
    TakePillar,
)
from lascaux.games.prehistory.steps.walking import Spend, WalkTo
from lascaux.games.prehistory.why import reason_against
from lascaux.kernel.actions import Attempt
from lascaux.kernel.box import Box
from lascaux.kernel.frames import CHANCE, Frame
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, Ending, Other, Reason
from lascaux.kernel.rng import Rng

SEASONS: Final = ["spring", "summer", "autumn"]
SEASON_IN: Final = [0, 1, 1, 2, 2, 3, 4]  # by phase: the place of its season in the year, winter with spring
AFTER_PHASE: Final = [SPRING, SPRING, SUMMER, INCOME, AUTUMN, WINTER, EXTRA]  # by phase


class Prehistory(Game[PrehistoryState]):
    """The rules of Prehistory, with characters, additional tiles and marauders."""

    def __init__(self, box: PrehistoryBox) -> None:
        code = [
            DrawOrder,
            DrawPrice,
            DrawCentre,
            DealWeather,
            SpinWeather,
            DealCharacter,
            DrawTile,
            FindTile,
            DealContent,
            FillPlace,
            DealHunting,
            DealCeremony,
            DrawRaid,
            RotateTile,
            LayTile,
            Begin,
            SpringTurn,
            LayFoot,
            TakePillar,
            SummerTurn,
            ExtraTurn,
            AutumnTurn,
            EndTurn,
            UseSloth,
            TurnFirst,
            ChooseBasket,
            ShamanTo,
            ShamanFrom,
            Pay,
            Send,
            Follow,
            WalkTo,
            Spend,
            Settle,
            Take,
            PaintMore,
            Shift,
            RaiseHut,
            ReturnMember,
            HuntMore,
            Give,
            OneColour,
        ]
        Game.__init__(self, META, SPACE, STEPS.made(code), FIELDS, box)

    def blank(self, seats: int, options: dict[str, str], box: Box) -> PrehistoryState:
        """Nothing is drawn yet; everybody has a member on the start hex and some on the player board.

        Rule: PH-1.4, PH-2.9, PH-14.1.
        """
        assert isinstance(box, PrehistoryBox)
        s = blank_of(seats, box, options)
        players = seats + (1 if s.marauders > 0 else 0)
        s.lying = _nothing_on(SPACES)
        s.quarries = _nothing_on(KINDS)
        s.gathering = _nothing_on(KINDS)
        s.river = _nothing_on(KINDS)
        s.hunting = _nothing_on(HUNTING_SLOTS)
        s.ceremony = _nothing_on(CEREMONY_SLOTS)
        s.gather_stock = tuple(stocks_of(s.has_tiles, box.mushrooms, box.dev_tiles))
        s.fish_stock = (*box.fish, *[1 if s.has_tiles else 0] * len(TRAPS))
        s.hunting_deck = (1 << HUNTING_CARDS + 1) - 2
        s.ceremony_deck = (1 << RITE_CARDS + 1) - 2
        s.centre = NONE
        s.next_centre = NONE
        s.unseen_prices = (1 << PRICE_TILES) - 1
        s.feet = [0] * KINDS
        s.tops = [0] * KINDS
        s.points = [0] * players
        s.dev = [0] * players
        s.marker = [0] * players
        s.resources = [0] * (players * KINDS)
        s.cubes = [0] * (players * KINDS)
        s.painted = [0] * players
        s.baskets = [0] * (players * KINDS)
        s.fish = [0] * (players * len(SPECIES_OF_FISH))
        s.traps = [0] * players
        s.cards = [0] * players
        s.tokens = [0] * (players * len(SPECIES))
        s.rites = [0] * players
        s.shamans = [0] * players
        s.weather = [NONE] * players
        s.huts = [0] * (players * HUTS)
        s.members = []
        for player in range(players):
            s.members += _first_members(player == seats)
        s.stones_a = [0] * players
        s.stones_d = [0] * players
        s.stones_e = [0] * players
        s.sloths = [0] * players
        s.trays = [0] * KINDS if s.marauders > 0 else []
        s.unseen_raids = (1 << RAID_TILES + 1) - 2 if s.marauders > 0 else 0
        s.step = NONE
        s.acting = NONE
        s.stack = [Frame(DRAW_ORDER, CHANCE)]
        return s

    def box_of(self, s: PrehistoryState) -> Box:
        return s.box

    def copy(self, s: PrehistoryState) -> PrehistoryState:
        return copy_of(s)

    def advance(self, s: PrehistoryState) -> None:
        """Whatever comes next in the phase; else the next phase, and after the last year the extra action.

        Rule: PH-1.1, PH-11.1.
        """
        phase = PHASES[s.phase]
        if phase.go_on(s):
            return
        phase.end(s)
        if not s.over:
            is_last = s.phase == AUTUMN and s.year == s.box.years
            s.phase = EXTRA if is_last else AFTER_PHASE[s.phase]
            s.turn = 0
            s.stage = DAWN
            s.acting = NONE
            PHASES[s.phase].begin(s)

    def determinize(self, s: PrehistoryState, seat: int, rng: Rng) -> PrehistoryState:
        """The same position: decks are bags, and ceremony cards were taken in the open.

        Rule: PH-6C.3, PH-15.52.
        """
        return copy_of(s)

    def scores(self, s: PrehistoryState) -> list[int]:
        return scores_of(s)

    def ending(self, s: PrehistoryState) -> Ending | None:
        return ending_of(s)

    def others(self, s: PrehistoryState) -> list[Other]:
        return others_of(s)

    def view(self, s: PrehistoryState, seat: int | None) -> msgspec.Struct:
        return view_of(s, self.reader(s, seat))

    def faults(self, s: PrehistoryState) -> list[str]:
        return faults_of(s, self.steps)

    def reason_against(self, s: PrehistoryState, f: Frame, attempt: Attempt) -> Reason | None:
        return reason_against(s, f, attempt)

    def asked(self, s: PrehistoryState, f: Frame) -> Args:
        return question_of(s, f)

    def seats_after(self, s: PrehistoryState) -> list[int]:
        """Who has a turn later in this season, in order.

        Rule: PH-4.2, PH-5.3, PH-7.1.
        """
        if s.acting == NONE or s.over:
            return []
        order = list(s.order)
        if s.phase == SUMMER:
            order.reverse()
        later = order[s.turn + 1 :]
        if s.phase == SPRING:
            later += order[: s.turn]
            later = [player for player in later if s.passed >> player & 1 == 0]
        return [player for player in later if player < s.seats and player != s.acting]

    def chapter(self, s: PrehistoryState) -> int:
        """A season: spring, summer or autumn of a year, and last the extra action.

        Rule: PH-1.1, PH-11.1.
        """
        return len(SEASONS) * (s.year - 1) + SEASON_IN[s.phase] if s.year > 0 else 0

    def chapter_args(self, s: PrehistoryState) -> Args:
        season = (SEASON_IN[s.phase] - 1) % len(SEASONS)
        return {"year": s.year, "season": "extra" if s.phase == EXTRA else SEASONS[season]}

    def rule_of_turns(self, s: PrehistoryState) -> str:
        """In turn order, in summer from the last to the first.

        Rule: PH-4.2, PH-5.3, PH-7.1.
        """
        return PHASES[s.phase].rule

    def rule_of_end(self, s: PrehistoryState) -> str:
        """After five years and the extra action.

        Rule: PH-1.1.
        """
        return "PH-1.1"


def _nothing_on(places: int) -> tuple[int, ...]:
    """So many empty places.  A tuple of known length would be compiled into one variable for each of them."""
    return tuple([0] * places)


def _first_members(is_tribe: bool) -> list[int]:
    """The members of a player at the start; all of the tribe's are at hand.

    Rule: PH-2.9, PH-14.1.
    """
    at_home = MEMBERS - MEMBERS_AT_START if is_tribe else MEMBERS_ON_BOARD
    reserve = MEMBERS - MEMBERS_AT_START - at_home
    return [RESERVE] * reserve + [AT_HOME] * at_home + [standing(START)] * MEMBERS_AT_START


GAME: Final = Prehistory(BOX)

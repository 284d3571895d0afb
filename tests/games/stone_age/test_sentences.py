"""Everything Stone Age tells, asks and offers has a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from lascaux.games.stone_age import events as events_of
from lascaux.games.stone_age.box import BOX
from lascaux.games.stone_age.data import CARD_NAMES, CARDS, GOODS, OF_CARD, PLACE_NAMES, TILE_NAMES, TILES
from lascaux.games.stone_age.flow import GAME
from lascaux.games.stone_age.naming import NO_PLACE, card_args, tile_args
from lascaux.games.stone_age.payments import ONE, of_goods
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.kernel.events import Event
from lascaux.kernel.frames import CHANCE
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN
from lascaux.kernel.steps import ChanceStep
from lascaux.table.words import Words, named, tell
from tests.games.stone_age.drawing import placing
from tests.games.telling import EVERY_LANGUAGE, is_whole, kinds_of_events, told

NAMES = ["Ada", "Brun", "Mira", "Orm", "Tea"]
Tells = Callable[[StoneAgeState], None]


@cache
def games() -> tuple[list[Event], dict[str, dict[str, Args]]]:
    """All that happened in random games of rich and poor people, and what was asked, in all its forms."""
    events: list[Event] = []
    questions: dict[str, dict[str, Args]] = {}
    for seed in range(8):
        style = "yes" if seed % 2 else "no"
        options = {"style": style, "spielbox": "yes" if seed % 4 > 1 else "no"}
        s, rng = GAME.start(2 + seed % 3 + (seed % 4 == 3), options), Rng(seed)
        s.events = events
        while s.stack:
            frame = s.stack[-1]
            step = GAME.steps[frame.step]
            if not isinstance(step, ChanceStep):
                args = GAME.asked(s, frame)
                questions.setdefault(step.name, {})[repr(args)] = args
            if step.name == "use_place" and s.round % 2:
                s.goods[frame.seat * len(GOODS) + rng.below(len(GOODS) if s.style else 4)] += 1
            GAME.play(s, GAME.sample(s, rng))
    s = GAME.start(3, {})
    s.events = events
    events_of.kept(s, 1)
    events_of.ended(s)
    s.tops[0], s.below[0] = 0, 0
    events_of.ended(s)
    s.row, s.deck = [0] * 4, 0
    s.tops, s.below = [1, 2, 3], [6, 6, 6]
    events_of.ended(s)
    different = {event.key(): event for event in events if event.kind != SHOWN}
    return list(different.values()), questions


def said(tells: Tells, language: str = "en") -> list[str]:
    """What seat 0 reads of some events, with the first cards and buildings on the table."""
    s = placing(2)
    s.events = []
    tells(s)
    words = Words(language, strict=True)
    return [tell(words, told("stone_age", event), NAMES, 0) for event in s.events]


def test_the_games_show_every_kind_of_event() -> None:
    assert {event.kind for event in games()[0]} == kinds_of_events("stone_age")


def test_the_games_ask_every_question() -> None:
    assert set(games()[1]) == {step.name for step in GAME.steps if not isinstance(step, ChanceStep)}


@EVERY_LANGUAGE
@pytest.mark.parametrize("reader", [0, None])
def test_all_that_happens_is_told_in_a_whole_sentence(language: str, reader: int | None) -> None:
    words = Words(language, strict=True)
    for event in games()[0]:
        sentence = tell(words, told("stone_age", event), NAMES, reader)
        assert sentence.endswith("."), sentence
        assert is_whole(sentence), sentence


@EVERY_LANGUAGE
def test_every_question_to_a_seat_has_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    for step, forms in games()[1].items():
        for args in forms.values():
            sentence = words.say(f"stone_age-ask-{step}", named(words, args, NAMES, 0))
            assert sentence[-1] in ".?", sentence
            assert is_whole(sentence), sentence


@EVERY_LANGUAGE
def test_every_card_and_building_has_a_name(language: str) -> None:
    words = Words(language, strict=True)
    cards = {words.say("stone_age-card", card_args(BOX, card)) for card in range(1, CARDS + 1)}
    assert len(cards) == CARDS - len(("C08", "C27", "X4", "X9"))  # which are twins of others
    tiles = {words.say("stone_age-tile", tile_args(BOX, tile)) for tile in range(1, TILES + 1)}
    assert len(tiles) == TILES - len(("B11", "B13", "B15", "B17", "B27", "B28"))


@EVERY_LANGUAGE
def test_every_place_has_its_forms(language: str) -> None:
    words = Words(language, strict=True)
    for place in PLACE_NAMES:
        for form in ("", ".to", ".at"):
            assert words.say(f"stone_age-place-{place}{form}")


PIECES: list[tuple[str, Tells, str, str]] = [
    (
        "a payment",
        lambda s: events_of.bought(s, 1, 11, 10, of_goods([2, 1, 0, 0, 0])[0]),
        "Brun bought “7 food, pottery” for 2 wood and 1 brick.",
        "Brun ha comprato «7 cibi, ceramica» per 2 legni e 1 mattone.",
    ),
    (
        "people on a building",
        lambda s: events_of.placed(s, 0, 14, 1),
        "You sent one person to the building for 2 wood and 1 brick.",
        "Hai mandato un lavoratore sull’edificio da 2 legni e 1 mattone.",
    ),
    (
        "people at work",
        lambda s: events_of.placed(s, 1, 5, 3),
        "Brun sent 3 people to the forest.",
        "Brun ha mandato 3 lavoratori nella foresta.",
    ),
    (
        "a roll brought home",
        lambda s: events_of.worked(s, 1, 8, 3, 11, 6),
        "Brun brought home 1 gold: 11 divided by 6.",
        "Brun ha ricavato 1 oro: 11 diviso 6.",
    ),
    (
        "a hunt with style",
        lambda s: events_of.hunted(s, 1, 5, 3),
        "Brun hunted 5 food and 3 jewels.",
        "Brun ha cacciato 5 cibi e 3 gioielli.",
    ),
    (
        "hunger by choice",
        lambda s: events_of.starved(s, 0, events_of.CHOSE),
        "You let people go hungry: 10 points lost.",
        "Hai lasciato qualcuno senza cibo: 10 punti in meno.",
    ),
    (
        "two resources of one kind",
        lambda s: events_of.two_taken(s, 1, 3, 3),
        "Brun took 2 gold for the card with any two resources.",
        "Brun ha preso 2 ori con la carta delle due risorse.",
    ),
]


@pytest.mark.parametrize(
    ("tells", "english", "italian"), [piece[1:] for piece in PIECES], ids=[piece[0] for piece in PIECES]
)
def test_what_happened_is_told_exactly(tells: Tells, english: str, italian: str) -> None:
    assert said(tells) == [english]
    assert said(tells, "it") == [italian]


def test_tools_that_cannot_be_better_are_told_so() -> None:
    def tells(s: StoneAgeState) -> None:
        s.tools[:3] = [4, 4, 4]
        events_of.tool_made(s, 0, False, NO_PLACE)

    assert said(tells) == ["Your tools are the best there are: 4, 4 and 4."]


def test_a_barter_tells_what_was_given_got_and_lost() -> None:
    def tells(s: StoneAgeState) -> None:
        s.trade[1] = 10
        s.goods[len(GOODS) : 2 * len(GOODS)] = [0, 0, 0, 1, 1]
        events_of.bartered(s, 1, ONE[4], of_goods([0, 1, 0, 1, 0])[0])

    assert said(tells) == ["Brun bartered 1 jewel for 1 brick; one good more was not needed and is lost."]


def test_only_its_owner_hears_which_card_was_drawn() -> None:
    s = placing(3)
    s.events = []
    events_of.drew(s, 1, 12, OF_CARD)
    heard = {reader: [event.kind for event in s.events if event.is_for(reader)] for reader in (0, 1, None)}
    assert heard == {0: ["drew"], 1: ["drew", "saw"], None: ["drew"]}


def test_the_lines_of_the_scoring_say_how_they_come_about() -> None:
    def tells(s: StoneAgeState) -> None:
        for card in ("C05", "C11", "C12", "C13", "C14"):
            s.cards[0] |= 1 << CARD_NAMES.index(card) + 1
        s.tiles[0] = 1 << TILE_NAMES.index("B05") + 1
        s.score[0] = -3
        events_of.scored(s, 0)

    assert said(tells) == [
        "Your culture, 3 and 1 different symbols: 10 points.",
        "Your builders, 1 × buildings 1: 1 point.",
        "You end with 8 points: -3 on the track, and 11 more.",
    ]


def test_a_single_symbol_is_told_as_one() -> None:
    def tells(s: StoneAgeState) -> None:
        s.cards[0] = 1 << CARD_NAMES.index("C11") + 1
        events_of.scored(s, 0)

    assert said(tells)[0] == "Your culture, 1 symbol: 1 point."
    assert said(tells, "it")[0] == "Per te, cultura, 1 simbolo: 1 punto."


def test_what_nobody_did_has_no_seat() -> None:
    names = ("card_dealt", "cards_slid", "turned_up", "ended")
    assert {event.seat for event in games()[0] if event.kind in names} == {CHANCE}

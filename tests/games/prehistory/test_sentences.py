"""Everything Prehistory tells and asks has a sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from lascaux.games.prehistory import events as events_of
from lascaux.games.prehistory import events_setup, events_tribe
from lascaux.games.prehistory.data import CHARACTERS, HUNTING_CARDS, ITEMS, RITE_CARDS
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import ON_BOARD, PrehistoryState
from lascaux.kernel.events import Event
from lascaux.kernel.meta import Args
from lascaux.kernel.rng import Rng
from lascaux.kernel.state import SHOWN
from lascaux.table.words import Words, named, tell
from tests.games.prehistory.drawing import drawn
from tests.games.telling import EVERY_LANGUAGE, kinds_of_events, told

NAMES = ["Ada", "Brun", "Mira", "Orm"]
Tells = Callable[[PrehistoryState], None]
ITEM_NUMBERS = range(1, len(ITEMS) + 1)
TOLD: list[Tells] = [
    *[partial(events_of.ability_used, seat=0, character=number) for number in range(1, len(CHARACTERS) + 1)],
    *[
        partial(events_setup.character_dealt, seat=0, character=number)
        for number in range(1, len(CHARACTERS) + 1)
    ],
    *[
        partial(events_of.found, player=player, item=item, space=3)
        for item in ITEM_NUMBERS
        for player in (0, 2)
    ],
    *[partial(events_of.hunted, player=0, card=card, slot=0) for card in range(1, HUNTING_CARDS + 1)],
    *[partial(events_of.rite_scored, player=2, card=card, points=3) for card in range(1, RITE_CARDS + 1)],
    *[partial(events_of.trap_paid, player=0, trap=trap) for trap in range(4)],
    *[partial(events_of.sloth_used, seat=0, action=action) for action in range(6)],
    *[partial(events_tribe.tribe_looked, priority=priority, target=-1) for priority in range(6)],
    *[partial(events_tribe.tribe_roused, space=0, tray=tray, cubes=tray) for tray in range(6)],
    *[partial(events_of.gathered, player=0, item=13, basket=basket, place=0) for basket in range(6)],
    *[partial(events_of.paired, player=0, pair=pair) for pair in range(3)],
    partial(events_of.trapped, player=2, item=17, place=0),
    partial(events_of.followed, player=0, action=1, space=0),
    partial(events_of.followed, player=2, action=4, space=0),
    partial(events_of.settled, seat=0, space=5),
    partial(events_of.stayed, seat=1),
    partial(events_of.shifted, seat=0, here=0, there=3),
    partial(events_of.quarry_paid, player=2, colour=3, space=7),
    partial(events_of.quarried, seat=0, colour=3, space=7),
    partial(events_of.track_advanced, seat=0),
    partial(events_of.member_returned, seat=0, space=0),
    partial(events_tribe.tribe_stayed, space=0),
    partial(events_tribe.tribe_blocked, action=1, tray=1, is_full=True),
    partial(events_tribe.tribe_found_nothing, points=2),
    partial(events_tribe.tribe_without_card, points=3),
    partial(events_tribe.tribe_migrated, count=1),
    partial(events_tribe.tribe_lacked_cubes, action=1, tray=1, cubes=5),
    partial(events_of.built, player=0, hut=6, space=ON_BOARD),
    partial(events_of.tile_turned, seat=0, station=0, shift=1, price=0),
]


@cache
def games() -> tuple[list[Event], dict[str, list[Args]]]:
    """All that happened in some random games, and all that was asked."""
    events: list[Event] = []
    questions: dict[str, list[Args]] = {}
    for seed in range(6):
        tribe = ["no", "easy", "hard"][seed % 3]
        extras = "yes" if seed % 2 else "no"
        options = {
            "marauders": tribe,
            "characters": extras,
            "tiles": extras,
            "map": "built" if seed == 5 else "random",
        }
        s, rng = GAME.start(3, options), Rng(seed)
        s.events = events
        while s.stack:
            f = s.stack[-1]
            if f.seat >= 0:
                questions.setdefault(GAME.steps[f.step].name, []).append(GAME.asked(s, f))
            GAME.play(s, GAME.sample(s, rng))
    s = drawn(2, marauders="easy")
    s.events = events
    for tells in TOLD:
        tells(s)
    return events, questions


@EVERY_LANGUAGE
def test_everything_that_happens_has_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    events, _ = games()
    for event in events:
        if event.kind != SHOWN:
            for seat in (0, None):
                sentence = tell(words, told("prehistory", event), NAMES, seat)
                assert sentence
                assert "prehistory-" not in sentence


@EVERY_LANGUAGE
def test_everything_that_is_asked_has_a_sentence(language: str) -> None:
    words = Words(language, strict=True)
    _, questions = games()
    for step, asked in questions.items():
        for args in asked[:200]:
            assert words.say(f"prehistory-ask-{step}", named(words, args, NAMES, 0))


def test_every_kind_of_event_is_among_these() -> None:
    events, _ = games()
    assert kinds_of_events("prehistory") - {event.kind for event in events} == set()


def sentence_of(tells: Tells, language: str, seat: int | None) -> str:
    s = drawn(2)
    s.events = []
    tells(s)
    return tell(Words(language, strict=True), told("prehistory", s.events[0]), NAMES, seat)


def test_many_berries_lie_on_a_space_as_one_honey_does() -> None:
    berries = partial(events_setup.lain, item=ITEMS.index("berry") + 1, space=3)
    assert sentence_of(berries, "en", None) == "On M01c (water): berries."
    assert sentence_of(berries, "it", None) == "Su M01c (acqua): bacche."


def test_a_weather_tile_belongs_to_whoever_turns_it() -> None:
    turned = partial(events_of.weather_turned, seat=0, price=1)
    assert sentence_of(turned, "en", 0) == "You turned your weather tile for 1 development."
    assert sentence_of(turned, "en", 1) == "Ada turned their weather tile for 1 development."
    assert sentence_of(turned, "it", 0) == "Hai girato la tua tessera tempo per 1 di sviluppo."
    assert sentence_of(turned, "it", 1) == "Ada ha girato la propria tessera tempo per 1 di sviluppo."

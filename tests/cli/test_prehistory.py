"""Prehistory in the terminal: board, map and camps as characters, what may be typed, what stays secret."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux import Rng, Table
from lascaux.cli.face import Scene
from lascaux.cli.prehistory.face import PrehistoryFace
from lascaux.cli.prehistory.typed import action_of, parts_of
from lascaux.cli.terminal.verbs import verb_in
from lascaux.games.prehistory.box import BOX
from lascaux.games.prehistory.sight import view_of
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.kernel.frames import NOBODY
from lascaux.table.words import LANGUAGES, Words
from lascaux.wire import Told, YourDecision
from tests.cli.driving import SEED, Shell, quick_script
from tests.cli.screens import drawn_by, rows, screen_of
from tests.games.prehistory import drawing
from tests.games.prehistory.drawing import autumn, camp, have, hold, members, paint, spring

NAMES = ["Ann", "Ben", "Cid", "Dot"]
SHORT = "game = 'prehistory'\nyears = 1\n"
FACE = PrehistoryFace(BOX)


def drawn(
    s: PrehistoryState, seat: int | None = 0, width: int = 80, language: str = "en", encoding: str = "utf-8"
) -> str:
    """The position as such a screen shows it, without blanks at the ends of lines."""
    to_act = s.stack[-1].seat if s.stack else NOBODY
    scene = Scene(view_of(s, seat), seat, to_act, NAMES[: s.seats], [])
    return drawn_by(FACE, scene, width, language, encoding)


def near(s: PrehistoryState, place: str, width: int = 80) -> str | None:
    return FACE.near(place, view_of(s, 0), Words("en", strict=True), screen_of(width))


# --- the action board -----------------------------------------------------------------------------


def test_each_place_shows_its_price_and_what_is_there() -> None:
    s = drawing.show(spring(drawing.drawn()), gathering="honey egg+ nut root berry fruit")
    lines = rows(drawn(s))
    assert "painting gr wave br hand ye ox wh sun bl hunter re deer" in lines
    assert "gathering re honey ye egg+ br nut bl root gr berry wh fruit" in lines


def test_both_halves_of_the_shared_tile_are_told_apart() -> None:
    assert "fishing bl hunt wh hunt br fish gr fish re fish ye hunt" in rows(drawn(spring(drawing.drawn())))


def test_the_rock_shows_what_is_painted_and_what_the_rest_costs() -> None:
    lines = drawn(paint(spring(drawing.drawn()), 0, "r1c1"))
    assert "r1 dev ■■■      ye re bl gr wh   members" in lines


def test_a_camp_lists_resources_and_action_cubes() -> None:
    s = have(spring(drawing.drawn()), 0, blue=2, grey=1)
    assert "Resources gr bl2 Action cubes –" in " ".join(drawn(s).split())


def test_ceremony_cards_of_others_are_not_shown() -> None:
    s = hold(spring(drawing.drawn()), 1, "C25")
    assert "each own hut" in drawn(s, 1).split("Your ceremonies")[1]
    assert "Your ceremonies" not in drawn(s, 0)
    assert "Your ceremonies" not in drawn(s, None)


def test_the_tribe_has_its_trays_below_the_players() -> None:
    board = drawn(spring(drawing.drawn(1, marauders="hard")))
    assert "t the tribe" in board
    assert "Trays gr 0" in board
    assert "The tribe looks for hut spaces; tries 0 of 3" in board


# --- the map --------------------------------------------------------------------------------------


def test_the_map_is_drawn_in_autumn_with_members_and_huts() -> None:
    s = camp(autumn(drawing.drawn()), 0, "HUT1", "M01b")
    board = drawn(members(s, 0, 1, "start", "start", moved=("M01d",)))
    assert "M01b f" in board
    assert "⌂1" in board
    assert "1×2 2" in board
    assert "1'" in board
    assert "Prices" not in board


def test_the_map_can_be_asked_for_in_spring() -> None:
    s = spring(drawing.drawn())
    assert "M01b" not in drawn(s)
    assert "M01b f" in (near(s, "map") or "")


def test_a_wide_map_comes_in_parts() -> None:
    s = spring(drawing.drawn(4))
    narrow, wide = near(s, "map", 40) or "", near(s, "map", 160) or ""
    assert "part 2 of" in narrow
    assert "part" not in wide
    assert all(len(line) <= 40 for line in narrow.splitlines() if "part" not in line)


def test_a_space_is_told_with_its_neighbours() -> None:
    s = spring(drawing.drawn())
    said = near(s, "1b")
    assert said is not None
    assert said.startswith("M01b (forest) lies next to ")
    assert said.endswith("A hut may be built here.")
    assert near(s, "20d") is None


def test_what_another_player_has_can_be_asked_for() -> None:
    s = paint(have(hold(spring(drawing.drawn()), 1, "C25", "rhino-f3"), 1, red=2), 1, "r2c2")
    said = near(s, "2") or ""
    assert said.startswith("Resources re2   Action cubes –")
    assert "rhino 0 + 1 footprint" in said
    assert "Rock r2c2\nMembers start" in said
    assert "own hut" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_cut_in_any_season(width: int, language: str) -> None:
    for s in (
        spring(drawing.drawn(4, characters="yes", tiles="yes")),
        autumn(drawing.drawn(3, marauders="easy", price_tiles="separate")),
    ):
        board = drawn(s, width=width, language=language)
        assert "…" not in board
        assert all(len(line) <= width for line in board.splitlines())


def test_a_screen_of_plain_letters_gets_them() -> None:
    assert drawn(autumn(drawing.drawn()), encoding="ascii").isascii()


# --- what is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "step", "action"),
    [
        ("g3", "spring_turn", "gather 3 spring"),
        ("g 3", "summer_turn", "gather 3 summer"),
        ("raccogli 3", "spring_turn", "gather 3 spring"),
        ("r1c2", "spring_turn", "paint r1c2 spring"),
        ("p 12", "extra_turn", "paint r1c2 summer"),
        ("r1c2", "paint_more", "paint r1c2 ability"),
        ("h2 summer", "use_sloth", "hunt 2 summer"),
        ("m1+2", "spring_turn", "migrate 1+2"),
        ("m bianco", "summer_turn", "migrate white"),
        ("bl", "pay", "pay blue"),
        ("ma", "lay_foot", "foot brown"),
        ("4", "take_pillar", "pillar 4"),
        ("2", "shaman_to", "to 2"),
        ("0 pari", "begin", "begin 0 even"),
        ("partenza", "autumn_turn", "walk start"),
        ("5a", "walk_to", "go M05a"),
        ("b 3 5b", "autumn_turn", "build HUT3 M05b"),
        ("cava ro 5b", "autumn_turn", "quarry red M05b"),
        ("2 start", "send", "send 2 start"),
        ("r bl", "spend", "spend resource blue"),
        ("sviluppo", "spend", "spend dev"),
        ("buy c wh", "end_turn", "buy cube white"),
        ("t f l", "spring_turn", "turn fishing left"),
        ("miele uova", "shift", "shift honey egg"),
        ("passo", "spring_turn", "pass"),
    ],
)
def test_actions_may_be_typed_in_short(line: str, step: str, action: str) -> None:
    assert action_of(line, step) == action


def test_what_is_no_beginning_is_refused_as_it_was_typed() -> None:
    assert action_of("foo", "begin") is None


def test_several_actions_may_stand_in_one_line() -> None:
    assert parts_of("h2 wh bl, foot re") == ["h 2", "pay blue", "pay white", "foot re"]
    assert parts_of("wh gr") == ["grey", "white"]
    assert parts_of("start>5a") == ["start", "5a"]
    assert parts_of("start 5a") == ["start", "5a"]


def test_a_payment_typed_where_only_one_was_possible_is_not_guessed() -> None:
    hunted = Told(0, "hunted", "prehistory-told-hunted", 0, {}, "PH-6E.1")
    assert FACE.left_of(["pay blue"], [hunted]) is None
    assert FACE.left_of(["foot re"], [hunted]) == ["foot re"]
    assert FACE.left_of(["pay blue"], []) == ["pay blue"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"characters": "yes", "tiles": "yes", "price_tiles": "separate", "map": "built"}),
        (1, {"marauders": "hard", "tiles": "yes"}),
    ],
)
def test_every_action_may_be_typed_as_the_record_has_it(seats: int, options: dict[str, str]) -> None:
    table = Table.new("prehistory", seats, options, seed=SEED)
    rng = Rng(SEED)
    for _ in range(100):
        if table.over:
            break
        decision = table.decision(table.seat)
        assert isinstance(decision, YourDecision)
        choices = table.choices(table.seat)
        for choice in choices:
            assert action_of(choice.text, decision.step) == choice.text
            assert parts_of(choice.text) == [choice.text]
        table.act(table.seat, choices[rng.below(len(choices))].text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_at_the_terminal(shell: Shell, tmp_path: Path, language: str) -> None:
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf-8")
    typed = quick_script(["human", "random"], game="prehistory", components=SHORT)
    arguments = ("--seed", str(SEED), "--you", "1", "--bots", "random", "--quick", "--components", str(file))
    ended = shell.play(*arguments, "--language", language, typed=typed, game="prehistory")
    assert ended.code == 0
    assert "prehistory-" not in ended.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_listed_choice_is_understood_as_it_stands(language: str) -> None:
    options = {"characters": "yes", "tiles": "yes", "price_tiles": "separate", "map": "built"}
    table = Table.new("prehistory", 2, options, seed=SEED)
    words, rng = Words(language, strict=True), Rng(SEED)
    for _ in range(60):
        decision, choices = table.decision(table.seat), table.choices(table.seat)
        assert isinstance(decision, YourDecision)
        for choice in choices[:40]:
            typed = FACE.written(choice.text, decision.step, words)
            assert action_of(typed, decision.step) == choice.text
            assert parts_of(typed) == [typed]
            assert verb_in(typed, words) is None
            assert FACE.described(choice.text, table.view(table.seat), words)
        table.act(table.seat, choices[rng.below(len(choices))].text)


def test_what_is_refused_is_quoted_as_it_was_typed_with_something_to_type_instead(shell: Shell) -> None:
    begun = ("--seed", "5", "--bots", "random", "--quick")
    out = shell.play(*begun, "--language", "it", typed=["0 pari", "foo", "g9"], game="prehistory").out
    out = " ".join(out.split())
    assert "«foo» non è una cosa che si può fare qui. Scrivi per esempio" in out
    assert "«mosse» elenca tutto ciò che puoi giocare" in out
    assert "«g9»" in out
    assert "gather" not in out


def test_choices_are_listed_in_the_readers_words(shell: Shell) -> None:
    begun = ("--seed", "5", "--bots", "random", "--quick", "--language", "it")
    out = shell.play(*begun, typed=["0 pari", "mosse", "mosse g1"], game="prehistory").out
    assert re.search(r"g1 +raccogli frutta", out)
    assert "r1c2" in out
    assert re.search(r"\ng1  raccogli frutta\n  Hai raccolto frutta", out)

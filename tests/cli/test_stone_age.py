"""Stone Age in the terminal: valley and camps as characters, what may be typed, what stays secret."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lascaux import game
from lascaux.cli.stone_age.marks import LETTERS
from lascaux.games.stone_age.data import PLACE_NAMES
from lascaux.games.stone_age.sight import view_of
from lascaux.games.stone_age.state import StoneAgeState
from lascaux.table.words import LANGUAGES, Words
from lascaux.wire import Told
from tests.cli.driving import SEED, Shell, in_process_of_its_own, quick_script
from tests.cli.screens import rows
from tests.cli.stone_age_terminal import FIRST, WORKING, alone, drawn, face, play, said_near, working
from tests.cli.terminals import plain, terminal
from tests.games.stone_age import drawing
from tests.games.stone_age.drawing import acting, have, hold, own, people_at, placing, tools

ONLY_WOOD = WORKING.replace("* sum 4", "* sum 3").replace("* sum 9", "* sum 6")  # two, and no brick
SHORT = "game = 'stone_age'\nlast_round = 3\n"  # a game of three rounds


# --- the valley -----------------------------------------------------------------------------------


def test_people_and_free_rings_are_shown_by_place() -> None:
    s = people_at(people_at(placing(4), "forest", 1, 2), "forest", 3, 3)
    assert "f forest   ÷3 22 444 ··\n" in drawn(s)
    assert "h hunt       ÷2 …" in drawn(people_at(s, "hut", 0, 2))
    assert "u hut           11" in drawn(s)


def test_what_the_limits_for_few_players_shut_is_closed() -> None:
    s = people_at(people_at(placing(2), "hut", 1, 2), "field", 0, 1)
    board = drawn(people_at(s, "quarry", 1, 1))
    assert "t tool maker    closed" in board
    assert "q quarry   ÷5 2 closed" in board
    assert "r river    ÷6 ·······" in board


def test_rings_are_not_drawn_while_people_work() -> None:
    assert "·······" not in drawn(acting(placing(), forest=2))


def test_many_people_are_counted() -> None:
    s = placing(4)
    s.home = [10] * 4
    board = drawn(people_at(people_at(s, "hunt", 0, 8), "hunt", 2, 6))
    assert "h hunt       ÷2 1×8 3×6 …" in board


def test_the_market_belongs_to_the_expansion() -> None:
    assert "m market        ··" in drawn(placing(style=True))
    assert "market" not in drawn(placing())


def test_a_workshop_is_shown_with_its_owner() -> None:
    s = own(placing(3, style=True, tops=["B01", "B02", "B03"]), 1, "XB4")
    assert "w1 workshop 1 ÷2 of 2: ···" in drawn(people_at(s, "card_1", 0, 1))


def test_cards_show_price_and_both_halves() -> None:
    s = people_at(placing(style=True, row=["C01", "C36", "C33", "C28", "X6"]), "card_3", 1, 1)
    lines = rows(drawn(s))
    assert "k1 1 resource dice for everybody pottery" in lines
    assert "k2 2 resources any two resources medicine" in lines
    assert "k3 3 resources a tool of 4 for once 1 tool maker 2" in lines
    assert "k5 3 jewels trade 2 traders" in lines


def test_stacks_show_cost_points_effect_and_what_is_left() -> None:
    s = people_at(placing(3, style=True, tops=["B25", "XB1", "XB4"]), "stack_2", 2, 1)
    lines = rows(drawn(s))
    assert "b1 7 5 resources of exactly 4 kinds what they are worth" in lines
    assert "b2 7 1 to 4 jewels 4 points each 3" in lines
    assert "b3 7 2 wood and 1 jewel 4 points, and work for three: wood at 2" in lines


@pytest.mark.parametrize("width", [80, 120])
def test_every_place_stands_beside_what_is_typed_for_it(width: int) -> None:
    board = drawn(placing(5, style=True), width=width)
    for place, letter in LETTERS.items():
        if place not in ("card", "stack", "workshop"):
            assert re.search(rf"(^| ){letter} {place.replace('_', ' ')} ", board, re.MULTILINE)
    assert all(re.search(rf"(^| )[kb]{number} ", board, re.MULTILINE) for number in range(1, 6))


# --- the camps ------------------------------------------------------------------------------------


def test_a_camp_is_one_line() -> None:
    s = tools(have(hold(placing(style=True), 0, "C33"), 0, wood=3, gold=12, jewel=4), 0, 2, 1)
    s.used[0] = 2
    s.trade[0], s.agriculture[0], s.score[0], s.food[0] = 4, 2, 17, 1
    lines = rows(drawn(people_at(s, "forest", 0, 2)))
    assert "home food w b s g j tools agr trade cards built points" in lines
    assert "▸1 Ann 3/5 1 (-2) 3 · · 12 4 2 (1) +4 2 4 1:1 1 · 17" in lines
    assert "2 Ben 5/5 12 (+7) · · · · 1 · · · · · 0" in lines


def test_a_wide_screen_names_the_goods() -> None:
    wide = rows(drawn(placing(style=True), width=120))
    heads = "home food wood brick stone gold jewels tools agriculture trade cards buildings points"
    assert heads in wide


def test_own_cards_are_listed_with_what_they_would_score() -> None:
    s = have(hold(placing(), 0, "C11", "C12", "C26", "C27", "C17"), 0, wood=2)
    s.agriculture[0] = 3
    board = drawn(s)
    assert "Your cards: medicine, 2 music, pottery, 2 farmers\n" in board
    assert "would score: 10 culture + 6 farmers + 2 resources = 18" in board


def test_cards_of_others_are_not_shown() -> None:
    s = hold(placing(), 1, "C11", "C12")
    assert "pottery, medicine" not in drawn(s, 0)
    assert "Your cards" not in drawn(s, None)
    assert "Your cards: medicine, pottery" in drawn(s, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_no_number_is_cut_off_where_names_are_long(width: int, language: str) -> None:
    s = placing(5, style=True)
    for seat in range(5):
        have(tools(s, seat, 4, 4, 4), seat, wood=15, brick=15, stone=15, gold=15, jewel=15)
        s.food[seat], s.score[seat], s.trade[seat], s.used[seat] = 40, 123, 10, 7
    lines = drawn(s, width=width, language=language).splitlines()
    camps = [line for line in lines if line.endswith("123")]
    assert len(camps) == 5
    assert all("40 (+35)" in line and "(4 4 4)" in line and "10 1:2" in line for line in camps)
    assert max(map(len, lines)) <= width


# --- the open question ----------------------------------------------------------------------------


def test_a_roll_tells_what_each_tool_would_bring() -> None:
    s = tools(hold(acting(placing(), forest=3, hut=2), 0, "C33"), 0, 1, 3)
    drawing.play(s, "use forest", "sum 8")
    assert "Roll 8 ÷ 3 = 2 wood   with tool  1 → 3  3 → 3  C33 → 4  with all → 5" in drawn(s)


def test_a_hunt_that_is_shared_names_no_food_alone() -> None:
    s = acting(placing(style=True), hunt=3, hut=2)
    drawing.play(s, "use hunt", "sum 9")
    assert "Roll 9 ÷ 2 = 4 in food and jewels" in drawn(s)


def test_dice_that_are_left_tell_what_they_bring() -> None:
    s = have(acting(placing(4, row=["C01", "C11", "C12", "C13"]), card_1=1, hut=2), 0, wood=2)
    drawing.play(s, "use card_1", "buy", "dice 1146")
    assert "Dice for everybody  1 ×2 → 1 wood  4 → 1 gold  6 → agriculture" in drawn(s)


def test_a_purchase_tells_the_ways_to_pay_cheapest_first() -> None:
    s = have(acting(placing(), card_2=1, hut=2), 0, wood=1, stone=2)
    drawing.play(s, "use card_2")
    assert "Ways to pay:  1 wood, 1 stone;  2 stone" in drawn(s)
    assert "Ways to pay" not in drawn(s, 1)


def test_ways_to_pay_for_a_building_begin_with_most_points() -> None:
    s = have(acting(placing(tops=["B26", "B01"]), stack_1=1, hut=2), 0, wood=1, gold=1)
    drawing.play(s, "use stack_1")
    assert "Ways to pay:  1 wood, 1 gold (9 points);  1 gold (6 points);  1 wood (3" in drawn(s)


def test_a_barter_tells_what_is_given_for_what() -> None:
    s = have(acting(placing(style=True, tops=["B01", "B02"]), stack_1=1, hut=2), 0, wood=2, gold=1, jewel=1)
    s.trade[0] = 4
    drawing.play(s, "use stack_1")
    assert "Ways to pay:  1 jewel for 1 brick;  1 gold for 1 brick" in drawn(s)


def test_the_last_building_of_a_stack_is_announced() -> None:
    s = have(acting(placing(tops=["B26", "B01"]), stack_1=1, hut=2), 0, wood=1)
    s.below[0] = 0
    drawing.play(s, "use stack_1")
    assert "the game ends with this round" in drawn(s)


def test_hunger_tells_what_is_missing_and_what_there_is() -> None:
    s = have(acting(placing(), hut=2), 0, wood=2, gold=3)
    s.food = [2, 12]
    drawing.play(s, "use hut")
    assert "Hunger: 4 food missing; 2 wood, 3 gold to give; else 10 points are lost." in drawn(s)


# --- what is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "step", "action"),
    [
        ("f3", "place_workers", "place forest 3"),
        (" F  3 ", "place_workers", "place forest 3"),
        ("forest 3", "place_workers", "place forest 3"),
        ("foresta 3", "place_workers", "place forest 3"),
        ("place forest 3", "place_workers", "place forest 3"),
        ("manda cava d’argilla 10", "place_workers", "place clay_pit 10"),
        ("c2", "place_workers", "place clay_pit 2"),
        ("hut", "place_workers", "place hut 2"),
        ("hut 2", "place_workers", "place hut 2"),
        ("mercato", "place_workers", "place market 2"),
        ("t", "place_workers", "place tool_maker 1"),
        ("tool maker", "place_workers", "place tool_maker 1"),
        ("a", "place_workers", "place field 1"),
        ("k2", "place_workers", "place card_2 1"),
        ("card 2", "place_workers", "place card_2 1"),
        ("place card_2 1", "place_workers", "place card_2 1"),
        ("edificio 1", "place_workers", "place stack_1 1"),
        ("w1 3", "place_workers", "place workshop_1 3"),
        ("f", "use_place", "use forest"),
        ("carta 4", "use_place", "use card_4"),
        ("usa fiume", "use_place", "use river"),
        ("two gold wood", "use_place", "two wood gold"),
        ("due 2 legni", "take_two", "two wood wood"),
        ("keep", "take_two", "keep"),
        ("n", "take_two", "keep"),
        ("2", "use_tools", "tool 2"),
        ("c33", "use_tools", "spend C33"),
        ("spend C33", "use_tools", "spend C33"),
        ("n", "use_tools", "done"),
        ("basta", "pay", "done"),
        ("03", "choose_die", "die 3"),
        ("dado 3", "choose_die", "die 3"),
        ("4", "split_hunt", "jewels 4"),
        ("y", "buy", "buy"),
        ("sì", "buy_extra", "buy"),
        ("no", "buy", "decline"),
        ("lascia", "buy_extra", "decline"),
        ("wood", "pay", "pay wood"),
        ("s", "pay", "pay stone"),
        ("oro", "give", "give gold"),
        ("dai gioielli", "give", "give jewel"),
        ("w", "feed", "pay wood"),
        ("fame", "feed", "starve"),
        ("no", "feed", "starve"),
    ],
)
def test_an_action_may_be_typed_in_short(typed: str, step: str, action: str) -> None:
    assert step in [each.name for each in game("stone_age").steps]
    assert face().spelled(typed, step) == action


@pytest.mark.parametrize("typed", ["k6", "k", "3", "dance", "f3 r2", "w", "b9", "99999999999999999999"])
def test_what_is_no_placing_is_not_taken_for_one(typed: str) -> None:
    action = face().spelled(typed, "place_workers")
    assert action is None or not action.startswith("place")


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("wood wood", ["wood", "wood"]),
        ("gold 2 wood", ["wood", "wood", "gold"]),
        ("pay stone b", ["pay brick", "pay stone"]),
        ("w w done", ["wood", "wood", "done"]),
        ("y wood", ["y", "wood"]),
        ("k2 wood wood", ["k2", "buy", "wood", "wood"]),
        ("card 2 2 wood", ["card 2", "buy", "wood", "wood"]),
        ("b1 b b s", ["b1", "buy", "brick", "brick", "stone"]),
        ("f r k2", ["f", "r", "k2"]),
        ("h, b1 wood; river", ["h", "b1", "buy", "wood", "river"]),
        ("gold, wood wood", ["gold", "wood", "wood"]),
        ("1 2 done", ["1", "2", "done"]),
        ("Clay Pit 3", ["Clay Pit 3"]),
        ("clay pit", ["clay pit"]),
        ("two wood gold", ["two wood gold"]),
        ("place forest 3", ["place forest 3"]),
        ("", [""]),
        (" , ", [" , "]),
    ],
)
def test_several_actions_may_stand_in_one_line(line: str, parts: list[str]) -> None:
    assert face().parts(line) == parts


STEP_OF = {
    "jewels": "split_hunt",
    "die": "choose_die",
    "give": "give",
    "decline": "buy",
    "starve": "feed",
    "keep": "take_two",
}


def test_every_action_is_understood_as_it_is_written() -> None:
    space = game("stone_age").space
    steps = {"place": "place_workers", "use": "use_place", "tool": "use_tools", "spend": "use_tools"}
    for row in range(space.seat_rows):
        action = space.text(row)
        verb = action.split()[0]
        step = steps.get(verb) or STEP_OF.get(verb, "")
        for typed in (action, *[face().written(action, step, Words(language)) for language in LANGUAGES]):
            assert face().parts(typed) == [typed]
            assert face().spelled(typed, step) == action


def test_a_card_is_used_bought_and_paid_in_one_line(shell: Shell, tmp_path: Path) -> None:
    out = working(shell, tmp_path, "k2 brick wood")
    assert "You bought “7 food, pottery” for 1 wood and 1 brick." in out
    assert "Your agriculture is now 1." in out, "the field was all that was left"


def test_what_was_paid_without_a_choice_is_not_refused(shell: Shell, tmp_path: Path) -> None:
    out = working(shell, tmp_path, "k2 wood wood, field", record=ONLY_WOOD)
    assert "for 2 wood." in out
    assert "Your agriculture is now 1." in out
    assert "(SA-" not in out, "nothing is refused"


def test_a_place_that_is_used_without_a_choice_is_not_refused(shell: Shell, tmp_path: Path) -> None:
    out = working(shell, tmp_path, "field, k2 wood brick")
    assert "for 1 wood and 1 brick." in out
    assert "(SA-" not in out, "nothing is refused"


def test_what_is_typed_is_never_replaced_by_the_only_payment(shell: Shell, tmp_path: Path) -> None:
    out = working(shell, tmp_path, "k2 wood gold", record=ONLY_WOOD)
    assert "After “buy” only another payment is left" in out
    assert "You bought" not in out


def test_goods_that_follow_a_purchase_are_those_that_were_paid() -> None:
    gave = Told(0, "bartered", "", 0, {"gave": ["@stone_age-good-jewel.two"]}, "")
    paid = Told(0, "bought", "", 0, {"paid": ["@stone_age-good-wood.two", "@stone_age-good-gold.one"]}, "")
    assert face().left_of(["wood", "field"], [gave]) == ["wood", "field"], "nothing is paid yet"
    assert face().left_of(["jewel", "wood", "wood", "gold", "field"], [gave, paid]) == ["field"]
    assert face().left_of(["pay wood", "done"], [paid]) == []
    assert face().left_of(["wood", "stone"], [paid]) is None
    assert face().left_of(["wood", "wood", "wood"], [paid]) is None


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("dance", "Type a place with its people"),
        ("forest", "is not something one can do"),
        ("h9", "Only 5 of your people are at home"),
        ("b5", "There is one stack of buildings for each player"),
        ("wood", "Now you send people to a place"),
        ("99999999999999999999 1", "is not something one can do"),
        ("\x00\x1b[31m", "is not something one can do"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(shell: Shell, typed: str, said: str) -> None:
    out = " ".join(alone(shell, typed).split())
    assert said in out
    assert "\x1b" not in out


def test_moves_are_written_as_they_are_typed(shell: Shell) -> None:
    out = alone(shell, "moves", "moves k2", "moves zzz")
    assert "f3  forest, 3 people" in out
    assert "t   tool maker, one person" in out
    assert re.search(r"\nk2  the second card: .+, one person\n  You sent", out)
    assert "Nothing can be played from “zzz” now." in out


def test_a_placing_can_be_taken_back(shell: Shell) -> None:
    assert "Taken back." in alone(shell, "f3", "undo")


def test_why_cites_the_rule_behind_a_refusal(shell: Shell) -> None:
    out = alone(shell, "why", "why h9", "why f3")
    assert "Nobody has brought anything home or scored yet." in out
    assert re.search(r"Only 5 of your people are at home\. \(SA-\d", out)
    assert "\nf3 is allowed." in out


def test_italian_words_are_understood(shell: Shell) -> None:
    out = alone(shell, "caccia 2", "vicino foresta", "aiuto", language="it")
    assert "Hai mandato 2 lavoratori a caccia." in out
    assert "f, foresta: un dado per lavoratore" in out
    assert "«k2 legno legno» usa la carta" in " ".join(out.split())


# --- what lies near, and sums ---------------------------------------------------------------------


def test_near_tells_what_people_bring_on_average_and_who_is_there() -> None:
    said = said_near(people_at(placing(4), "forest", 1, 2), "f")
    assert said is not None
    assert re.search(r"divided by 3: wood\. .* people bring \d\.\d, \d\.\d and \d\.\d\.", said)
    assert said.endswith("There is room for 5. There: 2 people of player 2.")


def test_near_tells_of_cards_buildings_and_camps() -> None:
    s = own(placing(style=True, tops=["B01", "B02"]), 1, "B26")
    assert said_near(s, "k1") == (
        "k1, 1 resource: the upper half, dice for everybody, comes at once; "
        "the lower, pottery, counts in the end. Nobody is there."
    )
    assert said_near(s, "building 1") == (
        "b1, 2 wood and 1 brick for 10 points. 6 more lie under it. Nobody is there."
    )
    assert said_near(s, "2") == "Buildings of player 2:\n  1 to 7 resources for what they are worth"
    assert said_near(s, "1") == "Buildings of player 1: none yet."


@pytest.mark.parametrize("place", ["market", "k5", "b3", "w1", "3", "zzz"])
def test_near_knows_no_place_that_the_table_has_not(place: str) -> None:
    assert said_near(placing(), place) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_can_be_asked_for(language: str) -> None:
    s = own(placing(5, style=True, tops=["B01", "B02", "B03", "B04", "B05"]), 0, "XB4", "XB5", "XB6")
    assert all(said_near(s, place, language=language) for place in PLACE_NAMES)


def told(s: StoneAgeState, kind: str, *actions: str) -> list[str | None]:
    """The sums of the lines of a kind that come of some actions."""
    words = Words("en", strict=True)
    return [
        face().sum_of(Told(0, happened, "", seat, args, ""), words)
        for happened, seat, args in drawing.play(s, *actions)
        if happened == kind
    ]


def test_sums_of_rolls_and_buildings() -> None:
    s = acting(placing(), forest=3, hut=2)
    assert told(s, "worked", "use forest", "sum 17") == ["17 ÷ 3 = 5 wood, what is left over is lost"]
    s = have(acting(placing(tops=["B26", "B01"]), stack_1=1, hut=2), 0, wood=1, gold=1)
    built = told(s, "built", "use stack_1", "buy", "pay wood", "pay gold")
    assert built == ["1 × 3 + 1 × 6 = 9 points"]


def test_jewels_paid_for_a_building_are_summed() -> None:
    s = have(acting(placing(style=True, tops=["XB1", "B01"]), stack_1=1, hut=2), 0, jewel=3)
    built = told(s, "built", "use stack_1", "buy", "pay jewel", "pay jewel", "done")
    assert built == ["2 × 4 = 8 points"]


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "style", "width"), [(2, "no", 80), (4, "yes", 120), (5, "yes", 80)])
def test_a_whole_game_against_bots_ends_with_a_winner(
    shell: Shell, tmp_path: Path, seats: int, style: str, width: int
) -> None:
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf-8")
    shell.set("COLUMNS", str(width))
    kinds = ["human"] + ["random"] * (seats - 1)
    script = quick_script(kinds, game="stone_age", options={"style": style}, components=SHORT)
    language = "it" if width == 80 else "en"
    ended = play(
        shell,
        *("--quick", "--seats", str(seats), "--bots", "random", "--seed", str(SEED)),
        *("--option", f"style={style}", "--components", file, "--language", language),
        typed=[*script, "why", "help", "log 900"],
    )
    assert (ended.code, ended.err) == (0, "")
    end = "la partita è finita" if language == "it" else "the game is over"
    assert end in ended.out
    assert max(map(len, ended.out.splitlines())) <= width
    sums = re.findall(r"= (-?\d+) \+ (-?\d+) = (-?\d+) ", ended.out.rpartition("> why\n")[2])
    assert sums
    assert all(int(track) + int(more) == int(total) for track, more, total in sums)


def test_the_final_scoring_is_a_table_of_lines() -> None:
    s = have(hold(placing(), 0, "C11", "C12"), 0, wood=3)
    s.score = [20, 7]
    s.stack.clear()
    s.over = True
    lines = rows(drawn(s))
    assert "on the track 20 7" in lines
    assert "culture 4 0" in lines
    assert "resources 3 0" in lines
    assert "in all 27 7" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_fit_on_24_lines(language: str) -> None:
    board = drawn(placing(style=True), language=language)
    assert len(board.splitlines()) + 3 <= 24


def test_a_screen_of_plain_ascii_is_served_too() -> None:
    ended = in_process_of_its_own(
        ["play", "stone_age", "--option", "style=yes", "--seed", str(FIRST), "--you", "1"],
        b"f3\nnear f\nlanguage it\n",
        {"PYTHONIOENCODING": "ascii"},
    )
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.isascii()
    assert "/3 111" in ended.out


def test_seats_are_coloured_where_there_are_colours() -> None:
    with terminal("play", "stone_age", "--seed", "3", "--bots", "random", "--you", "1") as screen:
        shown = screen.wait_for("help, quit")
        assert "48;2;178;58;46" in shown, "the red of player 1"
        assert "1 You" in plain(shown)
        screen.type("quit\r\r")
        assert screen.close() == 0


def test_the_view_of_a_spectator_is_drawn() -> None:
    s = placing(3, style=True)
    assert view_of(s, None).seat is None
    assert "▸1 Ann" in drawn(s, None)

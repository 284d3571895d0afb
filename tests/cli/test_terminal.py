"""The table before a real (pseudo-)terminal: colours, curtain, keys, Ctrl-C."""

from __future__ import annotations

from pathlib import Path

from tests.cli.driving import saved
from tests.cli.terminals import plain, terminal


def test_the_map_is_painted_where_there_are_colours() -> None:
    with terminal("play", "clans", "--seed", "3", "--bots", "random") as screen:
        shown = screen.wait_for("help, quit")
        assert "48;2;40;84;44" in shown, "the paint of forests"
        assert "~~~" not in plain(shown), "lakes are painted too"
        screen.type("quit\r")
        assert screen.close() == 0


def test_a_move_is_played_and_taken_back() -> None:
    with terminal("play", "clans", "--seed", "3", "--bots", "random") as screen:
        screen.wait_for("help, quit")
        screen.type("12 13\r")
        screen.wait_for("Enter ends your turn")
        screen.type("undo\r")
        screen.wait_for("Taken back.")
        screen.wait_for("help, quit")
        screen.type("12 13\r")
        screen.wait_for("Enter ends your turn")
        screen.type("\r")
        screen.wait_for("Restless moved")


def test_the_curtain_wipes_screen_and_scrollback() -> None:
    with terminal("play", "clans", "--seed", "3", "--humans", "2") as screen:
        shown = screen.wait_for("Hand over the screen")
        assert "\x1b[2J" in shown
        assert "\x1b[3J" in shown
        screen.type("\r")
        screen.wait_for("Your secret clan")
        screen.wait_for("help, quit")
        screen.type("12 13\r")
        screen.wait_for("Enter ends your turn")
        screen.type("\r")
        shown = screen.wait_for("Hand over the screen")
        assert "\x1b[3J" in shown
        assert "secret" not in plain(shown)


def test_ctrl_c_ends_politely() -> None:
    with terminal("play", "clans", "--seed", "3", "--bots", "random") as screen:
        screen.wait_for("help, quit")
        assert screen.close("\x03") == 130
        assert "Stopped." in plain(screen.shown)
        assert "Traceback" not in screen.shown


def test_ctrl_d_ends_politely() -> None:
    with terminal("play", "clans", "--seed", "3", "--bots", "random") as screen:
        screen.wait_for("> ")
        screen.type("\x04")
        assert screen.close() == 0


def test_arrow_keys_go_through_a_record(tmp_path: Path) -> None:
    with terminal("replay", f"{saved(tmp_path / 'game.txt')}@20", "--play") as screen:
        screen.wait_for("Entry 20 of")
        screen.wait_for("q leaves")
        for key, entry in [("\x1b[C", 21), ("\x1b[D", 20), ("\x1b[B", 30), ("g", 0), ("\x1b[D", 0)]:
            screen.type(key)
            screen.wait_for(f"Entry {entry} of")
            screen.wait_for("q leaves")
        screen.type("q")
        assert screen.close() == 0


def test_a_board_longer_than_the_window_is_shown_page_by_page() -> None:
    with terminal("play", "prehistory", "--seed", "5", "--bots", "random") as screen:
        screen.wait_for("Enter shows the rest")
        screen.type("\r")
        assert "Baskets" in plain(screen.wait_for("help, quit"))
        screen.type("board\r")
        screen.wait_for("Enter shows the rest")
        screen.type("no\r")
        assert "Baskets" not in plain(screen.wait_for("help, quit"))
        screen.type("quit\r\r")
        assert screen.close() == 0


def test_the_whole_screen_is_given_back_at_ctrl_c() -> None:
    with terminal("play", "clans", "--seed", "5", "--full") as screen:
        screen.wait_for("Choose above")
        screen.type("\x03")
        screen.wait_for("Stopped.")
        assert screen.close() == 130


def test_what_is_typed_between_two_pages_is_the_answer() -> None:
    with terminal("play", "prehistory", "--seed", "5", "--bots", "random", "--quick") as screen:
        screen.wait_for("Enter shows the rest")
        screen.type("0 even\r")
        screen.wait_for("Spring.")
        screen.wait_for("q leaves it out")
        screen.type("q\r")
        screen.wait_for("help, quit")
        screen.type("quit\r\r")
        assert screen.close() == 0

"""The views that travel are those of the folders that are there."""

from __future__ import annotations

from pathlib import Path

import game_views
import lascaux


def test_every_folder_of_games_is_a_game() -> None:
    below = Path(lascaux.__file__).parent / "games"
    assert lascaux.games() == sorted(path.parent.name for path in below.glob("*/__init__.py"))


def test_the_union_has_the_view_of_every_game() -> None:
    names = {game: game_views.view_name(game) for game in lascaux.games()}
    assert names["clans"] == "ClansView"
    assert game_views.OUTPUT.read_text(encoding="utf-8") == game_views.text_of(names)


def test_a_new_game_joins_the_union() -> None:
    text = game_views.text_of({"clans": "ClansView", "stone_age": "StoneAgeView"})
    assert "from lascaux.games.stone_age.view import StoneAgeView\n" in text
    assert text.endswith("View = ClansView | StoneAgeView\n")

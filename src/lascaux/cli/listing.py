"""`lascaux games` and `lascaux rules`: what there is, and what its rules say."""

from __future__ import annotations

from rich.text import Text

from lascaux.cli.reading import words_for
from lascaux.cli.rulings import paragraphs_for, printed
from lascaux.cli.screen import Screen, print_json
from lascaux.cli.trouble import DONE
from lascaux.kernel.meta import Args
from lascaux.registry import game as game_named
from lascaux.registry import games
from lascaux.table.rulebook import Rulebook


def list_games(as_json: bool, language: str | None) -> int:
    """Print the games, how many play them and for how long."""
    words = words_for(language)
    metas = [game_named(name).meta for name in games()]
    if as_json:
        print_json(
            [
                {
                    "name": meta.name,
                    "title": meta.title,
                    "minSeats": meta.min_seats,
                    "maxSeats": meta.max_seats,
                    "ranges": [
                        {"options": seats.options, "least": seats.least, "most": seats.most}
                        for seats in meta.ranges
                    ],
                    "minutes": meta.minutes,
                    "options": {
                        name: {"values": values, "default": usual}
                        for name, (values, usual) in meta.options.items()
                    },
                    "rulesVersion": meta.rules_version,
                }
                for meta in metas
            ]
        )
        return DONE
    screen = Screen()
    for meta in metas:
        players: Args = {"least": meta.min_seats, "most": meta.max_seats, "minutes": meta.minutes}
        screen.say(Text(meta.name, style="bold"))
        screen.say(Text(f"  {words.say(meta.text_key('line'))} {words.say('cli-game', players)}"))
        for name, (values, usual) in meta.options.items():
            about: Args = {"option": f"{name}={'|'.join(values)}", "usual": usual}
            screen.say(Text(f"  {words.say('cli-game-option', about)}"))
    return DONE


def show_rules(game: str, query: str, as_json: bool, language: str | None) -> int:
    """Print the paragraphs that a query names, under the titles of their chapters."""
    words = words_for(language)
    book = Rulebook(game)
    found = paragraphs_for(book, query, words)
    if as_json:
        print_json(
            [
                {
                    "id": paragraph.id,
                    "section": book.section(paragraph).said(words.language),
                    "status": paragraph.status,
                    "text": paragraph.said(words.language),
                    "ruling": paragraph.ruling(words.language),
                }
                for paragraph in found
            ]
        )
        return DONE
    screen = Screen()
    title = ""
    for paragraph in found:
        section = book.section(paragraph).said(words.language)
        if section != title:
            screen.say(Text(section, style="bold"))
            title = section
        screen.say(printed(paragraph, words))
    return DONE

"""What the commands read: records from files, lists and options from arguments, the language."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from lascaux.cli.trouble import Trouble
from lascaux.kernel.box import Box
from lascaux.kernel.game import Game
from lascaux.kernel.state import State
from lascaux.table.components import box_in
from lascaux.table.record import LONGEST
from lascaux.table.words import DEFAULT, LANGUAGES, Words

STANDARD_INPUT: Final = "-"
_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "bad-name",
}
_WITH_ENTRY: Final = re.compile(r"(.+)@(\d{1,7})", re.ASCII | re.DOTALL)


def box_of_file(game: Game[State], file: str | None, words: Words) -> Box:
    """The box that a file of components makes; the standard one without a file.  Raises BadSetup."""
    return game.box if file is None else box_in(game, text_in(file, words), words.language)


def words_for(language: str | None) -> Words:
    """The words of a language; by default the one the environment asks for.  Raises NoSuchText."""
    return Words(language if language is not None else language_of_environment())


def language_of_environment() -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, if it is spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else DEFAULT
    return DEFAULT


def record_in(place: str, words: Words) -> tuple[str, int | None]:
    """The text of `FILE` or `FILE@N`, and N; `-` is standard input.  Raises Trouble."""
    with_entry = _WITH_ENTRY.fullmatch(place)
    if with_entry and not Path(place).exists():
        return text_in(with_entry[1], words), int(with_entry[2])
    return text_in(place, words), None


def text_in(place: str, words: Words) -> str:
    """The text of a file, or of standard input; raises Trouble."""
    try:
        if place == STANDARD_INPUT:
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(place).open("rb") as file:
                data = file.read(LONGEST + 1)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(words.say("cli-no-utf8", {"file": shortened(place)})) from None
    except (OSError, ValueError) as error:
        raise Trouble(
            words.say("cli-no-reading", {"file": shortened(place), "why": reason_of(error, words)})
        ) from None


def reason_of(error: OSError | ValueError, words: Words) -> str:
    """Why the system refused, in our words: its own are in its own language."""
    if isinstance(error, ValueError):
        return words.say("cli-why-bad-name")
    reason = _REASONS.get(error.errno or 0)
    return words.say(f"cli-why-{reason}" if reason else "cli-why-other", {"code": str(error.errno or "?")})


def program() -> str:
    """How this program was called, so that a command we suggest can be typed as it stands."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m lascaux"
    is_on_path = shutil.which("lascaux") == sys.argv[0]
    return "lascaux" if is_on_path or called.name != "lascaux" else sys.argv[0]


def listed_in(text: str) -> list[str]:
    """The names in `greedy,search`."""
    return [name.strip() for name in text.split(",") if name.strip()]


def options_in(texts: Sequence[str], words: Words) -> dict[str, str]:
    """The options of a game from `name=value`, each; raises Trouble."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble(words.say("cli-no-option", {"text": shortened(text)}))
        options[name.strip()] = value.strip()
    return options


def printable(text: str) -> str:
    """The text with a mark for each letter that would do something to the screen."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def without_accents(text: str) -> str:
    """The text in small letters without accents, as many type it: `perche` for `Perché`."""
    letters = unicodedata.normalize("NFD", text.casefold().strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).removesuffix("'")


def shortened(text: str, longest: int = 60) -> str:
    """A text of the user's that is safe to show in one line."""
    clean = printable(text)
    return clean if len(clean) <= longest else clean[: longest - 3] + "..."

"""Sentences for people, from the Fluent files of the table and of all games.

An argument that starts with "@" names another message (`@clans-terrain-forest`, or its attribute
`@clans-terrain-forest.to`) and is said first, in the same language; "#2" is the player in seat 2 (see
`named`); a list is joined as "A, B and C"; "@@" and "@#" begin a text of a person's (see `as_written`).
The browser does the same in `web/src/lib/words.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from lascaux.kernel.errors import LascauxError
from lascaux.kernel.meta import Args, as_written
from lascaux.registry import games
from lascaux.wire import Told

LANGUAGES: Final = ("en", "it")
DEFAULT: Final = "en"
NUMBERED: Final = "numbered"  # the attribute that names territories by number


class NoSuchText(LascauxError):
    """A key or an argument is missing, or the language is not spoken here."""


class Words:
    """The sentences of one language.  A strict one raises NoSuchText; else a missing key says itself."""

    def __init__(self, language: str = DEFAULT, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise NoSuchText(f"There is no language {language[:20]!r}; there is: {', '.join(LANGUAGES)}.")
        self.language: Final = language
        self._strict: Final = strict
        self._bundle: Final = _bundle_of(language)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this name: `clans-terrain-forest`, `clans-terrain-forest.to`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, args: Args | None = None) -> str:
        """The sentence of a key, filled with its arguments."""
        if not self.has(key):
            return self._missing(key, f"There is no text {key!r} in {self.language!r}.")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "has() says so"
        values = {argument: self._said(value) for argument, value in (args or {}).items()}
        sentence, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            return self._missing(key, f"Text {key!r} in {self.language!r}: {faults[0]}.")
        return str(sentence) if not isinstance(sentence, FluentNone) else key

    def say_numbered(self, key: str, args: Args | None = None) -> str:
        """The same with territories named by number, where the text has such a form."""
        numbered = f"{key}.{NUMBERED}"
        return self.say(numbered if self.has(numbered) else key, args)

    def listed(self, items: Sequence[str]) -> str:
        """`A, B and C`, as the language joins a list."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say('list-and')} {items[-1]}"

    def _said(self, value: int | str | list[str]) -> int | str:
        if isinstance(value, list):
            return self.listed([str(self._said(item)) for item in value])
        if isinstance(value, int) or value[:1] not in ("@", "#"):
            return value
        if value.startswith("#"):
            return self.say("table-player", {"number": int(value[1:]) + 1})
        if value.startswith(("@@", "@#")):
            return value[1:]
        return self.say(value[1:]) if self._strict or self.has(value[1:]) else value

    def _missing(self, key: str, why: str) -> str:
        if self._strict:
            raise NoSuchText(why)
        return key


def terminal_key(key: str) -> str:
    """The key of a text in its form for the terminal: `tain-cli-ask-lay_tile` for `tain-ask-lay_tile`."""
    owner, _, text = key.partition("-")
    return f"{owner}-cli-{text}"


def tell(words: Words, told: Told, names: Sequence[str], you: int | None, numbered: bool = False) -> str:
    """One line of the log, as the reader in seat `you` (None: a spectator) should read it."""
    args: Args = {
        **named(words, told.args, names, you),
        "who": as_written(names[told.seat]) if told.seat is not None else "",
        "you": "yes" if told.seat is not None and told.seat == you else "no",
    }
    return words.say_numbered(told.key, args) if numbered else words.say(told.key, args)


def named(words: Words, args: Args, names: Sequence[str], you: int | None) -> Args:
    """The arguments with players' names in place of seats.

    Beside each player "#2" comes an argument that says whether the reader is meant: `owner` brings
    `owner-you`, "yes" or "no".  In a list the reader is "you".
    """
    filled: Args = {}
    for argument, value in args.items():
        if isinstance(value, list):
            filled[argument] = [_name_in_list(words, item, names, you) for item in value]
        elif isinstance(value, str) and value.startswith("#"):
            seat = int(value[1:])
            filled[argument] = as_written(names[seat])
            filled[f"{argument}-you"] = "yes" if seat == you else "no"
        else:
            filled[argument] = value
    return filled


def _name_in_list(words: Words, item: str, names: Sequence[str], you: int | None) -> str:
    if not item.startswith("#"):
        return item
    seat = int(item[1:])
    return words.say("table-you") if seat == you else as_written(names[seat])


def sources(language: str) -> Iterable[tuple[str, str]]:
    """Where the texts of a language stand and what they say: the table's, then each game's that has any."""
    for package in ("lascaux.table", *[f"lascaux.games.{name}" for name in games()]):
        file = _file_of(package, language)
        if file.is_file():
            yield package, file.read_text(encoding="utf-8")


def has_texts(game: str, language: str) -> bool:
    """Whether a game can be told in a language; one that is being written cannot yet."""
    return _file_of(f"lascaux.games.{game}", language).is_file()


def _file_of(package: str, language: str) -> Traversable:
    return files(package).joinpath("text", f"{language}.ftl")


@lru_cache(maxsize=len(LANGUAGES))
def _bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle

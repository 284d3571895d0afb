"""What the command says in Italian: help, and the sentences that the library writes in English only.

English stands where it is said, as in any program; `text/it.toml` has the same sentences in Italian, with
`{}` for what is filled in.  What it lacks stays English; a test looks for that.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from typer._click import Context  # what typer's own commands take
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from lascaux.cli.reading import language_of_environment, words_for

ITALIAN: Final = "it"
OPTION: Final = "--language"
_GAP: Final = "{}"
_HEADINGS: Final = re.compile(
    r"^(Usage|Arguments|Options|Commands)(?=:)|(?<=\[)(default|required)(?=[]:])", re.M
)
_SHOW_HELP: Final = "Show this message and exit."


def is_italian(arguments: Sequence[str]) -> bool:
    """Whether the command is to speak Italian: by its option, else by the environment."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == OPTION:
            return (value or "".join(arguments[place + 1 : place + 2])) == ITALIAN
    return language_of_environment() == ITALIAN


def in_italian(sentence: str) -> str:
    """A sentence in Italian; as it is where there is none."""
    text = sentence.strip()
    lead = sentence[: len(sentence) - len(sentence.lstrip())]
    if text in _sentences():
        return lead + _sentences()[text]
    for pattern, italian in _patterns():
        if found := pattern.fullmatch(text):
            return lead + _filled(italian, [in_italian(value) for value in found.groups()])
    return sentence


def spoken(sentence: str, language: str | None) -> str:
    """A sentence of the library in the language that is asked for, by default the system's."""
    return in_italian(sentence) if words_for(language).language == ITALIAN else sentence


class Spoken(TyperCommand):
    """A command that can tell its help in Italian."""

    is_italian = False

    def get_help(self, ctx: Context) -> str:
        """The help, with its headings in the language of the rest."""
        return _headed(super().get_help(ctx), self.is_italian)


class SpokenGroup(TyperGroup):
    """All commands, which can tell their help in Italian."""

    is_italian = False

    def get_help(self, ctx: Context) -> str:
        """The help, with its headings in the language of the rest."""
        return _headed(super().get_help(ctx), self.is_italian)

    def speak_italian(self) -> None:
        """Put all help into Italian."""
        for each in (self, *self.commands.values()):
            assert isinstance(each, Spoken | SpokenGroup), "every command is declared so"
            each.is_italian = True
            each.help = in_italian(each.help or "")
            each.epilog = "\n".join(in_italian(line) for line in (each.epilog or "").split("\n"))
            for param in each.params:
                if isinstance(param, TyperOption | TyperArgument):
                    param.help = in_italian(param.help or "")


def _headed(text: str, is_italian: bool) -> str:
    """Help with its headings in Italian, if it is."""
    if not is_italian:
        return text
    headed = _HEADINGS.sub(lambda found: in_italian(found[0]), text)
    return headed.replace(_SHOW_HELP, in_italian(_SHOW_HELP))


def _filled(italian: str, values: Sequence[str]) -> str:
    for value in values:
        italian = italian.replace(_GAP, value, 1)
    return italian


@cache
def _sentences() -> dict[str, str]:
    text = files("lascaux.cli").joinpath("text", "it.toml").read_text(encoding="utf-8")
    sentences: dict[str, str] = tomllib.loads(text)["sentences"]
    return sentences


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """The sentences with gaps; those with more words of their own first, since they say more."""
    gapped = sorted((text for text in _sentences() if _GAP in text), key=len, reverse=True)
    return [
        (re.compile("(.*?)".join(map(re.escape, text.split(_GAP))), re.DOTALL), _sentences()[text])
        for text in gapped
    ]

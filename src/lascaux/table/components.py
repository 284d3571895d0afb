"""Boxes from files: which values a table is played with, what is wrong with them, and what they change."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lascaux.kernel.box import BadComponents, Box
from lascaux.kernel.errors import BadSetup
from lascaux.kernel.game import Game
from lascaux.kernel.meta import Args, as_written
from lascaux.kernel.printed import Values
from lascaux.kernel.shapes import LONGEST_SHOWN, Fault, Place, shown
from lascaux.kernel.state import State
from lascaux.table.overlays import LONGEST, Overlay, overlay_in
from lascaux.table.reasons import reason_of
from lascaux.table.words import DEFAULT, Words

SOURCES: Final = {
    "rulebook": "box-source-rulebook",
    "other source": "box-source-other",
    "deduced": "box-source-deduced",
    "reconstructed": "box-source-reconstructed",
}

Components = str | Path | Values | Box | None


def box_for(game: Game[State], components: Components, language: str = DEFAULT) -> Box:
    """The box that a caller wants: by default the standard one; raises BadComponents.

    A text is the overlay itself, or the name of a file if it is one line that ends in `.toml`.
    """
    if components is None:
        return game.box
    if isinstance(components, Box):
        return _own(game, components)
    if isinstance(components, dict):
        return _made(game, Overlay("", components, {}), language)
    if isinstance(components, str) and ("\n" in components or not components.endswith(".toml")):
        return box_in(game, components, language)
    if isinstance(components, str | Path):
        return box_in(game, text_of(Path(components)), language)
    raise BadSetup(f"Components are a TOML text, a path, plain data or a box, not {str(components)[:40]!r}.")


def box_in(game: Game[State], text: str, language: str = DEFAULT) -> Box:
    """The box that the overlay in this text makes; raises BadComponents with a sentence for each fault."""
    overlay = overlay_of(text, language)
    if overlay.game not in ("", game.meta.name):
        args: Args = {"game": as_written(overlay.game[:LONGEST_SHOWN]), "wanted": game.meta.name}
        raise _worded([Fault(("game",), "box-no-game", args)], overlay, language)
    return _made(game, overlay, language)


def overlay_of(text: str, language: str = DEFAULT) -> Overlay:
    """The overlay that a text holds; raises BadComponents with a sentence."""
    try:
        return overlay_in(text)
    except BadComponents as error:
        raise _worded(error.faults, None, language) from None


def text_of(file: Path) -> str:
    """The text of a file that is not too long to be an overlay; raises BadSetup."""
    try:
        with file.open(encoding="utf-8") as opened:
            return opened.read(LONGEST + 1)
    except OSError as error:
        raise BadSetup(f"The file {str(file)[:200]} cannot be read: {reason_of(error)}.") from None
    except UnicodeDecodeError:
        raise BadSetup(f"{str(file)[:200]} is no text in UTF-8.") from None
    except ValueError:
        raise BadSetup(f"No file can be called {str(file)[:200]!r}.") from None


def changes_of(game: Game[State], box: Box, language: str = DEFAULT) -> list[str]:
    """What a box changes of the standard one, a sentence for each value."""
    words = Words(language)
    sentences: list[str] = []
    for place, now in _leaves(box.overlay, ()):
        before: object = game.box.values
        for name in place:
            before = before[name] if isinstance(before, dict) else None
        args: Args = {
            "what": words.say(game.meta.text_key(f"box-{place[0]}")),
            "of": " ".join(place[1:]),
            "now": shown(now),
            "before": shown(before),
        }
        sentences.append(words.say("box-changes-one" if place[1:] else "box-changes", args))
    return sentences


def _leaves(values: Values, place: Place) -> list[tuple[Place, object]]:
    """Every single value of an overlay, with the names that lead to it."""
    leaves: list[tuple[Place, object]] = []
    for name, value in values.items():
        inner = (*place, name)
        leaves += _leaves(value, inner) if isinstance(value, dict) else [(inner, value)]
    return leaves


def _own(game: Game[State], box: Box) -> Box:
    """The box, if it is one of this game."""
    if type(box) is not type(game.box):
        raise BadSetup(f"This is no box of {game.meta.title}.")
    return box


def _made(game: Game[State], overlay: Overlay, language: str) -> Box:
    try:
        return game.box_with(overlay.values)
    except BadComponents as error:
        raise _worded(error.faults, overlay, language) from None


def _worded(faults: list[Fault], overlay: Overlay | None, language: str) -> BadComponents:
    """The same refusal in people's words, by line."""
    words = Words(language)
    said: list[tuple[int, str]] = []
    for fault in faults:
        line = overlay.line(fault.place) if overlay else 0
        sentence = words.say(fault.key, fault.args)
        said.append((line, words.say("box-line", {"line": line, "sentence": sentence}) if line else sentence))
    return BadComponents(faults, "\n".join([sentence for _, sentence in sorted(said)]))

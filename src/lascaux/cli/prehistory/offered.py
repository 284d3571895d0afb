"""What may be played in Prehistory as a list shows it: what to type, and what that does."""

from __future__ import annotations

from typing import Final

from lascaux.cli.prehistory.board import hunted_said, rite_said
from lascaux.cli.prehistory.typed import VERB_OF_STEP, WAY_OF
from lascaux.games.prehistory.box import PrehistoryBox
from lascaux.games.prehistory.data import ACTIONS, BASKETS, COLOURS, SPACE_NAMES
from lascaux.games.prehistory.view import PrehistoryView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words

_ITALIAN: Final = "it"
_LETTERS: Final = {"gather": "g", "ceremony": "c", "fish": "f", "hunt": "h"}
_CUBES: Final = {"resource": "r", "cube": "c"}
_VERBS: Final = {"build": "b", "turn": "t"}  # verbs with a shorter form, in every language
_IN_ITALIAN: Final = {
    "turn": "gira",
    "buy": "compra",
    "sell": "vendi",
    "sloth": "bradipo",
    "build": "b",
    "quarry": "cava",
    "pass": "passo",
    "skip": "salta",
    "done": "fine",
    "stay": "resta",
    "weather": "tempo",
    "ability": "abilità",
    "dev": "sviluppo",
    "spring": "primavera",
    "summer": "estate",
    "left": "sinistra",
    "keep": "tieni",
    "right": "destra",
    "even": "pari",
    "odd": "dispari",
    "painting": "pittura",
    "gathering": "raccolta",
    "ceremony": "cerimonia",
    "fishing": "pesca",
    "hunting": "caccia",
    "migration": "migrazione",
    "honey": "miele",
    "berry": "bacche",
    "fruit": "frutta",
    "egg": "uova",
    "nut": "noci",
    "root": "radici",
}


def written(action: str, step: str, words: Words) -> str:
    """The shortest that may be typed for an action: `g3`, `r1c2`, `5a`, `compra r bl`."""
    verb, *rest = action.split()
    if verb == "migrate":
        return "m" + ("" if rest[0][0].isdigit() else " ") + _word(rest[0], words)
    if verb == "paint" or verb in _LETTERS:
        way = [] if rest[1] == WAY_OF.get(step) else [_word(rest[1], words)]
        return " ".join([f"{_LETTERS.get(verb, '')}{rest[0]}", *way])
    short = [_word(word, words) for word in rest]
    if rest and VERB_OF_STEP.get(step) == verb:
        return " ".join(short)
    first = _word(verb, words) if words.language == _ITALIAN else _VERBS.get(verb, verb)
    return " ".join([first, *short])


def described(action: str, box: PrehistoryBox, view: PrehistoryView, words: Words) -> str:
    """What an action does, in few words and the reader's language."""
    verb, *rest = action.split()
    args: Args = {"what": "", "to": "", "way": "", "by": ""}
    args |= dict(zip(("what", "to"), [_named(word, words) for word in rest], strict=False))
    args |= {"way": rest[-1] if rest else "", "kind": rest[0] if rest else ""}
    if rest and rest[0] in _CUBES:
        args["to"] = words.say(f"prehistory-colour-{rest[1]}.{rest[0]}")
    there = _there(verb, rest, box, view, words)
    if there is not None:
        args["what"] = there
    return words.say(f"cli-prehistory-{verb}", args)


def _there(verb: str, rest: list[str], box: PrehistoryBox, view: PrehistoryView, words: Words) -> str | None:
    """What an action takes from the action board; None where it takes nothing."""
    if verb == "gather" and (item := view.gathering[int(rest[0])]) is not None:
        return _thing(item, words)
    if verb == "fish" and (item := view.river[int(rest[0])]) is not None:
        return _thing(item, words)
    if verb == "hunt" and (card := view.hunting[int(rest[0])]) is not None:
        return hunted_said(box, card, words)
    if verb == "ceremony" and (card := view.ceremony[int(rest[0])]) is not None:
        return rite_said(box, card, words)
    if verb == "pick":
        return hunted_said(box, rest[0], words)
    if verb == "pillar":
        return words.say(f"prehistory-action-{view.pillars[int(rest[0])].action}")
    return None


def _thing(item: str, words: Words) -> str:
    """A tile or a fish in words."""
    kind = item.removesuffix("+")
    return words.say(f"prehistory-item-{kind}" + ("" if kind == item else ".plus"))


def _named(word: str, words: Words) -> str:
    """A word of an action as a reader reads it."""
    if word in COLOURS:
        return words.say(f"prehistory-colour-{word}")
    if word in BASKETS:
        return words.say(f"prehistory-basket-{word}")
    if word in ACTIONS:
        return words.say(f"prehistory-action-{word}")
    if word == SPACE_NAMES[0]:
        return words.say("prehistory-ground-start")
    return word


def _word(word: str, words: Words) -> str:
    """A word of an action as it is typed in short."""
    if word in COLOURS:
        return words.say(f"prehistory-cli-colour-{word}")
    if word in _CUBES:
        return _CUBES[word]
    if word in SPACE_NAMES:
        return words.say("prehistory-cli-start") if word == SPACE_NAMES[0] else word[1:].lstrip("0")
    if word.startswith("HUT"):
        return word.removeprefix("HUT")
    return _IN_ITALIAN.get(word, word) if words.language == _ITALIAN else word

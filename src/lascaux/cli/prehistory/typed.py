"""What may be typed for the actions of Prehistory, in English and Italian."""

from __future__ import annotations

import re
from typing import Final

from lascaux.games.prehistory.data import (
    ACTIONS,
    BASKETS,
    COLOURS,
    HUNTING_NAMES,
    HUTS,
    SECTION_NAMES,
    SIDES_NAMES,
    SPACE_NAMES,
)

_SUMMER: Final = "summer"
# By which rules an action is paid where it is not said, by the step that is asked.
WAY_OF: Final = {
    "spring_turn": "spring",
    "summer_turn": _SUMMER,
    "extra_turn": _SUMMER,
    "paint_more": "ability",
    "hunt_more": "ability",
}
_WAYS: Final = {
    **dict.fromkeys(("spring", "primavera"), "spring"),
    **dict.fromkeys((_SUMMER, "estate"), _SUMMER),
    **dict.fromkeys(("ability", "abilità", "abilita"), "ability"),
}
_COLOURS: Final = {
    **dict.fromkeys(("gr", "grey", "gray", "grigio"), "grey"),
    **dict.fromkeys(("re", "red", "ro", "rosso"), "red"),
    **dict.fromkeys(("ye", "yellow", "gi", "giallo"), "yellow"),
    **dict.fromkeys(("bl", "blue", "blu"), "blue"),
    **dict.fromkeys(("br", "brown", "ma", "marrone"), "brown"),
    **dict.fromkeys(("wh", "white", "bi", "bianco"), "white"),
}
_ACTIONS: Final = {
    **dict.fromkeys(("paint", "painting", "p", "dipingi", "pittura"), "painting"),
    **dict.fromkeys(("gather", "gathering", "g", "raccogli", "raccolta"), "gathering"),
    **dict.fromkeys(("ceremony", "c", "cerimonia"), "ceremony"),
    **dict.fromkeys(("fish", "fishing", "f", "pesca"), "fishing"),
    **dict.fromkeys(("hunt", "hunting", "h", "caccia"), "hunting"),
    **dict.fromkeys(("migrate", "migration", "m", "migra", "migrazione"), "migration"),
}
_VERB_OF_ACTION: Final = dict(
    zip(ACTIONS, ("paint", "gather", "ceremony", "fish", "hunt", "migrate"), strict=True)
)
_CUBES: Final = {
    **dict.fromkeys(("resource", "r", "risorsa"), "resource"),
    **dict.fromkeys(("cube", "c", "cubetto"), "cube"),
}
_TURNS: Final = {
    **dict.fromkeys(("left", "l", "sinistra", "s"), "left"),
    **dict.fromkeys(("right", "r", "destra", "d"), "right"),
    **dict.fromkeys(("keep", "k", "tieni"), "keep"),
}
_BASKETS: Final = {
    **{basket: basket for basket in BASKETS},
    **dict.fromkeys(("miele",), "honey"),
    **dict.fromkeys(("berries", "bacche"), "berry"),
    **dict.fromkeys(("frutta",), "fruit"),
    **dict.fromkeys(("eggs", "uova"), "egg"),
    **dict.fromkeys(("nuts", "noci"), "nut"),
    **dict.fromkeys(("roots", "radici"), "root"),
}
_PATTERNS: Final = {
    **dict.fromkeys(("even", "pari"), "even"),
    **dict.fromkeys(("odd", "dispari"), "odd"),
}
_ALONE: Final = {
    **dict.fromkeys(("done", "stop", "fine", "basta"), "done"),
    **dict.fromkeys(("pass", "passo"), "pass"),
    **dict.fromkeys(("skip", "salta"), "skip"),
    **dict.fromkeys(("stay", "resta"), "stay"),
    **dict.fromkeys(("weather", "tempo"), "weather"),
    **dict.fromkeys(("ability", "abilità", "abilita"), "ability"),
    **dict.fromkeys(("dev", "spend dev", "spendi dev", "sviluppo"), "spend dev"),
}
_VERBS: Final = {
    **dict.fromkeys(("turn", "t", "gira"), "turn"),
    **dict.fromkeys(("buy", "compra"), "buy"),
    **dict.fromkeys(("sell", "vendi"), "sell"),
    **dict.fromkeys(("sloth", "bradipo"), "sloth"),
    **dict.fromkeys(("foot", "piede"), "foot"),
    **dict.fromkeys(("pillar", "pilastro"), "pillar"),
    **dict.fromkeys(("walk", "cammina"), "walk"),
    **dict.fromkeys(("build", "b", "costruisci"), "build"),
    **dict.fromkeys(("quarry", "cava"), "quarry"),
    **dict.fromkeys(("first", "prima"), "first"),
    **dict.fromkeys(("basket", "cesto"), "basket"),
    **dict.fromkeys(("to", "a"), "to"),
    **dict.fromkeys(("from", "da"), "from"),
    **dict.fromkeys(("pay", "paga"), "pay"),
    **dict.fromkeys(("send", "manda"), "send"),
    **dict.fromkeys(("go", "vai"), "go"),
    **dict.fromkeys(("spend", "spendi"), "spend"),
    **dict.fromkeys(("home", "casa"), "home"),
    **dict.fromkeys(("take", "prendi"), "take"),
    **dict.fromkeys(("give", "dai"), "give"),
    **dict.fromkeys(("one", "uno"), "one"),
    **dict.fromkeys(("cubes", "cubetti"), "cubes"),
    **dict.fromkeys(("pick", "scegli"), "pick"),
    **dict.fromkeys(("shift", "sposta"), "shift"),
    **dict.fromkeys(("raise", "innalza"), "raise"),
    **dict.fromkeys(("begin", "inizia"), "begin"),
    **dict.fromkeys(("rotate", "ruota"), "rotate"),
    **dict.fromkeys(("lay", "posa"), "lay"),
}
# What words alone mean, by the step that is asked.
VERB_OF_STEP: Final = {
    "rotate_tile": "rotate",
    "lay_tile": "lay",
    "begin": "begin",
    "lay_foot": "foot",
    "take_pillar": "pillar",
    "autumn_turn": "walk",
    "turn_first": "first",
    "choose_basket": "basket",
    "shaman_to": "to",
    "shaman_from": "from",
    "pay": "pay",
    "send": "send",
    "follow": "send",
    "walk_to": "go",
    "spend": "spend",
    "settle": "home",
    "return_member": "home",
    "take": "take",
    "give": "give",
    "one_colour": "one",
    "paint_more": "cubes",
    "hunt_more": "pick",
    "shift": "shift",
    "raise_hut": "raise",
}
_MAPPED: Final = {
    "turn": (_ACTIONS, _TURNS),
    "buy": (_CUBES, _COLOURS),
    "sell": (_CUBES, _COLOURS),
    "spend": (_CUBES, _COLOURS),
    "sloth": (_ACTIONS,),
    "first": (_TURNS,),
    "basket": (_BASKETS,),
    "shift": (_BASKETS, _BASKETS),
    **dict.fromkeys(("foot", "pay", "take", "give", "one"), (_COLOURS,)),
}

_APART: Final = re.compile(r"[,;>]")
_SHORT: Final = re.compile(r"([gcfhm])(\d(?:\+\d)?)( .*)?")  # `g3`, `m1+2`; `h` and `q` alone are other verbs
_SPACE: Final = re.compile(r"m?(\d{1,2})([abcd])")
_SECTION: Final = re.compile(r"r?([123])[ c]?([123])")
_HUT: Final = re.compile(rf"(?:hut|h|capanna ?)?([1-{HUTS}])")
_SPACES: Final = {name.casefold(): name for name in SPACE_NAMES}
_CARDS: Final = {name.casefold(): name for name in HUNTING_NAMES}
_START: Final = ("start", "s", "inizio", "partenza")


def parts_of(line: str) -> list[str]:
    """`h2 bl gr, foot re` is several actions: a hunt, what is paid for it, and the cube for the pillar."""
    pieces = [" ".join(piece.split()) for piece in _APART.split(line)]
    parts = [part for piece in pieces if piece for part in _pieces(piece)]
    return parts if len(parts) > 1 else [line]


def action_of(line: str, step: str) -> str | None:
    """`r1c2`, `h2`, `m1+2` act; a lone colour pays, a lone space walks, as asked; None is no action."""
    plain = _plain(line)
    if not plain:
        return None
    if plain in _ALONE:
        return _ALONE[plain]
    first, _, rest = plain.partition(" ")
    if first in _VERBS and rest:
        return _with_verb(_VERBS[first], rest)
    if first in _ACTIONS and rest:
        return _acted(_ACTIONS[first], rest, step)
    if _SECTION.fullmatch(plain) and plain.startswith("r"):
        return _acted("painting", plain, step)
    verb = VERB_OF_STEP.get(step)
    if verb is None or (verb == "begin" and not plain[0].isdecimal()):
        return None  # a beginning is a number and a word: nobody who typed something else meant one
    return _with_verb(verb, plain)


def space_in(text: str) -> str | None:
    """The space of `m05a`, `5a` or `start`."""
    plain = _plain(text)
    if plain in _START:
        return SPACE_NAMES[0]
    found = _SPACE.fullmatch(plain)
    return _SPACES.get(f"m{int(found[1]):02}{found[2]}") if found else None


def is_payment(part: str) -> bool:
    """Whether a part of a line only says what is paid."""
    return _plain(part).removeprefix("pay ") in _COLOURS


def word_in(text: str) -> str:
    """What is typed for a thing, as actions have it: a space, a colour, an action, a section."""
    plain = _plain(text)
    if plain in _ACTIONS:
        return _VERB_OF_ACTION[_ACTIONS[plain]]
    return space_in(plain) or _COLOURS.get(plain) or _BASKETS.get(plain) or plain


def _plain(line: str) -> str:
    """The line in small letters and single blanks, and `g3` as `g 3`."""
    plain = " ".join(line.casefold().replace("’", "'").split())
    short = _SHORT.fullmatch(plain)
    return f"{short[1]} {short[2]}{short[3] or ''}" if short else plain


def _pieces(piece: str) -> list[str]:
    """What stands between commas: colours one by one, spaces one by one, an action with its payment."""
    words = _plain(piece).split()
    if all(word in _COLOURS for word in words):
        return _in_order(words)
    if all(space_in(word) for word in words):
        return words
    paid = words[2:]
    is_paid = len(words) > 2 and _ACTIONS.get(words[0]) in ("fishing", "hunting")
    if is_paid and all(word in _COLOURS for word in paid):
        return [" ".join(words[:2]), *[f"pay {colour}" for colour in _in_order(paid)]]
    if len(words) > 2 and _VERBS.get(words[0]) in ("pay", "give", "take"):
        return [f"{words[0]} {colour}" for colour in _in_order(words[1:])]
    return [piece]


def _in_order(words: list[str]) -> list[str]:
    """Colours in the order in which they are asked for; the words as they are if there is another one."""
    colours = [_COLOURS.get(word, word) for word in words]
    return sorted(colours, key=COLOURS.index) if all(colour in COLOURS for colour in colours) else words


def _acted(action: str, rest: str, step: str) -> str:
    """One of the six actions, by the rules of the season unless others are said."""
    what, _, last = rest.rpartition(" ")
    way = _WAYS.get(last) if what else None
    what = what if way is not None else rest
    verb = _VERB_OF_ACTION[action]
    if action == "migration":
        return f"{verb} {what if what in SIDES_NAMES else _COLOURS.get(what, what)}"
    if action == "painting":
        what = _section(what)
    way = way or WAY_OF.get(step)
    return f"{verb} {what} {way}" if way else f"{verb} {what}"


def _section(text: str) -> str:
    found = _SECTION.fullmatch(text)
    name = f"r{found[1]}c{found[2]}" if found else text
    return name if name in SECTION_NAMES else text


def _with_verb(verb: str, rest: str) -> str:
    """The action of a verb; what follows it may be in short or as the record has it."""
    words = rest.split()
    if verb in _MAPPED and len(words) == len(_MAPPED[verb]):
        named = [names.get(word, word) for names, word in zip(_MAPPED[verb], words, strict=True)]
        return " ".join([verb, *named])
    if verb in ("walk", "go", "home", "send", "quarry"):
        *before, last = words
        before = [_COLOURS.get(word, word) for word in before]
        return " ".join([verb, *before, space_in(last) or last])
    if verb in ("build", "raise"):
        hut = _HUT.fullmatch(words[0])
        named = [f"HUT{hut[1]}" if hut else words[0].upper()]
        return " ".join([verb, *named, *[space_in(word) or word for word in words[1:]]])
    if verb == "begin":
        return " ".join([verb, *[_PATTERNS.get(word, word) for word in words]])
    return f"{verb} {_CARDS.get(rest, rest)}"

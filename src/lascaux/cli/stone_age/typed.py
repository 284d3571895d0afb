"""What may be typed for the actions of Stone Age, in English and Italian."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from lascaux.cli.stone_age.marks import LETTERS, letters_of
from lascaux.games.stone_age.data import CARD_NAMES, GOODS, PAIR, PLACE_NAMES

_PLACING: Final = "place_workers"  # the step in which a place alone means that people go there
_PAIRS: Final = ("hut", "market")  # places to which exactly two go
_MANY: Final = ("hunt", "forest", "clay_pit", "quarry", "river", "workshop")  # where the number is said

_NAMES: Final = {
    **{letter: place for place, letter in LETTERS.items()},
    **dict.fromkeys(("tool_maker", "tool maker", "toolmaker", "tool", "tools"), "tool_maker"),
    **dict.fromkeys(("attrezzaio", "attrezzo", "attrezzi"), "tool_maker"),
    **dict.fromkeys(("hut", "capanna"), "hut"),
    **dict.fromkeys(("field", "campo"), "field"),
    **dict.fromkeys(("market", "mercato"), "market"),
    **dict.fromkeys(("hunt", "caccia"), "hunt"),
    **dict.fromkeys(("forest", "foresta"), "forest"),
    **dict.fromkeys(("clay_pit", "clay pit", "clay", "pit", "argilla", "cava d'argilla"), "clay_pit"),
    **dict.fromkeys(("quarry", "cava di pietra"), "quarry"),
    **dict.fromkeys(("river", "fiume"), "river"),
    **dict.fromkeys(("card", "carta"), "card"),
    **dict.fromkeys(("stack", "building", "pila", "edificio"), "stack"),
    **dict.fromkeys(("workshop", "bottega"), "workshop"),
}
_GOODS: Final = {
    **dict.fromkeys(("wood", "w", "legno", "legni", "leg", "l"), "wood"),
    **dict.fromkeys(("brick", "bricks", "b", "mattone", "mattoni", "mat"), "brick"),
    **dict.fromkeys(("stone", "stones", "s", "pietra", "pietre", "pie"), "stone"),
    **dict.fromkeys(("gold", "g", "oro", "ori", "o"), "gold"),
    **dict.fromkeys(("jewel", "jewels", "j", "gioiello", "gioielli", "gio"), "jewel"),
}
_VERBS: Final = {
    **dict.fromkeys(("place", "send", "manda"), "place"),
    **dict.fromkeys(("use", "usa"), "use"),
    **dict.fromkeys(("tool", "attrezzo"), "tool"),
    **dict.fromkeys(("spend", "spendi"), "spend"),
    **dict.fromkeys(("jewels", "gioielli"), "jewels"),
    **dict.fromkeys(("give", "dai", "da'"), "give"),
    **dict.fromkeys(("pay", "paga"), "pay"),
    **dict.fromkeys(("two", "due"), "two"),
    **dict.fromkeys(("die", "dado"), "die"),
}
_DONE: Final = ("done", "stop", "fine", "basta")
_BUY: Final = ("buy", "compra", "compro", "y", "yes", "si", "sì")
_ALONE: Final = {
    **dict.fromkeys(_DONE, "done"),
    **dict.fromkeys(_BUY, "buy"),
    **dict.fromkeys(("keep", "tieni", "tengo"), "keep"),
    **dict.fromkeys(("decline", "leave", "lascia", "lascio"), "decline"),
    **dict.fromkeys(("starve", "hunger", "fame"), "starve"),
}
_NO: Final = ("n", "no")
# What `no`, a lone number and a lone good mean, by the step that is asked.
_NO_OF: Final = {"buy": "decline", "buy_extra": "decline", "take_two": "keep", "feed": "starve"}
_VERB_OF_NUMBER: Final = {"use_tools": "tool", "split_hunt": "jewels", "choose_die": "die"}

_OTHERWISE: Final = ("h", "q")  # letters of places that alone ask for help, or leave
_SHORT: Final = {"buy": "y", "decline": "n"}
_IN_ITALIAN: Final = {
    "buy": "si",
    "decline": "no",
    "done": "fine",
    "keep": "tieni",
    "starve": "fame",
    "wood": "legno",
    "brick": "mattone",
    "stone": "pietra",
    "gold": "oro",
    "jewel": "gioiello",
}

_APART: Final = re.compile(r"[,;]")
_NUMBER: Final = re.compile(r"\d{1,2}")
_COUNT: Final = re.compile(r"[1-9]")
_SPOT: Final = re.compile(r"([^\d]+?)[ _]?(\d)(?: (\d{1,2}))?")  # `k2`, `card 2`, `w1 3`
_CROWD: Final = re.compile(r"([^\d]+?) ?(\d{1,2})")  # `f3`, `clay pit 3`
_CARD: Final = re.compile(r"[cx]\d+")


def parts_of(line: str) -> list[str]:
    """`k2 wood wood, river` is several actions: use a card, buy it, pay twice, use the river."""
    parts = [part for piece in _APART.split(line) for part in _pieces(" ".join(piece.casefold().split()))]
    return parts if len(parts) > 1 else [line]


def action_of(line: str, step: str) -> str | None:
    """`f3` is `place forest 3`, `wood` pays or gives it, `2` a tool, a die or jewels; None is no action."""
    plain = _plain(line)
    if plain in _ALONE:
        return _ALONE[plain]
    if plain in _NO:
        return _NO_OF.get(step, "done")
    first, _, rest = plain.partition(" ")
    if first in _VERBS and rest and plain not in _NAMES:
        return _with_verb(_VERBS[first], rest)
    if _NUMBER.fullmatch(plain):
        return f"{_VERB_OF_NUMBER[step]} {int(plain)}" if step in _VERB_OF_NUMBER else None
    if plain in _GOODS:
        return f"{'give' if step == 'give' else 'pay'} {_GOODS[plain]}"
    if _CARD.fullmatch(plain) and step == "use_tools":
        return f"spend {plain.upper()}"
    return _sent(plain) if step == _PLACING else _used(plain)


def left_of(parts: list[str], counts: Mapping[str, int]) -> list[str] | None:
    """The parts of a line after goods of which so many are paid already; None if it names others."""
    counted = dict(counts)
    for number, part in enumerate(parts):
        good = _GOODS.get(part.removeprefix("pay ").removeprefix("give "))
        if part in _DONE and number:
            return parts[number + 1 :]
        if good is None:
            return parts[number:]
        counted[good] = counted.get(good, 0) - 1
        if counted[good] < 0:
            return None
    return []


def place_in(text: str) -> str | None:
    """The place of `f`, `forest` or `card 2`, as the record has it."""
    plain = _plain(text)
    if plain in PLACE_NAMES:
        return plain
    kind = _NAMES.get(plain)
    if kind in PLACE_NAMES:
        return kind
    found = _SPOT.fullmatch(plain)
    return _spot(found[1], found[2]) if found and found[3] is None else None


def good_in(text: str) -> str | None:
    """The good of `wood`, `w` or `legno`, as the record has it."""
    return _GOODS.get(_plain(text))


def written(action: str, language: str) -> str:
    """An action as it is typed in short: `f3`, `u`, `k2`, `usa q`, `wood`."""
    verb, *rest = action.split()
    is_italian = language == "it"
    if verb in ("place", "use"):
        place = letters_of(rest[0])
        if verb == "use":
            return f"{'usa' if is_italian else 'use'} {place}" if place in _OTHERWISE else place
        is_crowd = rest[0].startswith(_MANY)
        return place + (f"{' ' if place[-1].isdigit() else ''}{rest[1]}" if is_crowd else "")
    if not is_italian:
        return " ".join(rest or [_SHORT.get(verb, verb)]) if verb != "two" else action
    goods = [_IN_ITALIAN.get(word, word).lower() for word in rest or [verb]]
    return " ".join(["due", *goods] if verb == "two" else goods)


def _plain(line: str) -> str:
    return " ".join(line.casefold().replace("’", "'").split())


def _pieces(piece: str) -> list[str]:
    """What one piece between commas holds: goods and numbers one by one, a card with its payment."""
    words = piece.split()
    if not words:
        return []
    goods = _goods_in(words)
    if goods or _are_numbers(words):
        return goods or words
    paid = _goods_in(words[1:])
    if paid and words[0] in _BUY:
        return [words[0], *paid]
    if paid and _VERBS.get(words[0]) in ("pay", "give"):
        return [good if good in _DONE else f"{words[0]} {good}" for good in paid]
    for number in range(1, len(words)):
        paid = _goods_in(words[number:])
        if paid and _is_bought(" ".join(words[:number])):
            return [" ".join(words[:number]), "buy", *paid]
    is_row = len(words) > 1 and all(place_in(word) for word in words) and place_in(piece) is None
    return words if is_row else [piece]


def _goods_in(words: list[str]) -> list[str]:
    """`2 wood stone done` one by one, in the order of payment; empty if there are other words."""
    goods: list[str] = []
    count = 1
    for number, word in enumerate(words):
        is_last = number == len(words) - 1
        if word in _GOODS:
            goods += [_GOODS[word]] * count
            count = 1
        elif _COUNT.fullmatch(word) and count == 1 and not is_last:
            count = int(word)
        elif not (goods and is_last and word in _DONE and count == 1):
            return []
    in_order = sorted(goods, key=GOODS.index)
    return [*in_order, words[-1]] if goods and words[-1] in _DONE else in_order


def _are_numbers(words: list[str]) -> bool:
    """Whether these are several numbers, and perhaps that it is done."""
    numbers = words[:-1] if words and words[-1] in _DONE else words
    return len(words) > 1 and bool(numbers) and all(_NUMBER.fullmatch(word) for word in numbers)


def _is_bought(text: str) -> bool:
    """Whether a place is a card or a building."""
    return (place_in(text) or "").startswith(("card", "stack"))


def _with_verb(verb: str, rest: str) -> str:
    """The action of a verb that was typed; what follows it may be in short or as the record has it."""
    if verb == "place":
        return _sent(rest) or f"place {rest}"
    if verb == "use":
        return f"use {place_in(rest) or rest}"
    if verb in ("give", "pay"):
        return f"{verb} {_GOODS.get(rest, rest)}"
    if verb == "two":
        return f"two {' '.join(_goods_in(rest.split())) or rest}"
    return f"{verb} {rest.upper() if rest.upper() in CARD_NAMES else rest}"


def _sent(plain: str) -> str | None:
    """The action that sends people: `f3`, `hut`, `card 2`, `w1 3`."""
    place = place_in(plain)
    if place is not None and not place.startswith(_MANY):
        return f"place {place} {PAIR if place in _PAIRS else 1}"
    spot = _SPOT.fullmatch(plain)
    if spot and spot[3] is not None:
        there = _spot(spot[1], spot[2])
        return None if there is None else f"place {there} {int(spot[3])}"
    crowd = _CROWD.fullmatch(plain)
    there = place_in(crowd[1]) if crowd else None
    if crowd and there is not None:
        return f"place {there} {int(crowd[2])}"
    return None if place is None else f"place {place}"


def _used(plain: str) -> str | None:
    place = place_in(plain)
    return None if place is None else f"use {place}"


def _spot(kind: str, number: str) -> str | None:
    """The card, building or workshop of this number."""
    name = f"{_NAMES.get(kind.strip(), '')}_{number}"
    return name if name in PLACE_NAMES else None

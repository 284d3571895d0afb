"""What is said of a space of the map."""

from __future__ import annotations

from lascaux.cli.prehistory.land import owner_of, people_at
from lascaux.cli.prehistory.marks import Marks, mark_of
from lascaux.games.prehistory.data import COLOURS
from lascaux.games.prehistory.tiling import GRID, OFFSETS
from lascaux.games.prehistory.view import PrehistoryView, SpaceView
from lascaux.kernel.meta import Args
from lascaux.table.words import Words


def space_said(view: PrehistoryView, name: str, words: Words, marks: Marks) -> str | None:
    """The ground of a space, what and who is there, what it lies next to; None if it is not laid."""
    spaces = {space.name: space for space in view.spaces}
    if name not in spaces:
        return None
    here = spaces[name]
    args: Args = {
        "space": name,
        "ground": f"@prehistory-ground-{here.terrain or 'start'}",
        "neighbours": [other.name for other in view.spaces if _is_beside(here, other)],
    }
    said = [words.say("prehistory-cli-near", args), *_things(view, here, words)]
    people = people_at(view, name, marks)
    if people:
        said.append(words.say("prehistory-cli-near-people", {"people": ", ".join(people)}))
    return " ".join(said)


def _things(view: PrehistoryView, space: SpaceView, words: Words) -> list[str]:
    if space.quarry is not None:
        return [words.say("prehistory-cli-near-quarry", {"colour": f"@prehistory-colour-{space.quarry}"})]
    if space.item is not None:
        kind = space.item.removesuffix("+")
        item = f"@prehistory-item-{kind}" + ("" if kind == space.item else ".plus")
        return [words.say("prehistory-cli-near-item", {"item": item})]
    if space.content in COLOURS:
        return [words.say("prehistory-cli-near-item", {"item": f"@prehistory-colour-{space.content}.cube"})]
    owner = owner_of(view, space.name)
    if owner is not None:
        mark = mark_of(owner, len(view.players) - (view.tribe is not None))
        return [words.say("prehistory-cli-near-hut", {"owner": mark})]
    return [words.say("prehistory-cli-near-site")] if space.content == "hut" else []


def _is_beside(here: SpaceView, there: SpaceView) -> bool:
    return (there.q - here.q) * GRID + there.r - here.r in OFFSETS

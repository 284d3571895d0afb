"""What is refused, and why."""

from __future__ import annotations

import pytest

from lascaux.games.prehistory.data import COLOURS, GATHERING, HUT, KINDS, START
from lascaux.games.prehistory.flow import GAME
from lascaux.games.prehistory.state import PrehistoryState
from lascaux.table.words import LANGUAGES, Words
from tests.games.prehistory.drawing import (
    asked,
    autumn,
    be,
    camp,
    drawn,
    empty_map,
    extra,
    fill,
    go,
    have,
    members,
    name_of,
    near,
    paint,
    play,
    price,
    show,
    spaces_with,
    spring,
    summer,
)


def refused(s: PrehistoryState, text: str) -> tuple[str, str]:
    """The rule and the sentence by which something is refused; it has words in both languages."""
    go(s)
    assert text not in {GAME.space.text(action) for action in GAME.legal(s)}
    reason = GAME.why_not(s, s.stack[-1].seat, text)
    for language in LANGUAGES:
        assert Words(language, strict=True).say(reason.key, reason.args)
    return reason.rule, reason.key


def rich() -> PrehistoryState:
    """Seat 0 has three resources of each colour in the first spring."""
    return have(drawn(2), grey=3, red=3, yellow=3, blue=3, brown=3, white=3)


SPRING = [
    ("paint r1c1 spring", "PH-6A.1", "painted", lambda s: paint(s, 0, "r1c1")),
    ("paint r1c1 spring", "PH-6A.2", "price", lambda s: have(s, dev=1)),
    ("paint r1c1 summer", "PH-4.3", "season", lambda s: s),
    ("gather 3 spring", "PH-6B.1", "thing", lambda s: show(s, gathering="egg")),
    ("gather 0 spring", "PH-6B.2", "basket", lambda s: fill(show(s, gathering="egg"), 0, 0, 0, 0, 5)),
    ("gather 0 spring", "PH-4.3", "foot", lambda s: s.feet.__setitem__(slice(None), [0x11] * 6)),
    ("gather 0 spring", "PH-4.3", "foot-left", lambda s: have(price(show(s, gathering="egg"), 1, 1), grey=1)),
    ("migrate 0", "PH-6F.3", "member", lambda s: members(s, 0, 0, "start")),
    ("turn hunting left", "PH-15.1", "station", lambda s: have(s, dev=1)),
    ("turn painting left", "PH-10.1", "dev", lambda s: s),
    ("weather", "PH-10.1", "dev", lambda s: s),
    ("buy cube red", "PH-10.2", "dev", lambda s: have(s, dev=2)),
    ("sell cube red", "PH-10.3", "cube", lambda s: s),
    ("sloth painting", "PH-13.2", "sloth", lambda s: s),
    ("ability", "PH-12.3", "ability", lambda s: s),
]


@pytest.mark.parametrize(
    ("text", "rule", "key", "draw"), SPRING, ids=[f"{row[0]}-{row[2]}" for row in SPRING]
)
def test_refusals_of_spring(text: str, rule: str, key: str, draw) -> None:  # type: ignore[no-untyped-def]
    s = rich()
    draw(s)
    assert refused(s, text) == (rule, f"prehistory-no-{key}")


def test_refusals_between_action_and_foot() -> None:
    s = have(price(show(drawn(2), gathering="egg"), 1, 1), grey=1, dev=1, cubes="blue")
    play(s, "gather 0 spring")
    assert refused(s, "foot red") == ("PH-4.3", "prehistory-no-cube")
    assert refused(s, "turn painting left") == ("PH-4.3", "prehistory-no-foot-left")


def test_refusals_of_summer() -> None:
    s = summer(have(drawn(2, characters="yes"), cubes="grey", dev=1), 0)
    assert refused(s, "paint r2c1 summer") == ("PH-5.4", "prehistory-no-cubes")
    assert refused(s, "gather 0 summer") == ("PH-5.3", "prehistory-no-step")
    assert refused(s, "paint r2c1 spring") == ("PH-5.4", "prehistory-no-season")
    assert refused(s, "ability") == ("PH-12.3", "prehistory-no-ability")
    s.tops[2] = 0
    assert refused(summer(s), "pillar 2") == ("PH-5.2", "prehistory-no-pillar")
    assert refused(extra(s), "paint r2c1 summer") == ("PH-5.4", "prehistory-no-cubes")
    assert refused(extra(s), "paint r2c1 spring") == ("PH-11.1", "prehistory-no-season")


@pytest.mark.rule("PH-12.3")
def test_the_ability_is_refused_outside_of_summer_for_the_season() -> None:
    s = be(price(show(drawn(2, characters="yes"), gathering="egg"), 1, 1), "fisher", "painter")
    have(s, grey=1, red=1, dev=3)
    s.able = 1  # the summer of the year before
    play(s, "gather 0 spring", "foot red")
    assert asked(s) == ("end_turn", 0)
    assert refused(s, "ability") == ("PH-12.3", "prehistory-no-ability")
    assert GAME.why_not(s, 0, "ability").args["reason"] == "season"
    s = extra(have(be(show(drawn(2, characters="yes"), gathering="egg"), "fisher", "painter"), dev=3))
    play(have(s, cubes="red red", dev=3), "gather 0 summer")
    assert GAME.why_not(s, 0, "ability").args["reason"] == "season"


@pytest.mark.rule("PH-13.7")
def test_a_quarry_is_refused_where_there_are_none() -> None:
    s = autumn(empty_map(drawn(2)))
    site = next(space for space in s.box.atlas.land(s.tiles).spaces[1:] if s.box.terrain[space] == 0)
    members(have(s, dev=1), 0, 0, site, near(s, site)[0])
    assert refused(s, f"quarry grey {name_of(site)}") == ("PH-13.7", "prehistory-no-quarry")
    assert GAME.why_not(s, 0, f"quarry grey {name_of(site)}").args["reason"] == "none"


def test_refusals_of_autumn() -> None:
    s = autumn(empty_map(drawn(2, tiles="yes")))
    site = next(space for space in spaces_with(s, HUT) if START not in near(s, space))
    members(s, 0, 0, "start", moved=(site,))
    have(s, dev=1)
    assert refused(s, f"walk {name_of(near(s, START)[0])}")[1] == "prehistory-no-walk"
    assert refused(s, f"walk {name_of(site)}")[1] == "prehistory-no-walk"
    assert refused(s, f"build HUT5 {name_of(site)}")[1] == "prehistory-no-need"
    assert refused(s, f"build HUT5 {name_of(near(s, START)[0])}")[1] == "prehistory-no-hut"
    assert refused(s, f"quarry red {name_of(site)}")[1] == "prehistory-no-quarry"
    play(s, "walk start")
    assert refused(s, f"go {name_of(site)}") == ("PH-7.4", "prehistory-no-stop")
    far = next(
        space
        for space in s.box.atlas.land(s.tiles).spaces[1:]
        if space not in near(s, START) and space != site
    )
    assert refused(s, f"go {name_of(far)}") == ("PH-7.2", "prehistory-no-steps")
    assert refused(s, "go M20d") == ("PH-2.6", "prehistory-no-stop")
    camp(spring(s), 1, "HUT1", site)


@pytest.mark.rule("PH-6C.1")
def test_refused_places_of_shamans() -> None:
    s = show(price(drawn(2), 2, 1), ceremony="C25")
    for place, count in ((0, 2), (1, 1), (3, 1), (4, 1)):
        s.resources[s.box.price[0][place]] = count
    s.shamans[0] = 1 << 4 * 0 | 1 << 4 * 2 | 1 << 4 * 5
    play(s, "ceremony 0 spring")
    assert asked(s) == ("shaman_to", 0)
    assert refused(s, "to 2") == ("PH-6C.1", "prehistory-no-target")
    s.resources[s.box.price[0][1]] = 0
    assert refused(s, "to 1") == ("PH-6C.1", "prehistory-no-cube")


@pytest.mark.rule("PH-6D.1", "PH-6E.1")
def test_refused_colours_of_a_payment() -> None:
    for choice, sides, rule in (("fish 0", (2, 3, 4), "PH-6D.1"), ("hunt 0", (0, 1, 5), "PH-6E.1")):
        s = show(price(drawn(2), 3, 1), river="trout", hunting="rhino-a1")
        colours = sorted([s.box.price[0][side] for side in sides])
        s.resources[:KINDS] = [2] * KINDS
        play(s, f"{choice} spring")
        other = next(colour for colour in range(KINDS) if colour not in colours)
        assert refused(s, f"pay {COLOURS[other]}") == (rule, "prehistory-no-side")
        play(s, f"pay {COLOURS[colours[0]]}")
        assert refused(s, f"pay {COLOURS[colours[0]]}") == (rule, "prehistory-no-second")
        s.resources[colours[2]] = 0
        assert refused(s, f"pay {COLOURS[colours[2]]}") == (rule, "prehistory-no-cube")


@pytest.mark.rule("PH-6F.1", "PH-6F.2", "PH-13.3")
def test_refused_ways_to_send_members() -> None:
    s = members(price(drawn(2), 4, 1), 0, 3)
    play(camp(have(s, grey=2), 0, "HUT1", spaces_with(s, HUT)[0]), "migrate 0")
    assert refused(s, "send 2 start") == ("PH-6F.1", "prehistory-no-most")
    assert refused(s, f"send 1 {name_of(spaces_with(s, HUT)[1])}") == ("PH-6F.1", "prehistory-no-camp")
    s = summer(have(members(drawn(2), 0, 3), cubes="white white"), 5)
    play(s, "migrate white")
    assert refused(s, "send 3 start") == ("PH-6F.2", "prehistory-no-most")
    s = summer(have(show(drawn(2, tiles="yes"), gathering="egg"), cubes="red red"), 1)
    s.stones_d[0] = 1 << GATHERING
    play(s, "gather 0 summer")
    assert refused(s, "send 2 start") == ("PH-13.3", "prehistory-no-most")


@pytest.mark.rule("PH-13.2")
def test_what_would_end_the_action_of_a_sloth_is_refused_for_it() -> None:
    s = show(price(drawn(2, tiles="yes"), 1, 1), gathering="egg berry")
    have(s, grey=1, brown=1, red=1, cubes="red red")
    s.sloths[0] = 1 << GATHERING
    play(s, "gather 0 spring")
    have(s, red=1, cubes="red red")
    play(s, "sloth gathering")
    assert refused(s, "sell cube red") == ("PH-13.2", "prehistory-no-action-left")
    assert refused(s, "sell cube blue") == ("PH-10.3", "prehistory-no-cube")
    assert refused(s, "buy cube blue") == ("PH-10.2", "prehistory-no-dev")
    s = show(price(drawn(2, tiles="yes"), 1, 1), gathering="egg berry")
    s.sloths[0] = 1 << GATHERING
    play(have(s, dev=1), "sloth gathering")
    assert refused(s, "turn ceremony left") == ("PH-13.2", "prehistory-no-action-left")
    assert refused(s, "buy resource red") == ("PH-13.2", "prehistory-no-action-left")
    assert refused(s, "hunt 0 spring") == ("PH-13.2", "prehistory-no-sloth")


@pytest.mark.rule("PH-15.22")
def test_no_walk_goes_back_to_the_start_tile_and_the_refusal_says_so() -> None:
    s = autumn(empty_map(drawn(2)))
    members(have(s, dev=2), 0, 0, near(s, START)[0])
    play(s, f"walk {name_of(near(s, START)[0])}")
    assert refused(s, "go start") == ("PH-15.22", "prehistory-no-stop")


@pytest.mark.rule("PH-13.7")
def test_a_space_walled_in_by_quarries_is_not_called_far() -> None:
    s = autumn(empty_map(drawn(4, tiles="yes")))
    land = s.box.atlas.land(s.tiles)
    far = min(land.spaces[1:], key=lambda space: (len(near(s, space)), space))
    walls = near(s, far)
    s.quarries = (*walls, *[0] * (KINDS - len(walls)))
    play(have(s, dev=1), "walk start")
    assert refused(s, f"go {name_of(far)}") == ("PH-13.7", "prehistory-no-stop")


def test_what_makes_no_sense_is_refused_with_a_sentence() -> None:
    s = rich()
    assert refused(s, "dance")[1] == "prehistory-no-such-action"
    assert refused(s, "paint r9c9 spring")[1] == "table-no-not-now"
    assert refused(s, "done")[1] == "table-no-not-now"

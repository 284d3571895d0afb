"""Ends that the rules do not know, by agreement or for one who resigned, and what a record says of them."""

from __future__ import annotations

from lascaux.server.attendance import Attendance
from lascaux.table.opening import AGREEMENT, ENDED
from lascaux.wire import GameOver, OtherResult


def resigned_last(over: GameOver, resigned: list[int]) -> GameOver:
    """The result with those who resigned behind all who did not, in whose order nothing changes."""
    staying = [place for seat, place in enumerate(over.ranking) if seat not in resigned]
    staying += [other.place for other in over.others if other.place]
    if not resigned or len(resigned) == len(over.ranking):
        return over

    def place_of(place: int) -> int:
        return 1 + sum(better < place for better in staying)

    ranking = [
        len(staying) + 1 if seat in resigned else place_of(place) for seat, place in enumerate(over.ranking)
    ]
    others = [
        OtherResult(other.name, other.score, place_of(other.place) if other.place else 0)
        for other in over.others
    ]
    return GameOver(over.reason, over.scores, ranking, others)


def tags_of(attendance: Attendance) -> dict[str, str]:
    """What a record says of stand-ins: which entries of a seat they made, counted from 1, and who resigned.

    “greedy 12-18, search 30” means: all entries of this seat from the twelfth to the eighteenth, and the
    thirtieth.  Who resigned has the number of entries there were then.
    """
    tags: dict[str, str] = {}
    for seat, stints in enumerate(attendance.stints):
        if stints:
            tags[f"StandIn{seat}"] = ", ".join(
                [f"{stint.bot} {_numbers(stint.first, stint.last)}" for stint in stints]
            )
        stand_in = attendance.stand_ins[seat]
        if stand_in is not None and stand_in.why == "resigned":
            tags[f"Resigned{seat}"] = str(stand_in.entry)
    return tags | ({ENDED: AGREEMENT} if attendance.is_ended else {})


def _numbers(first: int, last: int) -> str:
    return f"{first + 1}" if first == last else f"{first + 1}-{last + 1}"

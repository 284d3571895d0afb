"""Ends that no rule brings about: by agreement, by resigning, and tables that their host closes."""

from __future__ import annotations

from pathlib import Path

import pytest

from lascaux import games
from lascaux.server.endings import resigned_last
from lascaux.server.messages import Ack, Bye, Refused, TableInfo, Update, Updates
from lascaux.table.verify import verify
from lascaux.wire import GameOver, OtherResult, YourDecision
from tests.server.harness import STUB, Person, Seated, Server
from tests.server.storytelling import whole_story

pytestmark = pytest.mark.server


def ended(server: Server, table: Seated) -> Update:
    """The newest update of a table as one who only watches gets it."""
    told = server.get(f"/api/tables/{table.table.id}/updates", Updates).update
    assert told is not None
    return told


def end(server: Server, table: Seated) -> None:
    """Let all people agree to end the game."""
    for token in table.tokens.values():
        server.granted(table.table.id, token, "agree")


def play_some(server: Server, table: Seated, moves: int) -> None:
    """Play a few moves of whoever is asked."""
    with (
        server.sit(table.table.id, table.tokens[0]) as one,
        server.sit(table.table.id, table.tokens[1]) as two,
    ):
        for _ in range(moves):
            person = asked(one, two)
            answer = person.act(person.choices()[0])
            assert isinstance(answer, Ack)
            for seated in (one, two):
                seated.catch_up(answer.seq)


def asked(*people: Person) -> Person:
    """Who of these is asked."""
    return next(person for person in people if isinstance(person.update.decision, YourDecision))


# --- by agreement -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_a_game_ended_by_agreement_is_over_with_points_and_without_a_winner(
    server: Server, game: str
) -> None:
    table = server.seated("human", "human", game=game)
    play_some(server, table, 6)
    end(server, table)
    told = ended(server, table)
    assert told.table.status == "over"
    assert isinstance(told.decision, GameOver)
    assert told.decision.reason == "stopped"
    assert (len(told.decision.scores), told.decision.ranking) == (2, [0, 0])
    assert all(other.place == 0 for other in told.decision.others)


@pytest.mark.parametrize("game", games())
def test_the_record_of_an_ended_game_says_so_is_whole_and_can_be_checked(server: Server, game: str) -> None:
    table = server.seated("human", "human", game=game)
    play_some(server, table, 4)
    end(server, table)
    record = server.http.get(f"/api/tables/{table.table.id}/record").text
    assert '[Ended "agreement"]' in record
    assert "\n? " not in record
    assert " ?" not in record
    verdict = verify(record)
    assert (verdict.fair, verdict.over) == (True, False)
    assert verdict.message.endswith("all players agreed to end the game here.")
    assert not verify(record.replace('[Ended "agreement"]\n', "")).fair


def test_the_seed_of_an_ended_game_is_shown(server: Server) -> None:
    table = server.seated("human", "human")
    server.granted(table.table.id, table.tokens[0], "agree")
    assert server.get(f"/api/tables/{table.table.id}", TableInfo).seed is None
    server.granted(table.table.id, table.tokens[1], "agree")
    assert server.get(f"/api/tables/{table.table.id}", TableInfo).seed is not None


def test_the_story_of_an_ended_game_is_told(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.seated("human", "human")
        play_some(server, table, 4)
        end(server, table)
        story = whole_story(server, table.table.id)
        assert len(story.points) == 5
        assert story.points[-1].move == 4


def test_nothing_is_done_after_an_end_by_agreement(server: Server) -> None:
    table = server.seated("human", "human")
    with (
        server.sit(table.table.id, table.tokens[0]) as one,
        server.sit(table.table.id, table.tokens[1]) as two,
    ):
        mover = asked(one, two)
        choices, acted = mover.choices(), mover.act(mover.choices()[0])
        assert isinstance(acted, Ack)
        end(server, table)
        for person in (one, two):
            person.catch_up(acted.seq + 2)
            for answer in (person.act(choices[0]), person.undo()):
                assert isinstance(answer, Refused)
                assert answer.fault.code == "over"
        wishes: dict[str, dict[str, object]] = {
            **{kind: {} for kind in ("agree", "withdraw", "come_back", "close")},
            "stand_in": {"seat": 1, "bot": "random"},
            "nudge": {"seat": 1},
            "resign": {"bot": "random"},
        }
        for kind, wanted in wishes.items():
            assert server.refusal(table.table.id, table.token, kind, **wanted) == "over"


def test_bots_stop_when_a_game_is_ended(tmp_path: Path) -> None:
    with Server(tmp_path, worker=(*STUB, "slow", "0.3")) as server:
        table = server.seated("human", "random", "random", "random")
        with server.sit(table.table.id, table.token) as person:
            acted = person.act(person.choices()[0])
            end(server, table)
            told = person.hear(Update, lambda update: isinstance(update.decision, GameOver))
            assert told.seq <= acted.seq + 4
        newest = server.get(f"/api/tables/{table.table.id}", TableInfo).seq
        assert newest == told.seq
        assert "refused" not in server.stop()


def test_all_who_are_there_must_agree_and_each_may_withdraw(server: Server) -> None:
    table = server.seated("human", "human", "human", "random")
    one, two, three = [table.tokens[seat] for seat in range(3)]
    server.granted(table.table.id, one, "agree")
    server.granted(table.table.id, two, "agree")
    server.granted(table.table.id, one, "withdraw")
    server.granted(table.table.id, three, "agree")
    told = server.get(f"/api/tables/{table.table.id}", TableInfo)
    assert ([seat.agrees for seat in told.seats], told.status) == ([False, True, True, False], "playing")
    assert server.refusal(table.table.id, two, "agree") == "no-change"
    server.granted(table.table.id, one, "agree")
    assert server.get(f"/api/tables/{table.table.id}", TableInfo).status == "over"


def test_who_has_a_stand_in_need_not_agree_but_others_are_asked_anew(server: Server) -> None:
    table = server.seated("human", "human")
    server.granted(table.table.id, table.tokens[0], "agree")
    server.granted(table.table.id, table.tokens[0], "stand_in", seat=1, bot="random")
    told = server.get(f"/api/tables/{table.table.id}", TableInfo)
    assert (told.status, told.seats[0].agrees) == ("playing", False)
    server.granted(table.table.id, table.tokens[0], "agree")
    assert server.get(f"/api/tables/{table.table.id}", TableInfo).status == "over"


# --- resigning ----------------------------------------------------------------------------------


def test_who_resigned_does_not_come_back_and_the_record_says_so(server: Server) -> None:
    table = server.seated("human", "human")
    server.granted(table.table.id, table.tokens[1], "resign", bot="random")
    assert server.refusal(table.table.id, table.tokens[1], "come_back") == "resigned"
    assert server.refusal(table.table.id, table.tokens[1], "agree") == "stand-in"
    assert server.refusal(table.table.id, table.tokens[1], "resign", bot="random") == "no-change"
    told = server.get(f"/api/tables/{table.table.id}", TableInfo).seats[1].stand_in
    assert told is not None
    assert (told.why, told.bot) == ("resigned", "random")
    assert f'[Resigned1 "{told.entry}"]' in server.http.get(f"/api/tables/{table.table.id}/record").text


def test_one_who_left_may_still_resign(server: Server) -> None:
    table = server.seated("human", "human")
    server.granted(table.table.id, table.tokens[1], "stand_in", seat=1, bot="random")
    server.granted(table.table.id, table.tokens[1], "resign", bot="greedy")
    assert server.refusal(table.table.id, table.tokens[1], "come_back") == "resigned"


def test_who_resigned_comes_last_whatever_the_bot_reaches(server: Server) -> None:
    table = server.seated("human", "human")
    for seat, kind in ((0, "resign"), (1, "stand_in")):
        wanted = {"bot": "random"} if kind == "resign" else {"bot": "random", "seat": 1}
        server.granted(table.table.id, table.tokens[seat], kind, **wanted)
    with server.sit(table.table.id) as watcher:
        while not isinstance(watcher.update.decision, GameOver):
            watcher.hear(Update)
        assert watcher.update.decision.ranking == [2, 1]


def test_all_who_did_not_resign_keep_their_order() -> None:
    over = GameOver("x", [9, 5, 7, 5], [1, 3, 2, 3], [OtherResult("tribe", 6, 3), OtherResult("rest", 0, 0)])
    told = resigned_last(over, [0])
    assert told.ranking == [5, 2, 1, 2]
    assert [other.place for other in told.others] == [2, 0]
    assert resigned_last(over, []) == over
    assert resigned_last(over, [0, 1, 2, 3]) == over
    assert resigned_last(over, [0, 2]).ranking == [4, 1, 4, 1]


# --- closing ------------------------------------------------------------------------------------


def test_a_table_that_still_waits_can_be_closed_and_is_then_refused(server: Server) -> None:
    opened = server.open("human", "human", "human")
    server.join(opened.table.id, token=opened.invitations[1], name="Friend")
    with server.sit(opened.table.id) as watcher:
        server.granted(opened.table.id, opened.token, "close")
        assert watcher.hear(Refused).fault.code == "closed"
        assert watcher.hear(Bye).retry_in is None
    path = f"/api/tables/{opened.table.id}"
    answer = server.http.get(path)
    assert server.fault(answer, 410).message == "The host has closed this table."
    join = server.send("POST", f"{path}/join", {"token": opened.invitations[2], "name": "Late"})
    assert server.fault(join, 410).code == "closed"
    reseat = server.send("PUT", f"{path}/seats/2", {"bot": "random"}, opened.token)
    assert server.fault(reseat, 410).code == "closed"
    assert server.refusal(opened.table.id, opened.token, "close", id="another") == "closed"


def test_a_table_at_which_others_play_is_not_closed_until_they_resign(server: Server) -> None:
    table = server.seated("human", "human", "random")
    assert server.refusal(table.table.id, table.token, "close") == "others-play"
    server.granted(table.table.id, table.tokens[1], "stand_in", seat=1, bot="random")
    assert server.refusal(table.table.id, table.token, "close") == "others-play"
    server.granted(table.table.id, table.tokens[1], "resign", bot="random")
    server.granted(table.table.id, table.token, "close", id="once")
    assert server.granted(table.table.id, table.token, "close", id="once")


def test_a_closed_table_stays_closed_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path, worker=STUB) as server:
        opened = server.open("human", "random")
        server.granted(opened.table.id, opened.token, "close")
        server.kill()
    with Server(tmp_path, worker=STUB) as server:
        answer = server.http.get(f"/api/tables/{opened.table.id}")
        assert server.fault(answer, 410).code == "closed"

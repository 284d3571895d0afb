"""A game at the terminal from the first move to the last."""

from __future__ import annotations

from typing import Final

from lascaux.bots.catalogue import player_from
from lascaux.bots.interface import Bot
from lascaux.cli.reading import shortened
from lascaux.cli.terminal.answers import answer, refuse, spelled
from lascaux.cli.terminal.desk import Desk, Left
from lascaux.cli.terminal.offered import example_of
from lascaux.cli.terminal.players import PERSON
from lascaux.cli.terminal.result import show_result
from lascaux.cli.terminal.verbs import verb_in, word_for
from lascaux.kernel.rng import Rng
from lascaux.table.words import named, terminal_key
from lascaux.wire import YourDecision

_OFFERED: Final = ("moves", "undo", "why", "rules", "save", "help", "quit")


class Session:
    """The loop: whoever is asked answers, until the game is over or somebody leaves."""

    def __init__(self, desk: Desk, rng: Rng, is_quick: bool) -> None:
        self._desk: Final = desk
        self._rng: Final = rng
        self._is_quick: Final = is_quick  # turns end without a pause to take them back
        self._bots: Final[dict[int, Bot]] = {
            seat: player_from(kind, desk.table.game) for seat, kind in enumerate(desk.kinds) if kind != PERSON
        }
        self._people: Final = [seat for seat, kind in enumerate(desk.kinds) if kind == PERSON]
        self._read: Final = dict.fromkeys(self._people, 0)  # by seat: how much of the log was shown

    def run(self) -> None:
        """Play to the end, then answer questions about it; returns when somebody leaves."""
        try:
            if len(self._people) == 1:
                self._desk.seat = self._people[0]
            self._introduce()
            if self._desk.table.commitment:
                self._desk.say("cli-sealed", {"commitment": self._desk.table.commitment})
            while not self._desk.table.over:
                seat = self._desk.table.seat
                if seat in self._bots:
                    self._let_bot_move(seat)
                else:
                    self._take_turn(seat)
            self._finish()
        except Left:
            pass

    # --- turns --------------------------------------------------------------------------------

    def _let_bot_move(self, seat: int) -> None:
        desk = self._desk
        with desk.thinking(seat):
            planned = self._bots[seat].plan(desk.table.outlook(seat), self._rng)
        desk.table.act_all(seat, planned)

    def _take_turn(self, seat: int) -> None:
        """One person's turn, all its decisions, up to where it can no longer be taken back."""
        desk = self._desk
        if desk.seat != seat:
            self._hand_over(seat)
        desk.seat = seat
        self._show_news(seat)
        desk.show_board()
        while desk.table.seat == seat and not desk.table.over:
            self._decide(seat)
            if desk.table.seat != seat and not desk.table.over:
                self._end_turn(seat)

    def _decide(self, seat: int) -> None:
        """Ask until something is played or taken back."""
        desk = self._desk
        entries = desk.table.entries
        while desk.table.entries == entries:
            line = desk.ask(self._question(seat))
            if not line:
                continue
            verb = verb_in(line, desk.words)
            if verb is not None:
                answer(desk, *verb)
            else:
                self._play_all(seat, line)
        self._read[seat] = min(self._read[seat], desk.table.entries)
        self._show_news(seat)
        if desk.table.seat == seat and desk.table.entries > entries:
            desk.show_board()  # the same person is asked again

    def _play_all(self, seat: int, line: str) -> None:
        """Play what was typed in one line, up to the first part that is refused or the end of the turn.

        A part that the table has played already, since there was no other choice, is not played again.
        """
        desk = self._desk
        parts = desk.face.parts(line)
        forced: list[str] = []
        while parts and desk.table.seat == seat:
            part = parts.pop(0)
            alike = [_is_alike(spelled(desk, part) or part, played) for played in forced]
            if any(alike):
                forced = forced[alike.index(True) + 1 :]
                continue
            entries = desk.table.entries
            left = self._left_of(seat, part, parts)
            if left is None:
                desk.refuse("cli-not-as-typed", {"action": shortened(part)})
                return
            if not self._play(seat, part):
                return
            parts = left
            forced = [played for played in desk.table.lines(entries + 1) if played.startswith(f"{seat} ")]

    def _left_of(self, seat: int, part: str, parts: list[str]) -> list[str] | None:
        """What follows in a line after one part of it; None if that would settle it in another way."""
        desk = self._desk
        action = spelled(desk, part) or part
        if not parts or desk.table.why_not(seat, action, desk.words.language) is not None:
            return parts
        return desk.face.left_of(parts, desk.table.what_if(seat, [action]).told)

    def _play(self, seat: int, line: str) -> bool:
        """Play one action, or say why not; tells whether it was played."""
        desk = self._desk
        if line.isascii() and line.isdigit() and spelled(desk, line) is None:
            answer(desk, "moves", line)
            return False
        action = spelled(desk, line) or line
        refusal = desk.table.why_not(seat, action, desk.words.language)
        if refusal is not None:
            refuse(desk, refusal, line)
            return False
        desk.table.act(seat, action)
        return True

    def _end_turn(self, seat: int) -> None:
        """A pause in which the move can be looked at and taken back."""
        desk = self._desk
        has_company = len(self._people) > 1
        if not has_company and (self._is_quick or not desk.table.undo_state(seat).allowed):
            return
        entries = desk.table.entries
        while desk.table.entries == entries:
            line = desk.ask(desk.words.say("cli-ask-end", {"undo": word_for("undo", desk.words)}))
            verb = verb_in(line, desk.words)
            if not line:
                return
            if verb is None:
                desk.refuse("cli-turn-is-over", {"undo": word_for("undo", desk.words)})
            else:
                answer(desk, *verb)
        self._read[seat] = min(self._read[seat], desk.table.entries)

    def _hand_over(self, seat: int) -> None:
        """The curtain: nobody sees the card of whoever sat here before."""
        desk = self._desk
        if len(self._people) > 1:
            desk.seat = None
            desk.screen.wipe()
            desk.ask(desk.words.say("cli-ask-hand-over", {"who": desk.names[seat]}))

    # --- showing ------------------------------------------------------------------------------

    def _introduce(self) -> None:
        """Say who sits at the table, and how each bot is asked for."""
        desk = self._desk
        players = [
            name if kind == PERSON else f"{name} ({kind})"
            for name, kind in zip(desk.names, desk.kinds, strict=True)
        ]
        desk.say("cli-seated", {"players": players})

    def _question(self, seat: int) -> str:
        desk = self._desk
        decision = desk.table.decision(seat)
        assert isinstance(decision, YourDecision), "only whoever is asked is asked"
        own = terminal_key(decision.ask)
        args = {**named(desk.words, decision.args, desk.names, seat), "example": example_of(desk)}
        asked = (
            desk.words.say(own, args) if desk.words.has(own) else desk.words.say_numbered(decision.ask, args)
        )
        verbs = ", ".join(word_for(verb, desk.words) for verb in _OFFERED)
        return desk.words.say("cli-ask-or", {"asked": asked, "verbs": verbs})

    def _show_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        self._desk.show_log(self._desk.table.log(seat, self._read[seat]))
        self._read[seat] = self._desk.table.entries

    def _finish(self) -> None:
        """Show how it ended, then answer questions until somebody leaves."""
        desk = self._desk
        if len(self._people) > 1:
            desk.seat = None
        reader = desk.seat if desk.seat is not None else self._people[-1]
        desk.show_log(desk.table.log(desk.seat, self._read[reader]))
        desk.show_board()
        show_result(desk)
        while True:
            line = desk.ask(desk.words.say("cli-ask-after"))
            verb = verb_in(line, desk.words)
            if verb is not None:
                answer(desk, *verb)
            elif line:
                desk.refuse("table-no-over")


def _is_alike(action: str, entry: str) -> bool:
    """Whether what was typed names the same as an entry of the record, be it with another verb."""
    return action.split()[-1:] == entry.split()[-1:]

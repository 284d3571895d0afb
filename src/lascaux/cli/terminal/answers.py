"""What happens when one of the verbs is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from lascaux.cli.reading import shortened
from lascaux.cli.rulings import paragraphs_for
from lascaux.cli.terminal.desk import Desk, Left
from lascaux.cli.terminal.offered import example_of, examples_of, offered, step_of
from lascaux.cli.terminal.saving import offer_to_save, save
from lascaux.cli.terminal.verbs import VERBS, word_for
from lascaux.kernel.errors import LascauxError
from lascaux.kernel.meta import Args, as_written
from lascaux.table.decisions import PREVIEW
from lascaux.table.refusals import Refusal
from lascaux.table.words import LANGUAGES, Words, named, terminal_key
from lascaux.wire import Told, YourDecision

_NO_SUCH_ACTION: Final = "-no-such-action"
LOG_LINES: Final = 20
SUMS: Final = 12  # sums that `why` explains at most, where nothing else is told with them


def answer(desk: Desk, verb: str, rest: str) -> None:
    """Do what was asked for; raises Left when somebody leaves."""
    _ANSWERS[verb](desk, rest)


def refuse(desk: Desk, refusal: Refusal, line: str = "") -> None:
    """Say why an action is not played, and the rule; what was typed is quoted as it was typed."""
    args = {**named(desk.words, refusal.args, desk.names, desk.seat), **_in_reach(desk, refusal, line)}
    own = terminal_key(refusal.key)
    if desk.words.has(own):
        sentence = desk.words.say(own, args)
    elif refusal.key.endswith(_NO_SUCH_ACTION) and "example" not in refusal.args:
        sentence = desk.words.say("cli-no-such-action", args)
    else:
        sentence = desk.words.say_numbered(refusal.key, args)
    desk.screen.warn(f"{sentence} ({refusal.rule})" if refusal.rule else sentence)


def _in_reach(desk: Desk, refusal: Refusal, line: str) -> Args:
    """What was typed and what may be typed instead, for the sentence of a refusal."""
    examples = [desk.words.say("cli-quoted", {"text": typed}) for typed in examples_of(desk)]
    args: Args = {"examples": ", ".join(examples), "moves": word_for("moves", desk.words)}
    if line and (refusal.key.endswith(_NO_SUCH_ACTION) or "text" not in refusal.args):
        args["text"] = as_written(shortened(line))
    if "example" in refusal.args:
        args["example"] = example_of(desk)
    return args


def spelled(desk: Desk, line: str) -> str | None:
    """The action that somebody typed, in full; None if it is none."""
    return desk.face.spelled(line, step_of(desk))


def _help(desk: Desk, _rest: str) -> None:
    desk.say(desk.face.help)
    grid = Grid.grid(padding=(0, 2, 0, 2))
    for verb in VERBS:
        own = terminal_key(desk.table.game.meta.text_key(f"help-{verb}"))
        about = desk.words.say(own if desk.words.has(own) else f"cli-help-{verb}")
        grid.add_row(Text(word_for(verb, desk.words), style="bold"), about)
    desk.screen.say(grid)


def _board(desk: Desk, _rest: str) -> None:
    desk.show_board()


def _log(desk: Desk, rest: str) -> None:
    lines = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LINES
    desk.show_log(desk.table.log(desk.seat)[-lines:] if lines else [])


def _undo(desk: Desk, _rest: str) -> None:
    if desk.seat is None:
        return
    state = desk.table.undo_state(desk.seat)
    if not state.allowed:
        desk.refuse(state.reason or "table-no-undo-nothing")
        return
    desk.table.undo(desk.seat)
    desk.say("cli-undone")
    desk.show_board()


def _moves(desk: Desk, rest: str) -> None:
    """All legal actions: those of one place with what they bring about, or all in short."""
    choices = desk.table.choices(desk.seat) if desk.seat is not None else []
    if rest:
        meant = spelled(desk, rest)
        choices = [
            choice for choice in choices if choice.text == meant or desk.face.starts_at(choice.text, rest)
        ]
    listed = offered(desk, choices)
    if not listed:
        desk.refuse("cli-no-moves-there" if rest else "cli-no-moves", {"place": shortened(rest)})
    elif rest:
        for choice in listed:
            desk.screen.say(choice.drawn())
            desk.show_log(foreseen(desk, choice.action))
    elif any(choice.about for choice in listed):
        width = max(len(choice.typed) for choice in listed)
        desk.screen.say(
            Columns([choice.drawn(width) for choice in listed], padding=(0, 3), column_first=True)
        )
    else:
        desk.screen.say(Columns(_in_short([choice.typed for choice in listed]), padding=(0, 3)))


def foreseen(desk: Desk, action: str) -> list[Told]:
    """What an action would bring about, and the question it would raise, if that is another one than now."""
    assert desk.seat is not None, "whoever is not asked has no actions"
    now, preview = desk.table.decision(desk.seat), desk.table.what_if(desk.seat, [action])
    then = preview.decision
    if not isinstance(now, YourDecision) or not isinstance(then, YourDecision) or then.step == now.step:
        return preview.told
    return [*preview.told, Told(PREVIEW, "asked", then.ask, desk.seat, then.args, "")]


def _in_short(actions: list[str]) -> list[str]:
    """Actions that differ in their last word only, in one line: `move 12: 13 14 16`."""
    ends: dict[str, list[str]] = {}
    for action in actions:
        start, _, end = action.rpartition(" ")
        ends.setdefault(start, []).append(end)
    return [f"{start}: {' '.join(last)}" if start else " ".join(last) for start, last in ends.items()]


def _near(desk: Desk, rest: str) -> None:
    if not rest:
        desk.refuse(desk.own("no-place-named"))
        return
    sentence = desk.face.near(rest, desk.table.view(desk.seat), desk.words, desk.screen)
    if sentence is None:
        desk.refuse("cli-no-place", {"place": shortened(rest)})
    else:
        desk.screen.say(sentence)


def _why(desk: Desk, rest: str) -> None:
    """Why an action is refused or allowed; without one, how the newest score came about."""
    if not rest:
        _why_scored(desk)
        return
    action = spelled(desk, rest) or rest
    if desk.seat is None:
        desk.refuse("table-no-over")
        return
    refusal = desk.table.why_not(desk.seat, action, desk.words.language)
    if refusal is not None:
        refuse(desk, refusal, rest)
        if refusal.rule:
            desk.show_rule(refusal.rule)
        return
    desk.say("cli-allowed", {"action": desk.face.written(action, step_of(desk), desk.words)})
    row = desk.table.game.space.parse(action)
    for choice in desk.table.choices(desk.seat):
        if choice.action == row:
            desk.show_log(foreseen(desk, choice.text))
            desk.show_rule(choice.rule)


def _why_scored(desk: Desk) -> None:
    """The lines of the newest entry with a sum, each with the rule behind it."""
    log = desk.table.log(desk.seat)
    scored = [told for told in log if desk.face.sum_of(told, desk.words) is not None]
    if not scored:
        desk.refuse(desk.own("no-score-yet"))
        return
    lines = scored[-SUMS:] if desk.face.is_sum_alone else log
    cited: set[str] = set()
    for told in [told for told in lines if told.entry == scored[-1].entry]:
        desk.show_log([told])
        worth = desk.face.sum_of(told, desk.words)
        if worth is not None:
            desk.screen.say(Text(f"  = {worth}", style="bold"))
        if told.rule not in cited:
            desk.show_rule(told.rule)
            cited.add(told.rule)


def _rules(desk: Desk, rest: str) -> None:
    try:
        for paragraph in paragraphs_for(desk.book, rest, desk.words):
            desk.show_rule(paragraph.id)
    except LascauxError as error:
        desk.screen.warn(str(error))


def _save(desk: Desk, rest: str) -> None:
    if rest:
        save(desk, rest)
    else:
        desk.refuse("cli-no-file-named")


def _language(desk: Desk, rest: str) -> None:
    if not rest:
        desk.refuse("cli-no-language-named")
    elif rest.casefold() in LANGUAGES:
        desk.words = Words(rest.casefold())
        desk.show_board()
    else:
        desk.refuse("cli-no-language", {"language": shortened(rest), "languages": list(LANGUAGES)})


def _quit(desk: Desk, _rest: str) -> None:
    offer_to_save(desk)
    raise Left


_ANSWERS: Final[dict[str, Callable[[Desk, str], None]]] = {
    "moves": _moves,
    "near": _near,
    "board": _board,
    "why": _why,
    "rules": _rules,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "language": _language,
    "help": _help,
    "quit": _quit,
}

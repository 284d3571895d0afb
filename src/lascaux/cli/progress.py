"""A bar on standard error for what takes longer; nothing where nobody would see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Advance = Callable[[int, int], None]  # how much is done, of how much


@contextmanager
def progress_of(what: str) -> Iterator[Advance]:
    """Show how far something is; call what this yields with the done and the whole."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)

        def advance(done: int, whole: int) -> None:
            bar.update(task, completed=done, total=whole)

        yield advance

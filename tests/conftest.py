"""What all tests share."""

from __future__ import annotations

import signal
from collections import defaultdict

import pytest

from lascaux.kernel import play

FILES = 25  # that take the most time, named at the end of a run

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would all they start;
# some tests send it to a process of theirs and must see what a terminal would.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say which engine these tests run on."""
    return f"lascaux: {'interpreted' if play.__file__.endswith('.py') else 'compiled'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which files take the time, beside the slowest tests."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.location[0]] += report.duration
    terminalreporter.section("slowest files")
    for file in sorted(seconds, key=seconds.__getitem__, reverse=True)[:FILES]:
        terminalreporter.write_line(f"{seconds[file]:.2f}s {file}")

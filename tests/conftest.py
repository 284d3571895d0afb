"""What all tests share."""

from __future__ import annotations

import signal

from lascaux.kernel import play

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would all they start;
# some tests send it to a process of theirs and must see what a terminal would.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say which engine these tests run on."""
    return f"lascaux: {'interpreted' if play.__file__.endswith('.py') else 'compiled'}"

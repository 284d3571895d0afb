"""Hold `dev play` to its bar: whatever is set up answers again within three seconds of the clock.

Starts it once so that nothing is left to set up, then several times more, each with a port and a folder of
its own. Prints figures as JSON; the exit code is 1 if the median is above the bar. The web pages and the
compiled modules of this checkout are brought up to date by the first start.
"""

from __future__ import annotations

import argparse
import json
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Final

from devlib.places import ROOT

START_BAR: Final = 3.0  # seconds
READY: Final = "ready"  # in the line that `dev play` prints once the server answers


def started() -> float:
    """The seconds of one start, from the command to the server that answers."""
    with tempfile.TemporaryDirectory() as games:
        where = ["--port", str(free_port()), "--data", games]
        begun = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, ROOT / "dev", "play", "--no-browser", *where], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        printed = []
        for line in process.stdout:
            printed.append(line)
            if READY in line:
                break
        seconds = time.monotonic() - begun
        is_ready = process.poll() is None
        process.send_signal(signal.SIGINT)
        process.communicate()
    if not is_ready:
        sys.exit(f"`dev play` did not start: {''.join(printed).strip() or 'it said why above'}")
    return seconds


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Hold `dev play` to its bar of a quick second start.")
    parser.add_argument("--times", type=int, default=3, help="starts that count (default 3)")
    chosen = parser.parse_args()
    first = started()
    later = [started() for _ in range(max(1, chosen.times))]
    median = statistics.median(later)
    seconds = [round(value, 2) for value in later]
    figures = {"first_s": round(first, 2), "later_s": seconds, "bar_s": START_BAR}
    print(json.dumps(figures, indent=1))
    if median >= START_BAR:
        print(f"A start took {median:.1f} seconds, not below {START_BAR:.0f}.", file=sys.stderr)
    return 1 if median >= START_BAR else 0


if __name__ == "__main__":
    sys.exit(main())

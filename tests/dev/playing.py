"""A `dev play` with stand-ins for the server and the compiler."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from tests.dev.checkout import Checkout

PATIENCE = 120  # seconds for a line that should come at once, on however busy a machine
HEALTHY_SERVER = """
import http.server, os, pathlib, sys

here = pathlib.Path(__file__)
here.with_name("server.called").write_text(" ".join(sys.argv))
here.with_name("server.pid").write_text(str(os.getpid()))

class Health(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

http.server.HTTPServer(("127.0.0.1", int(sys.argv[sys.argv.index("--port") + 1])), Health).serve_forever()
"""


@contextmanager
def playing(checkout: Checkout, port: int, compiling: str = "exit 0") -> Iterator[subprocess.Popen[str]]:
    """A `dev play` in a checkout whose server is a stand-in, ended at the end."""
    server = checkout.root / "server.py"
    server.write_text(HEALTHY_SERVER)
    serving = f'[ "$3" = serve ] && exec {sys.executable} {server} "$@"'
    checkout.set_venv_python(f'{serving}\nif [ "$2" = --into ]; then\n{compiling}\nfi\nexit 0')
    process = subprocess.Popen(
        checkout.command("play", "--no-browser", "--port", str(port)),
        env=checkout.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def line_with(process: subprocess.Popen[str], words: str) -> str:
    """Read what it prints up to the line that holds these words; one that never comes ends the process."""
    assert process.stdout is not None
    printed = []
    patience = Timer(PATIENCE, process.kill)
    patience.start()
    try:
        for line in process.stdout:
            if words in line:
                return line
            printed.append(line)
    finally:
        patience.cancel()
    raise AssertionError(f"No line holds {words!r}: {printed}")

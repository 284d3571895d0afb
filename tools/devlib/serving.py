"""Starting the server, waiting until it answers, and ending it."""

from __future__ import annotations

import errno
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from pathlib import Path
from types import FrameType

from devlib.places import COMPILED, LOGS, PLAIN, ROOT, VENV_PYTHON, shown
from devlib.shell import venv_environment
from devlib.trouble import Trouble, sentence_for_output

_PATIENCE = 30.0  # seconds until a server that does not answer is given up
_GRACE = 10.0  # seconds a server gets to end by itself


class Server:
    """A `lascaux serve` of our own."""

    def __init__(self, host: str, port: int, games: Path, library: Path) -> None:
        self.address = address_of(host, port)
        self.log = LOGS / "server.txt"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("w", encoding="utf-8") as output:
            where = ["--host", host, "--port", str(port), "--data", str(games)]
            later = ["--bots-from", str(COMPILED)] if library == PLAIN else []
            # A session of its own: Ctrl-C reaches the server once, through us.
            self.process = subprocess.Popen(
                [VENV_PYTHON, "-m", "lascaux", "serve", *where, *later],
                cwd=ROOT,
                env=venv_environment() | {"PYTHONPATH": str(library)},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def wait_until_it_answers(self) -> None:
        """Return once the server answers, or say that it did not start."""
        end = time.monotonic() + _PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if answers(self.address):
                return
            time.sleep(0.03)
        raise Trouble(self._why_not())

    def wait_until_it_ends(self) -> int:
        """Wait for the server; it ends by itself only when something is wrong."""
        code = self.process.wait()
        if code > 0:
            raise Trouble(f"The server stopped: read why in {shown(self.log)} and run this again.")
        if code < 0:
            ended = f"The server was ended from outside ({_signal_named(-code)})"
            raise Trouble(f"{ended}; every game is kept: run this again.")
        return 0

    def end(self) -> None:
        """End the server, gently first."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(_GRACE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def _why_not(self) -> str:
        printed = self.log.read_text(encoding="utf-8", errors="replace").strip()
        last = printed.splitlines()[-1] if printed else ""
        # The server says itself what is in its way; only a traceback needs reading.
        if self.process.poll() is not None and last.endswith(".") and "Traceback" not in printed:
            return last
        sentence = sentence_for_output(printed) or "The server did not start: read why and run this again"
        return f"{sentence} (details in {shown(self.log)})."


def _signal_named(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def check_port(host: str, port: int) -> None:
    """Refuse a port that cannot be had, before anything is built."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((host, port))
        except OSError as error:
            raise Trouble(_sentence_for_port(error, host, port)) from error


def _sentence_for_port(error: OSError, host: str, port: int) -> str:
    address = address_of(host, port)
    if error.errno == errno.EADDRINUSE and answers(address):
        return f"Lascaux is already running at {address}: open it there, or end it first."
    if error.errno in (errno.EADDRINUSE, errno.EACCES):
        other = port + 1 if 1024 <= port < 65535 else 8001
        reason = "taken by another program" if error.errno == errno.EADDRINUSE else "not for everyone to use"
        return f"Port {port} is {reason}: choose another one, such as `python3 dev play --port {other}`."
    return f"The server cannot listen on {host} ({error.strerror}): choose another address with --host."


def answers(address: str) -> bool:
    """Tell whether a Lascaux server answers at this address."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}/api/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


def address_of(host: str, port: int) -> str:
    """Give the address a browser on this machine opens."""
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):  # noqa: S104  compared, not bound
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_on_network(host: str, port: int) -> str | None:
    """Give the address that others on the network open; None where the server or the machine has none."""
    kinds = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}  # noqa: S104  compared, not bound
    if host not in kinds:
        return None
    kind, elsewhere = kinds[host]
    try:
        # A datagram socket sends nothing here: the system only says by which of our addresses it would.
        with socket.socket(kind, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))
            ours = str(probe.getsockname()[0])
    except OSError:
        return None
    return address_of(ours, port)


def open_browser(address: str) -> None:
    """Open the browser where there is a screen for it."""
    has_screen = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(address)


def turn_signals_into_interrupts() -> None:
    """Let a closed terminal or `kill` end us like Ctrl-C, so that the server is never left behind."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, interrupt)
    signal.signal(signal.SIGHUP, interrupt)

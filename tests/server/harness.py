"""Real servers in processes of their own, and people who talk to them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lascaux.server.messages import (
    Ack,
    Act,
    ActAll,
    AskWhatIf,
    Fault,
    FromBrowser,
    Hello,
    Joined,
    Refused,
    TableInfo,
    TableOpened,
    ToBrowser,
    Undo,
    Update,
    Welcome,
    WhatIf,
)
from lascaux.wire import YourDecision

LAUNCH: Final = Path(__file__).with_name("launch.py")
STUB: Final = (sys.executable, str(Path(__file__).with_name("stub_worker.py")))
PATIENCE: Final = 60.0
AT: Final = "2026-01-01T00:00:00.000Z"

T = TypeVar("T")
M = TypeVar("M", bound=msgspec.Struct)

_to_browser: Final[msgspec.json.Decoder[ToBrowser]] = msgspec.json.Decoder(ToBrowser)


class Seated(NamedTuple):
    """A table where everybody has sat down: the host's seat and token, and the token of each person."""

    table: TableInfo
    seat: int | None
    token: str
    tokens: dict[int, str]


class Server:
    """A server process on a port of its own."""

    def __init__(self, folder: Path, **settings: object) -> None:
        wanted = msgspec.json.encode({"folder": str(folder), **settings}).decode()
        self.folder: Final = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._log: Final = folder / "log.txt"
        self._wishes = 0
        with self._log.open("a", encoding="utf-8") as log:
            self.process: Final = subprocess.Popen(
                [sys.executable, str(LAUNCH), wanted], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+:\d+)", line)
        assert found is not None, f"no address in {line!r}: {self.log()}"
        self.address: Final = found[1]
        self.http: Final = httpx.Client(
            base_url=f"http://{self.address}", trust_env=False, timeout=PATIENCE, limits=httpx.Limits()
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def log(self) -> str:
        """What the process wrote to its log."""
        return self._log.read_text(encoding="utf-8")

    def stop(self) -> str:
        """End it politely; gives its log."""
        return self._end(signal.SIGTERM)

    def kill(self) -> str:
        """End it at once, as a power cut would."""
        return self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> str:
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.log()

    # --- REST ---------------------------------------------------------------------------------

    def open(self, *seats: str, **settings: object) -> TableOpened:
        """A new table; each seat is `human` or the name of a bot."""
        answer = self.http.post("/api/tables", content=msgspec.json.encode(table_of(*seats, **settings)))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableOpened)

    def seated(self, *seats: str, **settings: object) -> Seated:
        """A new table at which all who are invited have sat down."""
        opened = self.open(*seats, **settings)
        tokens = {} if opened.seat is None else {opened.seat: opened.token}
        for seat, invitation in opened.invitations.items():
            tokens[seat] = self.join(opened.table.id, token=invitation, name="Friend").token
        return Seated(opened.table, opened.seat, opened.token, tokens)

    def join(self, table: str, **wanted: str | None) -> Joined:
        """Sit down by an invitation."""
        answer = self.send("POST", f"/api/tables/{table}/join", wanted)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Joined)

    def get(self, path: str, kind: type[T], token: str | None = None) -> T:
        """The answer to a GET as a struct."""
        answer = self.http.get(path, headers=bearing(token))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    def send(self, method: str, path: str, body: object, token: str | None = None) -> httpx.Response:
        """The answer to a request with a JSON body."""
        return self.http.request(method, path, content=msgspec.json.encode(body), headers=bearing(token))

    def wish(self, table: str, token: str | None, kind: str, **wanted: object) -> httpx.Response:
        """The answer to a wish; without an id it gets one of its own."""
        self._wishes += 1
        body = {"type": kind, "id": f"wish {self._wishes}", **wanted}
        return self.send("POST", f"/api/tables/{table}/wish", body, token)

    def granted(self, table: str, token: str | None, kind: str, **wanted: object) -> int:
        """The row that a wish became."""
        answer = self.wish(table, token, kind, **wanted)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=Ack).seq

    def refusal(self, table: str, token: str | None, kind: str, **wanted: object) -> str:
        """The code of why a wish is refused."""
        answer = self.wish(table, token, kind, **wanted)
        assert answer.status_code >= 400, answer.text
        return msgspec.json.decode(answer.content, type=Fault).code

    def guest(self, address: str = "127.0.0.2") -> httpx.Client:
        """Somebody else than this machine itself: limits hold for them."""
        line = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=f"http://{self.address}", transport=line, timeout=PATIENCE)

    def fault(self, answer: httpx.Response, status: int) -> Fault:
        """The fault in an answer of this status."""
        assert answer.status_code == status, answer.text
        return msgspec.json.decode(answer.content, type=Fault)

    # --- sockets ------------------------------------------------------------------------------

    def sit(
        self,
        table: str,
        token: str | None = None,
        since: int = 0,
        language: str = "en",
        own: str = "",
        **hello: object,
    ) -> Person:
        """Somebody at a table, welcomed and up to date; `own` is the address they come from."""
        person = Person(self.address, table, own)
        said = {"type": "hello", "token": token, "since": since, "language": language, **hello}
        person.send(msgspec.convert(said, Hello))
        person.welcome = person.hear(Welcome)
        person.update = person.hear(Update)
        return person


class Person:
    """One socket, and all it ever received."""

    def __init__(self, address: str, table: str, own: str = "") -> None:
        self._open: Final = ExitStack()
        self.socket: Final[ClientConnection] = self._open.enter_context(
            connect(
                f"ws://{address}/api/tables/{table}/socket",
                max_size=None,
                proxy=None,
                close_timeout=1,
                source_address=(own, 0) if own else None,
            )
        )
        self.heard: Final[list[str]] = []
        self.welcome: Welcome
        self.update: Update
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def send(self, message: FromBrowser) -> None:
        """Say something."""
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> ToBrowser:
        """The next message; keeps the newest update."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = _to_browser.decode(text)
        if isinstance(message, Update):
            self.update = message
        return message

    def hear(self, kind: type[M], accept: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind, passing over others."""
        while True:
            message = self.receive()
            if isinstance(message, kind) and accept(message):
                return message

    def closing(self) -> int:
        """The code with which the server closes this socket, after all it still has to say."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def act(self, action: str, at: int | None = None, number: str | None = None) -> Ack | Refused:
        """Play an action; gives the answer."""
        self._number += 1
        at = self.update.seq if at is None else at
        return self._answered(Act(number or f"act {self._number}", at, action))

    def act_all(self, actions: list[str], at: int | None = None, number: str | None = None) -> Ack | Refused:
        """Play several actions as one; gives the answer."""
        self._number += 1
        at = self.update.seq if at is None else at
        return self._answered(ActAll(number or f"act {self._number}", at, actions))

    def what_if(self, actions: list[str], at: int | None = None) -> WhatIf:
        """Ask what some actions would bring about."""
        self._number += 1
        number = f"ask {self._number}"
        self.send(AskWhatIf(number, self.update.seq if at is None else at, actions))
        return self.hear(WhatIf, lambda answer: answer.id == number)

    def undo(self) -> Ack | Refused:
        """Take back; gives the answer."""
        self._number += 1
        return self._answered(Undo(f"undo {self._number}", self.update.seq))

    def choices(self) -> list[str]:
        """All that may be played now; waits until asked."""
        while True:
            decision = self.update.decision
            if isinstance(decision, YourDecision):
                return [choice.text for choice in decision.choices]
            self.hear(Update)

    def catch_up(self, seq: int) -> Update:
        """The update that tells of row `seq`."""
        while self.update.seq < seq:
            self.hear(Update)
        return self.update

    def _answered(self, message: Act | ActAll | Undo) -> Ack | Refused:
        self.send(message)
        while True:
            answer = self.receive()
            if isinstance(answer, Ack | Refused) and answer.id == message.id:
                return answer


def table_of(*seats: str, **settings: object) -> dict[str, object]:
    """The body that opens a table; each seat is `human` or the name of a bot."""
    kinds = [{"kind": "human"} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats]
    return {"game": "clans", "seats": kinds, **settings}


def bearing(token: str | None) -> dict[str, str]:
    """The headers that show a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}

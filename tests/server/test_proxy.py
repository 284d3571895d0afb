"""The proxy of docs/hosting.md, with a real nginx: pages, requests, sockets, and who is who."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from lascaux.server.messages import Update
from tests.server.harness import PATIENCE, STUB, Server, table_of

pytestmark = pytest.mark.server

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "games.example"
ROUND_IT = """
daemon off;
pid {folder}/pid;
error_log stderr warn;
events {{ worker_connections 128; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def find_nginx() -> str:
    """Where nginx is; skips without it, but not in CI."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        assert not os.environ.get("CI"), "CI has nginx: see .ci/run"
        pytest.skip("nginx is not installed (Debian: apt install nginx-light)")
    return found


def site(server: Server, port: int) -> str:
    """The example of the page, with this server and port, and without TLS."""
    (example,) = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.S)
    changes = {
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "server 127.0.0.1:8000;": f"server {server.address};",
    }
    for old, new in changes.items():
        assert example.count(old) == 1, old
        example = example.replace(old, new)
    changed, count = re.subn(r"^ +ssl_certificate.*\n", "", example, flags=re.M)
    assert count == 2
    return changed


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, int]]:
    """A server behind nginx, and the port of nginx."""
    nginx = find_nginx()
    folder = tmp_path_factory.mktemp("proxy")
    rules = {"hosts": [NAME], "proxies": ["127.0.0.1"], "openings": 2, "openings_a_minute": 1, "sockets": 1}
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with Server(folder / "games", worker=STUB, rules=rules) as server:
        config = folder / "nginx.conf"
        config.write_text(ROUND_IT.format(folder=folder, site=site(server, port)), encoding="utf-8")
        proxy = subprocess.Popen([nginx, "-e", "stderr", "-p", str(folder), "-c", str(config)])
        try:
            _wait_for(port)
            yield server, port
        finally:
            proxy.terminate()
            proxy.wait(timeout=PATIENCE)


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not listen")


def visitor(port: int, own: str) -> httpx.Client:
    """A browser at an address of its own that knows the server by its name."""
    origin = f"http://{NAME}:{port}"
    return httpx.Client(
        base_url=f"http://127.0.0.1:{port}",
        transport=httpx.HTTPTransport(local_address=own),
        headers={"Host": f"{NAME}:{port}", "Origin": origin},
        timeout=PATIENCE,
    )


def test_a_game_is_opened_and_played_through_the_proxy(behind: tuple[Server, int]) -> None:
    _, port = behind
    with visitor(port, "127.0.0.2") as browser:
        assert browser.get("/").status_code == 200
        opened = browser.post("/api/tables", json=table_of("human", "random"))
        assert opened.status_code == 201, opened.text
        table, token = opened.json()["table"]["id"], opened.json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        answer = browser.get(f"/api/tables/{table}/updates?wait=1", headers=bearer)
        assert answer.json()["update"]["seq"] >= 1
    cable = socket.create_connection(("127.0.0.1", port), PATIENCE, ("127.0.0.2", 0))
    address = f"ws://{NAME}:{port}/api/tables/{table}/socket"
    with connect(address, sock=cable, additional_headers={"Origin": f"http://{NAME}:{port}"}) as line:
        line.send('{"type":"hello","token":"' + token + '"}')
        heard = [str(line.recv(timeout=PATIENCE)) for _ in range(2)]
    assert '"welcome"' in heard[0]
    assert f'"{Update.__struct_config__.tag}"' in heard[1]


def test_visitors_are_told_apart_by_the_address_that_the_proxy_sees(behind: tuple[Server, int]) -> None:
    _, port = behind
    with visitor(port, "127.0.0.3") as one, visitor(port, "127.0.0.4") as two:
        statuses = [one.post("/api/tables", json=table_of("human", "human")).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        pretended = one.post(
            "/api/tables", json=table_of("human", "human"), headers={"X-Forwarded-For": "198.51.100.1"}
        )
        assert pretended.status_code == 429
        assert two.post("/api/tables", json=table_of("human", "human")).status_code == 201


def test_who_comes_past_the_proxy_is_not_believed(behind: tuple[Server, int]) -> None:
    server, _ = behind
    with server.guest("127.0.0.5") as client:
        statuses = [
            client.post(
                "/api/tables",
                json=table_of("human", "human"),
                headers={"X-Forwarded-For": f"198.51.100.{number}"},
            ).status_code
            for number in range(3)
        ]
    assert statuses == [201, 201, 429]


@pytest.mark.parametrize("host", ["evil.example", f"{NAME}.evil.example", "x" * 300])
def test_another_name_is_refused_in_words(behind: tuple[Server, int], host: str) -> None:
    server, port = behind
    with visitor(port, "127.0.0.6") as browser:
        fault = server.fault(browser.get("/api/games", headers={"Host": host}), 421)
        assert fault.code == "bad-host"
        assert host[:20] in fault.message


def test_a_page_of_another_site_writes_nothing(behind: tuple[Server, int]) -> None:
    server, port = behind
    with visitor(port, "127.0.0.7") as browser:
        answer = browser.post(
            "/api/tables", json=table_of("human", "human"), headers={"Origin": "https://evil.example"}
        )
        assert server.fault(answer, 403).code == "bad-origin"

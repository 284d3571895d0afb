"""Pages, headers and the description of the interface."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lascaux.server.faults import STATUS_OF, Denied, language_of
from lascaux.server.routes import ROUTES
from lascaux.table.words import LANGUAGES, Words
from tests.server.harness import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with pages."""
    pages = tmp_path_factory.mktemp("pages")
    (pages / "assets").mkdir()
    (pages / "index.html").write_text("<!doctype html><title>home</title>", encoding="utf-8")
    (pages / "assets" / "app-1a2b.js").write_text("let x = 1;" * 200, encoding="utf-8")
    (pages.parent / "secret.txt").write_text("secret", encoding="utf-8")
    with Server(tmp_path_factory.mktemp("data"), static=str(pages)) as server:
        yield server


@pytest.mark.server
@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/clans", "/index.html"])
def test_every_address_of_the_pages_gives_the_one_page(built: Server, path: str) -> None:
    answer = built.http.get(path)
    assert "<title>home" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.server
def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_packed(built: Server) -> None:
    answer = built.http.get("/assets/app-1a2b.js")
    assert answer.text.startswith("let x")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]


@pytest.mark.server
@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"]
)
def test_nothing_outside_the_pages_is_served(built: Server, path: str) -> None:
    assert "secret" not in built.http.get(path).text


@pytest.mark.server
@pytest.mark.parametrize("name", ["x" * 299, "x" * 256, "table/" + "y" * 290, "z" * 5000])
def test_a_name_that_no_file_can_have_is_an_address_like_any_other(built: Server, name: str) -> None:
    assert "<title>home" in built.http.get(f"/{name}").text
    assert built.http.get(f"/assets/{name}").status_code == 404


@pytest.mark.server
def test_without_pages_one_page_says_how_to_build_them(server: Server, tmp_path: Path) -> None:
    with Server(tmp_path / "data", static=str(tmp_path / "none")) as bare:
        assert "python3 dev play" in bare.http.get("/").text


@pytest.mark.server
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/none.js"])
def test_every_answer_carries_the_security_headers(built: Server, path: str) -> None:
    headers = built.http.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.server
def test_openapi_describes_every_route_and_body(server: Server) -> None:
    document = server.http.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(route.method, route.path) for route in ROUTES}
    for route in ROUTES:
        operation = document["paths"][route.path][route.method.lower()]
        assert ("requestBody" in operation) == (route.body is not None)
        assert str(route.status) in operation["responses"]
    assert {"NewTable", "Update", "Fault", "ClansView", "FromBrowser", "ToBrowser"} <= set(
        document["components"]["schemas"]
    )


def test_every_reference_of_openapi_leads_somewhere(server: Server) -> None:
    text = server.http.get("/openapi.json").text
    document = server.http.get("/openapi.json").json()
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(document["components"]["schemas"])


def test_the_document_of_the_interface_is_fresh() -> None:
    check = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "api_docs.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_in_every_language(language: str) -> None:
    said_by_the_table = {"not-legal", "not-your-turn", "over", "no-undo"}
    for code in set(STATUS_OF) - said_by_the_table:
        assert Words(language, strict=True).has(f"server-{code}"), code


def test_a_fault_is_said_in_its_language() -> None:
    assert Denied("stale").fault("it").message.startswith("Il tavolo")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("it", "it"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de,en;q=0.5,it;q=0.7", "it"),
        ("fr", "en"),
        ("it;q=x", "en"),
        ("it;q=0", "en"),
        (",;q=,;;;", "en"),
    ],
)
def test_the_best_liked_language_is_chosen(header: str, language: str) -> None:
    assert language_of(header) == language


@pytest.mark.server
def test_a_lesson_is_told_to_everybody_and_packed_for_browsers(built: Server) -> None:
    path = "/api/lessons/clans"
    plain, packed = (built.http.get(path, headers={"accept-encoding": how}) for how in ("identity", "gzip"))
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert built.fault(built.http.get("/api/lessons/chess"), 404).code == "no-game"

"""A machine that knows only the OpenAPI document tries to break the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import Server

pytestmark = pytest.mark.server

SECONDS = 20
# No schema can say which games there are and what a record is, so valid data may still be refused.
UNFIT = "positive_data_acceptance"


def test_nothing_that_openapi_allows_or_forbids_breaks_the_server(server: Server, tmp_path: Path) -> None:
    opened = server.seated("human", "human")
    settings = tmp_path / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.table" = "{opened.table.id}"\n', encoding="utf-8")
    command = [
        *(str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(settings)),
        *("run", f"http://{server.address}/openapi.json", "--seed", "1", "--max-time", str(SECONDS)),
        *("--phases", "coverage,fuzzing", "--exclude-checks", UNFIT, "--warnings", "off"),
        *("--exclude-operation-id", "renew_seat"),  # after it the token of this run opens nothing
        *("-H", f"Authorization: Bearer {opened.token}", "--no-color"),
    ]
    tried = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, timeout=6 * SECONDS, check=False
    )
    assert tried.returncode == 0, tried.stdout[-6000:] + tried.stderr[-2000:]

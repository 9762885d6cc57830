"""Builds what a wheel or an editable install has besides the sources: the page that the server serves, and the libraries of the kernels.
A wheel gets its bill of materials, too.

TOTTENBURY_NO_WEB=1 leaves out the page: the server then says at `/` that it has none, and everything else works. TOTTENBURY_NO_KERNELS=1
leaves out the libraries: everything then runs interpreted, on any machine. TOTTENBURY_TARGET names another machine than this one to make a
wheel for.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools import npm, sbom
from tottenbury.building.progress import NUMBA
from tottenbury.building.targets import TARGETS
from tottenbury.kernel.library import SHIPPED, checked, host_target, suffix_of
from tottenbury.library import families


class BuildHook(BuildHookInterface[Any]):
    """The hook."""

    def _target(self) -> str | None:
        """The target whose libraries belong into this build, if any do."""
        if self.target_name != "wheel" or os.environ.get("TOTTENBURY_NO_KERNELS") == "1":
            return None
        named = os.environ.get("TOTTENBURY_TARGET", "")
        if named and (named not in TARGETS or not TARGETS[named].wheel):
            sys.exit(f"There are no wheels for {named}; there are for: {', '.join(name for name, one in TARGETS.items() if one.wheel)}.")
        return named or (host_target() if host_target() in TARGETS else None)

    @staticmethod
    def _missing(target: str) -> bool:
        return not all(checked(SHIPPED / target / f"{family}{suffix_of(target)}", family) for family in families())

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built; a compiler, where libraries have to be (not for an editable install: they come later)."""
        needed = [] if npm.unwanted() or npm.current() else [npm.NODE]
        target = self._target()
        editable = "editable" in self.build_config.versions if hasattr(self.build_config, "versions") else False
        if target is not None and not editable and self._missing(target):
            needed += [NUMBA, "fluent.runtime", "platformdirs"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and the libraries, unless they are there already."""
        if not npm.unwanted():
            try:
                npm.build()
            except npm.NoPage as error:
                note = "TOTTENBURY_NO_WEB=1 in the environment installs Tottenbury without its page."
                sys.exit(f"The page of the game could not be built. {error}\n{note}")
        if self.target_name != "wheel" or version == "editable":
            return
        build_data["sbom_files"].append(self._write_bill())
        target = self._target()
        if target is None:
            return
        self._build_kernels(target)
        build_data["artifacts"].append(f"src/tottenbury/kernel/built/{target}/*")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{TARGETS[target].wheel}"

    def _write_bill(self) -> str:
        """Write the bill of materials among the temporary files, from where it gets into the wheel."""
        folder = tempfile.mkdtemp(prefix="tottenbury-bill-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        path = Path(folder) / sbom.NAME
        bill = sbom.bill(self.metadata.version, page=(npm.SITE / "index.html").exists())
        path.write_text(sbom.text(bill), encoding="utf-8", newline="\n")
        return str(path)

    def _build_kernels(self, target: str) -> None:
        if not self._missing(target):
            return
        print("Building the libraries of the kernels, which takes some minutes ...", file=sys.stderr, flush=True)
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "tottenbury.building", "--target", target]
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode != 0 or self._missing(target):
            note = "TOTTENBURY_NO_KERNELS=1 in the environment makes a wheel without them, in which everything runs interpreted."
            sys.exit(f"The libraries of the kernels could not be built.\n{note}")

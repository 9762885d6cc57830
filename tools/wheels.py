"""Makes a wheel for every machine that libraries are built for: `make wheels`, or some of them: `python tools/wheels.py linux-aarch64`.

The sources are read once for all machines; then each wheel takes its libraries.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tottenbury.building.targets import TARGETS
from tottenbury.kernel.library import suffix_of
from tottenbury.library import families

ROOT = Path(__file__).resolve().parent.parent


def main(names: list[str]) -> None:
    """Build the libraries, then the wheels, and say how large they are."""
    known = [target.name for target in TARGETS.values() if target.wheel]
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"There are no wheels for {', '.join(unknown)}; there are for: {', '.join(known)}.")
    targets = names or known
    build = [sys.executable, "-m", "tottenbury.building"]
    for target in targets:
        build += ["--target", target]
    subprocess.run(build, check=True)
    for target in targets:
        environment = {**os.environ, "TOTTENBURY_TARGET": target}
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "dist", "."]
        subprocess.run(command, check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        print(told(newest_wheel(target), target))


def newest_wheel(target: str) -> Path:
    """The wheel that has just been made for a target."""
    tag = TARGETS[target].wheel.split(".")[0]
    return max((ROOT / "dist").glob(f"*{tag}*.whl"), key=lambda path: path.stat().st_mtime)


def told(wheel: Path, target: str) -> str:
    """One line about a wheel; an error if its libraries are not in it."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"tottenbury/kernel/built/{target}/{family}{suffix_of(target)}" for family in families()}
    if missing := wanted - inside:
        sys.exit(f"{wheel.name} lacks {', '.join(sorted(missing))}.")
    return f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB"


if __name__ == "__main__":
    main(sys.argv[1:])

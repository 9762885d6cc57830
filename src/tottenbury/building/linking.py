"""From an object file to a library, by whatever linker is there: a C compiler for this machine, Zig's for every other one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tottenbury.building.targets import Target, host


class NoLinker(RuntimeError):
    """Nothing on this machine can link for a target."""


def linker_for(target: Target) -> list[str] | None:
    """The command that links for a target, without its files; None if there is none."""
    own = host()
    if own is not None and own.name == target.name and target.name.startswith("linux-"):
        for name in ("cc", "gcc", "clang"):
            if found := shutil.which(name):
                return [found, "-shared", "-nostdlib", "-Wl,--build-id=none", "-Wl,-s", "-Wl,-z,noexecstack"]
        if found := shutil.which("ld") or shutil.which("ld.lld"):
            return [found, "-shared", "--build-id=none", "-s", "-z", "noexecstack"]
    if own is not None and own.name == target.name and target.name.startswith("macos-") and (found := shutil.which("cc")):
        return [found, "-shared", "-undefined", "dynamic_lookup"]
    if importlib.util.find_spec("ziglang") is None:
        return None
    zig = [sys.executable, "-m", "ziglang"]
    if target.name == "wasm32":
        return [*zig, "wasm-ld", "--no-entry", "--strip-all", "--stack-first", "-z", "stack-size=1048576", "--gc-sections"]
    return [*zig, "cc", "-target", target.zig, "-shared", "-s", *(["-nostdlib"] if target.name.startswith("linux-") else [])]


def link(objects: bytes, symbols: set[str], target: Target, out: Path) -> None:
    """Write the library of an object file."""
    command = linker_for(target)
    if command is None:
        raise NoLinker(f"nothing here can link for {target.name}: a C compiler can for this machine, `pip install ziglang` for every one")
    folder = out.parent
    source = folder / f"{out.stem}.o"
    source.write_bytes(objects)
    if target.name == "wasm32":
        command += ["--export=__heap_base", *(f"--export={symbol}" for symbol in sorted(symbols))]
    elif target.name.startswith("macos-"):
        command += [f"-Wl,-install_name,@rpath/{out.name}"]
    command += ["-o", str(out), str(source)]
    # A linker that writes times or paths into its output would give other bytes each time.
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "0", "ZERO_AR_DATE": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder, check=False)  # noqa: S603
    if done.returncode != 0 or not out.exists():
        raise NoLinker(f"linking for {target.name} failed: {done.stderr.strip()[-2000:]}")

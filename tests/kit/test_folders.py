"""The user's folders: the same on Linux as they always were, elsewhere where the system has them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from tottenbury.core.errors import TottenburyError
from tottenbury.kit import folders
from tottenbury.server.config import Config
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.solving.tables import table_for

NAMES = ("TOTTENBURY_DATA", "TOTTENBURY_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, and an environment that says nothing more."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_on_linux_games_and_tables_lie_in_the_data_folder_and_libraries_in_the_cache(home: Path) -> None:
    assert folders.data_folder() == home / ".local" / "share" / "tottenbury"
    assert folders.cache_folder() == home / ".cache" / "tottenbury" / "kernels"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_on_linux_the_environment_can_name_the_folders_of_all_programs(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    assert folders.data_folder() == home / "data" / "tottenbury"
    assert folders.cache_folder() == home / "cache" / "tottenbury" / "kernels"


def test_the_environment_can_name_our_folders(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOTTENBURY_DATA", str(home / "ours"))
    monkeypatch.setenv("TOTTENBURY_CACHE", str(home / "built"))
    assert (folders.data_folder(), folders.cache_folder()) == (home / "ours", home / "built")


def test_games_and_solved_tables_lie_in_one_folder(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOTTENBURY_DATA", str(home / "ours"))
    assert Config().data == str(home / "ours" / "games.db")
    with pytest.raises(TottenburyError, match="no table is there"):
        table_for(TugEdition(cap=3))
    (home / "ours").mkdir()
    (home / "ours" / "tug-3-0.npz").write_text("no table")
    with pytest.raises(TottenburyError, match="is no solved table"):
        table_for(TugEdition(cap=3))


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_games_that_an_earlier_version_kept_in_the_place_of_linux_are_found(
    system: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, earlier = home / "Library" / "tottenbury", home / ".local" / "share" / "tottenbury"
    monkeypatch.setattr(folders.sys, "platform", system)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: theirs)
    assert folders.data_folder() == theirs
    earlier.mkdir(parents=True)
    assert folders.data_folder() == earlier
    theirs.mkdir(parents=True)
    assert folders.data_folder() == theirs


@pytest.mark.parametrize("folder", [folders.data_folder, folders.cache_folder])
def test_without_a_home_there_is_no_folder(folder: Callable[[], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("user_data_path", "user_cache_path"):
        monkeypatch.setattr(platformdirs, name, lambda *_, **__: Path("~/nowhere/tottenbury"))
    with pytest.raises(RuntimeError, match="home"):
        folder()

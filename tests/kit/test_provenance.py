"""What is said of the code that made a file."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tottenbury.kit import provenance


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Ask git again in each test, and after it."""
    provenance.code_commit.cache_clear()
    yield
    provenance.code_commit.cache_clear()


def git(folder: Path, *words: str) -> None:
    name = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", *name, *words], cwd=folder, check=True, capture_output=True)


def test_the_commit_is_the_last_one_of_the_package_with_a_plus_if_it_was_changed_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "package"
    package.mkdir()
    monkeypatch.setattr(provenance, "PACKAGE", package)
    git(tmp_path, "init", "--quiet")
    (package / "__init__.py").write_text("")
    assert provenance.code_commit() is None  # git does not know the package yet
    provenance.code_commit.cache_clear()
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "--quiet", "-m", "One")
    first = provenance.code_commit()
    assert first is not None
    assert re.fullmatch("[0-9a-f]{12}", first)
    (tmp_path / "README").write_text("beside the package")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "--quiet", "-m", "Two")
    provenance.code_commit.cache_clear()
    assert provenance.code_commit() == first
    (package / "__init__.py").write_text("changed = True")
    provenance.code_commit.cache_clear()
    assert provenance.code_commit() == first + "+"


def test_without_git_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provenance, "which", lambda _: None)
    assert provenance.code_commit() is None

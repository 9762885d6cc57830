"""Which code this is, for files that say what they were made by."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from shutil import which

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def code_commit() -> str | None:
    """The last commit that changed this package, with a + behind it if files were changed since; None outside its repository."""
    git = which("git")
    if git is None:
        return None

    def ask(*question: str) -> str | None:
        run = subprocess.run([git, *question], cwd=PACKAGE, capture_output=True, text=True, check=False)  # noqa: S603
        return run.stdout.strip() if run.returncode == 0 else None

    if ask("ls-files", "--error-unmatch", "__init__.py") is None:  # an installed package inside somebody else's repository
        return None
    commit = ask("log", "-1", "--format=%h", "--abbrev=12", "--", ".")
    return commit and commit + ("+" if ask("status", "--porcelain", "--untracked-files=no", ".") else "")

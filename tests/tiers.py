"""Which tests are quick enough for every few minutes of work, and which need a browser."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parent
FAST = ("kernel", "core", "cards", "stones", "siege", "notation", "words", "session", "test_playthroughs.py", "test_tiers.py")
"""Rules, notation, prover, sessions: they need neither browser nor network nor anything that `pip install tottenbury` does not bring."""
BROWSER = ("web",)

TIERS = {"fast": FAST, "browser": BROWSER}
"""By the name of the marker. What is in neither is for `make test` alone."""


def tier_of(path: Path) -> str | None:
    """The tier of a file or folder of tests, by where it lies."""
    if path == TESTS or TESTS not in path.parents:
        return None
    top = path.relative_to(TESTS).parts[0]
    return next((name for name, tops in TIERS.items() if top in tops), None)


def left_out(path: Path, wanted: str) -> bool:
    """Whether a run that wants one tier alone need not even import this; an expression of several markers is left to pytest."""
    if wanted not in TIERS or path.name in ("conftest.py", "__init__.py") or path == TESTS or TESTS not in path.parents:
        return False
    return tier_of(path) != wanted

"""The tiers of tests: what `make check` runs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.tiers import TESTS, TIERS, left_out, tier_of


def test_every_tier_names_what_is_there() -> None:
    assert [name for tops in TIERS.values() for name in tops if not (TESTS / name).exists()] == []


@pytest.mark.parametrize(
    ("place", "tier"), [("stones/test_turn.py", "fast"), ("web", "browser"), ("web/test_home.py", "browser"), ("server", None), ("", None)]
)
def test_a_place_decides_the_tier(place: str, tier: str | None) -> None:
    path = TESTS / place if place else TESTS
    assert tier_of(path) == tier
    assert left_out(path, "fast") == (bool(place) and tier != "fast")
    assert not left_out(path, "fast or browser")


def test_a_run_of_the_fast_tier_takes_that_alone() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "fast", "-p", "no:cacheprovider", "tests/core", "tests/arena"]
    ran = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "tests/core/" in ran.stdout
    assert "tests/arena/" not in ran.stdout

"""The benchmark beside the peers: what it counts, without a word about time."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

PATH = Path(__file__).parents[2] / "benchmarks" / "research.py"


@pytest.fixture(scope="module")
def bench() -> Any:
    spec = importlib.util.spec_from_file_location("research_benchmark", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_every_family_is_measured_in_every_one_of_our_interfaces(bench: Any) -> None:
    groups: dict[str, list[str]] = {}
    for line, _ in bench.plan():
        groups.setdefault(line.group, []).append(line.name)
    ours = [names for group, names in groups.items() if group.startswith(("batch", "our"))]
    assert len(ours) == 6
    assert all(names == list(bench.FAMILIES) for names in ours)


def test_what_is_not_installed_is_left_out_and_said_to_be(bench: Any) -> None:
    def absent() -> Any:
        return bench.load("no_such_library")

    lines = bench.measure([(bench.Line("peer", "game"), absent), (bench.Line("own", "game"), lambda: lambda: 5)], 0.0, rounds=1)
    assert "no_such_library" in lines[0].missing
    assert lines[0].rate == 0
    assert "left out: no_such_library" in bench.table(lines)


@pytest.mark.parametrize(("make", "argument"), [("our_pettingzoo", "stones-1999"), ("our_vector", "stones-1999"), ("openspiel", "skat")])
def test_steps_are_decisions(bench: Any, make: str, argument: str) -> None:
    steps = getattr(bench, make)(argument)
    assert all(steps() > 0 for _ in range(3))


def test_ratios_compare_our_slowest_with_their_fastest_and_slowest(bench: Any) -> None:
    group = f"batch of {bench.GAMES:,}, masks, 2 threads"
    lines = [bench.Line(group, "a", 9e6), bench.Line(group, "b", 4e6), bench.Line("RLCard", "x", 1e4), bench.Line("RLCard", "y", 2e4)]
    assert bench.ratios(lines) == ["our slowest batch with masks: 200 times the fastest of RLCard, 400 times the slowest"]


def test_versions_name_what_was_measured(bench: Any) -> None:
    assert {"python", "tottenbury", "numpy", "numba"} <= set(bench.versions())

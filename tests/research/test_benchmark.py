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
    assert len(ours) == 12
    assert all(names == list(bench.FAMILIES) for names in ours)


def test_what_is_not_installed_is_left_out_and_said_to_be(bench: Any) -> None:
    def absent() -> Any:
        return bench.load("no_such_library")

    lines = bench.measure([(bench.Line("peer", "game"), absent), (bench.Line("own", "game"), lambda: lambda: 5)], 0.0, rounds=1)
    assert "no_such_library" in lines[0].missing
    assert lines[0].rate == 0
    assert "left out: no_such_library" in bench.table(lines)


def test_a_peer_that_fails_is_reported_and_the_others_are_measured(bench: Any) -> None:
    def broken() -> Any:
        raise RuntimeError("no cards left")

    turns = iter([5, 5])

    def later() -> int:
        return next(turns)  # StopIteration in the second round

    peers = [(bench.Line("RLCard", "at once"), broken), (bench.Line("RLCard", "later"), lambda: later)]
    lines = bench.measure([*peers, (bench.Line("our PettingZoo", "game"), lambda: lambda: 5)], 0.0, rounds=2)
    assert [line.missing for line in lines] == ["RuntimeError: no cards left", "StopIteration: ", ""]
    assert lines[2].rate > 0
    assert "left out: RuntimeError: no cards left" in bench.table(lines)
    with pytest.raises(RuntimeError, match="no cards left"):
        bench.measure([(bench.Line("our PettingZoo", "game"), broken)], 0.0)


def test_steps_by_known_actions_are_the_games_of_the_seed(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 8)
    steps = bench.chosen("stones-1999", 1)
    assert [steps(), steps()] == [800, 800]


@pytest.mark.parametrize(("make", "argument"), [("our_pettingzoo", "stones-1999"), ("our_vector", "stones-1999"), ("openspiel", "skat")])
def test_steps_are_decisions(bench: Any, make: str, argument: str) -> None:
    steps = getattr(bench, make)(argument)
    assert all(steps() > 0 for _ in range(3))


def test_ratios_compare_a_plain_card_game_and_our_slowest_with_every_peer(bench: Any) -> None:
    group = f"batch of {bench.GAMES:,}, masks, 2 threads"
    lines = [
        bench.Line(group, "stones-1999", 9e6),
        bench.Line(group, "tug", 4e6),
        bench.Line("RLCard", "x", 1e4),
        bench.Line("RLCard", "y"),
    ]
    assert bench.ratios(lines) == [
        "stones-1999 with masks on 2 threads, times: 900 x (RLCard)",
        "tug with masks on 2 threads, times: 400 x (RLCard)",
    ]


def test_targets_are_judged_by_the_worst_line(bench: Any) -> None:
    lines = [
        bench.Line(bench.MASKS, "stones-1999", 3.9e6),
        bench.Line(bench.MASKS, "tug", 7.9e6),
        bench.Line("OpenSpiel from Python", "skat", 154e3),
        bench.Line("OpenSpiel from Python", "gin_rummy", 33e3),
        bench.Line("our PettingZoo", "tug", 20e3),
    ]
    assert bench.Target(5e6, bench.MASKS).judge(lines) == (
        "missed: 5,000,000 steps/s, batch of 1,024, masks, 2 threads: 1 of 2, lowest 3,900,000 (stones-1999), 78%"
    )
    assert bench.Target(20, bench.MASKS, "OpenSpiel from Python").judge(lines) == (
        "met: 20 times OpenSpiel from Python by the slowest batch of 1,024, masks, 2 threads: 2 of 2, lowest 25 (skat), 127%"
    )
    sizes = [bench.Line(*line) for line in (("small", "a", 4e6), ("small", "b", 8e6), ("large", "a", 3e6), ("large", "b", 8e6))]
    assert bench.Target(0.8, "large", "small", alike=True).judge(sizes) == "missed: 80% of small by large: 1 of 2, lowest 75% (a), 94%"
    assert bench.Target(20e3, "our PettingZoo").judge(lines).startswith("met: ")
    assert bench.Target(100, bench.MASKS, "RLCard").judge(lines).startswith("not measured: 100 times RLCard")


def test_every_target_speaks_of_what_is_measured(bench: Any) -> None:
    groups = {line.group for line, _ in bench.plan()}
    assert {target.group for target in bench.TARGETS} | {target.peers for target in bench.TARGETS if target.peers} <= groups


def test_a_rate_is_steps_by_the_clock_that_is_given(bench: Any) -> None:
    ticks = iter([0.0, 1.0, 2.0, 4.0])
    assert bench.rate(lambda: 10, 3.0, lambda: next(ticks)) == 30 / 4


def test_versions_name_what_was_measured(bench: Any) -> None:
    assert {"python", "tottenbury", "numpy", "kernels"} <= set(bench.versions())

"""Worlds in which everything goes wrong but the games. The long runs are commands: see docs/simulation.md."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from tests.simulation.fuzz import fuzz
from tests.simulation.leaking import FAULTS
from tests.simulation.planted import SIMULATION, TWINS, Fault
from tests.simulation.results import ROOT
from tests.simulation.running import command_of, hunt, minimise, run_world, trace_of
from tests.simulation.world import FEATURES, World

WORLDS = 15

QUICK = (
    "say `accepted` though the store has failed",
    "tell everybody before the entry is stored",
    "store another command than the one that was sent",
    "let two commands change a table at once",
    "forget which commands were accepted",
    "answer with a wrong sequence number",
    "accept commands of somebody who has not seen the last change",
    "lose an update for one of those who look",
    "send an old projection",
    "show a spectator what a seat sees",
    "tell spectators what is said at a table",
    "never set a timer",
    "write drawn cards into everybody's log",
    "refuse a move with a reason that tells the whole position",
    "think about a hint with the whole position",
)
"""Faults that are found within seconds; `make faults` looks for all."""


def test_nothing_is_lost_doubled_or_stuck_in_worlds_never_seen_before() -> None:
    first = random.SystemRandom().randrange(10**9)
    for seed in range(first, first + WORLDS):
        world, violation = run_world(seed)
        assert violation is None, f"{trace_of(world, 60)}\n{violation}\nsee it again: {command_of(seed)}"


@pytest.mark.parametrize("seed", [7, 31, 36, 42, 143, 216, 454, 5991])
def test_worlds_that_once_found_a_mistake(seed: int) -> None:
    world, violation = run_world(seed)
    assert violation is None, f"{trace_of(world, 60)}\n{violation}"


def test_the_same_seed_is_the_same_world_in_any_process() -> None:
    seed = random.SystemRandom().randrange(10**9)
    here, _ = run_world(seed)
    again, _ = run_world(seed)
    assert here.digest() == again.digest(), seed
    code = f"from tests.simulation.running import run_world; print(run_world({seed})[0].digest())"
    there = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert there.stdout.strip() == here.digest(), seed


def test_worlds_have_what_they_are_for() -> None:
    """A simulation in which nothing happens finds nothing."""
    total: dict[str, float] = {}
    kinds = set()
    for seed in range(40):
        world, _ = run_world(seed)
        kinds.add(type(world.disk).__name__)
        for name in ("games", "crashes", "torn", "refused_by_disk", "cuts", "jumps"):
            total[name] = total.get(name, 0) + getattr(world.figures, name)
    assert total["games"] > 30
    assert all(total[name] > 0 for name in ("crashes", "torn", "refused_by_disk", "cuts", "jumps")), total
    assert kinds == {"JournalDisk", "SqliteDisk"}


def test_features_can_be_left_out() -> None:
    world = World(3, frozenset(FEATURES))
    figures = world.run()
    assert (figures.crashes, figures.cuts, figures.jumps) == (0, 0, 0)
    assert figures.games > 0


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault.name in QUICK], ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Fault) -> None:
    finding = hunt(fault, seconds=600, most=400)
    assert finding.found, fault.name


def test_a_failure_is_reproduced_and_made_smaller() -> None:
    fault = next(fault for fault in FAULTS if fault.name == "answer with a wrong sequence number")
    finding = hunt(fault, seconds=600, most=100)
    with fault.plant():
        without = minimise(finding.seed)
        world, violation = run_world(finding.seed, without)
        again, same = run_world(finding.seed, without)
    assert violation is not None
    assert str(violation) == str(same)
    assert world.digest() == again.digest()
    assert "crashes" in without  # a wrong number needs no crash
    assert run_world(finding.seed, without)[1] is None


def test_there_are_enough_faults() -> None:
    names = [fault.name for fault in FAULTS]
    assert len(names) == len(set(names)) >= 40
    assert {fault.finder for fault in FAULTS} == {SIMULATION, TWINS}
    assert set(QUICK) <= set(names)


def test_fuzzed_messages_break_nothing() -> None:
    seed = random.SystemRandom().randrange(10**9)
    found = fuzz(3000, seed)
    assert found["messages"] >= 3000, seed
    assert found["answered malformed"] > 100
    assert found["answered accepted"] >= found["changes"] > 0, (seed, found)

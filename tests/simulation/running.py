"""Running worlds, twins and planted faults: one of them, many of them, and finding out what a failure needs."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import nullcontext
from dataclasses import asdict, dataclass

from tests.simulation.gathering import BOOKS
from tests.simulation.leaking import FAULTS
from tests.simulation.planted import TWINS, Fault
from tests.simulation.twins import Different, compare_twins
from tests.simulation.world import FEATURES, Figures, Violation, World


def trace_of(world: World, last: int | None = None) -> str:
    """The story of a world, readable."""
    lines = world.trace if last is None else world.trace[-last:]
    return "\n".join(f"{line[0]:10.3f}  {line[1]:<9} {' '.join(map(str, line[2:]))[:400]}" for line in lines)


def command_of(seed: int, without: Iterable[str] = (), fault: str = "") -> str:
    """How to see a world again."""
    left_out = f" --without {','.join(sorted(without))}" if without else ""
    return f"python -m tests.simulation world {seed}{left_out}" + (f" --fault {fault!r}" if fault else "")


def run_world(seed: int, without: frozenset[str] = frozenset()) -> tuple[World, Violation | None]:
    """One world, and what went wrong in it."""
    world = World(seed, without)
    try:
        world.run()
    except Violation as violation:
        return world, violation
    return world, None


def minimise(seed: int) -> frozenset[str]:
    """Which features of a world a failure does not need: each is left out as long as something still goes wrong."""
    without: frozenset[str] = frozenset()
    for feature in FEATURES:
        if run_world(seed, without | {feature})[1] is not None:
            without |= {feature}
    return without


def add(total: dict[str, float], figures: Figures) -> None:
    """Sum up what happened."""
    for name, value in asdict(figures).items():
        total[name] = total.get(name, 0) + value


@dataclass
class Finding:
    """How a planted fault was found."""

    fault: str
    found: bool
    check: str
    tried: int
    """Worlds or twins."""
    games: int
    seconds: float
    seed: int


def hunt(fault: Fault | None, seconds: float, first: int = 0, most: int = 10**9) -> Finding:
    """Run worlds or twins with a fault until it is found, or the time is over."""
    began, tried, games = time.monotonic(), 0, 0
    name = "none" if fault is None else fault.name
    with nullcontext() if fault is None else fault.plant():
        while time.monotonic() < began + seconds and tried < most:
            seed = first + tried
            tried += 1
            check = ""
            if fault is not None and fault.finder == TWINS:
                try:
                    games += 1
                    compare_twins(BOOKS[seed % len(BOOKS)], seed // len(BOOKS))
                except Different as different:
                    check = f"twins: {str(different).split(':')[0]}"
            else:
                world, violation = run_world(seed)
                games += max(world.figures.tables, world.figures.games)
                check = "" if violation is None else violation.check
            if check:
                return Finding(name, True, check, tried, games, time.monotonic() - began, seed)
    return Finding(name, False, "", tried, games, time.monotonic() - began, -1)


def fault_named(name: str) -> Fault:
    """The planted fault of a name."""
    return next(fault for fault in FAULTS if fault.name == name)
